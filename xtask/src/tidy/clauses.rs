//! Every non-procedural clause must have been returned during the tests and appear in a test name.

use super::clause_list::{ClauseList, slug};
use super::finding::Finding;
use super::rust::{tests as tests_of, tree as parse};
use super::tree::Tree;
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The ids of the clauses returned during a test run, by the game's folder.
#[derive(Default)]
pub struct Returned(BTreeMap<String, BTreeSet<String>>);

impl Returned {
    /// Reads the files `<test binary>-<game>.txt` of the folder, with one id per line. A missing folder counts
    /// as empty.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn load(folder: &Path) -> Result<Returned> {
        let mut returned = Returned::default();
        if !folder.exists() {
            return Ok(returned);
        }
        let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
        for entry in entries {
            let path = entry.with_context(|| format!("{} cannot be read", folder.display()))?.path();
            let text =
                fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
            returned.add(&path.file_stem().unwrap_or_default().to_string_lossy(), &text);
        }
        Ok(returned)
    }

    fn add(&mut self, stem: &str, text: &str) {
        let game = stem.rsplit('-').next().unwrap_or_default();
        let ids = text.lines().map(str::trim).filter(|line| !line.is_empty());
        self.0.entry(game.to_owned()).or_default().extend(ids.map(str::to_owned));
    }
}

struct Test<'a> {
    path: &'a str,
    name: String,
}

/// Finds clauses without an id; clauses that are not procedural and were not returned, or are not in the name of any
/// test; procedural clauses that were returned; returned ids and procedural names that are not clauses; and games
/// without a record of returned clauses.
pub fn check(tree: &Tree, returned: &Returned) -> Vec<Finding> {
    let lists = ClauseList::all(tree);
    if lists.is_empty() {
        let fix = "add crates/games/src/<game>/clause.rs";
        return vec![Finding::new("crates/games/src/lib.rs", 1, "no game has an `enum Clause`", fix)];
    }
    let tests = tests(tree);
    lists.iter().flat_map(|list| check_game(list, &lists, returned, &tests)).collect()
}

