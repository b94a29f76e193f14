//! The unvalidated setup of a round, and its checks.

use super::clause::Clause;
use super::pack::MAX_PACKS;
use super::rules::{DECK, Rules, max_seats};
use crate::chips::Chips;
use crate::error::GameErrorEnum;
use crate::seat::BySeat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A table's setup: stacks and card counts. Not yet validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = crate::unit::cents)]
pub struct Table {
    /// Each seat's stack in cents, seat 1 first. A seat with 0 cannot wager.
    pub stacks: Vec<Chips>,
    /// Card counts of a round dealt by hand; omitted if the software deals (PK-9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<Counts>,
}

/// The number of cards in each pack and hand, in a round dealt by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// The number of cards in each pack, pack 1 first.
    pub packs: Vec<u8>,
    /// The number of cards of each seat, seat 1 first.
    pub seats: Vec<u8>,
    /// The number of cards dealt to the dealer, before a dealer with four draws the fifth.
    pub dealer: u8,
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
    #[error("no seats: the game has 1 or more")]
    NoSeats,
    #[error(
        "packs={packs} and {seats} seats need 2·{packs} + 5·({seats} + 1) = {} cards and a deck has 52: at most {} seats",
        cards_needed(*packs, *seats), max_seats(*packs)
    )]
    DeckTooSmall { packs: usize, seats: usize },
    #[error("the stacks and what one round can win sum to more than 2^53 − 1 cents")]
    TooManyChips,
    #[error("counts.{list}: expected {expected} entries, found {found}")]
    CountsLength { list: &'static str, found: usize, expected: usize },
    #[error("the counts sum to {0} cards and a deck has 52")]
    TooManyCards(usize),
}

impl GameErrorEnum for SetupError {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            SetupError::NoSeats => &[Clause::Pk2],
            SetupError::DeckTooSmall { .. } => &[Clause::Rule1, Clause::Pk2],
            SetupError::TooManyChips => &[Clause::All2],
            SetupError::CountsLength { .. } => &[Clause::Pk12],
            SetupError::TooManyCards(_) => &[Clause::Rule1, Clause::Pk12],
        })
    }
}

/// The number of cards needed for a round in which every seat wagers.
const fn cards_needed(packs: usize, seats: usize) -> usize {
    2 * packs + 5 * (seats + 1)
}

/// A validated table, with its counts in fixed-size arrays.
pub(super) struct CheckedTable {
    pub stacks: BySeat<Chips>,
    pub counts: Option<CheckedCounts>,
}

/// The card counts of a round dealt by hand, in fixed-size arrays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct CheckedCounts {
    pub packs: [u8; MAX_PACKS],
    pub seats: BySeat<u8>,
    pub dealer: u8,
}

impl Table {
    /// A table whose cards are dealt by the software.
    pub fn new(stacks: Vec<Chips>) -> Table {
        Table { stacks, counts: None }
    }

    /// Validates the table against the rules.
    pub(super) fn validate(&self, rules: &Rules) -> Result<CheckedTable, SetupError> {
        let (packs, seats) = (rules.packs(), self.stacks.len());
        if seats == 0 {
            return Err(SetupError::NoSeats);
        }
        let stacks = BySeat::from_slice(&self.stacks).filter(|_| seats <= max_seats(packs));
        let stacks = stacks.ok_or(SetupError::DeckTooSmall { packs, seats })?;
        let chips = Chips::checked_sum(self.stacks.iter().copied());
        let won = rules.max_won(packs * seats);
        chips.zip(won).and_then(|(chips, won)| chips.checked_add(won)).ok_or(SetupError::TooManyChips)?;
        let counts = self.counts.as_ref().map(|counts| counts.validate(packs, seats)).transpose()?;
        Ok(CheckedTable { stacks, counts })
    }
}

impl Counts {
    fn validate(&self, packs: usize, seats: usize) -> Result<CheckedCounts, SetupError> {
        let lists = [("packs", &self.packs, packs), ("seats", &self.seats, seats)];
        for (list, counts, expected) in lists {
            if counts.len() != expected {
                return Err(SetupError::CountsLength { list, found: counts.len(), expected });
            }
        }
        let dealt = self.packs.iter().chain(&self.seats).chain([&self.dealer]);
        let sum = dealt.map(|&count| usize::from(count)).sum();
        if sum > DECK {
            return Err(SetupError::TooManyCards(sum));
        }
        let mut counted =
            CheckedCounts { packs: [0; MAX_PACKS], seats: BySeat::new(seats), dealer: self.dealer };
        counted.packs[..packs].copy_from_slice(&self.packs);
        counted.seats = BySeat::from_slice(&self.seats).unwrap_or(counted.seats);
        Ok(counted)
    }
}
