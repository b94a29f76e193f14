//! Doc comments must open with a noun phrase or a verb, which names the thing that a reader searches for.

use super::finding::Finding;
use super::rust::{is_word, leaves};
use super::tree::Tree;
use proc_macro2::{Literal, TokenStream, TokenTree};
use std::ops::AddAssign;
use syn::Lit;

/// Words that open an indirect question instead of naming the item.
const QUESTIONS: &[&str] = &["What", "Who", "Whoever", "Whose", "Whether", "How", "Where", "Why"];

/// Maximum share of doc comments that may open with one of [`QUESTIONS`], in percent.
const MAX_PERCENT: usize = 5;

/// Number of doc comments, and of those that open with one of [`QUESTIONS`].
#[derive(Clone, Copy, Default)]
struct Count {
    all: usize,
    questions: usize,
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.all += other.all;
        self.questions += other.questions;
    }
}

/// Counts the doc comments of each crate, and reports crates in which too many open with a question word.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut crates: Vec<(String, Count)> = Vec::new();
    for (path, text) in tree.ending(".rs") {
        let Some(source) = path.find("/src/") else { continue };
        let folder = &path[..source + 4];
        if crates.last().is_none_or(|(last, _)| last != folder) {
            crates.push((folder.to_owned(), Count::default()));
        }
        if let Some((_, count)) = crates.last_mut() {
            *count += count_in(text);
        }
    }
    crates.iter().filter_map(|(folder, count)| finding(folder, *count)).collect()
}

fn finding(folder: &str, Count { all, questions }: Count) -> Option<Finding> {
    let wrong = format!("{questions} of {all} doc comments open with one of {}", QUESTIONS.join(", "));
    let fix = format!("open with a noun phrase or a verb; {MAX_PERCENT} in 100 is the limit");
    (questions * 100 > all * MAX_PERCENT).then(|| Finding::new(folder, 0, wrong, fix))
}

/// Counts the doc comments, including comments in tests and inside macro calls. A comment of several lines counts once.
fn count_in(text: &str) -> Count {
    let mut count = Count::default();
    let mut last = None;
    for (line, comment) in lines(text.parse().unwrap_or_default()) {
        if last != Some(line) {
            let word = comment.split_whitespace().next().unwrap_or_default();
            let question = QUESTIONS.contains(&word.trim_end_matches([',', '.', ':']));
            count += Count { all: 1, questions: usize::from(question) };
        }
        last = Some(line + 1);
    }
    count
}

/// The lines of all doc comments, with their numbers. The tokenizer has turned each into `#[doc = "…"]`.
fn lines(code: TokenStream) -> Vec<(usize, String)> {
    let tokens = leaves(&code);
    let lines = tokens.windows(3).filter_map(|three| match three {
        [doc, TokenTree::Punct(_), TokenTree::Literal(text)] if is_word(doc, "doc") => line(text),
        _ => None,
    });
    lines.collect()
}

fn line(text: &Literal) -> Option<(usize, String)> {
    let Lit::Str(comment) = Lit::new(text.clone()) else { return None };
    Some((text.span().start().line, comment.value()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    /// A source with `names` doc comments that open with a noun, and `asks` that open with a question word.
    fn source(names: usize, asks: usize) -> String {
        format!(
            "{}{}",
            "/// The deck.\nx\n".repeat(names),
            "/// What it is,\n/// How it is.\nx\n".repeat(asks)
        )
    }

    #[test]
    fn five_percent_pass_and_six_percent_fail() {
        let check = |names, asks| check(&Tree::of(&[("crates/a/src/a.rs", &source(names, asks))]));
        assert_eq!(check(95, 5), []);
        assert_eq!(places(&check(94, 6)).len(), 1);
    }

    #[test]
    fn each_crate_is_counted_separately() {
        let (good, bad) = (source(500, 0), source(0, 1));
        let tree = [
            ("crates/a/src/a.rs", good.as_str()),
            ("crates/b/src/a.rs", &bad),
            ("crates/b/tests/a.rs", &bad),
        ];
        let found = check(&Tree::of(&tree));
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].path, "crates/b/src");
    }
}
