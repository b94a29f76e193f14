//! `bench run`: a load test of an event of the poker run, which measures the latency of stamps and of the board.
//!
//! 1. `mod.rs`: the arguments. `phases.rs`: the phases of a run.
//! 2. `event.rs`: the event, its participants and its volunteers. `plan.rs`: which stamps are made. `morning.rs`: the
//!    entries before the measurement.
//! 3. `desks.rs`: the volunteers. `phone.rs`: the phone of one. `viewer.rs`: a viewer of the board. `connection.rs`: HTTP.
//! 4. `measured.rs`: what is measured. `log.rs`: the stamps in the log. `reply.rs`: the reply, and its text.

mod connection;
mod desks;
mod event;
mod log;
mod measured;
mod morning;
mod phases;
mod phone;
mod plan;
mod reply;
mod viewer;

use super::process;
use super::server::{Folder, Server};
use crate::args::{Form, number};
use crate::exit::{RunStatus, UsageError};
use crate::interrupt;
use crate::rng::fresh_seed;
use crate::stdio::reply as stdio_reply;
use anyhow::Context;
use phases::Run;
use plan::Plan;
pub use reply::Reply;
use room::rng::Rng;
use std::path::PathBuf;
use tokio::runtime::Runtime;

/// Stamps per second in the steady phase.
const RATE: u64 = 25;
/// Number of stamps that are made at once.
const BURST: u64 = 200;
/// Duration of the warm-up before the steady phase, in seconds.
const WARM_UP: u64 = 2;
/// Maximum number of hands: the lines of a file of participants.
const MOST_HANDS: u64 = 10_000;
/// Maximum number of phones.
const MOST_PHONES: u64 = 200;
/// Maximum number of viewers: the sockets of one client in the room.
const MOST_VIEWERS: u64 = 600;
/// Allowance for open files other than connections.
const OTHER_FILES: u64 = 64;

/// Measure the latency of stamps and of the board at an event
///
/// Starts this program as a separate room, with its data on disk, and creates an event of the poker run over HTTP:
/// the participants come from a file, and the volunteers at the stops, at registration and at the finish join through
/// links. After a morning in which some riders pass some stops, the phones stamp 25 cards a second, four of five on
/// the wheel of the room, while others arrive, turn in and register; then 200 cards at once. The viewers receive the
/// live board. The room applies its limits to all of them as to one client. Clients and room run on one machine.
/// Ctrl-C ends the steady phase early and prints the results so far.
#[derive(clap::Args)]
#[command(after_help = "\
The exit code is 1 if a stamp was rejected, lost or doubled, after any other error, and after Ctrl-C.

Examples:
  cardroom bench run
  cardroom bench run --hands 500 --viewers 50 --seconds 10 --json
  cardroom bench run --data /srv/bench        the data on another disk, kept afterwards")]
pub struct Args {
    /// Number of hands, one for each participant
    #[arg(long, value_name = "N", default_value = "5000", value_parser = number::<1>, allow_hyphen_values = true)]
    hands: u64,
    /// Number of volunteers with phones. They stand at the stops, at the finish and at registration in turn
    #[arg(long, value_name = "N", default_value = "12", value_parser = number::<3>, allow_hyphen_values = true)]
    phones: u64,
    /// Number of viewers of the live board
    #[arg(long, value_name = "N", default_value = "500", value_parser = number::<0>, allow_hyphen_values = true)]
    viewers: u64,
    /// Duration of the steady phase, in seconds
    #[arg(long, value_name = "N", default_value = "60", value_parser = number::<1>, allow_hyphen_values = true)]
    seconds: u64,
    /// Seed of the typed cards; random by default. The cards that the room draws are always random
    #[arg(long, value_parser = crate::args::seed, allow_hyphen_values = true)]
    seed: Option<u64>,
    /// A new folder for the room's data, kept afterwards; by default a temporary one in the current folder
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[command(flatten)]
    form: Form,
}

impl Args {
    /// Checks the numbers, and plans the stamps.
    ///
    /// # Errors
    /// [`UsageError`] if a number is too large, there are too few hands for the stamps, or the system allows too few open
    /// files.
    fn plan(&self, seed: u64) -> Result<Plan, UsageError> {
        let most = [
            ("hands", self.hands, MOST_HANDS),
            ("phones", self.phones, MOST_PHONES),
            ("viewers", self.viewers, MOST_VIEWERS),
            ("seconds", self.seconds, MOST_HANDS * plan::STOPS as u64 / RATE),
        ];
        if let Some((name, given, most)) = most.into_iter().find(|(_, given, most)| given > most) {
            return Err(UsageError(format!("--{name} {given}: at most {most}")));
        }
        let files = self.viewers + 2 * self.phones + BURST + OTHER_FILES;
        if let Some(most) = process::open_files().filter(|&most| most < files) {
            let message =
                format!("this shell allows {most} open files, and {files} are needed: ulimit -n {files}");
            return Err(UsageError(message));
        }
        let paced = (self.seconds + WARM_UP) * RATE;
        Plan::new(self.hands, paced as usize, BURST as usize, &mut Rng::new(seed))
    }
}

/// Runs the benchmark.
///
/// # Errors
/// [`UsageError`] if the arguments are invalid. Otherwise if the data folder cannot be created, the room does not
/// start or refuses what comes before the steady phase, Ctrl-C is pressed before it, the operating system provides no random
/// seed or no threads, or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let plan = args.plan(seed)?;
    interrupt::listen();
    let data = Folder::new(args.data.as_deref())?;
    let server = Server::start(&data, &["--limit-local"])?;
    let runtime = Runtime::new().context("threads cannot be created")?;
    let reply = runtime.block_on(Run { args, seed, data: &data, server: &server }.measure(plan));
    runtime.shutdown_background();
    let reply = reply?;
    let good = reply.is_good();
    stdio_reply::write(args.form, Ok(reply), reply::write_text)?;
    Ok(if good { RunStatus::Success } else { RunStatus::Failure })
}
