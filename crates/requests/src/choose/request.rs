//! The view to choose for.

use super::game::ChoiceGame;
use crate::{RequestError, json};
use games::{high_card_flush, holdem, mount_holyoke, packs_poker};
use schemars::JsonSchema;
use serde::Deserialize;

/// A view whose seat has a decision, checked, with the seed of the bot's random numbers.
pub struct Choice<G: ChoiceGame> {
    /// Everything that the seat may see.
    pub view: G::View,
    /// Seed of the random numbers.
    pub seed: u64,
}

/// The request as it is sent.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Request<V> {
    /// The round as the seat to act sees it, in the form in which the room sends it.
    view: V,
    /// Seed of the bot's random numbers; 0 if omitted. The same view and seed give the same action.
    #[serde(default)]
    seed: u64,
}

/// A request of any table game.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
pub(super) enum AnyRequest {
    /// A request in hold'em.
    Holdem(Request<holdem::View>),
    /// A request in Packs Poker.
    PacksPoker(Request<packs_poker::View>),
    /// A request in High Card Flush.
    HighCardFlush(Request<high_card_flush::View>),
    /// A request in Mount Holyoke Poker.
    MountHolyoke(Request<mount_holyoke::View>),
}

/// Parses a request, and checks its view.
///
/// # Errors
/// If the request cannot be parsed, or no seat of a table could have this view.
pub fn read<G: ChoiceGame>(line: &str) -> Result<Choice<G>, RequestError> {
    let Request { view, seed } = json::read::<Request<G::View>>(line)?;
    G::check(&view)?;
    Ok(Choice { view, seed })
}
