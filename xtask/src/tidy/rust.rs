//! Rust files as `syn` reads them.
//!
//! A macro's body is no Rust before the macro has made it so: of that the checks see the tokens.
//!
//! - [`production()`]: a file without what is compiled for tests;
//! - [`item`]: types, implementations and tests;
//! - [`path`]: every path that the code names, `use` trees written out.

pub mod item;
pub mod path;
pub mod production;

pub use item::{implementations, tests, types};
pub use path::paths;
pub use production::without_tests;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::File;

/// The syntax tree of a file; an empty one of a text that is not Rust, which [`super::syntax`] finds.
pub fn tree(text: &str) -> File {
    let nothing = || File { shebang: None, frontmatter: None, attrs: Vec::new(), items: Vec::new() };
    syn::parse_file(text).unwrap_or_else(|_| nothing())
}

/// The syntax tree of a file without what is compiled for tests.
pub fn production(text: &str) -> File {
    without_tests(tree(text))
}

/// The tokens of a piece of code in their order, those inside brackets and braces among them.
pub fn leaves(code: &impl ToTokens) -> Vec<TokenTree> {
    let mut found = Vec::new();
    add_leaves(code.to_token_stream(), &mut found);
    found
}

fn add_leaves(tokens: TokenStream, found: &mut Vec<TokenTree>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => add_leaves(group.stream(), found),
            token => found.push(token),
        }
    }
}

/// Reports whether the token is this name or keyword.
pub fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

/// Reports whether a piece of code has this name or keyword.
pub fn has_word(code: &impl ToTokens, word: &str) -> bool {
    leaves(code).iter().any(|token| is_word(token, word))
}

/// The line on which a token begins.
pub fn line(token: &TokenTree) -> usize {
    token.span().start().line
}

/// The line on which a file's last token ends; 0 for a file without any.
pub fn last_line(file: &File) -> usize {
    file.to_token_stream().into_iter().last().map_or(0, |token| token.span().end().line)
}
