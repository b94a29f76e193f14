//! `cargo xtask tidy`: project-specific lints that no other tool has.
//!
//! One check per file; each takes the tree and returns its findings:
//!
//! - [`syntax`]: every Rust file parses, since the other checks need its syntax tree;
//! - [`reference`](mod@reference): the reference evaluator stays short, simple and independent;
//! - [`roots`]: every crate inherits the workspace's lints and forbids unsafe code, and libraries warn about
//!   missing documentation;
//! - [`build_scripts`]: build scripts take their paths from the environment;
//! - [`layers`]: crates depend only on lower layers, and the pure ones stay pure;
//! - [`cycles`]: the files of a crate import each other without cycles;
//! - [`room`]: the modules of `room` depend only on lower layers, and only `http` uses the HTTP server;
//! - [`features`]: no other feature enables a test-only feature;
//! - [`records`]: only allowed modules encode and decode records;
//! - [`secrets`]: types with hidden cards do not implement `Serialize` or derive `Debug`;
//! - [`openings`]: doc comments name the item instead of opening with a question word;
//! - [`registries`]: every package comes from the public registry;
//! - [`bans`]: no banned package, and no second version of a direct dependency without a reason;
//! - [`licences`]: every package is under a licence on the allow list;
//! - [`third_party`]: the notices of third-party code are up to date;
//! - [`links`]: no broken links between the documents;
//! - [`rulebook`]: the rulebooks, the rulings and the code have the same clauses;
//! - [`error_codes`]: the error codes are listed in their document, and each is the code of an error;
//! - [`game_lists`]: the lists of games that the compiler does not check name every game;
//! - [`promises`]: the tests that the security page names for its promises exist;
//! - [`sizes`]: no source file exceeds its size limit.
//!
//! With `--clauses`, after a test run, [`clauses`]: every non-procedural clause was returned in some test and appears
//! in a test name.

mod bans;
mod build_scripts;
mod clause_list;
mod clauses;
mod cycles;
mod error_codes;
pub mod features;
mod finding;
mod game_lists;
mod layers;
pub mod licences;
mod links;
mod lock;
mod markdown;
mod openings;
mod promises;
mod records;
mod reference;
mod registries;
mod room;
mod roots;
mod rulebook;
mod rust;
mod secrets;
mod sizes;
mod syntax;
mod third_party;
mod tree;

use crate::workspace::Workspace;
use crate::{notices, packages};
use anyhow::{Result, bail};
use finding::{Finding, Weight};
use std::path::PathBuf;
use tree::Tree;

/// Runs the project-specific lints.
#[derive(clap::Args)]
pub struct Args {
    /// Check instead, after a test run, that every non-procedural clause was returned and appears in a test name.
    #[arg(long)]
    pub clauses: bool,
}

/// The name of a check and its function.
type Check = (&'static str, fn(&Tree) -> Vec<Finding>);

const CHECKS: &[Check] = &[
    ("syntax", syntax::check),
    ("reference", reference::check),
    ("roots", roots::check),
    ("build scripts", build_scripts::check),
    ("layers", layers::check),
    ("cycles", cycles::check),
    ("room", room::check),
    ("features", features::check),
    ("records", records::check),
    ("secrets", secrets::check),
    ("openings", openings::check),
    ("registries", registries::check),
    ("bans", bans::check),
    ("links", links::check),
    ("rulebook", rulebook::check),
    ("error codes", error_codes::check),
    ("game lists", game_lists::check),
    ("promises", promises::check),
    ("sizes", sizes::check),
];

/// Runs the checks and prints their findings.
///
/// # Errors
/// If the tree, the packages or the recorded clauses cannot be read, or if a check fails.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let tree = Tree::load(&workspace.root)?;
    let mut failures = 0;
    if args.clauses {
        let returned = clauses::Returned::load(&returned_folder(workspace)?)?;
        failures += show("clauses", &clauses::check(&tree, &returned));
    } else {
        failures += CHECKS.iter().map(|(name, check)| show(name, &check(&tree))).sum::<usize>();
        failures += show("licences", &licences::check(&tree, &packages::all(workspace)?));
        failures += show("third_party", &third_party::check(&tree, &notices::text(workspace)?));
    }
    if failures > 0 {
        bail!("tidy finds {failures} to fix");
    }
    Ok(())
}

/// The folder in which a test run records the clauses returned.
///
/// # Errors
/// If cargo does not report its target directory.
pub fn returned_folder(workspace: &Workspace) -> Result<PathBuf> {
    Ok(workspace.target()?.join("tmp").join("clauses"))
}

/// Prints the findings of a check and returns the number of failures.
fn show(name: &str, findings: &[Finding]) -> usize {
    let failures = findings.iter().filter(|finding| finding.weight == Weight::Failure).count();
    findings.iter().for_each(|finding| println!("{finding}"));
    println!("tidy {name}: {}", if failures == 0 { "ok" } else { "FAILED" });
    failures
}
