//! `cargo xtask test`: every check of the project, in order.
//!
//! 1. [`STEPS`] lists the steps. Each prints its name when it starts, and its outcome, wall-clock time and CPU time
//!    when it ends.
//! 2. The first step that fails ends the run with a nonzero exit code. The summary lists the remaining steps as
//!    not run.
//! 3. The last line sums up the `test result:` lines printed by cargo, if a test passed or a step failed.

mod browser;
mod cargo;
mod cost;
mod deploy;
mod interop;
mod platforms;
mod smoke;
mod totals;

use crate::workspace::Workspace;
use crate::{readme, setup, tables, tidy, types};
use anyhow::{Context, Result, bail};
use cost::{Cost, Meter};
use totals::Totals;

pub use interop::FOLDER as INTEROP;
pub use platforms::{FOLDER as PLATFORMS, TARGETS, WASM, WINDOWS, path_with};

/// Runs every check in order, and stops at the first that fails.
#[derive(clap::Args)]
pub struct Args {
    /// Run only these steps, in the usual order.
    #[arg(value_name = "STEP", value_parser = STEPS.map(|step| step.name))]
    only: Vec<String>,
    /// List the steps with their descriptions, and run none.
    #[arg(long)]
    list: bool,
}

/// A step, which runs one or more checks.
#[derive(Clone, Copy)]
struct Step {
    name: &'static str,
    about: &'static str,
    run: fn(&Workspace, &mut Totals) -> Result<()>,
}

const STEPS: [Step; 22] = [
    Step { name: "setup", about: "what the checks need is there", run: setup_step },
    Step { name: "fmt", about: "cargo fmt --check", run: cargo::fmt },
    Step { name: "clippy", about: "no warning from clippy in any target", run: cargo::clippy },
    Step { name: "tidy", about: "the house rules, as `cargo xtask tidy`", run: tidy_step },
    Step { name: "tables", about: "generated tables equal what their programs print", run: tables_step },
    Step {
        name: "types",
        about: "the client's types of messages and the API are what the Rust types make them",
        run: types_step,
    },
    Step {
        name: "lint",
        about: "the browser client and its tests are formatted, and the linter finds nothing",
        run: browser::lint,
    },
    Step {
        name: "web",
        about: "the browser client's types and unit tests, and its words against settlements",
        run: browser::web,
    },
    Step { name: "test", about: "unit, property, exhaustive and doc tests", run: cargo::test },
    Step { name: "clauses", about: "every clause was returned and is named by a test", run: clauses_step },
    Step { name: "doc", about: "the documentation builds without a warning", run: cargo::doc },
    Step {
        name: "platforms",
        about: "the program compiles for Windows and macOS on ARM",
        run: platforms::check,
    },
    Step { name: "build", about: "cargo build --release", run: cargo::build },
    Step {
        name: "wasm",
        about: "rules, evaluators and odds give the same results in WebAssembly",
        run: platforms::wasm,
    },
    Step {
        name: "kills",
        about: "store and room, killed at every kill point and at random, keep what they acknowledged",
        run: cargo::kills,
    },
    Step {
        name: "attacks",
        about: "the room withstands attacks over TLS, and the tables beside them play on",
        run: cargo::attacks,
    },
    Step { name: "smoke", about: "the release binary starts and refuses misuse", run: smoke::run },
    Step {
        name: "deploy",
        about: "the units of the guide for operators are confined, and its commands work in a container",
        run: deploy::check,
    },
    Step {
        name: "readers",
        about: "what `export` writes is read by other programs as it was played",
        run: interop::readers,
    },
    Step {
        name: "api",
        about: "the room answers as its description says, and a generated client works",
        run: interop::api,
    },
    Step { name: "e2e", about: "what people do in the browser", run: browser::e2e },
    Step { name: "readme", about: "the outputs in README.md are what the program prints", run: readme_step },
];

fn setup_step(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    setup::run(workspace, &setup::Args {})
}

