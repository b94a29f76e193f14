//! Mount Holyoke Poker: the first round of a match, again and again. What must be kept are cards and points.

use super::run::Simulated;
use super::tell::Words;
use crate::wire::Refused;
use games::BySeat;
use games::Game;
use games::mount_holyoke::{
    CARDS_EACH, Event, MAX_PLAYERS, MIN_PLAYERS, MountHolyoke, PointsFor, Rules, Settings, Table,
};
use std::ops::RangeInclusive;

/// How many cards each seat has been dealt and not played.
pub struct Held(BySeat<u8>);

impl Default for Held {
    fn default() -> Held {
        Held(BySeat::new(MAX_PLAYERS))
    }
}

impl Simulated for MountHolyoke {
    type Settings = Settings;
    type Count = Held;

    const WORDS: Words = Words {
        round: "round",
        game: "Mount Holyoke Poker",
        seat: "player",
        kept: "every card and every point is accounted for in every round",
    };
    const SEATS: usize = MAX_PLAYERS;

    fn rules(settings: &Settings) -> Result<Rules, Refused> {
        Ok(Rules::new(settings)?)
    }

    fn seats(_: &Rules) -> RangeInclusive<usize> {
        MIN_PLAYERS..=MAX_PLAYERS
    }

    fn cards(_: &Rules, seats: usize) -> usize {
        CARDS_EACH * seats
    }

    fn table(_: &Rules, seats: usize) -> Table {
        Table::new(seats)
    }

    #[inline]
    fn count(Held(held): &mut Held, event: &Event) {
        match event {
            Event::Dealt { seat, cards } => held[*seat] += cards.len() as u8,
            Event::Played { seat, cards, .. } => held[*seat] -= cards.len() as u8,
            _ => {}
        }
    }

    /// Of thirteen cards each those that were not played are left, and each costs a point, or two under that option.
    fn conserved(&self, _: &Table, Held(held): &Held) -> bool {
        let doubles = Settings::from(*self.rules()).points == Some(PointsFor::DoubleFromTen);
        let Some(outcome) = self.outcome() else { return false };
        outcome.settle().all(|score| {
            let left = held[score.seat];
            let points = if doubles && left >= 10 { 2 * left } else { left };
            score.left == left && score.points == u64::from(points)
        })
    }
}
