//! Within `room`, modules import only from lower levels, and HTTP stays in `http`.

use super::finding::Finding;
use super::rust::{paths, production};
use super::tree::Tree;

const ROOM: &str = "crates/room/src/";

/// The levels of the modules of `room`, from the bottom up. A module imports only from the levels listed before
/// its own.
const MODULES: &[&[&str]] = &[
    &["chance", "ids", "kill", "kind", "limits", "log_types", "rulebook", "wall_clock"],
    &["ledger"],
    &["store"],
    &["protocol"],
    &["client", "game", "integrity", "names"],
    &["table"],
    &["lobby"],
    &["config"],
    &["http"],
];

/// The modules that may use the crates of the HTTP server.
const HTTP: &[&str] = &["http"];
const HTTP_CRATES: &[&str] = &["axum", "hyper", "tower", "tower_http"];

/// Checks every module of `room`.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let sources = tree.sources().filter_map(|(path, text)| Some((path, path.strip_prefix(ROOM)?, text)));
    let modules = sources.filter(|(_, inside, _)| *inside != "lib.rs");
    modules.flat_map(|(path, inside, text)| check_module(path, inside, text)).collect()
}

fn check_module(path: &str, inside: &str, text: &str) -> Vec<Finding> {
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
    let named = paths(&production(text)).into_iter();
    let mend = "move what both need down, or take it as an argument";
    named.filter_map(|(named, line)| Some(Finding::new(path, line, wrong(&named)?, mend))).collect()
}

/// The level of a module, from the bottom.
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
                    fn f() -> crate::protocol::Refused { super::super::lobby::create() }";
        assert_eq!(found("store/log.rs", text), [path(4), path(4), path(5), path(5)]);
        assert_eq!(found("names.rs", "use super::table::Person;"), [format!("{ROOM}names.rs:1")]);
        assert_eq!(found("names.rs", "use crate::game::GameName;"), [format!("{ROOM}names.rs:1")]);
    }

    #[test]
    fn the_server_in_another_module_and_an_unknown_module_are_found() {
        let text = "use axum::extract::ws::Utf8Bytes;\nfn axum() {}";
        assert_eq!(found("table/handle.rs", text), [format!("{ROOM}table/handle.rs:1")]);
        assert_eq!(found("other/mod.rs", ""), [format!("{ROOM}other/mod.rs:1")]);
    }
}
