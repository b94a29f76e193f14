//! One hand as parsed from its file, not replayed yet.

use super::actions::Step;
use super::amount::Amount;
use crate::error::FileError;
use crate::fields::Lines;
use crate::name::Name;
use games::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The supported variants of PHH.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Variant {
    /// No-limit Texas hold'em.
    #[default]
    #[serde(rename = "NT")]
    NoLimitTexas,
}

/// One hand, field by field. The fields were parsed and their lengths agree; [`replay`](super::replay())
/// checks whether the actions are legal.
///
/// Lists by player start to the left of the button and go clockwise to the button. With two players, player 2 has
/// the button, and the forced bets are listed in reverse: `[1, 2]` means that player 1 posts 2.
#[derive(Clone, Debug, Default, PartialEq, JsonSchema)]
pub struct Hand {
    /// The game variant.
    pub variant: Variant,
    /// The ante of every player; 0 for a player who posts none.
    pub antes: Vec<Amount>,
    /// The blind or straddle of every player; 0 for a player who posts none.
    pub blinds_or_straddles: Vec<Amount>,
    /// The minimum bet: the big blind of the rules.
    pub min_bet: Amount,
    /// Each player's stack before the antes.
    pub starting_stacks: Vec<Amount>,
    /// The actions of the hand, in order.
    pub actions: Vec<Step>,
    /// `true` if a short ante wins only what it matched, `false` if it wins from all antes. If omitted, the
    /// settings decide.
    pub ante_trimming_status: Option<bool>,
    /// The name or number of the hand, if the file has one.
    pub hand: Option<Name>,
    /// The players' names, if the file has them.
    pub players: Option<Vec<String>>,
    /// Each player's stack at the end, if the file states it.
    pub finishing_stacks: Option<Vec<Amount>>,
    /// Each player's winnings from the pots, if the file states them.
    pub winnings: Option<Vec<Amount>>,
    /// Cardroom's custom field: the smallest chip at the table, which is never split. A hundredth if omitted.
    #[serde(rename = "_smallest_chip")]
    pub smallest_chip: Option<Amount>,
    /// All other fields, kept unchanged.
    #[schemars(flatten, with = "BTreeMap<String, serde_json::Value>")]
    pub others: toml::Table,
    /// Line numbers of the fields in the file; empty if the hand does not come from a file.
    #[schemars(skip)]
    pub lines: Lines,
}

impl Default for Amount {
    fn default() -> Amount {
        Amount::new(Chips::ZERO, 0)
    }
}

impl Hand {
    /// The number of players.
    pub const fn seats(&self) -> usize {
        self.starting_stacks.len()
    }

    /// Adds the line number to an error that names a field or an action, if that line is known. Leaves any other error
    /// unchanged.
    pub(crate) fn locate(&self, error: FileError) -> FileError {
        let line = match (error.action, error.field.as_deref()) {
            (Some(number), _) => self.lines.actions.get(number - 1).copied(),
            (None, Some(field)) => self.lines.fields.get(field).copied(),
            (None, None) => None,
        };
        error.at_line(line)
    }
}
