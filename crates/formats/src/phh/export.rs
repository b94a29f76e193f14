//! Export of a hold'em record to a PHH hand, with its number and the players' names.

use super::actions::{Act, Step};
use super::amount::Amount;
use super::hand::Hand;
use crate::name::Name;
use games::actor::Viewer;
use games::chips::Chips;
use games::holdem::{Event, ForcedBets, Holdem, Seen, SetupError, ShortAnte, Table};
use games::record::Record;
use games::refereed::Refereed;
use games::seat::{BySeat, Seat, SeatSet};

/// The value of one chip of a record in the exported file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// One chip, written as an integer. The file's `_smallest_chip` records that chips are never split.
    Chip,
    /// One hundredth of a chip, such as a cent, written with two decimals.
    Hundredth,
}

/// The reason a record cannot be exported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum ExportError {
    #[error("the record does not replay: {0}")]
    Record(String),
    #[error("{0} chips are more than a file can hold, 2^53 − 1 hundredths: write them as hundredths")]
    TooManyChips(Chips),
}

impl Hand {
    /// Exports a record up to its last action: all known cards, all actions, the stacks at the end, the winnings if the
    /// hand is over, and in `_rules` the settings that the rest of the file does not determine. The player to the left
    /// of the button becomes player 1.
    ///
    /// A replay under the record's settings ends with the same stacks. The hand contains every card of the
    /// record: only the offline tools may call this, and the room's export, which redacts the record first.
    ///
    /// # Errors
    /// [`ExportError`] for a record that does not replay, or with more chips than a file can represent.
    pub fn from_record(record: &Record<Holdem>, unit: Unit) -> Result<Hand, ExportError> {
        let mut events = Vec::new();
        let game = record
            .replay(&mut |event| events.push(event))
            .map_err(|error| ExportError::Record(error.to_string()))?;
        let forced = record.table.forced_bets(&record.rules);
        let forced = forced.map_err(|error| ExportError::Record(error.to_string()))?;
        let export = Export { game: &game, unit };
        export.hand(&record.table, &forced, &events)
    }
}

impl Hand {
    /// Adds the hand's number and, unless `names` is empty, the players' names. They are given in the order of the
    /// seats and written from the left of the button.
    #[must_use]
    pub fn annotated(self, number: u64, button: Seat, names: &[&str]) -> Hand {
        let hand = i64::try_from(number).ok().map(Name::Number);
        let players = (!names.is_empty()).then(|| from_the_left(button, names));
        Hand { hand, players, ..self }
    }
}

/// Reorders names, given in the order of the seats, to start at the left of the button.
fn from_the_left(button: Seat, names: &[&str]) -> Vec<String> {
    let first = button.number() % names.len();
    names.iter().cycle().skip(first).take(names.len()).map(ToString::to_string).collect()
}

struct Export<'a> {
    game: &'a Holdem,
    unit: Unit,
}

