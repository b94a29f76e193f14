//! The action of a bot for the view of one seat. Stateless: the view and the seed are all that a built-in bot receives.
//!
//! 1. `request.rs`, `reply.rs`: the request and its reply, for every table game. `answer.rs`: the answer of a bot.
//! 2. `game.rs`: the games with bots at a table. A file per game checks a view: bots expect one that the room could have
//!    sent, and requests come from anywhere.

mod answer;
mod game;
mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod packs_poker;
mod reply;
mod request;

pub use answer::{answer, no_decision};
pub use game::ChoiceGame;
pub use reply::Reply;
pub use request::{Choice, read};

use crate::Schemas;

/// The JSON Schemas of the request and of the reply.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<request::AnyRequest, reply::AnyReply>()
}
