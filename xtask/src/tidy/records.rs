//! Only allowed modules may encode and decode records, which contain hidden cards.

use super::finding::Finding;
use super::rust::{is_word, leaves, line, production};
use super::tree::Tree;
use proc_macro2::TokenTree;

/// Files and folders that may encode and decode records and histories (`encode`, `encode_under`, `decode` and
/// `from_record`), which exposes every card: the definition of the record, the store, the file formats, the room's
/// export of a hand for one viewer, and the offline tools.
const ALLOWED: &[&str] = &[
    "crates/games/src/record.rs",
    "crates/formats/src/history/order.rs",
    "crates/room/src/store/opaque_record.rs",
    "crates/room/src/game/export.rs",
    "crates/cardroom/src/records/",
];

/// Finds calls that encode or decode a record, in every crate. The check has no type information, so methods of other
/// types must not have the same names.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let sources = tree.sources().filter(|(path, _)| !ALLOWED.iter().any(|allowed| path.starts_with(allowed)));
    sources.flat_map(|(path, text)| check_source(path, &leaves(&production(text)))).collect()
}

fn check_source(path: &str, code: &[TokenTree]) -> Vec<Finding> {
    let calls = code.windows(2).filter(|two| is_call(&two[0], &two[1]));
    let fix = "send a `View` or a `Seen`; records are for the store and the offline tools";
    calls.map(|two| Finding::new(path, line(&two[1]), format!("`{}` of a record", two[1]), fix)).collect()
}

/// Returns `true` if the tokens are the start of a call that encodes or decodes a record, such as `.encode`.
fn is_call(before: &TokenTree, name: &TokenTree) -> bool {
    let joins = matches!(before, TokenTree::Punct(mark) if ['.', ':'].contains(&mark.as_char()));
    joins && ["encode", "encode_under", "decode", "from_record"].iter().any(|call| is_word(name, call))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    const CALLS: &str = "fn f(record: &Record) {\n  record.encode();\n  texts.map(Record::decode);\n  Hand::from_record(record);\n}\n\
                         fn encode() {}\n#[cfg(test)] mod tests { fn g() { Record::decode(x) } }";

    #[test]
    fn a_call_from_elsewhere_is_found() {
        let found = check(&Tree::of(&[("crates/cardroom/src/show.rs", CALLS)]));
        assert_eq!(places(&found), [2, 3, 4].map(|line| format!("crates/cardroom/src/show.rs:{line}")));
    }

    #[test]
    fn the_allowed_places_and_tests_may_call() {
        let tree = Tree::of(&[("crates/games/src/record.rs", CALLS), ("crates/games/tests/laws.rs", CALLS)]);
        assert_eq!(check(&tree), []);
    }
}
