//! Simulation of hold'em: each seat begins every hand with 100 big blinds, and the button moves one seat per hand.

use super::table::{SimulatedGame, chips_conserved};
use games::holdem::{Holdem, Rules, Table, next_button};
use games::seat::MAX_SEATS;
use games::{Seat, SeatSet};
use std::ops::RangeInclusive;

/// Stack of every seat, in big blinds.
const STACK: u64 = 100;

impl SimulatedGame for Holdem {
    type Count = ();

    const ROUNDS: &'static str = "hands";
    const SEATS: usize = 2;

    fn seats(_: &Rules) -> RangeInclusive<usize> {
        2..=MAX_SEATS
    }

    /// Two cards for each seat, five on the board, three burned.
    fn cards(_: &Rules, seats: usize) -> usize {
        2 * seats + 5 + 3
    }

    fn table(rules: &Rules, seats: usize) -> Table {
        Table::new(Seat::FIRST, vec![rules.big_blind().saturating_mul(STACK); seats])
    }

    fn next(table: &mut Table) {
        let seats = SeatSet::all(table.stacks.len());
        table.button = next_button(table.button, seats).unwrap_or(Seat::FIRST);
    }

    fn conserved(&self, table: &Table, (): &()) -> bool {
        chips_conserved(&table.stacks, self.stacks(), 0)
    }
}
