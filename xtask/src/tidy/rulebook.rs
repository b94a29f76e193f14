//! The rulebooks, the rulings and the code must have the same clauses.
//!
//! A heading of `rulebook/<game>.md` defines a clause if it starts with the id in backticks; a heading of `RULINGS.md`
//! defines a ruling if it starts with its number.

use super::clause_list::ClauseList;
use super::finding::Finding;
use super::markdown::{Line, heading, lines};
use super::tree::Tree;
use std::collections::BTreeSet;

const RULINGS: &str = "RULINGS.md";

/// All games, implemented or planned, as in clause ids.
const GAMES: &[&str] = &["holdem", "packs-poker", "high-card-flush", "mount-holyoke", "poker-run"];

/// A clause or ruling, with the location of its definition.
struct Defined<'a> {
    id: &'a str,
    path: &'a str,
    line: usize,
}

/// Finds clauses and rulings that are defined twice, that the code does not have, or that only the code has, and
/// rulebooks of games that are not in the code.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let lists = ClauseList::all(tree);
    let clauses = clauses(tree);
    let rulings = rulings(tree);
    let mut found = duplicates(clauses.iter().chain(&rulings));
    found.extend(without_code(tree, &lists));
    found.extend(unknown(&lists, clauses.iter().chain(&rulings)));
    found.extend(lists.iter().flat_map(|list| undefined(list, clauses.iter().chain(&rulings))));
    found
}

/// The clauses that the rulebooks define.
fn clauses(tree: &Tree) -> Vec<Defined<'_>> {
    let pages = tree.ending(".md").filter(|(path, _)| path.starts_with("rulebook/"));
    pages.flat_map(|(path, page)| lines(page).filter_map(move |line| clause(path, &line))).collect()
}

fn clause<'a>(path: &'a str, line: &Line<'a>) -> Option<Defined<'a>> {
    let id = heading(line)?.strip_prefix('`')?.split('`').next()?;
    id.contains('/').then_some(Defined { id, path, line: line.number })
}

/// The rulings that RULINGS.md defines.
fn rulings(tree: &Tree) -> Vec<Defined<'_>> {
    let page = tree.get(RULINGS).unwrap_or_default();
    let named = lines(page).filter_map(|line| Some((heading(&line)?.split([' ', ':']).next()?, line.number)));
    let named = named.filter(|(id, _)| is_ruling(id));
    named.map(|(id, line)| Defined { id, path: RULINGS, line }).collect()
}

/// Returns `true` if this is the number of a ruling, such as `TH-3`.
fn is_ruling(id: &str) -> bool {
    let Some((game, number)) = id.split_once('-') else { return false };
    let capitals = !game.is_empty() && game.chars().all(|c| c.is_ascii_uppercase());
    capitals && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
}

/// The letters before a ruling's number, such as `TH`.
fn series(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

fn duplicates<'a>(defined: impl Iterator<Item = &'a Defined<'a>>) -> Vec<Finding> {
    let mut seen = BTreeSet::new();
    let again = defined.filter(|defined| !seen.insert(defined.id));
    again
        .map(|defined| {
            Finding::new(defined.path, defined.line, format!("{} stands twice", defined.id), "keep one")
        })
        .collect()
}

/// Findings for rulebooks of games that are not in the code.
fn without_code(tree: &Tree, lists: &[ClauseList<'_>]) -> Vec<Finding> {
    let pages = tree.ending(".md").filter_map(|(path, _)| Some((path, game(path)?)));
    let strange = pages.filter(|(_, game)| !lists.iter().any(|list| list.game == game));
    strange
        .map(|(path, game)| {
            let fix = format!("add crates/games/src/{game}/clause.rs");
            Finding::new(path, 1, "no code knows the clauses of this rulebook", fix)
        })
        .collect()
}

/// The folder of the game to which a rulebook belongs; `None` for any other file.
fn game(path: &str) -> Option<String> {
    Some(path.strip_prefix("rulebook/")?.strip_suffix(".md")?.replace('-', "_"))
}

/// Findings for definitions that are missing from the code. Clauses and rulings of games not implemented yet are
/// exempt.
fn unknown<'a>(lists: &[ClauseList<'_>], defined: impl Iterator<Item = &'a Defined<'a>>) -> Vec<Finding> {
    let known: BTreeSet<&str> = lists.iter().flat_map(ClauseList::ids).map(|(id, _)| id).collect();
    let asked = |id: &str| match id.split_once('/') {
        Some((game, _)) => !is_ahead(game, lists),
        None => known.iter().any(|known| !known.contains('/') && series(known) == series(id)),
    };
    let strange = defined.filter(|defined| asked(defined.id) && !known.contains(defined.id));
    strange
        .map(|defined| {
            let wrong = format!("{} is known to no code", defined.id);
            Finding::new(defined.path, defined.line, wrong, "add it to `enum Clause`, or take it out")
        })
        .collect()
}

