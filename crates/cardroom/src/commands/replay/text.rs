//! Reports on replayed hands one by one, as text or as JSON.

use super::find::holds_several;
use crate::args::Form;
use crate::exit::report_error;
use crate::paint::{BOLD, DIM, StyledText, thousands};
use anyhow::Context;
use requests::RequestError;
use requests::replay::{HandResult, ReplayOutcome, Summary};
use std::io::{self, Write};
use std::path::Path;

/// A report in progress. Only the counts of past hands are kept.
pub struct Report {
    json: bool,
    out: Box<dyn Write>,
    /// Width of the column of names, in characters.
    width: usize,
    summary: Summary,
    /// The first write error; no output is written after it.
    failed: io::Result<()>,
}

impl Report {
    /// Begins a report on the hands of these files.
    ///
    /// # Errors
    /// If writing to standard output fails.
    pub fn begin<'a>(form: Form, paths: impl Iterator<Item = &'a Path>) -> anyhow::Result<Report> {
        const HEADING: usize = ", hand 1000".len();
        let columns = |path: &Path| {
            let heading = if holds_several(path) { HEADING } else { 0 };
            path.display().to_string().chars().count() + heading
        };
        let width = paths.map(columns).max().unwrap_or(0).min(60);
        let mut out: Box<dyn Write> = match form.json {
            true => Box::new(io::BufWriter::new(io::stdout())),
            false => Box::new(io::BufWriter::new(anstream::stdout())),
        };
        if form.json {
            out.write_all(b"{\"results\":[").context("standard output")?;
        }
        Ok(Report { json: form.json, out, width, summary: Summary::default(), failed: Ok(()) })
    }

    /// Prints the result of one hand. A difference or an error is also reported on standard error.
    pub fn write_result(&mut self, result: &HandResult) {
        self.summary.count(result);
        if self.failed.is_ok() {
            problem_text(result).into_iter().for_each(report_error);
            self.failed = if self.json { self.json(result) } else { self.row(result) };
        }
    }

    fn json(&mut self, result: &HandResult) -> io::Result<()> {
        if self.summary.hands > 1 {
            self.out.write_all(b",")?;
        }
        Ok(serde_json::to_writer(&mut self.out, result)?)
    }

    fn row(&mut self, result: &HandResult) -> io::Result<()> {
        let (verdict, width) = (verdict(result), self.width);
        writeln!(self.out, "{verdict:<10}{:<width$}  {}", place(result), StyledText(DIM, row(result)))
    }

    /// Prints the numbers of hands by outcome, and returns them.
    ///
    /// # Errors
    /// If writing to standard output fails.
    pub fn end(mut self) -> anyhow::Result<Summary> {
        self.failed.context("standard output")?;
        if self.json {
            self.out.write_all(b"],\"summary\":").context("standard output")?;
            serde_json::to_writer(&mut self.out, &self.summary)?;
            self.out.write_all(b"}\n")
        } else {
            write_summary(self.summary, &mut self.out)
        }
        .and_then(|()| self.out.flush())
        .context("standard output")?;
        Ok(self.summary)
    }
}

fn write_summary(summary: Summary, out: &mut dyn Write) -> io::Result<()> {
    let unchecked = summary.hands - summary.matched - summary.mismatched - summary.refused;
    let counts =
        [(summary.matched, "matched"), (summary.mismatched, "mismatched"), (summary.refused, "refused")];
    let parts: Vec<String> = counts
        .into_iter()
        .chain([(unchecked, "without figures")])
        .filter(|&(count, _)| count > 0)
        .map(|(count, what)| format!("{} {what}", thousands(count as u64)))
        .collect();
    let hands = if summary.hands == 1 { "hand" } else { "hands" };
    let heading = format!("{} {hands}: {}", thousands(summary.hands as u64), parts.join(", "));
    writeln!(out, "{}", StyledText(BOLD, heading))
}

fn verdict(result: &HandResult) -> &'static str {
    match result.matches() {
        None => "refused",
        Some(Some(true)) => "matches",
        Some(Some(false)) => "differs",
        Some(None) => "played",
    }
}

/// The stacks in one row, or all results of a round without stacks; empty for a refused hand.
fn row(result: &HandResult) -> String {
    let row = |figures: Vec<String>| figures.join(" ");
    match &result.figures {
        ReplayOutcome::Played(figures) => {
            row(figures.stacks.iter().map(|figure| figure.0.to_string()).collect())
        }
        ReplayOutcome::Round(round) if round.stacks.is_empty() => {
            row(round.results.iter().map(|(name, value)| format!("{name}={value}")).collect())
        }
        ReplayOutcome::Round(round) => row(round.stacks.iter().map(ToString::to_string).collect()),
        ReplayOutcome::Refused { .. } => String::new(),
    }
}

/// The path of the file and, if the hand has one, its name.
fn place(result: &HandResult) -> String {
    match &result.hand {
        Some(hand) => format!("{}, hand {hand}", result.file),
        None => result.file.clone(),
    }
}

/// The text of the difference or error, if there is one.
fn problem_text(result: &HandResult) -> Option<String> {
    let difference = result.difference().cloned();
    let wrong = difference.or(result.error.as_ref().map(RequestError::to_string))?;
    Some(format!("{}: {wrong}", place(result)))
}
