//! The clauses of each game, read from `crates/games/src/<game>/clause.rs`.
//!
//! The file either has an `enum Clause` and the ids as `Clause::Name => "id"`, or defines both in a macro call with
//! lines `Name = "id"`. `const PROCEDURAL` lists the clauses that no settlement, event or refusal can return.

use super::rust::production;
use super::tree::Tree;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::HashMap;
use syn::visit::{self, Visit};
use syn::{Expr, ExprPath, ExprTuple, Ident, ItemConst, ItemEnum, Lit, Macro, Pat};

/// The clauses of one game.
pub struct ClauseList<'a> {
    /// Folder of the game, such as `packs_poker`.
    pub game: &'a str,
    /// Path of the file that defines the clauses.
    pub path: &'a str,
    /// The clauses, in the order of the file.
    pub clauses: Vec<Clause>,
    /// Names of the clauses listed as procedural, each with the number of its line.
    pub procedural: Vec<(String, usize)>,
}

/// A clause or a ruling, as the code defines it.
pub struct Clause {
    /// Name of the variant, such as `Trade2`.
    pub name: String,
    /// Id of the clause, such as `holdem/trade-2` or `TH-3`; `None` if the file defines none.
    pub id: Option<String>,
    /// Line of the variant, counted from 1.
    pub line: usize,
}

impl<'a> ClauseList<'a> {
    /// The clause lists of all games in the tree.
    pub fn all(tree: &'a Tree) -> Vec<ClauseList<'a>> {
        tree.sources().filter_map(|(path, text)| ClauseList::read(path, text)).collect()
    }

    fn read(path: &'a str, text: &'a str) -> Option<ClauseList<'a>> {
        let game = path.strip_prefix("crates/games/src/")?.strip_suffix("/clause.rs")?;
        let mut reader = Reader::default();
        reader.visit_file(&production(text));
        let Reader { mut clauses, ids, procedural } = reader;
        clauses
            .iter_mut()
            .filter(|clause| clause.id.is_none())
            .for_each(|clause| clause.id = ids.get(&clause.name).cloned());
        Some(ClauseList { game, path, clauses, procedural })
    }

    /// The id of each clause that has one, with the clause.
    pub fn ids(&self) -> impl Iterator<Item = (&str, &Clause)> {
        self.clauses.iter().filter_map(|clause| Some((clause.id.as_deref()?, clause)))
    }

    /// Returns `true` if the clause is listed as procedural.
    pub fn is_procedural(&self, clause: &Clause) -> bool {
        self.procedural.iter().any(|(name, _)| *name == clause.name)
    }
}

/// Visitor that collects the clauses of a file.
#[derive(Default)]
struct Reader {
    /// The variants of `enum Clause`, without ids yet, and the lines of the macro.
    clauses: Vec<Clause>,
    /// The ids after `Clause::Name =>` or in `(Clause::Name, "id")`, by the name of the clause.
    ids: HashMap<String, String>,
    /// The variants that `const PROCEDURAL` lists.
    procedural: Vec<(String, usize)>,
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item_enum(&mut self, item: &'ast ItemEnum) {
        let variants = item.variants.iter().filter(|_| item.ident == "Clause");
        self.clauses.extend(variants.map(|variant| clause(&variant.ident, None)));
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.clauses.extend(lines_of(&call.tokens));
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Pat::Path(path) = &arm.pat {
            self.id(path, &arm.body);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_tuple(&mut self, tuple: &'ast ExprTuple) {
        if let [Expr::Path(path), value] = tuple.elems.iter().collect::<Vec<_>>()[..] {
            self.id(path, value);
        }
        visit::visit_expr_tuple(self, tuple);
    }

    fn visit_item_const(&mut self, item: &'ast ItemConst) {
        if item.ident == "PROCEDURAL" {
            let mut names = Names(Vec::new());
            names.visit_expr(&item.expr);
            self.procedural.extend(names.0);
        }
        visit::visit_item_const(self, item);
    }
}

impl Reader {
    fn id(&mut self, path: &ExprPath, value: &Expr) {
        if let (Some(name), Some(id)) = (path.path.segments.last(), text(value)) {
            self.ids.insert(name.ident.to_string(), id);
        }
    }
}

/// Visitor that collects the last segments of paths, with their lines.
struct Names(Vec<(String, usize)>);

impl<'ast> Visit<'ast> for Names {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.0.extend(path.segments.last().map(|last| (last.ident.to_string(), line(&last.ident))));
    }
}

fn clause(name: &Ident, id: Option<String>) -> Clause {
    Clause { name: name.to_string(), id, line: line(name) }
}

fn line(name: &Ident) -> usize {
    name.span().start().line
}

fn text(value: &Expr) -> Option<String> {
    let Expr::Lit(literal) = value else { return None };
    string(&literal.lit)
}

fn string(literal: &Lit) -> Option<String> {
    if let Lit::Str(text) = literal { Some(text.value()) } else { None }
}

/// The clauses defined in a macro call as `Name = "id"`.
fn lines_of(tokens: &TokenStream) -> Vec<Clause> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let lines = tokens.windows(3).filter_map(|three| {
        let [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Literal(id)] = three else {
            return None;
        };
        let id = string(&Lit::new(id.clone()))?;
        (mark.as_char() == '=').then(|| clause(name, Some(id)))
    });
    lines.collect()
}

/// Form of a clause or ruling in a test name: `trade_2` for `holdem/trade-2`, `rule_12` for `packs-poker/12`, `th_03`
/// for `TH-3`.
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
        let clauses: Vec<_> = list
            .clauses
            .iter()
            .map(|clause| (clause.name.as_str(), clause.id.as_deref(), clause.line))
            .collect();
        let expected = [
            ("Deal", Some("holdem/deal"), 5),
            ("Trade2", Some("holdem/trade-2"), 7),
            ("Th3", Some("TH-3"), 8),
        ];
        assert_eq!(clauses, expected);
        assert_eq!((list.game, &list.procedural), ("holdem", &vec![("Deal".to_owned(), 12)]));
        assert!(list.is_procedural(&list.clauses[0]) && !list.is_procedural(&list.clauses[1]));
    }

    #[test]
    fn an_enum_made_by_a_macro_is_read_too() {
        let text = "use crate::clause::clauses;\n\
                    clauses! { \"rulebook/holdem.md\";\n/// The deal.\nDeal = \"holdem/deal\",\n/// Raises.\nTh3 = \"TH-3\",\n}\n\
                    pub const PROCEDURAL: &[Clause] = &[];";
        let tree = Tree::of(&[("crates/games/src/holdem/clause.rs", text)]);
        let lists = ClauseList::all(&tree);
        let ids: Vec<_> =
            lists[0].ids().map(|(id, clause)| (id, clause.name.as_str(), clause.line)).collect();
        assert_eq!(ids, [("holdem/deal", "Deal", 4), ("TH-3", "Th3", 6)]);
        assert!(lists[0].procedural.is_empty());
    }

    #[test]
    fn slugs_match_the_prefixes_of_test_names() {
        let slugs =
            ["holdem/trade-2", "holdem/all-in", "packs-poker/12", "high-card-flush/a", "TH-3", "PK-10"];
        let expected = ["trade_2", "all_in", "rule_12", "rule_a", "th_03", "pk_10"];
        assert_eq!(slugs.map(slug), expected);
    }
}
