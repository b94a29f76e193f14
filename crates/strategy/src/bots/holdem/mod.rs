//! Bots that play hold'em.
//!
//! - [`Style`] (`style.rs`): plays by a score of the two cards (`score.rs`) before the flop, and by an estimate of the
//!   chance to win (`chance.rs`) against the price of a call after it. [`TIGHT`] and [`LOOSE`] are two of them.

mod chance;
mod score;
mod style;

pub use style::{LOOSE, Style, TIGHT};

use super::{Bot, Call, HasBots, Plain, Random, RandomBelow};
use games::holdem::{Action, Holdem, Moves, View};

impl HasBots for Holdem {
    type Offer = Moves;
    const CALL: &'static str = "always checks or calls";
    const BOTS: &'static [&'static dyn Bot<Holdem>] = &[&Call, &Random, &TIGHT, &LOOSE];

    fn offer(view: &View) -> Option<&Moves> {
        view.legal.as_ref()
    }
}

impl Plain<Action> for Moves {
    /// A check where it is free, a call where it is not, never a raise or a fold; at the showdown the hand is shown.
    #[inline]
    fn plain(&self) -> Option<Action> {
        match self {
            Moves { check: true, .. } => Some(Action::Check),
            Moves { call: Some(_), .. } => Some(Action::Call),
            Moves { show: true, .. } => Some(Action::Show),
            Moves { muck: true, .. } => Some(Action::Muck),
            _ => None,
        }
    }
}
