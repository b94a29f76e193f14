//! The action of a bot, in both of its forms.

use super::game::ChoiceGame;
use games::{Legal, high_card_flush, holdem, mount_holyoke, packs_poker};
use schemars::JsonSchema;
use serde::Serialize;

/// The action that a bot chose.
#[derive(Serialize, JsonSchema)]
pub struct Reply<A> {
    /// The action as JSON, in the form in which the room accepts it.
    pub action: A,
    /// The action as a line, in the notation of the game.
    pub line: String,
    /// `true` if the view lists the action among its legal ones.
    pub legal: bool,
    /// Time that the bot took, in milliseconds.
    pub milliseconds: f64,
}

/// A reply of any table game.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
pub(super) enum AnyReply {
    /// A reply in hold'em.
    Holdem(Reply<holdem::Action>),
    /// A reply in Packs Poker.
    PacksPoker(Reply<packs_poker::Action>),
    /// A reply in High Card Flush.
    HighCardFlush(Reply<high_card_flush::Action>),
    /// A reply in Mount Holyoke Poker.
    MountHolyoke(Reply<mount_holyoke::Action>),
}

impl<A: std::fmt::Display> Reply<A> {
    /// The reply with an action that took this long to choose.
    pub fn new<G: ChoiceGame<Action = A>>(view: &G::View, action: A, seconds: f64) -> Reply<A> {
        let legal = G::offer(view).is_some_and(|offer| offer.allows(&action));
        let milliseconds = (seconds * 1e6).round() / 1e3;
        Reply { line: action.to_string(), legal, milliseconds, action }
    }
}
