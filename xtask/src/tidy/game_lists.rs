//! The lists of games that the compiler does not check must name every game of `crates/games`.
//!
//! The checklist "Adding a game" in CONTRIBUTING.md states the purpose of each list.

use super::clause_list::ClauseList;
use super::finding::Finding;
use super::tree::Tree;

/// Games that lists of table games omit: the poker run is not played at a table.
const NO_TABLE: &[&str] = &["poker_run"];

/// Games that lists of histories omit: hands of hold'em are files in the PHH format, not histories.
const NO_HISTORY: &[&str] = &["holdem"];

/// The files with a list of games, and the games that the list leaves out.
const LISTS: &[(&str, &[&str])] = &[
    ("README.md", &[]),
    ("crates/cardroom/src/narrate/tests.rs", NO_TABLE),
    ("crates/cardroom/tests/cli/play.rs", &[]),
    ("crates/cardroom/tests/cli/simulate.rs", &[]),
    ("crates/cardroom/tests/recovery/lane.rs", NO_TABLE),
    ("crates/formats/src/history/any.rs", NO_HISTORY),
    ("crates/formats/tests/laws/main.rs", NO_HISTORY),
    ("crates/games/tests/codes.rs", &[]),
    ("crates/games/tests/laws/main.rs", &[]),
    ("crates/games/tests/notation/main.rs", &[]),
    ("crates/requests/src/referee/mod.rs", &[]),
    ("crates/room/examples/rounds.rs", NO_TABLE),
    ("crates/room/src/http/codes.rs", NO_TABLE),
    ("crates/room/src/http/schemas.rs", NO_TABLE),
    ("crates/room/src/rulebook/documents.rs", &[]),
    ("crates/room/src/rulebook/mod.rs", &[]),
    ("crates/strategy/tests/bots/legal.rs", NO_TABLE),
    ("e2e/support/tables.ts", NO_TABLE),
    ("e2e/tests/closed.test.ts", NO_TABLE),
    ("e2e/tests/keyboard.test.ts", NO_TABLE),
    ("web/rounds/accounts.ts", NO_TABLE),
    ("web/rounds/reading.ts", NO_TABLE),
    ("web/rounds/told.test.ts", NO_TABLE),
    ("web/src/felts/index.ts", NO_TABLE),
    ("web/src/styles/pages.css", NO_TABLE),
    ("web/test/catalog.test.ts", NO_TABLE),
    ("xtask/src/mutants/subjects.rs", &[]),
    ("xtask/src/tidy/rulebook.rs", &[]),
];

/// Finds lists that are missing, and games that a list does not name.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let games: Vec<&str> = ClauseList::all(tree).iter().map(|list| list.game).collect();
    LISTS.iter().flat_map(|(path, without)| unnamed(tree, path, &games, without)).collect()
}

fn unnamed(tree: &Tree, path: &str, games: &[&str], without: &[&str]) -> Vec<Finding> {
    let Some(text) = tree.get(path) else {
        return vec![Finding::new(
            path,
            0,
            "a list of games is not here",
            "change xtask/src/tidy/game_lists.rs",
        )];
    };
    let text = plain(text);
    let missing = games.iter().filter(|game| !without.contains(game) && !text.contains(&plain(game)));
    let fix = "add it, or list it in xtask/src/tidy/game_lists.rs; see \"Adding a game\" in CONTRIBUTING.md";
    missing.map(|game| Finding::new(path, 1, format!("the game {game} is not named"), fix)).collect()
}

/// The text in lower case without `_` and `-`, so that a game has the same name in Rust paths, types, ids and file
/// names.
fn plain(text: &str) -> String {
    text.to_lowercase().replace(['_', '-'], "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::clause_list::EXAMPLE;

    #[test]
    fn a_game_that_a_list_does_not_name_is_found() {
        let named = "use games::{HighCardFlush, holdem};";
        let tree = |text| {
            Tree::of(&[
                ("crates/games/src/holdem/clause.rs", EXAMPLE),
                ("crates/games/src/high_card_flush/clause.rs", EXAMPLE),
                ("web/src/felts/index.ts", text),
                ("crates/formats/src/history/any.rs", text),
            ])
        };
        let found = |text| {
            let findings = check(&tree(text)).into_iter().filter(|finding| finding.line > 0);
            findings.map(|finding| format!("{}: {}", finding.path, finding.wrong)).collect::<Vec<_>>()
        };
        assert!(found(named).is_empty());
        assert_eq!(
            found("packs_poker"),
            [
                "crates/formats/src/history/any.rs: the game high_card_flush is not named",
                "web/src/felts/index.ts: the game high_card_flush is not named",
                "web/src/felts/index.ts: the game holdem is not named",
            ]
        );
    }

    #[test]
    fn a_list_that_is_not_in_the_tree_is_found() {
        assert_eq!(check(&Tree::of(&[])).len(), LISTS.len());
    }
}
