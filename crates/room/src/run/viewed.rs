//! The public view of an event's game.

use super::state::State;
use games::poker_run::{ParticipantView, View};
use games::{Refereed, Viewer};

/// The public view of an event's game, computed once for each position of the log.
pub struct Viewed {
    /// The position of the log.
    pub seq: u64,
    pub(super) view: Option<View>,
    /// The position at which the standings and the unranked hands last changed, as far as they were viewed.
    pub(super) board_seq: u64,
}

impl Viewed {
    /// The view of the game in this state.
    pub fn new(state: &State) -> Viewed {
        let view = state.game.as_ref().map(|game| game.view(Viewer::Rail));
        Viewed { seq: state.seq, view, board_seq: state.seq }
    }

    /// The view of the game in a later state of the same event.
    pub fn next(&self, state: &State) -> Viewed {
        let next = Viewed::new(state);
        let board = |viewed: &Viewed| viewed.view.as_ref().map(|view| view.board.clone());
        let board_seq = if board(self) == board(&next) { self.board_seq } else { next.board_seq };
        Viewed { board_seq, ..next }
    }

    /// The view of the game; `None` in a draft.
    pub const fn view(&self) -> Option<&View> {
        self.view.as_ref()
    }

    pub(super) fn participants(&self) -> &[ParticipantView] {
        self.view.as_ref().map_or(&[], |view| &view.participants)
    }
}
