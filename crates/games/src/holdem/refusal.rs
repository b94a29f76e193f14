//! Reasons for refusing an action.

use super::action::Action;
use super::clause::Clause;
use crate::chips::Chips;
use crate::error::GameErrorEnum;
use crate::face::Shown;
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
#[schemars(transform = crate::unit::chips)]
pub enum Refusal {
    #[error("the hand is over")]
    Over,
    #[error("there is no {0:?} at a table of {1}")]
    NoSuchSeat(Seat, usize),
    #[error("only players and the clock act in hold'em")]
    NotAPlayer,
    #[error("it is not {seat:?}'s turn: {awaited:?} is to act")]
    NotYourTurn { seat: Seat, awaited: Seat },
    #[error("on a timeout only {does} is possible")]
    ClockDoes { does: Action },
    #[error("{to_call} to call: call, raise or fold")]
    CannotCheck { to_call: Chips },
    #[error("nothing to call: check, raise or fold")]
    NothingToCall,
    #[error("a raise to {to} is not above the highest bet, {highest}")]
    RaiseNotHigher { to: Chips, highest: Chips },
    #[error("a raise to {to} is too small: raise to at least {least}, or go all in for {all_in}")]
    RaiseTooSmall { to: Chips, least: Chips, all_in: Chips },
    #[error("a raise to {to} exceeds the stack: all in is {all_in}")]
    RaiseTooLarge { to: Chips, all_in: Chips },
    #[error(
        "the betting is not reopened: since this seat acted the bet has risen to {highest}, less than a full raise to {reopens_at}"
    )]
    NotReopened { highest: Chips, reopens_at: Chips },
    #[error("nobody can call more than {highest}: call or fold")]
    NobodyCanCall { highest: Chips },
    #[error("{action} belongs to a betting round, and this is the showdown: show or muck")]
    ShowdownNow { action: Action },
    #[error("{action} belongs to the showdown, and this is a betting round")]
    TradeNow { action: Action },
    #[error("{0:?} has no hand at this showdown, or it is tabled already")]
    NotInShowdown(Seat),
    #[error("{0:?}'s cards are not known and cannot be shown: muck them")]
    CardsUnknown(Seat),
    #[error("{0} is not a card of this hand that is still hidden")]
    NoSuchCard(Shown),
    #[error("this hand cannot be mucked: no tabled hand beats it in every pot it can win")]
    Unbeaten,
}

impl GameErrorEnum for Refusal {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            Refusal::Over => &[Clause::Stage5],
            Refusal::NoSuchSeat(..) => &[Clause::Th7],
            Refusal::NotAPlayer => &[Clause::Trade],
            Refusal::NotYourTurn { .. } => &[Clause::Trade, Clause::Th2],
            Refusal::ClockDoes { .. } => &[Clause::All3, Clause::Th12],
            Refusal::CannotCheck { .. } | Refusal::NothingToCall => &[Clause::Trade1],
            Refusal::RaiseNotHigher { .. } | Refusal::RaiseTooSmall { .. } => &[Clause::Trade2, Clause::Th3],
            Refusal::RaiseTooLarge { .. } => &[Clause::Trade2, Clause::AllIn],
            Refusal::NotReopened { .. } => &[Clause::Trade2, Clause::Th3],
            Refusal::NobodyCanCall { .. } => &[Clause::Trade2, Clause::Th17],
            Refusal::ShowdownNow { .. } => &[Clause::Stage5, Clause::Th8],
            Refusal::TradeNow { .. } => &[Clause::Stage6],
            Refusal::NotInShowdown(_) => &[Clause::Stage5, Clause::Th8],
            Refusal::NoSuchCard(_) => &[Clause::Th18],
            Refusal::CardsUnknown(_) | Refusal::Unbeaten => &[Clause::Th8, Clause::Th13],
        })
    }
}
