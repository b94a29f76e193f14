//! Settings as people write them (`RULINGS.md`, PK-1 to PK-13): names and values, not yet validated.

use super::bonus::BonusTable;
use crate::chips::Chips;
use crate::pay_table::{PayTableError, PaysByName};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// PK-1: which cards the dealer's hand is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DealerHand {
    /// The best five of the dealer's five and the pack.
    #[default]
    WithPack,
    /// The dealer's own five.
    DealerOwnFive,
}

/// PK-4: a bonus hand that pays, where dealer and player tie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TieBonus {
    /// The bonus is collected (clause 12).
    #[default]
    Collected,
    /// The bonus is paid (clause 9).
    Paid,
}

/// PK-5: which of a seat's bonus wagers are paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BonusPays {
    /// Each of them, once, for its own seven cards.
    #[default]
    EachWager,
    /// Only the one with the highest hand.
    HighestPackOnly,
}

/// PK-7: which winnings the aggregate limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AggregateCovers {
    /// Those of bonus wagers.
    #[default]
    Bonus,
    /// Those of all wagers.
    All,
}

/// PK-7: how winnings above the aggregate are cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AggregateSharing {
    /// Every one in proportion.
    #[default]
    InProportion,
    /// The first are paid whole, as far as the aggregate goes.
    InSettlingOrder,
}

/// Settings as people write them: what departs from the default. Not yet validated; [`Rules`](super::Rules) are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// PK-2: how many packs there are: 1 to 5; 3 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub packs: Option<u8>,
    /// PK-1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer_hand: Option<DealerHand>,
    /// PK-3: the least wager on a pack, in cents; 200 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack_min: Option<Chips>,
    /// PK-3: the largest wager on a pack, in cents; 1000 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack_max: Option<Chips>,
    /// PK-3: the least bonus wager, in cents; 100 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_min: Option<Chips>,
    /// PK-3: the largest bonus wager, in cents; 1000 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_max: Option<Chips>,
    /// PK-3: every wager is a multiple of it, in cents; 100 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<Chips>,
    /// PK-4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tie_bonus: Option<TieBonus>,
    /// PK-5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_pays: Option<BonusPays>,
    /// PK-7: the most that is won in one round, in cents; 200000 if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aggregate: Option<Chips>,
    /// PK-7.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aggregate_covers: Option<AggregateCovers>,
    /// PK-7.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aggregate_sharing: Option<AggregateSharing>,
    /// PK-13: what the bonus pays: hands from `three_of_a_kind` up, each with what it pays, `"2 to 1"` or 2; the document's table if left
    /// out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pay_table: Option<PaysByName>,
}

impl Settings {
    /// Takes the pay table of the bonus from TOML.
    ///
    /// # Errors
    /// [`PayTableError`], by line; nothing has changed then.
    pub fn read_pay_table(&mut self, text: &str) -> Result<(), PayTableError> {
        self.pay_table = Some(BonusTable::from_toml(text)?.by_name());
        Ok(())
    }
}
