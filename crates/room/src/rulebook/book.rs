//! Pages of the rules: chapters, entries and their text.

use super::block::Block;
use super::piece::is_id;
use schemars::JsonSchema;
use serde::Serialize;

/// A clause, a ruling or the text under another third-level heading.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Entry {
    /// Id of a clause or a ruling, such as `holdem/trade-2` or `TH-3`; `null` for any other entry.
    pub id: Option<String>,
    /// Title of the entry without the id, such as `raise`.
    pub title: String,
    /// Text of the entry.
    pub blocks: Vec<Block>,
}

/// A chapter: a second-level heading and everything under it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Chapter {
    /// Title of the chapter.
    pub title: String,
    /// Text before the first entry.
    pub blocks: Vec<Block>,
    /// Entries of the chapter, in order.
    pub entries: Vec<Entry>,
}

/// A page of the rules: the rulebook of a game, or the rulings.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Book {
    /// Title of the page.
    pub title: String,
    /// Text before the first chapter.
    pub blocks: Vec<Block>,
    /// Chapters of the page, in order.
    pub chapters: Vec<Chapter>,
}

impl Entry {
    /// The id and the title, such as `holdem/trade-2: raise` or `TH-3 Raises`; the title alone without an id.
    pub fn heading(&self) -> String {
        match &self.id {
            Some(id) if id.contains('/') => format!("{id}: {}", self.title),
            Some(id) => format!("{id} {}", self.title),
            None => self.title.clone(),
        }
    }

    /// Text of the entry, one line for each paragraph, list item and row.
    pub fn lines(&self) -> Vec<String> {
        self.blocks.iter().flat_map(Block::lines).collect()
    }

    /// An entry without text under this heading, which begins with the entry's id if there is one.
    pub(super) fn with_heading(heading: String) -> Entry {
        let (first, rest) = heading.split_once(' ').unwrap_or((&heading, ""));
        let first = first.trim_end_matches(':');
        let (id, title) =
            if is_id(first) { (Some(first.to_owned()), rest.to_owned()) } else { (None, heading) };
        Entry { id, title, blocks: Vec::new() }
    }
}
