//! `completions SHELL`: completion scripts for shells.

use crate::cli::Cli;
use crate::exit::RunStatus;
use anyhow::Context;
use clap::CommandFactory;
use clap_complete::Shell;
use std::io::{self, Write};

/// Print a shell's completion script for cardroom
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  cardroom completions bash > ~/.local/share/bash-completion/completions/cardroom"
)]
pub struct Args {
    /// The shell
    shell: Shell,
}

/// Prints the completion script.
///
/// # Errors
/// If standard output fails.
pub fn run(args: Args) -> anyhow::Result<RunStatus> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "cardroom", &mut script);
    io::stdout().lock().write_all(&script).context("standard output")?;
    Ok(RunStatus::Success)
}
