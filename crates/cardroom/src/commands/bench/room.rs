//! The phases of a run: start the room, open the tables, warm up, measure, wait for pending actions.

use super::player::{SIT_TIME_MS, Shared};
use super::process;
use super::reply::{Latency, Memory, Reply, write_text};
use super::server::{Folder, Server};
use super::table::Plan;
use super::tally::Tally;
use crate::args::{Form, number};
use crate::exit::{RunStatus, UsageError};
use crate::http::ask;
use crate::interrupt;
use crate::paint::{counted, thousands};
use crate::progress::Progress;
use crate::rng::{Rng, fresh_seed};
use crate::stdio::reply;
use anyhow::{Context, bail};
use room::limits::Limits;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::available_parallelism;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::time::{Duration, Instant, sleep};

/// Warm-up before the measurement: the players sit down, and play for five seconds.
const WARM_UP: Duration = Duration::from_millis(SIT_TIME_MS + 5000);
/// Maximum time to wait for pending actions after the measurement.
const DRAIN_TIME: Duration = Duration::from_secs(5);
/// Maximum time for the players to leave at the end.
const LEAVING: Duration = Duration::from_secs(10);
/// Interval between checks for Ctrl-C, and between checks for pending actions.
const POLL_INTERVAL: Duration = Duration::from_millis(100);
/// Allowance for open files other than sockets.
const OTHER_FILES: u64 = 64;
/// Maximum duration of a measurement, in minutes.
const MAX_MINUTES: f64 = 1440.0;

/// Measure the latency of actions at many tables, over real sockets
///
/// Starts this program as a separate room, with its data on disk, and creates tables of the four games in turn over
/// HTTP. At each table two to four guests play and the other sockets watch, over WebSockets. The players sit down once
/// all tables are open. Every player thinks for one to three seconds and then takes a legal action. The measurement
/// begins after a warm-up of ten seconds. The latency is the time from sending an action until the last player at the
/// table has received it, which is after it is stored. Players and room run on one machine. At the end the room is killed
/// and started once more with all of its tables. Ctrl-C ends the measurement early and prints the results so far.
#[derive(clap::Args)]
#[command(after_help = "\
The exit code is 1 if anything was refused or lost, if a table never acted, or after Ctrl-C.

Examples:
  cardroom bench room
  cardroom bench room --tables 20 --sockets 100 --minutes 0.5 --json
  cardroom bench room --data /srv/bench       the data on another disk, kept afterwards")]
pub struct Args {
    /// Number of tables
    #[arg(long, value_name = "N", default_value = "200", value_parser = number::<1>, allow_hyphen_values = true)]
    tables: u64,
    /// Number of sockets in all, at least three per table. Two to four of them play, and the others watch
    #[arg(long, value_name = "N", default_value = "1000", value_parser = number::<1>, allow_hyphen_values = true)]
    sockets: u64,
    /// Duration of the measurement, in minutes; 0.5 is half a minute
    #[arg(long, value_name = "N", default_value = "10", value_parser = minutes, allow_hyphen_values = true)]
    minutes: Duration,
    /// Seed of the players' thinking times and actions; random by default. The cards are always random
    #[arg(long, value_parser = crate::args::seed, allow_hyphen_values = true)]
    seed: Option<u64>,
    /// A new folder for the room's data, kept afterwards; by default a temporary one in the current folder
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[command(flatten)]
    form: Form,
}

fn minutes(text: &str) -> Result<Duration, String> {
    let minutes = text.parse().ok().filter(|minutes| *minutes > 0.0 && *minutes <= MAX_MINUTES);
    let minutes: f64 = minutes.ok_or("expected a number of minutes, more than 0 and at most 1440")?;
    Ok(Duration::from_secs_f64(minutes * 60.0))
}

