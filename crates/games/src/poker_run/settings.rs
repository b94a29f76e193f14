//! Settings as written (`RULINGS.md`, PR-1 to PR-22): names and values, not yet validated.

use super::{Prize, Time};
use crate::chips::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The source of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PR-1"))]
pub enum Draw {
    /// The wheel, which may show a card again.
    #[default]
    Wheel,
    /// One pack per hand, so that no card repeats in a hand.
    Pack,
    /// The wheel, spun again if the hand already holds the card.
    Respin,
}

/// The ranking of five cards of one rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PR-2"))]
pub enum FiveOfAKind {
    /// As four of a kind with a fifth card of the same rank.
    #[default]
    AsQuads,
    /// Above the royal flush.
    AboveRoyalFlush,
}

/// The extra cards on offer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PR-4"))]
pub enum ExtraCard {
    /// One per hand.
    #[default]
    PerHand,
    /// One per participant, for one of their hands.
    PerParticipant,
    /// No extra card.
    None,
}

/// The condition to meet by the deadline.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PR-6"))]
pub enum DeadlineFor {
    /// Arrival at the finish.
    #[default]
    Arrival,
    /// Turning in the hand.
    TurnIn,
}

/// The order of the stops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PR-7"))]
pub enum Route {
    /// The posted order.
    #[default]
    Ordered,
    /// Any order.
    AnyOrder,
}

/// The hands with which a participant can win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PR-8"))]
pub enum Wins {
    /// Every hand.
    #[default]
    EveryHand,
    /// Only the best hand; the others are removed from the standings.
    BestHandOnly,
}

/// The resolution of ties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PR-9"))]
pub enum Ties {
    /// Tied hands share the prizes of the places that they fill.
    #[default]
    Share,
    /// Hands tied for a prize spin one card each, compared by rank, until they differ.
    SpinOff,
}

/// The recipient of a prize for which there is no ranked hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PR-9"))]
pub enum Unclaimed {
    /// The event keeps the prize.
    #[default]
    Event,
    /// The charity receives the prize.
    Charity,
}

/// The prize of the lowest hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(
    untagged,
    expecting = "low_hand is \"none\" or a prize: cents, 5000, or a share of the takings, \"5%\""
)]
#[schemars(extend("x-ruling" = "PR-18"))]
pub enum LowHand {
    /// No prize, written `"none"`.
    None(NoneWord),
    /// A prize in cents, or a share of the takings.
    Prize(Prize),
}

/// The time from which a hand counts as paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PR-20"))]
pub enum Fees {
    /// From its registration.
    #[default]
    AtRegistration,
    /// Once staff record the payment.
    Recorded,
}

/// The order of a hand's stamps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PR-22"))]
pub enum Stamps {
    /// The order in which they are entered.
    #[default]
    AsEntered,
    /// The order of their times; they may be entered in any order.
    ByTime,
}

/// The maximum number of hands per participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "hands_limit is \"none\" or a number of hands")]
#[schemars(extend("x-ruling" = "PR-8"))]
pub enum HandsLimit {
    /// This number of hands, 1 or more.
    AtMost(u32),
    /// No limit, written `"none"`.
    None(NoneWord),
}

/// The value `none`: no prize for the lowest hand, or no limit on hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "NoLimit")]
pub enum NoneWord {
    /// Written `none`.
    None,
}

/// Settings as written; omitted ones have their defaults. Not yet validated.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(transform = crate::unit::cents)]
#[allow(missing_docs, reason = "a setting without a comment of its own is described by its type")]
pub struct Settings {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<Draw>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub five_of_a_kind: Option<FiveOfAKind>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_card: Option<ExtraCard>,
    /// The price of an extra card, in cents; 0 if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "PR-4"))]
    pub extra_price: Option<Chips>,
    /// The deadline; 16:00 if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "PR-6"))]
    pub deadline: Option<Time>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline_for: Option<DeadlineFor>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub route: Option<Route>,
    /// `"none"` or a number of hands; no limit if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands_limit: Option<HandsLimit>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<Wins>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ties: Option<Ties>,
    /// The price of a hand, in cents; 0 if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "PR-13"))]
    pub hand_price: Option<Chips>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unclaimed: Option<Unclaimed>,
    /// `"none"`, cents or a share of the takings; none if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low_hand: Option<LowHand>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fees: Option<Fees>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stamps: Option<Stamps>,
}
