//! `completions SHELL`: completion scripts for shells.

use crate::exit::RunStatus;
use anyhow::Context;
use clap_complete::Shell;
use std::io::{self, Write};

/// Print a shell's completion script for cardroom
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  cardroom completions bash > ~/.local/share/bash-completion/completions/cardroom"
)]
pub struct Args {
    /// The shell for which to print the script
    shell: Shell,
}

/// Prints the completion script of the command `cardroom`.
///
/// # Errors
/// If writing to standard output fails.
pub fn run(args: Args, cardroom: &mut clap::Command) -> anyhow::Result<RunStatus> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, cardroom, "cardroom", &mut script);
    io::stdout().lock().write_all(&script).context("standard output")?;
    Ok(RunStatus::Success)
}
