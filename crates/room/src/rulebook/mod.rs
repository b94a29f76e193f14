//! The text of the rules: the rulebooks and the rulings, parsed from their Markdown pages.
//!
//! - [`book`]: a game's document. [`rulings`]: rulings on the questions that it leaves open. [`find`]: one clause or
//!   ruling.
//! - [`Block`] (`block.rs`): a paragraph, a list item or a table. [`Piece`] (`piece.rs`): a run of text in it, with
//!   an optional link to a clause.
//! - `read.rs` parses a page of Markdown.
//! - [`book_for_players`] and [`rulings_for_players`]: the versions that a table shows (`players.rs`).

mod block;
mod piece;
mod players;
mod read;

pub use block::Block;
pub use piece::Piece;

use schemars::JsonSchema;
use serde::Serialize;

/// The rulebooks: the document's name in clause ids, its chapter of the rulings, and its text.
const BOOKS: [(&str, &str, &str); 5] = [
    ("holdem", "Hold'em", include_str!("../../../../rulebook/holdem.md")),
    ("packs-poker", "Packs Poker", include_str!("../../../../rulebook/packs-poker.md")),
    ("high-card-flush", "High Card Flush", include_str!("../../../../rulebook/high-card-flush.md")),
    ("mount-holyoke", "Mount Holyoke Poker", include_str!("../../../../rulebook/mount-holyoke.md")),
    ("poker-run", "Poker run", include_str!("../../../../rulebook/poker-run.md")),
];
const RULINGS: &str = include_str!("../../../../RULINGS.md");

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
    fn titled(heading: String) -> Entry {
        let (first, rest) = heading.split_once(' ').unwrap_or((&heading, ""));
        let first = first.trim_end_matches(':');
        let (id, title) =
            if piece::is_id(first) { (Some(first.to_owned()), rest.to_owned()) } else { (None, heading) };
        Entry { id, title, blocks: Vec::new() }
    }
}

impl Book {
    fn read(page: &str) -> Book {
        read::book(&players::without_marks(page))
    }

    /// Parses the version of a page for players; entries without text are omitted.
    fn read_for_players(page: &str) -> Book {
        let mut book = read::book(&players::page(page));
        book.chapters.iter_mut().for_each(|chapter| chapter.entries.retain(|entry| !entry.blocks.is_empty()));
        book
    }

    fn entries(self) -> impl Iterator<Item = Entry> {
        self.chapters.into_iter().flat_map(|chapter| chapter.entries)
    }
}

/// A game's document; `None` if there is no such game.
pub fn book(game: &str) -> Option<Book> {
    page_of(game).map(Book::read)
}

/// The version of a game's document for players; `None` if there is no such game.
pub fn book_for_players(game: &str) -> Option<Book> {
    page_of(game).map(Book::read_for_players)
}

fn page_of(game: &str) -> Option<&'static str> {
    let document = game.replace('_', "-");
    BOOKS.iter().find(|(name, ..)| *name == document).map(|&(.., page)| page)
}

/// The rulings for all games, then those for this one.
pub fn rulings(game: &str) -> Vec<Chapter> {
    of_game(Book::read(RULINGS), game)
}

/// The rulings for players: without settings, files and commands.
pub fn rulings_for_players(game: &str) -> Vec<Chapter> {
    of_game(Book::read_for_players(RULINGS), game)
}

fn of_game(rulings: Book, game: &str) -> Vec<Chapter> {
    let document = game.replace('_', "-");
    let own = BOOKS.iter().find(|(name, ..)| *name == document).map_or("", |(_, chapter, _)| chapter);
    let here = |chapter: &Chapter| ["All games", own].contains(&chapter.title.as_str());
    rulings.chapters.into_iter().filter(here).collect()
}

