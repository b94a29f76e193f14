//! The `cardroom` binary: command line and terminal output.
//!
//! - `cli.rs`: the commands. `args/`: the arguments that they share.
//! - `commands/`: one file or folder per command: parse, act, reply.
//! - `arena/`: duplicate play. `programs/`: bots that are programs of their own; `child_groups.rs`: their end with Cardroom.
//! - `narrate/`: the events of a game as text. `table_bots.rs`, `local_run/`: bots at a table and in a poker run.
//! - `records/`: played rounds as files.
//! - `stdio/`: answers standard input line by line, and prints replies.
//! - `rng.rs`: the only source of random numbers. `paint.rs`: cards, colours and columns.
//! - `figures/`: odds as text, JSON, CSV and charts. `progress.rs`: progress bars; `interrupt.rs`: Ctrl-C during long
//!   calculations.
//! - `effects.rs`: progress, cancellation, random numbers and a clock for calculations in `requests`. `exit.rs`: exit
//!   codes. `shutdown.rs`: the signals that end the room. `desktop.rs`: the start by a double click. `http.rs`: requests to a room.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod arena;
mod args;
mod child_groups;
mod cli;
mod commands;
mod desktop;
mod effects;
mod exit;
mod figures;
mod http;
mod interrupt;
mod local_run;
mod narrate;
mod paint;
mod programs;
mod progress;
mod records;
mod rng;
mod shutdown;
mod stdio;
mod table_bots;

use clap::Parser;
use std::process::ExitCode;

/// The allocator of the static programs for Linux, in place of that of Zig's C library (docs/benchmarks.md).
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = cli::Cli::parse();
    let result = cli::run(cli);
    let is_lost = result.is_err() && desktop::is_start();
    let code = exit::code(result);
    if is_lost {
        desktop::wait_for_enter();
    }
    code
}
