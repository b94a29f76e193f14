//! Bots without a strategy, for every game; used in measurements and tests.

use super::{Below, Bot, HasBots};
use games::Legal;

/// Legal moves with a plain one among them: the action that stays in at the lowest cost.
pub trait Plain<A>: Legal<A> {
    /// The plain action; `None` if there is no legal one.
    fn plain(&self) -> Option<A>;
}

/// Plays the plain action, regardless of the cards.
#[derive(Clone, Copy, Debug)]
pub struct Call;

/// Plays a random legal action, as picked by [`Legal::pick`].
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: HasBots> Bot<G> for Call {
    fn name(&self) -> &'static str {
        "call"
    }

    fn manner(&self) -> &'static str {
        G::CALL
    }

    fn act(&self, view: &G::View, _: &mut Below<'_>) -> Option<G::Action> {
        G::offer(view)?.plain()
    }
}

impl<G: HasBots> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn manner(&self) -> &'static str {
        "any legal move"
    }

    fn act(&self, view: &G::View, below: &mut Below<'_>) -> Option<G::Action> {
        G::offer(view)?.pick(below)
    }
}