/// Finds a clause or a ruling by its id; the document's name may be omitted in an id of the game's own document.
pub fn find(game: &str, id: &str) -> Option<Entry> {
    let id = id.trim_matches(['(', ')', ',', '`', '.']);
    let full = [id.to_owned(), format!("{}/{}", game.replace('_', "-"), id.trim_start_matches('/'))];
    let pages = BOOKS.iter().map(|(.., page)| *page).chain([RULINGS]);
    let entries: Vec<Entry> = pages.flat_map(|page| Book::read(page).entries()).collect();
    let has = |entry: &Entry, id: &String| entry.id.as_ref().is_some_and(|own| own.eq_ignore_ascii_case(id));
    full.iter().find_map(|id| entries.iter().find(|entry| has(entry, id)).cloned())
}

/// The headings of all clauses of a game's document, in order.
pub fn contents(game: &str) -> Vec<String> {
    let entries = book(game).into_iter().flat_map(Book::entries);
    entries.filter(|entry| entry.id.is_some()).map(|entry| entry.heading()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::clause::{Cite, ids};

    #[test]
    fn every_clause_and_ruling_has_its_words() {
        fn check<C: Cite>(game: &str, clauses: &[C]) {
            for id in ids(clauses) {
                let entry = find(game, id).unwrap_or_else(|| panic!("{id} is in no book"));
                assert!(entry.heading().starts_with(id) && !entry.lines().is_empty(), "{id}");
                assert!(!entry.title.is_empty(), "{id}");
            }
            assert!(contents(game).len() > 5 && rulings(game).len() == 2, "{game}");
        }
        check("holdem", games::holdem::Clause::ALL);
        check("packs_poker", games::packs_poker::Clause::ALL);
        check("high_card_flush", games::high_card_flush::Clause::ALL);
        check("mount_holyoke", games::mount_holyoke::Clause::ALL);
        check("poker_run", games::poker_run::Clause::ALL);
    }

    #[test]
    fn a_clause_is_found_by_its_short_name_and_a_ruling_in_small_letters() {
        assert!(find("holdem", "trade-2").unwrap().heading().starts_with("holdem/trade-2: "));
        assert!(find("holdem", "/trade-2").is_some() && find("packs_poker", "th-3").is_some());
        assert!(find("holdem", "bridge/1").is_none() && find("holdem", "").is_none());
        assert!(book("bridge").is_none());
    }

    #[test]
    fn the_text_for_players_has_no_technical_terms() {
        const WORDS: [&str; 18] = [
            "code", "test", "tests", "JSON", "TOML", "PHH", "file", "files", "field", "command", "program",
            "programs", "library", "RULINGS", "record", "records", "preset", "presets",
        ];
        for game in ["holdem", "packs_poker", "high_card_flush", "mount_holyoke"] {
            let book = book_for_players(game).unwrap();
            let rulings = rulings_for_players(game);
            assert!(rulings.iter().map(|chapter| chapter.entries.len()).sum::<usize>() > 10, "{game}");
            let mut blocks = book.blocks;
            for chapter in book.chapters.into_iter().chain(rulings) {
                blocks.extend(chapter.blocks);
                blocks.extend(chapter.entries.into_iter().flat_map(|entry| entry.blocks));
            }
            for line in blocks.iter().flat_map(Block::lines) {
                let mut words = line.split(|c: char| !c.is_alphabetic());
                assert!(words.all(|word| !WORDS.contains(&word)), "{game}: {line}");
                assert!(!line.contains(['`', '{', '}', '_', '^', '<']), "{game}: {line}");
            }
        }
    }

    #[test]
    fn links_of_clauses_have_targets() {
        for (game, ..) in BOOKS {
            let chapters = book(game).unwrap().chapters.into_iter().chain(rulings(game));
            let blocks = chapters.flat_map(|chapter| chapter.entries).flat_map(|entry| entry.blocks);
            let pieces: Vec<Piece> = blocks.flat_map(Block::into_pieces).collect();
            let linked: Vec<String> = pieces.into_iter().filter_map(|piece| piece.clause).collect();
            assert!(linked.len() > 5, "{game}");
            assert!(linked.iter().all(|id| find(game, id).is_some()), "{game}: {linked:?}");
        }
    }
}
