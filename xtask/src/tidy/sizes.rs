//! No source file may exceed its size limit.

use super::finding::Finding;
use super::rust::{last_line, production};
use super::tree::{Tree, is_test};

const WARN: usize = 400;
const FAIL: usize = 600;

/// Finds Rust files with more than [`WARN`] lines (a warning) or [`FAIL`] lines (a failure), not counting the unit
/// tests at their end. Generated files, and files of tests, benches, examples and `test-support`, are exempt.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let sources = tree.ending(".rs").filter(|(path, text)| !is_test(path) && !is_generated(path, text));
    sources.filter_map(|(path, text)| measure(path, text)).collect()
}

/// Returns `true` if the file is in a folder of generated files or is marked as generated in its first lines.
fn is_generated(path: &str, text: &str) -> bool {
    let folder = ["/eval/tables/", "/generated/"].iter().any(|folder| path.contains(folder));
    let mark = ["@gen", "erated"].concat();
    folder || text.lines().take(3).any(|line| line.contains(&mark))
}

fn measure(path: &str, text: &str) -> Option<Finding> {
    if text.lines().count() <= WARN {
        return None;
    }
    let lines = last_line(&production(text));
    let wrong = format!("{lines} lines without the tests");
    let finding = Finding::new(path, lines, wrong, format!("part it by what it does; {FAIL} is the end"));
    match lines {
        0..=WARN => None,
        401..=FAIL => Some(finding.warning()),
        _ => Some(finding),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::Weight;

    fn weight(path: &str, lines: usize, end: &str) -> Option<Weight> {
        let text = format!("{}fn f() {{}}{end}", "\n".repeat(lines - 1));
        check(&Tree::of(&[(path, text.as_str())])).first().map(|finding| finding.weight)
    }

    #[test]
    fn a_long_file_warns_and_a_longer_one_fails() {
        assert_eq!(weight("crates/a/src/a.rs", 400, ""), None);
        assert_eq!(weight("crates/a/src/a.rs", 401, ""), Some(Weight::Warning));
        assert_eq!(weight("crates/a/src/a.rs", 600, ""), Some(Weight::Warning));
        assert_eq!(weight("crates/a/src/a.rs", 601, ""), Some(Weight::Failure));
    }

    #[test]
    fn tests_and_tables_are_not_measured() {
        let tests = format!("\n#[cfg(test)]\nmod tests {{ {} }}", "\n".repeat(900));
        assert_eq!(weight("crates/a/src/a.rs", 400, &tests), None);
        assert_eq!(weight("crates/a/tests/a.rs", 900, ""), None);
        assert_eq!(weight("crates/cards/src/eval/tables/a.rs", 900, ""), None);
        assert_eq!(weight("crates/cards/tables/1_program.rs", 900, ""), Some(Weight::Failure));
    }
}
