//! The rules of one event: settings completed with defaults and validated together.

use super::clause::Clause;
use super::settings::{
    DeadlineFor, Draw, ExtraCard, Fees, FiveOfAKind, HandsLimit, LowHand, NoneWord, Route, Settings, Stamps,
    Ties, Unclaimed, Wins,
};
use super::{Prize, Time};
use crate::chips::Chips;
use crate::error::GameErrorEnum;
use cards::eval;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The deadline of rule 4: 16:00.
const DEADLINE: Time = Time::at(16, 0);

/// An invalid setting, or an invalid combination of settings.
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
#[allow(missing_docs, reason = "the messages document the variants")]
#[serde(rename_all = "snake_case")]
#[schemars(transform = crate::unit::cents)]
pub enum RulesError {
    #[error("hands_limit is 0: everybody has at least one hand; write \"none\" for no limit")]
    NoHands,
    #[error("extra_price is {0} and extra_card is none: allow the extra card or leave its price out")]
    PriceOfNoCard(Chips),
}

/// The settings of one event, complete and validated together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Settings", into = "Settings")]
pub struct Rules {
    pub(super) draw: Draw,
    pub(super) five_of_a_kind: FiveOfAKind,
    pub(super) extra_card: ExtraCard,
    pub(super) extra_price: Chips,
    pub(super) deadline: Deadline,
    pub(super) deadline_for: DeadlineFor,
    pub(super) route: Route,
    pub(super) hands_limit: Option<u32>,
    pub(super) wins: Wins,
    pub(super) ties: Ties,
    pub(super) hand_price: Chips,
    pub(super) unclaimed: Unclaimed,
    pub(super) low_hand: Option<Prize>,
    pub(super) fees: Fees,
    pub(super) stamps: Stamps,
}

/// The deadline: the last second that is on time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Deadline(pub(super) Time);

impl Default for Deadline {
    fn default() -> Deadline {
        Deadline(DEADLINE)
    }
}

impl GameErrorEnum for RulesError {
    type Clause = Clause;

    fn setting(&self) -> Option<&'static str> {
        Some(match self {
            RulesError::NoHands => "hands_limit",
            RulesError::PriceOfNoCard(_) => "extra_price",
        })
    }

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            RulesError::NoHands => &[Clause::Rule1, Clause::Pr8],
            RulesError::PriceOfNoCard(_) => &[Clause::Rule3, Clause::Pr4],
        })
    }
}

impl Rules {
    /// Completes the settings with defaults and validates them together.
    ///
    /// # Errors
    /// The first [`RulesError`] found.
    pub fn new(settings: &Settings) -> Result<Rules, RulesError> {
        let extra_card = settings.extra_card.unwrap_or_default();
        let extra_price = settings.extra_price.unwrap_or_default();
        if extra_card == ExtraCard::None && extra_price > Chips::ZERO {
            return Err(RulesError::PriceOfNoCard(extra_price));
        }
        Ok(Rules {
            draw: settings.draw.unwrap_or_default(),
            five_of_a_kind: settings.five_of_a_kind.unwrap_or_default(),
            extra_card,
            extra_price,
            deadline: settings.deadline.map(Deadline).unwrap_or_default(),
            deadline_for: settings.deadline_for.unwrap_or_default(),
            route: settings.route.unwrap_or_default(),
            hands_limit: hands_limit(settings.hands_limit)?,
            wins: settings.wins.unwrap_or_default(),
            ties: settings.ties.unwrap_or_default(),
            hand_price: settings.hand_price.unwrap_or_default(),
            unclaimed: settings.unclaimed.unwrap_or_default(),
            low_hand: match settings.low_hand {
                None | Some(LowHand::None(_)) => None,
                Some(LowHand::Prize(prize)) => Some(prize),
            },
            fees: settings.fees.unwrap_or_default(),
            stamps: settings.stamps.unwrap_or_default(),
        })
    }

