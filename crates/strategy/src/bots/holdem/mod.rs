//! Bots that play hold'em.
//!
//! - [`Style`] (`style.rs`): decides by a score of the hole cards (`score.rs`) before the flop, and after it by
//!   comparing an estimated probability of winning (`win_estimate.rs`) with the pot odds. [`TIGHT`] and [`LOOSE`] are
//!   its two instances.

mod score;
mod style;
mod win_estimate;

pub use style::{LOOSE, Style, TIGHT};

use super::{Bot, Call, DefaultAction, HasBots, Random, RandomBelow};
use games::holdem::{Action, Holdem, Moves, View};

impl HasBots for Holdem {
    type Offer = Moves;
    const CALL: &'static str = "always checks or calls";
    const BOTS: &'static [&'static dyn Bot<Holdem>] = &[&Call, &Random, &TIGHT, &LOOSE];

    fn offer(view: &View) -> Option<&Moves> {
        view.legal.as_ref()
    }
}

impl DefaultAction<Action> for Moves {
    /// A check if possible, otherwise a call; never a raise or a fold. Shows the hand at the showdown, or mucks it if
    /// showing is not legal. `None` if none of these actions is legal.
    #[inline]
    fn default_action(&self) -> Option<Action> {
        match self {
            Moves { check: true, .. } => Some(Action::Check),
            Moves { call: Some(_), .. } => Some(Action::Call),
            Moves { show: true, .. } => Some(Action::Show),
            Moves { muck: true, .. } => Some(Action::Muck),
            _ => None,
        }
    }
}