/// Returns `true` if the game is known but has no clauses in the code yet.
fn is_ahead(game: &str, lists: &[ClauseList<'_>]) -> bool {
    GAMES.contains(&game) && !lists.iter().any(|list| list.game.replace('_', "-") == game)
}

/// Findings for clauses and rulings in the code that no page defines.
fn undefined<'a>(list: &ClauseList<'_>, defined: impl Iterator<Item = &'a Defined<'a>>) -> Vec<Finding> {
    let defined: BTreeSet<&str> = defined.map(|defined| defined.id).collect();
    let missing = list.ids().filter(|(id, _)| !defined.contains(id));
    missing
        .map(|(id, clause)| {
            let page = if id.contains('/') { "the rulebook" } else { RULINGS };
            let fix = format!("give it a heading in {page}");
            Finding::new(list.path, clause.line, format!("no page defines {id}"), fix)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::clause_list::EXAMPLE;
    use crate::tidy::finding::places;

    const CODE: &str = "crates/games/src/holdem/clause.rs";
    const BOOK: &str = "# Hold'em\n## `holdem/deal`: the deal\n## `holdem/trade-2`\n";

    fn found(book: &str, rulings: &str) -> Vec<String> {
        let files = [(CODE, EXAMPLE), ("rulebook/holdem.md", book), (RULINGS, rulings)];
        places(&check(&Tree::of(&files)))
    }

    #[test]
    fn pages_and_code_that_agree_pass() {
        let book = format!("{BOOK}## `poker-run/rank-1`\n");
        assert_eq!(found(&book, "## TH-3 Raises\n## PK-1 Packs\n## Other\n"), [""; 0]);
    }

    #[test]
    fn ids_unknown_to_the_code_are_found() {
        let book = format!("{BOOK}## `holdem/trade-9`\n## `poker-rum/rank-2`\n");
        let expected = ["rulebook/holdem.md:4", "rulebook/holdem.md:5", "RULINGS.md:2"];
        assert_eq!(found(&book, "## TH-3 Raises\n## TH-4 New\n"), expected);
    }

    #[test]
    fn a_borrowed_clause_is_required_once_its_game_exists() {
        let code = EXAMPLE.replace("holdem/", "poker-run/").replace("TH-", "PR-");
        let page = format!("{}## `poker-run/rank-1`\n", BOOK.replace("holdem/", "poker-run/"));
        let files = [
            ("crates/games/src/poker_run/clause.rs", code.as_str()),
            ("rulebook/poker-run.md", page.as_str()),
            (RULINGS, "## PR-3\n"),
        ];
        assert_eq!(places(&check(&Tree::of(&files))), ["rulebook/poker-run.md:4"]);
    }

    #[test]
    fn ids_without_a_page_are_found() {
        assert_eq!(
            found("## `holdem/deal`\n", "text about TH-3\n"),
            [format!("{CODE}:7"), format!("{CODE}:8")]
        );
    }

    #[test]
    fn a_clause_twice_and_a_book_without_code_are_found() {
        let book = format!("{BOOK}## `holdem/deal`\n");
        assert_eq!(found(&book, "## TH-3\n"), ["rulebook/holdem.md:4"]);
        let strange = Tree::of(&[("rulebook/packs-poker.md", "# Packs\n")]);
        assert_eq!(places(&check(&strange)), ["rulebook/packs-poker.md:1"]);
    }
}
