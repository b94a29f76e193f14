//! A history of any game: the one place that chooses.

use super::read::{Entries, entries};
use super::{Historic, History, variant};
use crate::high_card_flush::HighCardFlush;
use crate::holdem::phh::fields::Value;
use crate::holdem::phh::{Name, PhhError, RoundFields};
use crate::mount_holyoke::MountHolyoke;
use crate::packs_poker::PacksPoker;
use crate::poker_run::PokerRun;
use crate::refereed::Refereed;
use crate::words::shorten;

/// What a history comes to, whichever game it is of.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyReplayed {
    /// The name of the game.
    pub game: &'static str,
    /// The name or number that the file gives the round.
    pub hand: Option<Name>,
    /// What it came to, field and value; none while it is not over.
    pub figures: Vec<(&'static str, serde_json::Value)>,
    /// Whether that is what the file says; `None` if the file says nothing.
    pub matches: Option<bool>,
    /// The first figure that is not what the file says, in words.
    pub difference: Option<String>,
}

/// Whether a text is a history and no hand of PHH: its variant begins with `_`.
pub fn is_history(text: &str) -> bool {
    // Hands of PHH come by the ten thousand and are not to be read twice.
    let may_be = |line: &str| line.trim_start().starts_with("variant") && line.contains('_');
    text.lines().any(may_be)
        && entries(text).is_ok_and(|entries| variant_of(&entries).is_some_and(|code| code.starts_with('_')))
}

/// Reads a history and plays it through the rules of its game.
///
/// # Errors
/// [`PhhError`] with line and mend: what [`History::decode`] and [`History::replay`] refuse, and a variant of no game.
pub fn replay_any(text: &str) -> Result<AnyReplayed, PhhError> {
    replay_entries(entries(text)?)
}

/// Plays a round out of a file of several.
///
/// # Errors
/// As for [`replay_any`].
pub fn replay_fields(round: RoundFields) -> Result<AnyReplayed, PhhError> {
    replay_entries(round.0)
}

fn replay_entries(entries: Entries) -> Result<AnyReplayed, PhhError> {
    let code = variant_of(&entries).unwrap_or_default().to_owned();
    let games = [game::<PacksPoker>(), game::<HighCardFlush>(), game::<MountHolyoke>(), game::<PokerRun>()];
    match games.iter().find(|(variant, _)| *variant == code) {
        Some((_, replay)) => replay(entries),
        None => {
            let known: Vec<&str> = games.iter().map(|(variant, _)| variant.as_str()).collect();
            let message =
                format!("the variant {:?} is not played here: {} are", shorten(&code), known.join(", "));
            let line = entries.iter().find(|(name, _)| name == "variant").and_then(|(_, node)| node.line);
            Err(PhhError::new("variant", message).in_field("variant").at_line(line))
        }
    }
}

type Replay = fn(Entries) -> Result<AnyReplayed, PhhError>;

fn game<G: Historic>() -> (String, Replay) {
    (variant::<G>(), |entries| {
        let history = History::<G>::of_entries(entries)?;
        let replayed = history.replay()?;
        Ok(AnyReplayed {
            game: <G as Refereed>::NAME,
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

fn variant_of(entries: &Entries) -> Option<&str> {
    entries.iter().find_map(|(name, node)| match &node.value {
        Value::Text(code) if name == "variant" => Some(code.as_str()),
        _ => None,
    })
}
