//! Mount Holyoke Poker: a match for points, which continues from round to round while the same players play.

use super::{DemoTable, Ending, ExportContext, ExportError, Opening, RoomGame, export};
use crate::log_types::Stakes;
use games::mount_holyoke::{MAX_PLAYERS, MIN_PLAYERS, Match, MountHolyoke, Outcome, Rules, Table, View};
use games::record::Record;
use games::{Chips, Refereed, Seat};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// A match between two of its rounds.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchState {
    /// Points of each seat so far, seat 1 first.
    totals: Vec<u64>,
    /// Number of the next round.
    round: u32,
    /// Winner of the last round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    leader: Option<Seat>,
    /// The rules of the match, which stay the same until its end (MH-14). Logs of earlier builds omit them; such a
    /// match continues under the rules of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<Rules>,
}

impl RoomGame for MountHolyoke {
    type Carry = MatchState;

    const CHIPS: bool = false;
    const DEMO: DemoTable = DemoTable { name: "Mount Holyoke demo", seats: 4, bots: 3 };

    fn players(_: &Rules) -> RangeInclusive<usize> {
        MIN_PLAYERS..=MAX_PLAYERS
    }

    fn min_stack(_: &Rules) -> Chips {
        Chips::ZERO
    }

    fn set_stacks(_: &mut View, _: &[Chips]) {}

    fn stakes(_: &Rules) -> Option<Stakes> {
        None
    }

    /// A match keeps the rules with which it began; changed rules apply from the next match (MH-14).
    fn round_rules(rules: &Rules, opening: &Opening, carried: Option<&MatchState>) -> Rules {
        continued(rules, opening, carried).map_or(*rules, |(rules, _)| rules)
    }

    fn table(rules: &Rules, opening: &Opening, carried: Option<MatchState>) -> Table {
        let next = continued(rules, opening, carried.as_ref()).map(|(_, table)| table);
        next.unwrap_or_else(|| Table::new(opening.stacks.len()))
    }

    fn ending(&self) -> Option<Ending<MatchState>> {
        let outcome = self.outcome()?;
        let mut points = vec![None; outcome.before.seats()];
        outcome.settle().for_each(|score| points[score.seat.index()] = Some(score.points));
        Some(Ending { stacks: None, house: None, points: Some(points), carry: next_round(&outcome) })
    }

    fn file(&self, record: Record<Self>, context: ExportContext<'_>) -> Result<String, ExportError> {
        export::history(record, context)
    }
}

/// The rules and the next table of the match that continues; `None` if a new match begins, because there is none, the
/// last one is over, or the players have changed. A match of an earlier build, without its rules, also ends if its
/// totals do not fit the rules of the table.
fn continued(rules: &Rules, opening: &Opening, carried: Option<&MatchState>) -> Option<(Rules, Table)> {
    let carried =
        carried.filter(|carried| opening.same_players && carried.totals.len() == opening.stacks.len())?;
    let rules = carried.rules.unwrap_or(*rules);
    let table = Table { totals: carried.totals.clone(), round: carried.round, leader: carried.leader };
    Match::resume(rules, &table).is_ok().then_some((rules, table))
}

/// State for the next round of the match; `None` if the match is over.
fn next_round(outcome: &Outcome) -> Option<MatchState> {
    outcome.match_winners().is_none().then(|| MatchState {
        totals: outcome.totals().as_slice().to_vec(),
        round: outcome.round.saturating_add(1),
        leader: Some(outcome.winner),
        rules: Some(outcome.rules),
    })
}
