//! Hold'em: both styles beat the bots without a strategy. Gains are in big blinds.

use crate::arena::Arena;
use games::holdem::{Holdem, Preset, Rules, Settings, Table};
use games::{Chips, Seat};
use strategy::bots::holdem::{LOOSE, TIGHT};
use strategy::bots::{Bot, Call, Random};

/// Stack of every player at the start of each hand, in big blinds.
const STACK: u64 = 100;

fn arena(seats: usize) -> Arena<'static, Holdem> {
    let settings = Settings { preset: Some(Preset::Tournament), ..Settings::default() };
    let rules = Rules::new(&settings).unwrap();
    let stack = Chips::new(STACK * rules.big_blind().get()).unwrap();
    let gain = |hand: &Holdem, seat: Seat| {
        let net = hand.stacks()[seat].signed() - (STACK * hand.rules().big_blind().get()).cast_signed();
        net as f64 / hand.rules().big_blind().get() as f64
    };
    Arena {
        rules,
        table: Table::new(Seat::FIRST, vec![stack; seats]),
        seats,
        gain: Box::leak(Box::new(gain)),
    }
}

fn beats(style: &dyn Bot<Holdem>, rival: &dyn Bot<Holdem>, deals: u64) {
    for seats in [2, 6] {
        let interval = arena(seats).duel(style, rival, deals);
        assert!(interval.low() > 0.0, "{seats} seats: {interval} big blinds a hand");
    }
}

#[test]
fn tight_beats_random() {
    beats(&TIGHT, &Random, 4_000);
}

#[test]
fn tight_beats_call() {
    beats(&TIGHT, &Call, 4_000);
}

#[test]
fn loose_beats_random() {
    beats(&LOOSE, &Random, 4_000);
}

#[test]
fn loose_beats_call() {
    beats(&LOOSE, &Call, 4_000);
}
