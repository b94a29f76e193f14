//! Only the allowed places read and write records, the one form that carries hidden cards.

use super::finding::Finding;
use super::rust::{is_word, leaves, line, production};
use super::tree::Tree;
use proc_macro2::TokenTree;

/// Folders in which `Record::encode` and `Record::decode` may be called: their definition, the store,
/// the file of a round, and the offline tools.
const ALLOWED: &[&str] = &[
    "crates/games/src/record.rs",
    "crates/games/src/record/",
    "crates/formats/src/history/order.rs",
    "crates/room/src/store/",
    "crates/cardroom/src/records/",
    "crates/cardroom/src/verify.rs",
];

/// Looks for calls of `encode` and `decode` in every crate. The check knows no types: something
/// else with a method of this name wants another name.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let sources = tree.sources().filter(|(path, _)| !ALLOWED.iter().any(|allowed| path.starts_with(allowed)));
    sources.flat_map(|(path, text)| check_source(path, &leaves(&production(text)))).collect()
}

fn check_source(path: &str, code: &[TokenTree]) -> Vec<Finding> {
    let calls = code.windows(2).filter(|two| is_call(&two[0], &two[1]));
    let mend = "send a `View` or a `Seen`; records are for the store and the offline tools";
    calls.map(|two| Finding::new(path, line(&two[1]), format!("`{}` of a record", two[1]), mend)).collect()
}

/// `.encode` or `::decode`.
fn is_call(before: &TokenTree, name: &TokenTree) -> bool {
    let joins = matches!(before, TokenTree::Punct(mark) if ['.', ':'].contains(&mark.as_char()));
    joins && ["encode", "encode_under", "decode"].iter().any(|call| is_word(name, call))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    const CALLS: &str = "fn f(record: &Record) {\n  record.encode();\n  texts.map(Record::decode);\n}\n\
                         fn encode() {}\n#[cfg(test)] mod tests { fn g() { Record::decode(x) } }";

    #[test]
    fn a_call_from_elsewhere_is_found() {
        let found = check(&Tree::of(&[("crates/cardroom/src/show.rs", CALLS)]));
        assert_eq!(places(&found), ["crates/cardroom/src/show.rs:2", "crates/cardroom/src/show.rs:3"]);
    }

    #[test]
    fn the_allowed_places_and_tests_may_call() {
        let tree = Tree::of(&[("crates/games/src/record.rs", CALLS), ("crates/games/tests/laws.rs", CALLS)]);
        assert_eq!(check(&tree), []);
    }
}
