//! Items of a Rust file: what is test code, the types with their derives, the functions.

use super::{Kind, Token};

/// A `struct`, `enum` or `union`.
#[derive(Debug, PartialEq)]
pub struct Type<'a> {
    /// Its name.
    pub name: &'a str,
    /// The last segments of what it derives: `Debug`, `Serialize`.
    pub derives: Vec<&'a str>,
    /// The line of its name.
    pub line: usize,
    /// The place of its name among the tokens.
    pub at: usize,
}

/// A function.
#[derive(Debug, PartialEq)]
pub struct Function<'a> {
    /// Its name.
    pub name: &'a str,
    /// True with an attribute `#[test]` or one that ends in `::test`.
    pub is_test: bool,
    /// The line of its name.
    pub line: usize,
}

/// The tokens that are not under a `#[cfg(test)]` or a `#[test]`.
pub fn without_tests<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let Some(end) = attribute_end(tokens, at) else {
            kept.push(tokens[at]);
            at += 1;
            continue;
        };
        if is_for_tests(&tokens[at..end]) {
            at = item_end(tokens, end);
        } else {
            kept.extend_from_slice(&tokens[at..end]);
            at = end;
        }
    }
    kept
}

/// The place after the attribute that begins here.
fn attribute_end(tokens: &[Token<'_>], at: usize) -> Option<usize> {
    let open = match &tokens[at..] {
        [hash, open, ..] if hash.is("#") && open.is("[") => at + 1,
        [hash, bang, open, ..] if hash.is("#") && bang.is("!") && open.is("[") => at + 2,
        _ => return None,
    };
    Some(group_end(tokens, open))
}

fn is_for_tests(attribute: &[Token<'_>]) -> bool {
    let has = |word| attribute.iter().any(|token| token.is(word));
    attribute[1].is("[") && (has("cfg") && has("test") && !has("not") || is_test_mark(attribute))
}

/// `#[test]` or `#[anything::test]`.
fn is_test_mark(attribute: &[Token<'_>]) -> bool {
    matches!(attribute, [.., last, close] if last.is("test") && close.is("]"))
}

/// The place after the group that begins here with `(`, `[` or `{`.
pub fn group_end(tokens: &[Token<'_>], open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        if ["(", "[", "{"].iter().any(|mark| token.is(mark)) {
            depth += 1;
        } else if [")", "]", "}"].iter().any(|mark| token.is(mark)) {
            if depth <= 1 {
                return at + 1;
            }
            depth -= 1;
        }
    }
    tokens.len()
}

/// The place after the item that begins here, or after what is left of it.
pub fn item_end(tokens: &[Token<'_>], mut at: usize) -> usize {
    while at < tokens.len() {
        if tokens[at].is(";") {
            return at + 1;
        }
        let braces = tokens[at].is("{");
        at = if braces || tokens[at].is("(") || tokens[at].is("[") { group_end(tokens, at) } else { at + 1 };
        if braces {
            return at;
        }
    }
    at
}

/// Every type that the tokens define.
pub fn types<'a>(tokens: &[Token<'a>]) -> Vec<Type<'a>> {
    items(tokens, &["struct", "enum", "union"], |at, name, attributes| Type {
        name: name.text,
        derives: derives(attributes),
        line: name.line,
        at,
    })
}

/// Every function that the tokens define.
pub fn functions<'a>(tokens: &[Token<'a>]) -> Vec<Function<'a>> {
    items(tokens, &["fn"], |_, name, attributes| Function {
        name: name.text,
        is_test: attributes.iter().any(|attribute| is_test_mark(attribute)),
        line: name.line,
    })
}

/// Applies `make` to every item that begins with one of the keywords: the place of its name, the name
/// and the attributes.
fn items<'a, T>(
    tokens: &[Token<'a>],
    keywords: &[&str],
    make: impl Fn(usize, &Token<'a>, &[&[Token<'a>]]) -> T,
) -> Vec<T> {
    let mut found = Vec::new();
    let mut attributes = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if let Some(end) = attribute_end(tokens, at) {
            attributes.push(&tokens[at..end]);
            at = end;
            continue;
        }
        if let [keyword, name, ..] = &tokens[at..]
            && keywords.iter().any(|word| keyword.is(word))
            && name.kind == Kind::Word
        {
            found.push(make(at + 1, name, &attributes));
        }
        if ["{", "}", ";"].iter().any(|mark| tokens[at].is(mark)) {
            attributes.clear();
        }
        at += 1;
    }
    found
}

/// The names inside every `derive(…)` of the attributes.
fn derives<'a>(attributes: &[&[Token<'a>]]) -> Vec<&'a str> {
    let mut names = Vec::new();
    for attribute in attributes {
        let Some(derive) = attribute.iter().position(|token| token.is("derive")) else { continue };
        let end = group_end(attribute, derive + 1);
        names.extend(
            attribute[derive + 1..end].iter().filter(|token| token.is_word()).map(|token| token.text),
        );
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::rust::tokens;

    #[test]
    fn test_code_is_left_out() {
        let source = "fn a() { b }\n#[cfg(test)]\n#[allow(x)]\nmod tests { fn c() {} }\nfn d() {}\n\
                      #[cfg(test)] use e;\n#[test] fn f() { g }\n#[cfg(not(test))] fn h() {}";
        let kept = without_tests(&tokens(source));
        let words: Vec<_> = kept.iter().filter(|token| token.is_word()).map(|token| token.text).collect();
        assert_eq!(words, ["fn", "a", "b", "fn", "d", "cfg", "not", "test", "fn", "h"]);
    }

    #[test]
    fn types_come_with_what_they_derive() {
        let source = "#[derive(Clone, serde::Serialize)]\n#[cfg_attr(x, derive(Debug))]\npub enum E { A }\n\
                      struct S;";
        let tokens = tokens(source);
        let found = types(&tokens);
        assert_eq!(found[0].name, "E");
        assert!(found[0].derives.contains(&"Serialize") && found[0].derives.contains(&"Debug"));
        assert_eq!(found[1], Type { name: "S", derives: vec![], line: 4, at: tokens.len() - 2 });
    }

    #[test]
    fn functions_are_told_from_tests() {
        let tokens = tokens("#[test]\nfn a() {}\nfn b() {}\n#[other::test]\nasync fn c() {}");
        let found = functions(&tokens);
        let tests: Vec<_> = found.iter().map(|function| (function.name, function.is_test)).collect();
        assert_eq!(tests, [("a", true), ("b", false), ("c", true)]);
    }
}
