//! Ids of tables, players and writers.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// 32 characters that nobody confuses: without `i`, `l`, `o` and `u`.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Length of a table's id, in characters: 50 bits, which nobody guesses.
const LENGTH: usize = 10;

/// The id of a table, as its link has it: ten characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; LENGTH]);

/// A text that is no table's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table's id has {LENGTH} letters and digits: look at the link again")]
pub struct NotATable;

impl TableId {
    /// An id that nobody can foresee, from the operating system's own random numbers.
    ///
    /// # Errors
    /// If the operating system has none.
    pub fn fresh() -> Result<TableId, getrandom::Error> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes)?;
        Ok(TableId(bytes.map(|byte| ALPHABET[usize::from(byte % 32)])))
    }

    /// The id as it is written.
    ///
    /// # Panics
    /// Never: the alphabet is plain ASCII.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

/// The character of the alphabet that somebody means who wrote or read this one.
fn meant(written: u8) -> Option<u8> {
    let meant = match written.to_ascii_lowercase() {
        b'i' | b'l' => b'1',
        b'o' => b'0',
        other => other,
    };
    ALPHABET.contains(&meant).then_some(meant)
}

impl FromStr for TableId {
    type Err = NotATable;

    fn from_str(text: &str) -> Result<TableId, NotATable> {
        let mut id: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| NotATable)?;
        for byte in &mut id {
            *byte = meant(*byte).ok_or(NotATable)?;
        }
        Ok(TableId(id))
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TableId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The id of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlayerId(pub i64);

impl PlayerId {
    /// An id that no player has or had, whatever backup the store was taken from: a cookie leads to its own player or to
    /// nobody.
    ///
    /// # Errors
    /// If the operating system has no random numbers.
    pub fn fresh() -> Result<PlayerId, getrandom::Error> {
        Ok(PlayerId(getrandom::u64()?.cast_signed() & i64::MAX))
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// The lease of a table's writer. A later one ends every earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Epoch(pub u64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_was_written_and_as_somebody_reads_it_out() {
        let id = TableId::fresh().unwrap();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().to_uppercase().parse(), Ok(id));
        assert_eq!("OIL0123456".parse::<TableId>().unwrap().to_string(), "0110123456");
        assert_eq!(serde_json::from_str::<TableId>(&serde_json::to_string(&id).unwrap()).unwrap(), id);
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "012345678", "01234567890", "01234u6789", "0123 56789", "012345678é"] {
            assert_eq!(text.parse::<TableId>(), Err(NotATable), "{text}");
        }
    }

    #[test]
    fn ids_use_the_whole_alphabet_and_do_not_repeat() {
        let ids: std::collections::BTreeSet<_> = (0..2000).map(|_| TableId::fresh().unwrap()).collect();
        assert_eq!(ids.len(), 2000);
        let used: std::collections::BTreeSet<u8> = ids.iter().flat_map(|id| id.0).collect();
        assert_eq!(used.len(), ALPHABET.len());
    }
}
