//! Results of hold'em: the chips won in a hand.

use super::game::{ArenaGame, SeatResult, Unit};
use games::holdem::{Holdem, Rules, Table};
use games::{Chips, Seat};

impl ArenaGame for Holdem {
    const MEAN: Unit = Unit::Chips;

    fn result(&self, table: &Table, seat: Seat) -> SeatResult {
        let before = table.stacks[seat.index()];
        SeatResult::of_round(self.stacks()[seat].signed() - before.signed())
    }

    fn big_blind(rules: &Rules) -> Option<Chips> {
        Some(rules.big_blind())
    }
}
