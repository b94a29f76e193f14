//! Bots without a strategy.

use super::{Below, Bot};
use games::Legal;
use games::holdem::{Action, Holdem, Moves, View};

/// Checks where it can, calls where it must, never raises or folds, and shows at the showdown.
#[derive(Clone, Copy, Debug)]
pub struct Call;

/// Plays any legal move, each kind as often as any other.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Call {
    /// The move among these, if there is one.
    #[inline]
    pub fn choose(moves: &Moves) -> Option<Action> {
        match moves {
            Moves { check: true, .. } => Some(Action::Check),
            Moves { call: Some(_), .. } => Some(Action::Call),
            Moves { show: true, .. } => Some(Action::Show),
            Moves { muck: true, .. } => Some(Action::Muck),
            _ => None,
        }
    }
}

impl Bot<Holdem> for Call {
    fn name(&self) -> &'static str {
        "call"
    }

    fn manner(&self) -> &'static str {
        "always checks or calls"
    }

    fn act(&self, view: &View, _: &mut Below<'_>) -> Option<Action> {
        Call::choose(&view.legal?)
    }
}

impl Bot<Holdem> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn manner(&self) -> &'static str {
        "any legal move"
    }

    fn act(&self, view: &View, below: &mut Below<'_>) -> Option<Action> {
        view.legal?.pick(below)
    }
}
