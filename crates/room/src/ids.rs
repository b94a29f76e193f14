//! Ids of tables, events and players.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Crockford's base 32 in lower case, which omits `i`, `l`, `o` and `u` because they are easily confused.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Length of a table's id, in characters of 5 bits each: 50 bits are infeasible to guess.
const LENGTH: usize = 10;

/// The id of a table, which is part of its link: ten characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; LENGTH]);

/// Error returned when parsing a table's id fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the id of a table or an event has {LENGTH} letters and digits: check the link")]
pub struct ParseTableIdError;

impl TableId {
    /// An unpredictable id, from the operating system's random number generator.
    ///
    /// # Errors
    /// If the operating system cannot provide random numbers.
    pub fn fresh() -> Result<TableId, getrandom::Error> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes)?;
        Ok(TableId(bytes.map(|byte| ALPHABET[usize::from(byte % 32)])))
    }

    /// The ten characters of the id.
    ///
    /// # Panics
    /// Never: the alphabet is plain ASCII.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

/// Decodes a character: case is ignored, `i` and `l` are read as 1, and `o` as 0. `None` for any other character
/// outside the alphabet.
fn decode(written: u8) -> Option<u8> {
    let meant = match written.to_ascii_lowercase() {
        b'i' | b'l' => b'1',
        b'o' => b'0',
        other => other,
    };
    ALPHABET.contains(&meant).then_some(meant)
}

impl FromStr for TableId {
    type Err = ParseTableIdError;

    fn from_str(text: &str) -> Result<TableId, ParseTableIdError> {
        let mut id: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| ParseTableIdError)?;
        for byte in &mut id {
            *byte = decode(*byte).ok_or(ParseTableIdError)?;
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

/// The id of a poker run event. Events and tables share one space of ids, since their logs share a store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RunId(TableId);

impl RunId {
    /// An unpredictable id, from the operating system's random number generator.
    ///
    /// # Errors
    /// If the operating system cannot provide random numbers.
    pub fn fresh() -> Result<RunId, getrandom::Error> {
        TableId::fresh().map(RunId)
    }

    /// The id of the event's log in the store.
    pub const fn log(self) -> TableId {
        self.0
    }
}

impl FromStr for RunId {
    type Err = ParseTableIdError;

    fn from_str(text: &str) -> Result<RunId, ParseTableIdError> {
        text.parse().map(RunId)
    }
}

impl fmt::Display for RunId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for RunId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RunId({self})")
    }
}

/// The id of a player: a random number of 63 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlayerId(pub i64);

impl PlayerId {
    /// A random id. If the database is restored from a backup, the ids of players created after that backup are not
    /// reused, so an old cookie never identifies another player.
    ///
    /// # Errors
    /// If the operating system cannot provide random numbers.
    pub fn fresh() -> Result<PlayerId, getrandom::Error> {
        Ok(PlayerId(getrandom::u64()?.cast_signed() & i64::MAX))
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_parsed_in_either_case_and_with_confused_letters() {
        let id = TableId::fresh().unwrap();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().to_uppercase().parse(), Ok(id));
        assert_eq!("OIL0123456".parse::<TableId>().unwrap().to_string(), "0110123456");
        assert_eq!(serde_json::from_str::<TableId>(&serde_json::to_string(&id).unwrap()).unwrap(), id);
    }

    #[test]
    fn invalid_ids_are_refused() {
        for text in ["", "012345678", "01234567890", "01234u6789", "0123 56789", "012345678é"] {
            assert_eq!(text.parse::<TableId>(), Err(ParseTableIdError), "{text}");
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
