//! A hand's record in its stored form. The text contains all hidden cards, so the type has no `Serialize` and no
//! `Debug`, and only the store reads it.

use formats::history::{Historic, History};
use formats::phh::{Hand, Unit};
use games::holdem::Holdem;
use games::record::Record;
use games::redact::Dealt;
use games::{Refereed, Seat, Viewer};

/// An encoded record that only the store reads.
#[derive(Clone, PartialEq, Eq)]
pub struct Sealed(pub(in crate::store) String);

/// Error of a sealed record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// It is damaged, of another game, or newer than this program.
    #[error("a stored hand cannot be decoded: {0}")]
    Damaged(String),
    /// An amount of the hand exceeds the range of the file format.
    #[error("{0}")]
    NoFile(String),
}

/// Seals a record.
pub fn seal<G: Refereed>(record: &Record<G>) -> Sealed {
    Sealed(record.encode())
}

/// Decodes a sealed record.
///
/// # Errors
/// [`RecordError::Damaged`] if the sealed record cannot be decoded or replayed.
pub fn open<G: Refereed>(sealed: &Sealed) -> Result<Record<G>, RecordError> {
    Record::decode(&sealed.0).map_err(|error| RecordError::Damaged(error.to_string()))
}

/// Viewer of an exported hand, and the fields of the file besides cards and actions.
#[derive(Clone, Copy, Debug)]
pub struct ExportContext<'a> {
    /// The viewer.
    pub viewer: Viewer,
    /// The number of the hand.
    pub number: u64,
    /// The names of the players who were dealt in, hand seat 1 first.
    pub names: &'a [&'a str],
}

/// Exports a hand of hold'em as a PHH file with the cards that the viewer may see; hidden cards are written `????`.
///
/// # Errors
/// [`RecordError`] if the record is damaged or cannot be exported.
pub fn holdem_file(sealed: &Sealed, context: ExportContext<'_>) -> Result<String, RecordError> {
    let ExportContext { viewer, number, names } = context;
    let mut record = open::<Holdem>(sealed)?;
    let game = record.replay(&mut |_| ()).map_err(|error| RecordError::Damaged(error.to_string()))?;
    let seats = game.view(viewer).seats;
    let unseen = (1..).zip(&seats).filter(|(_, seat)| seat.cards.is_none());
    record.table.unknown = unseen.filter_map(|(number, _)| Seat::new(number)).collect();
    let hand = Hand::from_record(&record, Unit::Chip);
    let hand = hand.map_err(|error| RecordError::NoFile(error.to_string()))?;
    Ok(hand.annotated(number, record.table.button, names).to_string())
}

/// Exports a round of another game in a format modelled on PHH, with the cards that the viewer was shown; others are
/// written `??`.
///
/// # Errors
/// [`RecordError::Damaged`] if the sealed record cannot be decoded or replayed.
pub fn file<G: Dealt + Historic>(sealed: &Sealed, context: ExportContext<'_>) -> Result<String, RecordError> {
    let history = History::of(open::<G>(sealed)?).and_then(|history| history.seen_by(context.viewer));
    let history = history.map_err(|error| RecordError::Damaged(error.to_string()))?;
    Ok(history.annotated(context.number, context.names).encode())
}
