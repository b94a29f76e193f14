//! The notices of third-party code must be up to date.

use super::finding::Finding;
use super::tree::Tree;
use crate::notices::FILE;

/// Compares `THIRD-PARTY` with its expected text.
pub fn check(tree: &Tree, expected: &str) -> Vec<Finding> {
    let kept = tree.get(FILE).unwrap_or_default();
    let differs = (kept != expected).then(|| {
        let same = kept.lines().zip(expected.lines()).take_while(|(kept, expected)| kept == expected).count();
        Finding::new(FILE, same + 1, "differs from the packages in use", "run `cargo xtask notices`")
    });
    differs.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    #[test]
    fn a_file_that_differs_or_is_missing_is_found() {
        let tree = Tree::of(&[(FILE, "a\nb\n")]);
        assert_eq!(check(&tree, "a\nb\n"), []);
        assert_eq!(places(&check(&tree, "a\nc\n")), ["THIRD-PARTY:2"]);
        assert_eq!(places(&check(&tree, "a\nb\nc\n")), ["THIRD-PARTY:3"]);
        assert_eq!(places(&check(&Tree::of(&[]), "a\n")), ["THIRD-PARTY:1"]);
    }
}
