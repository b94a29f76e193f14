//! Build scripts take their paths from the environment in which they run.
//!
//! A compiled build script stays in the target folder. In a copy of the checkout a path that was compiled in still leads to the
//! original, whose files are then built and watched.

use super::finding::Finding;
use super::rust::{Kind, Token, tokens};
use super::tree::Tree;

/// Variables of cargo that hold a path.
const PATHS: [&str; 3] = ["CARGO_MANIFEST_DIR", "CARGO_MANIFEST_PATH", "OUT_DIR"];

/// Looks for compiled-in paths in every build script.
pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.ending("/build.rs").flat_map(|(path, text)| check_script(path, text)).collect()
}

fn check_script(path: &str, text: &str) -> Vec<Finding> {
    let code = tokens(text);
    let compiled_in = |four: &&[Token<'_>]| {
        let [name, bang, _, variable] = four else { return false };
        let is_macro = ["env", "option_env"].iter().any(|word| name.is(word)) && bang.is("!");
        is_macro && variable.kind == Kind::Text && PATHS.contains(&variable.text)
    };
    let found = code.windows(4).filter(compiled_in);
    found
        .map(|four| Finding::new(path, four[0].line, "a path is compiled in", "take `std::env::var_os`"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    #[test]
    fn a_path_that_is_compiled_into_a_build_script_is_found() {
        let script = "// env!(\"OUT_DIR\")\nlet (a, b) = (env!(\"CARGO_MANIFEST_DIR\"), env!(\"CARGO_PKG_VERSION\"));\n\
                      let out = option_env![\"OUT_DIR\"];";
        let tree = Tree::of(&[("crates/a/build.rs", script), ("crates/a/src/lib.rs", script)]);
        assert_eq!(places(&check(&tree)), ["crates/a/build.rs:2", "crates/a/build.rs:3"]);
    }

    #[test]
    fn a_build_script_that_asks_for_its_paths_as_it_runs_passes() {
        let script =
            "let folder = std::env::var_os(\"CARGO_MANIFEST_DIR\");\nlet package = env!(\"CARGO_PKG_NAME\");";
        assert_eq!(places(&check(&Tree::of(&[("crates/a/build.rs", script)]))), [""; 0]);
    }
}
