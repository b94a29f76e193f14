//! A hand's record on its way to the store and back. It is text that carries every card, so it has no `Serialize` and
//! no `Debug`, and only the store looks inside.

use crate::protocol::Refused;
use games::history::{Dealt, History};
use games::holdem::Holdem;
use games::holdem::phh::{Hand, Unit};
use games::record::Record;
use games::{Refereed, Seat, Viewer};

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
    Record::decode(&sealed.0).map_err(|error| damaged(&error.to_string()))
}

fn damaged(what: &str) -> Refused {
    Refused::new("record_damaged", format!("a stored hand cannot be read: {what}")).with("what", what)
}

/// Viewer of a hand's file, and its fields besides cards and actions.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'a> {
    /// The viewer.
    pub viewer: Viewer,
    /// The number of the hand.
    pub number: u64,
    /// The names of those who were dealt in, hand seat 1 first.
    pub names: &'a [&'a str],
}

/// A hand of hold'em as a PHH file with the cards that a viewer may see; those of others are written `????`.
///
/// # Errors
/// `record_damaged`, and hands with more chips than a file can hold.
pub fn holdem_file(sealed: &Sealed, telling: Telling<'_>) -> Result<String, Refused> {
    let Telling { viewer, number, names } = telling;
    let mut record = open::<Holdem>(sealed)?;
    let game = record.replay(&mut |_| ()).map_err(|error| damaged(&error.to_string()))?;
    let seats = game.view(viewer).seats;
    let unseen = (1..).zip(&seats).filter(|(_, seat)| seat.cards.is_none());
    record.table.unknown = unseen.filter_map(|(number, _)| Seat::new(number)).collect();
    let hand = Hand::from_record(&record, Unit::Chip);
    let hand = hand.map_err(|error| Refused::new("no_file", error.to_string()))?;
    Ok(hand.told_of(number, record.table.button, names).to_string())
}

/// A round of another game as a file in the manner of PHH, with the cards that a viewer was shown; others are written `??`.
///
/// # Errors
/// `record_damaged`.
pub fn file<G: Dealt>(sealed: &Sealed, telling: Telling<'_>) -> Result<String, Refused> {
    let history = History::of(open::<G>(sealed)?).and_then(|history| history.seen_by(telling.viewer));
    let history = history.map_err(|error| damaged(&error.to_string()))?;
    Ok(history.told_of(telling.number, telling.names).encode())
}
