//! Types with hidden cards derive neither `Serialize` nor `Debug`.

use super::finding::Finding;
use super::rust::{Token, item::item_end, tokens, types, without_tests};
use super::tree::Tree;

/// Types that hold hidden cards in `cards` and `games`, besides everything that is a `Game`.
const SECRET: &[&str] = &["Deck", "DealtOrder", "Event", "Hidden", "History", "Record"];

/// The type of a card face down, which is itself among the secrets.
const GUARD: &str = "Hidden";

/// Cards that nothing hides.
const BARE: &[&str] = &["Card", "CardSet", "Tally", "Shown"];

/// Looks at the types of the pure crates that hold hidden cards.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let sources = || tree.sources().filter(|(path, _)| is_searched(path));
    let games: Vec<&str> = sources().flat_map(|(_, text)| games(&without_tests(&tokens(text)))).collect();
    let is_secret = |name: &str| SECRET.contains(&name) || games.contains(&name);
    sources().flat_map(|(path, text)| check_source(path, text, is_secret)).collect()
}

fn is_searched(path: &str) -> bool {
    path.starts_with("crates/cards/") || path.starts_with("crates/games/")
}

/// The types for which the file implements `Game`.
fn games<'a>(code: &[Token<'a>]) -> Vec<&'a str> {
    implemented(code, "Game").map(|name| name.text).collect()
}

/// The last segment of every type for which the file implements the trait.
fn implemented<'a>(code: &[Token<'a>], of: &str) -> impl Iterator<Item = Token<'a>> {
    let places = code
        .windows(3)
        .enumerate()
        .filter(|(_, three)| three[0].is(of) && three[1].is("for") && three[2].is_word());
    places.filter_map(|(at, _)| {
        let path = code[at + 2..].iter().take_while(|token| token.is_word() || token.is(":"));
        path.filter(|token| token.is_word() && !token.is("where")).last().copied()
    })
}

fn check_source(path: &str, text: &str, is_secret: impl Fn(&str) -> bool) -> Vec<Finding> {
    let code = without_tests(&tokens(text));
    let mut found = Vec::new();
    let secrets =
        types(&code).into_iter().filter(|secret| is_secret(secret.name) && !is_guarded(&code, secret.at));
    for secret in secrets {
        for shown in secret.derives.iter().filter(|name| ["Serialize", "Debug"].contains(name)) {
            found.push(finding(path, secret.line, secret.name, shown));
        }
    }
    let by_hand = implemented(&code, "Serialize").filter(|name| is_secret(name.text));
    found.extend(by_hand.map(|name| finding(path, name.line, name.text, "Serialize")));
    found
}

/// Reports whether a type is generic over its cards with [`GUARD`] as the default and names no bare card: a
/// derive then holds only where the cards may be shown, and the compiler sees to it.
fn is_guarded(code: &[Token<'_>], at: usize) -> bool {
    let item = &code[at..item_end(code, at)];
    let generics = item.iter().skip(1).take_while(|token| !token.is(">") && !token.is("{"));
    let generics: Vec<_> = generics.collect();
    let guarded = generics.windows(2).any(|two| two[0].is("=") && two[1].is(GUARD));
    guarded && generics[0].is("<") && !item.iter().any(|token| BARE.iter().any(|bare| token.is(bare)))
}

fn finding(path: &str, line: usize, name: &str, shown: &str) -> Finding {
    let wrong = format!("`{name}` holds hidden cards and is `{shown}`");
    let mend = if shown == "Debug" { "write a `Debug` that shows no card" } else { "serialise a view of it" };
    Finding::new(path, line, wrong, mend)
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
        let state = "#[derive(Debug)]\npub struct Holdem { deck: Deck }\nimpl crate::Game for Holdem {}";
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
    fn what_shows_nothing_passes() {
        let good = "#[derive(Clone)]\npub struct Holdem;\nimpl Game for Holdem {}\n\
                    impl fmt::Debug for Holdem {}\n#[derive(Debug, Serialize)] struct View;\n\
                    #[cfg(test)] mod tests { #[derive(Debug)] struct Deck; }";
        assert_eq!(found(good), [""; 0]);
    }
}
