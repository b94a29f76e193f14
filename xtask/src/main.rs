//! The project's own checks and chores: `cargo xtask COMMAND`.
//!
//! - [`test`](mod@test): every check, in order; what continuous integration runs.
//! - [`tidy`]: what the house rules ask of the tree and no other tool checks.
//! - [`tables`]: the generated tables equal what their programs print.
//! - [`setup`]: finds, and where it can installs, what the checks need.
//! - [`readme`]: the outputs and the picture in README.md are what the program prints.
//! - [`notices`]: the licences and notices of what others wrote, in `THIRD-PARTY`.
//! - [`types`]: the browser client's types are what the Rust types make them.
//! - [`mutants`]: how well the tests guard what is legal and what is settled.
#![forbid(unsafe_code)]

mod mutants;
mod notices;
mod npm;
mod packages;
mod pip;
mod readme;
mod setup;
mod tables;
mod test;
mod tidy;
mod types;
mod workspace;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// The project's own checks and chores.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Test(test::Args),
    Tidy(tidy::Args),
    Tables(tables::Args),
    Setup(setup::Args),
    Readme(readme::Args),
    Mutants(mutants::Args),
    Types(types::Args),
    Notices(notices::Args),
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    let workspace = workspace::Workspace::find()?;
    match command {
        Command::Test(args) => test::run(&workspace, &args),
        Command::Tidy(args) => tidy::run(&workspace, &args),
        Command::Tables(args) => tables::run(&workspace, &args),
        Command::Setup(args) => setup::run(&workspace, &args),
        Command::Readme(args) => readme::run(&workspace, &args),
        Command::Mutants(args) => mutants::run(&workspace, &args),
        Command::Types(args) => types::run(&workspace, &args),
        Command::Notices(args) => notices::run(&workspace, &args),
    }
}
