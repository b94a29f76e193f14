//! Hand history files: a round as text for one viewer.

use crate::refusal::{Kind, Refusal};
use crate::store::opaque_record::DamagedRecord;
use formats::history::{Historic, History};
use formats::phh::{self, Unit};
use games::holdem::Holdem;
use games::record::Record;
use games::redact::Dealt;
use games::{Refereed, Seat, Viewer};
use serde_json::{Map, Value};

/// Viewer of an exported hand, and the data in its file that is not in the record.
#[derive(Clone, Copy, Debug)]
pub struct ExportContext<'a> {
    /// The viewer. The file hides every card that this viewer was not shown.
    pub viewer: Viewer,
    /// Number of the hand at its table, from 1.
    pub number: u64,
    /// The names of the players who were dealt in, hand seat 1 first.
    pub names: &'a [&'a str],
}

/// An error that occurred while writing a hand history file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExportError {
    /// The record does not replay.
    #[error(transparent)]
    Damaged(#[from] DamagedRecord),
    /// An amount of the hand exceeds the range of the file format.
    #[error("{0}")]
    NotRepresentable(String),
}

impl ExportError {
    /// Refusal code for an amount that exceeds the range of the file format.
    pub const NO_FILE: &str = "no_file";
}

impl Refusal for ExportError {
    fn kind(&self) -> Kind {
        match self {
            ExportError::Damaged(error) => error.kind(),
            ExportError::NotRepresentable(_) => Kind::NotFound,
        }
    }

    fn code(&self) -> &str {
        match self {
            ExportError::Damaged(error) => error.code(),
            ExportError::NotRepresentable(_) => ExportError::NO_FILE,
        }
    }

    fn arguments(&self) -> Map<String, Value> {
        match self {
            ExportError::Damaged(error) => error.arguments(),
            ExportError::NotRepresentable(_) => Map::new(),
        }
    }
}

/// A hand of hold'em as a PHH file. A hand that the viewer may not see is written `????`. `hand` is the replayed
/// `record`.
pub(super) fn holdem(
    hand: &Holdem,
    mut record: Record<Holdem>,
    context: ExportContext<'_>,
) -> Result<String, ExportError> {
    let ExportContext { viewer, number, names } = context;
    let seats = hand.view(viewer).seats;
    let unseen = (1..).zip(&seats).filter(|(_, seat)| seat.cards.is_none());
    record.table.unknown = unseen.filter_map(|(number, _)| Seat::new(number)).collect();
    let file = phh::Hand::from_record(&record, Unit::Chip).map_err(|error| match error {
        phh::ExportError::Record(_) => ExportError::from(does_not_replay()),
        error @ phh::ExportError::TooManyChips(_) => ExportError::NotRepresentable(error.to_string()),
    })?;
    Ok(file.annotated(number, record.table.button, names).to_string())
}

/// Error of a record that does not replay. The details are left out, because they may name hidden cards.
fn does_not_replay() -> DamagedRecord {
    DamagedRecord("the record does not replay".to_owned())
}

/// A round of another game in a format modelled on PHH. The cards that the viewer was not shown are written `??`.
pub(super) fn history<G: Dealt + Historic>(
    record: Record<G>,
    context: ExportContext<'_>,
) -> Result<String, ExportError> {
    let history = History::of(record).and_then(|history| history.seen_by(context.viewer));
    let history = history.map_err(|_| does_not_replay())?;
    Ok(history.annotated(context.number, context.names).encode())
}
