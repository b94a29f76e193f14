//! The clauses of each game, read from `crates/games/src/<game>/clause.rs`.
//!
//! There an `enum Clause` names them and `Clause::Name => "id"` gives each its id, or the crate's macro
//! makes both from lines `Name = "id"`. `const PROCEDURAL` lists those that no settlement, event or
//! refusal can return.

use super::rust::{self, Token, item::group_end};
use super::tree::Tree;

/// The clauses of one game.
pub struct ClauseList<'a> {
    /// The folder of the game: `packs_poker`.
    pub game: &'a str,
    /// The file that names the clauses.
    pub path: &'a str,
    /// The clauses in the order of the file.
    pub clauses: Vec<Clause<'a>>,
    /// The names of those listed as procedural, with the line of each.
    pub procedural: Vec<(&'a str, usize)>,
}

/// One clause.
pub struct Clause<'a> {
    /// The name of the variant: `Trade2`.
    pub name: &'a str,
    /// Its id, `holdem/trade-2` or `TH-3`, if the file gives it one.
    pub id: Option<&'a str>,
    /// The line of the variant.
    pub line: usize,
}

impl<'a> ClauseList<'a> {
    /// The lists of all games.
    pub fn all(tree: &'a Tree) -> Vec<ClauseList<'a>> {
        tree.sources().filter_map(|(path, text)| ClauseList::read(path, text)).collect()
    }

    fn read(path: &'a str, text: &'a str) -> Option<ClauseList<'a>> {
        let game = path.strip_prefix("crates/games/src/")?.strip_suffix("/clause.rs")?;
        let tokens = rust::without_tests(&rust::tokens(text));
        let mut clauses = variants(&tokens);
        for clause in &mut clauses {
            clause.id = id(&tokens, clause.name);
        }
        Some(ClauseList { game, path, clauses, procedural: procedural(&tokens) })
    }

    /// Every id with its clause.
    pub fn ids(&self) -> impl Iterator<Item = (&'a str, &Clause<'a>)> {
        self.clauses.iter().filter_map(|clause| Some((clause.id?, clause)))
    }

    /// Reports whether the clause is listed as procedural.
    pub fn is_procedural(&self, clause: &Clause<'_>) -> bool {
        self.procedural.iter().any(|(name, _)| *name == clause.name)
    }
}

/// The variants of `enum Clause`, their ids still open.
fn variants<'a>(tokens: &[Token<'a>]) -> Vec<Clause<'a>> {
    let Some(body) = enum_body(tokens) else { return macro_variants(tokens) };
    let mut found = Vec::new();
    let mut place = 0;
    while let Some(token) = body.get(place) {
        if token.is("(") || token.is("[") || token.is("{") {
            place = group_end(body, place);
            continue;
        }
        let begins = place == 0 || body[place - 1].is(",") || body[place - 1].is("]");
        if token.is_word() && begins {
            found.push(Clause { name: token.text, id: None, line: token.line });
        }
        place += 1;
    }
    found
}

fn enum_body<'t, 'a>(tokens: &'t [Token<'a>]) -> Option<&'t [Token<'a>]> {
    let at = tokens.windows(2).position(|two| two[0].is("enum") && two[1].is("Clause"))?;
    let open = at + tokens[at..].iter().position(|token| token.is("{"))?;
    Some(&tokens[open + 1..group_end(tokens, open)])
}

/// The variants that a macro is given as `Name = "id"`.
fn macro_variants<'a>(tokens: &[Token<'a>]) -> Vec<Clause<'a>> {
    let lines = tokens
        .windows(3)
        .filter(|three| three[0].is_word() && three[1].is("=") && three[2].kind == rust::Kind::Text);
    lines.map(|three| Clause { name: three[0].text, id: None, line: three[0].line }).collect()
}

/// The string that the file gives to the variant: `Clause::Name => "id"` or `(Clause::Name, "id")`.
fn id<'a>(tokens: &[Token<'a>], name: &str) -> Option<&'a str> {
    let places = tokens.iter().enumerate().filter(|(_, token)| token.is(name));
    let texts = places.map(|(at, _)| {
        let rest = tokens[at + 1..].iter();
        rest.copied().find(|token| !["=", ">", ","].iter().any(|mark| token.is(mark)))
    });
    texts.flatten().find(|token| token.kind == rust::Kind::Text).map(|token| token.text)
}

