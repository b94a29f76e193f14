//! Finds the paths in code.

use super::line;
use proc_macro2::{Spacing, TokenStream, TokenTree};
use quote::ToTokens;

/// Every complete path in the code, such as `std::time::Instant`, with the line of its last segment. Trees of `use` are
/// expanded, and a plain name or a keyword is a path of one segment.
pub fn paths(code: &impl ToTokens) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    read(code.to_token_stream(), "", &mut found);
    found
}

/// Collects the paths of the tokens. `prefix` is the common prefix inside a `use` tree, and empty elsewhere.
fn read(tokens: TokenStream, prefix: &str, found: &mut Vec<(String, usize)>) {
    let mut path = prefix.to_owned();
    let mut after_colon = false;
    for token in tokens {
        match &token {
            TokenTree::Group(group) => {
                read(group.stream(), if path.ends_with("::") { &path } else { "" }, found);
                path.clear();
            }
            TokenTree::Punct(mark) if mark.as_char() == ':' && mark.spacing() == Spacing::Joint => {}
            TokenTree::Punct(mark) if mark.as_char() == ':' && after_colon && !path.is_empty() => {
                path += "::"
            }
            TokenTree::Punct(mark) if mark.as_char() == ',' => path = prefix.to_owned(),
            TokenTree::Punct(mark) if mark.as_char() == '*' && path.ends_with("::") => {
                add("*", &mut path, &token, found)
            }
            TokenTree::Ident(name) => add(&name.to_string(), &mut path, &token, found),
            _ => path.clear(),
        }
        after_colon = matches!(&token, TokenTree::Punct(mark) if mark.as_char() == ':');
    }
}

/// Adds a segment to the path. If the path continues the last one in `found`, it replaces that one.
fn add(segment: &str, path: &mut String, token: &TokenTree, found: &mut Vec<(String, usize)>) {
    if !path.ends_with("::") {
        path.clear();
    }
    if found.last().is_some_and(|(last, _)| path.strip_suffix("::") == Some(last)) {
        found.pop();
    }
    *path += segment;
    found.push((path.clone(), line(token)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::rust::tree;

    fn names(source: &str) -> Vec<String> {
        paths(&tree(source)).into_iter().map(|(path, _)| path).collect()
    }

    #[test]
    fn use_trees_are_expanded() {
        let found = names("use std::{fs, time::{Instant as Now, Duration}, net::*};");
        for path in ["std::fs", "std::time::Instant", "std::time::Duration", "std::net::*"] {
            assert!(found.iter().any(|found| found == path), "{path} in {found:?}");
        }
    }

    #[test]
    fn paths_in_code_are_found_with_their_line() {
        let found = paths(&tree("fn f() {\n let a = ::std::fs::read(b)?;\n Vec::<u8>::new(); }"));
        assert!(found.contains(&("std::fs::read".into(), 2)), "{found:?}");
    }

    #[test]
    fn paths_inside_macros_are_found() {
        let found = names(
            "fn f() { println!(\"{}\", std::fs::read(\"a\")); }\nmacro_rules! m { () => { use std::{fs, env}; } }",
        );
        for path in ["std::fs::read", "std::fs", "std::env"] {
            assert!(found.iter().any(|found| found == path), "{path} in {found:?}");
        }
    }

    #[test]
    fn a_type_annotation_is_not_part_of_a_path() {
        assert_eq!(
            names("struct S { a: std::net::IpAddr, b: ::std::fs::File }"),
            ["struct", "S", "a", "std::net::IpAddr", "b", "std::fs::File"]
        );
    }
}
