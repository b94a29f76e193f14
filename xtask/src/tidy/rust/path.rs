//! The paths that code names.

use super::Token;

/// Every path in the code with its line, from the first segment: `std::time::Instant`. The trees of
/// `use` are written out, and a plain name is a path of one segment.
pub fn paths(tokens: &[Token<'_>]) -> Vec<(String, usize)> {
    let mut reader = Reader { tokens, at: 0, found: Vec::new() };
    while reader.at < tokens.len() {
        if tokens[reader.at].is_word() {
            reader.tree(String::new());
        } else {
            reader.at += 1;
        }
    }
    reader.found
}

struct Reader<'a, 's> {
    tokens: &'a [Token<'s>],
    at: usize,
    found: Vec<(String, usize)>,
}

impl Reader<'_, '_> {
    fn here(&self, text: &str) -> bool {
        self.tokens.get(self.at).is_some_and(|token| token.is(text))
    }

    /// Reads a path, or a tree of paths in braces, that goes on from `prefix`.
    fn tree(&mut self, mut prefix: String) {
        while let Some(token) = self.tokens.get(self.at) {
            if token.is("{") && !prefix.is_empty() {
                return self.branches(&prefix);
            }
            if !token.is_word() && !token.is("*") {
                return;
            }
            prefix += token.text;
            self.at += 1;
            if !self.colons() {
                self.found.push((prefix, token.line));
                return;
            }
            prefix += "::";
        }
    }

    fn branches(&mut self, prefix: &str) {
        self.at += 1;
        while self.at < self.tokens.len() && !self.here("}") {
            let before = self.at;
            self.tree(prefix.to_owned());
            if self.here(",") || self.at == before {
                self.at += 1;
            } else if self.here("as") {
                self.at += 2;
            }
        }
        self.at += 1;
    }

    /// Passes over `::`; whether it stood here.
    fn colons(&mut self) -> bool {
        let colons = self.here(":") && self.tokens.get(self.at + 1).is_some_and(|token| token.is(":"));
        self.at += if colons { 2 } else { 0 };
        colons
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::rust::tokens;

    fn names(source: &str) -> Vec<String> {
        paths(&tokens(source)).into_iter().map(|(path, _)| path).collect()
    }

    #[test]
    fn trees_are_written_out() {
        let found = names("use std::{fs, time::{Instant as Now, Duration}, net::*};");
        for path in ["std::fs", "std::time::Instant", "std::time::Duration", "std::net::*"] {
            assert!(found.iter().any(|found| found == path), "{path} in {found:?}");
        }
    }

    #[test]
    fn paths_in_code_are_found_with_their_line() {
        let found = paths(&tokens("fn f() {\n let a = ::std::fs::read(b)?;\n Vec::<u8>::new() }"));
        assert!(found.contains(&("std::fs::read".into(), 2)), "{found:?}");
    }

    #[test]
    fn a_tree_that_does_not_end_ends_with_the_file() {
        assert_eq!(names("a::{b, c::{d"), ["a::b", "a::c::d"]);
        assert_eq!(names("a::{;"), [""; 0]);
    }
}
