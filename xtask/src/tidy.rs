//! `cargo xtask tidy`: what the house rules ask of the tree and no other tool checks.
//!
//! One check a file; each takes the tree and returns what it finds:
//!
//! - [`syntax`]: every Rust file parses, since the others read its syntax tree;
//! - [`reference`](mod@reference): the reference evaluator stays short, plain and on its own;
//! - [`roots`]: every crate forbids unsafe code and asks for documentation;
//! - [`build_scripts`]: build scripts take their paths from the environment;
//! - [`layers`]: crates depend downwards only, and the pure ones stay pure;
//! - [`room`]: so do the modules of `room`, and only `http` names the HTTP server;
//! - [`features`]: what is for tests alone comes with no other feature;
//! - [`records`]: only the allowed places read and write records;
//! - [`secrets`]: what holds hidden cards is neither serialised nor shown;
//! - [`openings`]: doc comments name the item instead of opening with a question word;
//! - [`registries`]: every package comes from the public registry;
//! - [`bans`]: no banned package, and no second version of one without a reason;
//! - [`licences`]: every package is under a licence of the allow list;
//! - [`third_party`]: the notices of what others wrote are up to date;
//! - [`links`]: links between the documents lead somewhere;
//! - [`rulebook`]: the rulebooks, the rulings and the code know the same clauses;
//! - [`sizes`]: no source file grows over its measure.
//!
//! And with `--clauses`, after the tests have run, [`clauses`]: every clause was returned by the
//! suite and is named by a test.

mod bans;
mod build_scripts;
mod clause_list;
mod clauses;
pub mod features;
mod finding;
mod layers;
pub mod licences;
mod links;
mod lock;
mod markdown;
mod openings;
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

/// Checks the tree against the house rules that no other tool checks.
#[derive(clap::Args)]
pub struct Args {
    /// Check instead, after a run of the tests, that every clause was returned and is named by a test.
    #[arg(long)]
    pub clauses: bool,
}

/// A check's name and what it does.
type Check = (&'static str, fn(&Tree) -> Vec<Finding>);

const CHECKS: &[Check] = &[
    ("syntax", syntax::check),
    ("reference", reference::check),
    ("roots", roots::check),
    ("build scripts", build_scripts::check),
    ("layers", layers::check),
    ("room", room::check),
    ("features", features::check),
    ("records", records::check),
    ("secrets", secrets::check),
    ("openings", openings::check),
    ("registries", registries::check),
    ("bans", bans::check),
    ("links", links::check),
    ("rulebook", rulebook::check),
    ("sizes", sizes::check),
];

/// Runs the checks and prints what they find.
///
/// # Errors
/// If the tree cannot be read, or anything but warnings is found.
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
        bail!("tidy finds {failures} to mend");
    }
    Ok(())
}

/// The folder in which a run of the tests leaves the clauses that it saw returned.
///
/// # Errors
/// If cargo does not say where its target directory is.
pub fn returned_folder(workspace: &Workspace) -> Result<PathBuf> {
    Ok(workspace.target()?.join("tmp").join("clauses"))
}

/// Prints what a check found and counts what is not a mere warning.
fn show(name: &str, findings: &[Finding]) -> usize {
    let failures = findings.iter().filter(|finding| finding.weight == Weight::Failure).count();
    findings.iter().for_each(|finding| println!("{finding}"));
    println!("tidy {name}: {}", if failures == 0 { "ok" } else { "FAILED" });
    failures
}
