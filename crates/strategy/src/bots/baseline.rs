//! Bots without a strategy, for every game; used in simulations and tests.

use super::bot::{Baseline, Bot, DefaultAction, HasBots, RandomBelow};
use games::Legal;

/// Always takes the default action of the legal moves ([`DefaultAction`]).
#[derive(Clone, Copy, Debug)]
pub struct Call;

/// Plays a random legal action, as picked by [`Legal::pick`].
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: HasBots> Bot<G> for Call {
    fn name(&self) -> &'static str {
        "call"
    }

    fn description(&self) -> &'static str {
        G::CALL
    }

    fn baseline(&self) -> Option<Baseline> {
        Some(Baseline::Call)
    }

    fn act(&self, view: &G::View, _: &mut RandomBelow<'_>) -> Option<G::Action> {
        G::offer(view)?.default_action()
    }
}

impl<G: HasBots> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn description(&self) -> &'static str {
        "any legal move"
    }

    fn baseline(&self) -> Option<Baseline> {
        Some(Baseline::Random)
    }

    fn act(&self, view: &G::View, below: &mut RandomBelow<'_>) -> Option<G::Action> {
        G::offer(view)?.pick(below)
    }
}
