//! The packages of the workspace, from `cargo metadata`.

use crate::workspace::{Workspace, output};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeSet;

const FETCH: &str =
    "the packages of all systems are needed: run `cargo fetch --locked` while there is a connection";

/// A package: one of the workspace or one that it depends on.
#[derive(Clone, Debug, Deserialize)]
pub struct Package {
    /// Cargo's name for it, version and source included.
    pub id: String,
    /// `true` for a package of the workspace.
    #[serde(skip)]
    pub is_ours: bool,
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence, an SPDX expression.
    pub license: Option<String>,
    /// Registry or repository that it comes from; `None` for a folder.
    pub source: Option<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_members: BTreeSet<String>,
}

/// Every package that the lock file names, for all systems, sorted by name and version.
///
/// # Errors
/// If `cargo metadata` fails, which it does without a connection until every package was fetched.
pub fn all(workspace: &Workspace) -> Result<Vec<Package>> {
    let printed =
        output(&mut workspace.cargo(["metadata", "--locked", "--format-version", "1"])).context(FETCH)?;
    let metadata: Metadata =
        serde_json::from_str(&printed).context("`cargo metadata` prints another form of JSON")?;
    let mut packages = metadata.packages;
    packages
        .iter_mut()
        .for_each(|package| package.is_ours = metadata.workspace_members.contains(&package.id));
    packages.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(packages)
}
