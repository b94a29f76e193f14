//! Simulation of High Card Flush: every seat can afford the largest wagers, and the meter is the same in every round.

use super::check::CheckedGame;
use super::request::Request;
use super::table::{SimulatedGame, chips_conserved};
use crate::RequestError;
use crate::edge::high_card_flush::denominator_too_large;
use crate::effects::Effects;
use games::high_card_flush::{
    Action, CARDS, HighCardFlush, MAX_SEATS, Rules, Settings, Table, Wager, Wagers,
};
use games::{Chips, Refereed};
use std::ops::RangeInclusive;
use strategy::odds::Results;
use strategy::odds::high_card_flush::{self as odds, Strategy, T86};

/// The meter at the start of every round, in cents.
const METER: u64 = 1_000_000;

impl SimulatedGame for HighCardFlush {
    type Count = ();

    const ROUNDS: &'static str = "rounds";
    const SEATS: usize = 1;

    fn seats(_: &Rules) -> RangeInclusive<usize> {
        1..=MAX_SEATS
    }

    /// Seven cards for each seat and the dealer.
    fn cards(_: &Rules, seats: usize) -> usize {
        CARDS * (seats + 1)
    }

    /// Stacks that cover the ante, the largest raise and three bonus wagers.
    fn table(rules: &Rules, seats: usize) -> Table {
        let settings = Settings::from(*rules);
        let raise = settings.raise_limits.into_iter().flatten().max().unwrap_or(0);
        let antes = settings.ante_max.unwrap_or_default().saturating_mul(1 + u64::from(raise));
        let bonuses = settings.bonus_max.unwrap_or_default().saturating_mul(3);
        Table { stacks: vec![antes.saturating_add(bonuses); seats], meter: Chips::new(METER).ok() }
    }

    fn conserved(&self, table: &Table, (): &()) -> bool {
        chips_conserved(&table.stacks, self.stacks(), self.house())
    }
}

impl CheckedGame for HighCardFlush {
    /// Exact results under the policies `optimal` and `t86`. There are no exact odds for the others.
    fn exact(
        rules: &Rules,
        policy: &str,
        _: &dyn Effects,
    ) -> Result<Vec<(&'static str, Results)>, RequestError> {
        let strategy = match policy {
            "optimal" => Strategy::Optimal,
            "t86" => Strategy::AtLeast(T86),
            other => {
                return Err(Request::no_edge(format!(
                    "there are no exact odds for the policy {other}: use optimal or t86"
                )));
            }
        };
        let table = odds::Table::new(rules);
        Ok(vec![
            ("ante", table.main(strategy).results()),
            ("flush_bonus", table.flush_bonus().map_err(denominator_too_large)?.results().clone()),
            (
                "straight_flush_bonus",
                table.straight_flush_bonus().map_err(denominator_too_large)?.results().clone(),
            ),
        ])
    }

    fn min_bonus(rules: &Rules) -> Chips {
        Settings::from(*rules).bonus_min.unwrap_or_default()
    }

    fn with_bonuses(action: Action, bonus: Chips) -> Action {
        match action {
            Action::Wager(wagers) => {
                Action::Wager(Wagers { flush_bonus: bonus, straight_flush_bonus: bonus, ..wagers })
            }
            other => other,
        }
    }

    /// The result of a raise is added to that of its ante.
    fn won(&self, mut each: impl FnMut(&'static str, u64, i64)) {
        let Some(outcome) = self.outcome() else { return };
        for seat in &outcome.seats {
            let Wagers { ante, flush_bonus, straight_flush_bonus, .. } = seat.wagers;
            each("ante", ante.get(), 0);
            each("flush_bonus", flush_bonus.get(), 0);
            each("straight_flush_bonus", straight_flush_bonus.get(), 0);
        }
        for line in outcome.settle() {
            match line.wager {
                Wager::Ante | Wager::Raise => each("ante", 0, line.net),
                Wager::FlushBonus => each("flush_bonus", 0, line.net),
                Wager::StraightFlushBonus => each("straight_flush_bonus", 0, line.net),
                Wager::Progressive => {}
            }
        }
    }
}
