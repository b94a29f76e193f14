//! Settings as people write them (`RULINGS.md`, PR-1 to PR-13): names and values, not yet validated.

use super::{Prize, Time};
use crate::chips::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// PR-1: how a card comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// From the wheel, which may show a card again.
    #[default]
    Wheel,
    /// From one pack per hand.
    Pack,
    /// From the wheel, spun again where the hand holds the card already.
    Respin,
}

/// PR-2: how five of one rank count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiveOfAKind {
    /// As four of a kind with an equal fifth card.
    #[default]
    AsQuads,
    /// Above the royal flush.
    AboveRoyalFlush,
}

/// PR-4: who may buy an extra card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExtraCard {
    /// One for each hand.
    #[default]
    PerHand,
    /// One for each participant, for one of the hands.
    PerParticipant,
    /// None.
    None,
}

/// PR-6: what must be done by the deadline.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeadlineFor {
    /// Arriving at the finish.
    #[default]
    Arrival,
    /// Turning the hand in.
    TurnIn,
}

/// PR-7: the order of the stops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Route {
    /// As posted.
    #[default]
    Ordered,
    /// Any.
    AnyOrder,
}

/// PR-8: what a participant can win with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Wins {
    /// Every hand.
    #[default]
    EveryHand,
    /// The best hand; the others leave the standings.
    BestHandOnly,
}

/// PR-9: what becomes of a tie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// Tied hands share the prizes of the places that they fill.
    #[default]
    Share,
    /// They spin one card each, by rank, until they differ.
    SpinOff,
}

/// PR-9: where a prize goes for which there is no ranked hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Unclaimed {
    /// It stays with the event.
    #[default]
    Event,
    /// To the charity.
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
    /// Cents, or a share of the takings.
    Prize(Prize),
}

/// PR-8: how many hands a participant may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "hands_limit is \"none\" or a number of hands")]
pub enum HandsLimit {
    /// As many as this, 1 or more.
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

/// Settings as people write them; what is left out has its default. Not yet validated; [`Rules`](super::Rules) are.
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
    /// PR-4: what an extra card costs, in cents; 0 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_price: Option<Chips>,
    /// PR-6: 16:00 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Time>,
    /// PR-6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline_for: Option<DeadlineFor>,
    /// PR-7.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub route: Option<Route>,
    /// PR-8: `"none"` or a number; no limit if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands_limit: Option<HandsLimit>,
    /// PR-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<Wins>,
    /// PR-9.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ties: Option<Ties>,
    /// PR-13: what a hand costs, in cents; 0 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_price: Option<Chips>,
    /// PR-9.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unclaimed: Option<Unclaimed>,
    /// PR-18: `"none"`, cents or a share of the takings; none if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low_hand: Option<LowHand>,
}