impl Args {
    /// Plans of the tables, in order. The sockets are distributed as evenly as possible; the first tables may have one
    /// more than the others.
    ///
    /// # Errors
    /// [`UsageError`] if a table would have fewer than three sockets, or the sockets need more open files than the
    /// system allows.
    fn plans(&self) -> Result<Vec<Plan>, UsageError> {
        let (each, over) = (self.sockets / self.tables, self.sockets % self.tables);
        if each < 3 {
            let (tables, least) = (counted(self.tables, "table"), thousands(self.tables.saturating_mul(3)));
            let message = format!("--sockets {}: for {tables}, three each, at least {least}", self.sockets);
            return Err(UsageError(message));
        }
        let files = self.sockets + OTHER_FILES;
        if let Some(most) = process::open_files().filter(|&most| most < files) {
            let message = format!(
                "--sockets {}: this shell allows {most} open files, and {files} are needed: ulimit -n {files}",
                self.sockets
            );
            return Err(UsageError(message));
        }
        Ok((0..self.tables).map(|table| Plan::new(table as usize, each + u64::from(table < over))).collect())
    }

    /// Maximum number of connections of the room: its default, or enough for the sockets and the requests that open them.
    fn connections(&self) -> u64 {
        u64::from(Limits::default().connections).max(self.sockets + OTHER_FILES)
    }
}

/// Runs the benchmark.
///
/// # Errors
/// [`UsageError`] if the arguments are invalid; another error if the data folder cannot be created, the room does not
/// start or refuses a request, Ctrl-C is pressed before all tables are open, the operating system provides no random
/// seed or no threads, or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let plans = args.plans()?;
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    interrupt::listen();
    let data = Folder::new(args.data.as_deref())?;
    let connections = args.connections().to_string();
    let start = || Server::start(&data, &["--max-connections", &connections]);
    let server = start()?;
    let runtime = Runtime::new().context("threads cannot be created")?;
    let reply = runtime.block_on(Run { args, seed, data: &data, server: &server }.measure(&plans));
    // The players are gone before the room starts once more, so that closing their sockets takes none of its time.
    runtime.shutdown_timeout(LEAVING);
    // The room is killed.
    drop(server);
    let mut reply = reply?;
    if !reply.stopped {
        let begun = Instant::now();
        let server = start()?;
        reply.restart_seconds = Some(begun.elapsed().as_secs_f64());
        let runtime = Runtime::new().context("threads cannot be created")?;
        let open = runtime.block_on(metric(server.address, "cardroom_tables"))?;
        reply.count_error("not open after the restart", args.tables.saturating_sub(open));
    }
    let passed = reply.passed();
    reply::write(args.form, Ok(reply), write_text)?;
    Ok(if passed { RunStatus::Success } else { RunStatus::Failure })
}

/// The sum of all values of a metric of the room; 0 if it has none.
async fn metric(room: SocketAddr, name: &str) -> anyhow::Result<u64> {
    let metrics = ask(room, "GET /metrics", "", None).await?.body;
    let values = metrics.lines().filter(|line| line.starts_with(name));
    Ok(values.filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok()).sum())
}

/// A run of the benchmark against a room that has been started.
struct Run<'a> {
    args: &'a Args,
    seed: u64,
    data: &'a Folder,
    server: &'a Server,
}

