//! The reference evaluator is short, plain and shares nothing with the fast ones.

use super::finding::Finding;
use super::rust::{Token, item::group_end, paths, tokens, without_tests};
use super::tree::Tree;

const PATH: &str = "crates/cards/src/eval/reference.rs";
const LINES: usize = 200;
const ELEMENTS: usize = 16;

/// Modules of the fast evaluators and their tables.
const FAST: &[&str] = &["standard", "parts", "wheel", "tables"];
/// Macros that bring another file in.
const INCLUDES: &[&str] = &["include", "include_str", "include_bytes"];

/// Looks at the one file.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let Some(text) = tree.get(PATH) else {
        return vec![Finding::new(
            PATH,
            1,
            "the reference evaluator is missing",
            "write it, or mend this check",
        )];
    };
    let code = without_tests(&tokens(text));
    let mut found: Vec<Finding> = [length(&code)].into_iter().flatten().collect();
    found.extend(constants(&code));
    found.extend(literals(&code));
    found.extend(imports(&code));
    found
}

fn length(code: &[Token<'_>]) -> Option<Finding> {
    let lines = code.last().map_or(0, |token| token.line);
    let wrong = format!("{lines} lines without the tests, {LINES} or more");
    (lines >= LINES).then(|| Finding::new(PATH, lines, wrong, "say it more plainly"))
}

/// A `const` or `static` whose type is an array or a slice is a table.
fn constants(code: &[Token<'_>]) -> Vec<Finding> {
    let mut found = Vec::new();
    for (at, token) in code.iter().enumerate() {
        let names = code.get(at + 1).is_some_and(|next| next.is_word() && !next.is("fn"));
        if !(token.is("const") || token.is("static")) || !names {
            continue;
        }
        let kind = code[at..].iter().take_while(|token| !token.is("=") && !token.is(">"));
        if kind.into_iter().any(|token| token.is("[")) {
            found.push(table(token.line));
        }
    }
    found
}

/// An array written out with many elements is a table, whatever holds it.
fn literals(code: &[Token<'_>]) -> Vec<Finding> {
    let opens = code.iter().enumerate().filter(|(_, token)| token.is("["));
    let long = opens.filter(|(at, _)| {
        let inside = &code[*at..group_end(code, *at)];
        inside.iter().filter(|token| token.is(",")).count() >= ELEMENTS
    });
    long.map(|(_, token)| table(token.line)).collect()
}

fn table(line: usize) -> Finding {
    Finding::new(PATH, line, "a table", "work it out from the rule")
}

fn imports(code: &[Token<'_>]) -> Vec<Finding> {
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
