//! Benchmark harness: contenders take turns on the same input, and are compared by their medians.
#![forbid(unsafe_code)]

pub mod card_by_card;

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
    /// The goal of the contender, if it has one.
    pub goal: Option<Goal>,
}

/// A goal for the median time of a contender.
#[derive(Clone, Copy)]
pub enum Goal {
    /// At most this many times the time of another contender in the table.
    Times(f64, &'static str),
    /// At most this time, in the unit of the table.
    AtMost(f64),
}

impl<'a> Contender<'a> {
    /// Creates a contender with this name; each call of `work` does `units` work items.
    pub fn new(name: &str, units: usize, work: impl FnMut() -> u64 + 'a) -> Contender<'a> {
        Contender { name: name.to_owned(), units, work: Box::new(work), goal: None }
    }

    /// The contender with a goal.
    #[must_use]
    pub fn with_goal(mut self, goal: Goal) -> Contender<'a> {
        self.goal = Some(goal);
        self
    }
}

/// Measured times of one contender, in nanoseconds per work item.
pub struct Timing {
    /// Name of the contender in the table.
    pub name: String,
    /// Times of all rounds, in ascending order.
    pub rounds: Vec<f64>,
    /// The goal of the contender, if it has one.
    pub goal: Option<Goal>,
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
    let mut timings: Vec<Timing> = contenders
        .iter()
        .map(|one| Timing { name: one.name.clone(), rounds: Vec::new(), goal: one.goal })
        .collect();
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

/// A table of timings.
pub struct Table<'a> {
    /// Identifier of the table, by which the page of benchmarks names it.
    pub id: &'a str,
    /// Heading of the first column.
    pub title: &'a str,
    /// Unit of the times, such as `ns per hand`.
    pub unit: &'a str,
    /// Number of nanoseconds in the unit of the times.
    pub nanoseconds: f64,
    /// Heading of the column of rates, such as `hands per second`; `None` for no such column.
    pub rate: Option<&'a str>,
}

/// Ours and a peer on the same work.
pub struct Pair {
    /// Name of the work in the table.
    pub name: String,
    /// The times of ours.
    pub ours: Timing,
    /// The times of the peer.
    pub peer: Timing,
    /// The goal: ours is at least this many times as fast.
    pub least: f64,
}

impl Pair {
    /// Measures two contenders in turns, ours first.
    pub fn measured(name: &str, contenders: [Contender; 2], rounds: usize, least: f64) -> Pair {
        let mut contenders = contenders;
        let mut timings = take_turns(&mut contenders, rounds).into_iter();
        let mut next = || timings.next().expect("a timing for each contender");
        Pair { name: name.to_owned(), ours: next(), peer: next(), least }
    }
}

/// A figure within 5 % of its goal meets it: machines are noisy.
const TOLERANCE: f64 = 1.05;

impl Table<'_> {
    /// Prints the timings in Markdown, after a line `<!-- bench: ID -->` by which `cargo xtask bench` finds them: median,
    /// minimum and maximum, the ratio of the median to that of the first contender, and the goals.
    pub fn print(&self, timings: &[Timing]) {
        let goals = timings.iter().any(|timing| timing.goal.is_some());
        let mut heading =
            vec![self.title.to_owned(), format!("median {}", self.unit), "min".to_owned(), "max".to_owned()];
        heading.extend(self.rate.map(str::to_owned));
        if timings.len() > 1 {
            heading.push(format!("times `{}`", timings[0].name));
        }
        if goals {
            heading.extend(["goal".to_owned(), String::new()]);
        }
        println!("\n<!-- bench: {} -->", self.id);
        println!("| {} |", heading.join(" | "));
        println!("|{}", "---|".repeat(heading.len()));
        for timing in timings {
            println!("| {} |", self.row(timing, timings, goals).join(" | "));
        }
    }

    /// Prints a row for each pair, after a line as that of [`Table::print`]: the times of ours and of the peer, and how many times
    /// as fast ours is, with the goal.
    pub fn print_pairs(&self, peer: &str, pairs: &[Pair]) {
        println!("\n<!-- bench: {} -->", self.id);
        let rate = self.rate.map_or(String::new(), |rate| format!(" {rate} |"));
        let unit = self.unit;
        println!(
            "| {} | ours, {unit} | min | max |{rate} `{peer}`, {unit} | min | max | times as fast | goal | |",
            self.title
        );
        println!("|{}", "---|".repeat(10 + usize::from(self.rate.is_some())));
        for Pair { name, ours, peer, least } in pairs {
            let times = |timing: &Timing| {
                let [first, last] = [0, timing.rounds.len() - 1].map(|place| timing.rounds[place]);
                [timing.median(), first, last].map(|time| number(time / self.nanoseconds)).join(" | ")
            };
            let rate = self.rate.map_or(String::new(), |_| format!(" {} |", thousands(1e9 / ours.median())));
            let as_fast = peer.median() / ours.median();
            let is_met = if as_fast * TOLERANCE >= *least { "met" } else { "**not met**" };
            println!(
                "| {name} | {} |{rate} {} | {as_fast:.2} | {least} | {is_met} |",
                times(ours),
                times(peer)
            );
        }
    }

    fn row(&self, timing: &Timing, timings: &[Timing], goals: bool) -> Vec<String> {
        let time = |nanoseconds: f64| number(nanoseconds / self.nanoseconds);
        let median = timing.median();
        let mut row = vec![format!("`{}`", timing.name), time(median), time(timing.rounds[0])];
        row.push(time(timing.rounds[timing.rounds.len() - 1]));
        if self.rate.is_some() {
            row.push(thousands(1e9 / median));
        }
        if timings.len() > 1 {
            row.push(format!("{:.2}", median / timings[0].median()));
        }
        if goals {
            row.extend(
                timing.goal.map_or([String::new(), String::new()], |goal| self.judged(goal, median, timings)),
            );
        }
        row
    }

    /// The goal in words, and whether it is met.
    fn judged(&self, goal: Goal, median: f64, timings: &[Timing]) -> [String; 2] {
        let of = |name: &str| {
            let timing = timings.iter().find(|timing| timing.name == name);
            timing.unwrap_or_else(|| panic!("the table has no {name}")).median()
        };
        let (goal, figure, is_met) = match goal {
            Goal::Times(most, name) => {
                let times = median / of(name);
                (format!("at most {most} times `{name}`"), format!("{times:.2}"), times <= most * TOLERANCE)
            }
            Goal::AtMost(most) => {
                let time = median / self.nanoseconds;
                (format!("at most {most}"), number(time), time <= most * TOLERANCE)
            }
        };
        [goal, format!("{} ({figure})", if is_met { "met" } else { "**not met**" })]
    }
}

/// A time with three digits or more.
fn number(time: f64) -> String {
    match time {
        time if time >= 100.0 => thousands(time),
        time if time >= 10.0 => format!("{time:.1}"),
        time => format!("{time:.2}"),
    }
}

/// A whole number with commas.
fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| std::str::from_utf8(group).unwrap_or("")).collect();
    groups.join(",")
}

/// Deterministic pseudorandom numbers (SplitMix64).
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    /// A nearly uniform number below `limit`.
    pub fn below(&mut self, limit: u64) -> u64 {
        ((u128::from(self.word()) * u128::from(limit)) >> 64) as u64
    }

    /// 64 random bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}
