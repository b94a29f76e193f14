//! Nothing in the tree speaks of the machine or the workplace that it was written on.

use super::finding::Finding;
use super::tree::Tree;

/// Strings that no file may contain, in pieces, so that this file does not contain them either. Letter
/// case does not matter.
const NEEDLES: &[&[&str]] = &[
    &["/wo", "rk/"],
    &["/tm", "p/"],
    &["/ro", "ot/"],
    &["/ho", "me/"],
    &["/Us", "ers/"],
    &[".lib", "rary/"],
    &["../sha", "red"],
    &["sub", "agent"],
    &["helper ", "agent"],
    &["language ", "model"],
    &["clau", "de"],
    &["anthro", "pic"],
];

/// Looks through every file, line by line.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let needles: Vec<String> = NEEDLES.iter().map(|pieces| pieces.concat().to_lowercase()).collect();
    let lines = tree.files().flat_map(|(path, text)| {
        text.lines().enumerate().map(move |(at, line)| (path, at + 1, line.to_lowercase()))
    });
    let mut found = Vec::new();
    for (path, at, line) in lines {
        let hit = needles.iter().find(|needle| line.contains(needle.as_str()));
        let registry = foreign_registry(path, &line);
        found.extend(hit.map(|needle| finding(path, at, format!("holds `{needle}`"))));
        found.extend(registry.map(|source| finding(path, at, format!("takes a package from {source}"))));
    }
    found
}

fn finding(path: &str, line: usize, wrong: String) -> Finding {
    Finding::new(path, line, wrong, "leave out what only this machine knows")
}

/// A lock file's source that is not the public registry.
fn foreign_registry<'a>(path: &str, line: &'a str) -> Option<&'a str> {
    let source = line.strip_prefix("source = ").filter(|_| path.ends_with("Cargo.lock"))?;
    let public = "\"registry+https://github.com/rust-lang/crates.io-index\"";
    (source != public).then_some(source)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    #[test]
    fn every_needle_is_found_in_any_file() {
        for pieces in NEEDLES {
            let text = format!("first\nsee {}x\n", pieces.concat());
            let found = check(&Tree::of(&[("docs/a.md", text.as_str())]));
            assert_eq!(places(&found), ["docs/a.md:2"], "{pieces:?}");
        }
    }

    #[test]
    fn a_foreign_registry_is_found() {
        let lock = "source = \"registry+https://github.com/rust-lang/crates.io-index\"\n\
                    source = \"registry+https://mirror.example/index\"\n";
        assert_eq!(places(&check(&Tree::of(&[("Cargo.lock", lock)]))), ["Cargo.lock:2"]);
    }

    #[test]
    fn plain_text_passes() {
        let text = "The library works at home; see web/src/shared.ts and ../GLOSSARY.md.\n";
        assert_eq!(check(&Tree::of(&[("a.md", text)])), []);
    }
}
