//! Bots without a strategy, for every game: for measuring and for testing.

use super::{Below, Bot, HasBots};
use games::Legal;

/// Legal moves among which there is one that takes no thought: staying in for the least that it costs.
pub trait Plain<A>: Legal<A> {
    /// That move; `None` if there is none at all.
    fn plain(&self) -> Option<A>;
}

/// Makes the plain move, whatever the cards.
#[derive(Clone, Copy, Debug)]
pub struct Call;

/// Plays any legal move, as [`Legal::pick`] picks it.
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
