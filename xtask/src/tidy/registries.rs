//! Every package must come from the public registry.

use super::finding::Finding;
use super::tree::Tree;

/// The lock files by name, each with the prefix of the line that states the source of a package, and the
/// prefix of the public registry.
const LOCKS: [(&str, &str, &str); 2] = [
    ("Cargo.lock", "source = ", "\"registry+https://github.com/rust-lang/crates.io-index\""),
    ("package-lock.json", "\"resolved\": ", "\"https://registry.npmjs.org/"),
];

/// Finds packages in the lock files of cargo and npm that do not come from the public registry.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let found = LOCKS.into_iter().flat_map(|(name, key, public)| {
        let locks = tree.ending(name);
        locks.flat_map(move |(path, text)| foreign(path, text, key, public))
    });
    found.collect()
}

fn foreign<'a>(
    path: &'a str,
    text: &'a str,
    key: &'static str,
    public: &'static str,
) -> impl Iterator<Item = Finding> + 'a {
    let lines = text.lines().enumerate();
    let sources = lines.filter_map(move |(at, line)| Some((at + 1, line.trim().strip_prefix(key)?)));
    sources.filter(move |(_, source)| !source.starts_with(public)).map(move |(line, source)| {
        let wrong = format!("takes a package from {}", source.trim_end_matches(','));
        Finding::new(path, line, wrong, "take it from the public registry")
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
        let lock = "  \"resolved\": \"https://registry.npmjs.org/a/-/a-1.0.0.tgz\",\n  \"resolved\": \"git+ssh://git@example.org/b\",\n";
        assert_eq!(
            places(&check(&Tree::of(&[("web/package-lock.json", lock)]))),
            ["web/package-lock.json:2"]
        );
    }
}
