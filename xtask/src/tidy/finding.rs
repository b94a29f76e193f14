//! Findings of the checks.

use std::fmt;

/// A problem found by a check, with its location.
#[derive(Debug, PartialEq)]
pub struct Finding {
    /// Path of the file, relative to the root of the tree.
    pub path: String,
    /// Number of the line, counted from 1; 0 if the finding has no line, for example for a folder or a missing file.
    pub line: usize,
    /// Description of the problem.
    pub wrong: String,
    /// Instruction for fixing the problem.
    pub fix: String,
    /// Severity: a warning, or a failure of the check.
    pub weight: Weight,
}

/// Severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// The finding is printed, but the check passes.
    Warning,
    /// The check fails.
    Failure,
}

impl Finding {
    /// A finding that fails the check.
    pub fn new(path: &str, line: usize, wrong: impl Into<String>, fix: impl Into<String>) -> Finding {
        let (wrong, fix) = (wrong.into(), fix.into());
        Finding { path: path.to_owned(), line, wrong, fix, weight: Weight::Failure }
    }

    /// The same finding as a warning.
    #[must_use]
    pub fn warning(self) -> Finding {
        Finding { weight: Weight::Warning, ..self }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { path, line, wrong, fix, weight } = self;
        let mark = if *weight == Weight::Warning { "warning: " } else { "" };
        write!(f, "{path}:{line}: {mark}{wrong}: {fix}")
    }
}

/// `path:line` of every finding, for tests to compare.
#[cfg(test)]
pub fn places(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(|finding| format!("{}:{}", finding.path, finding.line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_lists_place_problem_and_fix() {
        let finding = Finding::new("a/b.rs", 7, "this is wrong", "do that");
        assert_eq!(finding.to_string(), "a/b.rs:7: this is wrong: do that");
        assert_eq!(finding.warning().to_string(), "a/b.rs:7: warning: this is wrong: do that");
    }
}
