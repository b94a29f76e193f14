//! The files of a crate must import each other without cycles.

use super::finding::Finding;
use super::rust::modules::{Imports, Modules};
use super::tree::Tree;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The crates to check.
const CRATES: &[&str] = &["cards", "draws", "games", "strategy", "formats", "requests", "room", "cardroom"];

/// Finds import cycles between the files of the crates in [`CRATES`].
pub fn check(tree: &Tree) -> Vec<Finding> {
    CRATES.iter().flat_map(|name| check_crate(tree, name)).collect()
}

fn check_crate(tree: &Tree, name: &str) -> Vec<Finding> {
    let modules = Modules::of(tree, name);
    let imports = modules.imports();
    let mut reported = BTreeSet::new();
    let mut found = Vec::new();
    for &file in imports.keys() {
        let Some(cycle) = (!reported.contains(file)).then(|| cycle(&imports, file)).flatten() else {
            continue;
        };
        reported.extend(cycle.iter().copied());
        found.push(finding(&imports, &cycle));
    }
    found
}

/// The shortest import cycle through a file, which is the first and the last element; `None` if there is
/// none.
fn cycle<'a>(imports: &Imports<'a>, file: &'a str) -> Option<Vec<&'a str>> {
    let mut paths = VecDeque::from([vec![file]]);
    let mut seen = BTreeSet::new();
    while let Some(path) = paths.pop_front() {
        for &next in path.last().and_then(|last| imports.get(last)).into_iter().flat_map(BTreeMap::keys) {
            let longer = [path.as_slice(), &[next]].concat();
            if next == file {
                return Some(longer);
            }
            if seen.insert(next) {
                paths.push_back(longer);
            }
        }
    }
    None
}

fn finding(imports: &Imports<'_>, cycle: &[&str]) -> Finding {
    let step = |pair: &[&str]| {
        let (_, path) = imports[pair[0]][pair[1]];
        format!("{} imports `{path}` from {}", pair[0], pair[1])
    };
    let wrong = format!("import cycle: {}", cycle.windows(2).map(step).collect::<Vec<_>>().join(", "));
    let (line, _) = imports[cycle[0]][cycle[1]];
    Finding::new(cycle[0], line, wrong, "move what both need to a file that imports neither")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    fn found(files: &[(&str, &str)]) -> Vec<Finding> {
        let files: Vec<_> =
            files.iter().map(|(path, text)| (format!("crates/games/src/{path}"), *text)).collect();
        let files: Vec<_> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
        check(&Tree::of(&files))
    }

    #[test]
    fn a_cycle_is_found_once_with_the_paths_that_make_it() {
        let found = found(&[
            ("lib.rs", "mod a;\nmod b;\nmod c;\nmod d;"),
            ("a.rs", "use std::fmt;\nuse crate::b::B;\npub struct A(B);"),
            ("b.rs", "pub struct B;\nfn f() { super::c::g() }"),
            ("c.rs", "use super::a;\npub fn g() { let _ = a::A; }"),
            ("d.rs", "use crate::a::A;"),
        ]);
        assert_eq!(places(&found), ["crates/games/src/a.rs:2"]);
        for part in ["src/a.rs imports `crate::b::B` from crates/games/src/b.rs, ", "`a::A` from"] {
            assert!(found[0].wrong.contains(part), "{found:?}");
        }
    }

    #[test]
    fn a_re_export_leads_to_the_file_that_defines_the_name() {
        let parent = "mod a;\nmod b;\npub use a::{A, make as made};\npub use b::*;";
        let a = "use super::B;\npub struct A(B);\npub fn make() {}";
        let files = [("lib.rs", "mod x;"), ("x/mod.rs", parent), ("x/a.rs", a), ("x/b.rs", "pub struct B;")];
        assert_eq!(found(&files), []);
        for user in ["use super::A;\npub struct B;", "pub struct B;\nfn f() { crate::x::made::<u8>() }"] {
            assert_eq!(found(&[files[0], files[1], files[2], ("x/b.rs", user)]).len(), 1, "{user}");
        }
    }

    #[test]
    fn a_parent_with_items_of_its_own_may_not_import_from_a_child_that_names_them() {
        let lib = ("lib.rs", "mod x;");
        let child = ("x/a.rs", "use super::X;\npub struct A;\nimpl X { fn f() {} }");
        assert_eq!(found(&[lib, child, ("x/mod.rs", "mod a;\npub use a::A;\npub struct X;")]), []);
        for parent in [
            "mod a;\nuse a::A;\npub struct X(A);",
            "mod a;\npub use a::A;\npub struct X(A);",
            "mod a;\npub struct X;\nfn f() { a::A }",
        ] {
            assert_eq!(found(&[lib, child, ("x/mod.rs", parent)]).len(), 1, "{parent}");
        }
    }

    #[test]
    fn tests_modules_and_other_crates_are_no_imports() {
        let a = "use super::b;\nuse b::B;\npub struct A;\n#[cfg(test)] mod tests { use crate::c::C; }";
        let c = "use crate::a::A;\npub struct C;\npub mod inner { use super::C; }";
        let lib = "mod a;\nmod b;\nmod c;\n#[cfg(test)] mod t;";
        let t = "use crate::a::A;\npub struct T;";
        assert_eq!(
            found(&[
                ("lib.rs", lib),
                ("a.rs", a),
                ("b.rs", "use crate::t::T;\npub struct B;"),
                ("c.rs", c),
                ("t.rs", t)
            ]),
            []
        );
        assert_eq!(
            found(&[
                ("lib.rs", "mod cards;\nmod a;"),
                ("cards.rs", "use crate::a::A;"),
                ("a.rs", "use cards::Card;\npub struct A;")
            ]),
            []
        );
    }
}
