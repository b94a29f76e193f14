//! The version of a release, which several files state.

use crate::workspace::Workspace;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// Path of the changelog for users, relative to the root of the workspace.
const CHANGELOG: &str = "CHANGELOG.md";

/// Path of the changelog of the Debian package, relative to the root of the workspace.
pub const DEBIAN_CHANGELOG: &str = "deploy/debian/changelog";

/// A version, and the place that states it.
#[derive(Clone, Debug, PartialEq)]
struct Stated {
    place: String,
    version: String,
}

/// The version that `Cargo.toml` and both changelogs state.
///
/// # Errors
/// If a file cannot be read or states no version, or two of them differ.
pub fn of(workspace: &Workspace) -> Result<String> {
    let read = |place: &str, find: fn(&str) -> Option<&str>| stated(&workspace.root, place, find);
    agree(&[
        read("Cargo.toml", in_manifest)?,
        read(CHANGELOG, in_changelog)?,
        read(DEBIAN_CHANGELOG, in_debian)?,
    ])
}

/// Checks that a man page, which the program printed, states this version.
///
/// # Errors
/// If the page states another version or none.
pub fn check_man(page: &Path, version: &str) -> Result<()> {
    let folder = page.parent().context("a man page is in no folder")?;
    let name = page.file_name().and_then(|name| name.to_str()).context("a man page has no name")?;
    let manifest = Stated { place: "Cargo.toml".to_owned(), version: version.to_owned() };
    agree(&[manifest, stated(folder, name, in_man)?]).map(drop)
}

fn stated(folder: &Path, place: &str, find: fn(&str) -> Option<&str>) -> Result<Stated> {
    let text = fs::read_to_string(folder.join(place)).with_context(|| format!("{place} cannot be read"))?;
    let version = find(&text).with_context(|| format!("{place} states no version"))?;
    Ok(Stated { place: place.to_owned(), version: version.to_owned() })
}

/// The version that all places state.
fn agree(all: &[Stated]) -> Result<String> {
    let (first, others) = all.split_first().context("no place states a version")?;
    if let Some(other) = others.iter().find(|other| other.version != first.version) {
        let [here, there] =
            [first, other].map(|stated| format!("{} states {}", stated.place, stated.version));
        bail!("{here}, and {there}: write the version of the release in both");
    }
    Ok(first.version.clone())
}

/// The version of the workspace's packages.
fn in_manifest(text: &str) -> Option<&str> {
    let section = text.split("[workspace.package]").nth(1)?.split("\n[").next()?;
    let line = section.lines().find_map(|line| line.strip_prefix("version = \""))?;
    line.split('"').next()
}

/// The version of the first entry: `## [0.1.0] - 2026-11-28`.
fn in_changelog(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix("## [")).and_then(|rest| rest.split(']').next())
}

/// The version of the first entry: `cardroom (0.1.0) unstable; urgency=medium`.
fn in_debian(text: &str) -> Option<&str> {
    text.lines().next()?.strip_prefix("cardroom (")?.split(')').next()
}

/// The version in the title line of a man page: `.TH cardroom 1  "cardroom 0.1.0"`.
fn in_man(text: &str) -> Option<&str> {
    let title = text.lines().find(|line| line.starts_with(".TH "))?;
    title.split('"').find_map(|part| part.strip_prefix("cardroom "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str =
        "[workspace]\nversion = \"9\"\n[workspace.package]\nversion = \"0.2.0\"\nedition = \"2024\"\n";

    #[test]
    fn each_kind_of_file_is_read() {
        assert_eq!(in_manifest(MANIFEST), Some("0.2.0"));
        assert_eq!(in_changelog("# Changelog\n\n## [0.2.0] - Unreleased\n\n## [0.1.0]\n"), Some("0.2.0"));
        assert_eq!(in_debian("cardroom (0.2.0) UNRELEASED; urgency=medium\n\n  * A.\n"), Some("0.2.0"));
        assert_eq!(in_man(".ie \\n(.g .ds Aq \\(aq\n.TH cardroom 1  \"cardroom 0.2.0\" \n"), Some("0.2.0"));
        assert_eq!(in_man(".TH cardroom-serve 1  \"serve \" \n"), None);
    }

    #[test]
    fn a_difference_names_both_places() {
        let stated = |place: &str, version: &str| Stated { place: place.into(), version: version.into() };
        let same = [stated("a", "1.0.0"), stated("b", "1.0.0")];
        assert_eq!(agree(&same).unwrap(), "1.0.0");
        let differ = [same[0].clone(), same[1].clone(), stated("c", "1.0.1")];
        let error = agree(&differ).unwrap_err().to_string();
        assert!(error.contains("a states 1.0.0") && error.contains("c states 1.0.1"), "{error}");
    }
}
