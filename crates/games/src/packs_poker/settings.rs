//! Settings as written (`RULINGS.md`, PK-1 to PK-13): names and values, not yet validated.

use crate::chips::Chips;
use crate::pay_table::PaysByName;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The cards that make up the dealer's hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PK-1"))]
pub enum DealerHand {
    /// The best five of the dealer's five cards and the pack.
    #[default]
    WithPack,
    /// Only the dealer's own five cards.
    DealerOwnFive,
}

/// The treatment of a paying bonus hand when dealer and player tie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PK-4"))]
pub enum TieBonus {
    /// The bonus is collected (clause 12).
    #[default]
    Collected,
    /// The bonus is paid (clause 9).
    Paid,
}

/// The bonus wagers that are paid if a seat has several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PK-5"))]
pub enum BonusPays {
    /// Every wager, once, for the hand made with its own pack.
    #[default]
    EachWager,
    /// Only the wager on the pack with the seat's highest hand among those that would be paid (PK-11).
    HighestPackOnly,
}

/// The winnings that the aggregate limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PK-7"))]
pub enum AggregateCovers {
    /// Only the winnings of bonus wagers.
    #[default]
    Bonus,
    /// The winnings of pack bets and bonus wagers.
    All,
}

/// The reduction of winnings above the aggregate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "PK-7"))]
pub enum AggregateSharing {
    /// All covered winnings are reduced proportionally.
    #[default]
    InProportion,
    /// Covered winnings are paid in full, in order of settlement, until the aggregate is used up.
    InSettlingOrder,
}

/// Settings as written: the deviations from the defaults. Not yet validated.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(transform = crate::unit::cents)]
#[allow(missing_docs, reason = "a setting without a comment of its own is described by its type")]
pub struct Settings {
    /// The number of packs, 1 to 5; 3 if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "PK-2"))]
    pub packs: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer_hand: Option<DealerHand>,
    /// The minimum wager on a pack, in cents; 200 if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "PK-3"))]
    pub pack_min: Option<Chips>,
    /// The maximum wager on a pack, in cents; 1000 if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "PK-3"))]
    pub pack_max: Option<Chips>,
    /// The minimum bonus wager, in cents; 100 if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "PK-3"))]
    pub bonus_min: Option<Chips>,
    /// The maximum bonus wager, in cents; 1000 if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "PK-3"))]
    pub bonus_max: Option<Chips>,
    /// The unit that every wager is a multiple of, in cents; 100 if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "PK-3"))]
    pub unit: Option<Chips>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tie_bonus: Option<TieBonus>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_pays: Option<BonusPays>,
    /// The limit on the winnings of all players together in one round, in cents; 200000 if omitted. The setting
    /// `aggregate_covers` decides which winnings count.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "PK-7"))]
    pub aggregate: Option<Chips>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aggregate_covers: Option<AggregateCovers>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aggregate_sharing: Option<AggregateSharing>,
    /// The bonus pay table: rates keyed by hand, from `three_of_a_kind` up, such as `"2 to 1"` or 2; the
    /// rulebook's table if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("x-ruling" = "PK-13"))]
    pub pay_table: Option<PaysByName>,
}
