//! What one viewer may see of a round now.

use super::{Moves, Pack, PacksPoker, Phase, Wager};
use crate::chips::Chips;
use crate::face::Shown;
use crate::game::Viewer;
use crate::seat::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;

/// A round as one viewer sees it. Built field by field from what that viewer may know. Amounts are in cents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// Every pack, pack 1 first.
    pub packs: Vec<PackView>,
    /// The dealer's five, once they are turned up.
    pub dealer: Option<[Shown; 5]>,
    /// Every seat, seat 1 first.
    pub seats: Vec<SeatView>,
    /// Who may still wager.
    pub to_wager: SeatSet,
    /// Whether the round was void.
    pub void: bool,
    /// What the house is better off by, in cents.
    pub house: i64,
    /// What the viewer may do, if the viewer has a seat and anything to do.
    pub legal: Option<Moves>,
}

/// One pack as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PackView {
    /// The two cards, once they are turned up.
    pub cards: Option<[Shown; 2]>,
}

/// One seat as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SeatView {
    /// What the seat has, in cents, what lies on the layout not counted.
    pub stack: Chips,
    /// What lies on each pack, pack 1 first; once the round is over what lay there.
    pub wagers: Vec<Wager>,
    /// Whether its wagers stand.
    pub done: bool,
    /// The five cards, once they are turned up.
    pub cards: Option<[Shown; 5]>,
}

impl PacksPoker {
    /// Between two actions cards are either all to come or all turned up: the deal, the packs and the settlement
    /// follow the last wager in one go, and events tell them one by one.
    pub(super) fn look(&self, viewer: Viewer) -> View {
        let (layout, up) = (self.layout(), self.is_up());
        let pack = |pack| PackView { cards: up.then(|| self.cards(layout.pack(pack)).map(Shown)) };
        View {
            packs: Pack::first(self.rules.packs()).map(pack).collect(),
            dealer: up.then(|| self.cards(layout.dealer()).map(Shown)),
            seats: SeatSet::all(self.seats()).iter().map(|seat| self.look_at(seat, up)).collect(),
            to_wager: self.to_wager(),
            void: self.phase == Phase::Over && !up,
            house: self.house,
            legal: self.look_at_moves(viewer),
        }
    }

    /// Whether the cards are turned up: dealt, and not void.
    fn is_up(&self) -> bool {
        self.phase == Phase::Over && self.misdeal().is_none()
    }

    fn to_wager(&self) -> SeatSet {
        match self.phase {
            Phase::Wagers => SeatSet::all(self.seats()).difference(self.done),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn look_at(&self, seat: Seat, up: bool) -> SeatView {
        let up = up && self.playing().contains(seat);
        SeatView {
            stack: self.stacks[seat],
            wagers: self.wagers[seat][..self.rules.packs()].to_vec(),
            done: self.done.contains(seat),
            cards: up.then(|| self.cards(self.layout().hand(seat)).map(Shown)),
        }
    }

    fn look_at_moves(&self, viewer: Viewer) -> Option<Moves> {
        let Viewer::Seat(seat) = viewer else { return None };
        let moves = (seat.index() < self.seats()).then(|| self.moves(seat))?;
        moves.open.then_some(moves)
    }
}
