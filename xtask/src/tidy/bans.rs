//! The lock file must contain no banned package, and no direct dependency in two versions without a stated reason.

use super::finding::Finding;
use super::layers::package;
use super::lock::{Locked, packages};
use super::tree::Tree;
use std::collections::BTreeMap;
use toml::Table;

/// Packages that must not be in the dependency tree, with the reason.
const BANNED: &[(&str, &str)] = &[
    ("openssl-sys", "the program needs no library of the system"),
    ("native-tls", "the program needs no library of the system"),
    ("chrono", "`jiff` has the dates"),
    ("aws-lc-rs", "`ring` has the cryptography of TLS, and builds without cmake"),
    ("aws-lc-sys", "`ring` has the cryptography of TLS, and builds without cmake"),
    ("rustls-pemfile", "it is unmaintained, and `rustls-pki-types` reads PEM"),
];

/// Direct dependencies that other packages need in a different version, with the reason.
const TWO_VERSIONS: &[(&str, &str)] = &[
    ("getrandom", "`rand` 0.8 of `cookie` and `ahash` of the tests take older ones"),
    ("rand_chacha", "`rand` 0.8 of `cookie` and `rand` 0.9 of `tungstenite` take their own"),
    ("sha2", "`sqlx` and `memory-serve` take 0.10"),
    ("syn", "the derives of `sqlx`, `strum` and `tracing` take 2"),
    ("thiserror", "`forwarded-header-value` of `axum_session` takes 1"),
];

/// Finds banned packages in the lock file, direct dependencies that are locked in several versions but not listed in
/// [`TWO_VERSIONS`], and entries of [`TWO_VERSIONS`] that are locked in one version only.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let locked = packages(tree.get("Cargo.lock").unwrap_or_default());
    let mut found: Vec<_> = locked.iter().filter_map(banned).collect();
    found.extend(duplicates(&ours(tree.get("Cargo.toml").unwrap_or_default()), &locked));
    found
}

fn banned(package: &Locked) -> Option<Finding> {
    let (name, reason) = BANNED.iter().find(|(name, _)| *name == package.name)?;
    let wrong = format!("`{name}` is banned: {reason}");
    Some(Finding::new("Cargo.lock", package.line, wrong, "`cargo tree --invert` says what brings it"))
}

/// The names of the dependencies listed in the workspace's manifest.
fn ours(manifest: &str) -> Vec<String> {
    let table: Table = manifest.parse().unwrap_or_default();
    let listed = table.get("workspace").and_then(|workspace| workspace.get("dependencies")?.as_table());
    listed.into_iter().flat_map(Table::iter).map(|(key, value)| package(key, value)).collect()
}

fn duplicates(ours: &[String], locked: &[Locked]) -> Vec<Finding> {
    let mut versions: BTreeMap<&str, Vec<&Locked>> = BTreeMap::new();
    for package in locked.iter().filter(|package| ours.contains(&package.name)) {
        versions.entry(&package.name).or_default().push(package);
    }
    let listed = |name: &str| TWO_VERSIONS.iter().any(|(twice, _)| *twice == name);
    versions.iter().filter_map(|(name, all)| versions_finding(name, all, listed(name))).collect()
}

/// The finding for a package that has several versions but is not on the list of exceptions, or is on it but has only
/// one version; `None` for any other package.
fn versions_finding(name: &str, all: &[&Locked], listed: bool) -> Option<Finding> {
    let (wrong, fix) = match (all.len() > 1, listed) {
        (true, false) => {
            let versions: Vec<_> = all.iter().map(|package| package.version.as_str()).collect();
            let wrong = format!("`{name}` is built as {}", versions.join(" and "));
            (wrong, "take the version that the others take, or give the reason in xtask/src/tidy/bans.rs")
        }
        (false, true) => {
            (format!("`{name}` comes in one version"), "take it off the list in xtask/src/tidy/bans.rs")
        }
        _ => return None,
    };
    Some(Finding::new("Cargo.lock", all.first()?.line, wrong, fix))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[workspace.dependencies]\nserde = \"1\"\nsha2 = \"0.11\"\nother = { package = \"real\", version = \"1\" }\n";

    fn found(packages: &[(&str, &str)]) -> Vec<String> {
        let named = packages
            .iter()
            .map(|(name, version)| format!("[[package]]\nname = \"{name}\"\nversion = \"{version}\"\n"));
        let lock: String = named.collect();
        let tree = Tree::of(&[("Cargo.toml", MANIFEST), ("Cargo.lock", &lock)]);
        check(&tree).into_iter().map(|finding| format!("{} {}", finding.line, finding.wrong)).collect()
    }

    #[test]
    fn a_banned_package_is_found() {
        let expected = "5 `openssl-sys` is banned: the program needs no library of the system";
        assert_eq!(found(&[("serde", "1.0.0"), ("openssl-sys", "0.9.0")]), [expected]);
    }

    #[test]
    fn a_second_version_of_a_direct_dependency_needs_a_reason() {
        assert_eq!(found(&[("serde", "1.0.0"), ("theirs", "1.0.0"), ("theirs", "2.0.0")]), [""; 0]);
        let expected = ["2 `serde` is built as 1.0.0 and 2.0.0"];
        assert_eq!(found(&[("serde", "1.0.0"), ("serde", "2.0.0")]), expected);
        assert_eq!(found(&[("real", "1.0.0"), ("real", "2.0.0")]), ["2 `real` is built as 1.0.0 and 2.0.0"]);
        assert_eq!(found(&[("sha2", "0.10.0"), ("sha2", "0.11.0")]), [""; 0]);
        assert_eq!(found(&[("sha2", "0.11.0")]), ["2 `sha2` comes in one version"]);
    }
}
