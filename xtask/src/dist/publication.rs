//! Reasons why the files of a release must not be published.

use super::build;
use super::version::DEBIAN_CHANGELOG;
use crate::workspace::{Workspace, output};
use anyhow::{Context, Result};
use std::fs;
use std::process::Command;

/// A file of the workspace, a placeholder that a release replaces there, and its remedy.
const PLACEHOLDERS: [(&str, &str, &str); 4] = [
    ("CHANGELOG.md", "] - Unreleased", "write the date of the release"),
    (DEBIAN_CHANGELOG, " UNRELEASED;", "write `unstable` and the date of the release"),
    (DEBIAN_CHANGELOG, "maintainers@example.org", "write the address of the maintainers"),
    ("crates/cardroom/Cargo.toml", "maintainers@example.org", "write the address of the maintainers"),
];

/// Every reason, with its remedy. Without one, the files may be published.
///
/// # Errors
/// If a file cannot be read, or git fails.
pub fn obstacles(workspace: &Workspace, profile: &str) -> Result<Vec<String>> {
    let mut found = Vec::new();
    if profile != build::PROFILE {
        found.push(format!("the profile is {profile}: use {}", build::PROFILE));
    }
    let mut git = Command::new("git");
    git.args(["status", "--porcelain"]).current_dir(&workspace.root);
    found.extend(changes(&output(&mut git).context("a release is made in a git checkout")?));
    for (file, placeholder, remedy) in PLACEHOLDERS {
        let text = fs::read_to_string(workspace.root.join(file)).context(file)?;
        if has(&text, placeholder) {
            found.push(format!("{file} has the placeholder {:?}: {remedy}", placeholder.trim()));
        }
    }
    Ok(found)
}

/// The reason in the output of `git status --porcelain`.
fn changes(status: &str) -> Option<String> {
    let first = status.lines().next()?.trim();
    let count = status.lines().count();
    Some(format!("{count} files differ from the commit, among them {first:?}: commit or remove them"))
}

/// Returns whether the newest entry of a changelog, or a manifest, has a placeholder.
fn has(text: &str, placeholder: &str) -> bool {
    // Entries of a Debian changelog end with ` -- `, those of CHANGELOG.md begin with `## [`.
    let mut seen = 0;
    let newest = text.lines().take_while(|line| {
        seen += usize::from(line.starts_with("## [") || line.starts_with("cardroom ("));
        seen < 2
    });
    newest.into_iter().any(|line| line.contains(placeholder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clean_tree_has_no_reason_and_a_changed_one_is_counted() {
        assert_eq!(changes(""), None);
        let reason = changes(" M Cargo.toml\n?? notes.txt\n").unwrap();
        assert!(reason.starts_with("2 files") && reason.contains("M Cargo.toml"), "{reason}");
    }

    #[test]
    fn only_the_newest_entry_of_a_changelog_counts() {
        let text = "# Changelog\n\n## [0.2.0] - Unreleased\n\n## [0.1.0] - 2026-11-28\n";
        assert!(has(text, "] - Unreleased"));
        let text =
            "cardroom (0.2.0) unstable; urgency=medium\n\ncardroom (0.1.0) UNRELEASED; urgency=medium\n";
        assert!(!has(text, " UNRELEASED;"));
        assert!(has("maintainer = \"A <maintainers@example.org>\"\n", "maintainers@example.org"));
    }
}
