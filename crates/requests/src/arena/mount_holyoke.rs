//! Results of Mount Holyoke Poker: the cards left in hand at the end of a round, as a loss.

use super::game::{ArenaGame, SeatResult, Unit};
use games::mount_holyoke::{MountHolyoke, Table};
use games::{Refereed, Seat};

impl ArenaGame for MountHolyoke {
    const MEAN: Unit = Unit::Cards;

    fn result(&self, _: &Table, seat: Seat) -> SeatResult {
        let left = self.outcome().map_or(0, |outcome| outcome.left[seat]);
        SeatResult::of_round(-i64::from(left))
    }
}
