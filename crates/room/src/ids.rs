//! Ids of logs, of the tables and events to which they belong, and of players.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Crockford's base 32 in lower case, which omits `i`, `l`, `o` and `u` because they are easily confused.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Length of a log's id, in characters of 5 bits each: 50 bits are infeasible to guess.
const LENGTH: usize = 10;

/// The id of a log in the store, and of its table or event: ten characters, which are part of the link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LogId([u8; LENGTH]);

/// Error returned when parsing the id of a log, a table or an event fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the id of a table or an event has {LENGTH} letters and digits: check the link")]
pub struct ParseIdError;

impl LogId {
    /// An unpredictable id, from the operating system's random number generator.
    ///
    /// # Errors
    /// If the operating system cannot provide random numbers.
    pub fn fresh() -> Result<LogId, getrandom::Error> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes)?;
        Ok(LogId(bytes.map(|byte| ALPHABET[usize::from(byte % 32)])))
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

impl FromStr for LogId {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<LogId, ParseIdError> {
        let mut id: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| ParseIdError)?;
        for byte in &mut id {
            *byte = decode(*byte).ok_or(ParseIdError)?;
        }
        Ok(LogId(id))
    }
}

impl fmt::Display for LogId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for LogId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LogId({self})")
    }
}

impl Serialize for LogId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for LogId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LogId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Defines the id of a log's owner, which is also the id of the log.
macro_rules! owner_id {
    ($(#[$doc:meta])* $Id:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $Id(LogId);

        impl $Id {
            /// An unpredictable id, from the operating system's random number generator.
            ///
            /// # Errors
            /// If the operating system cannot provide random numbers.
            pub fn fresh() -> Result<$Id, getrandom::Error> {
                LogId::fresh().map($Id)
            }

            /// The owner of this log. The caller must know that the log belongs to an owner of this kind, or must treat
            /// an unknown id as one without an owner.
            pub const fn of_log(log: LogId) -> $Id {
                $Id(log)
            }

            /// The id of the log in the store.
            pub const fn log(self) -> LogId {
                self.0
            }

            /// The ten characters of the id.
            pub fn as_str(&self) -> &str {
                self.0.as_str()
            }
        }

        impl FromStr for $Id {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<$Id, ParseIdError> {
                text.parse().map($Id)
            }
        }

        impl fmt::Display for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }

        impl fmt::Debug for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($Id), "({})"), self)
            }
        }
    };
}

owner_id! {
    /// The id of a table. Tables and events share one space of ids, since their logs share a store.
    TableId
}

owner_id! {
    /// The id of a poker run event. Events and tables share one space of ids, since their logs share a store.
    RunId
}

/// The id of a player: a random number of 63 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
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
        let id = LogId::fresh().unwrap();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().to_uppercase().parse(), Ok(id));
        assert_eq!("OIL0123456".parse::<LogId>().unwrap().to_string(), "0110123456");
        assert_eq!(serde_json::from_str::<LogId>(&serde_json::to_string(&id).unwrap()).unwrap(), id);
    }

    #[test]
    fn invalid_ids_are_refused() {
        for text in ["", "012345678", "01234567890", "01234u6789", "0123 56789", "012345678é"] {
            assert_eq!(text.parse::<LogId>(), Err(ParseIdError), "{text}");
        }
    }

    #[test]
    fn ids_use_the_whole_alphabet_and_do_not_repeat() {
        let ids: std::collections::BTreeSet<_> = (0..2000).map(|_| LogId::fresh().unwrap()).collect();
        assert_eq!(ids.len(), 2000);
        let used: std::collections::BTreeSet<u8> = ids.iter().flat_map(|id| id.0).collect();
        assert_eq!(used.len(), ALPHABET.len());
    }
}
