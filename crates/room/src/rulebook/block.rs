//! Paragraphs, list items and tables.

use super::piece::{Piece, words};
use schemars::JsonSchema;
use serde::Serialize;

/// A paragraph, a list item or a table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "block", rename_all = "snake_case")]
pub enum Block {
    /// A paragraph of text.
    Paragraph {
        /// Text of the paragraph.
        text: Vec<Piece>,
    },
    /// An item of a list.
    Item {
        /// Number of the item in an ordered list; `null` in an unordered one.
        number: Option<u32>,
        /// Text of the item.
        text: Vec<Piece>,
    },
    /// A table with a header row.
    Table {
        /// Rows of the table, the header first: the text of each cell.
        rows: Vec<Vec<Vec<Piece>>>,
    },
}

impl Block {
    /// The block as text without its links: one line for a paragraph or an item, which begins with its number or a
    /// hyphen, and one line per row of a table, with bars around the cells.
    pub fn lines(&self) -> Vec<String> {
        match self {
            Block::Paragraph { text } => vec![words(text)],
            Block::Item { number: Some(number), text } => vec![format!("{number}. {}", words(text))],
            Block::Item { number: None, text } => vec![format!("- {}", words(text))],
            Block::Table { rows } => rows.iter().map(|row| line(row)).collect(),
        }
    }

    /// All runs of text in the block, in order.
    pub fn into_pieces(self) -> Vec<Piece> {
        match self {
            Block::Paragraph { text } | Block::Item { text, .. } => text,
            Block::Table { rows } => rows.into_iter().flatten().flatten().collect(),
        }
    }
}

fn line(row: &[Vec<Piece>]) -> String {
    let cells: Vec<String> = row.iter().map(|cell| words(cell)).collect();
    format!("| {} |", cells.join(" | "))
}
