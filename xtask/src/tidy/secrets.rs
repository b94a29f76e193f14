//! Types with hidden cards must neither implement `Serialize`, derived or by hand, nor derive `Debug`.

use super::finding::Finding;
use super::rust::item::Definition;
use super::rust::{has_word, implementations, production, types};
use super::tree::Tree;
use std::collections::BTreeSet;
use syn::Ident;

/// Types of `cards`, `games` and `formats` that contain hidden cards, in addition to all implementors of `Refereed`.
const SECRET: &[&str] = &["Deck", "DealtOrder", "Event", "Hidden", "History", "Record"];

/// Files whose types contain no hidden cards, although they have a name of [`SECRET`]. All cards of a poker run are
/// drawn in public, so its event is its own `Seen`. Such a file must not name [`GUARD`].
const PUBLIC: &[&str] = &["crates/games/src/poker_run/event.rs"];

/// The type of a hidden card, which is itself a secret.
const GUARD: &str = "Hidden";

/// Types that expose the cards they contain.
const BARE: &[&str] = &["Card", "CardSet", "Tally", "Shown"];

/// Finds types of `cards`, `games` and `formats` that contain hidden cards and implement `Serialize` or derive `Debug`.
/// Types guarded by [`GUARD`] may derive both.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let sources = || tree.sources().filter(|(path, _)| is_searched(path));
    let games = sources().flat_map(|(_, text)| implementations(&production(text), "Refereed"));
    let games: BTreeSet<String> = games.map(|name| name.to_string()).collect();
    let is_secret =
        |name: &Ident| SECRET.iter().any(|secret| name == secret) || games.contains(&name.to_string());
    sources().flat_map(|(path, text)| check_source(path, text, is_secret)).collect()
}

fn is_searched(path: &str) -> bool {
    ["crates/cards/", "crates/games/", "crates/formats/"].iter().any(|folder| path.starts_with(folder))
}

fn check_source(path: &str, text: &str, is_secret: impl Fn(&Ident) -> bool) -> Vec<Finding> {
    let code = production(text);
    if PUBLIC.contains(&path) && !has_word(&code, GUARD) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for secret in types(&code).iter().filter(|secret| is_secret(&secret.name) && !is_guarded(secret)) {
        let shown = secret.derives.iter().filter(|name| ["Serialize", "Debug"].contains(&name.as_str()));
        found.extend(shown.map(|shown| finding(path, &secret.name, shown)));
    }
    let by_hand = implementations(&code, "Serialize");
    found.extend(by_hand.iter().filter(|name| is_secret(name)).map(|name| finding(path, name, "Serialize")));
    found
}

/// Returns `true` if a type is generic over its cards, with [`GUARD`] as the default, and contains no type of
/// [`BARE`]. The compiler then implements a derived trait only for instances whose cards may be shown.
fn is_guarded(secret: &Definition) -> bool {
    secret.defaults.iter().any(|default| default == GUARD)
        && !BARE.iter().any(|bare| has_word(&secret.tokens, bare))
}

fn finding(path: &str, name: &Ident, shown: &str) -> Finding {
    let wrong = format!("`{name}` holds hidden cards and is `{shown}`");
    let fix = if shown == "Debug" { "write a `Debug` that shows no card" } else { "serialise a view of it" };
    Finding::new(path, name.span().start().line, wrong, fix)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    fn found(text: &str) -> Vec<String> {
        places(&check(&Tree::of(&[("crates/games/src/holdem/state.rs", text)])))
    }

    #[test]
    fn a_secret_that_derives_is_found() {
        let path = |line| format!("crates/games/src/holdem/state.rs:{line}");
        assert_eq!(found("#[derive(Clone, Debug)]\npub enum Event { Dealt }"), [path(2)]);
        assert_eq!(found("#[derive(serde::Serialize)]\nstruct DealtOrder(u8);"), [path(2)]);
        let state = "#[derive(Debug)]\npub struct Holdem { deck: Deck }\nimpl crate::Refereed for Holdem {}";
        assert_eq!(found(state), [path(2)]);
        assert_eq!(found("impl<'a> serde::Serialize for crate::holdem::Event {}"), [path(1)]);
    }

    #[test]
    fn a_type_generic_over_hidden_cards_passes_while_it_names_no_bare_card() {
        assert_eq!(
            found("#[derive(Debug, Serialize)]\npub enum Event<C = Hidden> { A { c: [C; 2] } }"),
            [""; 0]
        );
        let path = "crates/games/src/holdem/state.rs:2";
        let bare = "#[derive(Debug)]\npub enum Event<C = Hidden> { A { c: [C; 2], board: Card } }";
        assert_eq!(found(bare), [path]);
        assert_eq!(found("#[derive(Debug)]\npub enum Event<C = Shown> { A(C) }"), [path]);
        assert_eq!(found("#[derive(Debug)]\npub struct Hidden(Card);"), [path]);
    }

    #[test]
    fn an_event_without_face_down_cards_passes_only_in_its_listed_file() {
        let found = |path: &str, text: &str| {
            places(&check(&Tree::of(&[(&format!("crates/games/src/{path}"), text)])))
        };
        let event = "#[derive(Debug, Serialize)]\npub enum Event { Stamped { card: Shown } }";
        assert_eq!(found("poker_run/event.rs", event), [""; 0]);
        assert_eq!(found("poker_run/run.rs", event).len(), 2);
        assert_eq!(found("holdem/event.rs", event).len(), 2);
        assert_eq!(found("poker_run/event.rs", &event.replace("Shown", "Hidden")).len(), 2);
    }

    #[test]
    fn a_type_that_reveals_nothing_passes() {
        let good = "#[derive(Clone)]\npub struct Holdem;\nimpl Refereed for Holdem {}\n\
                    impl fmt::Debug for Holdem {}\n#[derive(Debug, Serialize)] struct View;\n\
                    #[cfg(test)] mod tests { #[derive(Debug)] struct Deck; }";
        assert_eq!(found(good), [""; 0]);
    }
}
