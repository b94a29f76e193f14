//! Settings as written (`RULINGS.md`, PK-1 to PK-13): names and values, not yet validated.

use crate::chips::Chips;
use crate::pay_table::PaysByName;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// PK-1: the cards that make up the dealer's hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DealerHand {
    /// The best five of the dealer's five cards and the pack.
    #[default]
    WithPack,
    /// The dealer's own five cards.
    DealerOwnFive,
}

/// PK-4: the treatment of a paying bonus hand when dealer and player tie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TieBonus {
    /// The bonus is collected (clause 12).
    #[default]
    Collected,
    /// The bonus is paid (clause 9).
    Paid,
}

/// PK-5: the bonus wagers of a seat that are paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BonusPays {
    /// Each wager, once, for its own seven cards.
    #[default]
    EachWager,
    /// Only the wager with the highest hand.
    HighestPackOnly,
}

/// PK-7: the winnings that the aggregate limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AggregateCovers {
    /// Winnings of bonus wagers.
    #[default]
    Bonus,
    /// Winnings of all wagers.
    All,
}

/// PK-7: the reduction of winnings above the aggregate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AggregateSharing {
    /// All winnings are reduced in proportion.
    #[default]
    InProportion,
    /// Winnings are paid in full, in settling order, until the aggregate is used up.
    InSettlingOrder,
}

/// Settings as written: the deviations from the defaults. Not yet validated; [`Rules`](super::Rules) are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// PK-2: the number of packs, 1 to 5; 3 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub packs: Option<u8>,
    /// PK-1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer_hand: Option<DealerHand>,
    /// PK-3: the minimum wager on a pack, in cents; 200 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack_min: Option<Chips>,
    /// PK-3: the maximum wager on a pack, in cents; 1000 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack_max: Option<Chips>,
    /// PK-3: the minimum bonus wager, in cents; 100 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_min: Option<Chips>,
    /// PK-3: the maximum bonus wager, in cents; 1000 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_max: Option<Chips>,
    /// PK-3: the unit that every wager is a multiple of, in cents; 100 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<Chips>,
    /// PK-4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tie_bonus: Option<TieBonus>,
    /// PK-5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_pays: Option<BonusPays>,
    /// PK-7: the maximum winnings of one round, in cents; 200000 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aggregate: Option<Chips>,
    /// PK-7.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aggregate_covers: Option<AggregateCovers>,
    /// PK-7.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aggregate_sharing: Option<AggregateSharing>,
    /// PK-13: the bonus pay table: hands from `three_of_a_kind` up with their pays, such as `"2 to 1"` or 2;
    /// the document's table if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pay_table: Option<PaysByName>,
}
