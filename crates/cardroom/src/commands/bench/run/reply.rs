//! The results of a run, and their text.

use super::measured::{ReachedPositions, SentStamp, percentile, until_shown};
use crate::paint::{counted, thousands};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

/// The results of the benchmark.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "RunBenchmark")]
pub struct Reply {
    /// Number of stamps that the room acknowledged in both phases. Those of the morning and the warm-up are not
    /// counted.
    pub stamps: u64,
    /// Median time from sending a stamp to the response, at the steady rate, in milliseconds; none if there are no
    /// stamps.
    pub p50_ms: Option<f64>,
    /// 99th percentile of the time from sending a stamp to the response, at the steady rate, in milliseconds; none if
    /// there are no stamps.
    pub p99_ms: Option<f64>,
    /// 99th percentile of the time from sending a stamp until the last viewer has received the board with it, at the
    /// steady rate, in milliseconds; none if there are no viewers, or no stamp reached all of them.
    pub board_p99_ms: Option<f64>,
    /// Number of stamps of both phases that the room refused or did not answer. Those of the morning and the warm-up
    /// are not counted.
    pub rejected: u64,
    /// Number of acknowledged stamps, including those of the morning and the warm-up, whose card is missing from the
    /// event's log.
    pub lost: u64,
    /// Number of acknowledged stamps, including those of the morning and the warm-up, whose participant has more than
    /// one card at the stop in the event's log.
    pub doubled: u64,
    /// Peak resident memory of the room, in MiB; none if the system does not report it.
    pub memory_mib: Option<f64>,
    /// The phases in order: `paced`, then `burst`.
    pub phases: Vec<Phase>,
    /// Number of hands of the event, one for each participant.
    pub hands: u64,
    pub phones: u64,
    pub viewers: u64,
    /// Requested duration of the steady phase, in seconds.
    pub seconds: u64,
    /// Number of accepted entries other than stamps during the steady phase and its warm-up: registrations, arrivals,
    /// and hands turned in.
    pub entries: u64,
    /// Duration of the import of all participants, in seconds.
    pub import_seconds: f64,
    /// `true` if the run was stopped early.
    pub stopped: bool,
    /// Seed of the typed cards, to pass to `--seed`. The cards that the room draws are always random.
    pub seed: u64,
    /// Number of errors of each kind: rejected stamps, including those of the morning and the warm-up, refused entries
    /// and views, lost viewers, and stamps that did not reach every viewer.
    pub errors: BTreeMap<String, u64>,
    /// CPU time of the room from the start of the warm-up to the end of the last phase, in seconds; none if the system
    /// does not report it.
    pub cpu_of_the_room: Option<f64>,
    /// CPU time of this process, which simulates phones and viewers, over the same period, in seconds; none if the
    /// system does not report it.
    pub cpu_of_the_clients: Option<f64>,
    /// Number of processors available to this process.
    pub processors: usize,
    /// Path of the room's data folder.
    pub data: String,
    /// Type of the file system of the folder, such as `ext4`; none if the system does not report it.
    pub file_system: Option<String>,
}

/// Memory and CPU time of a run.
pub struct Costs {
    /// Peak memory of the room, in KiB; `None` if the system does not report it.
    pub memory_kib: Option<u64>,
    pub import_seconds: f64,
    pub cpu_of_the_room: Option<f64>,
    pub cpu_of_the_clients: Option<f64>,
}

/// A phase of the run.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "RunPhase")]
pub struct Phase {
    /// `paced`: 25 stamps a second. `burst`: all at once.
    pub name: &'static str,
    /// Number of stamps that the room acknowledged.
    pub stamps: u64,
    /// Median time from sending a stamp to the response, in milliseconds; none if there are no stamps.
    pub p50_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    pub max_ms: Option<f64>,
    /// Number of stamps that every viewer received.
    pub shown: u64,
    /// 99th percentile of the time from sending a stamp until the last viewer has received the board with it, in
    /// milliseconds; none if there are no viewers, or no stamp reached all of them.
    pub board_p99_ms: Option<f64>,
}

