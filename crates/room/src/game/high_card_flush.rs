//! High Card Flush: players against the house, with a progressive meter that is carried over from round to round.
//!
//! The room decides how the meter grows (HF-7): every progressive wager is added in full, and after a win the house
//! reseeds the meter with at least its initial amount.

use super::{Ending, Opening, RoomGame, files, times};
use crate::log_types::Stakes;
use crate::protocol::Refused;
use crate::store::sealed::{ExportContext, Sealed};
use games::high_card_flush::{
    HighCardFlush, MAX_SEATS, Outcome, RoundResult, Rules, SeatStatus, Settings, Table, View,
};
use games::{Chips, Refereed, SeatSet};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Default minimum buy-in, in minimum antes.
const BUY_IN_MIN: u64 = 10;
/// Default maximum buy-in, in minimum antes.
const BUY_IN_MAX: u64 = 200;
/// Initial meter, in minimum antes.
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

    fn players(_: &Rules) -> RangeInclusive<usize> {
        1..=MAX_SEATS
    }

    fn out(view: &View) -> SeatSet {
        let seats = SeatSet::all(view.seats.len()).iter().zip(&view.seats);
        let is_out = |status: SeatStatus| matches!(status, SeatStatus::Folded | SeatStatus::Out);
        seats.filter(|(_, one)| is_out(one.status)).map(|(seat, _)| seat).collect()
    }

    fn least(rules: &Rules) -> Chips {
        Settings::from(*rules).ante_min.unwrap_or(Chips::ONE)
    }

    fn set_stacks(view: &mut View, stacks: &[Chips]) {
        for (seat, stack) in view.seats.iter_mut().zip(stacks) {
            seat.stack = *stack;
        }
    }

    fn stakes(rules: &Rules) -> Option<Stakes> {
        let least = Self::least(rules);
        let (buy_in_min, buy_in_max) = (times(least, BUY_IN_MIN), times(least, BUY_IN_MAX));
        Some(Stakes { buy_in_min, buy_in_max, rebuys: None })
    }

    fn table(rules: &Rules, opening: &Opening, carried: Option<Carry>) -> Table {
        let initial = || times(Self::least(rules), METER);
        let meter = rules.has_meter().then(|| carried.map_or_else(initial, |Carry { meter }| meter));
        Table { stacks: opening.stacks.clone(), meter }
    }

    fn ending(&self) -> Option<Ending<Carry>> {
        let outcome = self.outcome()?;
        let stacks = Some(self.stacks().as_slice().to_vec());
        Some(Ending { stacks, house: Some(self.house()), points: None, carry: meter_after(&outcome) })
    }

    files!();
}

/// Meter at the start of the next round, if the rules have one: the wagers are added, and the shares that were won are
/// deducted.
fn meter_after(outcome: &Outcome) -> Option<Carry> {
    if !outcome.rules.has_meter() {
        return None;
    }
    let played = matches!(outcome.ending, RoundResult::Played(_));
    let wagers = outcome.seats.iter().filter(|_| played).map(|seat| seat.wagers.progressive.signed());
    let left = outcome.meter.signed() - outcome.paid_from_meter().signed();
    let left = left.saturating_add(wagers.sum()).max(0).unsigned_abs();
    let initial = times(HighCardFlush::least(&outcome.rules), METER);
    Some(Carry { meter: Chips::new(left).unwrap_or(Chips::MAX).max(initial) })
}
