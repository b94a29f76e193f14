//! The hash of a log entry, and the bytes that it covers.

use crate::ids::LogId;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Prefix of the hashed bytes, for domain separation. It contains the version of their format.
const DOMAIN: &[u8; 16] = b"cardroom/entry/1";

/// SHA-256 hash of a log entry, chained to the hash of the entry before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct EntryHash(pub [u8; 32]);

impl EntryHash {
    /// The hash before the first entry of a log.
    pub const START: EntryHash = EntryHash([0; 32]);

    /// Returns the hash of `entry`, which follows the entry with this hash.
    ///
    /// # Panics
    /// If the kind of the entry is longer than 65,535 bytes, which does not happen: kinds are short words.
    pub fn next(self, log: LogId, entry: &HashInput<'_>) -> EntryHash {
        let HashInput { seq, kind, hand, body } = *entry;
        let mut hash = Sha256::new();
        hash.update(DOMAIN);
        hash.update(self.0);
        hash.update(log.as_str());
        hash.update(seq.to_be_bytes());
        hash.update([u8::from(hand.is_some())]);
        hash.update(hand.unwrap_or(0).to_be_bytes());
        hash.update(u16::try_from(kind.len()).expect("a kind is a short word").to_be_bytes());
        hash.update(kind);
        hash.update(Sha256::digest(body));
        EntryHash(hash.finalize().into())
    }
}

/// Error returned when parsing a hash fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a hash has 64 hexadecimal digits")]
pub struct ParseHashError;

/// The parts of an entry that its hash covers.
#[derive(Clone, Copy)]
pub struct HashInput<'a> {
    /// Position of the entry in the log, from 1.
    pub seq: u64,
    /// Kind of the entry, such as `opened`.
    pub kind: &'a str,
    /// Number of the hand to which the entry belongs, if any.
    pub hand: Option<u64>,
    /// Body of the entry: the remaining fields, as JSON.
    pub body: &'a str,
}

impl fmt::Display for EntryHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for EntryHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EntryHash({self})")
    }
}

impl FromStr for EntryHash {
    type Err = ParseHashError;

    fn from_str(text: &str) -> Result<EntryHash, ParseHashError> {
        let digits: [u8; 64] = text.as_bytes().try_into().map_err(|_| ParseHashError)?;
        let mut hash = [0; 32];
        for (byte, [high, low]) in hash.iter_mut().zip(digits.as_chunks::<2>().0) {
            *byte = (value_of(*high)? << 4) | value_of(*low)?;
        }
        Ok(EntryHash(hash))
    }
}

/// The value of a hexadecimal digit.
fn value_of(digit: u8) -> Result<u8, ParseHashError> {
    let value = char::from(digit).to_digit(16).ok_or(ParseHashError)?;
    Ok(value as u8)
}

impl Serialize for EntryHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for EntryHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<EntryHash, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
