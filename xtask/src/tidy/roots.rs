//! Every crate must inherit the workspace's lints and forbid unsafe code, and every library must warn about missing
//! documentation.

use super::finding::Finding;
use super::rust::{has_word, tree as parse};
use super::tree::Tree;
use syn::{AttrStyle, File};

/// Finds crates that have no root module or do not inherit the lints, root modules that do not forbid unsafe code,
/// and libraries without a warning about missing documentation.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let crates = tree.ending("/Cargo.toml").filter(|(path, _)| is_member(path));
    crates.flat_map(|(path, manifest)| check_crate(tree, path, manifest)).collect()
}

fn is_member(manifest: &str) -> bool {
    manifest == "xtask/Cargo.toml" || manifest.starts_with("crates/") && manifest.matches('/').count() == 2
}

fn check_crate(tree: &Tree, path: &str, manifest: &str) -> Vec<Finding> {
    let mut found = Vec::new();
    if !inherits_lints(manifest) {
        let fix = "add `[lints]` with `workspace = true`";
        found.push(Finding::new(path, 1, "the lints of the workspace are not taken over", fix));
    }
    let folder = path.trim_end_matches("Cargo.toml");
    let roots: Vec<_> = tree.files().filter(|(file, _)| is_root(file, folder)).collect();
    if roots.is_empty() {
        found.push(Finding::new(path, 1, "the crate has no root", "add src/lib.rs or src/main.rs"));
    }
    found.extend(roots.into_iter().flat_map(|(file, text)| check_root(file, text)));
    found
}

fn inherits_lints(manifest: &str) -> bool {
    let table = manifest.parse::<toml::Table>().ok();
    let lints = table.as_ref().and_then(|table| table.get("lints")?.get("workspace")?.as_bool());
    lints == Some(true)
}

/// Returns `true` if a file is the root module of a library or binary in the folder.
fn is_root(file: &str, folder: &str) -> bool {
    let Some(file) = file.strip_prefix(folder) else { return false };
    let binary = file.strip_prefix("src/bin/").is_some_and(|name| name.ends_with(".rs"));
    file == "src/lib.rs" || file == "src/main.rs" || binary
}

fn check_root(path: &str, text: &str) -> Vec<Finding> {
    let code = parse(text);
    let mut found = Vec::new();
    if !has(&code, &["forbid"], "unsafe_code") {
        let fix = "add `#![forbid(unsafe_code)]`";
        found.push(Finding::new(path, 1, "unsafe code is not forbidden", fix));
    }
    if path.ends_with("lib.rs") && !has(&code, &["warn", "deny", "forbid"], "missing_docs") {
        let fix = "add `#![warn(missing_docs)]`";
        found.push(Finding::new(path, 1, "documentation is not asked for", fix));
    }
    found
}

/// Returns `true` if the file has `#![level(lint)]` for one of these levels.
fn has(code: &File, levels: &[&str], lint: &str) -> bool {
    let inner = code.attrs.iter().filter(|attribute| matches!(attribute.style, AttrStyle::Inner(_)));
    let mut set = inner.filter(|attribute| levels.iter().any(|level| attribute.path().is_ident(level)));
    set.any(|attribute| has_word(&attribute.meta, lint))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    const MANIFEST: &str = "[package]\nname = \"a\"\n[lints]\nworkspace = true\n";

    fn found(manifest: &str, files: &[(&str, &str)]) -> Vec<String> {
        let files = [&[("crates/a/Cargo.toml", manifest)], files].concat();
        places(&check(&Tree::of(&files)))
    }

    #[test]
    fn a_crate_that_keeps_the_rules_passes() {
        let lib = "//! A.\n#![forbid(unsafe_code)]\n#![warn(missing_docs)]";
        let files = [("crates/a/src/lib.rs", lib), ("crates/a/src/main.rs", "#![forbid(unsafe_code)]")];
        assert_eq!(found(MANIFEST, &files), [""; 0]);
    }

    #[test]
    fn missing_root_attributes_are_found() {
        let comment = "// #![forbid(unsafe_code)]\n#![warn(missing_docs)]";
        assert_eq!(found(MANIFEST, &[("crates/a/src/lib.rs", comment)]), ["crates/a/src/lib.rs:1"]);
        let undocumented = [("crates/a/src/lib.rs", "#![forbid(unsafe_code)]")];
        assert_eq!(found(MANIFEST, &undocumented), ["crates/a/src/lib.rs:1"]);
        assert_eq!(found(MANIFEST, &[("crates/a/src/bin/b.rs", "")]), ["crates/a/src/bin/b.rs:1"]);
    }

    #[test]
    fn a_crate_without_root_or_lints_is_found() {
        assert_eq!(found(MANIFEST, &[]), ["crates/a/Cargo.toml:1"]);
        let main = [("crates/a/src/main.rs", "#![forbid(unsafe_code)]")];
        assert_eq!(found("[package]\nname = \"a\"", &main), ["crates/a/Cargo.toml:1"]);
    }
}
