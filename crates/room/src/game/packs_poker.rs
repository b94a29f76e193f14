//! Packs Poker: players against the house.

use super::{DemoTable, Ending, ExportContext, ExportError, Opening, RoomGame, WagerEdge, export};
use crate::log_types::Stakes;
use games::packs_poker::{PacksPoker, Rules, Table, View, max_seats};
use games::record::Record;
use games::{Chips, Refereed};
use std::ops::RangeInclusive;
use strategy::odds::packs_poker as odds;

/// Default minimum buy-in, in minimum pack bets.
const BUY_IN_MIN: u64 = 10;
/// Default maximum buy-in, in minimum pack bets.
const BUY_IN_MAX: u64 = 250;

impl RoomGame for PacksPoker {
    type Carry = ();

    const CHIPS: bool = true;
    const DEMO: DemoTable = DemoTable { name: "Packs Poker demo", seats: 4, bots: 2 };

    fn players(rules: &Rules) -> RangeInclusive<usize> {
        1..=max_seats(rules.packs())
    }

    fn min_stack(rules: &Rules) -> Chips {
        rules.pack_min()
    }

    fn set_stacks(view: &mut View, stacks: &[Chips]) {
        for (seat, stack) in view.seats.iter_mut().zip(stacks) {
            seat.stack = *stack;
        }
    }

    fn stakes(rules: &Rules) -> Option<Stakes> {
        let least = Self::min_stack(rules);
        let (buy_in_min, buy_in_max) = (least.saturating_mul(BUY_IN_MIN), least.saturating_mul(BUY_IN_MAX));
        Some(Stakes { buy_in_min, buy_in_max, rebuys: None })
    }

    fn edges(rules: &Rules) -> Vec<WagerEdge> {
        let table = odds::Table::new(rules);
        let deals = odds::sum_over_packs(&table.kinds().collect::<Vec<_>>());
        let pack = WagerEdge::new("pack", table.pack_bet(&deals).results());
        let bonus = table.bonus(&deals).ok().map(|bonus| WagerEdge::new("bonus", bonus.results()));
        [pack].into_iter().chain(bonus).collect()
    }

    fn table(_: &Rules, opening: &Opening, _: Option<()>) -> Table {
        Table::new(opening.stacks.clone())
    }

    fn ending(&self) -> Option<Ending<()>> {
        self.outcome()?;
        let stacks = Some(self.stacks().as_slice().to_vec());
        Some(Ending { stacks, house: Some(self.house()), points: None, carry: None })
    }

    fn file(&self, record: Record<Self>, context: ExportContext<'_>) -> Result<String, ExportError> {
        export::history(record, context)
    }
}
