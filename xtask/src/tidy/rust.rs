//! Just enough of Rust's grammar to look for words without being fooled by comments and strings.
//!
//! - [`token`]: a file as tokens; comments are dropped and a string is one token;
//! - [`item`]: what stands in test code, attributes, types and functions;
//! - [`path`]: every path that the code names, `use` trees written out.

pub mod item;
pub mod path;
pub mod token;

pub use item::{functions, types, without_tests};
pub use path::paths;
pub use token::{Kind, Token, tokens};
