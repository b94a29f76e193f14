//! The clauses of the Mount Holyoke rulebook and the rulings that this game cites.

use crate::clause::clauses;

clauses! {
    "rulebook/mount-holyoke.md";

    /// A round lasts until the first player runs out of cards.
    Round = "mount-holyoke/round",
    /// A run lasts until all players but the last to play have passed.
    Run = "mount-holyoke/run",
    /// Each player is dealt thirteen cards.
    Rule1 = "mount-holyoke/1",
    /// The lowest card opens the round. The clause also ranks the cards.
    Rule2 = "mount-holyoke/2",
    /// A player beats a single with a higher card, or passes.
    Rule3 = "mount-holyoke/3",
    /// The last player to play leads any combination.
    Rule4 = "mount-holyoke/4",
    /// In a run, play goes around the table, and each play has as many cards as the play before it and ranks higher.
    Rule5 = "mount-holyoke/5",
    /// Runs follow one another until a player has no cards left.
    Rule6 = "mount-holyoke/6",
    /// Points for unplayed cards.
    Rule7 = "mount-holyoke/7",
    /// The end of a match.
    Rule8 = "mount-holyoke/8",
    /// The types of combination: cards that may be played together.
    Types = "mount-holyoke/types",
    /// The ranking of the five-card categories.
    Order = "mount-holyoke/order",
    /// The definition and comparison of straights.
    Straight = "mount-holyoke/straight",
    /// The definition and comparison of flushes.
    Flush = "mount-holyoke/flush",
    /// The definition and comparison of full houses.
    FullHouse = "mount-holyoke/full-house",
    /// Four of a kind and any fifth card.
    Four = "mount-holyoke/four",
    /// The definition and comparison of straight flushes.
    StraightFlush = "mount-holyoke/straight-flush",
    /// The royal flush.
    RoyalFlush = "mount-holyoke/royal-flush",
    /// The order of dealing and the direction of play.
    All1 = "ALL-1",
    /// Sums of points are checked integers.
    All2 = "ALL-2",
    /// The action that the clock takes when a player's time runs out.
    All3 = "ALL-3",
    /// The number of players, and the cards that the deal leaves over.
    Mh1 = "MH-1",
    /// The opening play.
    Mh2 = "MH-2",
    /// The effect of a pass on the rest of the run.
    Mh3 = "MH-3",
    /// A leader must play.
    Mh4 = "MH-4",
    /// The comparison of singles, pairs and threes of a kind.
    Mh5 = "MH-5",
    /// All five-card categories are one type of combination.
    Mh6 = "MH-6",
    /// The sequences that count as straights.
    Mh7 = "MH-7",
    /// Ties within a category.
    Mh8 = "MH-8",
    /// The end of a round, and points.
    Mh9 = "MH-9",
    /// The end of a match.
    Mh10 = "MH-10",
    /// Five cards count as the highest category that they form.
    Mh11 = "MH-11",
    /// Misdeals: a deal with a wrong number of cards or a repeated card is not a round.
    Mh12 = "MH-12",
    /// The direction of play.
    Mh13 = "MH-13",
    /// A match keeps the rules with which it began.
    Mh14 = "MH-14",
}

/// Clauses that no decision of a round cites. MH-14 concerns later rounds: the match keeps the rules with which it
/// began.
pub const PROCEDURAL: &[Clause] = &[Clause::Mh14];
