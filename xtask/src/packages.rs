//! The packages of the workspace, from `cargo metadata` and `cargo tree`.

use crate::workspace::{Workspace, output};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// Arguments that select every package in the program `cardroom`, for all platforms, without build and test
/// dependencies and without procedural macros, which run in the compiler.
const IN_THE_PROGRAM: &[&str] = &[
    "tree",
    "--locked",
    "--package",
    "cardroom",
    "--edges",
    "normal,no-proc-macro",
    "--target",
    "all",
    "--prefix",
    "none",
    "--format",
    "{p}",
];

const FETCH: &str =
    "the packages of all systems are needed: run `cargo fetch --locked` while there is a connection";

/// A package of the workspace or one of its dependencies.
#[derive(Clone, Debug, Deserialize)]
pub struct Package {
    /// Cargo's package id, which includes version and source.
    pub id: String,
    /// `true` for a package of the workspace.
    #[serde(skip)]
    pub is_ours: bool,
    /// Name of the package.
    pub name: String,
    /// Version of the package.
    pub version: String,
    /// Licence of the package, as an SPDX expression; `None` if it names none.
    pub license: Option<String>,
    /// Registry or repository from which the package comes; `None` for a local path.
    pub source: Option<String>,
    /// Authors of the package; empty if it lists none.
    pub authors: Vec<String>,
    /// URL of the package's source code; `None` if it names none.
    pub repository: Option<String>,
    /// Path of the package's `Cargo.toml`.
    pub manifest_path: PathBuf,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_members: BTreeSet<String>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

/// The kind of a dependency: `None` if it is neither for tests nor for build scripts.
#[derive(Deserialize)]
struct Kind {
    kind: Option<String>,
}

/// Every package in the lock file, for all platforms, sorted by name and version.
///
/// # Errors
/// If `cargo metadata` fails. Offline, it fails until every package has been fetched once.
pub fn all(workspace: &Workspace) -> Result<Vec<Package>> {
    let metadata = metadata(workspace)?;
    let mut packages = metadata.packages;
    packages
        .iter_mut()
        .for_each(|package| package.is_ours = metadata.workspace_members.contains(&package.id));
    packages.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(packages)
}

fn metadata(workspace: &Workspace) -> Result<Metadata> {
    let printed =
        output(&mut workspace.cargo(["metadata", "--locked", "--format-version", "1"])).context(FETCH)?;
    serde_json::from_str(&printed).context("`cargo metadata` prints another form of JSON")
}

/// The ids of the packages that each package contains, by its id. Dependencies for tests and build scripts are not
/// among them.
///
/// # Errors
/// As for [`all`].
pub fn dependencies(workspace: &Workspace) -> Result<BTreeMap<String, BTreeSet<String>>> {
    let nodes = metadata(workspace)?.resolve.nodes.into_iter();
    let nodes = nodes.map(|node| {
        let deps = node.deps.into_iter().filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind.is_none()));
        (node.id, deps.map(|dep| dep.pkg).collect())
    });
    Ok(nodes.collect())
}

/// The third-party packages that the program `cardroom` contains on any platform.
///
/// # Errors
/// If `cargo tree` fails, and the errors of [`all`].
pub fn in_the_program(workspace: &Workspace) -> Result<Vec<Package>> {
    let printed = output(&mut workspace.cargo(IN_THE_PROGRAM.iter().copied())).context(FETCH)?;
    let named = named(&printed);
    let foreign = all(workspace)?.into_iter().filter(|package| !package.is_ours);
    Ok(foreign.filter(|package| named.contains(&(package.name.as_str(), package.version.as_str()))).collect())
}

/// Parses the names and versions from lines such as `serde v1.0.0 (*)`.
fn named(printed: &str) -> BTreeSet<(&str, &str)> {
    let lines = printed.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        Some((words.next()?, words.next()?.strip_prefix('v')?))
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tree_lines_are_parsed_into_name_and_version() {
        let printed = "cardroom v0.1.0 (/here)\nserde v1.0.2\n\nserde v1.0.2 (*)\nserde v2.0.0\n";
        let expected = [("cardroom", "0.1.0"), ("serde", "1.0.2"), ("serde", "2.0.0")];
        assert!(named(printed).into_iter().eq(expected));
    }
}
