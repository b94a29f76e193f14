//! High Card Flush: players against the house. If the rules have a progressive meter, it is carried over from round
//! to round.
//!
//! The room decides how the meter grows (HF-7): every progressive wager is added in full, and if less than the initial
//! amount is left after a round, the house reseeds the meter by making up the difference.

use super::{DemoTable, Ending, ExportContext, ExportError, Opening, RoomGame, WagerEdge, export};
use crate::log_types::Stakes;
use games::high_card_flush::{
    HighCardFlush, MAX_SEATS, Outcome, RoundResult, Rules, SeatStatus, Table, View,
};
use games::record::Record;
use games::{Chips, Refereed, SeatSet};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use strategy::odds::high_card_flush as odds;

/// Default minimum buy-in, in minimum antes.
const BUY_IN_MIN: u64 = 10;
/// Default maximum buy-in, in minimum antes.
const BUY_IN_MAX: u64 = 200;
/// Amount of the initial meter, and of a reseeded one, in minimum antes.
const METER: u64 = 1000;

/// State carried over from round to round.
#[derive(Serialize, Deserialize)]
pub struct Carry {
    /// The progressive meter, in cents.
    meter: Chips,
}

impl RoomGame for HighCardFlush {
    type Carry = Carry;

    const CHIPS: bool = true;
    const DEMO: DemoTable = DemoTable { name: "High Card Flush demo", seats: 4, bots: 2 };

    fn players(_: &Rules) -> RangeInclusive<usize> {
        1..=MAX_SEATS
    }

    fn out(view: &View) -> SeatSet {
        let seats = SeatSet::all(view.seats.len()).iter().zip(&view.seats);
        let is_out = |status: SeatStatus| matches!(status, SeatStatus::Folded | SeatStatus::Out);
        seats.filter(|(_, one)| is_out(one.status)).map(|(seat, _)| seat).collect()
    }

    fn edges(rules: &Rules) -> Vec<WagerEdge> {
        let table = odds::Table::new(rules);
        let ante = WagerEdge::new("ante", &table.main(odds::Strategy::Optimal).results());
        let bonuses =
            [("flush_bonus", table.flush_bonus()), ("straight_flush_bonus", table.straight_flush_bonus())];
        let bonuses = bonuses.into_iter().filter_map(|(wager, bonus)| Some((wager, bonus.ok()?)));
        let bonuses = bonuses.map(|(wager, bonus)| WagerEdge::new(wager, bonus.results()));
        [ante].into_iter().chain(bonuses).collect()
    }

    fn min_stack(rules: &Rules) -> Chips {
        rules.ante_min()
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

    fn table(rules: &Rules, opening: &Opening, carried: Option<Carry>) -> Table {
        let initial = || Self::min_stack(rules).saturating_mul(METER);
        let meter = rules.has_meter().then(|| carried.map_or_else(initial, |Carry { meter }| meter));
        Table { stacks: opening.stacks.clone(), meter }
    }

    fn ending(&self) -> Option<Ending<Carry>> {
        let outcome = self.outcome()?;
        let stacks = Some(self.stacks().as_slice().to_vec());
        Some(Ending { stacks, house: Some(self.house()), points: None, carry: meter_after(&outcome) })
    }

    fn file(&self, record: Record<Self>, context: ExportContext<'_>) -> Result<String, ExportError> {
        export::history(record, context)
    }
}

/// Meter at the start of the next round: the shares that were won are deducted, the progressive wagers are added unless
/// the round was void, and if the result is below the initial amount, the house makes up the difference. `None` if the
/// rules have no meter.
fn meter_after(outcome: &Outcome) -> Option<Carry> {
    if !outcome.rules.has_meter() {
        return None;
    }
    let played = matches!(outcome.ending, RoundResult::Played(_));
    let wagers = outcome.seats.iter().filter(|_| played).map(|seat| seat.wagers.progressive.signed());
    let left = outcome.meter.signed() - outcome.paid_from_meter().signed();
    let left = left.saturating_add(wagers.sum()).max(0).unsigned_abs();
    let initial = HighCardFlush::min_stack(&outcome.rules).saturating_mul(METER);
    Some(Carry { meter: Chips::new(left).unwrap_or(Chips::MAX).max(initial) })
}
