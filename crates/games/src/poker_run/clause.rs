//! The clauses of the poker run's rulebook and the rulings that this event cites.

use crate::clause::{ClauseId, clauses};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::borrow::Cow;

clauses! {
    "rulebook/poker-run.md";

    /// Registration; one stamped card per hand at each stop, then the next stop.
    Rule1 = "poker-run/1",
    /// Participants who do not ride.
    Rule2 = "poker-run/2",
    /// The finish, the extra card, the best five.
    Rule3 = "poker-run/3",
    /// The deadline.
    Rule4 = "poker-run/4",
    /// Ranking and prizes.
    Rule5 = "poker-run/5",
    /// The order of the cards; suits are equal.
    Cards = "poker-run/cards",
    /// Only five cards count.
    FiveOnly = "poker-run/five-only",
    /// Royal flush.
    Rank1 = "poker-run/rank-1",
    /// Straight flush.
    Rank2 = "poker-run/rank-2",
    /// Four of a kind.
    Rank3 = "poker-run/rank-3",
    /// Full house.
    Rank4 = "poker-run/rank-4",
    /// Flush.
    Rank5 = "poker-run/rank-5",
    /// Straight.
    Rank6 = "poker-run/rank-6",
    /// Three of a kind.
    Rank7 = "poker-run/rank-7",
    /// Two pair.
    Rank8 = "poker-run/rank-8",
    /// Pair.
    Rank9 = "poker-run/rank-9",
    /// High card.
    Rank10 = "poker-run/rank-10",
    /// Money as checked whole cents.
    All2 = "ALL-2",
    /// Drawing cards: the wheel, which may repeat a card, or one of the other settings.
    Pr1 = "PR-1",
    /// Five of one rank.
    Pr2 = "PR-2",
    /// A hand counts as the highest category that fits, even if ranks repeat in a suit.
    Pr3 = "PR-3",
    /// The extra card.
    Pr4 = "PR-4",
    /// Participants who do not ride.
    Pr5 = "PR-5",
    /// The deadline, and hands that are not ranked.
    Pr6 = "PR-6",
    /// The route.
    Pr7 = "PR-7",
    /// Several hands.
    Pr8 = "PR-8",
    /// Prizes and ties.
    Pr9 = "PR-9",
    /// Corrections.
    Pr10 = "PR-10",
    /// Five card stops.
    Pr11 = "PR-11",
    /// Times.
    Pr12 = "PR-12",
    /// Takings, and their division into prizes, charity and the event's share.
    Pr13 = "PR-13",
    /// Permitted actors, and hands that are never turned in.
    Pr14 = "PR-14",
    /// Impossible sheets.
    Pr15 = "PR-15",
    /// Spin-offs.
    Pr16 = "PR-16",
    /// Correction of a wrong arrival.
    Pr17 = "PR-17",
    /// The low hand.
    Pr18 = "PR-18",
    /// Withdrawal and cancellation.
    Pr19 = "PR-19",
    /// Unpaid hands, and prizes that were paid.
    Pr20 = "PR-20",
    /// Closed stops, and a deadline moved later.
    Pr21 = "PR-21",
    /// Stamps that count by their times.
    Pr22 = "PR-22",
    /// Sheets kept on paper.
    Pr23 = "PR-23",
    /// A wrong turn-in.
    Pr24 = "PR-24",
    /// Hands added at the finish.
    Pr25 = "PR-25",
    /// Corrections of a registration.
    Pr26 = "PR-26",
    /// Tills that are counted again.
    Pr27 = "PR-27",
    /// Stamps made without a connection.
    Pr28 = "PR-28",
    /// Stamps that are sent later and refused.
    Pr29 = "PR-29",
    /// Provable draws.
    Pr30 = "PR-30",
    /// Several computers.
    Pr31 = "PR-31",
}

/// Clauses that no decision of the game cites. PR-27 concerns the tills, which the room keeps, PR-28 and PR-29 the stamps
/// that phones send to it later, PR-30 the draws of its wheel, and PR-31 the logs of several computers. Of the rules, only the
/// street address in rule 3 is procedural.
pub const PROCEDURAL: &[Clause] = &[Clause::Pr27, Clause::Pr28, Clause::Pr29, Clause::Pr30, Clause::Pr31];

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl JsonSchema for Clause {
    fn schema_name() -> Cow<'static, str> {
        "PokerRunClause".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let ids = crate::clause::ids(Clause::ALL);
        schemars::json_schema!({ "type": "string", "enum": ids, "description": "A clause or a ruling" })
    }
}
