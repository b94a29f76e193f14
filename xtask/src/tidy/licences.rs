//! Every Cargo dependency, and every npm package that is shipped to the browser, must have a licence on the allow list.
//! Cargo dependencies must come from crates.io.

use super::finding::Finding;
use super::lock::line_of;
use super::tree::Tree;
use crate::packages::Package;
use serde_json::Value;
use spdx::{Expression, LicenseReq, Licensee, ParseMode};

/// The allowed licences, with the obligation that each imposes. All permit distribution within a program under
/// different terms; `THIRD-PARTY` contains the notices that they require.
const ALLOWED: &[(&str, &str)] = &[
    ("MIT", "asks for its notice"),
    ("MIT-0", "asks for nothing"),
    ("Apache-2.0", "asks for its notice, and grants the patents that the work needs"),
    ("BSD-3-Clause", "asks for its notice, and forbids advertising with the authors' names"),
    ("ISC", "asks for its notice"),
    ("Zlib", "asks that nobody else claims the work"),
    (
        "CDLA-Permissive-2.0",
        "is for data, and asks for its text; a package that no build contains is under it",
    ),
    (
        "OFL-1.1",
        "asks for its text, and that a changed font has another name; the font of the pages is under it",
    ),
    ("Unicode-3.0", "asks for its notice; the tables of Unicode are under it"),
];

/// Cargo's source identifier of crates.io.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Lock file of the npm packages from which the client is built.
const PAGE: &str = "web/package-lock.json";

/// Finds packages without an allowed licence, and Cargo dependencies that do not come from crates.io. Packages of the
/// workspace are not checked.
pub fn check(tree: &Tree, packages: &[Package]) -> Vec<Finding> {
    let lock = tree.get("Cargo.lock").unwrap_or_default();
    let foreign = packages.iter().filter(|package| !package.is_ours);
    let mut found: Vec<_> = foreign.flat_map(|package| check_package(lock, package)).collect();
    found.extend(tree.get(PAGE).into_iter().flat_map(check_page));
    found
}

fn check_package(lock: &str, package: &Package) -> Vec<Finding> {
    let Package { name, version, license, source, .. } = package;
    let line = line_of(lock, name, version);
    let source = source.as_deref().unwrap_or("a folder outside the workspace");
    let foreign = (source != CRATES_IO).then(|| {
        Finding::new("Cargo.lock", line, format!("{name} comes from {source}"), "take it from crates.io")
    });
    let refused = refused("Cargo.lock", line, &format!("{name} {version}"), license.as_deref());
    foreign.into_iter().chain(refused).collect()
}

/// Checks the npm packages, except for development dependencies.
fn check_page(text: &str) -> Vec<Finding> {
    let lock: Value = serde_json::from_str(text).unwrap_or_default();
    let Some(packages) = lock["packages"].as_object() else {
        return vec![Finding::new(PAGE, 1, "names no packages", "make it with `npm install`")];
    };
    let shipped = packages.iter().filter(|(folder, package)| !folder.is_empty() && package["dev"] != true);
    let refused = shipped.filter_map(|(folder, package)| {
        let line =
            text.lines().position(|line| line.contains(&format!("\"{folder}\": {{"))).map_or(1, |at| at + 1);
        let name = folder.rsplit("node_modules/").next().unwrap_or(folder);
        refused(PAGE, line, name, package["license"].as_str())
    });
    refused.collect()
}

/// The finding for a package whose licence is not on the allow list; `None` if it is.
fn refused(path: &str, line: usize, package: &str, license: Option<&str>) -> Option<Finding> {
    let wrong = match license {
        None => "names no licence".to_owned(),
        Some(license) => match Expression::parse_mode(license, ParseMode::LAX) {
            Ok(expression) if expression.evaluate(is_allowed) => return None,
            Ok(_) => format!("is under {license}, which the allow list does not satisfy"),
            Err(error) => {
                format!("has the licence {license:?}, which is no SPDX expression ({})", error.reason)
            }
        },
    };
    let fix = "take another package, or allow the licence in xtask/src/tidy/licences.rs with its reason";
    Some(Finding::new(path, line, format!("{package} {wrong}"), fix))
}

