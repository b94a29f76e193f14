//! Settings as written (`RULINGS.md`, MH-1 to MH-13): names and values, not yet validated.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The opening play of every round after the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-2"))]
pub enum LaterRounds {
    /// The lowest card dealt opens, as in the first round.
    #[default]
    LowestCard,
    /// The winner of the previous round leads with any play.
    LastWinnerLeads,
}

/// The opening play of a round in which the lowest card opens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-2"))]
pub enum Opening {
    /// The lowest card alone opens.
    #[default]
    Alone,
    /// Any combination that contains the lowest card.
    WithTheLowest,
}

/// The use of the cards left over if there are fewer than four players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-1"))]
pub enum Leftover {
    /// The cards left over are out of play and stay hidden.
    #[default]
    OutOfPlay,
    /// The cards left over are dealt as well. An odd last card goes to the player who begins.
    DealtOut,
}

/// The direction of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-13"))]
pub enum Direction {
    /// Clockwise, to the left.
    #[default]
    Clockwise,
    /// Counterclockwise, to the right.
    Counterclockwise,
}

/// The effect of a pass on the rest of the run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-3"))]
pub enum Pass {
    /// The player may play again in the same run, after another player's play.
    #[default]
    MayReturn,
    /// The player is out until the run ends.
    OutForTheRun,
}

/// The comparison of two singles, or two pairs, of the same rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-5"))]
pub enum Ties {
    /// The higher suit wins; of a pair, its higher suit counts.
    #[default]
    RankThenSuit,
    /// Two of one rank are equal, and neither beats the other.
    RankAlone,
}

/// The combinations that beat five cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-6"))]
pub enum FiveCards {
    /// Any five cards that rank higher.
    #[default]
    AnyKind,
    /// Five cards of the same category that rank higher.
    SameKindOnly,
}

/// The sequences that count as straights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-7"))]
pub enum Straights {
    /// Nine, in the rulebook's order of ranks: 3-4-5-6-7 to J-Q-K-A-2.
    #[default]
    Document,
    /// Eleven: the same nine, and A-2-3-4-5 and 2-3-4-5-6 as the lowest of all.
    LowStraights,
}

/// The comparison of two straights, or two straight flushes, with the same top rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-8"))]
pub enum StraightTies {
    /// By the suit of the top card.
    #[default]
    TopSuit,
    /// The straights are equal, and neither beats the other.
    RankAlone,
}

/// The comparison of two flushes by ranks and suit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-8"))]
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

/// The points for the cards that a player has not played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-9"))]
pub enum PointsFor {
    /// One point for each card.
    #[default]
    OneEach,
    /// One point each, or two points each for ten or more unplayed cards.
    DoubleFromTen,
}

/// The points for thirteen or more unplayed cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-9"))]
pub enum Thirteen {
    /// The setting `points` applies, as for any other number of cards.
    #[default]
    AsOthers,
    /// Three points for each card.
    Triple,
}

/// The condition that ends a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-10"))]
pub enum MatchEnd {
    /// The match ends after this number of rounds, at least 1.
    Rounds(u32),
    /// The match ends once players have reached this number of points, from 1 to 2^53 − 1; `threshold` sets
    /// how many players.
    Points(u64),
}

impl Default for MatchEnd {
    fn default() -> MatchEnd {
        MatchEnd::Rounds(5)
    }
}

/// The effect of reaching the points limit. If the last players below the limit all reach it in the same round, the
/// one of them with the fewest points wins. The setting has no effect unless `end` is a number of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "MH-10"))]
pub enum Threshold {
    /// All players continue until all but one have reached the limit; that one wins.
    #[default]
    PlayOn,
    /// Players who have reached the limit are dealt no more cards; the last one below it wins.
    DropOut,
    /// The match ends after the round in which any player reaches the limit; the player with the fewest points wins.
    FirstHitEnds,
}

/// Settings as written: the deviations from the defaults. Not yet validated.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "a setting without a comment of its own is described by its type")]
pub struct Settings {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub later_rounds: Option<LaterRounds>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pass: Option<Pass>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub singles: Option<Ties>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pairs: Option<Ties>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub five_cards: Option<FiveCards>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub straights: Option<Straights>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub straight_ties: Option<StraightTies>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flushes: Option<Flushes>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<PointsFor>,
    /// The condition that ends the match; five rounds if omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<MatchEnd>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threshold: Option<Threshold>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<Opening>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leftover: Option<Leftover>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thirteen: Option<Thirteen>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
}
