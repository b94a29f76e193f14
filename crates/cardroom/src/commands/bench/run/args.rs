//! The arguments of `bench run`.

use super::plan::{self, Plan};
use super::rate::{RATE, WARM_UP};
use crate::args::{Form, number_within};
use crate::commands::bench::process;
use crate::exit::UsageError;
use room::rng::Rng;
use std::path::PathBuf;

/// Number of stamps that are made at once.
const BURST: u64 = 200;
/// Maximum number of hands: the room's limit on the lines of a participants file.
const MAX_HANDS: u64 = 10_000;
/// Maximum number of phones.
const MAX_PHONES: u64 = 200;
/// Maximum number of viewers: the room's default limit on the sockets of one address.
const MAX_VIEWERS: u64 = 600;
/// Maximum duration of the steady phase, in seconds: every hand is stamped at every stop.
const MAX_SECONDS: u64 = MAX_HANDS * plan::STOPS as u64 / RATE;
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
    /// Number of hands, one for each participant, at most 10,000
    #[arg(long, value_name = "N", default_value = "5000", value_parser = number_within::<1, MAX_HANDS>, allow_hyphen_values = true)]
    pub(super) hands: u64,
    /// Number of volunteers with phones, from 3 to 200. They are assigned to the stops, the finish and registration in turn
    #[arg(long, value_name = "N", default_value = "12", value_parser = number_within::<3, MAX_PHONES>, allow_hyphen_values = true)]
    pub(super) phones: u64,
    /// Number of viewers of the live board, at most 600
    #[arg(long, value_name = "N", default_value = "500", value_parser = number_within::<0, MAX_VIEWERS>, allow_hyphen_values = true)]
    pub(super) viewers: u64,
    /// Duration of the steady phase, in seconds, at most 2,000
    #[arg(long, value_name = "N", default_value = "60", value_parser = number_within::<1, MAX_SECONDS>, allow_hyphen_values = true)]
    pub(super) seconds: u64,
    /// Seed of the typed cards; random by default. The cards that the room draws are always random
    #[arg(long, value_parser = crate::args::seed, allow_hyphen_values = true)]
    pub(super) seed: Option<u64>,
    /// A new folder for the room's data, kept afterwards; by default a temporary one in the current folder
    #[arg(long, value_name = "FOLDER")]
    pub(super) data: Option<PathBuf>,
    #[command(flatten)]
    pub(super) form: Form,
}

impl Args {
    /// Checks the numbers together, and plans the stamps.
    ///
    /// # Errors
    /// [`UsageError`] if there are too few hands for the stamps, or the system allows too few
    /// open files.
    pub(super) fn plan(&self, seed: u64) -> Result<Plan, UsageError> {
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
