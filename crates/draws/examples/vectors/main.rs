//! Prints the test vectors of `docs/draws.md`. From the root of the repository:
//! `cargo run -p draws --example vectors > docs/draws-vectors.json`.
#![forbid(unsafe_code)]

mod document;

fn main() {
    print!("{}", document::text());
}
