//! Packs Poker: everybody against the house.

use super::{Ending, Opening, RoomGame, errors_and_clauses, files, rules_of, times};
use crate::protocol::Refused;
use crate::protocol::server::Stakes;
use crate::store::sealed::{Sealed, Telling};
use games::clause::ids;
use games::packs_poker::{PacksPoker, Rules, Settings, Table, most_seats};
use games::{Chips, Game};
use std::ops::RangeInclusive;

/// The usual buy-in, in least pack bets: at least this.
const BUY_IN_MIN: u64 = 10;
/// The usual buy-in, in least pack bets: at most this.
const BUY_IN_MAX: u64 = 250;

impl RoomGame for PacksPoker {
    type Settings = Settings;

    const CHIPS: bool = true;

    rules_of!();

    fn players(rules: &Rules) -> RangeInclusive<usize> {
        1..=most_seats(rules.packs())
    }

    fn least(rules: &Rules) -> Chips {
        Settings::from(rules.clone()).pack_min.unwrap_or(Chips::ONE)
    }

    fn stakes(rules: &Rules) -> Option<Stakes> {
        let least = Self::least(rules);
        let (buy_in_min, buy_in_max) = (times(least, BUY_IN_MIN), times(least, BUY_IN_MAX));
        Some(Stakes { buy_in_min, buy_in_max, rebuys: None })
    }

    fn table(_: &Rules, opening: &Opening) -> Table {
        Table::new(opening.stacks.clone())
    }

    fn ending(&self) -> Option<Ending> {
        self.outcome()?;
        let stacks = Some(self.stacks().as_slice().to_vec());
        Some(Ending { stacks, house: Some(self.house()), carry: None })
    }

    errors_and_clauses!();

    files!();
}
