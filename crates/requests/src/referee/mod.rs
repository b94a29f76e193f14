//! The settlement of one whole round.
//!
//! `settle.rs` has the trait that each game implements; `holdem.rs` has the request and the reply for hold'em.

mod holdem;
mod settle;

pub use holdem::Reply as HoldemReply;
pub use settle::Referee;

use crate::Schemas;
use schemars::JsonSchema;

/// A round of any of the games.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum Request {
    Holdem(Box<holdem::Request>),
    PacksPoker(Box<games::packs_poker::referee::Request>),
    HighCardFlush(Box<games::high_card_flush::referee::Request>),
    MountHolyoke(Box<games::mount_holyoke::referee::Request>),
    PokerRun(Box<games::poker_run::referee::Request>),
}

/// The settlement of any of the games.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum Reply {
    Holdem(Box<holdem::Reply>),
    PacksPoker(Box<games::packs_poker::referee::Reply>),
    HighCardFlush(Box<games::high_card_flush::referee::Reply>),
    MountHolyoke(Box<games::mount_holyoke::referee::Reply>),
    PokerRun(Box<games::poker_run::referee::Reply>),
}

/// The JSON Schemas of the request and of the reply.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, Reply>()
}
