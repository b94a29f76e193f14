//! What was measured, in words.

use super::tally::Measured;
use crate::paint::{counted, thousands};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

/// What was measured.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    pub tables: u64,
    pub sockets: u64,
    /// How many of the sockets play; the others watch.
    pub players: u64,
    /// How long was measured.
    pub seconds: f64,
    /// Whether somebody stopped it earlier.
    pub stopped: bool,
    /// Give it to `--seed` for the same players.
    pub seed: u64,
    /// How many actions were accepted, which are on the disk then.
    pub actions: u64,
    pub actions_per_second: f64,
    /// How many actions were accepted in all, those before the time that counts too.
    pub all_actions: u64,
    /// What the room itself has counted in all.
    pub all_actions_of_the_room: u64,
    /// From writing an action until the last seated socket of its table has heard of it; none without actions.
    pub latency_ms: Option<Latency>,
    /// How many tables have acted.
    pub tables_that_acted: u64,
    /// The longest time that a table was without an action, in seconds.
    pub longest_rest: f64,
    /// What went wrong, and how often: refusals, lost sockets, actions of which not everybody has heard.
    pub errors: BTreeMap<String, u64>,
    /// The memory of the room; none where the system does not tell.
    pub memory: Option<Memory>,
    /// The processors' time that the room had while it was measured, in seconds.
    pub cpu_of_the_room: Option<f64>,
    /// The same of this program, which plays for all.
    pub cpu_of_the_players: Option<f64>,
    /// How many processors there are.
    pub processors: usize,
    /// Where the room kept everything.
    pub data: String,
    /// The file system there.
    pub file_system: Option<String>,
}

/// Times in milliseconds.
#[derive(Serialize, JsonSchema)]
pub struct Latency {
    pub p50: f64,
    pub p99: f64,
    pub max: f64,
}

/// The memory of the room, in KiB.
#[derive(Serialize, JsonSchema)]
pub struct Memory {
    /// Before there was a table.
    pub at_rest: u64,
    /// With all tables and sockets.
    pub with_tables: u64,
    pub at_end: u64,
    /// What a table with its sockets takes at the end.
    pub a_table: u64,
}

impl Latency {
    /// Of these times, by the nearest rank.
    pub fn of(measured: &Measured) -> Option<Latency> {
        let mut times = measured.latencies.clone();
        times.sort_unstable();
        let ms = |time: Duration| (time.as_secs_f64() * 100_000.0).round() / 100.0;
        let at = |hundredths: usize| times.get((times.len() * hundredths).div_ceil(100).checked_sub(1)?);
        Some(Latency { p50: ms(*at(50)?), p99: ms(*at(99)?), max: ms(*times.last()?) })
    }
}

impl Reply {
    /// Whether nothing went wrong, all of the time was measured, and every table has acted.
    pub fn is_good(&self) -> bool {
        self.errors.is_empty() && !self.stopped && self.tables_that_acted == self.tables
    }
}

/// The reply for a person.
pub fn tell(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let (tables, sockets) = (counted(reply.tables, "table"), thousands(reply.sockets));
    writeln!(
        out,
        "{tables}, {sockets} sockets, {} of them play; seed {}",
        thousands(reply.players),
        reply.seed
    )?;
    let (actions, rate) = (thousands(reply.actions), reply.actions_per_second);
    writeln!(out, "{actions} actions committed in {:.1} seconds, {rate:.1} a second", reply.seconds)?;
    if let Some(Latency { p50, p99, max }) = reply.latency_ms {
        writeln!(
            out,
            "from an action to the last seat that hears of it: p50 {p50} ms, p99 {p99} ms, longest {max} ms"
        )?;
    }
    writeln!(out, "the longest that a table was without an action: {:.1} seconds", reply.longest_rest)?;
    tell_costs(reply, out)?;
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

fn tell_costs(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    if let Some(Memory { at_rest, with_tables, at_end, a_table }) = reply.memory {
        let [rest, tables, end, one] = [at_rest, with_tables, at_end, a_table].map(thousands);
        writeln!(
            out,
            "memory of the room: {rest} KiB at rest, {tables} with its tables, {end} at the end: {one} a table"
        )?;
    }
    if let (Some(room), Some(players)) = (reply.cpu_of_the_room, reply.cpu_of_the_players) {
        let processors = counted(reply.processors as u64, "processor");
        writeln!(
            out,
            "processor time: {room:.1} seconds for the room, {players:.1} for the players, on {processors}"
        )?;
    }
    let on = reply.file_system.as_ref().map_or(String::new(), |kind| format!(", on {kind}"));
    writeln!(out, "everything was kept in {}{on}", reply.data)
}
