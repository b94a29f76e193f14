//! Every Rust file must parse, since the other checks need its syntax tree.

use super::finding::Finding;
use super::tree::Tree;

/// Finds the Rust files that cannot be parsed.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let parsed = tree.ending(".rs").map(|(path, text)| (path, syn::parse_file(text)));
    parsed.filter_map(|(path, parsed)| Some(finding(path, &parsed.err()?))).collect()
}

fn finding(path: &str, error: &syn::Error) -> Finding {
    Finding::new(path, error.span().start().line, format!("no Rust: {error}"), "fix it")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    #[test]
    fn a_file_that_does_not_parse_is_found_with_its_line() {
        let found = check(&Tree::of(&[("a.rs", "fn a() {}\n"), ("b.rs", "fn b() {}\nfn {}\n")]));
        assert_eq!(places(&found), ["b.rs:2"]);
    }
}
