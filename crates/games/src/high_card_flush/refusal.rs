//! Reasons for refusing an action.

use super::action::{Action, HandOwner, Wager};
use super::clause::Clause;
use crate::chips::Chips;
use crate::error::GameErrorEnum;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use std::borrow::Cow;

/// A refused action, which leaves the state unchanged. The message contains the offending values and, if
/// possible, the correction.
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
#[schemars(transform = crate::unit::cents)]
pub enum Refusal {
    #[error("the round is over")]
    Over,
    #[error("there is no {0:?} at a table of {1}")]
    NoSuchSeat(Seat, usize),
    #[error("only players and the clock do this: the house and the staff call misdeals")]
    NotAPlayer,
    #[error("a misdeal is called by the house or the staff, not by a player")]
    NotTheStaff,
    #[error("{at} has seven cards: this is not a misdeal")]
    NoMisdeal { at: HandOwner },
    #[error("{at} has no cards in this round")]
    NothingDealt { at: HandOwner },
    #[error("it is not {seat:?}'s turn: {awaited:?} is to decide")]
    NotYourTurn { seat: Seat, awaited: Seat },
    #[error("{0:?} has made its wagers or sits out: wait for the cards")]
    AlreadyWagered(Seat),
    #[error("the cards are dealt: wagers are made before the first card")]
    WagersClosed,
    #[error("no card is dealt yet: wager or sit out")]
    WagersOpen,
    #[error("on a timeout only {does} is possible")]
    ClockDoes { does: Action },
    #[error("{wager} {amount} is outside the limits: wager {least} to {most}")]
    OffLimits { wager: Wager, amount: Chips, least: Chips, most: Chips },
    #[error("{wager} {amount} is not a multiple of {unit}")]
    OffUnit { wager: Wager, amount: Chips, unit: Chips },
    #[error("{wager} {amount} requires an ante of at least {least}")]
    NoAnte { wager: Wager, amount: Chips, least: Chips },
    #[error("this table offers no progressive wager: leave it out")]
    NoProgressive,
    #[error("{wanted} is more than the {stack} that the seat has left")]
    NotEnough { wanted: Chips, stack: Chips },
    #[error("a raise of {raise} is not a multiple of the ante, {ante}")]
    RaiseNotWhole { raise: Chips, ante: Chips },
    #[error("a raise of {raise} is above the limit: with a flush of {length} cards raise at most {most}")]
    RaiseAboveLimit { raise: Chips, most: Chips, length: u8 },
}

impl GameErrorEnum for Refusal {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            Refusal::NotYourTurn { .. } => &[Clause::All1, Clause::Hf4],
            Refusal::ClockDoes { .. } => &[Clause::All3, Clause::Hf6],
            Refusal::NotTheStaff | Refusal::NoMisdeal { .. } | Refusal::NothingDealt { .. } => &[Clause::Hf5],
            Refusal::NoProgressive => &[Clause::Hf7],
            Refusal::NotEnough { .. } => &[Clause::Hf8],
            _ => &[Clause::Hf4],
        })
    }
}
