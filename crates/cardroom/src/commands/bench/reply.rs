//! The results of the benchmark, and their text.

use super::tally::Measurements;
use crate::paint::{counted, thousands};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// The results of the benchmark.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    pub tables: u64,
    pub sockets: u64,
    /// Number of sockets in seats; the others are spectators.
    pub players: u64,
    /// Duration of the measurement, in seconds.
    pub seconds: f64,
    /// `true` if the run was stopped early.
    pub stopped: bool,
    /// Seed of the players' thinking times and actions, to pass to `--seed`. The cards are always random.
    pub seed: u64,
    /// Number of actions that were sent during the measurement and accepted, and are therefore on disk.
    pub actions: u64,
    pub actions_per_second: f64,
    /// Total number of actions accepted, including those before the measurement.
    pub all_actions: u64,
    /// Total number of actions as counted by the room itself.
    pub all_actions_of_the_room: u64,
    /// Time from sending an action until the last seated socket of its table has received it; none if no action of the
    /// measurement was received by every seat.
    pub latency_ms: Option<Latency>,
    /// Number of tables with at least one action during the measurement.
    pub tables_that_acted: u64,
    /// Longest time that a table went without an action during the measurement, in seconds.
    pub longest_rest: f64,
    /// Number of errors of each kind, such as refusals, lost sockets, actions that not every seat received, and tables that
    /// were not open after the restart.
    pub errors: BTreeMap<String, u64>,
    /// Memory of the room; none if the system does not report it.
    pub memory: Option<Memory>,
    /// CPU time of the room during the measurement, in seconds; none if the system does not report it.
    pub cpu_of_the_room: Option<f64>,
    /// CPU time of this process, which simulates all clients, during the measurement, in seconds; none if the system
    /// does not report it.
    pub cpu_of_the_players: Option<f64>,
    /// Time from starting the room once more, after it was killed, until it listens with all of its tables, in seconds;
    /// none if the run was stopped early.
    pub restart_seconds: Option<f64>,
    /// Number of processors available to this process.
    pub processors: usize,
    /// Path of the room's data folder.
    pub data: String,
    /// Type of the file system of the folder, such as `ext4`; none if the system does not report it.
    pub file_system: Option<String>,
}

/// Percentiles of the latencies, in milliseconds.
#[derive(Serialize, JsonSchema)]
pub struct Latency {
    pub p50: f64,
    pub p99: f64,
    pub max: f64,
}

/// The memory of the room, in KiB.
#[derive(Serialize, JsonSchema)]
pub struct Memory {
    /// Memory before any table was created, in KiB.
    pub at_rest: u64,
    /// Memory with all tables and sockets open, after the warm-up, in KiB.
    pub with_tables: u64,
    pub at_end: u64,
    /// Increase from `at_rest` to `at_end` per table with its sockets, in KiB.
    pub a_table: u64,
}

impl Latency {
    /// Nearest-rank percentiles of the measured latencies; `None` if there are none.
    pub fn of(measured: &Measurements) -> Option<Latency> {
        let times = &measured.latencies;
        let ms = |micros: u64| (micros as f64 / 10.0).round() / 100.0;
        let at = |quantile| ms(times.value_at_quantile(quantile));
        (!times.is_empty()).then(|| Latency { p50: at(0.5), p99: at(0.99), max: ms(times.max()) })
    }
}

impl Reply {
    /// `true` if there were no errors, and the run was not stopped early.
    pub fn passed(&self) -> bool {
        self.errors.is_empty() && !self.stopped
    }

    /// Sets the number of errors of this kind; none for 0.
    pub fn count_error(&mut self, what: &str, times: u64) {
        if times > 0 {
            self.errors.insert(what.to_owned(), times);
        }
    }
}

/// Prints the results as text.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let (tables, sockets) = (counted(reply.tables, "table"), thousands(reply.sockets));
    writeln!(
        out,
        "{tables}, {sockets} sockets: {}, {}; seed {}",
        counted(reply.players, "player"),
        counted(reply.sockets - reply.players, "spectator"),
        reply.seed
    )?;
    let (actions, rate) = (thousands(reply.actions), reply.actions_per_second);
    writeln!(out, "{actions} actions committed in {:.1} seconds, {rate:.1} a second", reply.seconds)?;
    if let Some(Latency { p50, p99, max }) = reply.latency_ms {
        writeln!(
            out,
            "from an action to the last seat that receives it: p50 {p50} ms, p99 {p99} ms, longest {max} ms"
        )?;
    }
    writeln!(out, "longest time without an action at a table: {:.1} seconds", reply.longest_rest)?;
    write_costs(reply, out)?;
    match reply.errors.is_empty() {
        true => writeln!(out, "no error")?,
        false => {
            reply.errors.iter().try_for_each(|(what, times)| writeln!(out, "ERROR: {what} ({times})"))?
        }
    }
    if reply.stopped {
        writeln!(out, "stopped before the time was over")?;
    }
    Ok(())
}

fn write_costs(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    if let Some(Memory { at_rest, with_tables, at_end, a_table }) = reply.memory {
        let [rest, tables, end, one] = [at_rest, with_tables, at_end, a_table].map(thousands);
        writeln!(
            out,
            "memory of the room: {rest} KiB at rest, {tables} KiB with its tables, {end} KiB at the end: {one} KiB per table"
        )?;
    }
    if let (Some(room), Some(players)) = (reply.cpu_of_the_room, reply.cpu_of_the_players) {
        let processors = counted(reply.processors as u64, "processor");
        writeln!(
            out,
            "CPU time: {room:.1} seconds for the room, {players:.1} for the players, on {processors}"
        )?;
        if reply.actions > 0 {
            let [room, players] = [room, players].map(|seconds| 1_000.0 * seconds / reply.actions as f64);
            writeln!(out, "CPU time per action: {room:.2} ms for the room, {players:.2} ms for the players")?;
        }
    }
    if let Some(seconds) = reply.restart_seconds {
        writeln!(out, "restart after a kill, with all tables: {seconds:.2} seconds")?;
    }
    let on = reply.file_system.as_ref().map_or(String::new(), |kind| format!(", on {kind}"));
    writeln!(out, "the data was in {}{on}", reply.data)
}

#[cfg(test)]
mod tests {
    use super::super::tally::Tally;
    use super::*;
    use tokio::time::{Duration, Instant};

    /// The percentiles when the actions have these latencies.
    fn latency(times: impl Iterator<Item = Duration>) -> Option<Latency> {
        let tally = Tally::new([1]).unwrap();
        let start = Instant::now();
        tally.begin(start);
        for (seq, time) in (1..).zip(times) {
            tally.acted(0, seq, start);
            tally.received(0, seq, start + time);
        }
        Latency::of(&tally.measured())
    }

    #[test]
    fn percentiles_use_the_nearest_rank() {
        let Latency { p50, p99, max } = latency((1..=1_000).map(|n| Duration::from_micros(n * 10))).unwrap();
        assert_eq!((p50, p99, max), (5.0, 9.9, 10.0));
        let Latency { p50, p99, max } =
            latency([3_u64, 1, 2].into_iter().map(Duration::from_millis)).unwrap();
        assert_eq!((p50, p99, max), (2.0, 3.0, 3.0));
        assert!(latency(std::iter::empty()).is_none());
    }

    #[test]
    fn a_long_latency_keeps_four_digits() {
        let Latency { max, .. } = latency(std::iter::once(Duration::from_micros(12_345_678))).unwrap();
        assert!((max - 12_345.68).abs() < 1.3, "{max}");
    }
}