impl Phase {
    /// Summarizes the times of the acknowledged stamps of a phase.
    pub fn new(name: &'static str, sent: &[SentStamp], seen: &[ReachedPositions]) -> Phase {
        let accepted = || sent.iter().filter(|sent| sent.result.is_ok());
        let answers: Vec<Duration> =
            accepted().map(|sent| sent.answered.saturating_duration_since(sent.at)).collect();
        let (answers, boards) =
            (sorted(answers), sorted(accepted().filter_map(|sent| until_shown(sent, seen)).collect()));
        Phase {
            name,
            stamps: answers.len() as u64,
            p50_ms: percentile(&answers, 50),
            p99_ms: percentile(&answers, 99),
            max_ms: percentile(&answers, 100),
            shown: boards.len() as u64,
            board_p99_ms: percentile(&boards, 99),
        }
    }
}

fn sorted(mut times: Vec<Duration>) -> Vec<Duration> {
    times.sort_unstable();
    times
}

impl Reply {
    /// `true` if no stamp was rejected, lost or doubled, there were no other errors, and the run was not stopped early.
    pub fn passed(&self) -> bool {
        [self.rejected, self.lost, self.doubled] == [0; 3] && self.errors.is_empty() && !self.stopped
    }
}

/// Prints the results as text.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let [hands, phones, viewers] = [reply.hands, reply.phones, reply.viewers].map(thousands);
    let (seconds, seed) = (reply.seconds, reply.seed);
    writeln!(out, "{hands} hands, {phones} phones, {viewers} viewers, {seconds} seconds; seed {seed}")?;
    for phase in &reply.phases {
        write_phase(phase, out)?;
    }
    let [stamps, rejected, lost, doubled] =
        [reply.stamps, reply.rejected, reply.lost, reply.doubled].map(thousands);
    writeln!(out, "{stamps} stamps acknowledged, {rejected} rejected, {lost} lost, {doubled} doubled")?;
    writeln!(
        out,
        "{} other entries; the import took {:.1} seconds",
        thousands(reply.entries),
        reply.import_seconds
    )?;
    write_costs(reply, out)?;
    reply.errors.iter().try_for_each(|(what, times)| writeln!(out, "ERROR: {what} ({times})"))?;
    if reply.stopped {
        writeln!(out, "stopped before the end")?;
    }
    Ok(())
}

fn write_phase(phase: &Phase, out: &mut dyn Write) -> io::Result<()> {
    let name = match phase.name {
        "burst" => "at once",
        _ => "at 25 a second",
    };
    let Phase { p50_ms: Some(p50), p99_ms: Some(p99), max_ms: Some(max), .. } = phase else {
        return writeln!(out, "{name}: no stamps");
    };
    write!(
        out,
        "{name}: {} stamps, answered in p50 {p50} ms, p99 {p99} ms, longest {max} ms",
        thousands(phase.stamps)
    )?;
    match phase.board_p99_ms {
        Some(board) => writeln!(out, "; on every board in p99 {board} ms"),
        None => writeln!(out),
    }
}

fn write_costs(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    if let Some(memory) = reply.memory_mib {
        writeln!(out, "memory of the room: {memory} MiB at most")?;
    }
    if let (Some(room), Some(clients)) = (reply.cpu_of_the_room, reply.cpu_of_the_clients) {
        let processors = counted(reply.processors as u64, "processor");
        writeln!(
            out,
            "CPU time: {room:.1} seconds for the room, {clients:.1} for phones and viewers, on {processors}"
        )?;
    }
    let on = reply.file_system.as_ref().map_or(String::new(), |kind| format!(", on {kind}"));
    writeln!(out, "everything was kept in {}{on}", reply.data)
}
