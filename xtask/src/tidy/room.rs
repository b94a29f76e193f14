//! Rules for the modules of `room`. Each module imports only from lower levels. Only `http` uses the crates of the
//! HTTP server. Only `game`, `run` and two lists of `http` name a particular game. Only listed modules and files use
//! the form in which errors are sent.

use super::finding::Finding;
use super::rust::{paths, production};
use super::tree::Tree;

const ROOM: &str = "crates/room/src/";
const GAMES: &str = "crates/games/src/";

/// The levels of the modules of `room`, from the bottom up. A module imports only from the levels listed before
/// its own.
const MODULES: &[&[&str]] = &[
    &[
        "csv",
        "ids",
        "kill",
        "limits",
        "log_types",
        "private_files",
        "processor_time",
        "refusal",
        "rng",
        "rulebook",
    ],
    &["tokens", "wall_clock"],
    &["ledger", "tls"],
    &["store"],
    &["audit", "protocol"],
    &["client", "game", "names"],
    &["bot_accounts", "moderation"],
    &["run", "table"],
    &["integrity", "verify"],
    &["lobby"],
    &["config"],
    &["http"],
];

/// The modules that may use the crates of the HTTP server.
const HTTP: &[&str] = &["http"];
const HTTP_CRATES: &[&str] = &["axum", "hyper", "tower", "tower_http"];

/// Folders of the modules that may name a particular game: the adapters of the table games, and the poker run's events.
const GAME: [&str; 2] = ["game/", "run/"];

/// Files outside [`GAME`] that list every game's codes or schemas.
const LISTS: &[&str] = &["http/codes.rs", "http/schemas.rs"];

/// The form in which errors are sent, and the modules and files that convert errors to it. All other modules keep
/// errors typed.
const SENT_ERROR: &str = "crate::protocol::Refused";
const CONVERTS: &[&str] = &["protocol/", "http/", "integrity/report.rs", "table/actor.rs"];

/// Finds modules of `room` without a level, imports that do not come from a lower level, crates of the HTTP server
/// outside [`HTTP`], particular games outside [`GAME`] and [`LISTS`], and the sent form of errors outside [`CONVERTS`].
pub fn check(tree: &Tree) -> Vec<Finding> {
    let games = games(tree);
    let sources = tree.sources().filter_map(|(path, text)| Some((path, path.strip_prefix(ROOM)?, text)));
    let modules = sources.filter(|(_, inside, _)| *inside != "lib.rs");
    modules.flat_map(|(path, inside, text)| check_module(path, inside, text, &games)).collect()
}

/// The modules of `games` with a list of clauses: each is a game.
fn games(tree: &Tree) -> Vec<&str> {
    let paths = tree.sources().filter_map(|(path, _)| path.strip_prefix(GAMES)?.strip_suffix("/clause.rs"));
    paths.collect()
}

fn check_module(path: &str, inside: &str, text: &str, games: &[&str]) -> Vec<Finding> {
    let place: Vec<&str> = inside.trim_end_matches(".rs").trim_end_matches("/mod").split('/').collect();
    let Some(level) = level(place[0]) else {
        let wrong = format!("`{}` has no place among the modules of `room`", place[0]);
        return vec![Finding::new(path, 1, wrong, "give it one in xtask/src/tidy/room.rs")];
    };
    let wrong = |named: &str| {
        let segments: Vec<&str> = named.split("::").collect();
        if !HTTP.contains(&place[0]) && HTTP_CRATES.contains(&segments[0]) && segments.len() > 1 {
            return Some(format!("`{}` names `{named}`, which is for `http`", place[0]));
        }
        let target = target(&place, &segments)?;
        let above = self::level(target)? >= level && target != place[0];
        above.then(|| format!("`{}` names `{target}`, which is not below it", place[0]))
    };
    let named = paths(&production(text));
    let fix = "move what both need down, or take it as an argument";
    let layers = named.iter().filter_map(|(named, line)| Some(Finding::new(path, *line, wrong(named)?, fix)));
    let any_game = GAME.iter().any(|place| inside.starts_with(place)) || LISTS.contains(&inside);
    let particular = named.iter().filter(|(named, _)| !any_game && is_of_game(named, games));
    let of_game = particular.map(|(named, line)| {
        let wrong = format!("`{}` names `{named}`, which is for `game`", place[0]);
        Finding::new(
            path,
            *line,
            wrong,
            "let `game` do it, or move what all games need to a module of its own",
        )
    });
    let converts = CONVERTS.iter().any(|place| inside.starts_with(place));
    let sent = named.iter().filter(|(named, _)| !converts && named == SENT_ERROR).map(|(named, line)| {
        let wrong = format!("`{}` names `{named}`, the form in which errors are sent", place[0]);
        Finding::new(path, *line, wrong, "return the typed error of the module")
    });
    layers.chain(of_game).chain(sent).collect()
}

/// Returns `true` if a path leads into the module of a particular game, or names the game.
fn is_of_game(named: &str, games: &[&str]) -> bool {
    let segments: Vec<&str> = named.split("::").collect();
    match segments.as_slice() {
        ["games", module, ..] => games.contains(module),
        [.., "GameName", variant] => games.iter().any(|game| is_variant_of(variant, game)),
        _ => false,
    }
}

