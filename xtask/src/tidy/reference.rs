//! The reference evaluator must be short and simple, and share no code with the fast evaluators.

use super::finding::Finding;
use super::rust::{last_line, leaves, paths, production};
use super::tree::Tree;
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{File, ImplItemConst, ItemConst, ItemStatic, Type, TypeArray, TypeSlice};

const PATH: &str = "crates/cards/src/eval/reference.rs";
const LINES: usize = 200;
const ELEMENTS: usize = 16;

/// Modules of the fast evaluators and their tables.
const FAST: &[&str] = &["standard", "parts", "wheel", "tables"];
/// Macros that include another file.
const INCLUDES: &[&str] = &["include", "include_str", "include_bytes"];

/// Reports a missing reference evaluator, or one that has [`LINES`] lines or more, contains a table, or uses code of
/// the fast evaluators or of another file.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let Some(text) = tree.get(PATH) else {
        return vec![Finding::new(
            PATH,
            1,
            "the reference evaluator is missing",
            "write it, or fix this check",
        )];
    };
    let code = production(text);
    let mut found: Vec<Finding> = [length(&code)].into_iter().flatten().collect();
    found.extend(constants(&code));
    found.extend(literals(code.to_token_stream()));
    found.extend(imports(&code));
    found
}

fn length(code: &File) -> Option<Finding> {
    let lines = last_line(code);
    let wrong = format!("{lines} lines without the tests, {LINES} or more");
    (lines >= LINES).then(|| Finding::new(PATH, lines, wrong, "say it more plainly"))
}

/// Findings for tables: every `const` or `static` whose type contains an array or a slice.
fn constants(code: &File) -> Vec<Finding> {
    let mut constants = Constants(Vec::new());
    constants.visit_file(code);
    constants.0
}

struct Constants(Vec<Finding>);

impl Constants {
    fn add(&mut self, at: Span, of: &Type) {
        let mut lists = Lists(false);
        lists.visit_type(of);
        self.0.extend(lists.0.then(|| table(at)));
    }
}

impl<'ast> Visit<'ast> for Constants {
    fn visit_item_const(&mut self, item: &'ast ItemConst) {
        self.add(item.const_token.span, &item.ty);
        visit::visit_item_const(self, item);
    }

    fn visit_impl_item_const(&mut self, item: &'ast ImplItemConst) {
        self.add(item.const_token.span, &item.ty);
        visit::visit_impl_item_const(self, item);
    }

    fn visit_item_static(&mut self, item: &'ast ItemStatic) {
        self.add(item.static_token.span, &item.ty);
        visit::visit_item_static(self, item);
    }
}

/// Visitor that detects an array or a slice in a type.
struct Lists(bool);

impl<'ast> Visit<'ast> for Lists {
    fn visit_type_array(&mut self, _: &'ast TypeArray) {
        self.0 = true;
    }

    fn visit_type_slice(&mut self, _: &'ast TypeSlice) {
        self.0 = true;
    }
}

/// Findings for tables: every list in brackets with [`ELEMENTS`] commas or more, including those of nested lists. Lists
/// inside macro calls count too.
fn literals(code: TokenStream) -> Vec<Finding> {
    let mut found = Vec::new();
    for token in code {
        let TokenTree::Group(group) = token else { continue };
        let commas = leaves(&group.stream()).into_iter().filter(is_comma).count();
        if group.delimiter() == Delimiter::Bracket && commas >= ELEMENTS {
            found.push(table(group.span_open()));
        }
        found.extend(literals(group.stream()));
    }
    found
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',')
}

fn table(at: Span) -> Finding {
    Finding::new(PATH, at.start().line, "a table", "work it out from the rule")
}

fn imports(code: &File) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, line) in paths(code) {
        let mut segments = path.split("::");
        let several = path.contains("::");
        if let Some(fast) = segments.find(|segment| FAST.contains(segment)).filter(|_| several) {
            let wrong = format!("takes from the fast evaluators (`{fast}`)");
            found.push(Finding::new(PATH, line, wrong, "the reference shares nothing with what it judges"));
        }
        if INCLUDES.contains(&path.as_str()) {
            found.push(Finding::new(PATH, line, "brings in another file", "work it out from the rule"));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    fn lines(text: &str) -> Vec<usize> {
        check(&Tree::of(&[(PATH, text)])).iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn a_plain_reference_passes() {
        let good = "//! See [`standard`](super::standard).\nuse crate::{Card, CardSet};\nconst LIMIT: u32 = 5;\n\
                    const fn f<const N: usize>(cards: [Card; N]) -> u8 { [1, 2, 3].len() as u8 }\n\
                    #[cfg(test)] mod tests { use super::super::standard; const T: [u8; 2] = [1, 2]; }";
        assert_eq!(lines(good), [0; 0]);
    }

    #[test]
    fn a_table_is_found() {
        assert_eq!(lines("fn f() {}\nconst T: [u8; 2] = [1, 2];"), [2]);
        assert_eq!(lines("static T: &[u8] = &[1];"), [1]);
        assert_eq!(lines(&format!("fn f() {{\n  [{}].len(); }}", "0, ".repeat(17))), [2]);
        assert_eq!(lines("fn f() { include!(\"t.rs\") }"), [1]);
    }

    #[test]
    fn an_import_of_the_fast_evaluators_is_found() {
        assert_eq!(lines("\nuse super::{Category, standard::rank};"), [2]);
        assert_eq!(lines("fn f() { crate::eval::tables::T }"), [1]);
        assert_eq!(lines("use super::wheel as w;"), [1]);
    }

    #[test]
    fn too_many_lines_and_a_missing_file_are_found() {
        assert_eq!(lines(&format!("{}fn f() {{}}", "\n".repeat(199))), [200]);
        assert_eq!(lines(&format!("{}fn f() {{}}", "\n".repeat(198))), [0; 0]);
        assert_eq!(places(&check(&Tree::of(&[]))), [format!("{PATH}:1")]);
    }
}
