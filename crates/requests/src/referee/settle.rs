//! The settlement of a round of each game.

use crate::{GameSettings, RequestError, json};
use games::{high_card_flush, mount_holyoke, packs_poker, poker_run};
use serde::Serialize;

/// Settings of a game, under which a whole round is checked and settled.
pub trait Referee: GameSettings {
    /// The settlement of a round.
    type Reply: Serialize;

    /// Settles one round, or one event of the poker run, given in JSON, under its own settings, or under `given` if it
    /// has none.
    ///
    /// # Errors
    /// The first fault found: the input cannot be parsed, the settings are invalid, or the round is incomplete,
    /// inconsistent or against the rules. In the poker run, a hand that cannot be ranked is not an error.
    fn referee(text: &str, given: &Self) -> Result<Self::Reply, RequestError>;
}

/// Implements [`Referee`] for games that define the request of a round themselves.
macro_rules! referee {
    ($($game:ident),+) => {
        $(impl Referee for $game::Settings {
            type Reply = $game::referee::Reply;

            fn referee(text: &str, given: &Self) -> Result<Self::Reply, RequestError> {
                let request: $game::referee::Request = json::read(text)?;
                Ok($game::referee::referee(&request, given)?)
            }
        })+
    };
}

referee!(packs_poker, high_card_flush, mount_holyoke, poker_run);