fn tidy_step(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    tidy::run(workspace, &tidy::Args { clauses: false })
}

fn tables_step(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    tables::run(workspace, &tables::Args {})
}

fn clauses_step(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    tidy::run(workspace, &tidy::Args { clauses: true })
}

fn types_step(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    types::run(workspace, &types::Args { check: true })
}

fn readme_step(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    readme::run(workspace, &readme::Args { check: true })
}

/// Outcome and cost of a step that was run.
struct Done {
    name: &'static str,
    cost: Cost,
    ok: bool,
}

/// Runs the steps selected by `args`.
///
/// # Errors
/// The error of the first step that fails.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    if args.list {
        STEPS.iter().for_each(|step| println!("{:<8} {}", step.name, step.about));
        return Ok(());
    }
    let wanted = |step: &&Step| args.only.is_empty() || args.only.iter().any(|name| name == step.name);
    let steps: Vec<Step> = STEPS.iter().filter(wanted).copied().collect();
    run_steps(workspace, &steps)
}

fn run_steps(workspace: &Workspace, steps: &[Step]) -> Result<()> {
    let whole = Meter::start()?;
    let mut totals = Totals::default();
    let mut done = Vec::new();
    let mut outcome = Ok(());
    for step in steps {
        println!("\n==> {}: {}", step.name, step.about);
        let meter = Meter::start()?;
        outcome = (step.run)(workspace, &mut totals).with_context(|| format!("step {} failed", step.name));
        let cost = meter.stop()?;
        done.push(Done { name: step.name, cost, ok: outcome.is_ok() });
        if outcome.is_err() {
            break;
        }
        println!("==> {}: ok, {cost}", step.name);
    }
    let cost = whole.stop()?;
    print!("{}", summary(steps, &done, cost));
    if outcome.is_err() || totals.passed > 0 {
        println!("{}", totals.line(outcome.is_ok(), cost.elapsed));
    }
    let Err(error) = outcome else { return Ok(()) };
    bail!("{error:#}")
}

/// A table of the steps, with their wall-clock and CPU times in minutes.
fn summary(steps: &[Step], done: &[Done], total: Cost) -> String {
    let mut text = String::from("\nstep     outcome  minutes  CPU minutes\n");
    for (position, step) in steps.iter().enumerate() {
        text += &match done.get(position) {
            Some(Done { name, cost, ok }) => {
                format!("{name:<8} {:<8} {}\n", if *ok { "ok" } else { "FAILED" }, cost.columns())
            }
            None => format!("{:<8} not run\n", step.name),
        };
    }
    text + &format!("total             {}\n\n", total.columns())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    fn nowhere() -> Workspace {
        Workspace { root: std::path::PathBuf::new() }
    }

    #[test]
    fn the_first_failure_ends_the_run() {
        static RUN_AFTER: AtomicUsize = AtomicUsize::new(0);
        let steps = [
            Step { name: "good", about: "", run: |_, _| Ok(()) },
            Step { name: "bad", about: "", run: |_, _| bail!("the reason") },
            Step {
                name: "after",
                about: "",
                run: |_, _| {
                    RUN_AFTER.fetch_add(1, Ordering::Relaxed);
                    Ok(())
                },
            },
        ];
        let error = run_steps(&nowhere(), &steps).unwrap_err();
        assert_eq!(error.to_string(), "step bad failed: the reason");
        assert_eq!(RUN_AFTER.load(Ordering::Relaxed), 0);
        assert!(run_steps(&nowhere(), &steps[..1]).is_ok());
    }

    #[test]
    fn the_summary_lists_skipped_steps() {
        let cost = Cost { elapsed: Duration::from_secs(90), cpu: Some(Duration::from_secs(120)) };
        let text = summary(&STEPS[..2], &[Done { name: "setup", cost, ok: false }], cost);
        assert!(text.contains("setup    FAILED       1.5          2.0\n"), "{text}");
        assert!(text.contains("fmt      not run\n"), "{text}");
    }
}
