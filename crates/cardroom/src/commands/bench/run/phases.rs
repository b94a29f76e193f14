//! The phases of a run: the event, its morning, the stamps at a steady rate, the burst, and the log at the end.

use super::args::Args;
use super::desks::Desks;
use super::event::{Event, Organiser};
use super::log::StampLog;
use super::measured::{Records, SentStamp};
use super::morning;
use super::plan::Plan;
use super::rate::{RATE, WARM_UP};
use super::reply::{Costs, Phase, Reply};
use super::viewer::Viewer;
use crate::commands::bench::process;
use crate::commands::bench::server::{Folder, Server};
use crate::interrupt;
use crate::progress::Progress;
use anyhow::bail;
use std::thread::available_parallelism;
use tokio::task::JoinSet;
use tokio::time::{Duration, Instant, sleep};

/// Maximum time to wait for pending boards.
const DRAIN_TIME: Duration = Duration::from_secs(10);
/// Interval between checks for Ctrl-C, and between checks for pending boards.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// A run of the benchmark.
pub struct Run<'a> {
    pub args: &'a Args,
    pub seed: u64,
    pub data: &'a Folder,
    pub server: &'a Server,
}

/// The stamps of a run.
struct Stamps {
    /// The stamps of the morning and of the warm-up, which are compared with the log, but not measured.
    before: Vec<SentStamp>,
    paced: Vec<SentStamp>,
    burst: Vec<SentStamp>,
    /// Number of other entries during the warm-up and the steady phase.
    entries: u64,
}

impl Run<'_> {
    /// Runs all phases.
    ///
    /// # Errors
    /// If the room refuses the organiser, a volunteer or a viewer, does not accept a connection, or sends a log that
    /// cannot be read, or if Ctrl-C is pressed before the steady phase. Refused stamps and entries are counted in the
    /// reply instead.
    pub async fn measure(&self, plan: Plan) -> anyhow::Result<Reply> {
        let records = Records::default();
        let mut organiser = Organiser::create(self.server.address).await?;
        let begun = Instant::now();
        organiser.import(plan.imported, plan.riders).await?;
        let import_seconds = begun.elapsed().as_secs_f64();
        morning::pass(&mut organiser, &plan, &records).await?;
        let desks = Desks::open(&mut organiser, self.args.phones, &records).await?;
        let mut viewers = self.viewers(&organiser.event, &records).await?;
        let cpu_before = self.cpu_seconds();
        let stamps = self.stamps(&desks, &plan, &records).await?;
        let cpu = self.cpu_seconds();
        viewers.abort_all();
        let spent = |before: Option<f64>, after: Option<f64>| Some(after? - before?);
        let costs = Costs {
            memory_kib: self.server.peak_memory(),
            import_seconds,
            cpu_of_the_room: spent(cpu_before.0, cpu.0),
            cpu_of_the_clients: spent(cpu_before.1, cpu.1),
        };
        let logged = StampLog::read(&organiser.log().await?)?;
        Ok(self.reply(&stamps, &logged, &records, costs))
    }

    /// Opens the boards of all viewers, one after the other.
    async fn viewers(&self, event: &Event, records: &Records) -> anyhow::Result<JoinSet<()>> {
        let progress = Progress::new(self.args.viewers, "viewers");
        let mut viewers = JoinSet::new();
        for number in 1..=self.args.viewers {
            if interrupt::is_requested() {
                bail!("stopped before all viewers were there: nothing was measured");
            }
            viewers.spawn(Viewer::open(event.room, &event.path, records).await?.run(records.clone()));
            progress.reach(number);
        }
        progress.clear();
        Ok(viewers)
    }

    /// Makes the stamps at the steady rate, then those of the burst.
    async fn stamps(&self, desks: &Desks, plan: &Plan, records: &Records) -> anyhow::Result<Stamps> {
        let (mut before, entries) = (records.take_stamps(), records.entries());
        let progress = Progress::new(self.args.seconds + WARM_UP, "seconds");
        let begun = Instant::now();
        let mut tasks = desks.steady(plan).await?;
        while !tasks.is_empty() && !interrupt::is_requested() {
            let _ = tokio::time::timeout(POLL_INTERVAL, tasks.join_next()).await;
            progress.reach(begun.elapsed().as_secs());
        }
        tasks.abort_all();
        progress.clear();
        let entries = records.entries() - entries;
        let mut paced = records.take_stamps();
        paced.sort_unstable_by_key(|sent| sent.at);
        before.extend(paced.drain(..paced.len().min((WARM_UP * RATE) as usize)));
        if !interrupt::is_requested() {
            desks.at_once(&plan.burst).await?;
            shown(records).await;
        }
        Ok(Stamps { before, paced, burst: records.take_stamps(), entries })
    }

    fn reply(&self, stamps: &Stamps, logged: &StampLog, records: &Records, costs: Costs) -> Reply {
        let Stamps { before, paced, burst, entries } = stamps;
        let seen = records.all_seen();
        let phases = vec![Phase::new("paced", paced, &seen), Phase::new("burst", burst, &seen)];
        let (lost, doubled) = logged.compare(before.iter().chain(paced).chain(burst));
        let mut errors = records.errors();
        for sent in before.iter().chain(paced).chain(burst) {
            if let Err(error) = &sent.result {
                *errors.entry(format!("a stamp rejected: {error}")).or_default() += 1;
            }
        }
        let stamps = phases.iter().map(|phase| phase.stamps).sum();
        let unseen = phases.iter().map(|phase| phase.stamps - phase.shown).sum::<u64>();
        if self.args.viewers > 0 && unseen > 0 {
            errors.insert("not on every board".to_owned(), unseen);
        }
        Reply {
            stamps,
            p50_ms: phases[0].p50_ms,
            p99_ms: phases[0].p99_ms,
            board_p99_ms: phases[0].board_p99_ms,
            rejected: paced.iter().chain(burst).filter(|sent| sent.result.is_err()).count() as u64,
            lost,
            doubled,
            memory_mib: costs.memory_kib.map(|kib| (kib as f64 / 102.4).round() / 10.0),
            phases,
            hands: self.args.hands,
            phones: self.args.phones,
            viewers: self.args.viewers,
            seconds: self.args.seconds,
            entries: *entries,
            import_seconds: costs.import_seconds,
            stopped: interrupt::is_requested(),
            seed: self.seed,
            errors,
            cpu_of_the_room: costs.cpu_of_the_room,
            cpu_of_the_clients: costs.cpu_of_the_clients,
            processors: available_parallelism().map_or(1, Into::into),
            data: self.data.path().display().to_string(),
            file_system: process::file_system(self.data.path()),
        }
    }

    /// CPU time of the room and of this process, in seconds; `None` if the system does not report it.
    fn cpu_seconds(&self) -> (Option<f64>, Option<f64>) {
        (self.server.cpu_seconds(), process::cpu_seconds(std::process::id()))
    }
}

/// Waits until every viewer has received every stamp of the burst, for at most [`DRAIN_TIME`].
async fn shown(records: &Records) {
    let begun = Instant::now();
    while !records.is_shown() && begun.elapsed() < DRAIN_TIME {
        sleep(POLL_INTERVAL).await;
    }
}