/// The variants that `const PROCEDURAL` lists.
fn procedural<'a>(tokens: &[Token<'a>]) -> Vec<(&'a str, usize)> {
    let mut rest = tokens.iter().skip_while(|token| !token.is("PROCEDURAL"));
    let value = rest.by_ref().skip_while(|token| !token.is("=")).take_while(|token| !token.is(";"));
    let words = value.filter(|token| token.is_word());
    words
        .filter(|token| !["Clause", "Self"].contains(&token.text))
        .map(|token| (token.text, token.line))
        .collect()
}

/// Form of a clause or ruling in a test's name: `trade_2` for `holdem/trade-2`, `rule_12` for
/// `packs-poker/12`, `th_03` for `TH-3`.
pub fn slug(id: &str) -> String {
    match id.split_once('/') {
        Some((_, clause)) if clause.len() == 1 || clause.starts_with(|c: char| c.is_ascii_digit()) => {
            format!("rule_{}", clause.replace('-', "_"))
        }
        Some((_, clause)) => clause.replace('-', "_"),
        None => ruling_slug(id),
    }
}

fn ruling_slug(id: &str) -> String {
    let (game, number) = id.split_once('-').unwrap_or((id, ""));
    format!("{}_{number:0>2}", game.to_lowercase())
}

/// A `clause.rs` for the tests of the checks.
#[cfg(test)]
pub const EXAMPLE: &str = r#"//! Clauses.
/// A clause.
pub enum Clause {
    /// The deal.
    Deal,
    #[allow(x)]
    Trade2,
    Th3,
}

/// None of these can be returned.
pub const PROCEDURAL: &[Clause] = &[Clause::Deal];

impl Clause {
    pub fn id(self) -> &'static str {
        match self {
            Clause::Deal => "holdem/deal",
            Clause::Trade2 => "holdem/trade-2",
            Clause::Th3 => "TH-3",
        }
    }
}
"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_enum_is_read_with_ids_and_lines() {
        let tree = Tree::of(&[("crates/games/src/holdem/clause.rs", EXAMPLE)]);
        let lists = ClauseList::all(&tree);
        let list = &lists[0];
        let clauses: Vec<_> =
            list.clauses.iter().map(|clause| (clause.name, clause.id, clause.line)).collect();
        let expected = [
            ("Deal", Some("holdem/deal"), 5),
            ("Trade2", Some("holdem/trade-2"), 7),
            ("Th3", Some("TH-3"), 8),
        ];
        assert_eq!(clauses, expected);
        assert_eq!((list.game, &list.procedural), ("holdem", &vec![("Deal", 12)]));
        assert!(list.is_procedural(&list.clauses[0]) && !list.is_procedural(&list.clauses[1]));
    }

    #[test]
    fn an_enum_made_by_a_macro_is_read_too() {
        let text = "use crate::clause::clauses;\n\
                    clauses! { \"rulebook/holdem.md\";\n/// The deal.\nDeal = \"holdem/deal\",\n/// Raises.\nTh3 = \"TH-3\",\n}\n\
                    pub const PROCEDURAL: &[Clause] = &[];";
        let tree = Tree::of(&[("crates/games/src/holdem/clause.rs", text)]);
        let lists = ClauseList::all(&tree);
        let ids: Vec<_> = lists[0].ids().map(|(id, clause)| (id, clause.name, clause.line)).collect();
        assert_eq!(ids, [("holdem/deal", "Deal", 4), ("TH-3", "Th3", 6)]);
        assert!(lists[0].procedural.is_empty());
    }

    #[test]
    fn slugs_are_as_tests_write_them() {
        let slugs =
            ["holdem/trade-2", "holdem/all-in", "packs-poker/12", "high-card-flush/a", "TH-3", "PK-10"];
        let expected = ["trade_2", "all_in", "rule_12", "rule_a", "th_03", "pk_10"];
        assert_eq!(slugs.map(slug), expected);
    }
}
