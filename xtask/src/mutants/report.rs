//! The report that `docs/mutants.md` is.

use anyhow::{Context, Result};
use std::fmt::Write;

/// What one run found.
pub struct Report {
    /// The files that were mutated.
    pub files: &'static [&'static str],
    /// Mutants that made a test fail.
    pub caught: usize,
    /// Mutants with which the tests did not end.
    pub timeout: usize,
    /// Mutants that do not compile.
    pub unviable: usize,
    /// Mutants that no test noticed.
    pub survivors: Vec<Survivor>,
}

/// A mutant that no test noticed.
#[derive(Debug, PartialEq)]
pub struct Survivor {
    /// `file:line`.
    pub place: String,
    /// What was changed, in the words of `cargo mutants`.
    pub change: String,
}

impl Survivor {
    /// Reads a line `file:line:column: change`.
    ///
    /// # Errors
    /// Where the line is not of this form.
    pub fn read(line: &str) -> Result<Survivor> {
        let parts = line.split_once(": ").and_then(|(place, change)| {
            let (place, _column) = place.rsplit_once(':')?;
            Some(Survivor { place: place.into(), change: change.into() })
        });
        parts.with_context(|| format!("{line:?} is not `file:line:column: change`"))
    }

    fn cells(&self) -> String {
        format!("| `{}` | `{}` |", self.place, self.change.replace('|', "\\|"))
    }
}

impl Report {
    /// How many mutants the tests were run against.
    pub fn tried(&self) -> usize {
        self.caught + self.timeout + self.survivors.len()
    }

    /// The page; the reasons of the page `before` stay where the survivor is the same.
    pub fn markdown(&self, before: &str) -> String {
        let mut page = String::from(HEAD);
        self.files.iter().for_each(|file| page += &format!("- `{file}`\n"));
        let missed = self.survivors.len();
        let tried = self.tried();
        let _ = write!(
            page,
            "\n| tried | caught | hung | survived | do not compile |\n|---|---|---|---|---|\n\
             | {tried} | {} | {} | {missed} | {} |\n\n## Survivors\n\n",
            self.caught, self.timeout, self.unviable
        );
        if self.survivors.is_empty() {
            return page + "None.\n";
        }
        page += "| place | change | why it may live |\n|---|---|---|\n";
        for survivor in &self.survivors {
            let cells = survivor.cells();
            let _ = writeln!(page, "{cells} {} |", reason(before, &cells));
        }
        page
    }
}

const HEAD: &str = "# Mutants\n\n\
    Each mutant is one small wrong change to the code; a good test suite fails on each. This page is\n\
    written by `cargo xtask mutants`. The last column is written by hand and kept from run to run\n\
    while place and change stay the same.\n\n\
    Mutated:\n\n";

const NO_REASON: &str = "**no reason yet**";

/// The reason that the page `before` gives for the row that begins with these cells.
fn reason<'a>(before: &'a str, cells: &str) -> &'a str {
    let row = before.lines().find_map(|line| line.strip_prefix(cells));
    let reason = row.map(|rest| rest.trim().trim_end_matches('|').trim());
    reason.filter(|reason| !reason.is_empty()).unwrap_or(NO_REASON)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Report {
        let lines = ["a.rs:10:5: replace < with <= in f", "a.rs:20:9: replace | with ^ in g"];
        Report {
            files: &["a.rs"],
            caught: 7,
            timeout: 1,
            unviable: 2,
            survivors: lines.map(|line| Survivor::read(line).unwrap()).into(),
        }
    }

    #[test]
    fn every_survivor_is_named_and_wants_a_reason() {
        let page = report().markdown("");
        assert!(page.contains("| 10 | 7 | 1 | 2 | 2 |"), "{page}");
        assert!(page.contains("| `a.rs:10` | `replace < with <= in f` | **no reason yet** |"), "{page}");
        assert!(page.contains("| `a.rs:20` | `replace \\| with ^ in g` | **no reason yet** |"), "{page}");
    }

    #[test]
    fn a_reason_stays_while_the_line_is_the_same() {
        let page = report().markdown("");
        let by_hand = page.replacen("**no reason yet**", "both ends give the same", 1);
        assert_eq!(report().markdown(&by_hand), by_hand);
        let mut moved = report();
        moved.survivors[0].place = "a.rs:11".into();
        assert!(!moved.markdown(&by_hand).contains("both ends"));
    }

    #[test]
    fn a_line_of_another_form_is_an_error() {
        assert!(Survivor::read("something else").is_err());
        assert!(Survivor::read("a.rs: replace").is_err());
    }
}
