//! Runs the attacks, measures the players' latency during each attack, and prints the results.

use super::stage::Stage;
use std::collections::BTreeMap;
use std::pin::Pin;
use std::time::{Duration, Instant};

/// Upper limit of the 99th percentile of the players' latency during an attack, in milliseconds.
const MAX_P99_MS: f64 = 100.0;
/// Minimum number of player actions to measure. An attack that ends earlier is repeated.
const ACTIONS: usize = 200;

/// Number of measurements below the limit in a row that show that the machine is calm.
const CALM_RUNS: u32 = 3;
/// Maximum time to wait for a calm machine.
const CALM_WITHIN: Duration = Duration::from_secs(120);
/// Maximum number of measurements of an attack that do not count since the machine was disturbed.
const DISTURBED_RUNS: u32 = 10;
/// Processor time that the hypervisor may give to others during a measurement that counts, in milliseconds.
const MAX_STOLEN_MS: u64 = 50;
/// The tables alone, for comparison.
const NO_ATTACK: Attack = Attack { name: "no_attack", run: |_| Box::pin(async { Answers::default() }) };

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

/// Waits until the players' latency without an attack is low, [`CALM_RUNS`] times in a row: the programs start cold,
/// and the disk may still be writing what a build left behind. Panics after [`CALM_WITHIN`].
pub async fn wait_for_calm(stage: &Stage) {
    let (begun, mut calm) = (Instant::now(), 0);
    while calm < CALM_RUNS {
        let p99_ms = measure(stage, &NO_ATTACK).await.p99_ms;
        calm = if p99_ms < MAX_P99_MS { calm + 1 } else { 0 };
        assert!(
            calm > 0 || begun.elapsed() < CALM_WITHIN,
            "this machine is too slow or too busy: without an attack the players' p99 is {p99_ms:.1} ms"
        );
    }
}

/// Measures an attack. If the players' latency is too high, the attack is measured once more.
///
/// A measurement on a disturbed machine says nothing about the attack: the hypervisor took the processors away, or the
/// latency is too high without the attack as well. It is repeated, at most [`DISTURBED_RUNS`] times. Panics if the
/// latency is too high twice.
pub async fn withstand(stage: &Stage, attack: &Attack) {
    let (mut slow, mut disturbed) = (0, 0);
    while slow < 2 {
        let run = measure(stage, attack).await;
        if run.p99_ms < MAX_P99_MS {
            return;
        }
        let is_disturbed =
            run.stolen_ms >= MAX_STOLEN_MS || measure(stage, &NO_ATTACK).await.p99_ms >= MAX_P99_MS;
        if is_disturbed && disturbed < DISTURBED_RUNS {
            disturbed += 1;
        } else {
            slow += 1;
        }
    }
    panic!("{}: the players' p99 is twice above {MAX_P99_MS} ms", attack.name);
}

/// One measurement of the players.
struct Measured {
    /// 99th percentile of the players' latency, in milliseconds.
    p99_ms: f64,
    /// Processor time that the hypervisor gave to others, over all processors, in milliseconds.
    stolen_ms: u64,
}

/// Repeats an attack until enough player actions are measured, and prints its line of results.
async fn measure(stage: &Stage, attack: &Attack) -> Measured {
    let tally = &stage.tables.tally;
    let (begun, before, mut answers) = (Instant::now(), stolen_ms(), Answers::default());
    tally.begin();
    while tally.measured() < ACTIONS {
        assert!(begun.elapsed() < Duration::from_secs(60), "{}: the tables play on", attack.name);
        let (more, ()) = tokio::join!((attack.run)(stage), tokio::time::sleep(ROUND));
        answers.merge(more);
    }
    let (p99_ms, actions, seconds) = (tally.p99_ms(), tally.measured(), begun.elapsed().as_secs_f64());
    let stolen_ms = stolen_ms() - before;
    let verdict = if p99_ms < MAX_P99_MS { "withstood" } else { "SLOW" };
    let (name, attempts) = (attack.name.replace('_', " "), answers.attempts());
    println!(
        "{name:<44} {attempts:>6} {actions:>7} {seconds:>5.1} {stolen_ms:>6} {p99_ms:>6.1} {verdict:<9} {}",
        answers.shown()
    );
    Measured { p99_ms, stolen_ms }
}

/// Processor time that the hypervisor gave to others since the start of the machine, over all processors, in
/// milliseconds. It is the eighth number of the first line of `/proc/stat`, in ticks of 10 ms.
fn stolen_ms() -> u64 {
    let stat = std::fs::read_to_string("/proc/stat").expect("/proc/stat");
    let ticks = stat.lines().next().and_then(|line| line.split_whitespace().nth(8)).expect("the stolen time");
    10 * ticks.parse::<u64>().expect("a number of ticks")
}

/// Prints the column headings for the lines of results.
pub fn print_header() {
    println!(
        "{:<44} {:>6} {:>7} {:>5} {:>6} {:>6} {:<9} answers",
        "attack", "tries", "actions", "s", "stolen", "p99 ms", "verdict"
    );
}
