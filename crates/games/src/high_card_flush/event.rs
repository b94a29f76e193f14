//! Events of a round, with the clauses behind them.

use super::action::{HandOwner, Wager, Wagers};
use super::basis::{Basis, shown_clauses};
use super::clause::Clause;
use super::hand::CARDS;
use crate::chips::Chips;
use crate::clause::{CitesClauses, ids};
use crate::face::{Hidden, Shown};
use crate::seat::Seat;
use crate::settlement::WagerResult;
use schemars::JsonSchema;
use serde::Serialize;

/// One event.
// The card type `C` is `Hidden` inside the game and an optional `Shown` for a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the field names are self-explanatory")]
#[schemars(transform = crate::unit::cents)]
pub enum Event<C = Hidden> {
    /// A seat made its wagers before the deal.
    Wagered { seat: Seat, wagers: Wagers },
    /// A seat made no wager; `clock` if its time ran out.
    SatOut { seat: Seat, clock: bool },
    /// Seven cards were dealt face down.
    Dealt { to: HandOwner, cards: [C; CARDS] },
    /// A seat made the raise wager, of `amount` cents.
    Raised { seat: Seat, amount: Chips },
    /// A seat forfeited its ante; `clock` if its time ran out.
    Folded { seat: Seat, clock: bool },
    /// A hand was turned up, with the length of its flush; `chosen` if two or more suits share that length.
    TurnedUp { of: HandOwner, cards: [C; CARDS], length: u8, chosen: bool },
    /// The dealer's hand was compared with the qualifier.
    Dealer { qualifies: bool },
    /// The house or the staff found a hand without exactly seven cards: the round is void.
    Misdealt { at: HandOwner, cards: u8 },
    /// A wager was settled; `net` is the seat's net gain from it, in cents.
    Settled {
        seat: Seat,
        wager: Wager,
        result: WagerResult,
        #[schemars(extend("x-unit" = "cents"))]
        net: i64,
        basis: Basis,
    },
}

impl<C> Event<C> {
    /// The same event with `card` applied to every card.
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

    /// The clauses behind the event: those of the rulebook, then the rulings.
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

impl<C> CitesClauses for Event<C> {
    fn clause_ids(&self) -> Vec<&'static str> {
        ids(self.clauses())
    }
}

/// An event as one viewer sees it: a card hidden from this viewer is `null`.
pub type Seen = Event<Option<Shown>>;
