//! A round as one viewer may see it.

use super::round::Phase;
use super::{Moves, Pack, PacksPoker, Wager};
use crate::actor::Viewer;
use crate::chips::Chips;
use crate::face::Shown;
use crate::holding::Holding;
use crate::seat::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A round as one viewer sees it. Built field by field from what that viewer may know. Amounts are in cents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// All packs, pack 1 first.
    pub packs: Vec<PackView>,
    /// The dealer's five cards; null until they are turned up.
    pub dealer: Option<[Shown; 5]>,
    /// All seats, seat 1 first.
    pub seats: Vec<SeatView>,
    /// The seats whose wagers are not confirmed yet; empty once wagering is closed.
    pub to_wager: SeatSet,
    /// `true` if the round was void.
    pub void: bool,
    /// The house's net gain so far, in cents; negative for a loss.
    #[schemars(extend("x-unit" = "cents"))]
    pub house: i64,
    /// The viewer's legal actions; null for a spectator, or if there are none.
    pub legal: Option<Moves>,
}

/// One pack as every viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PackView {
    /// The pack's two cards; null until they are turned up.
    pub cards: Option<[Shown; 2]>,
}

/// One seat as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct SeatView {
    /// The seat's stack in cents, excluding wagers on the layout.
    pub stack: Chips,
    /// The seat's wager on each pack, pack 1 first; kept after the round for display.
    pub wagers: Vec<Wager>,
    /// `true` once the seat has confirmed its wagers or sits out.
    pub done: bool,
    /// The five cards; null until they are turned up, or until they are dealt if the viewer is at this seat. Null for
    /// a seat without a hand, and in a void round.
    pub cards: Option<[Shown; 5]>,
    /// The viewer's own hand with each pack, pack 1 first; null without a bet on the pack, and until the pack is turned
    /// up. The list is empty until the cards are dealt, for other seats, for a seat without a hand, and in a void
    /// round.
    pub holdings: Vec<Option<Holding>>,
}

impl PacksPoker {
    pub(super) fn view_for(&self, viewer: Viewer) -> View {
        let layout = self.layout();
        let is_up = |pack| self.packs_up().any(|up| up == pack);
        let pack = |pack| PackView { cards: is_up(pack).then(|| self.cards(layout.pack(pack)).map(Shown)) };
        View {
            packs: Pack::first(self.rules.packs()).map(pack).collect(),
            dealer: is_up(Pack::FIRST).then(|| self.cards(layout.dealer()).map(Shown)),
            seats: SeatSet::all(self.seats()).iter().map(|seat| self.seat_view(seat, viewer)).collect(),
            to_wager: self.to_wager(),
            void: self.phase == Phase::Over && self.misdeal().is_some(),
            house: self.house,
            legal: self.moves_for(viewer),
        }
    }

    fn to_wager(&self) -> SeatSet {
        match self.phase {
            Phase::Wagers => SeatSet::all(self.seats()).difference(self.done),
            Phase::Packs(_) | Phase::Over => SeatSet::EMPTY,
        }
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let own = viewer == Viewer::Seat(seat) && self.has_hand(seat);
        let cards = || self.cards(self.layout().hand(seat)).map(Shown);
        SeatView {
            stack: self.stacks[seat],
            wagers: self.wagers[seat][..self.rules.packs()].to_vec(),
            done: self.done.contains(seat),
            cards: (own || self.is_hand_up(seat)).then(cards),
            holdings: if own { self.holdings(seat) } else { Vec::new() },
        }
    }

    /// Returns whether a seat has been dealt a hand that is not void.
    fn has_hand(&self, seat: Seat) -> bool {
        self.phase != Phase::Wagers && self.misdeal().is_none() && self.playing().contains(seat)
    }

    /// A seat's hand with each pack, pack 1 first; `None` for a pack that is not turned up yet or that the seat did
    /// not bet on. The seat must have been dealt in.
    fn holdings(&self, seat: Seat) -> Vec<Option<Holding>> {
        let layout = self.layout();
        let hand = self.cards(layout.hand(seat)).map(Shown);
        let with = |pack: Pack| {
            let compared = self.packs_up().any(|up| up == pack) && self.wager(seat, pack).bet > Chips::ZERO;
            compared.then(|| Holding::of(&hand, &self.cards(layout.pack(pack)).map(Shown)))?
        };
        Pack::first(self.rules.packs()).map(with).collect()
    }

    fn moves_for(&self, viewer: Viewer) -> Option<Moves> {
        let Viewer::Seat(seat) = viewer else { return None };
        let moves = (seat.index() < self.seats()).then(|| self.moves(seat))?;
        moves.open.then_some(moves)
    }
}
