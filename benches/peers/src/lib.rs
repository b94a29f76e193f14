//! Fair timing: contenders take turns on the same input, and each one's median counts.
#![forbid(unsafe_code)]

use std::hint::black_box;
use std::time::Instant;

/// One who does `units` pieces of work a call.
pub struct Contender<'a> {
    /// The name in the table.
    pub name: String,
    /// Number of work items in one call.
    pub units: usize,
    /// The work. What it returns is kept from being optimised away.
    pub work: Box<dyn FnMut() -> u64 + 'a>,
}

impl<'a> Contender<'a> {
    /// A contender.
    pub fn new(name: &str, units: usize, work: impl FnMut() -> u64 + 'a) -> Contender<'a> {
        Contender { name: name.to_owned(), units, work: Box::new(work) }
    }
}

/// Time of one contender, in nanoseconds for each work item.
pub struct Timing {
    /// The name in the table.
    pub name: String,
    /// One figure a round, the least first.
    pub rounds: Vec<f64>,
}

impl Timing {
    /// The middle round.
    pub fn median(&self) -> f64 {
        self.rounds[self.rounds.len() / 2]
    }
}

/// Runs every contender once a round, for some rounds after one that does not count. Each round begins with
/// another one, so that nobody always follows the same neighbour's use of the caches.
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

/// Prints the medians and the quickest rounds, each with its ratio to the first contender's. On a busy machine
/// the quickest rounds say more.
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

/// Numbers that look random and are the same in every run (SplitMix64).
pub struct Numbers(pub u64);

impl Numbers {
    /// A number below `limit`, nearly uniform.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ mixed >> 31) * u128::from(limit)) >> 64) as u64
    }
}
