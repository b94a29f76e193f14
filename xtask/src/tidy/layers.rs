//! Crates may depend only on lower layers, and the pure ones must stay pure.

use super::finding::Finding;
use super::rust::{is_word, leaves, line as line_of, paths, production};
use super::tree::Tree;
use toml::{Table, Value};

/// A crate of the workspace, and the workspace crates that it may use. A `pure` crate has no clock, no source of
/// randomness, no I/O and no asynchronous code.
struct Layer {
    name: &'static str,
    uses: &'static [&'static str],
    pure: bool,
}

const LAYERS: &[Layer] = &[
    Layer { name: "cards", uses: &[], pure: true },
    Layer { name: "draws", uses: &["cards"], pure: true },
    Layer { name: "games", uses: &["cards"], pure: true },
    Layer { name: "formats", uses: &["cards", "games"], pure: true },
    Layer { name: "strategy", uses: &["cards", "games"], pure: true },
    Layer { name: "requests", uses: &["cards", "games", "formats", "strategy"], pure: true },
    Layer { name: "pages", uses: &[], pure: false },
    Layer {
        name: "room",
        uses: &["cards", "draws", "games", "formats", "strategy", "requests", "pages"],
        pure: false,
    },
    Layer {
        name: "cardroom",
        uses: &["cards", "games", "formats", "strategy", "requests", "room"],
        pure: false,
    },
    // No crate lists it in `uses`, so it can only be a development dependency.
    Layer { name: "test-support", uses: &["cards", "games"], pure: false },
];

/// Crates for file formats, which `games` may use only in its tests: files belong to `formats`.
const FORMATS: &[&str] = &["toml", "jiff"];

/// The one dependency of `cards`, which is to be usable on its own.
const OF_CARDS: &str = "multiversion";

/// Paths that a pure crate may use only in its tests.
const IMPURE: &[&str] =
    &["std::time", "std::fs", "std::net", "std::process", "std::thread::sleep", "rand", "getrandom", "tokio"];

/// Folder of the exact odds. These are checked against simulated rounds, so they must not use the code that plays or
/// settles rounds.
const ODDS: &str = "crates/strategy/src/odds/";
const PLAYED: &[&str] = &["Game", "Refereed", "apply", "settle", "settle_under"];

/// Finds crates without a layer, dependencies that the layer of a crate forbids, impure paths in the sources of
/// pure crates, and code in the odds that plays or settles rounds.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let manifests = tree.ending("/Cargo.toml").filter(|(path, _)| path.starts_with("crates/"));
    let mut found: Vec<_> = manifests.flat_map(|(path, text)| check_manifest(path, text)).collect();
    for layer in LAYERS.iter().filter(|layer| layer.pure) {
        let folder = format!("crates/{}/src/", layer.name);
        let sources = tree.sources().filter(|(path, _)| path.starts_with(&folder));
        found.extend(sources.flat_map(|(path, text)| check_source(path, text)));
    }
    let odds = tree.sources().filter(|(path, _)| path.starts_with(ODDS));
    found.extend(odds.flat_map(|(path, text)| check_odds(path, text)));
    found
}

fn check_manifest(path: &str, text: &str) -> Vec<Finding> {
    let name = path.trim_start_matches("crates/").trim_end_matches("/Cargo.toml");
    let Some(layer) = LAYERS.iter().find(|layer| layer.name == name) else {
        let wrong = format!("`{name}` has no place among the layers");
        return vec![Finding::new(path, 1, wrong, "give it one in xtask/src/tidy/layers.rs")];
    };
    match text.parse::<Table>() {
        Ok(manifest) => dependencies(&manifest)
            .into_iter()
            .filter_map(|dependency| Some((forbidden(layer, &dependency)?, line(text, &dependency))))
            .map(|(wrong, line)| Finding::new(path, line, wrong, "dependencies point downwards"))
            .collect(),
        Err(error) => vec![Finding::new(path, 1, format!("no TOML: {}", error.message()), "fix it")],
    }
}

/// The names of a crate's dependencies and build dependencies, without those for tests.
fn dependencies(manifest: &Table) -> Vec<String> {
    let targets = manifest.get("target").and_then(Value::as_table);
    let tables = targets.into_iter().flat_map(Table::values).filter_map(Value::as_table);
    let tables = std::iter::once(manifest).chain(tables);
    let lists = tables.flat_map(|table| ["dependencies", "build-dependencies"].map(|key| table.get(key)));
    let lists = lists.flatten().filter_map(Value::as_table);
    lists.flat_map(|list| list.iter().map(|(key, value)| package(key, value))).collect()
}

/// The package of a dependency, which may be renamed in the manifest.
pub fn package(key: &str, value: &Value) -> String {
    value.get("package").and_then(Value::as_str).unwrap_or(key).to_owned()
}

/// The reason why the crate must not have this dependency; `None` if it may.
fn forbidden(layer: &Layer, dependency: &str) -> Option<String> {
    let name = layer.name;
    let ours = LAYERS.iter().any(|layer| layer.name == dependency);
    if name == "cards" && dependency != OF_CARDS {
        return Some(format!("`cards` depends on `{dependency}`, and may depend only on `{OF_CARDS}`"));
    }
    if ours && !layer.uses.contains(&dependency) {
        return Some(format!("`{name}` depends on `{dependency}`, which is not below it"));
    }
    if name == "games" && FORMATS.contains(&dependency) {
        return Some(format!("`games` depends on `{dependency}`, and file formats belong to `formats`"));
    }
    let impure = layer.pure && IMPURE.contains(&dependency);
    impure.then(|| format!("`{name}` depends on `{dependency}`, and is pure"))
}

