//! Results of High Card Flush: the money won, and the wagers with the raise.

use super::game::{ArenaGame, SeatResult, Unit};
use games::high_card_flush::{HighCardFlush, Table};
use games::{Refereed, Seat};

impl ArenaGame for HighCardFlush {
    const MEAN: Unit = Unit::Share;

    fn result(&self, table: &Table, seat: Seat) -> SeatResult {
        let outcome = self.outcome();
        let own = outcome.iter().flat_map(|outcome| &outcome.seats).find(|dealt| dealt.seat == seat);
        let bonuses = own.into_iter().flat_map(|dealt| dealt.wagers.bonuses()).map(|(_, amount)| amount);
        let wagers = own.into_iter().flat_map(|dealt| [dealt.wagers.ante, dealt.raise]).chain(bonuses);
        SeatResult::of_wagers(table.stacks[seat.index()], self.stacks()[seat], wagers)
    }
}