impl Export<'_> {
    fn hand(&self, table: &Table, forced: &ForcedBets, events: &[Event]) -> Result<Hand, ExportError> {
        let seats = SetupError::Seats(table.stacks.len());
        let stacks =
            BySeat::from_slice(&table.stacks).ok_or_else(|| ExportError::Record(seats.to_string()))?;
        let outcome = self.game.outcome();
        let winnings = outcome.map(|outcome| self.by_player(&outcome.collected())).transpose()?;
        let finishing_stacks = self.by_player(self.game.stacks())?;
        let seen = events.iter().filter_map(|event| self.game.see(event, owner(event)));
        let steps = seen.filter_map(|event| self.step(&event).transpose());
        let mut hand = Hand {
            antes: self.forced(&antes_with_dead(forced))?,
            blinds_or_straddles: self.forced(&forced.bets)?,
            min_bet: self.amount(self.game.rules().big_blind())?,
            starting_stacks: self.by_player(&stacks)?,
            actions: steps.collect::<Result<_, _>>()?,
            ante_trimming_status: Some(
                self.game.rules().short_ante() == ShortAnte::OwnLayer && !has_dead(forced),
            ),
            finishing_stacks: Some(finishing_stacks),
            winnings,
            smallest_chip: (self.unit == Unit::Chip).then(|| self.amount(Chips::ONE)).transpose()?,
            ..Hand::default()
        };
        hand.write_rules(self.game.rules());
        Ok(hand)
    }

    fn amount(&self, chips: Chips) -> Result<Amount, ExportError> {
        let (per_chip, decimals) = match self.unit {
            Unit::Chip => (100, 0),
            Unit::Hundredth => (1, 2),
        };
        let hundredths = chips.get().checked_mul(per_chip).and_then(|units| Chips::new(units).ok());
        let hundredths = hundredths.ok_or(ExportError::TooManyChips(chips))?;
        Ok(Amount::new(hundredths, decimals))
    }

    /// Amounts by player, starting at the left of the button.
    fn by_player(&self, chips: &BySeat<Chips>) -> Result<Vec<Amount>, ExportError> {
        let seats = chips.seats();
        let clockwise = SeatSet::all(seats).iter_from(self.game.button().left(seats));
        clockwise.map(|seat| self.amount(chips[seat])).collect()
    }

    /// Forced bets by player. For two players, the format lists them in reverse.
    fn forced(&self, chips: &BySeat<Chips>) -> Result<Vec<Amount>, ExportError> {
        let mut amounts = self.by_player(chips)?;
        if amounts.len() == 2 {
            amounts.reverse();
        }
        Ok(amounts)
    }

    fn player(&self, seat: Seat) -> Seat {
        let seats = self.game.stacks().seats();
        let place = self.game.button().left(seats).distance_to(seat, seats);
        Seat::new(place + 1).unwrap_or(seat)
    }

    /// The action for an event; `None` for an event that PHH does not record.
    fn step(&self, event: &Seen) -> Result<Option<Step>, ExportError> {
        let act = match *event {
            Event::HoleCards { seat, ref cards } => {
                Act::DealHole(self.player(seat), cards.iter().map(|card| card.map(|card| card.0)).collect())
            }
            Event::Board { ref cards, .. } => {
                Act::DealBoard(cards.iter().flatten().map(|card| card.0).collect())
            }
            Event::Folded { seat, .. } => Act::Fold(self.player(seat)),
            Event::Checked { seat, .. } | Event::Called { seat, .. } => Act::CheckOrCall(self.player(seat)),
            Event::Raised { seat, to, .. } => Act::RaiseTo(self.player(seat), self.amount(to)?),
            Event::Tabled { seat, cards } => {
                Act::Show(self.player(seat), cards.map(|card| card.map(|card| card.0)))
            }
            // A single card shown after the hand is a comment, since a PHH action shows a whole hand.
            Event::ShowedCard { seat, card } => {
                let shown = card.map(|card| format!("p{} shows {card}", self.player(seat)));
                return Ok(shown.map(|shown| Step { act: None, commentary: Some(shown) }));
            }
            Event::Mucked { seat, .. } => Act::Muck(self.player(seat)),
            Event::Ante { .. } | Event::Blind { .. } | Event::Returned { .. } | Event::Won { .. } => {
                return Ok(None);
            }
        };
        let commentary = by_clock(event).then(|| "time ran out".to_owned());
        Ok(Some(Step { act: Some(act), commentary }))
    }
}

/// A viewer who sees all cards of an event. For hole cards it is the seat to which they are dealt, and for other events
/// a spectator.
const fn owner(event: &Event) -> Viewer {
    match event {
        Event::HoleCards { seat, .. } => Viewer::Seat(*seat),
        _ => Viewer::Rail,
    }
}

/// Returns whether any seat posts a missed small blind (a dead blind).
fn has_dead(forced: &ForcedBets) -> bool {
    forced.dead.as_slice().iter().any(|&amount| amount > Chips::ZERO)
}

/// The antes plus the missed small blinds. The format has no other field for dead money.
fn antes_with_dead(forced: &ForcedBets) -> BySeat<Chips> {
    let mut antes = forced.antes;
    forced.dead.iter().for_each(|(seat, &amount)| antes[seat] += amount);
    antes
}

const fn by_clock(event: &Seen) -> bool {
    matches!(
        event,
        Event::Folded { clock: true, .. }
            | Event::Checked { clock: true, .. }
            | Event::Mucked { clock: true, .. }
    )
}
