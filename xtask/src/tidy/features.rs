//! Keeps test-only features out of the released binary: no other feature, such as `default`, and no dependency may
//! enable them, except that a development dependency may enable the in-memory store.

use super::finding::Finding;
use super::tree::Tree;
use toml::{Table, Value};

/// The test-only features: they make a binary crash on demand, or make its deals predictable.
pub const FOR_TESTS: [&str; 2] = ["kill-points", "fixed-deal"];

/// The feature with the in-memory store and its simulated faults, for tests and examples.
const MEMORY_STORE: &str = "memory-store";

/// Finds manifests in which another feature or a dependency enables a test-only feature.
pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.ending("Cargo.toml").flat_map(|(path, text)| check_manifest(path, text)).collect()
}

fn check_manifest(path: &str, text: &str) -> Vec<Finding> {
    // A manifest that is not TOML is reported by the check of the layers.
    let Ok(mut manifest) = text.parse::<Table>() else { return Vec::new() };
    let mut brought = enabling_keys("", &Value::Table(manifest.clone()), &FOR_TESTS);
    manifest.remove("dev-dependencies");
    brought.extend(enabling_keys("", &Value::Table(manifest), &[MEMORY_STORE]));
    let fix = "only the feature of the same name may bring it: `cargo … --features` asks for it";
    brought
        .into_iter()
        .map(|(from, name)| Finding::new(path, line(text, &from), format!("`{from}` brings `{name}`"), fix))
        .collect()
}

/// Every key with a list that contains one of these features, with that feature, except a key with the name of the
/// feature itself. `key` is the key of `value`.
fn enabling_keys(key: &str, value: &Value, features: &[&'static str]) -> Vec<(String, &'static str)> {
    match value {
        Value::Table(table) => {
            table.iter().flat_map(|(key, value)| enabling_keys(key, value, features)).collect()
        }
        Value::Array(list) => {
            let named = list.iter().filter_map(Value::as_str).filter_map(|text| named(text, features));
            named.filter(|name| *name != key).map(|name| (key.to_owned(), name)).collect()
        }
        _ => Vec::new(),
    }
}

/// The feature in a string such as `room/kill-points` or `kill-points`, if it is one of these; `None` for any other
/// string.
fn named(text: &str, features: &[&'static str]) -> Option<&'static str> {
    let name = text.rsplit('/').next()?;
    features.iter().copied().find(|each| *each == name)
}

/// The first line that contains the key, counted from 1; 1 if there is none.
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
    fn its_own_feature_may_enable_it() {
        assert_eq!(found("[features]\nfixed-deal = [\"room/fixed-deal\"]\ndefault = [\"pages\"]\n"), [""; 0]);
    }

    #[test]
    fn another_feature_and_a_dependency_may_not_enable_it() {
        let default = "[features]\npages = []\ndefault = [\"pages\", \"fixed-deal\"]\n";
        assert_eq!(found(default), ["crates/cardroom/Cargo.toml:3"]);
        let named = "[dependencies]\nroom = { path = \"../room\", features = [\"kill-points\"] }\n";
        assert_eq!(found(named), ["crates/cardroom/Cargo.toml:2"]);
    }

    #[test]
    fn only_a_development_dependency_may_enable_the_memory_store() {
        let under = |table: &str| {
            format!("[{table}]\nroom = {{ path = \"../room\", features = [\"memory-store\"] }}\n")
        };
        assert_eq!(found(&under("dev-dependencies")), [""; 0]);
        assert_eq!(found(&under("dependencies")), ["crates/cardroom/Cargo.toml:2"]);
        assert_eq!(found("[features]\ndefault = [\"memory-store\"]\n"), ["crates/cardroom/Cargo.toml:2"]);
    }
}
