//! Pages of the rules: chapters, entries and their text.

use super::block::Block;
use super::piece::is_id;
use schemars::JsonSchema;
use serde::Serialize;

/// A clause, a ruling or the text under another third-level heading.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Entry {
    /// The id, if it is a clause or a ruling: `holdem/trade-2`, `TH-3`.
    pub id: Option<String>,
    /// The title: `raise`.
    pub title: String,
    /// Its text.
    pub blocks: Vec<Block>,
}

/// A chapter.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Chapter {
    /// The title.
    pub title: String,
    /// Text before its first entry.
    pub blocks: Vec<Block>,
    /// Its entries, in order.
    pub entries: Vec<Entry>,
}

/// A page of the rules.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Book {
    /// The title.
    pub title: String,
    /// Text before its first chapter.
    pub blocks: Vec<Block>,
    /// Its chapters, in order.
    pub chapters: Vec<Chapter>,
}

impl Entry {
    /// The id and the title: `holdem/trade-2: raise`, `TH-3 Raises`.
    pub fn heading(&self) -> String {
        match &self.id {
            Some(id) if id.contains('/') => format!("{id}: {}", self.title),
            Some(id) => format!("{id} {}", self.title),
            None => self.title.clone(),
        }
    }

    /// Its text, one line for each paragraph, list item and row.
    pub fn lines(&self) -> Vec<String> {
        self.blocks.iter().flat_map(Block::lines).collect()
    }

    /// An entry under a heading, which starts with the entry's id if there is one.
    pub(super) fn titled(heading: String) -> Entry {
        let (first, rest) = heading.split_once(' ').unwrap_or((&heading, ""));
        let first = first.trim_end_matches(':');
        let (id, title) =
            if is_id(first) { (Some(first.to_owned()), rest.to_owned()) } else { (None, heading) };
        Entry { id, title, blocks: Vec::new() }
    }
}
