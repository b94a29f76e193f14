//! Runs of text with optional links to clauses.

use super::documents::BOOKS;
use schemars::JsonSchema;
use serde::Serialize;

/// A run of text that is either one link or plain text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Piece {
    /// The text without markup.
    pub text: String,
    /// Id of the clause or ruling to which the text links; omitted for plain text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
}

/// Returns whether a word is an id: of a clause, such as `holdem/trade-2`, or of a ruling, such as `TH-3`.
pub fn is_id(word: &str) -> bool {
    let (book, clause) = word.split_once('/').unwrap_or_default();
    let of_a_book = BOOKS.iter().any(|(name, ..)| *name == book) && !clause.is_empty();
    let (letters, digits) = word.split_once('-').unwrap_or_default();
    let ruling = (2..=3).contains(&letters.len())
        && letters.bytes().all(|byte| byte.is_ascii_uppercase())
        && !digits.is_empty()
        && digits.bytes().all(|byte| byte.is_ascii_digit());
    (of_a_book && !clause.contains([' ', '.', '*'])) || ruling
}

/// Appends a run of text, unless it is empty; text without a link is merged with a preceding run without one.
pub fn push(pieces: &mut Vec<Piece>, text: &str, clause: Option<String>) {
    match pieces.last_mut() {
        _ if text.is_empty() => {}
        Some(last) if last.clause.is_none() && clause.is_none() => last.text.push_str(text),
        _ => pieces.push(Piece { text: text.to_owned(), clause }),
    }
}

/// The plain text of the runs.
pub fn words(pieces: &[Piece]) -> String {
    pieces.iter().map(|piece| piece.text.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_distinguished_from_other_words() {
        assert!(is_id("holdem/trade-2") && is_id("ALL-1") && is_id("packs-poker/12"));
        let others = ["bridge/1", "holdem/", "holdem", "th-3", "A-2", "K-Q-J", "TH-x", "holdem/*.md"];
        assert_eq!(others.map(is_id), [false; 8]);
    }
}
