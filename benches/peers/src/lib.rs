//! Benchmark harness: contenders take turns on the same input, and are compared by their medians.
#![forbid(unsafe_code)]

use std::hint::black_box;
use std::time::Instant;

/// A function to measure, which does `units` work items per call.
pub struct Contender<'a> {
    /// Name of the contender in the table.
    pub name: String,
    /// Number of work items that one call does.
    pub units: usize,
    /// The function to measure. Its result is passed to [`black_box`], so that the work is not optimized away.
    pub work: Box<dyn FnMut() -> u64 + 'a>,
}

impl<'a> Contender<'a> {
    /// Creates a contender with this name; each call of `work` does `units` work items.
    pub fn new(name: &str, units: usize, work: impl FnMut() -> u64 + 'a) -> Contender<'a> {
        Contender { name: name.to_owned(), units, work: Box::new(work) }
    }
}

/// Measured times of one contender, in nanoseconds per work item.
pub struct Timing {
    /// Name of the contender in the table.
    pub name: String,
    /// Times of all rounds, in ascending order.
    pub rounds: Vec<f64>,
}

impl Timing {
    /// The median over the rounds; the upper of the two middle times if their number is even.
    pub fn median(&self) -> f64 {
        self.rounds[self.rounds.len() / 2]
    }
}

/// Runs every contender once per round, for `rounds` rounds after a warm-up round. The starting contender
/// rotates, so that the first place in a round goes to each in turn.
pub fn take_turns(contenders: &mut [Contender], rounds: usize) -> Vec<Timing> {
    let mut timings: Vec<Timing> =
        contenders.iter().map(|one| Timing { name: one.name.clone(), rounds: Vec::new() }).collect();
    for round in 0..=rounds {
        for turn in 0..timings.len() {
            let turn = (turn + round) % timings.len();
            let (contender, timing) = (&mut contenders[turn], &mut timings[turn]);
            let begin = Instant::now();
            black_box((contender.work)());
            let nanoseconds = begin.elapsed().as_nanos() as f64;
            if round > 0 {
                timing.rounds.push(nanoseconds / contender.units as f64);
            }
        }
    }
    timings.iter_mut().for_each(|timing| timing.rounds.sort_by(f64::total_cmp));
    timings
}

/// Prints the medians and the fastest rounds, each with its ratio to the first contender's, and the slowest rounds.
/// On a busy machine, the fastest rounds are more meaningful.
pub fn print_table(title: &str, unit: &str, timings: &[Timing]) {
    println!("\n{title}, {unit}");
    println!("{:<16}{:>10}{:>8}{:>10}{:>8}{:>10}", "", "median", "ratio", "least", "ratio", "most");
    let first = &timings[0];
    for timing in timings {
        let (median, least) = (timing.median(), timing.rounds[0]);
        let ratios = (median / first.median(), least / first.rounds[0]);
        let most = timing.rounds[timing.rounds.len() - 1];
        let name = &timing.name;
        println!("{name:<16}{median:>10.3}{:>8.3}{least:>10.3}{:>8.3}{most:>10.3}", ratios.0, ratios.1);
    }
}

/// Deterministic pseudorandom numbers (SplitMix64).
pub struct Numbers(pub u64);

impl Numbers {
    /// A nearly uniform number below `limit`.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ mixed >> 31) * u128::from(limit)) >> 64) as u64
    }
}
