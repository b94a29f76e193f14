//! The project's development tasks: `cargo xtask COMMAND`.
//!
//! - [`test`](mod@test): runs every check, in order, as continuous integration does.
//! - [`tidy`]: project-specific lints that no other tool has.
//! - [`tables`]: checks that the generated tables equal the output of their generators.
//! - [`setup`]: finds the tools that the checks need, and installs missing ones if possible.
//! - [`readme`]: updates or checks the program outputs and the picture in README.md.
//! - [`notices`]: writes the licences and notices of third-party code to `THIRD-PARTY`.
//! - [`types`]: generates or checks the browser client's TypeScript types, from the Rust types.
//! - [`mutants`]: mutation testing of the code for legal actions and settlement.
//! - [`gallery`]: renders every page and state of the browser client into one HTML page.
//! - [`bench`](mod@bench): runs the benchmarks, and writes their tables to `docs/benchmarks.md`.
//! - [`dist`]: makes the files of a release for every system, and tests the programs in them.
#![forbid(unsafe_code)]

mod bench;
mod dist;
mod gallery;
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

/// The project's development tasks.
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
    Dist(dist::Args),
    Gallery(gallery::Args),
    Bench(bench::Args),
    Wine(dist::WineArgs),
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
        Command::Dist(args) => dist::make(&workspace, &args),
        Command::Gallery(args) => gallery::make(&workspace, &args),
        Command::Bench(args) => bench::make(&workspace, &args),
        Command::Wine(args) => dist::wine(&workspace, &args),
    }
}
