//! Sums over the `test result:` lines that Cargo prints.

use std::time::Duration;

/// Number of tests by outcome.
#[derive(Default)]
pub struct Totals {
    /// Number of tests that passed.
    pub passed: u64,
    /// Number of tests that failed.
    pub failed: u64,
    /// Number of tests that were not run because they are marked `#[ignore]`.
    pub ignored: u64,
}

impl Totals {
    /// Adds the numbers in a line if it is a `test result:` line.
    pub fn add(&mut self, line: &str) {
        let Some((_, figures)) = line.split_once("test result: ") else { return };
        self.passed += figure(figures, "passed");
        self.failed += figure(figures, "failed");
        self.ignored += figure(figures, "ignored");
    }

    /// A line in cargo's format with the totals.
    pub fn line(&self, ok: bool, took: Duration) -> String {
        let Totals { passed, failed, ignored } = self;
        format!(
            "test result: {}. {passed} passed; {failed} failed; {ignored} ignored; 0 measured; \
             0 filtered out; finished in {:.2}s",
            if ok { "ok" } else { "FAILED" },
            took.as_secs_f64()
        )
    }
}

/// The number before a word, such as 3 for `passed` in `ok. 3 passed; 0 failed`.
fn figure(figures: &str, word: &str) -> u64 {
    let before = figures.split(word).next().unwrap_or_default();
    let number = before.trim_end().rsplit(' ').next().unwrap_or_default();
    number.parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_result_lines_of_cargo_are_summed() {
        let mut totals = Totals::default();
        totals.add("running 5 tests");
        totals.add("test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out");
        totals.add("test result: FAILED. 30 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out");
        let line = totals.line(false, Duration::from_millis(1500));
        assert_eq!(
            line,
            "test result: FAILED. 42 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; \
             finished in 1.50s"
        );
    }
}
