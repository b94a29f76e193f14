//! The words of a clause or a ruling, from the rulebook and the rulings themselves.

/// The rulebooks, by the document's name in clause ids.
const BOOKS: [(&str, &str); 5] = [
    ("holdem", include_str!("../../../rulebook/holdem.md")),
    ("packs-poker", include_str!("../../../rulebook/packs-poker.md")),
    ("high-card-flush", include_str!("../../../rulebook/high-card-flush.md")),
    ("mount-holyoke", include_str!("../../../rulebook/mount-holyoke.md")),
    ("poker-run", include_str!("../../../rulebook/poker-run.md")),
];
const RULINGS: &str = include_str!("../../../RULINGS.md");

/// A clause or a ruling in words.
pub struct Entry {
    /// The id and the title: `holdem/trade-2: raise`.
    pub heading: String,
    /// The paragraphs, list items and table rows.
    pub paragraphs: Vec<String>,
}

/// A clause or a ruling by its id; in a clause of the game's own document the document may be left out.
pub fn find(game: &str, id: &str) -> Option<Entry> {
    let document = game.replace('_', "-");
    let id = id.trim_matches(['(', ')', ',', '`', '.']);
    let books = BOOKS.iter().map(|(_, book)| *book).chain([RULINGS]);
    let full = [id.to_owned(), format!("{document}/{}", id.trim_start_matches('/'))];
    let sections: Vec<_> = books.flat_map(sections).collect();
    full.iter().find_map(|id| {
        let (heading, body) = sections.iter().find(|(heading, _)| names(heading, id))?;
        Some(Entry { heading: plain(heading), paragraphs: paragraphs(body) })
    })
}

/// The headings of all clauses of a game's document, in order.
pub fn contents(game: &str) -> Vec<String> {
    let document = game.replace('_', "-");
    let book = BOOKS.iter().find(|(name, _)| *name == document).map_or("", |(_, book)| book);
    sections(book)
        .filter(|(heading, _)| heading.starts_with('`'))
        .map(|(heading, _)| plain(heading))
        .collect()
}

/// The headings of the third level, each with what stands below it.
fn sections(page: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    page.split("\n### ").skip(1).filter_map(|section| section.split_once('\n')).map(|(heading, body)| {
        let end = body.find("\n## ").unwrap_or(body.len());
        (heading, &body[..end])
    })
}

/// Whether a heading is that of the clause or ruling: its first word says so.
fn names(heading: &str, id: &str) -> bool {
    let first = heading.split_whitespace().next().unwrap_or_default();
    first.trim_matches(['`', ':']).eq_ignore_ascii_case(id)
}

/// The paragraphs of a section, each on one line, without the marks of the page.
fn paragraphs(body: &str) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    let mut goes_on = false;
    for line in body.lines().map(str::trim) {
        let begins = line.starts_with(['-', '|', '>']) || !goes_on;
        match paragraphs.last_mut() {
            _ if line.is_empty() || line.starts_with("|--") => {}
            Some(last) if !begins => {
                last.push(' ');
                last.push_str(line);
            }
            _ => paragraphs.push(line.to_owned()),
        }
        goes_on = !line.is_empty();
    }
    paragraphs.iter().map(|paragraph| plain(paragraph)).collect()
}

/// A text without links and code marks: `[TH-3](…)` becomes `TH-3`.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, link)) = rest.split_once("](") {
        plain.push_str(before);
        rest = link.split_once(')').map_or("", |(_, after)| after);
    }
    (plain + rest).replace(['`', '[', ']'], "")
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
                assert!(entry.heading.starts_with(id) && !entry.paragraphs.is_empty(), "{id}");
            }
            assert!(contents(game).len() > 5);
        }
        check("holdem", games::holdem::Clause::ALL);
        check("packs_poker", games::packs_poker::Clause::ALL);
        check("high_card_flush", games::high_card_flush::Clause::ALL);
        check("mount_holyoke", games::mount_holyoke::Clause::ALL);
        check("poker_run", games::poker_run::Clause::ALL);
    }

    #[test]
    fn a_clause_is_found_by_its_short_name_and_a_ruling_in_small_letters() {
        assert!(find("holdem", "trade-2").unwrap().heading.starts_with("holdem/trade-2"));
        assert!(find("holdem", "/trade-2").is_some() && find("packs_poker", "th-3").is_some());
        assert!(find("holdem", "bridge/1").is_none() && find("holdem", "").is_none());
        assert_eq!(plain("[TH-3](../RULINGS.md#th-3) and `burn`"), "TH-3 and burn");
    }
}
