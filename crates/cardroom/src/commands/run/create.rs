//! `run create`: a new event from a TOML file.

use super::data_folder::{DataFolder, announcement, block_on, with_store};
use crate::exit::RunStatus;
use crate::stdio::read_text;
use anyhow::{Context, anyhow};
use formats::input::{InputError, from_toml};
use room::run::draft::Draft;
use room::run::file;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Create an event from a TOML file, and print the link for its organiser
///
/// The room must not be running. The event is a draft: its organiser opens registration in the browser.
#[derive(clap::Args)]
#[command(after_help = "\
Example of a file:
  name = \"Toys for Tots\"
  date = \"2027-02-13\"
  time_zone = \"America/Denver\"

  [plan]
  prizes = [50000, \"20%\", \"10%\"]
  route = [
    { name = \"Trailhead\" }, { name = \"Lodge\" }, { name = \"Fuel\", card = false },
    { name = \"Pass\" }, { name = \"Lake\" }, { name = \"Mill\" },
  ]

  [settings]
  hand_price = 1000
  extra_price = 500
  deadline = \"16:00\"

Amounts are in cents, or a share of the takings. cardroom schema live lists the\nsettings.")]
pub struct Args {
    /// The TOML file
    file: PathBuf,
    #[command(flatten)]
    folder: DataFolder,
}

/// Creates the event, and prints the link for its organiser.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if a setting is invalid; another error if the file or the plan is invalid,
/// the data folder is in use, or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let draft = read(&args.file)?;
    let config = args.folder.config()?;
    let created = block_on(with_store(&config, async |store| Ok(file::create(store, &draft).await?)))
        .with_context(|| args.file.display().to_string())?;
    writeln!(io::stdout(), "{}", announcement(&config, &created)).context("standard output")?;
    if draft.deadline_passed(now_ms()) {
        let note = "warning: the deadline of this event has passed; a day on paper can still be typed in";
        writeln!(io::stderr(), "{note}").context("standard error")?;
    }
    Ok(RunStatus::Success)
}

fn now_ms() -> u64 {
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    u64::try_from(now.as_millis()).unwrap_or(u64::MAX)
}

fn read(path: &Path) -> anyhow::Result<Draft> {
    let text = read_text(path).with_context(|| path.display().to_string())?;
    from_toml(&text).map_err(|error| anyhow!("{}{}", path.display(), error_text(&error)))
}

fn error_text(error: &InputError) -> String {
    let line = error.place.map(|place| format!(", line {}", place.line)).unwrap_or_default();
    let field = if error.path.is_empty() { String::new() } else { format!("{}: ", error.path) };
    format!("{line}: {field}{}", error.fault.message("field"))
}
