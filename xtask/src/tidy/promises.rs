//! The promises in [`DOCUMENT`]: every test that the document names must exist.

use super::finding::Finding;
use super::markdown::lines;
use super::tree::Tree;
use std::collections::BTreeSet;

/// The document, whose table `promise | tests` names tests in backticks.
const DOCUMENT: &str = "docs/security.md";

/// Finds promises without a test, and tests that do not exist. A missing document or table is a finding too.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let Some(page) = tree.get(DOCUMENT) else {
        return vec![Finding::new(DOCUMENT, 0, "the promises are missing", "correct its path in tidy")];
    };
    let functions: BTreeSet<&str> = tree.ending(".rs").flat_map(|(_, text)| functions(text)).collect();
    let in_table = lines(page).skip_while(|line| !line.text.starts_with("| promise |")).skip(2);
    let rows = in_table.take_while(|line| line.text.starts_with('|'));
    let mut found = Vec::new();
    let mut count = 0;
    for row in rows {
        count += 1;
        let named: Vec<&str> = row.text.split('`').skip(1).step_by(2).collect();
        if named.is_empty() {
            found.push(Finding::new(
                DOCUMENT,
                row.number,
                "the promise has no test",
                "name the test that holds it",
            ));
        }
        let missing = named.into_iter().filter(|name| !functions.contains(name));
        found.extend(missing.map(|name| {
            Finding::new(
                DOCUMENT,
                row.number,
                format!("there is no test `{name}`"),
                "name the test that holds it",
            )
        }));
    }
    if count == 0 {
        found.push(Finding::new(DOCUMENT, 0, "there is no table `promise | tests`", "correct its header"));
    }
    found
}

/// The names of the functions in a file that are declared without `pub`, as tests are.
fn functions(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        line.trim_start().trim_start_matches("async ").strip_prefix("fn ")?.split('(').next()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(page: &str) -> Vec<String> {
        let tree = Tree::of(&[(DOCUMENT, page), ("crates/a/src/b.rs", "    async fn it_holds() {\n")]);
        check(&tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_promise_needs_a_test_that_exists() {
        let table =
            |tests: &str| wrong(&format!("| promise | tests |\n|---|---|\n| It holds. | {tests} |\n"));
        assert!(table("`it_holds`").is_empty());
        assert!(table("`it_holds`, `it_lies`")[0].contains("there is no test `it_lies`"));
        assert!(table("")[0].contains("the promise has no test"));
        assert!(wrong("")[0].contains("there is no table"));
    }
}
