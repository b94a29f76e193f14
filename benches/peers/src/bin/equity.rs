//! Equity on one thread: specific hands before the flop, counted exactly in Cardroom and in `pokers`, ranges in Cardroom alone, and
//! samples against the method of before.
//!
//! Both are given parsed hands, and enumerate every board in each run. Against `pokers`, Cardroom also counts the final
//! categories, so it cannot use its match-up table. Before the measurement, the equities must agree.
#![forbid(unsafe_code)]

use peers::card_by_card::{self, Counts};
use peers::{Contender, Goal, SplitMix64, Pair, Table, Timing, take_turns};
use pokers::{HandRange, exact_equity};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use strategy::odds::holdem::{Equity, Range, Spot};

const ROUNDS: usize = 5;
/// Number of times that each spot of [`SPOTS`] is enumerated per measurement; a spot of [`RANGES`] is enumerated once.
const TIMES: usize = 20;
const SPOTS: [&[&str]; 5] = [
    &["AsAh", "KdKc"],
    &["AhKh", "QsQd"],
    &["AsAh", "KdKc", "QsJs"],
    &["AhKh", "QsQd", "7c6c"],
    &["AsKh", "QdQc", "JsTs"],
];
/// A spot that is measured for Cardroom alone, since `pokers` takes minutes.
struct Ranges {
    players: &'static [&'static str],
    board: &'static str,
    categories: bool,
    /// Goal, in milliseconds.
    at_most: f64,
}

const RANGES: [Ranges; 7] = [
    Ranges { players: &["AsKh", "random"], board: "", categories: true, at_most: 250.0 },
    Ranges { players: &["random", "random"], board: "", categories: false, at_most: 50.0 },
    Ranges { players: &["random", "random"], board: "AsKd7h", categories: true, at_most: 100.0 },
    Ranges { players: &["random", "random"], board: "AsKs7h", categories: true, at_most: 100.0 },
    Ranges {
        players: &["QQ+,AKs", "99+,AQs+", "22+,A2s+"],
        board: "Qh7h2c",
        categories: true,
        at_most: 1_000.0,
    },
    Ranges {
        players: &["22+,A2s+,KTs+,QTs+,JTs,AJo+,KQo", "77+,A9s+,KQs,AQo+", "random"],
        board: "Qh7h2c",
        categories: true,
        at_most: 1_000.0,
    },
    Ranges { players: &["random", "random", "random"], board: "Qh7h2c", categories: true, at_most: 1_000.0 },
];

/// Spots that are sampled, with four times the showdowns of before as the goal.
const SAMPLED: [&[&str]; 3] = [
    &["AsKs", "random"],
    &["22+,A2s+,KTs+,QTs+,JTs,AJo+,KQo", "77+,A9s+,KQs,AQo+", "random"],
    &["random", "random", "random", "random"],
];
/// Number of showdowns in a sample.
const SHOWDOWNS: u64 = 1_000_000;

fn main() {
    let rounds = std::env::args().nth(1).map_or(ROUNDS, |text| text.parse().expect("a whole number"));
    let pairs: Vec<Pair> = SPOTS.into_iter().map(|hands| hands_before_the_flop(hands, rounds)).collect();
    let table =
        Table { id: "equity-hands", title: "before the flop", unit: "µs", nanoseconds: 1e3, rate: None };
    table.print_pairs("pokers 0.10", &pairs);
    ranges(rounds);
    samples(rounds);
}

fn hands_before_the_flop(hands: &[&str], rounds: usize) -> Pair {
    let spot = spot(hands, "");
    let ranges = HandRange::from_strings(hands.iter().map(|&hand| hand.to_owned()).collect());
    check_agreement(&spot, &ranges);
    let contenders = [
        Contender::new("strategy", TIMES, || (0..TIMES).map(|_| ours(&spot, true).boards as u64).sum()),
        Contender::new("pokers 0.10", TIMES, || (0..TIMES).map(|_| pokers(&ranges).0).sum()),
    ];
    Pair::measured(&hands.join(" – "), contenders, rounds, if hands.len() == 2 { 20.0 } else { 15.0 })
}