/// Returns `true` if the licence is on the allow list.
pub fn is_allowed(asked: &LicenseReq) -> bool {
    ALLOWED.iter().filter_map(|(id, _)| Licensee::parse(id).ok()).any(|licensee| licensee.satisfies(asked))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::places;

    const LOCK: &str = "[[package]]\nname = \"first\"\nversion = \"1.0.0\"\n\n[[package]]\nname = \"made-up\"\nversion = \"1.2.3\"\n";

    fn package(license: Option<&str>, source: Option<&str>) -> Package {
        Package {
            id: String::new(),
            is_ours: false,
            name: "made-up".into(),
            version: "1.2.3".into(),
            license: license.map(str::to_owned),
            source: source.map(str::to_owned),
            authors: Vec::new(),
            repository: None,
            manifest_path: "made-up/Cargo.toml".into(),
        }
    }

    fn found(package: Package) -> Vec<Finding> {
        check(&Tree::of(&[("Cargo.lock", LOCK)]), &[package])
    }

    fn wrong(license: &str) -> Option<String> {
        found(package(Some(license), Some(CRATES_IO))).pop().map(|finding| finding.wrong)
    }

    #[test]
    fn the_allow_list_is_of_known_licences() {
        assert!(ALLOWED.iter().all(|(id, _)| spdx::license_id(id).is_some()));
    }

    #[test]
    fn a_package_under_the_gpl_alone_is_refused() {
        let found = found(package(Some("GPL-3.0-only"), Some(CRATES_IO)));
        assert_eq!(places(&found), ["Cargo.lock:6"]);
        let expected = "made-up 1.2.3 is under GPL-3.0-only, which the allow list does not satisfy";
        assert_eq!(found[0].wrong, expected);
        assert_eq!(
            wrong("MIT AND GPL-2.0-or-later").as_deref().map(|wrong| wrong.contains("GPL")),
            Some(true)
        );
    }

    #[test]
    fn one_allowed_choice_is_enough() {
        for license in ["MIT", "MIT/Apache-2.0", "MIT OR GPL-3.0-only", "(MIT OR Apache-2.0) AND Unicode-3.0"]
        {
            assert_eq!(wrong(license), None, "{license}");
        }
    }

    #[test]
    fn a_package_without_a_readable_licence_is_refused() {
        assert!(wrong("my own").is_some_and(|wrong| wrong.contains("no SPDX expression")));
        assert_eq!(found(package(None, Some(CRATES_IO)))[0].wrong, "made-up 1.2.3 names no licence");
    }

    #[test]
    fn a_source_that_is_neither_crates_io_nor_the_workspace_is_refused() {
        for source in [None, Some("git+https://example.org/made-up#1")] {
            assert_eq!(places(&found(package(Some("MIT"), source))), ["Cargo.lock:6"], "{source:?}");
        }
        let ours = Package { is_ours: true, ..package(None, None) };
        assert_eq!(found(ours), []);
    }

    #[test]
    fn packages_of_the_page_are_read_and_its_tools_are_not() {
        let lock = |license: &str| {
            format!(
                "{{\"packages\": {{\n\"\": {{}},\n\"node_modules/a\": {{\"dev\": true, \"license\": \"GPL-3.0\"}},\n\
                 \"node_modules/@b/c\": {{\n\"license\": \"{license}\"}}}}}}"
            )
        };
        let check = |text: &str| check(&Tree::of(&[(PAGE, text)]), &[]);
        assert_eq!(check(&lock("BSD-3-Clause")), []);
        let found = check(&lock("AGPL-3.0-only"));
        assert_eq!(places(&found), ["web/package-lock.json:4"]);
        assert!(found[0].wrong.starts_with("@b/c is under AGPL"), "{}", found[0].wrong);
        assert_eq!(check("{}").len(), 1);
    }
}