/// The line that starts with the name of the dependency, counted from 1; 1 if there is none.
fn line(manifest: &str, dependency: &str) -> usize {
    manifest.lines().position(|line| line.starts_with(dependency)).map_or(1, |at| at + 1)
}

fn check_source(path: &str, text: &str) -> Vec<Finding> {
    let named = paths(&production(text));
    let impure = named
        .into_iter()
        .filter(|(named, _)| named.contains("::") && IMPURE.iter().any(|impure| is_under(named, impure)));
    let fix = "take it as an argument; effects belong to `room` and `cardroom`";
    impure
        .map(|(named, line)| Finding::new(path, line, format!("a pure crate names `{named}`"), fix))
        .collect()
}

fn check_odds(path: &str, text: &str) -> Vec<Finding> {
    let code = leaves(&production(text));
    let played = code.iter().filter(|token| PLAYED.iter().any(|word| is_word(token, word)));
    let wrong = "the exact odds name what plays or settles a round";
    played.map(|token| Finding::new(path, line_of(token), wrong, "count it from the rules alone")).collect()
}

fn is_under(path: &str, module: &str) -> bool {
    path.strip_prefix(module).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    fn found(path: &str, text: &str) -> Vec<String> {
        places(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn downwards_is_allowed() {
        let strategy = "[dependencies]\ncards.workspace = true\ngames.workspace = true\nserde = \"1\"\n\
                        [dev-dependencies]\nrand = \"1\"\n";
        assert_eq!(found("crates/strategy/Cargo.toml", strategy), [""; 0]);
        assert_eq!(found("crates/cards/Cargo.toml", "[dev-dependencies]\nproptest = \"1\"\n"), [""; 0]);
    }

    #[test]
    fn upwards_is_found() {
        let games = "[dependencies]\ncards.workspace = true\nstrategy.workspace = true\n";
        assert_eq!(found("crates/games/Cargo.toml", games), ["crates/games/Cargo.toml:3"]);
        let renamed = "[build-dependencies]\nx = { package = \"cardroom\", path = \"../cardroom\" }\n";
        assert_eq!(found("crates/games/Cargo.toml", renamed), ["crates/games/Cargo.toml:1"]);
    }

    #[test]
    fn test_support_is_a_development_dependency_above_games() {
        let games = |table: &str| format!("[{table}]\ntest-support.workspace = true\n");
        assert_eq!(found("crates/games/Cargo.toml", &games("dev-dependencies")), [""; 0]);
        assert_eq!(found("crates/games/Cargo.toml", &games("dependencies")), ["crates/games/Cargo.toml:2"]);
        let support = "[dependencies]\ngames.workspace = true\nstrategy.workspace = true\n";
        assert_eq!(found("crates/test-support/Cargo.toml", support), ["crates/test-support/Cargo.toml:3"]);
    }

    #[test]
    fn any_other_dependency_of_cards_and_an_unknown_crate_are_found() {
        let allowed = "[dependencies]\nmultiversion.workspace = true\n";
        assert_eq!(found("crates/cards/Cargo.toml", allowed), [""; 0]);
        assert_eq!(
            found("crates/cards/Cargo.toml", "[dependencies]\nserde = \"1\"\n"),
            ["crates/cards/Cargo.toml:2"]
        );
        let target = "[target.'cfg(unix)'.dependencies]\nlibc = \"1\"\n";
        assert_eq!(found("crates/cards/Cargo.toml", target), ["crates/cards/Cargo.toml:2"]);
        assert_eq!(found("crates/other/Cargo.toml", ""), ["crates/other/Cargo.toml:1"]);
        assert_eq!(found("crates/games/Cargo.toml", "[dependencies]\ngetrandom = \"1\"\n").len(), 1);
    }

    #[test]
    fn a_file_format_of_the_rules_is_found() {
        let games = "[dependencies]\ncards.workspace = true\ntoml.workspace = true\n";
        assert_eq!(found("crates/games/Cargo.toml", games), ["crates/games/Cargo.toml:3"]);
        assert_eq!(found("crates/games/Cargo.toml", "[dev-dependencies]\ntoml.workspace = true\n"), [""; 0]);
        assert_eq!(found("crates/formats/Cargo.toml", games), [""; 0]);
        let upwards = "[dependencies]\nformats.workspace = true\n";
        assert_eq!(found("crates/games/Cargo.toml", upwards), ["crates/games/Cargo.toml:2"]);
    }

    #[test]
    fn odds_that_depend_on_bots_are_found() {
        let source = "use games::{Game, seat};\nfn f() { round.settle() }\n#[cfg(test)] mod tests { use games::Game; }";
        let expected = [1, 2].map(|line| format!("crates/strategy/src/odds/a.rs:{line}"));
        assert_eq!(found("crates/strategy/src/odds/a.rs", source), expected);
        assert_eq!(found("crates/strategy/src/bots/a.rs", source), [""; 0]);
    }

    #[test]
    fn effects_in_a_pure_crate_are_found() {
        let source = "use std::{\n fmt, time::Instant};\nfn f() { std::thread::sleep(x); rand::random() }\n\
                      #[cfg(test)] mod tests { use std::fs; }\nfn g(rand: u8) {}";
        let expected = [2, 3, 3].map(|line| format!("crates/games/src/a.rs:{line}"));
        assert_eq!(found("crates/games/src/a.rs", source), expected);
        assert_eq!(found("crates/cardroom/src/a.rs", source), [""; 0]);
        assert_eq!(found("crates/games/src/tests.rs", source), [""; 0]);
    }
}
