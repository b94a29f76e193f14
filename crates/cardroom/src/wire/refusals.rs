//! Conversion of the games' errors to refusals.

use super::Refused;

/// Every error of a game has a code, a message and clauses.
macro_rules! refusals {
    ($($error:ty),+ $(,)?) => {
        $(impl From<$error> for Refused {
            fn from(error: $error) -> Refused {
                Refused::by(error.code(), &error, &error.clauses())
            }
        })+
    };
}

refusals! {
    games::holdem::Refusal,
    games::holdem::RulesError,
    games::holdem::SetupError,
    games::packs_poker::referee::RefereeError,
    games::packs_poker::Refusal,
    games::packs_poker::RulesError,
    games::packs_poker::SetupError,
    games::high_card_flush::referee::RefereeError,
    games::high_card_flush::Refusal,
    games::high_card_flush::RulesError,
    games::high_card_flush::SetupError,
    games::mount_holyoke::plays::PlaysError,
    games::mount_holyoke::referee::RefereeError,
    games::mount_holyoke::MatchError,
    games::mount_holyoke::Refusal,
    games::mount_holyoke::RulesError,
    games::mount_holyoke::SetupError,
    games::poker_run::referee::RefereeError,
    games::poker_run::Refusal,
    games::poker_run::RulesError,
    games::poker_run::SetupError,
}