/// Returns `true` if a variant has the name of a game's module, such as `HighCardFlush` for `high_card_flush`.
fn is_variant_of(variant: &str, game: &str) -> bool {
    variant.starts_with(char::is_uppercase) && variant.to_lowercase() == game.replace('_', "")
}

/// The level of a module, counted from 0 at the bottom; `None` for an unlisted module.
fn level(module: &str) -> Option<usize> {
    MODULES.iter().position(|modules| modules.contains(&module))
}

/// The module of `room` to which a path refers from this module, if any: `crate::store::Store`, or an equivalent path
/// through `super`.
fn target<'a>(place: &[&str], segments: &[&'a str]) -> Option<&'a str> {
    let up = segments.iter().take_while(|&&segment| segment == "super").count();
    let from_root = segments[0] == "crate" || (up > 0 && up == place.len());
    from_root.then(|| segments.get(up.max(1)).copied()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    fn found(inside: &str, text: &str) -> Vec<String> {
        places(&check(&Tree::of(&[(&format!("{ROOM}{inside}"), text)])))
    }

    #[test]
    fn errors_are_converted_only_where_they_are_sent() {
        let text = "use crate::protocol::{Encoded, Refused};";
        assert_eq!(found("table/decide/hand.rs", text).len(), 1);
        assert_eq!(found("game/any.rs", text).len(), 1);
        assert_eq!(found("lobby.rs", text).len(), 1);
        assert_eq!(found("integrity.rs", text).len(), 1);
        for file in ["table/actor.rs", "http/error_response.rs", "integrity/report.rs"] {
            assert_eq!(found(file, text), [""; 0], "{file}");
        }
        let tests = "#[cfg(test)] mod tests { use crate::protocol::Refused; }";
        assert_eq!(found("table/state.rs", tests), [""; 0]);
    }

    #[test]
    fn downwards_and_within_a_module_is_allowed() {
        let text = "use crate::{ledger::Account, store::{self, Store}};\nuse super::super::entry::Entry;\n\
                    fn f() { crate::protocol::json::parse(); axum() }\n#[cfg(test)] mod tests { use crate::http::App; }";
        assert_eq!(found("table/actor/send.rs", text), [""; 0]);
        assert_eq!(found("store/mod.rs", "mod log;\nuse log::read;\nuse crate::store::chain;"), [""; 0]);
        assert_eq!(found("http/socket.rs", "use axum::Router;\nuse super::app::App;"), [""; 0]);
        assert_eq!(found("lib.rs", "pub mod store;"), [""; 0]);
    }

    #[test]
    fn upwards_and_sideways_is_found() {
        let path = |line: usize| format!("{ROOM}store/log.rs:{line}");
        let text = "use crate::ledger::Account;\nuse crate::{\n ids::TableId,\n table::{entry, log}};\n\
                    fn f() -> crate::protocol::Encoded { super::super::lobby::create() }";
        assert_eq!(found("store/log.rs", text), [path(4), path(4), path(5), path(5)]);
        assert_eq!(found("names.rs", "use super::table::Person;"), [format!("{ROOM}names.rs:1")]);
        assert_eq!(found("names.rs", "use crate::game::GameName;"), [format!("{ROOM}names.rs:1")]);
    }

    #[test]
    fn a_particular_game_is_named_only_in_its_adapters_lists_and_tests() {
        let clauses = (format!("{GAMES}holdem/clause.rs"), "");
        let found = |inside: &str, text: &str| {
            let room = format!("{ROOM}{inside}");
            places(&check(&Tree::of(&[(&clauses.0, clauses.1), (&room, text)])))
        };
        let text = "use games::Seat;\nuse games::{\n blinds::Rotation,\n holdem::Action};\n\
                    fn f() -> games::holdem::View { games::clause::ids() }\n\
                    #[cfg(test)] mod tests { use games::holdem::Rules; }";
        let path = |line: usize| format!("{ROOM}table/entry.rs:{line}");
        assert_eq!(found("table/entry.rs", text), [path(4), path(5)]);
        assert_eq!(found("http/games.rs", "use games::holdem;"), [format!("{ROOM}http/games.rs:1")]);
        let matched = "fn seats(game: GameName) -> u8 { match game { GameName::Holdem => 6, _ => 4 } }";
        assert_eq!(found("lobby.rs", matched), [format!("{ROOM}lobby.rs:1")]);
        assert_eq!(found("lobby.rs", "fn all() { crate::game::GameName::ALL; }"), [""; 0]);
        for allowed in ["game/holdem.rs", "run/role.rs", "http/codes.rs", "http/schemas.rs"] {
            assert_eq!(found(allowed, text), [""; 0], "{allowed}");
        }
    }

    #[test]
    fn the_server_in_another_module_and_an_unknown_module_are_found() {
        let text = "use axum::extract::ws::Utf8Bytes;\nfn axum() {}";
        assert_eq!(found("table/handle.rs", text), [format!("{ROOM}table/handle.rs:1")]);
        assert_eq!(found("other/mod.rs", ""), [format!("{ROOM}other/mod.rs:1")]);
    }
}
