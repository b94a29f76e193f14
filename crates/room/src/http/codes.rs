//! Codes of all refusals, from the enums that define them.

use super::error::HttpError;
use crate::bot_accounts::BotError;
use crate::game::ExportError;
use crate::integrity::SuspensionError;
use crate::ledger::LedgerError;
use crate::moderation::ModerationError;
use crate::names::NameError;
use crate::protocol::RefusedAmount;
use crate::protocol::unreadable_input::InputKind;
use crate::run::error::RunRefusal;
use crate::store::log::DamagedEntry;
use crate::store::opaque_record::DamagedRecord;
use crate::store::{IntegrityProblem, StoreError};
use crate::table::error::{CommandError, CreationError, HistoryError, LimitError};
use games::{high_card_flush, holdem, mount_holyoke, packs_poker, poker_run};
use std::collections::BTreeSet;
use strum::VariantNames;

/// The codes of each enum of the room.
const ROOM: [&[&str]; 16] = [
    HttpError::VARIANTS,
    SuspensionError::VARIANTS,
    LedgerError::VARIANTS,
    CreationError::VARIANTS,
    NameError::VARIANTS,
    RefusedAmount::VARIANTS,
    InputKind::VARIANTS,
    &[DamagedEntry::CODE, DamagedRecord::CODE, ExportError::NO_FILE],
    IntegrityProblem::VARIANTS,
    StoreError::VARIANTS,
    LimitError::VARIANTS,
    CommandError::VARIANTS,
    HistoryError::VARIANTS,
    RunRefusal::VARIANTS,
    ModerationError::VARIANTS,
    BotError::VARIANTS,
];

/// Name of the [`StoreError`] variant that wraps another error and reports the code of that error.
const WRAPPER: &str = "store.ledger";

macro_rules! game {
    ($game:ident) => {
        (
            stringify!($game),
            [$game::Refusal::VARIANTS, $game::RulesError::VARIANTS, $game::SetupError::VARIANTS],
        )
    };
}

/// The codes of each game, by its name.
const GAMES: [(&str, [&[&str]; 3]); 5] =
    [game!(holdem), game!(packs_poker), game!(high_card_flush), game!(mount_holyoke), game!(poker_run)];

/// Codes of all refusals, in alphabetical order. Those of a game begin with its name.
pub fn codes() -> BTreeSet<String> {
    let games = GAMES.iter().flat_map(|(game, errors)| {
        errors.iter().copied().flatten().map(move |code| format!("{game}.{code}"))
    });
    room().map(str::to_owned).chain(games).collect()
}

/// Codes of the room's own refusals.
fn room() -> impl Iterator<Item = &'static str> {
    ROOM.into_iter().flatten().copied().filter(|code| *code != WRAPPER)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_code_of_the_room_belongs_to_one_enum() {
        let codes: Vec<&str> = room().collect();
        let twice: Vec<&&str> =
            codes.iter().filter(|code| codes.iter().filter(|other| other == code).count() > 1).collect();
        assert!(codes.len() > 90 && twice.is_empty(), "{} codes, twice {twice:?}", codes.len());
    }

    #[test]
    fn a_code_of_a_game_begins_with_its_name() {
        let codes = codes();
        for game in crate::game::GameName::ALL.map(|game| game.game().name()) {
            assert!(codes.contains(&format!("{game}.no_such_seat")), "{game}");
        }
        assert!(codes.contains("poker_run.already_stamped"));
    }
}
