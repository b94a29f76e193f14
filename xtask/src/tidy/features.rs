//! Keeps test-only features out of the released binary: no default and no other feature may enable them.

use super::finding::Finding;
use super::tree::Tree;
use toml::{Table, Value};

/// The test-only features: they make a binary crash on demand, or its deals predictable.
pub const FOR_TESTS: [&str; 2] = ["kill-points", "fixed-deal"];

/// Finds manifests in which anything else enables such a feature.
pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.ending("Cargo.toml").flat_map(|(path, text)| check_manifest(path, text)).collect()
}

fn check_manifest(path: &str, text: &str) -> Vec<Finding> {
    // The check of the layers reports manifests that are not TOML.
    let Ok(manifest) = text.parse::<Table>() else { return Vec::new() };
    let brought = bringers("", &Value::Table(manifest));
    let mend = "only the feature of the same name may bring it: `cargo … --features` asks for it";
    brought
        .into_iter()
        .map(|(from, name)| Finding::new(path, line(text, &from), format!("`{from}` brings `{name}`"), mend))
        .collect()
}

/// Every key with a list that contains a test-only feature, and that feature. `key` is the key of `value`.
fn bringers(key: &str, value: &Value) -> Vec<(String, &'static str)> {
    match value {
        Value::Table(table) => table.iter().flat_map(|(key, value)| bringers(key, value)).collect(),
        Value::Array(list) => {
            let named = list.iter().filter_map(Value::as_str).filter_map(for_tests);
            named.filter(|name| *name != key).map(|name| (key.to_owned(), name)).collect()
        }
        _ => Vec::new(),
    }
}

/// The test-only feature in a text such as `room/kill-points` or `kill-points`.
fn for_tests(text: &str) -> Option<&'static str> {
    let name = text.rsplit('/').next()?;
    FOR_TESTS.into_iter().find(|each| *each == name)
}

/// The first line that contains the key, counted from 1.
fn line(text: &str, key: &str) -> usize {
    text.lines().position(|line| line.contains(key)).map_or(1, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    fn found(text: &str) -> Vec<String> {
        places(&check(&Tree::of(&[("crates/cardroom/Cargo.toml", text)])))
    }

    #[test]
    fn its_own_feature_may_bring_it() {
        assert_eq!(found("[features]\nfixed-deal = [\"room/fixed-deal\"]\ndefault = [\"pages\"]\n"), [""; 0]);
    }

    #[test]
    fn another_feature_and_a_dependency_may_not() {
        let default = "[features]\npages = []\ndefault = [\"pages\", \"fixed-deal\"]\n";
        assert_eq!(found(default), ["crates/cardroom/Cargo.toml:3"]);
        let named = "[dependencies]\nroom = { path = \"../room\", features = [\"kill-points\"] }\n";
        assert_eq!(found(named), ["crates/cardroom/Cargo.toml:2"]);
    }
}
