//! The error codes of `formats` and `requests`: [`DOCUMENT`] must list every code of their enums, and each variant
//! must be the code of some error. The compiler does not find a variant without an error, because the enums are public.

use super::finding::Finding;
use super::markdown::lines;
use super::rust::{has_word, is_word, leaves, production};
use super::tree::Tree;
use proc_macro2::TokenTree;
use std::collections::{BTreeMap, BTreeSet};
use syn::{Ident, Item, Variant};

/// The document with the codes, each in the first column of a table.
const DOCUMENT: &str = "docs/errors.md";

/// The files that define an `enum Code`, each with the folders of the code that returns its errors.
const LISTS: &[(&str, &[&str])] = &[
    ("crates/formats/src/code.rs", &["crates/formats/src/", "crates/requests/src/"]),
    ("crates/requests/src/code.rs", &["crates/requests/src/", "crates/cardroom/src/"]),
];

/// A variant of an `enum Code`, with its file.
struct Code {
    path: &'static str,
    name: Ident,
}

/// Finds missing files, codes that no error has, codes that the document does not list, and codes in the document that
/// do not exist.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let missing =
        LISTS.iter().map(|(path, _)| *path).chain([DOCUMENT]).filter(|path| tree.get(path).is_none());
    let mut found: Vec<Finding> = missing
        .map(|path| Finding::new(path, 0, "a list of error codes is missing", "correct its path in tidy"))
        .collect();
    let mut codes = Vec::new();
    for &(path, users) in LISTS {
        let used = used(tree, users);
        let variants = variants(tree.get(path).unwrap_or_default());
        let unused = variants.iter().filter(|variant| !used.contains(&variant.ident.to_string()));
        found.extend(
            unused
                .map(|variant| finding(path, &variant.ident, "is the code of no error", "use or remove it")),
        );
        let own = variants.into_iter().filter(|variant| !is_of_another_error(variant));
        codes.extend(own.map(|variant| Code { path, name: variant.ident }));
    }
    found.extend(compare(&codes, tree.get(DOCUMENT).unwrap_or_default()));
    found
}

/// Findings for the differences between the enums and the document.
fn compare(codes: &[Code], page: &str) -> Vec<Finding> {
    let listed = listed(page);
    let ids: BTreeSet<String> = codes.iter().map(|code| id(&code.name)).collect();
    let missing = codes.iter().filter(|code| !listed.contains_key(id(&code.name).as_str()));
    let missing =
        missing.map(|code| finding(code.path, &code.name, "is not in docs/errors.md", "add it there"));
    let unknown = listed.iter().filter(|(code, _)| !ids.contains(**code)).map(|(code, &line)| {
        Finding::new(
            DOCUMENT,
            line,
            format!("no error has the code `{code}`"),
            "codes are never removed or renamed",
        )
    });
    missing.chain(unknown).collect()
}

fn finding(path: &str, name: &Ident, wrong: &str, fix: &str) -> Finding {
    Finding::new(path, name.span().start().line, format!("`{name}` {wrong}"), fix)
}

/// The variants of `enum Code`.
fn variants(text: &str) -> Vec<Variant> {
    let of = |item| match item {
        Item::Enum(item) if item.ident == "Code" => item.variants.into_iter().collect(),
        _ => Vec::new(),
    };
    production(text).items.into_iter().flat_map(of).collect()
}

/// Returns `true` if the variant forwards to the code of another error, and has no code itself.
fn is_of_another_error(variant: &Variant) -> bool {
    variant.attrs.iter().any(|attribute| has_word(attribute, "transparent"))
}

/// The id of a variant: its name in snake case.
fn id(name: &Ident) -> String {
    let mut id = String::new();
    for letter in name.to_string().chars() {
        if letter.is_uppercase() && !id.is_empty() {
            id.push('_');
        }
        id.extend(letter.to_lowercase());
    }
    id
}

/// The names after `Code::` in these folders.
fn used(tree: &Tree, folders: &[&str]) -> BTreeSet<String> {
    let sources = tree.sources().filter(|(path, _)| folders.iter().any(|folder| path.starts_with(folder)));
    sources.flat_map(|(_, text)| named(text)).collect()
}

fn named(text: &str) -> Vec<String> {
    let tokens = leaves(&production(text));
    let is_mark = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':');
    let is_code = |path: &&[TokenTree]| is_word(&path[0], "Code") && path[1..3].iter().all(is_mark);
    tokens.windows(4).filter(is_code).map(|path| path[3].to_string()).collect()
}

/// The codes in the document, with their lines: the code spans in the first column of a table.
fn listed(page: &str) -> BTreeMap<&str, usize> {
    let cells = lines(page).filter_map(|line| Some((line.text.strip_prefix("| `")?, line.number)));
    cells.filter_map(|(rest, number)| Some((rest.split_once("` |")?.0, number))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    const LIST: &str = "enum Code {\n Card,\n NoSeat,\n #[strum(transparent)]\n Game(&'static str),\n}\n\
                        fn f() { Code::Game(x) }";
    const PAGE: &str = "| code | meaning |\n|---|---|\n| `card` | `other` |\n| `no_seat` | no seat |\n";

    fn found(user: &str, page: &str) -> Vec<String> {
        let formats = "fn f() { E::new(Code::Card, m); E::new(crate::Code::NoSeat, m) }";
        places(&check(&Tree::of(&[
            (LISTS[0].0, LIST),
            (LISTS[1].0, LIST),
            ("crates/formats/src/a.rs", formats),
            ("crates/cardroom/src/b.rs", user),
            (DOCUMENT, page),
        ])))
    }

    #[test]
    fn an_unused_code_is_found() {
        assert_eq!(found("fn f() { g(Code::Card); vec![Code::NoSeat] }", PAGE), [""; 0]);
        assert_eq!(found("fn f() { g(Code::Card) }", PAGE), ["crates/requests/src/code.rs:3"]);
        let in_test = "fn f() { g(Code::Card) } #[cfg(test)] mod tests { fn h() { g(Code::NoSeat) } }";
        assert_eq!(found(in_test, PAGE), ["crates/requests/src/code.rs:3"]);
    }

    #[test]
    fn the_codes_of_the_document_are_those_of_the_enums() {
        let user = "fn f() { g(Code::Card); g(Code::NoSeat) }";
        assert_eq!(
            found(user, &PAGE.replace("no_seat", "seat")),
            ["crates/formats/src/code.rs:3", "crates/requests/src/code.rs:3", "docs/errors.md:4"]
        );
    }

    #[test]
    fn a_missing_list_is_found() {
        let found = places(&check(&Tree::of(&[])));
        assert_eq!(
            found,
            ["crates/formats/src/code.rs:0", "crates/requests/src/code.rs:0", "docs/errors.md:0"]
        );
    }
}
