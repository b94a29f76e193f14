//! `verify` and `run verify`: checks the file of an event.

use crate::exit::RunStatus;
use crate::stdio::reply;
use anyhow::Context;
use room::run::file::{FailedCheck, Report, verify_bytes};
use room::store::chain::EntryHash;
use std::io::{self, Write};
use std::path::PathBuf;

/// Check the log of an event: the hash chain, every entry against the rules, and the results
///
/// The hash of the last entry identifies the whole log. With --head, a log that was truncated, or whose end was
/// replaced, is detected too.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cardroom verify event.jsonl
  cardroom verify event.jsonl --head 4be1… --json")]
pub struct Args {
    /// The file, as `run export` and the board of the event provide it
    file: PathBuf,
    /// The hash of the last entry, as published on the board
    #[arg(long, value_name = "HASH")]
    head: Option<EntryHash>,
    /// Print the reply as JSON
    #[arg(long)]
    json: bool,
}

/// Checks the file.
///
/// # Errors
/// If the file cannot be read, or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let file = std::fs::read(&args.file).with_context(|| args.file.display().to_string())?;
    let report = verify_bytes(&file, args.head);
    if args.json {
        reply::print(&report)?;
    } else {
        write_text(&report, &mut io::stdout().lock()).context("standard output")?;
    }
    Ok(if report.ok { RunStatus::Success } else { RunStatus::Failure })
}

fn write_text(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    for FailedCheck { entry, reason } in &report.failed {
        match entry {
            Some(entry) => writeln!(out, "entry {entry}: {reason}")?,
            None => writeln!(out, "{reason}")?,
        }
    }
    let verdict = if report.ok { "the chain, the entries and the results agree" } else { "FAILED" };
    writeln!(out, "{} entries: {verdict}", report.checked)
}
