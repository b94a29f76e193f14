//! A round as one viewer may see it.

use super::round::Phase;
use super::{Moves, Pack, PacksPoker, Wager};
use crate::actor::Viewer;
use crate::chips::Chips;
use crate::face::Shown;
use crate::holding::Holding;
use crate::seat::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;

/// A round as one viewer sees it. Built field by field from what that viewer may know. Amounts are in cents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// All packs, pack 1 first.
    pub packs: Vec<PackView>,
    /// The dealer's five cards; null until they are turned up.
    pub dealer: Option<[Shown; 5]>,
    /// All seats, seat 1 first.
    pub seats: Vec<SeatView>,
    /// The seats that may still wager.
    pub to_wager: SeatSet,
    /// `true` if the round was void.
    pub void: bool,
    /// The house's net gain, in cents.
    #[schemars(extend("x-unit" = "cents"))]
    pub house: i64,
    /// The viewer's legal actions; null for a spectator, or if there are none.
    pub legal: Option<Moves>,
}

/// One pack as every viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PackView {
    /// The two cards; null until they are turned up.
    pub cards: Option<[Shown; 2]>,
}

/// One seat as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct SeatView {
    /// The seat's stack in cents, excluding wagers on the layout.
    pub stack: Chips,
    /// The seat's wager on each pack, pack 1 first; kept after the round for display.
    pub wagers: Vec<Wager>,
    /// `true` once its wagers are confirmed.
    pub done: bool,
    /// The five cards; null until they are turned up.
    pub cards: Option<[Shown; 5]>,
    /// The viewer's own hand with each pack, pack 1 first; null without a bet on the pack. Empty until the cards are
    /// turned up, and for other seats.
    pub holdings: Vec<Option<Holding>>,
}

impl PacksPoker {
    /// Between two actions, either no cards are dealt or all are turned up: the deal, the packs and the
    /// settlement follow the last wager in one step, and only the events show them one by one.
    pub(super) fn look(&self, viewer: Viewer) -> View {
        let (layout, up) = (self.layout(), self.is_up());
        let pack = |pack| PackView { cards: up.then(|| self.cards(layout.pack(pack)).map(Shown)) };
        View {
            packs: Pack::first(self.rules.packs()).map(pack).collect(),
            dealer: up.then(|| self.cards(layout.dealer()).map(Shown)),
            seats: SeatSet::all(self.seats()).iter().map(|seat| self.look_at(seat, viewer, up)).collect(),
            to_wager: self.to_wager(),
            void: self.phase == Phase::Over && !up,
            house: self.house,
            legal: self.look_at_moves(viewer),
        }
    }

    /// Returns whether the cards are turned up: dealt, and not void.
    fn is_up(&self) -> bool {
        self.phase == Phase::Over && self.misdeal().is_none()
    }

    fn to_wager(&self) -> SeatSet {
        match self.phase {
            Phase::Wagers => SeatSet::all(self.seats()).difference(self.done),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn look_at(&self, seat: Seat, viewer: Viewer, up: bool) -> SeatView {
        let up = up && self.playing().contains(seat);
        let own = up && viewer == Viewer::Seat(seat);
        SeatView {
            stack: self.stacks[seat],
            wagers: self.wagers[seat][..self.rules.packs()].to_vec(),
            done: self.done.contains(seat),
            cards: up.then(|| self.cards(self.layout().hand(seat)).map(Shown)),
            holdings: if own { self.holdings(seat) } else { Vec::new() },
        }
    }

    /// A seat's hand with each pack that it bet on. The cards must be turned up.
    fn holdings(&self, seat: Seat) -> Vec<Option<Holding>> {
        let layout = self.layout();
        let hand = self.cards(layout.hand(seat)).map(Shown);
        let with = |pack: Pack| {
            let bet = self.wagers[seat][pack.index()].bet > Chips::ZERO;
            bet.then(|| Holding::of(&hand, &self.cards(layout.pack(pack)).map(Shown)))?
        };
        Pack::first(self.rules.packs()).map(with).collect()
    }

    fn look_at_moves(&self, viewer: Viewer) -> Option<Moves> {
        let Viewer::Seat(seat) = viewer else { return None };
        let moves = (seat.index() < self.seats()).then(|| self.moves(seat))?;
        moves.open.then_some(moves)
    }
}
