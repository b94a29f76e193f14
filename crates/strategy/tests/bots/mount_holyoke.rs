//! Mount Holyoke Poker: both styles beat the bots without a strategy. The gain is in points, relative to the mean
//! of the other players.

use crate::arena::Arena;
use games::mount_holyoke::{MountHolyoke, Rules, Table};
use games::{Refereed, Seat};
use strategy::bots::mount_holyoke::{PATIENT, SHED};
use strategy::bots::{Bot, Call, Random};

const DEALS: u64 = 1_000;

/// An arena for rounds of this number of players.
pub fn arena(players: usize) -> Arena<'static, MountHolyoke> {
    Arena { rules: Rules::default(), table: Table::new(players), seats: players, gain: &gain }
}

/// Mean points of the other players minus the points of this seat, since points are penalties.
fn gain(round: &MountHolyoke, seat: Seat) -> f64 {
    let outcome = round.outcome().expect("the round is over");
    let all: u64 = outcome.settle().map(|score| score.points).sum();
    let own = outcome.points(seat);
    let others = outcome.players.len() as f64 - 1.0;
    (all - own) as f64 / others - own as f64
}

fn beats(style: &dyn Bot<MountHolyoke>, rival: &dyn Bot<MountHolyoke>) {
    for players in 2..=4 {
        let interval = arena(players).duel(style, rival, DEALS);
        assert!(interval.low() > 0.0, "{players} players: {interval} points a round");
    }
}

#[test]
fn shed_beats_random() {
    beats(&SHED, &Random);
}

#[test]
fn patient_beats_random() {
    beats(&PATIENT, &Random);
}

#[test]
fn both_beat_call() {
    beats(&SHED, &Call);
    beats(&PATIENT, &Call);
}
