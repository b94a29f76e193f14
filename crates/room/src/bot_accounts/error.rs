//! Refusals that concern bot accounts.

use crate::refusal::{Kind, RefusalEnum};
use serde::Serialize;

/// Refusal of a bot account, or of a request about one.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames, thiserror::Error,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum BotError {
    #[error("no bot account has this token, or the account was revoked: ask for a new one")]
    NoBotToken,
    #[error("this bot account was revoked")]
    BotRevoked,
    #[error("this bot account may play at the tables of its host only")]
    BotNotHere,
    #[error("a bot account may read, and play over the socket of a table, and nothing else")]
    NotForBots,
    #[error("a bot account does not chat")]
    NoChatForBots,
    #[error("this bot account sends too many messages and requests: try again in {retry_seconds} s")]
    BotTooFast { retry_seconds: u32 },
    #[error("this bot account has {most} open sockets: close one first")]
    BotSockets { most: u32 },
    #[error("there is no such bot account: load the list again")]
    NoSuchBotAccount,
    #[error("you host no open table: open one first")]
    NoOwnTable,
    #[error("you have {most} bot accounts: revoke one first")]
    BotAccountsOfGuest { most: u32 },
    #[error("the room has as many bot accounts as its limit allows: try again in {retry_seconds} s")]
    BotAccountsOfRoom { most: u32, retry_seconds: u32 },
}

impl RefusalEnum for BotError {
    fn kind(&self) -> Kind {
        match self {
            BotError::NoBotToken => Kind::Unauthorized,
            BotError::BotRevoked | BotError::BotNotHere | BotError::NotForBots | BotError::NoChatForBots => {
                Kind::Forbidden
            }
            BotError::NoSuchBotAccount => Kind::NotFound,
            BotError::NoOwnTable => Kind::Invalid,
            BotError::BotTooFast { .. }
            | BotError::BotSockets { .. }
            | BotError::BotAccountsOfGuest { .. }
            | BotError::BotAccountsOfRoom { .. } => Kind::Limited,
        }
    }
}
