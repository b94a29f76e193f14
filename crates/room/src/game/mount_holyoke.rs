//! Mount Holyoke Poker: a match for points, which continues from round to round while the same players play.

use super::{DemoTable, Ending, ExportContext, ExportError, Opening, RoomGame, export};
use crate::log_types::Stakes;
use games::mount_holyoke::{MAX_PLAYERS, MIN_PLAYERS, Match, MountHolyoke, Outcome, Rules, Table, View};
use games::record::Record;
use games::{Chips, Refereed};
use std::ops::RangeInclusive;

impl RoomGame for MountHolyoke {
    /// The table of the next round of the match.
    type Carry = Table;

    const CHIPS: bool = false;
    const DEMO: DemoTable = DemoTable { name: "Mount Holyoke demo", seats: 4, bots: 3 };

    fn players(_: &Rules) -> RangeInclusive<usize> {
        MIN_PLAYERS..=MAX_PLAYERS
    }

    fn least(_: &Rules) -> Chips {
        Chips::ZERO
    }

    fn set_stacks(_: &mut View, _: &[Chips]) {}

    fn stakes(_: &Rules) -> Option<Stakes> {
        None
    }

    /// Continues the match. A new match begins if there is none, if the last one is over, if the players have changed,
    /// or if the totals do not fit changed rules.
    fn table(rules: &Rules, opening: &Opening, carried: Option<Table>) -> Table {
        let players = opening.stacks.len();
        let goes_on = |next: &Table| next.totals.len() == players && Match::resume(*rules, next).is_ok();
        let next = carried.filter(|next| opening.same_players && goes_on(next));
        next.unwrap_or_else(|| Table::new(players))
    }

    fn ending(&self) -> Option<Ending<Table>> {
        let outcome = self.outcome()?;
        let mut points = vec![None; outcome.before.seats()];
        outcome.settle().for_each(|score| points[score.seat.index()] = Some(score.points));
        Some(Ending { stacks: None, house: None, points: Some(points), carry: next_round(&outcome) })
    }

    fn file(&self, record: Record<Self>, context: ExportContext<'_>) -> Result<String, ExportError> {
        export::history(record, context)
    }
}

/// State for the next round of the match; `None` if the match is over.
fn next_round(outcome: &Outcome) -> Option<Table> {
    outcome.match_winners().is_none().then(|| Table {
        totals: outcome.totals().as_slice().to_vec(),
        round: outcome.round.saturating_add(1),
        leader: Some(outcome.winner),
    })
}
