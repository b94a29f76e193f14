//! Settings as written (`RULINGS.md`, MH-2 to MH-10): names and values, not yet validated.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// MH-2: the opening of rounds after the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LaterRounds {
    /// The lowest card dealt, as in the first round.
    #[default]
    LowestCard,
    /// Any play by the winner of the previous round.
    LastWinnerLeads,
}

/// MH-2: the opening play of a round that the lowest card opens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// The lowest card alone.
    #[default]
    Alone,
    /// Any combination that contains the lowest card.
    WithTheLowest,
}

/// MH-1: the use of the remaining cards if fewer than four play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Leftover {
    /// They are out of play and stay hidden.
    #[default]
    OutOfPlay,
    /// They are dealt as well. An odd last card goes to the player who begins.
    DealtOut,
}

/// MH-13: the direction of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Clockwise, to the left.
    #[default]
    Clockwise,
    /// Counterclockwise, to the right.
    Counterclockwise,
}

/// MH-3: the effect of a pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    /// The player may play again in the same run after another play.
    #[default]
    MayReturn,
    /// The player is out until the run ends.
    OutForTheRun,
}

/// MH-5: the comparison of two singles of one rank, or of two pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// By suit; for a pair, the higher suit.
    #[default]
    RankThenSuit,
    /// They are equal, and neither beats the other.
    RankAlone,
}

/// MH-6: the combinations that beat five cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiveCards {
    /// Any five cards that rank higher.
    #[default]
    AnyKind,
    /// Five cards of the same category that rank higher.
    SameKindOnly,
}

/// MH-7: the sequences that are straights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Straights {
    /// Nine, in the document's order of ranks: 3-4-5-6-7 to J-Q-K-A-2.
    #[default]
    Document,
    /// Also A-2-3-4-5 and 2-3-4-5-6, the lowest of all.
    LowStraights,
}

/// MH-8: the comparison of straights with the same top rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StraightTies {
    /// By the suit of the top card.
    #[default]
    TopSuit,
    /// They are equal.
    RankAlone,
}

/// MH-8: the comparison of two flushes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Flushes {
    /// By the highest card: its rank, then its suit.
    #[default]
    HighestCard,
    /// By all five ranks from the top, then the suit.
    RanksThenSuit,
    /// By all five ranks from the top.
    RanksAlone,
    /// By the suit, then all five ranks from the top.
    SuitFirst,
}

/// MH-9: the points for unplayed cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PointsFor {
    /// One point each.
    #[default]
    OneEach,
    /// One point each, but two each for ten or more.
    DoubleFromTen,
}

/// MH-9: the points for thirteen or more unplayed cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Thirteen {
    /// As `points` says for any number.
    #[default]
    AsOthers,
    /// Three points each.
    Triple,
}

/// MH-10: the end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// After this number of rounds, one or more.
    Rounds(u32),
    /// Once players have reached this number of points, one or more.
    Points(u64),
}

impl Default for End {
    fn default() -> End {
        End::Rounds(5)
    }
}

/// MH-10: the effect of reaching the points limit. Has no effect unless `end` is by points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Threshold {
    /// All players continue until all but one have reached it.
    #[default]
    PlayOn,
    /// Players who have reached it are dealt no more cards; the last one wins.
    DropOut,
    /// The match ends; the fewest points win.
    FirstHitEnds,
}

/// Settings as written: the deviations from the defaults. Not yet validated; [`Rules`](super::Rules) are.
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
