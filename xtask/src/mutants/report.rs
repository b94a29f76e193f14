//! The report in `docs/mutants.md`.

use super::subjects::{SUBJECTS, Subject};
use anyhow::{Context, Result};
use std::fmt::Write;

/// Results of the run over one game.
pub struct Results {
    /// Number of mutants that made a test fail.
    pub caught: usize,
    /// Number of mutants with which the tests timed out.
    pub timeout: usize,
    /// Number of mutants that do not compile.
    pub unviable: usize,
    /// Mutants that passed every test.
    pub survivors: Vec<Survivor>,
}

/// A mutant that passed every test.
#[derive(Debug, PartialEq)]
pub struct Survivor {
    /// Location of the mutated code, as `file:line`.
    pub place: String,
    /// Description of the change, as `cargo mutants` prints it.
    pub change: String,
}

impl Survivor {
    /// Parses a line of the form `file:line:column: change`.
    ///
    /// # Errors
    /// If the line does not have this form.
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

impl Results {
    /// Number of mutants that the tests were run against.
    pub fn tested(&self) -> usize {
        self.caught + self.timeout + self.survivors.len()
    }

    /// The section of one game. Survivors that are in the old page `before` keep their reasons.
    fn section(&self, subject: &Subject, before: &str) -> String {
        let files: Vec<String> = subject.files.iter().map(|file| format!("`{file}`")).collect();
        let (tested, missed) = (self.tested(), self.survivors.len());
        let mut section = format!(
            "{}Mutated: {}.\n\n| tested | caught | timed out | survived | unviable |\n|---|---|---|---|---|\n\
             | {tested} | {} | {} | {missed} | {} |\n\n",
            heading(subject),
            files.join(", "),
            self.caught,
            self.timeout,
            self.unviable
        );
        if self.survivors.is_empty() {
            return section + "No survivors.\n";
        }
        section += "| place | change | why it is equivalent |\n|---|---|---|\n";
        for survivor in &self.survivors {
            let cells = survivor.cells();
            let _ = writeln!(section, "{cells} {} |", reason(before, &cells));
        }
        section
    }
}

/// The page with new results of one game; the sections of other games are copied from the old page `before`.
pub fn page(subject: &Subject, found: &Results, before: &str) -> String {
    let sections = SUBJECTS.iter().filter_map(|each| {
        if each.name == subject.name {
            return Some(found.section(subject, before));
        }
        let begin = before.find(&heading(each))?;
        let rest = &before[begin..];
        let end = rest[1..].find("\n## ").map_or(rest.len(), |end| end + 2);
        Some(rest[..end].trim_end().to_owned() + "\n")
    });
    HEAD.to_owned() + &sections.collect::<Vec<_>>().join("\n")
}

fn heading(subject: &Subject) -> String {
    format!("## {}\n\n", subject.name)
}

const HEAD: &str = "# Mutants\n\n\
    Each mutant is one small wrong change to the code; a good test suite fails on each, except on an equivalent\n\
    mutant, which behaves like the original. `cargo xtask mutants` writes this page, a section per game. The last\n\
    column is written by hand and kept from run to run while place and change stay the same.\n\n";

const NO_REASON: &str = "**no reason yet**";

/// The reason in the old page for the row that starts with these cells; [`NO_REASON`] if there is none.
fn reason<'a>(before: &'a str, cells: &str) -> &'a str {
    let row = before.lines().find_map(|line| line.strip_prefix(cells));
    let reason = row.map(|rest| rest.trim().trim_end_matches('|').trim());
    reason.filter(|reason| !reason.is_empty()).unwrap_or(NO_REASON)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results() -> Results {
        let lines = ["a.rs:10:5: replace < with <= in f", "a.rs:20:9: replace | with ^ in g"];
        let survivors = lines.map(|line| Survivor::read(line).unwrap()).into();
        Results { caught: 7, timeout: 1, unviable: 2, survivors }
    }

    #[test]
    fn every_surviving_mutant_is_listed_and_needs_a_reason() {
        let page = page(&SUBJECTS[0], &results(), "");
        assert!(page.contains("| 10 | 7 | 1 | 2 | 2 |"), "{page}");
        assert!(page.contains("| `a.rs:10` | `replace < with <= in f` | **no reason yet** |"), "{page}");
        assert!(page.contains("| `a.rs:20` | `replace \\| with ^ in g` | **no reason yet** |"), "{page}");
    }

    #[test]
    fn a_reason_is_kept_for_an_unchanged_line_and_other_games_are_unchanged() {
        let first = page(&SUBJECTS[0], &results(), "");
        let by_hand = first.replacen("**no reason yet**", "both ends give the same", 1);
        assert_eq!(page(&SUBJECTS[0], &results(), &by_hand), by_hand);
        let mut moved = results();
        moved.survivors[0].place = "a.rs:11".into();
        assert!(!page(&SUBJECTS[0], &moved, &by_hand).contains("both ends"));
        let none = Results { survivors: Vec::new(), ..results() };
        let both = page(&SUBJECTS[2], &none, &by_hand);
        assert!(both.starts_with(by_hand.trim_end()) && both.ends_with("No survivors.\n"), "{both}");
        assert_eq!(page(&SUBJECTS[0], &results(), &both), both);
    }

    #[test]
    fn a_line_in_another_format_is_an_error() {
        assert!(Survivor::read("something else").is_err());
        assert!(Survivor::read("a.rs: replace").is_err());
    }
}
