//! Runs attacks, measures the tables meanwhile, and prints what happened.

use super::stage::Stage;
use std::collections::BTreeMap;
use std::pin::Pin;
use std::time::{Duration, Instant};

/// Highest 99th percentile of the players' latency during an attack, in milliseconds.
const MAX_P99_MS: f64 = 100.0;
/// Number of actions that are measured at least. An attack that ends earlier is made again.
const ACTIONS: usize = 200;

/// Shortest time of a round. It bounds the number of rounds, and so what the attacks use up on a fast machine.
const ROUND: Duration = Duration::from_millis(50);

/// The attempts of an attack.
#[derive(Default)]
pub struct Answers {
    /// What came back, with the number of times.
    counts: BTreeMap<String, u64>,
    /// Attempts after which something else came back than expected.
    unexpected: Vec<String>,
}

/// An attack, which panics if the room does not withstand it.
pub struct Attack {
    pub name: &'static str,
    pub run: for<'a> fn(&'a Stage) -> Pin<Box<dyn Future<Output = Answers> + 'a>>,
}

/// An attack, by the path of its function.
macro_rules! attack {
    ($module:ident :: $name:ident) => {
        $crate::report::Attack { name: stringify!($name), run: |stage| Box::pin($module::$name(stage)) }
    };
}
pub(crate) use attack;

impl Answers {
    /// Counts an answer.
    pub fn add(&mut self, answer: impl Into<String>) {
        self.add_many(answer, 1);
    }

    /// Counts an answer that came back several times.
    pub fn add_many(&mut self, answer: impl Into<String>, times: u64) {
        *self.counts.entry(answer.into()).or_default() += times;
    }

    /// Counts the answer to an attempt with this name. Any other answer than one of these is reported by
    /// [`Answers::checked`].
    pub fn compare(&mut self, name: &str, answer: String, expected: &[&str]) {
        if !expected.contains(&&*answer) {
            self.unexpected.push(format!("{name}: {answer}, not {}", expected.join(" or ")));
        }
        self.add(answer);
    }

    /// The answers. Panics if one was unexpected.
    pub fn checked(self) -> Answers {
        assert!(self.unexpected.is_empty(), "unexpected answers:\n{}", self.unexpected.join("\n"));
        self
    }

    fn attempts(&self) -> u64 {
        self.counts.values().sum()
    }

    /// Adds the answers of another attack.
    pub fn merge(&mut self, other: Answers) {
        self.unexpected.extend(other.unexpected);
        other.counts.into_iter().for_each(|(answer, times)| self.add_many(answer, times));
    }

    fn shown(&self) -> String {
        let shown: Vec<String> =
            self.counts.iter().map(|(answer, times)| format!("{answer} ×{times}")).collect();
        shown.join(", ")
    }
}

/// Makes an attack until enough actions of the players are measured, and prints its line. An attack that slows the tables
/// down is made once more.
///
/// Panics if it slows them down again.
pub async fn withstand(stage: &Stage, attack: &Attack) {
    for is_last in [false, true] {
        let (p99, line) = measure(stage, attack).await;
        println!("{line}");
        if p99 < MAX_P99_MS {
            return;
        }
        assert!(!is_last, "{}: the players' p99 is {p99:.1} ms, at most {MAX_P99_MS} may be", attack.name);
    }
}

async fn measure(stage: &Stage, attack: &Attack) -> (f64, String) {
    let tally = &stage.tables.tally;
    let (begun, mut answers) = (Instant::now(), Answers::default());
    tally.begin();
    while tally.measured() < ACTIONS {
        assert!(begun.elapsed() < Duration::from_secs(60), "{}: the tables play on", attack.name);
        let (more, ()) = tokio::join!((attack.run)(stage), tokio::time::sleep(ROUND));
        answers.merge(more);
    }
    let (p99, actions, seconds) = (tally.p99_ms(), tally.measured(), begun.elapsed().as_secs_f64());
    let verdict = if p99 < MAX_P99_MS { "withstood" } else { "SLOW" };
    let (name, attempts) = (attack.name.replace('_', " "), answers.attempts());
    let line = format!(
        "{name:<44} {attempts:>6} {actions:>7} {seconds:>5.1} {p99:>6.1} {verdict:<9} {}",
        answers.shown()
    );
    (p99, line)
}

/// The header of the lines that [`withstand`] prints.
pub fn print_header() {
    println!(
        "{:<44} {:>6} {:>7} {:>5} {:>6} {:<9} answers",
        "attack", "tries", "actions", "s", "p99 ms", "verdict"
    );
}