impl Run<'_> {
    async fn measure(&self, plans: &[Plan]) -> anyhow::Result<Reply> {
        let at_rest = self.server.memory();
        let tally = Arc::new(Tally::new(plans.iter().map(|plan| plan.seats))?);
        let (start, started) = watch::channel(false);
        self.open(plans, &Shared { tally: tally.clone(), start: started }).await?;
        start.send_replace(true);
        wait_with_progress(WARM_UP, "seconds of warm-up").await;
        let (with_tables, cpu_before) = (self.server.memory(), self.cpu_seconds());
        let seconds = self.count(&tally).await;
        let (cpu, at_end) = (self.cpu_seconds(), self.server.memory());
        settle(&tally).await;
        let counted_by_room = metric(self.server.address, "cardroom_actions_total").await?;
        let memory = at_rest.zip(with_tables).zip(at_end).map(|((at_rest, with_tables), at_end)| {
            let a_table = at_end.saturating_sub(at_rest) / self.args.tables;
            Memory { at_rest, with_tables, at_end, a_table }
        });
        let spent = |before: Option<f64>, after: Option<f64>| Some(after? - before?);
        Ok(Reply {
            players: plans.iter().map(|plan| plan.seats).sum(),
            memory,
            cpu_of_the_room: spent(cpu_before.0, cpu.0),
            cpu_of_the_players: spent(cpu_before.1, cpu.1),
            ..self.reply(&tally, seconds, counted_by_room)
        })
    }

    fn reply(&self, tally: &Tally, seconds: f64, counted_by_room: u64) -> Reply {
        let measured = tally.measured();
        let (unanswered, uncounted) = (measured.unanswered, measured.all_actions.abs_diff(counted_by_room));
        let latency_ms = Latency::of(&measured);
        let mut reply = Reply {
            tables: self.args.tables,
            sockets: self.args.sockets,
            players: 0,
            seconds,
            stopped: interrupt::is_requested(),
            seed: self.seed,
            actions: measured.actions,
            actions_per_second: measured.actions as f64 / seconds.max(f64::MIN_POSITIVE),
            all_actions: measured.all_actions,
            all_actions_of_the_room: counted_by_room,
            latency_ms,
            tables_that_acted: measured.tables,
            longest_rest: measured.longest_rest.as_secs_f64(),
            errors: measured.errors,
            memory: None,
            cpu_of_the_room: None,
            cpu_of_the_players: None,
            restart_seconds: None,
            processors: available_parallelism().map_or(1, Into::into),
            data: self.data.path().display().to_string(),
            file_system: process::file_system(self.data.path()),
        };
        if !reply.stopped {
            let idle = reply.tables.saturating_sub(reply.tables_that_acted);
            reply.count_error("no action at a table during the measurement", idle);
        }
        reply.count_error("not received by every seat", unanswered);
        reply.count_error("accepted but not counted by the room, or vice versa", uncounted);
        reply
    }

    /// Creates the tables and connects all clients.
    async fn open(&self, plans: &[Plan], shared: &Shared) -> anyhow::Result<()> {
        let mut rng = Rng::new(self.seed);
        let progress = Progress::new(self.args.tables, "tables");
        for (made, plan) in (1..).zip(plans) {
            if interrupt::is_requested() {
                bail!("stopped before all tables were made: nothing was measured");
            }
            plan.open(self.server.address, shared, &mut rng).await?;
            progress.reach(made);
        }
        progress.clear();
        Ok(())
    }

    /// Runs the measurement, and returns its duration in seconds.
    async fn count(&self, tally: &Tally) -> f64 {
        let begun = Instant::now();
        tally.begin(begun);
        wait_with_progress(self.args.minutes, "seconds").await;
        let end = Instant::now();
        tally.end(end);
        (end - begun).as_secs_f64()
    }

    /// CPU time of the room and of this process, in seconds; `None` if the system does not report it.
    fn cpu_seconds(&self) -> (Option<f64>, Option<f64>) {
        (self.server.cpu_seconds(), process::cpu_seconds(std::process::id()))
    }
}

/// Waits for this time, or until Ctrl-C, and shows the time that has passed. `unit` names its seconds.
async fn wait_with_progress(time: Duration, unit: &str) {
    let progress = Progress::new(time.as_secs(), unit);
    let begun = Instant::now();
    while begun.elapsed() < time && !interrupt::is_requested() {
        sleep(POLL_INTERVAL.min(time.saturating_sub(begun.elapsed()))).await;
        progress.reach(begun.elapsed().as_secs());
    }
    progress.clear();
}

/// Waits until every action is acknowledged, and every seat has received those of the measurement, for at most
/// [`DRAIN_TIME`].
async fn settle(tally: &Tally) {
    let begun = Instant::now();
    while tally.measured().unanswered > 0 && begun.elapsed() < DRAIN_TIME {
        sleep(POLL_INTERVAL).await;
    }
}
