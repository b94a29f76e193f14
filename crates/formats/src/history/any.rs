//! Detection and replay of histories of any game. No other module of histories dispatches on the game.

use super::{Historic, History, variant};
use crate::code::Code;
use crate::encoding::without_bom;
use crate::entry::RoundFields;
use crate::error::FileError;
use crate::fields::{Entries, parse_file, variant_of};
use crate::input::shorten;
use crate::name::Name;
use games::high_card_flush::HighCardFlush;
use games::mount_holyoke::MountHolyoke;
use games::packs_poker::PacksPoker;
use games::poker_run::PokerRun;

/// The result of replaying a history of any game.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyReplayed {
    /// The game's name.
    pub game: &'static str,
    /// The round's name or number in the file; `None` if it has neither.
    pub hand: Option<Name>,
    /// The result figures, as pairs of a field and its value; empty while the round is not over.
    pub figures: Vec<(&'static str, serde_json::Value)>,
    /// `Some(true)` if the figures match those that the file states, `Some(false)` if one differs or the round is not
    /// over; `None` if the file states no figures.
    pub matches: Option<bool>,
    /// A description of the first difference from the file's figures; `None` if there is none.
    pub difference: Option<String>,
}

/// Returns whether the text is a history rather than a PHH hand, that is, whether its variant starts with `_`. Returns
/// `false` for text that is not TOML.
pub fn is_history(text: &str) -> bool {
    // Files may contain tens of thousands of PHH hands; this cheap check avoids parsing each of them twice.
    let may_be = |line: &str| line.trim_start().starts_with("variant") && line.contains('_');
    without_bom(text).lines().any(may_be)
        && parse_file(text)
            .is_ok_and(|entries| variant_of(&entries).is_some_and(|code| code.starts_with('_')))
}

/// Parses a history and replays it under the rules of its game.
///
/// # Errors
/// [`FileError`], with its line if it has one, for unknown variants and for the errors of [`History::decode`] and
/// [`History::replay`].
pub fn replay_any(text: &str) -> Result<AnyReplayed, FileError> {
    replay_entries(parse_file(text)?)
}

/// Replays one round of a file with several.
///
/// # Errors
/// The same as for [`replay_any`].
pub fn replay_fields(round: RoundFields) -> Result<AnyReplayed, FileError> {
    replay_entries(round.0)
}

fn replay_entries(entries: Entries) -> Result<AnyReplayed, FileError> {
    let code = variant_of(&entries).unwrap_or_default().to_owned();
    let games = [game::<PacksPoker>(), game::<HighCardFlush>(), game::<MountHolyoke>(), game::<PokerRun>()];
    match games.iter().find(|(variant, _)| *variant == code) {
        Some((_, replay)) => replay(entries),
        None => {
            let known: Vec<&str> = games.iter().map(|(variant, _)| variant.as_str()).collect();
            let message =
                format!("the variant {:?} is not played here: {} are", shorten(&code), known.join(", "));
            let line = entries.iter().find(|(name, _)| name == "variant").and_then(|(_, node)| node.line);
            Err(FileError::new(Code::Variant, message).in_field("variant").at_line(line))
        }
    }
}

type Replay = fn(Entries) -> Result<AnyReplayed, FileError>;

fn game<G: Historic>() -> (String, Replay) {
    (variant::<G>(), |entries| {
        let history = History::<G>::of_entries(entries)?;
        let replayed = history.replay()?;
        Ok(AnyReplayed {
            game: G::NAME,
            hand: name(&history.others),
            figures: replayed.figures,
            matches: replayed.matches,
            difference: replayed.difference,
        })
    })
}

fn name(fields: &toml::Table) -> Option<Name> {
    match fields.get("hand")? {
        toml::Value::String(name) => Some(Name::Text(name.clone())),
        toml::Value::Integer(number) => Some(Name::Number(*number)),
        _ => None,
    }
}
