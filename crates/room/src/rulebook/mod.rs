//! The text of the rules: the rulebooks and the rulings, parsed from their Markdown pages.
//!
//! - [`book()`]: a game's rulebook. [`rulings`]: rulings on the questions that the rulebook leaves open. [`find`]: one
//!   clause or ruling.
//! - [`Block`] (`block.rs`): a paragraph, a list item or a table. [`Piece`] (`piece.rs`): a run of text in it, with
//!   an optional link to a clause.
//! - [`Book`] (`book.rs`): a page with its chapters and entries. `read.rs` parses it from Markdown. `documents.rs`: the
//!   Markdown pages themselves.
//! - [`book_for_players`] and [`rulings_for_players`]: the versions that a table shows (`players.rs`).

mod block;
mod book;
mod documents;
mod piece;
mod players;
mod read;

pub use block::Block;
pub use book::{Book, Chapter, Entry};
pub use piece::Piece;

use documents::{BOOKS, RULINGS};

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

/// A game's rulebook; `None` if there is no such game.
pub fn book(game: &str) -> Option<Book> {
    page_of(game).map(Book::read)
}

/// The version of a game's rulebook for players; `None` if there is no such game.
pub fn book_for_players(game: &str) -> Option<Book> {
    page_of(game).map(Book::read_for_players)
}

/// The title of a game; `None` if there is no such game.
pub fn title(game: &str) -> Option<&'static str> {
    document_of(game).map(|(title, _)| title)
}

fn page_of(game: &str) -> Option<&'static str> {
    document_of(game).map(|(_, page)| page)
}

/// The title and the page of a game; `None` if there is no such game.
fn document_of(game: &str) -> Option<(&'static str, &'static str)> {
    let document = game.replace('_', "-");
    BOOKS.iter().find(|(name, ..)| *name == document).map(|&(_, title, page)| (title, page))
}

/// The rulings for all games, then those for this one; the former alone if there is no such game.
pub fn rulings(game: &str) -> Vec<Chapter> {
    of_game(Book::read(RULINGS), game)
}

/// The version of [`rulings`] for players: without settings, files and commands.
pub fn rulings_for_players(game: &str) -> Vec<Chapter> {
    of_game(Book::read_for_players(RULINGS), game)
}

fn of_game(rulings: Book, game: &str) -> Vec<Chapter> {
    let document = game.replace('_', "-");
    let own = BOOKS.iter().find(|(name, ..)| *name == document).map_or("", |(_, chapter, _)| chapter);
    let here = |chapter: &Chapter| ["All games", own].contains(&chapter.title.as_str());
    rulings.chapters.into_iter().filter(here).collect()
}

/// Finds a clause or a ruling by its id; `None` if there is none. The id of a clause in the game's own rulebook may
/// omit the rulebook's name. Case is ignored, and so are parentheses, commas, backticks and full stops around the id.
pub fn find(game: &str, id: &str) -> Option<Entry> {
    let id = id.trim_matches(['(', ')', ',', '`', '.']);
    let full = [id.to_owned(), format!("{}/{}", game.replace('_', "-"), id.trim_start_matches('/'))];
    let pages = BOOKS.iter().map(|(.., page)| *page).chain([RULINGS]);
    let entries: Vec<Entry> = pages.flat_map(|page| Book::read(page).entries()).collect();
    let has = |entry: &Entry, id: &String| entry.id.as_ref().is_some_and(|own| own.eq_ignore_ascii_case(id));
    full.iter().find_map(|id| entries.iter().find(|entry| has(entry, id)).cloned())
}

/// The headings of all clauses of a game's rulebook, in order; empty if there is no such game.
pub fn contents(game: &str) -> Vec<String> {
    let entries = book(game).into_iter().flat_map(Book::entries);
    entries.filter(|entry| entry.id.is_some()).map(|entry| entry.heading()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::GameName;
    use games::clause::{ClauseId, ids};

    #[test]
    fn every_clause_and_ruling_has_a_text() {
        fn check<C: ClauseId>(game: &str, clauses: &[C]) {
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
        for game in GameName::ALL.map(|game| game.game().name()) {
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