/// Measures ranges, each spot by itself, since they differ a hundredfold.
fn ranges(rounds: usize) {
    let timings: Vec<Timing> = RANGES.iter().map(|ranges| alone(ranges, rounds)).collect();
    Table { id: "equity-ranges", title: "", unit: "ms", nanoseconds: 1e6, rate: None }.print(&timings);
}

/// Measures samples, each spot against the method of before.
fn samples(rounds: usize) {
    let pairs: Vec<Pair> = SAMPLED.into_iter().map(|players| samples_of(players, rounds)).collect();
    let rate = Some("showdowns per second");
    let table = Table { id: "equity-sampled", title: "", unit: "ns per showdown", nanoseconds: 1.0, rate };
    table.print_pairs("card by card", &pairs);
}

fn samples_of(players: &[&str], rounds: usize) -> Pair {
    let (spot, ranges) = (spot(players, ""), ranges_of(players));
    check_samples(&spot, &ranges);
    let contenders = [
        Contender::new("strategy", SHOWDOWNS as usize, || sampled(&spot).boards as u64),
        Contender::new("card by card", SHOWDOWNS as usize, || {
            sampled_card_by_card(&ranges).equities()[0].to_bits()
        }),
    ];
    Pair::measured(&players.join(" – "), contenders, rounds, 4.0)
}

fn sampled(spot: &Spot) -> Equity {
    let generator = |block| {
        let mut numbers = SplitMix64(block);
        move || numbers.word()
    };
    let equity = Equity::sampled(spot, SHOWDOWNS, generator, NonZeroUsize::MIN, &mut |_, _| true);
    equity.expect("a sample")
}

fn sampled_card_by_card(ranges: &[Range]) -> Counts {
    let mut numbers = SplitMix64(0);
    card_by_card::sample(ranges, SHOWDOWNS, &mut |bound| numbers.below(bound.into()) as u32)
}

/// Panics unless both samples have nearly the same equity for every player.
fn check_samples(spot: &Spot, ranges: &[Range]) {
    let (ours, theirs) = (sampled(spot), sampled_card_by_card(ranges).equities());
    for (ours, theirs) in ours.players.iter().zip(&theirs) {
        // Both are within 0.0005 of the truth two times in three.
        assert!((ours.equity - theirs).abs() < 0.004, "{} and {theirs}", ours.equity);
    }
}

fn spot(players: &[&str], board: &str) -> Spot {
    let ranges = ranges_of(players);
    let board = cards::notation::parse_cards(board).expect("cards");
    Spot::new(&ranges, &board, &[]).expect("a spot")
}

fn ranges_of(players: &[&str]) -> Vec<Range> {
    players.iter().map(|text| text.parse().expect("a range")).collect()
}

fn ours(spot: &Spot, categories: bool) -> Equity {
    Equity::exact(spot, categories, NonZeroUsize::MIN, &mut |_, _| true).expect("it can be counted")
}

fn pokers(ranges: &[HandRange]) -> (u64, Vec<f64>) {
    let going = Arc::new(AtomicBool::new(false));
    let found = exact_equity(ranges, 0, 0, 1, going, |_| {}).expect("a spot");
    (found.eval_count, found.equities)
}

/// Panics unless both compute the same equity for every player.
fn check_agreement(spot: &Spot, ranges: &[HandRange]) {
    let (ours, theirs) = (ours(spot, true), pokers(ranges).1);
    for (ours, theirs) in ours.players.iter().zip(&theirs) {
        assert!((ours.equity - theirs).abs() < 1e-9, "{} and {theirs}", ours.equity);
    }
}

fn alone(ranges: &Ranges, rounds: usize) -> Timing {
    let Ranges { players, board, categories, at_most } = *ranges;
    let spot = spot(players, board);
    let name = format!(
        "{}{}",
        players.join(" – "),
        if board.is_empty() { String::new() } else { format!(" on {board}") }
    );
    let mut contender =
        [Contender::new(&name, 1, || ours(&spot, categories).boards as u64).with_goal(Goal::AtMost(at_most))];
    take_turns(&mut contender, rounds).remove(0)
}
