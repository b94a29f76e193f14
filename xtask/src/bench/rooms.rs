//! The room and an event under load, by `cardroom bench`.

use super::table::{Table, judged, spread};
use super::{Bench, number};
use crate::workspace::shown;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Stdio};

/// Goals of the room: the 99th percentile of the latency and the processor time per action, in milliseconds.
const LATENCY_MS: f64 = 100.0;
const CPU_PER_ACTION_MS: f64 = 0.25;
/// Goals of the room with many tables: the memory per table, in KiB, and starting once more with all of them, in seconds.
const MEMORY_KIB: f64 = 100.0;
const RESTART_SECONDS: f64 = 0.5;
/// Number of tables that are many, each with five sockets.
const MANY: u64 = 2_000;
/// Durations of the measurements, in minutes: a second with many tables has as many actions as ten with few. A shorter
/// measurement is not judged.
pub const MINUTES: f64 = 10.0;
const MINUTES_OF_MANY: f64 = 1.0;

/// Goals of an event, in milliseconds: a stamp is answered, and is on the last board.
const ANSWERED_MS: f64 = 50.0;
const ON_BOARD_MS: f64 = 1_000.0;

/// Measures the room with few and with many tables.
///
/// # Errors
/// If the program cannot be built, an action is lost, or the system reports no figures.
pub fn room(bench: &Bench) -> Result<Table> {
    let program = bench.program()?;
    let (rows, about) = bench.measured(|| {
        let goals = [(200, MINUTES), (MANY, MINUTES_OF_MANY)];
        goals
            .into_iter()
            .map(|(tables, goal)| room_row(&program, tables, bench.minutes.min(goal), goal))
            .collect()
    })?;
    let rows: Vec<Vec<String>> = rows;
    let heading = [
        "tables, sockets",
        "minutes",
        "actions per second",
        "latency, ms: median, 99th percentile, maximum",
        "goal 100",
        "CPU time per action, ms: room, players",
        "goal 0.25",
        "memory per table, KiB",
        "goal 100",
        "started again, s",
        "goal 0.5",
    ];
    Ok(Table::new("room", &heading, &rows, &about))
}

fn room_row(program: &Path, tables: u64, minutes: f64, goal_minutes: f64) -> Result<Vec<String>> {
    let sockets = tables * 5;
    let mut command = Command::new(program);
    command.args(["bench", "room", "--json", "--tables", &tables.to_string()]);
    command.args(["--sockets", &sockets.to_string(), "--minutes", &minutes.to_string()]);
    let reply = reply(&mut command)?;
    let number = |pointer| number(&reply, pointer);
    let actions = number("/actions")?;
    let [median, high, most] =
        [number("/latency_ms/p50")?, number("/latency_ms/p99")?, number("/latency_ms/max")?];
    let per_action = |seconds: f64| 1_000.0 * seconds / actions;
    let (room, players) =
        (per_action(number("/cpu_of_the_room")?), per_action(number("/cpu_of_the_players")?));
    let (memory, restart) = (number("/memory/a_table")?, number("/restart_seconds")?);
    let judged_if = |goes, figure, goal| if goes { judged(figure, goal) } else { String::new() };
    let (is_long, has_many) = (minutes >= goal_minutes, tables == MANY);
    Ok(vec![
        format!("{tables}, {sockets}"),
        minutes.to_string(),
        format!("{:.0}", number("/actions_per_second")?),
        format!("{median:.2}, {high:.2}, {most:.0}"),
        judged_if(is_long, high, LATENCY_MS),
        format!("{room:.2}, {players:.2}"),
        judged_if(is_long, room, CPU_PER_ACTION_MS),
        format!("{memory:.0}"),
        judged_if(has_many && is_long, memory, MEMORY_KIB),
        format!("{restart:.2}"),
        judged_if(has_many && is_long, restart, RESTART_SECONDS),
    ])
}

/// Measures an event.
///
/// # Errors
/// If the program cannot be built, a stamp is lost, or the system reports no figures.
pub fn event(bench: &Bench) -> Result<Table> {
    let program = bench.program()?;
    let (replies, about) = bench.measured(|| {
        (0..bench.rounds).map(|_| reply(Command::new(&program).args(["bench", "run", "--json"]))).collect()
    })?;
    let replies: Vec<Value> = replies;
    let rows: Result<Vec<_>> = [("25 a second", 0), ("200 at once", 1)]
        .iter()
        .map(|(name, phase)| event_row(name, *phase, &replies))
        .collect();
    let heading = [
        "stamps",
        "answered, median ms",
        "answered, 99th percentile",
        "goal 50",
        "on the last board, 99th percentile",
        "goal 1000",
    ];
    Ok(Table::new("event", &heading, &rows?, &about))
}

fn event_row(name: &str, phase: usize, replies: &[Value]) -> Result<Vec<String>> {
    let values = |field: &str| -> Result<Vec<f64>> {
        replies.iter().map(|reply| number(reply, &format!("/phases/{phase}/{field}"))).collect()
    };
    let (answered, high, board) = (values("p50_ms")?, values("p99_ms")?, values("board_p99_ms")?);
    Ok(vec![
        name.to_owned(),
        spread(&answered, 1),
        spread(&high, 1),
        judged(super::table::median(&high), ANSWERED_MS),
        spread(&board, 0),
        judged(super::table::median(&board), ON_BOARD_MS),
    ])
}

/// Runs a benchmark that replies with JSON. Its errors are in its reply, and it then fails.
fn reply(command: &mut Command) -> Result<Value> {
    let done = command.stderr(Stdio::inherit()).output().context("the benchmark cannot be started")?;
    let reply: Value = serde_json::from_slice(&done.stdout).context("the benchmark prints no JSON")?;
    ensure!(done.status.success(), "{} had errors: {}", shown(command), reply["errors"]);
    Ok(reply)
}
