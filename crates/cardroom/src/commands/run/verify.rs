//! `verify` and `run verify`: checks the file of an event, or of the audit log.

use crate::exit::RunStatus;
use crate::stdio::reply;
use anyhow::Context;
use room::store::chain::EntryHash;
use room::store::log_file::{DrawTotals, FailedCheck, FileKind, FileReport};
use room::verify::verify;
use std::io::{self, Write};
use std::path::PathBuf;

/// Check the log of an event, or the audit log of a room
///
/// For an event it checks the hash chain, every entry against the rules, every provable draw, and the results; for the
/// audit log the hash chain and the form of every entry. The hash of the last entry identifies the whole log. With --head, a log that was
/// truncated, or whose end was replaced, is detected too.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cardroom verify event.jsonl
  cardroom verify event.jsonl --head 4be1… --json
  cardroom verify audit.jsonl --head 90c2…")]
pub struct Args {
    /// The file, as `run export`, the board of the event or the administration page provides it
    file: PathBuf,
    /// The hash of the last entry, as published on the board, or noted from the administration page
    #[arg(long, value_name = "HASH")]
    head: Option<EntryHash>,
    /// Print the reply as JSON
    #[arg(long)]
    json: bool,
}

/// Checks the file, and prints the result. The status is [`RunStatus::Failure`] if a check fails.
///
/// # Errors
/// If the file cannot be read, or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let file = std::fs::read(&args.file).with_context(|| args.file.display().to_string())?;
    let report = verify(&file, args.head);
    if args.json {
        reply::print(&report)?;
    } else {
        write_text(&report, &mut io::stdout().lock()).context("standard output")?;
    }
    Ok(if report.ok { RunStatus::Success } else { RunStatus::Failure })
}

/// Prints the number of draws, and the steps by which staff can influence one.
fn write_draws(draws: DrawTotals, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{} provable draws: each card follows from its proof", draws.drawn)?;
    writeln!(
        out,
        "takeovers {}, voids {}, cards by hand {}, second attempts {}, open scans {}, lost or imported logs {}",
        draws.takeovers, draws.voids, draws.by_hand, draws.second_attempts, draws.open_scans, draws.rollbacks
    )
}

fn write_text(report: &FileReport, out: &mut dyn Write) -> io::Result<()> {
    for FailedCheck { entry, reason } in &report.failed {
        match entry {
            Some(entry) => writeln!(out, "entry {entry}: {reason}")?,
            None => writeln!(out, "{reason}")?,
        }
    }
    let verdict = match (report.ok, report.kind) {
        (false, _) => "FAILED",
        (true, FileKind::Audit) => "the chain and the entries agree",
        (true, _) => "the chain, the entries and the results agree",
    };
    writeln!(out, "{} entries: {verdict}", report.checked)?;
    match report.draws {
        Some(draws) if report.ok => write_draws(draws, out),
        _ => Ok(()),
    }
}
