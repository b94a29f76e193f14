//! Every package comes from the public registry.

use super::finding::Finding;
use super::tree::Tree;

const PUBLIC: &str = "\"registry+https://github.com/rust-lang/crates.io-index\"";

/// Reads the sources in cargo's lock files.
pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.ending("Cargo.lock").flat_map(|(path, text)| foreign(path, text)).collect()
}

fn foreign<'a>(path: &'a str, text: &'a str) -> impl Iterator<Item = Finding> + 'a {
    let lines = text.lines().enumerate();
    let sources = lines.filter_map(|(at, line)| Some((at + 1, line.strip_prefix("source = ")?)));
    sources.filter(|(_, source)| *source != PUBLIC).map(move |(line, source)| {
        let wrong = format!("takes a package from {source}");
        Finding::new(path, line, wrong, "take it from crates.io")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    #[test]
    fn a_foreign_registry_is_found() {
        let lock = "source = \"registry+https://github.com/rust-lang/crates.io-index\"\n\
                    source = \"registry+https://mirror.example/index\"\n";
        assert_eq!(places(&check(&Tree::of(&[("Cargo.lock", lock)]))), ["Cargo.lock:2"]);
    }
}
