//! Reasons for refusing an action.

use super::Pack;
use super::action::Action;
use super::clause::Clause;
use super::rules::Limits;
use crate::chips::Chips;
use crate::error::GameErrorEnum;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use std::borrow::Cow;

/// A refused action, which leaves the state unchanged. The message contains the offending values and, if
/// possible, the correction. Amounts are in cents.
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
    #[error("the wagers are closed and the cards are dealt: wager before the first card of the next round")]
    WagersClosed,
    #[error("there is no {0:?} at a table of {1}")]
    NoSuchSeat(Seat, usize),
    #[error("only players and the clock act in Packs Poker: the dealer has no choice")]
    NotAPlayer,
    #[error("{0:?} is done: its wagers stand until the round is settled")]
    AlreadyDone(Seat),
    #[error("on a timeout only {does} is possible")]
    ClockDoes { does: Action },
    #[error("there is no pack {pack}: the layout has {packs}")]
    NoSuchPack { pack: Pack, packs: usize },
    #[error("a bonus of {bonus} without a bet on pack {pack}: wager on the pack too")]
    BonusWithoutPack { pack: Pack, bonus: Chips },
    #[error("a bet of {bet} on pack {pack} is outside the limits: {} to {}", limits.least, limits.most)]
    PackOffLimits { pack: Pack, bet: Chips, limits: Limits },
    #[error("a bonus of {bonus} on pack {pack} is outside the limits: {} to {}, or none", limits.least, limits.most)]
    BonusOffLimits { pack: Pack, bonus: Chips, limits: Limits },
    #[error("{amount} on pack {pack} is not a multiple of the unit, {unit}")]
    OffUnit { pack: Pack, amount: Chips, unit: Chips },
    #[error("the wager on pack {pack} takes {needed} and only {left} is left: wager less")]
    NotEnough { pack: Pack, needed: Chips, left: Chips },
    #[error("there is no wager on pack {pack} to take back")]
    NothingToTakeBack { pack: Pack },
}

impl GameErrorEnum for Refusal {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            Refusal::WagersClosed => &[Clause::Rule3, Clause::Pk3],
            Refusal::NoSuchSeat(..) | Refusal::NoSuchPack { .. } => &[Clause::Pk2],
            Refusal::NotAPlayer => &[Clause::Rule2],
            Refusal::AlreadyDone(_) | Refusal::NothingToTakeBack { .. } => &[Clause::Pk10],
            Refusal::ClockDoes { .. } => &[Clause::All3, Clause::Pk10],
            Refusal::BonusWithoutPack { .. } => &[Clause::Rule2, Clause::Pk3],
            Refusal::PackOffLimits { .. } | Refusal::BonusOffLimits { .. } => &[Clause::Rule2, Clause::Pk3],
            Refusal::OffUnit { .. } => &[Clause::Rule2, Clause::Pk3],
            Refusal::NotEnough { .. } => &[Clause::Rule2],
        })
    }
}
