//! Perft of Mount Holyoke Poker: the number of sequences of plays and passes after fixed deals, also derived by
//! a naive enumerator that tries every subset of every hand.

use crate::deals;
use cards::Card;
use cards::notation::parse_cards;
use games::mount_holyoke::{Action, MountHolyoke, Rules, Table};
use games::{Actor, Awaiting, DealtOrder, Game, Refereed};
use serde::Deserialize;
use serde_json::Value;
use std::fmt::Write;
use test_support::naive_combination;

/// A deal and its counts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deal {
    about: String,
    rules: Rules,
    table: Table,
    order: String,
    /// The number of paths with one action, with two, and so on.
    counts: Vec<u64>,
}

fn perft(round: &MountHolyoke, depth: usize) -> u64 {
    let Awaiting::Seat(seat) = round.awaiting() else { return u64::from(depth == 0) };
    if depth == 0 {
        return 1;
    }
    let moves = round.legal(seat);
    let pass = moves.may_pass().then_some(Action::Pass);
    let actions = moves.plays().map(|play| Action::Play(play.play())).chain(pass);
    let after = |action| {
        let mut next = round.clone();
        next.apply(Actor::Seat(seat), &action, &mut |_| ()).expect("a legal action");
        perft(&next, depth - 1)
    };
    actions.map(after).sum()
}

/// A naive model of a round, without any of the engine's code: lists of cards, and a list of the seats that have
/// passed.
#[derive(Clone)]
struct Naive {
    hands: Vec<Vec<Card>>,
    opened: bool,
    under: Option<Vec<Card>>,
    last: usize,
    turn: usize,
    passed: Vec<usize>,
}

impl Naive {
    fn open(order: &[Card], players: usize) -> Naive {
        let hand = |seat| order[..13 * players].iter().skip(seat).step_by(players).copied().collect();
        let hands: Vec<Vec<Card>> = (0..players).map(hand).collect();
        let order = |card: &Card| {
            let (rank, suit) = (card.rank().letter(), card.suit().letter());
            ("3456789TJQKA2".find(rank), "dchs".find(suit))
        };
        let turn = (0..players).min_by_key(|&seat| hands[seat].iter().map(order).min()).unwrap();
        let mut round = Naive { hands, opened: false, under: None, last: turn, turn, passed: Vec::new() };
        round.hands.iter_mut().for_each(|hand| hand.sort_by_key(order));
        round
    }

    fn paths(&self, depth: usize, rules: &Value) -> u64 {
        let over = self.hands.iter().any(Vec::is_empty);
        if depth == 0 || over {
            return u64::from(depth == 0);
        }
        let hand = &self.hands[self.turn];
        let playable = if self.opened { &hand[..] } else { &hand[..1] };
        let plays = naive_combination::every_play(playable, self.under.as_deref(), rules);
        if depth == 1 {
            return plays.len() as u64 + u64::from(self.under.is_some());
        }
        let passed = self.under.as_ref().map_or(0, |_| self.after_pass().paths(depth - 1, rules));
        passed + plays.iter().map(|play| self.after(play, rules).paths(depth - 1, rules)).sum::<u64>()
    }

    fn after(&self, play: &[Card], rules: &Value) -> Naive {
        let mut next = self.clone();
        next.hands[self.turn].retain(|card| !play.contains(card));
        next.opened = true;
        next.under = Some(play.to_vec());
        next.last = self.turn;
        if rules["pass"] == "may_return" {
            next.passed.clear();
        }
        next.advance();
        next
    }

    fn after_pass(&self) -> Naive {
        let mut next = self.clone();
        next.passed.push(self.turn);
        next.advance();
        next
    }

    fn advance(&mut self) {
        if self.passed.len() == self.hands.len() - 1 {
            self.passed.clear();
            self.under = None;
            self.turn = self.last;
            return;
        }
        let mut seat = self.turn;
        loop {
            seat = (seat + 1) % self.hands.len();
            if !self.passed.contains(&seat) {
                break;
            }
        }
        self.turn = seat;
    }
}

#[test]
fn counts_equal_the_stored_counts() {
    let deals = deals::<Deal>("mount_holyoke");
    assert!(deals.len() >= 4);
    let mut different = String::new();
    for (path, deal) in deals {
        let order = DealtOrder::from_cards(&parse_cards(&deal.order).unwrap()).unwrap();
        let round = MountHolyoke::open(&deal.rules, &deal.table, &order, &mut |_| ()).unwrap();
        let counts: Vec<u64> = (1..=deal.counts.len()).map(|depth| perft(&round, depth)).collect();
        if counts != deal.counts {
            writeln!(different, "{}: {}: counts = {counts:?}", path.display(), deal.about).unwrap();
        }
    }
    assert!(different.is_empty(), "{different}");
}

/// Maximum number of paths that the naive enumerator walks before the last step, to limit the time of the
/// test.
const NAIVE_PATHS: u64 = 1_500;

#[test]
fn the_naive_enumerator_derives_the_same_counts() {
    let mut derived = 0;
    for (path, deal) in deals::<Deal>("mount_holyoke") {
        let order = parse_cards(&deal.order).unwrap();
        let rules = serde_json::to_value(deal.rules).unwrap();
        let round = Naive::open(&order, deal.table.totals.len());
        // The paths of the last step are only counted, so the cost is that of the paths before it.
        let paths_before = |depth: usize| depth.checked_sub(2).map_or(1, |before| deal.counts[before]);
        let depths = (1..=deal.counts.len()).take_while(|&depth| paths_before(depth) <= NAIVE_PATHS);
        for depth in depths {
            assert_eq!(round.paths(depth, &rules), deal.counts[depth - 1], "{} at {depth}", path.display());
            derived += 1;
        }
    }
    assert!(derived >= 16, "{derived} counts derived");
}
