//! Settings as people write them (`RULINGS.md`, MH-2 to MH-10): names and values, not yet validated.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// MH-2: what opens a round after the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LaterRounds {
    /// The lowest card that was dealt, as in the first.
    #[default]
    LowestCard,
    /// Any play by who won the round before.
    LastWinnerLeads,
}

/// MH-2: what opens a round that the lowest card opens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// The lowest card alone.
    #[default]
    Alone,
    /// Any combination that contains the lowest card.
    WithTheLowest,
}

/// MH-1: what becomes of the cards that are left of the pack where fewer than four play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Leftover {
    /// They are out of play, and nobody sees them.
    #[default]
    OutOfPlay,
    /// They are dealt on. A last card that does not go round goes to the player who begins.
    DealtOut,
}

/// MH-13: which way the turn goes round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Clockwise, to the left.
    #[default]
    Clockwise,
    /// Counterclockwise, to the right.
    Counterclockwise,
}

/// MH-3: what a pass does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    /// The player may play again in the same run once somebody has played.
    #[default]
    MayReturn,
    /// The player is out until the run ends.
    OutForTheRun,
}

/// MH-5: how two singles of one rank, or two pairs, compare.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// By suit; of a pair the higher suit.
    #[default]
    RankThenSuit,
    /// They are equal, and neither may be played on the other.
    RankAlone,
}

/// MH-6: what may be played on five cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiveCards {
    /// Any five cards that rank higher.
    #[default]
    AnyKind,
    /// Five cards of the same kind that rank higher.
    SameKindOnly,
}

/// MH-7: which sequences are straights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Straights {
    /// Nine, in the document's order of ranks: 3-4-5-6-7 to J-Q-K-A-2.
    #[default]
    Document,
    /// A-2-3-4-5 and 2-3-4-5-6 besides, lowest of all.
    LowStraights,
}

/// MH-8: how straights with the same top rank compare.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StraightTies {
    /// By the suit of the top card.
    #[default]
    TopSuit,
    /// They are equal.
    RankAlone,
}

/// MH-8: how two flushes compare.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Flushes {
    /// By the highest card, its rank and then its suit.
    #[default]
    HighestCard,
    /// By all five ranks from the top, then the suit.
    RanksThenSuit,
    /// By all five ranks from the top.
    RanksAlone,
    /// By the suit, then all five ranks from the top.
    SuitFirst,
}

/// MH-9: what unplayed cards cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PointsFor {
    /// One point each.
    #[default]
    OneEach,
    /// One point each, and two each for who holds ten or more.
    DoubleFromTen,
}

/// MH-9: what thirteen unplayed cards or more cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Thirteen {
    /// What `points` says of any number.
    #[default]
    AsOthers,
    /// Three points each.
    Triple,
}

/// MH-10: when a match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// After so many rounds, one or more.
    Rounds(u32),
    /// When players have reached so many points, one or more.
    Points(u64),
}

impl Default for End {
    fn default() -> End {
        End::Rounds(5)
    }
}

/// MH-10: what happens when a player reaches the points. Without `end` by points it does nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Threshold {
    /// Everybody plays on until all but one have reached them.
    #[default]
    PlayOn,
    /// Who has reached them is dealt no more; the last one wins.
    DropOut,
    /// The match ends; least points win.
    FirstHitEnds,
}

/// Settings as people write them: what departs from the defaults. Not yet validated; [`Rules`](super::Rules) are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// MH-2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub later_rounds: Option<LaterRounds>,
    /// MH-3.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pass: Option<Pass>,
    /// MH-5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub singles: Option<Ties>,
    /// MH-5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pairs: Option<Ties>,
    /// MH-6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub five_cards: Option<FiveCards>,
    /// MH-7.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub straights: Option<Straights>,
    /// MH-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub straight_ties: Option<StraightTies>,
    /// MH-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flushes: Option<Flushes>,
    /// MH-9.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<PointsFor>,
    /// MH-10: five rounds if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// MH-10.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threshold: Option<Threshold>,
    /// MH-2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<Opening>,
    /// MH-1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leftover: Option<Leftover>,
    /// MH-9.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thirteen: Option<Thirteen>,
    /// MH-13.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
}
