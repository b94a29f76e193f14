//! A hand's record on its way to the store and back. It is text that carries every card, so it has no `Serialize` and
//! no `Debug`, and only the store looks inside.

use crate::protocol::Refused;
use games::Refereed;
use games::record::Record;

/// A record that only the store reads.
#[derive(Clone, PartialEq, Eq)]
pub struct Sealed(pub(in crate::store) String);

/// Seals a record.
pub fn seal<G: Refereed>(record: &Record<G>) -> Sealed {
    Sealed(record.encode())
}

/// Opens a record that was sealed.
///
/// # Errors
/// `record_damaged` where it is damaged, of another game, or newer than this program.
pub fn open<G: Refereed>(sealed: &Sealed) -> Result<Record<G>, Refused> {
    Record::decode(&sealed.0).map_err(|error| {
        let what = error.to_string();
        Refused::new("record_damaged", format!("a stored hand cannot be read: {what}")).with("what", what)
    })
}
