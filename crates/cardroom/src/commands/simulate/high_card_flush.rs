//! High Card Flush: every seat can pay for the largest wagers, and the meter is the same in every round.

use super::run::{Simulated, kept, times};
use super::tell::Words;
use crate::wire::Refused;
use games::Chips;
use games::high_card_flush::{CARDS, HighCardFlush, MAX_SEATS, Rules, Settings, Table};
use std::ops::RangeInclusive;

/// What lies in the meter, in cents.
const METER: u64 = 1_000_000;

impl Simulated for HighCardFlush {
    type Settings = Settings;
    type Count = ();

    const WORDS: Words = Words {
        round: "round",
        game: "High Card Flush",
        seat: "seat",
        kept: "no cent was made or lost in any round",
    };
    const SEATS: usize = 1;

    fn rules(settings: &Settings) -> Result<Rules, Refused> {
        Ok(Rules::new(settings)?)
    }

    fn seats(_: &Rules) -> RangeInclusive<usize> {
        1..=MAX_SEATS
    }

    /// Seven for each seat and the dealer.
    fn cards(_: &Rules, seats: usize) -> usize {
        CARDS * (seats + 1)
    }

    /// The ante, the largest raise and three bonus wagers.
    fn table(rules: &Rules, seats: usize) -> Table {
        let settings = Settings::from(*rules);
        let raise = settings.raise_limits.into_iter().flatten().max().unwrap_or(0);
        let antes = times(settings.ante_max.unwrap_or_default(), 1 + u64::from(raise));
        let bonuses = times(settings.bonus_max.unwrap_or_default(), 3);
        Table { stacks: vec![antes.saturating_add(bonuses); seats], meter: Chips::new(METER).ok() }
    }

    fn conserved(&self, table: &Table, (): &()) -> bool {
        kept(&table.stacks, self.stacks(), self.house())
    }
}