fn check_game(
    list: &ClauseList<'_>,
    lists: &[ClauseList<'_>],
    returned: &Returned,
    tests: &[Test<'_>],
) -> Vec<Finding> {
    let Some(seen) = returned.0.get(list.game) else {
        let wrong = format!("no test left a record of the clauses that {} returned", list.game);
        return vec![Finding::new(list.path, 1, wrong, "run `cargo test --workspace` first")];
    };
    let mut found = check_seen(list, seen);
    let named = named(list, lists, tests);
    for (id, clause) in list.ids().filter(|(_, clause)| !list.is_procedural(clause)) {
        if !named.contains(id) {
            let fix = format!("write a test `fn {}_…` that asserts it", slug(id));
            found.push(Finding::new(list.path, clause.line, format!("no test names {id}"), fix));
        }
    }
    found
}

/// Compares the clauses with those returned.
fn check_seen(list: &ClauseList<'_>, seen: &BTreeSet<String>) -> Vec<Finding> {
    let mut found = Vec::new();
    for clause in &list.clauses {
        let Some(id) = &clause.id else {
            let wrong = format!("`Clause::{}` has no id", clause.name);
            found.push(Finding::new(list.path, clause.line, wrong, "give it one in `id`"));
            continue;
        };
        let (wrong, fix) = match (list.is_procedural(clause), seen.contains(id)) {
            (false, false) => ("is never returned", "test a case that it decides, or list it as procedural"),
            (true, true) => ("is listed as procedural and returned all the same", "take it off the list"),
            _ => continue,
        };
        found.push(Finding::new(list.path, clause.line, format!("{id} {wrong}"), fix));
    }
    found.extend(unknown_clauses(list, seen));
    found
}

/// Findings for procedural names and returned ids that are not clauses of the game.
fn unknown_clauses(list: &ClauseList<'_>, seen: &BTreeSet<String>) -> Vec<Finding> {
    let unknown = |name: &str| !list.clauses.iter().any(|clause| clause.name == name);
    let listed = list.procedural.iter().filter(|(name, _)| unknown(name)).map(|(name, line)| {
        Finding::new(list.path, *line, format!("`{name}` is procedural and no clause"), "fix the list")
    });
    let ids = seen.iter().filter(|id| !list.ids().any(|(known, _)| known == id.as_str())).map(|id| {
        Finding::new(list.path, 1, format!("{id} was returned and is no clause"), "add it to `enum Clause`")
    });
    listed.chain(ids).collect()
}

fn tests(tree: &Tree) -> Vec<Test<'_>> {
    let mut found = Vec::new();
    for (path, text) in tree.ending(".rs").filter(|(path, _)| path.starts_with("crates/")) {
        found.extend(tests_of(&parse(text)).iter().map(|name| Test { path, name: name.to_string() }));
    }
    found
}

/// The ids of the list that appear in a test name. If the slug also belongs to another game, the path of the test must
/// contain the game.
fn named<'a>(list: &'a ClauseList<'_>, lists: &[ClauseList<'_>], tests: &[Test<'_>]) -> BTreeSet<&'a str> {
    let slugs: Vec<(&str, String)> = list.ids().map(|(id, _)| (id, slug(id))).collect();
    let elsewhere = |wanted: &str| {
        let others = lists.iter().filter(|other| other.game != list.game);
        others.flat_map(ClauseList::ids).any(|(id, _)| slug(id) == wanted)
    };
    let mut named = BTreeSet::new();
    for test in tests {
        let here = test.path.contains(list.game);
        let found = slugs_in_name(&test.name, &slugs);
        named.extend(found.filter(|(_, slug)| here || !elsewhere(slug)).map(|(id, _)| *id));
    }
    named
}

/// The slugs in a test name: the longest match at each position. A slug without a number is an ordinary word and counts
/// only at the start of the name.
fn slugs_in_name<'s, 'a>(
    name: &str,
    slugs: &'s [(&'a str, String)],
) -> impl Iterator<Item = &'s (&'a str, String)> {
    let name = format!("{name}_");
    let starts = std::iter::once(0).chain(name.match_indices('_').map(|(at, _)| at + 1));
    let found: Vec<_> = starts
        .filter_map(|start| {
            let fits = slugs.iter().filter(|(_, slug)| {
                let rest = name[start..].strip_prefix(slug.as_str());
                rest.is_some_and(|rest| rest.starts_with('_'))
            });
            let longest = fits.max_by_key(|(_, slug)| slug.len())?;
            let numbered = longest.1.contains(|c: char| c.is_ascii_digit());
            (start == 0 || numbered).then_some(longest)
        })
        .collect();
    found.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::clause_list::EXAMPLE;
    use crate::tidy::finding::places;

    const CLAUSES: &str = "crates/games/src/holdem/clause.rs";
    const TESTS: &str = "#[test] fn trade_2_a_raise() {}\n#[test] fn a_raise_under_th_03() {}";

    fn found(clauses: &str, tests: &str, returned: &str) -> Vec<Finding> {
        let tree = Tree::of(&[(CLAUSES, clauses), ("crates/games/tests/holdem.rs", tests)]);
        let mut seen = Returned::default();
        seen.add("laws-holdem", returned);
        check(&tree, &seen)
    }

    #[test]
    fn a_complete_suite_passes() {
        assert_eq!(found(EXAMPLE, TESTS, "holdem/trade-2\nTH-3\n"), []);
    }

    #[test]
    fn a_clause_never_returned_is_found() {
        let found = found(EXAMPLE, TESTS, "TH-3\n");
        assert_eq!(places(&found), [format!("{CLAUSES}:7")]);
        assert_eq!(found[0].wrong, "holdem/trade-2 is never returned");
    }

    #[test]
    fn a_clause_that_no_test_names_is_found() {
        for tests in ["#[test] fn trade_2_x() {}\nfn th_03_no_test() {}", "#[test] fn trade_2_th_033() {}"] {
            let found = found(EXAMPLE, tests, "holdem/trade-2\nTH-3\n");
            assert_eq!(places(&found), [format!("{CLAUSES}:8")]);
            assert_eq!(found[0].wrong, "no test names TH-3");
        }
    }

    #[test]
    fn a_procedural_clause_that_is_returned_is_found() {
        let found = found(EXAMPLE, TESTS, "holdem/trade-2\nTH-3\nholdem/deal\nTH-99\n");
        let wrongs: Vec<_> = found.iter().map(|finding| finding.wrong.as_str()).collect();
        assert_eq!(
            wrongs,
            [
                "holdem/deal is listed as procedural and returned all the same",
                "TH-99 was returned and is no clause"
            ]
        );
    }

    #[test]
    fn a_clause_without_an_id_and_a_wrong_list_are_found() {
        let bad =
            EXAMPLE.replace("    Th3,\n", "    Th3,\n    Th4,\n").replace("[Clause::Deal]", "[Clause::Gone]");
        let found = found(&bad, TESTS, "holdem/trade-2\nTH-3\nholdem/deal\n");
        let wrongs: Vec<_> = found.iter().map(|finding| finding.wrong.as_str()).collect();
        assert_eq!(
            wrongs,
            ["`Clause::Th4` has no id", "`Gone` is procedural and no clause", "no test names holdem/deal"]
        );
    }

    #[test]
    fn no_record_and_no_game_are_found() {
        let tree = Tree::of(&[(CLAUSES, EXAMPLE)]);
        assert_eq!(places(&check(&tree, &Returned::default())), [format!("{CLAUSES}:1")]);
        assert_eq!(check(&Tree::of(&[]), &Returned::default()).len(), 1);
    }

    #[test]
    fn the_longest_slug_counts_and_a_plain_word_only_at_the_start() {
        let slugs = ["holdem/trade", "holdem/trade-2", "TH-3"].map(|id| (id, slug(id)));
        let ids = |name| slugs_in_name(name, &slugs).map(|(id, _)| *id).collect::<Vec<_>>();
        assert_eq!(ids("trade_2_and_th_03"), ["holdem/trade-2", "TH-3"]);
        assert_eq!(ids("trade_begins"), ["holdem/trade"]);
        assert_eq!(ids("a_trade_begins"), [""; 0]);
    }
}
