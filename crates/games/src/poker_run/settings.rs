//! Settings as written (`RULINGS.md`, PR-1 to PR-13): names and values, not yet validated.

use super::{Prize, Time};
use crate::chips::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// PR-1: the source of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// The wheel, which may show a card again.
    #[default]
    Wheel,
    /// One pack per hand.
    Pack,
    /// The wheel, spun again if the hand already holds the card.
    Respin,
}

/// PR-2: the ranking of five cards of one rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiveOfAKind {
    /// As four of a kind with an equal fifth card.
    #[default]
    AsQuads,
    /// Above the royal flush.
    AboveRoyalFlush,
}

/// PR-4: the number of extra cards on offer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExtraCard {
    /// One per hand.
    #[default]
    PerHand,
    /// One per participant, for one of their hands.
    PerParticipant,
    /// No extra card.
    None,
}

/// PR-6: the condition to meet by the deadline.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeadlineFor {
    /// Arrival at the finish.
    #[default]
    Arrival,
    /// Turning in the hand.
    TurnIn,
}

/// PR-7: the order of the stops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Route {
    /// The posted order.
    #[default]
    Ordered,
    /// Any order.
    AnyOrder,
}

/// PR-8: the hands that a participant can win with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Wins {
    /// Every hand.
    #[default]
    EveryHand,
    /// Only the best hand; the others leave the standings.
    BestHandOnly,
}

/// PR-9: the resolution of ties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// Tied hands share the prizes of the places that they fill.
    #[default]
    Share,
    /// Tied hands spin one card each, compared by rank, until they differ.
    SpinOff,
}

/// PR-9: the use of a prize without a ranked hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Unclaimed {
    /// The event keeps it.
    #[default]
    Event,
    /// The charity receives it.
    Charity,
}

/// PR-18: the prize of the lowest hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(
    untagged,
    expecting = "low_hand is \"none\" or a prize: cents, 5000, or a share of the takings, \"5%\""
)]
pub enum LowHand {
    /// `"none"`.
    None(NoLimit),
    /// A prize in cents, or a share of the takings.
    Prize(Prize),
}

/// PR-8: the maximum number of hands per participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "hands_limit is \"none\" or a number of hands")]
pub enum HandsLimit {
    /// This number of hands, 1 or more.
    AtMost(u32),
    /// `"none"`.
    None(NoLimit),
}

/// The word `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoLimit {
    /// None.
    None,
}

/// Settings as written; defaults apply to those left out. Not yet validated; [`Rules`](super::Rules) are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// PR-1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<Draw>,
    /// PR-2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub five_of_a_kind: Option<FiveOfAKind>,
    /// PR-4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_card: Option<ExtraCard>,
    /// PR-4: the price of an extra card, in cents; 0 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_price: Option<Chips>,
    /// PR-6: the deadline; 16:00 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Time>,
    /// PR-6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline_for: Option<DeadlineFor>,
    /// PR-7.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub route: Option<Route>,
    /// PR-8: `"none"` or a number of hands; no limit if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands_limit: Option<HandsLimit>,
    /// PR-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<Wins>,
    /// PR-9.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ties: Option<Ties>,
    /// PR-13: the price of a hand, in cents; 0 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_price: Option<Chips>,
    /// PR-9.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unclaimed: Option<Unclaimed>,
    /// PR-18: `"none"`, cents or a share of the takings; none if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low_hand: Option<LowHand>,
}
