//! One hand as its file tells it: read, not yet played.

use super::actions::Step;
use super::amount::Amount;
use super::error::PhhError;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The variants that are read: one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Variant {
    /// No-limit Texas hold'em.
    #[default]
    #[serde(rename = "NT")]
    NoLimitTexas,
}

/// The name or number of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Name {
    /// A number.
    Number(i64),
    /// A name.
    Text(String),
}

/// One hand, field by field. The fields were read and their lengths agree; whether the actions are legal, only a
/// [`replay`](super::replay()) tells.
///
/// Lists by player begin with the small blind and go clockwise to the button. With two players the last one has the
/// button and the forced bids are listed in reverse: `[1, 2]` means that player 1 posts 2.
#[derive(Clone, Debug, Default, PartialEq, JsonSchema)]
pub struct Hand {
    /// What is played.
    pub variant: Variant,
    /// The ante of every player.
    pub antes: Vec<Amount>,
    /// The blind or straddle of every player.
    pub blinds_or_straddles: Vec<Amount>,
    /// The least bet: the big blind of the rules.
    pub min_bet: Amount,
    /// What every player has before the antes.
    pub starting_stacks: Vec<Amount>,
    /// What happened, in order.
    pub actions: Vec<Step>,
    /// Whether a short ante wins only what it matched (`true`) or of all antes (`false`, also if left out).
    pub ante_trimming_status: Option<bool>,
    /// The name or number of the hand.
    pub hand: Option<Name>,
    /// The players' names.
    pub players: Option<Vec<String>>,
    /// What every player has in the end.
    pub finishing_stacks: Option<Vec<Amount>>,
    /// What every player collected from the banks.
    pub winnings: Option<Vec<Amount>>,
    /// Cardroom's own field: the smallest chip on the table, which is never split. A hundredth if left out.
    #[serde(rename = "_smallest_chip")]
    pub smallest_chip: Option<Amount>,
    /// Every other field, kept as it is.
    #[schemars(flatten, with = "BTreeMap<String, serde_json::Value>")]
    pub others: toml::Table,
    /// Where the fields stand in their file.
    #[schemars(skip)]
    pub lines: Lines,
}

impl Default for Amount {
    fn default() -> Amount {
        Amount::new(crate::Chips::ZERO, 0)
    }
}

impl Hand {
    /// How many players there are.
    pub const fn seats(&self) -> usize {
        self.starting_stacks.len()
    }

    /// Puts the line of its place to an error that names a field or an action.
    pub(super) fn locate(&self, error: PhhError) -> PhhError {
        let line = match (error.action, &error.field) {
            (Some(number), _) => self.lines.actions.get(number - 1).copied(),
            (None, Some(field)) => self.lines.fields.get(field).copied(),
            (None, None) => None,
        };
        error.at_line(line)
    }
}

/// The lines of a file on which things stand, counted from 1; empty for a hand that came from elsewhere.
///
/// Lines are no part of a hand: any two are equal.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    /// The line of every field.
    pub fields: BTreeMap<String, usize>,
    /// The line of every entry of `actions`.
    pub actions: Vec<usize>,
}

impl PartialEq for Lines {
    fn eq(&self, _: &Lines) -> bool {
        true
    }
}
