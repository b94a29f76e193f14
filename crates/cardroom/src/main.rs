//! Cardroom at the command line.
//!
//! - `cli.rs`: the commands and what they have in common.
//! - `commands/`: one file a command: parse, act, reply.
//! - `narrate/`: what happens in a game, in words. `company.rs`, `road/`: bots at a table and on a poker run.
//! - `records/`: played rounds as files.
//! - `wire/`: requests and replies as JSON and as lines of JSON; refusals; rules as text.
//! - `chance.rs`: the only source of random numbers; `mean.rs`: the mean of what was drawn. `paint.rs`: cards, colours and columns.
//! - `figures/`: odds as words, JSON, CSV and pictures. `progress.rs`: how far long work is; `interrupt.rs`: Ctrl-C in it.
//! - `exit.rs`: how a run ends.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod chance;
mod cli;
mod commands;
mod company;
mod exit;
mod figures;
mod interrupt;
mod mean;
mod narrate;
mod paint;
mod progress;
mod records;
mod road;
mod wire;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = cli::Cli::parse();
    exit::code(commands::run(cli))
}
