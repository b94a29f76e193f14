//! The files of the tree, read once for all checks.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Text files by path relative to the root, with `/` as the separator.
pub struct Tree(BTreeMap<String, String>);

/// Folders that are not part of the tree: the repository's `.git`, and tool output that `.gitignore` lists.
const NOT_OURS: &[&str] = &["target", ".git", "node_modules", "mutants.out", "mutants.out.old"];

impl Tree {
    /// Reads every file under the root, except in the folders [`NOT_OURS`]. Symbolic links are not followed. Invalid
    /// UTF-8 is replaced by U+FFFD.
    ///
    /// # Errors
    /// If a folder or file cannot be read.
    pub fn load(root: &Path) -> Result<Tree> {
        let mut files = BTreeMap::new();
        load_folder(root, "", &mut files)?;
        Ok(Tree(files))
    }

    /// A tree of these files, for tests.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        Tree(files.iter().map(|&(path, text)| (path.to_owned(), text.to_owned())).collect())
    }

    /// The text of the file at this path, if it exists.
    pub fn get(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }

    /// Returns `true` if there is a file or folder at the path; the empty path is the root.
    pub fn has(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        path.is_empty() || self.0.contains_key(path) || self.0.keys().any(|key| key.starts_with(&folder))
    }

    /// Every file with its text, sorted by path.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Every file whose path ends with `end`.
    pub fn ending(&self, end: &'static str) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(move |(path, _)| path.ends_with(end))
    }

    /// The Rust files of the crates, without tests, benches, examples and `test-support`.
    pub fn sources(&self) -> impl Iterator<Item = (&str, &str)> {
        self.ending(".rs").filter(|(path, _)| path.starts_with("crates/") && !is_test(path))
    }
}

/// Returns `true` if a Rust file is compiled only for tests, benches or examples.
pub fn is_test(path: &str) -> bool {
    let mut folders = path.split('/');
    folders.any(|part| ["tests", "benches", "examples", "tests.rs", "test-support"].contains(&part))
}

fn load_folder(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    for entry in entries {
        let entry = entry.with_context(|| format!("{} cannot be read", folder.display()))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !NOT_OURS.contains(&name.as_str()) {
            load_entry(&entry, &format!("{prefix}{name}"), files)?;
        }
    }
    Ok(())
}

fn load_entry(entry: &fs::DirEntry, path: &str, files: &mut BTreeMap<String, String>) -> Result<()> {
    let kind = entry.file_type().with_context(|| format!("{path} cannot be looked at"))?;
    if kind.is_dir() {
        return load_folder(&entry.path(), &format!("{path}/"), files);
    }
    if kind.is_file() {
        let bytes = fs::read(entry.path()).with_context(|| format!("{path} cannot be read"))?;
        files.insert(path.to_owned(), String::from_utf8_lossy(&bytes).into_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_distinguished_from_sources() {
        let tree = Tree::of(&[
            ("crates/a/src/lib.rs", ""),
            ("crates/a/src/lib/tests.rs", ""),
            ("crates/a/tests/laws.rs", ""),
            ("crates/a/examples/one.rs", ""),
            ("crates/test-support/src/lib.rs", ""),
            ("xtask/src/main.rs", ""),
        ]);
        assert!(tree.sources().map(|(path, _)| path).eq(["crates/a/src/lib.rs"]));
        assert!(tree.has("crates/a") && tree.has("crates/a/src/lib.rs") && !tree.has("crates/b"));
    }
}
