//! A round as one viewer may see it.

use super::action::{HandOwner, Wagers};
use super::hand::CARDS;
use super::qualifier::Qualifier;
use super::{HighCardFlush, Moves, Phase};
use crate::actor::Viewer;
use crate::chips::Chips;
use crate::face::Shown;
use crate::seat::{Seat, SeatSet};
use cards::eval::flush::best_flush_cards;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A round as one viewer sees it. Built field by field from what that viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct View {
    /// The current stage of the round.
    pub stage: Stage,
    /// The weakest hand with which the dealer qualifies.
    pub qualifier: Qualifier,
    /// The meter when the round was opened, in cents; 0 if the table has none.
    pub meter: Chips,
    /// All seats, seat 1 first.
    pub seats: Vec<SeatView>,
    /// The dealer's cards; null until they are turned up.
    pub dealer: Option<[Shown; CARDS]>,
    /// The dealer's best flush, highest card first; null until the cards are turned up.
    pub dealer_flush: Option<Vec<Shown>>,
    /// The seats to act; empty once the round is over.
    pub awaited: SeatSet,
    /// The viewer's legal actions; null for a spectator, or if there are none.
    pub legal: Option<Moves>,
}

/// The stage of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats make their wagers; no card has been dealt yet.
    Wagers,
    /// Seats raise or fold in turn.
    Decisions,
    /// Every wager is settled.
    Over,
}

/// One seat as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct SeatView {
    /// The stack, wagers excluded, in cents.
    pub stack: Chips,
    /// The wagers made before the deal, in cents, while they are on the table; an ante of 0 means none.
    pub wagers: Wagers,
    /// The raise, in cents, while it is on the table; 0 means none.
    pub raise: Chips,
    /// The seat's status in the round.
    #[serde(rename = "standing")]
    pub status: SeatStatus,
    /// The seven cards, if the viewer may see them.
    pub cards: Option<[Shown; CARDS]>,
    /// The best flush of the visible cards, highest card first; null if no cards are visible.
    pub flush: Option<Vec<Shown>>,
}

/// A seat's status in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatStatus {
    /// The seat has not made its wagers yet.
    ToWager,
    /// The seat sits out this round.
    Out,
    /// The seat has made its wagers, and has neither raised nor folded yet.
    In,
    /// The seat has raised.
    Raised,
    /// The seat has folded.
    Folded,
}

impl HighCardFlush {
    pub(super) fn view_for(&self, viewer: Viewer) -> View {
        let dealer = self.shown_dealer.then(|| self.cards(HandOwner::Dealer).map(Shown));
        View {
            stage: match self.phase {
                Phase::Wagers => Stage::Wagers,
                Phase::Decisions(_) => Stage::Decisions,
                Phase::Over => Stage::Over,
            },
            qualifier: self.rules.qualifier,
            meter: self.meter,
            seats: SeatSet::all(self.seats()).iter().map(|seat| self.seat_view(seat, viewer)).collect(),
            dealer,
            dealer_flush: dealer.map(flush),
            awaited: match self.phase {
                Phase::Wagers => self.waiting,
                Phase::Decisions(seat) => SeatSet::one(seat),
                Phase::Over => SeatSet::EMPTY,
            },
            legal: self.moves_for(viewer),
        }
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let over = self.phase == Phase::Over;
        let own = viewer == Viewer::Seat(seat) && self.is_dealt(seat);
        let visible = own || self.shown.contains(seat);
        let cards = visible.then(|| self.cards(HandOwner::Seat(seat)).map(Shown));
        SeatView {
            stack: self.stacks[seat],
            wagers: if over { Wagers::default() } else { self.wagers[seat] },
            raise: if over { Chips::ZERO } else { self.raises[seat] },
            status: self.status(seat),
            cards,
            flush: cards.map(flush),
        }
    }

    fn status(&self, seat: Seat) -> SeatStatus {
        match seat {
            seat if self.waiting.contains(seat) => SeatStatus::ToWager,
            seat if !self.playing.contains(seat) => SeatStatus::Out,
            seat if self.folded.contains(seat) => SeatStatus::Folded,
            seat if self.raises[seat] > Chips::ZERO => SeatStatus::Raised,
            _ => SeatStatus::In,
        }
    }

    fn moves_for(&self, viewer: Viewer) -> Option<Moves> {
        let Viewer::Seat(seat) = viewer else { return None };
        let moves = (seat.index() < self.seats()).then(|| self.moves(seat))?;
        (moves != Moves::default()).then_some(moves)
    }
}

/// The best flush of seven cards that are shown.
fn flush(cards: [Shown; CARDS]) -> Vec<Shown> {
    best_flush_cards(cards.iter().map(|shown| shown.0).collect()).map(Shown).collect()
}
