//! Build scripts must read their paths from the environment at run time.
//!
//! A compiled build script stays in the target folder. If the checkout is copied with it, a compiled-in path
//! still refers to the original, whose files would then be built and watched.

use super::finding::Finding;
use super::rust::{is_word, leaves, line, tree as parse};
use super::tree::Tree;
use proc_macro2::TokenTree;

/// Environment variables set by Cargo that contain a path.
const PATHS: [&str; 3] = ["CARGO_MANIFEST_DIR", "CARGO_MANIFEST_PATH", "OUT_DIR"];

/// Finds compiled-in paths in every build script.
pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.ending("/build.rs").flat_map(|(path, text)| check_script(path, text)).collect()
}

fn check_script(path: &str, text: &str) -> Vec<Finding> {
    let code = leaves(&parse(text));
    let found = code.windows(3).filter(|three| is_compiled_in(three));
    found
        .map(|three| Finding::new(path, line(&three[0]), "a path is compiled in", "take `std::env::var_os`"))
        .collect()
}

/// Returns `true` if the tokens are `env!` or `option_env!` with one of [`PATHS`].
fn is_compiled_in(three: &[TokenTree]) -> bool {
    let [name, TokenTree::Punct(bang), TokenTree::Literal(variable)] = three else { return false };
    let variable = variable.to_string();
    let is_macro = (is_word(name, "env") || is_word(name, "option_env")) && bang.as_char() == '!';
    is_macro && PATHS.contains(&variable.trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    #[test]
    fn a_path_that_is_compiled_into_a_build_script_is_found() {
        let script = "// env!(\"OUT_DIR\")\nfn main() { let (a, b) = (env!(\"CARGO_MANIFEST_DIR\"), env!(\"CARGO_PKG_NAME\"));\n\
                      let out = option_env![\"OUT_DIR\"]; }";
        let tree = Tree::of(&[("crates/a/build.rs", script), ("crates/a/src/lib.rs", script)]);
        assert_eq!(places(&check(&tree)), ["crates/a/build.rs:2", "crates/a/build.rs:3"]);
    }

    #[test]
    fn a_build_script_that_reads_its_paths_at_run_time_passes() {
        let script = "fn main() { let folder = std::env::var_os(\"CARGO_MANIFEST_DIR\");\n\
                      let package = env!(\"CARGO_PKG_NAME\"); }";
        assert_eq!(places(&check(&Tree::of(&[("crates/a/build.rs", script)]))), [""; 0]);
    }
}
