//! Keeps features for tests out of the shipped binary: no default and no other feature may enable them.

use super::finding::Finding;
use super::tree::Tree;
use toml::{Table, Value};

/// The features that only tests may have: a binary with one of them can be killed or foreseen.
pub const FOR_TESTS: [&str; 2] = ["kill-points", "fixed-deal"];

/// Looks for a manifest in which anything else brings such a feature along.
pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.ending("Cargo.toml").flat_map(|(path, text)| check_manifest(path, text)).collect()
}

fn check_manifest(path: &str, text: &str) -> Vec<Finding> {
    // That a manifest is TOML is the layers' check.
    let Ok(manifest) = text.parse::<Table>() else { return Vec::new() };
    let brought = bringers("", &Value::Table(manifest));
    let mend = "only the feature of the same name may bring it: `cargo … --features` asks for it";
    brought
        .into_iter()
        .map(|(from, name)| Finding::new(path, line(text, &from), format!("`{from}` brings `{name}`"), mend))
        .collect()
}

/// Every key under which a list has a feature for tests, and that feature; `key` is where the value stands.
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

/// The feature for tests that `room/kill-points` or `kill-points` names.
fn for_tests(text: &str) -> Option<&'static str> {
    let name = text.rsplit('/').next()?;
    FOR_TESTS.into_iter().find(|each| *each == name)
}

/// The first line that has the key.
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
