//! Results of Packs Poker: the money won, and the bets on packs with their bonus bets.

use super::game::{ArenaGame, SeatResult, Unit};
use games::packs_poker::{PacksPoker, Table};
use games::{Refereed, Seat};

impl ArenaGame for PacksPoker {
    const MEAN: Unit = Unit::Share;

    fn result(&self, table: &Table, seat: Seat) -> SeatResult {
        let outcome = self.outcome();
        let compared = outcome.iter().flat_map(|outcome| outcome.comparisons());
        let own = compared.filter(|comparison| comparison.placed.seat == seat);
        let wagers = own.flat_map(|comparison| [comparison.placed.wager.bet, comparison.placed.wager.bonus]);
        SeatResult::of_wagers(table.stacks[seat.index()], self.stacks()[seat], wagers)
    }
}
