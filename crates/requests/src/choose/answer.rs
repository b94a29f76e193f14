//! The answer of a built-in bot.

use super::game::ChoiceGame;
use super::reply::Reply;
use super::request::Choice;
use crate::effects::Effects;
use crate::{Code, RequestError};
use strategy::bots::Bot;

/// Asks a bot for its action.
///
/// # Errors
/// If the seat that the view belongs to has no decision.
pub fn answer<G: ChoiceGame>(
    bot: &dyn Bot<G>,
    choice: &Choice<G>,
    effects: &dyn Effects,
) -> Result<Reply<G::Action>, RequestError> {
    let mut random = effects.random(choice.seed);
    let clock = effects.clock();
    let action = bot.act(&choice.view, &mut |n| random.below_u64(n)).ok_or_else(no_decision)?;
    Ok(Reply::new::<G>(&choice.view, action, clock()))
}

/// Error for a view without legal actions.
pub fn no_decision() -> RequestError {
    let message = "the view has no legal actions: send the view of the seat to act, with its field legal";
    RequestError::new(Code::NoDecision, message).in_field("view.legal")
}
