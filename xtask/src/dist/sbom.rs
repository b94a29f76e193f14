//! The software bill of materials (SBOM) of a release, in CycloneDX 1.6 as JSON.
//!
//! It lists the packages of crates.io in the program, on any system, and the packages of npm in its page, with their
//! licences and with the hashes in the lock files. SQLite is listed by itself too, since advisories name it by its own
//! version.

mod component;

use super::release::Release;
use crate::notices;
use crate::packages::{self, Package};
use crate::workspace::{output, run};
use anyhow::{Context, Result};
use component::Component;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Reference of the program within the document.
const PROGRAM: &str = "cardroom";

/// Version of CycloneDX.
const SPECIFICATION: &str = "1.6";

/// Script that validates a document against the schema of CycloneDX.
const VALIDATOR: &str = "platforms/validate_sbom.py";

/// Writes the document, and validates it against the schema of CycloneDX: `cardroom-VERSION.cdx.json`.
///
/// # Errors
/// If the packages cannot be listed, a lock file has another form, or the document is not valid.
pub fn make(release: &Release) -> Result<()> {
    let path = release.folder.join(format!("cardroom-{}.cdx.json", release.version));
    let text = serde_json::to_string_pretty(&document(release)?)? + "\n";
    fs::write(&path, text).with_context(|| path.display().to_string())?;
    let mut validate = release.tools.call(release.workspace.root.join(VALIDATOR));
    run(validate.arg(SPECIFICATION).arg(&path)).context("the bill of materials is not valid CycloneDX")
}

fn document(release: &Release) -> Result<Value> {
    let packages = packages::in_the_program(release.workspace)?;
    let cargo = of_cargo(release, &packages)?;
    let npm = of_npm(release)?;
    let sqlite = sqlite(&packages)?;
    let dependencies = dependencies(release, &packages, &npm, &sqlite)?;
    let components: Vec<Value> = cargo.iter().chain(&npm).chain([&sqlite]).map(Component::json).collect();
    Ok(json!({
        "$schema": format!("http://cyclonedx.org/schema/bom-{SPECIFICATION}.schema.json"),
        "bomFormat": "CycloneDX",
        "specVersion": SPECIFICATION,
        "version": 1,
        "metadata": {
            "timestamp": timestamp(release.time)?,
            "tools": { "components": [{ "type": "application", "name": "cargo xtask dist" }] },
            "component": {
                "type": "application",
                "bom-ref": PROGRAM,
                "name": PROGRAM,
                "version": release.version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": components,
        "dependencies": dependencies,
    }))
}

/// The time in the format of RFC 3339.
fn timestamp(time: u64) -> Result<String> {
    let mut date = Command::new("date");
    date.args(["--utc", "+%Y-%m-%dT%H:%M:%SZ", "--date"]).arg(format!("@{time}"));
    Ok(output(&mut date)?.trim().to_owned())
}

/// The packages of crates.io, with the checksums in `Cargo.lock`.
fn of_cargo(release: &Release, packages: &[Package]) -> Result<Vec<Component>> {
    let text = fs::read_to_string(release.workspace.root.join("Cargo.lock")).context("Cargo.lock")?;
    let lock: toml::Table = text.parse().context("Cargo.lock is not TOML")?;
    let locked =
        lock.get("package").and_then(toml::Value::as_array).context("Cargo.lock lists no packages")?;
    packages.iter().map(|package| Component::of_cargo(package, locked)).collect()
}

/// The packages of npm, with the hashes in `package-lock.json`.
fn of_npm(release: &Release) -> Result<Vec<Component>> {
    let path = release.workspace.root.join("web/package-lock.json");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let lock: Value = serde_json::from_str(&text).context("web/package-lock.json is not JSON")?;
    let folders = notices::folders_in_the_page(release.workspace)?;
    folders.iter().map(|folder| Component::of_npm(folder, &lock)).collect()
}

/// SQLite, whose source code is in the package `libsqlite3-sys`.
fn sqlite(packages: &[Package]) -> Result<Component> {
    let package = packages.iter().find(|package| package.name == "libsqlite3-sys");
    let manifest = &package.context("the program does not contain libsqlite3-sys")?.manifest_path;
    let header = manifest.parent().unwrap_or(Path::new("")).join("sqlite3/sqlite3.h");
    let text = fs::read_to_string(&header).with_context(|| header.display().to_string())?;
    Component::sqlite(&text)
}

/// The list of the components that each component contains.
fn dependencies(
    release: &Release,
    packages: &[Package],
    npm: &[Component],
    sqlite: &Component,
) -> Result<Vec<Value>> {
    let graph = packages::dependencies(release.workspace)?;
    let references: BTreeMap<&str, String> =
        packages.iter().map(|package| (package.id.as_str(), Component::cargo_url(package))).collect();
    let named = |ids: &BTreeSet<String>| -> BTreeSet<String> {
        ids.iter().filter_map(|id| references.get(id.as_str()).cloned()).collect()
    };
    // Packages of the workspace are parts of the program.
    let ours = graph.iter().filter(|(id, _)| !references.contains_key(id.as_str()) && is_ours(id));
    let mut program: BTreeSet<String> = ours.flat_map(|(_, ids)| named(ids)).collect();
    program.extend(npm.iter().map(|component| component.url.clone()));
    let mut list = vec![json!({ "ref": PROGRAM, "dependsOn": program })];
    for package in packages {
        let mut contained = graph.get(&package.id).map(&named).unwrap_or_default();
        if package.name == "libsqlite3-sys" {
            contained.insert(sqlite.url.clone());
        }
        list.push(json!({ "ref": Component::cargo_url(package), "dependsOn": contained }));
    }
    Ok(list)
}

/// Returns whether an id is that of a package in a folder, which is a package of the workspace.
fn is_ours(id: &str) -> bool {
    id.starts_with("path+")
}
