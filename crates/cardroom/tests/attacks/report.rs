//! Runs the attacks, measures the players' latency during each attack, and prints the results.

use super::stage::Stage;
use std::collections::BTreeMap;
use std::pin::Pin;
use std::time::{Duration, Instant};

/// Upper limit of the 99th percentile of the players' latency during an attack, in milliseconds.
const MAX_P99_MS: f64 = 100.0;
/// Minimum number of player actions to measure. An attack that ends earlier is repeated.
const ACTIONS: usize = 200;

/// Minimum duration of a run of an attack. It limits the number of runs, and thus the resources that an attack uses up
/// on a fast machine.
const ROUND: Duration = Duration::from_millis(50);

/// The answers to the attempts of an attack.
#[derive(Default)]
pub struct Answers {
    /// Number of attempts by answer.
    counts: BTreeMap<String, u64>,
    /// Descriptions of the attempts with an unexpected answer.
    unexpected: Vec<String>,
}

/// An attack: its name, and a function that panics if the room does not withstand the attack.
pub struct Attack {
    pub name: &'static str,
    pub run: for<'a> fn(&'a Stage) -> Pin<Box<dyn Future<Output = Answers> + 'a>>,
}

/// Creates an [`Attack`] from the path of its function.
macro_rules! attack {
    ($module:ident :: $name:ident) => {
        $crate::report::Attack { name: stringify!($name), run: |stage| Box::pin($module::$name(stage)) }
    };
}
pub(crate) use attack;

impl Answers {
    /// Counts one answer.
    pub fn add(&mut self, answer: impl Into<String>) {
        self.add_many(answer, 1);
    }

    /// Counts an answer that was received `times` times.
    pub fn add_many(&mut self, answer: impl Into<String>, times: u64) {
        *self.counts.entry(answer.into()).or_default() += times;
    }

    /// Counts the answer to the attempt `name`. An answer that is not in `expected` makes [`Answers::checked`] panic.
    pub fn compare(&mut self, name: &str, answer: String, expected: &[&str]) {
        if !expected.contains(&&*answer) {
            self.unexpected.push(format!("{name}: {answer}, not {}", expected.join(" or ")));
        }
        self.add(answer);
    }

    /// Returns the answers. Panics if any answer was unexpected.
    pub fn checked(self) -> Answers {
        assert!(self.unexpected.is_empty(), "unexpected answers:\n{}", self.unexpected.join("\n"));
        self
    }

    fn attempts(&self) -> u64 {
        self.counts.values().sum()
    }

    /// Adds the answers of another attack, or of another run.
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

/// Repeats an attack until enough player actions are measured, and prints its line of results. If the players' latency
/// is too high, the attack is measured once more.
///
/// Panics if the latency is too high again.
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

/// Prints the column headings for the lines that [`withstand`] prints.
pub fn print_header() {
    println!(
        "{:<44} {:>6} {:>7} {:>5} {:>6} {:<9} answers",
        "attack", "tries", "actions", "s", "p99 ms", "verdict"
    );
}
