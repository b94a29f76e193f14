//! Exact equity on one thread: specific hands before the flop in Cardroom and in `pokers`, and ranges in Cardroom
//! alone.
//!
//! Both are given parsed hands, and enumerate every board in each run. Against `pokers`, Cardroom also counts the final
//! categories, so it cannot use its match-up table. Before the measurement, the equities must agree.
#![forbid(unsafe_code)]

use peers::{Contender, Timing, print_table, take_turns};
use pokers::{HandRange, exact_equity};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use strategy::odds::holdem::{Equity, Range, Spot};

const ROUNDS: usize = 5;
/// Number of times that each spot of [`SPOTS`] is enumerated per measurement; a spot of [`RANGES`] is enumerated once.
/// The printed times are in microseconds per enumeration.
const TIMES: usize = 20;
const SPOTS: [&[&str]; 5] = [
    &["AsAh", "KdKc"],
    &["AhKh", "QsQd"],
    &["AsAh", "KdKc", "QsJs"],
    &["AhKh", "QsQd", "7c6c"],
    &["AsKh", "QdQc", "JsTs"],
];
/// Spots measured for Cardroom only, since `pokers` takes minutes: the ranges, the board, and `true` to count the
/// categories.
const RANGES: [(&[&str], &str, bool); 4] = [
    (&["AsKh", "random"], "", true),
    (&["random", "random"], "", false),
    (&["random", "random"], "AsKd7h", true),
    (&["random", "random"], "AsKs7h", true),
];

fn main() {
    let rounds = std::env::args().nth(1).map_or(ROUNDS, |text| text.parse().expect("a whole number"));
    for hands in SPOTS {
        let spot = spot(hands, "");
        let ranges = HandRange::from_strings(hands.iter().map(|&hand| hand.to_owned()).collect());
        check_agreement(&spot, &ranges);
        let mut contenders = [
            Contender::new("strategy", TIMES * 1000, || (0..TIMES).map(|_| ours(&spot, true).boards as u64).sum()),
            Contender::new("pokers 0.10", TIMES * 1000, || (0..TIMES).map(|_| pokers(&ranges).0).sum()),
        ];
        let timings = take_turns(&mut contenders, rounds);
        print_table(&hands.join(" – "), "µs a spot", &timings);
    }
    for (ranges, board, categories) in RANGES {
        let spot = spot(ranges, board);
        let timing = alone(&spot, categories, rounds);
        let title = format!("{} {board}", ranges.join(" – "));
        print_table(&title, "µs a spot", &[timing]);
    }
}

fn spot(players: &[&str], board: &str) -> Spot {
    let ranges: Vec<Range> = players.iter().map(|text| text.parse().expect("a range")).collect();
    let board = cards::notation::parse_cards(board).expect("cards");
    Spot::new(&ranges, &board, &[]).expect("a spot")
}

fn ours(spot: &Spot, categories: bool) -> Equity {
    Equity::exact(spot, categories, &mut |_, _| true).expect("it can be counted")
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

fn alone(spot: &Spot, categories: bool, rounds: usize) -> Timing {
    ours(spot, categories);
    let mut rounds: Vec<f64> = (0..rounds)
        .map(|_| {
            let begin = Instant::now();
            std::hint::black_box(ours(spot, categories));
            begin.elapsed().as_nanos() as f64 / 1000.0
        })
        .collect();
    rounds.sort_by(f64::total_cmp);
    Timing { name: "strategy".to_owned(), rounds }
}
