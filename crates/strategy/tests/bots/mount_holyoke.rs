//! Mount Holyoke Poker: both styles beat random play. The unit is the point, counted against the mean of the others.

use crate::arena::Arena;
use games::mount_holyoke::{MountHolyoke, Rules, Table};
use games::{Game, Seat};
use strategy::bots::mount_holyoke::{PATIENT, SHED};
use strategy::bots::{Bot, Call, Random};

const PLAYERS: usize = 4;

/// A round of four players.
pub fn arena() -> Arena<'static, MountHolyoke> {
    Arena { rules: Rules::default(), table: Table::new(PLAYERS), seats: PLAYERS, gain: &gain }
}

/// How many points fewer than the others make.
fn gain(round: &MountHolyoke, seat: Seat) -> f64 {
    let outcome = round.outcome().expect("the round is over");
    let all: u64 = outcome.settle().map(|score| score.points).sum();
    let own = outcome.points(seat);
    (all - own) as f64 / (PLAYERS - 1) as f64 - own as f64
}

fn beats(style: &dyn Bot<MountHolyoke>, rival: &dyn Bot<MountHolyoke>, deals: u64) {
    let interval = arena().duel(style, rival, deals);
    assert!(interval.low() > 0.0, "{interval} points a round");
}

#[test]
fn shed_beats_random() {
    beats(&SHED, &Random, 1_000);
}

#[test]
fn patient_beats_random() {
    beats(&PATIENT, &Random, 1_000);
}

#[test]
fn both_beat_the_plain_player() {
    beats(&SHED, &Call, 1_000);
    beats(&PATIENT, &Call, 1_000);
}