    /// The rules under which an event of this version is run: version 1 had neither `fees` nor `stamps`.
    pub(super) fn of_version(&self, version: u32) -> Rules {
        match version {
            1 => Rules { fees: Fees::AtRegistration, stamps: Stamps::AsEntered, ..self.clone() },
            _ => self.clone(),
        }
    }

    /// These rules without a prize for the low hand.
    pub(super) fn without_prizes(&self) -> Rules {
        Rules { low_hand: None, ..self.clone() }
    }

    /// The deadline: the last second that is on time (PR-6).
    pub const fn deadline(&self) -> Time {
        self.deadline.0
    }

    /// The ranking of five cards of one rank (PR-2).
    pub const fn fives(&self) -> eval::FiveOfAKind {
        match self.five_of_a_kind {
            FiveOfAKind::AsQuads => eval::FiveOfAKind::AsQuads,
            FiveOfAKind::AboveRoyalFlush => eval::FiveOfAKind::AboveRoyalFlush,
        }
    }

    /// The extra cards on offer: one per hand, one per participant, or none (PR-4).
    pub const fn extra_card(&self) -> ExtraCard {
        self.extra_card
    }

    /// The price of an extra card, in cents (PR-4).
    pub const fn extra_price(&self) -> Chips {
        self.extra_price
    }

    /// The price of a hand, in cents (PR-13).
    pub const fn hand_price(&self) -> Chips {
        self.hand_price
    }

    /// The prize of the lowest hand, if there is one (PR-18).
    pub const fn low_hand(&self) -> Option<Prize> {
        self.low_hand
    }

    /// Returns whether a hand is treated as paid from its registration (PR-20). A free hand always is.
    pub fn paid_at_registration(&self) -> bool {
        self.fees == Fees::AtRegistration || self.hand_price == Chips::ZERO
    }

    /// Returns whether only a participant's best hand can win (PR-8).
    pub const fn best_hand_only(&self) -> bool {
        matches!(self.wins, Wins::BestHandOnly)
    }

    /// Returns whether the stops may be visited in any order (PR-7).
    pub const fn any_order(&self) -> bool {
        matches!(self.route, Route::AnyOrder)
    }

    /// The source of cards (PR-1).
    pub const fn draw(&self) -> Draw {
        self.draw
    }

    /// Returns whether a hand may hold a card twice (PR-1).
    pub const fn repeats(&self) -> bool {
        matches!(self.draw, Draw::Wheel)
    }
}

fn hands_limit(setting: Option<HandsLimit>) -> Result<Option<u32>, RulesError> {
    match setting {
        None | Some(HandsLimit::None(_)) => Ok(None),
        Some(HandsLimit::AtMost(0)) => Err(RulesError::NoHands),
        Some(HandsLimit::AtMost(most)) => Ok(Some(most)),
    }
}

crate::settings::checked_together!();

impl From<Rules> for Settings {
    /// Writes out every setting, so that a record does not depend on later defaults. Settings that version 1 of the
    /// rules did not have are omitted if they have their defaults, so that the encoding of records made before these
    /// settings existed does not change.
    fn from(rules: Rules) -> Settings {
        let limit = rules.hands_limit.map_or(HandsLimit::None(NoneWord::None), HandsLimit::AtMost);
        Settings {
            draw: Some(rules.draw),
            five_of_a_kind: Some(rules.five_of_a_kind),
            extra_card: Some(rules.extra_card),
            extra_price: Some(rules.extra_price),
            deadline: Some(rules.deadline.0),
            deadline_for: Some(rules.deadline_for),
            route: Some(rules.route),
            hands_limit: Some(limit),
            wins: Some(rules.wins),
            ties: Some(rules.ties),
            hand_price: Some(rules.hand_price),
            unclaimed: Some(rules.unclaimed),
            low_hand: Some(rules.low_hand.map_or(LowHand::None(NoneWord::None), LowHand::Prize)),
            fees: Some(rules.fees).filter(|&fees| fees != Fees::default()),
            stamps: Some(rules.stamps).filter(|&stamps| stamps != Stamps::default()),
        }
    }
}
