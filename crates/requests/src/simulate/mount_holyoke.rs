//! Simulation of Mount Holyoke Poker: every round is the first of a match. Cards and points must be conserved.

use super::table::SimulatedGame;
use games::BySeat;
use games::Refereed;
use games::mount_holyoke::{
    Event, MAX_PLAYERS, MIN_PLAYERS, MountHolyoke, PointsFor, Rules, Settings, Table, Thirteen,
};
use std::ops::RangeInclusive;

/// Number of cards that each seat has been dealt and has not played.
pub struct HandSizes(BySeat<u8>);

impl Default for HandSizes {
    fn default() -> HandSizes {
        HandSizes(BySeat::new(MAX_PLAYERS))
    }
}

impl SimulatedGame for MountHolyoke {
    type Count = HandSizes;

    const ROUNDS: &'static str = "rounds";
    const SEATS: usize = MAX_PLAYERS;

    fn seats(_: &Rules) -> RangeInclusive<usize> {
        MIN_PLAYERS..=MAX_PLAYERS
    }

    fn cards(rules: &Rules, seats: usize) -> usize {
        rules.dealt(seats)
    }

    fn table(_: &Rules, seats: usize) -> Table {
        Table::new(seats)
    }

    #[inline]
    fn count(HandSizes(held): &mut HandSizes, event: &Event) {
        match event {
            Event::Dealt { seat, cards } => held[*seat] += cards.len() as u8,
            Event::Played { seat, cards, .. } => held[*seat] -= cards.len() as u8,
            _ => {}
        }
    }

    /// Returns whether each seat's remaining cards are those dealt and not played, and cost the points that the
    /// settings define.
    fn conserved(&self, _: &Table, HandSizes(held): &HandSizes) -> bool {
        let settings = Settings::from(*self.rules());
        let doubles = settings.points == Some(PointsFor::DoubleFromTen);
        let triples = settings.thirteen == Some(Thirteen::Triple);
        let Some(outcome) = self.outcome() else { return false };
        outcome.settle().all(|score| {
            let left = u64::from(held[score.seat]);
            let each = match left {
                13.. if triples => 3,
                10.. if doubles => 2,
                _ => 1,
            };
            u64::from(score.left) == left && score.points == each * left
        })
    }
}
