//! Rust files as parsed by `syn`.
//!
//! The body of a macro call need not be Rust syntax before expansion, so the checks see only its tokens.
//!
//! - [`production()`]: a file without test-only code;
//! - [`item`]: types, implementations and tests;
//! - [`path`]: every path in the code, with `use` trees expanded;
//! - [`modules`]: the modules of a crate, and the files from which they import.

pub mod item;
pub mod modules;
pub mod path;
pub mod production;

pub use item::{implementations, tests, types};
pub use path::paths;
pub use production::without_tests;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::File;

/// The syntax tree of a file; empty for a file that does not parse, which [`super::syntax`] reports.
pub fn tree(text: &str) -> File {
    let nothing = || File { shebang: None, frontmatter: None, attrs: Vec::new(), items: Vec::new() };
    syn::parse_file(text).unwrap_or_else(|_| nothing())
}

/// The syntax tree of a file without test-only code.
pub fn production(text: &str) -> File {
    without_tests(tree(text))
}

/// The tokens of a piece of code, in order, including those inside delimiters.
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

/// Returns `true` if the token is this identifier or keyword.
pub fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

/// Returns `true` if a piece of code contains this identifier or keyword.
pub fn has_word(code: &impl ToTokens, word: &str) -> bool {
    leaves(code).iter().any(|token| is_word(token, word))
}

/// The line on which a token starts, counted from 1.
pub fn line(token: &TokenTree) -> usize {
    token.span().start().line
}

/// The line on which a file's last token ends, counted from 1; 0 for an empty file.
pub fn last_line(file: &File) -> usize {
    file.to_token_stream().into_iter().last().map_or(0, |token| token.span().end().line)
}
