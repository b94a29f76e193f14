//! Runs of words, some of which lead to a clause.

use schemars::JsonSchema;
use serde::Serialize;

/// A run of words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Piece {
    /// The words.
    pub text: String,
    /// The id of the clause or the ruling to which they lead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
}

/// Reports whether a word is the id of a clause, `holdem/trade-2`, or of a ruling, `TH-3`.
pub fn is_id(word: &str) -> bool {
    let (book, clause) = word.split_once('/').unwrap_or_default();
    let of_a_book = super::BOOKS.iter().any(|(name, ..)| *name == book) && !clause.is_empty();
    let (letters, digits) = word.split_once('-').unwrap_or_default();
    let ruling = (2..=3).contains(&letters.len())
        && letters.bytes().all(|byte| byte.is_ascii_uppercase())
        && !digits.is_empty()
        && digits.bytes().all(|byte| byte.is_ascii_digit());
    (of_a_book && !clause.contains([' ', '.', '*'])) || ruling
}

/// A text as pieces: its links and what stands in code marks may lead to a clause.
pub fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['[', '`', '*']) {
        let (before, marked) = rest.split_at(at);
        push(&mut pieces, before, None);
        rest = match marked_piece(marked) {
            Some((label, clause, after)) => {
                push(&mut pieces, &label, clause);
                after
            }
            None => {
                push(&mut pieces, &marked[..1], None);
                &marked[1..]
            }
        };
    }
    push(&mut pieces, rest, None);
    pieces
}

/// Parses a mark at the beginning: its words, the clause that they link to, and the text after it.
fn marked_piece(marked: &str) -> Option<(String, Option<String>, &str)> {
    let id = |word: &str| is_id(word).then(|| word.to_owned());
    if let Some(link) = marked.strip_prefix('[') {
        let (label, behind) = link.split_once("](")?;
        let (_, after) = behind.split_once(')')?;
        let label = plain(label);
        let clause = id(&label);
        return Some((label, clause, after));
    }
    let mark = marked.get(..1)?;
    let (inside, after) = marked[1..].split_once(mark)?;
    // A star with a space behind it is a star.
    let emphasis = mark == "*" && !inside.is_empty() && !inside.starts_with(' ');
    let clause = if mark == "`" { id(inside) } else { None };
    (mark == "`" || emphasis).then(|| (inside.to_owned(), clause, after))
}

/// Words that lead nowhere join those before them.
fn push(pieces: &mut Vec<Piece>, text: &str, clause: Option<String>) {
    match pieces.last_mut() {
        _ if text.is_empty() => {}
        Some(last) if last.clause.is_none() && clause.is_none() => last.text.push_str(text),
        _ => pieces.push(Piece { text: text.to_owned(), clause }),
    }
}

/// The words alone.
pub fn plain(text: &str) -> String {
    pieces(text).into_iter().map(|piece| piece.text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(text: &str, clause: Option<&str>) -> Piece {
        Piece { text: text.to_owned(), clause: clause.map(str::to_owned) }
    }

    #[test]
    fn links_and_marks_lead_to_clauses_and_nothing_else_does() {
        let found =
            pieces("[TH-3](../RULINGS.md#th-3) and `burn`, as `holdem/trade-2` *says*; [so](a.md) 2 * 3 [x");
        let plain = [
            piece("TH-3", Some("TH-3")),
            piece(" and burn, as ", None),
            piece("holdem/trade-2", Some("holdem/trade-2")),
            piece(" says; so 2 * 3 [x", None),
        ];
        assert_eq!(found, plain);
    }

    #[test]
    fn ids_are_told_from_other_words() {
        assert!(is_id("holdem/trade-2") && is_id("ALL-1") && is_id("packs-poker/12"));
        let others = ["bridge/1", "holdem/", "holdem", "th-3", "A-2", "K-Q-J", "TH-x", "holdem/*.md"];
        assert_eq!(others.map(is_id), [false; 8]);
    }
}
