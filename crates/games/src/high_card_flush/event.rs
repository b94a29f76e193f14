//! What happens in a round, with the clause behind it.

use super::action::{Place, Wager, Wagers};
use super::basis::{Basis, shown_clauses};
use super::clause::Clause;
use super::hand::CARDS;
use crate::chips::Chips;
use crate::face::{Hidden, Shown};
use crate::seat::Seat;
use crate::settlement::WagerResult;
use schemars::JsonSchema;
use serde::Serialize;

/// One event. Cards are of type `C`: [`Hidden`] inside the game, an optional [`Shown`] for a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "seat, amount, cards say what they are")]
pub enum Event<C = Hidden> {
    /// A seat made its wagers.
    Wagered { seat: Seat, wagers: Wagers },
    /// A seat made none; `clock` if the time ran out.
    SatOut { seat: Seat, clock: bool },
    /// Seven cards, face down.
    Dealt { to: Place, cards: [C; CARDS] },
    /// A seat made the raise wager.
    Raised { seat: Seat, amount: Chips },
    /// A seat gave up the ante; `clock` if the time ran out.
    Folded { seat: Seat, clock: bool },
    /// A hand is turned up: the length of its flush, and whether there were two to choose from.
    TurnedUp { of: Place, cards: [C; CARDS], length: u8, chosen: bool },
    /// Whether the dealer's hand qualifies.
    Dealer { qualifies: bool },
    /// The staff found a hand without exactly seven cards: the round is void.
    Misdealt { at: Place, cards: u8 },
    /// A wager is settled; `net` is what the seat is better off by.
    Settled { seat: Seat, wager: Wager, result: WagerResult, net: i64, basis: Basis },
}

impl<C> Event<C> {
    /// The same event with other cards.
    pub(super) fn map<D>(&self, card: impl FnMut(&C) -> D) -> Event<D> {
        match *self {
            Event::Wagered { seat, wagers } => Event::Wagered { seat, wagers },
            Event::SatOut { seat, clock } => Event::SatOut { seat, clock },
            Event::Dealt { to, ref cards } => Event::Dealt { to, cards: cards.each_ref().map(card) },
            Event::Raised { seat, amount } => Event::Raised { seat, amount },
            Event::Folded { seat, clock } => Event::Folded { seat, clock },
            Event::TurnedUp { of, ref cards, length, chosen } => {
                Event::TurnedUp { of, cards: cards.each_ref().map(card), length, chosen }
            }
            Event::Dealer { qualifies } => Event::Dealer { qualifies },
            Event::Misdealt { at, cards } => Event::Misdealt { at, cards },
            Event::Settled { seat, wager, result, net, basis } => {
                Event::Settled { seat, wager, result, net, basis }
            }
        }
    }

    /// The clauses behind the event, the document first.
    pub const fn clauses(&self) -> &'static [Clause] {
        use Clause::{All1, All3, Hf4, Hf5, Hf6};
        match self {
            Event::Wagered { .. } | Event::Raised { .. } | Event::Dealer { .. } => &[Hf4],
            Event::SatOut { clock: false, .. } => &[Hf6],
            Event::SatOut { clock: true, .. } => &[All3, Hf6],
            Event::Dealt { .. } => &[All1],
            Event::Folded { clock: false, .. } => &[Hf4],
            Event::Folded { clock: true, .. } => &[All3, Hf4],
            Event::TurnedUp { length, chosen, .. } => shown_clauses(*length, *chosen),
            Event::Misdealt { .. } => &[Hf5],
            Event::Settled { basis, .. } => basis.clauses(),
        }
    }
}

/// What one viewer sees of an event: a card is `null` if it is not for this viewer.
pub type Seen = Event<Option<Shown>>;
