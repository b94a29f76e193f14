//! Paragraphs, list items and tables.

use super::piece::{Piece, pieces};
use schemars::JsonSchema;
use serde::Serialize;

/// A paragraph, a list item or a table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "block", rename_all = "snake_case")]
pub enum Block {
    /// A paragraph.
    Paragraph {
        /// Its words.
        text: Vec<Piece>,
    },
    /// An item of a list.
    Item {
        /// Its number, in a list with numbers.
        number: Option<u32>,
        /// Its words.
        text: Vec<Piece>,
    },
    /// A table.
    Table {
        /// Its rows, the heading first: the words of each cell.
        rows: Vec<Vec<Vec<Piece>>>,
    },
}

impl Block {
    /// The block without its links: one line, or a line for each row.
    pub fn lines(&self) -> Vec<String> {
        match self {
            Block::Paragraph { text } => vec![words(text)],
            Block::Item { number: Some(number), text } => vec![format!("{number}. {}", words(text))],
            Block::Item { number: None, text } => vec![format!("- {}", words(text))],
            Block::Table { rows } => rows.iter().map(|row| line(row)).collect(),
        }
    }

    /// Its words, wherever they stand.
    pub fn into_pieces(self) -> Vec<Piece> {
        match self {
            Block::Paragraph { text } | Block::Item { text, .. } => text,
            Block::Table { rows } => rows.into_iter().flatten().flatten().collect(),
        }
    }
}

fn words(text: &[Piece]) -> String {
    text.iter().map(|piece| piece.text.as_str()).collect()
}

fn line(row: &[Vec<Piece>]) -> String {
    let cells: Vec<String> = row.iter().map(|cell| words(cell)).collect();
    format!("| {} |", cells.join(" | "))
}

/// A block while its lines are gathered.
enum Gathered {
    Text(String),
    Item(Option<u32>, String),
    Rows(Vec<Vec<Vec<Piece>>>),
}

/// The blocks of a text.
pub fn read(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Gathered> = Vec::new();
    let mut goes_on = false;
    for line in text.lines().map(str::trim) {
        if !line.is_empty() {
            add(&mut blocks, line, goes_on);
        }
        goes_on = !line.is_empty();
    }
    blocks.into_iter().map(Gathered::block).collect()
}

/// Adds a line to the block that goes on, or begins another.
fn add(blocks: &mut Vec<Gathered>, line: &str, goes_on: bool) {
    let begins = begin(line);
    match (blocks.last_mut().filter(|_| goes_on), begins) {
        (Some(Gathered::Rows(rows)), Some(Gathered::Rows(row))) => rows.extend(row),
        (Some(Gathered::Text(text) | Gathered::Item(_, text)), None) => {
            text.push(' ');
            text.push_str(line);
        }
        (_, begins) => blocks.push(begins.unwrap_or_else(|| Gathered::Text(line.to_owned()))),
    }
}

/// Block that a line begins, by its mark.
fn begin(line: &str) -> Option<Gathered> {
    if let Some(item) = line.strip_prefix("- ") {
        return Some(Gathered::Item(None, item.to_owned()));
    }
    if let Some(row) = line.strip_prefix('|') {
        let ruler = row.bytes().all(|byte| b"-:| ".contains(&byte));
        let cells = row.trim_end_matches('|').split('|').map(|cell| pieces(cell.trim())).collect();
        return Some(Gathered::Rows(if ruler { Vec::new() } else { vec![cells] }));
    }
    let (number, item) = line.split_once(". ")?;
    let number = number.parse().ok()?;
    Some(Gathered::Item(Some(number), item.to_owned()))
}

impl Gathered {
    fn block(self) -> Block {
        match self {
            Gathered::Text(text) => Block::Paragraph { text: pieces(&text) },
            Gathered::Item(number, text) => Block::Item { number, text: pieces(&text) },
            Gathered::Rows(rows) => Block::Table { rows },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "One\nparagraph.\n\n- an item\n  that goes on\n- another\n\n1. first\n2. second\n\n\
                        | a | b |\n|---|--:|\n| 1 | [TH-3](x) |\n\nThe end.\n";

    #[test]
    fn lines_become_paragraphs_items_and_tables() {
        let lines: Vec<String> = read(PAGE).iter().flat_map(Block::lines).collect();
        let wanted = [
            "One paragraph.",
            "- an item that goes on",
            "- another",
            "1. first",
            "2. second",
            "| a | b |",
            "| 1 | TH-3 |",
            "The end.",
        ];
        assert_eq!(lines, wanted);
    }

    #[test]
    fn a_cell_may_lead_to_a_clause() {
        let table = read(PAGE).into_iter().find(|block| matches!(block, Block::Table { .. })).unwrap();
        let Block::Table { rows } = table else { unreachable!() };
        assert_eq!((rows.len(), rows[1][1][0].clause.as_deref()), (2, Some("TH-3")));
    }
}
