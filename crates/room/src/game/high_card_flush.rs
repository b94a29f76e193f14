//! High Card Flush: everybody against the house, with a meter that goes on from round to round.
//!
//! What goes into the meter is the room's matter (HF-7): every progressive wager that is lost does, and after a win the
//! house fills the meter up to where it began.

use super::{Ending, Opening, RoomGame, errors_and_clauses, files, rules_of, times};
use crate::protocol::Refused;
use crate::protocol::server::Stakes;
use crate::store::sealed::{Sealed, Telling};
use games::clause::ids;
use games::high_card_flush::{HighCardFlush, MAX_SEATS, Outcome, Rules, Settings, Table, Wager};
use games::{Chips, Game};
use serde_json::{Value, json};
use std::ops::RangeInclusive;

/// The usual buy-in, in least antes: at least this.
const BUY_IN_MIN: u64 = 10;
/// The usual buy-in, in least antes: at most this.
const BUY_IN_MAX: u64 = 200;
/// Where the meter begins, in least antes.
const METER: u64 = 1000;

impl RoomGame for HighCardFlush {
    type Settings = Settings;

    const CHIPS: bool = true;

    rules_of!();

    fn players(_: &Rules) -> RangeInclusive<usize> {
        1..=MAX_SEATS
    }

    fn least(rules: &Rules) -> Chips {
        Settings::from(*rules).ante_min.unwrap_or(Chips::ONE)
    }

    fn stakes(rules: &Rules) -> Option<Stakes> {
        let least = Self::least(rules);
        let (buy_in_min, buy_in_max) = (times(least, BUY_IN_MIN), times(least, BUY_IN_MAX));
        Some(Stakes { buy_in_min, buy_in_max, rebuys: None })
    }

    fn table(rules: &Rules, opening: &Opening) -> Table {
        let carried = opening.carried.as_ref().and_then(|carried| carried["meter"].as_u64());
        let carried = carried.and_then(|cents| Chips::new(cents).ok());
        let meter = rules.progressive().map(|_| carried.unwrap_or(times(Self::least(rules), METER)));
        Table { stacks: opening.stacks.clone(), meter }
    }

    fn ending(&self) -> Option<Ending> {
        let outcome = self.outcome()?;
        let stacks = Some(self.stacks().as_slice().to_vec());
        Some(Ending { stacks, house: Some(self.house()), carry: meter_after(&outcome) })
    }

    errors_and_clauses!();

    files!();
}

/// The meter that the next round begins with, if there is one.
fn meter_after(outcome: &Outcome) -> Option<Value> {
    outcome.rules.progressive()?;
    let mut won = 0;
    for line in outcome.settle() {
        if line.wager == Wager::Progressive {
            won += line.net;
        }
    }
    let left = outcome.meter.signed().saturating_sub(won);
    let begins = times(HighCardFlush::least(&outcome.rules), METER).signed();
    Some(json!({ "meter": left.clamp(begins, Chips::MAX.signed()) }))
}
