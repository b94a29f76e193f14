//! The unvalidated setup of a round, and its checks.

use super::clause::Clause;
use super::rules::{MAX_SEATS, Rules};
use crate::chips::Chips;
use crate::error::GameErrorEnum;
use crate::seat::BySeat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A table's setup: stacks and meter. Not yet validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = crate::unit::cents)]
pub struct Table {
    /// Each seat's stack in cents, seat 1 first.
    pub stacks: Vec<Chips>,
    /// The meter of the progressive wager, in cents; required if that wager can win a share of the meter (HF-7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meter: Option<Chips>,
}

/// The reason a round cannot be opened.
#[derive(
    Clone,
    Debug,
    PartialEq,
    Eq,
    thiserror::Error,
    strum::IntoStaticStr,
    strum::VariantNames,
    Serialize,
    JsonSchema,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
pub enum SetupError {
    #[error("{0} seats: High Card Flush has 1 to {MAX_SEATS}")]
    Seats(usize),
    #[error("the stacks and all that the round could win sum to more than 2^53 − 1 cents")]
    TooManyChips,
    #[error(
        "the rules offer a progressive wager on shares of a meter, and the table has no meter: give its amount"
    )]
    NoMeter,
}

impl GameErrorEnum for SetupError {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            SetupError::Seats(_) => &[Clause::Hf4],
            SetupError::TooManyChips => &[Clause::All2],
            SetupError::NoMeter => &[Clause::Hf7],
        })
    }
}

impl Table {
    /// A table without a meter, for rules whose progressive wager needs none.
    pub fn new(stacks: Vec<Chips>) -> Table {
        Table { stacks, meter: None }
    }

    /// Validates the table under the rules; returns the stacks and the meter, 0 if the table has none.
    pub(super) fn validate(&self, rules: &Rules) -> Result<(BySeat<Chips>, Chips), SetupError> {
        let seats = self.stacks.len();
        if !(1..=MAX_SEATS).contains(&seats) {
            return Err(SetupError::Seats(seats));
        }
        let stacks = BySeat::from_slice(&self.stacks).ok_or(SetupError::Seats(seats))?;
        if rules.has_meter() && self.meter.is_none() {
            return Err(SetupError::NoMeter);
        }
        let meter = self.meter.unwrap_or(Chips::ZERO);
        let most = rules.max_won().into_iter().chain([meter]).chain(self.stacks.iter().copied());
        Chips::checked_sum(most).map(|_| (stacks, meter)).ok_or(SetupError::TooManyChips)
    }
}
