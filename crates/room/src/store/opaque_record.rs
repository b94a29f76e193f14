//! A hand's record as an opaque value (encapsulation). Its string contains all hidden cards, so the type implements
//! neither `Serialize` nor `Debug`, and only the store reads it.

use crate::refusal::{Kind, Refusal, argument};
use games::Refereed;
use games::record::{Record, RecordError};
use serde_json::{Map, Value};

/// An encoded record, opaque outside the store.
#[derive(Clone, PartialEq, Eq)]
pub struct OpaqueRecord(pub(in crate::store) String);

impl OpaqueRecord {
    /// Encodes a record.
    pub(crate) fn new<G: Refereed>(record: &Record<G>) -> OpaqueRecord {
        OpaqueRecord(record.encode())
    }

    /// Decodes the record.
    ///
    /// # Errors
    /// [`DamagedRecord`] if the record is damaged, belongs to another game, or is newer than this program.
    pub(crate) fn read<G: Refereed>(&self) -> Result<Record<G>, DamagedRecord> {
        Record::decode(&self.0).map_err(|error| match error {
            // The parser's message may quote the record, which contains hidden cards.
            RecordError::Damaged(_) => DamagedRecord("the record is damaged".to_owned()),
            other => DamagedRecord(other.to_string()),
        })
    }
}

/// Error for a record that is damaged, belongs to another game, or is newer than this program. The message is written
/// to the server's log, so it contains no cards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a stored hand cannot be decoded: {0}")]
pub struct DamagedRecord(pub String);

impl DamagedRecord {
    /// Refusal code of a damaged record.
    pub const CODE: &str = "record_damaged";
}

impl Refusal for DamagedRecord {
    fn kind(&self) -> Kind {
        Kind::Damaged
    }

    fn code(&self) -> &'static str {
        DamagedRecord::CODE
    }

    fn arguments(&self) -> Map<String, Value> {
        Map::from_iter([argument("what", self.0.as_str())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::packs_poker::PacksPoker;
    use serde_json::json;

    #[test]
    fn the_error_of_a_damaged_record_quotes_no_card() {
        let head = json!({ "format": 1, "game": "packs_poker", "version": 1 });
        for body in
            [json!({ "rules": "As Kd" }), json!({ "actions": ["As Kd"] }), json!({ "order": ["As", "Kd"] })]
        {
            let mut text = head.clone();
            text.as_object_mut().unwrap().extend(body.as_object().unwrap().clone());
            let error = OpaqueRecord(text.to_string()).read::<PacksPoker>().err().unwrap();
            assert_eq!(error, DamagedRecord("the record is damaged".to_owned()), "{text}");
        }
    }
}
