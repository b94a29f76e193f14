//! Checks the file of an event: the hash chain, the entries against the rules, the hashes of personal data, and the
//! results.

use super::line::{FORMAT, Line, results};
use super::selection::Selection;
use crate::ids::RunId;
use crate::run::entry::{LoggedEntry, read_all};
use crate::run::error::RunLogError;
use crate::run::private::{TextHash, Texts};
use crate::run::state::State;
use crate::store::StoredEntry;
use crate::store::chain::EntryHash;
use crate::store::log::DamagedEntry;
use crate::store::log_file::{
    DrawTotals, Failures, FileKind, FileReport, canonical, check_chain, check_end, parse_lines,
};
use draws::Counts;
use serde_json::Value;

/// The contents of a file.
#[derive(Default)]
pub(super) struct Contents {
    pub id: Option<RunId>,
    pub entries: Vec<StoredEntry>,
    pub texts: Vec<String>,
    end: Option<(u64, EntryHash, Value)>,
}

/// Checks a file: the hash chain, every action against the rules, the hashes of personal data, and the results. `head`
/// is the published hash of the last entry, if known; with it, a truncated log is detected too.
pub fn verify(file: &str, head: Option<EntryHash>) -> FileReport {
    let mut failed = Failures::default();
    let contents = parse(file, &mut failed);
    let mut draws = None;
    if let Some(id) = contents.id {
        check_chain(id.log(), &contents.entries, &mut failed);
        let end = contents.end.as_ref().map(|&(entries, head, _)| (entries, head));
        check_end(&contents.entries, end, head, &mut failed);
        draws = check_log(id, &contents, &mut failed);
    } else if failed.is_empty() {
        failed.add(None, "the first line is not that of an event");
    }
    FileReport { draws, ..failed.report(FileKind::Event, contents.entries.len() as u64) }
}

/// Parses the lines, up to the first one that cannot be parsed.
pub(super) fn parse(file: &str, failed: &mut Failures) -> Contents {
    let mut contents = Contents::default();
    parse_lines(file, FORMAT, failed, |line| contents.add(line));
    contents
}

impl Contents {
    fn add(&mut self, line: Line) -> Result<(), String> {
        if self.id.is_none() != matches!(line, Line::Event { .. }) {
            return Err("a file begins with one line \"event\"".to_owned());
        }
        if self.end.is_some() {
            return Err("the line \"end\" is the last one".to_owned());
        }
        match line {
            Line::Event { format: FORMAT, id } => self.id = Some(canonical(&id)?),
            Line::Event { format, .. } => return Err(format!("there is no format {format}")),
            Line::Entry { seq, kind, body, hash: text } => {
                self.entries.push(StoredEntry { seq, kind, hand: None, body, hash: canonical(&text)? });
            }
            Line::Text(text) => self.texts.push(text),
            Line::End { entries, head, results } => self.end = Some((entries, canonical(&head)?, results)),
        }
        Ok(())
    }
}

/// Checks the kinds of the entries and the hashes of the texts, replays the log, verifies its draws, and compares the
/// results. Returns the numbers of provable draws; `None` if the event has none.
fn check_log(id: RunId, contents: &Contents, failed: &mut Failures) -> Option<DrawTotals> {
    let log = match read_all(&contents.entries) {
        Ok(log) => log,
        Err(error) => {
            failed.add(Some(error.seq), error);
            return None;
        }
    };
    check_kinds(&log, &contents.entries, failed);
    check_texts(&log, &contents.texts, failed);
    let mut texts = Texts::default();
    contents.texts.iter().for_each(|text| texts.add(text));
    let state = match State::replay(id, texts, &log) {
        Ok(state) => state,
        Err(error) => {
            failed.add(position(&error), &error);
            return None;
        }
    };
    let named = contents.end.as_ref().map(|(_, _, results)| results);
    if named.is_some_and(|named| *named != results(&state)) {
        failed.add(None, "the results at the end are not those of the log");
    }
    state.draw_violations().iter().for_each(|found| failed.add(Some(found.position), &found.text));
    let report = state.draws.as_ref()?.verifier().report_so_far();
    let Counts { takeovers, voids, second_attempts, open_scans, by_hand } = report.total;
    let (drawn, rollbacks) = (report.draws, report.rollbacks);
    Some(DrawTotals { drawn, takeovers, voids, second_attempts, open_scans, by_hand, rollbacks })
}

fn check_kinds(log: &[(u64, LoggedEntry)], entries: &[StoredEntry], failed: &mut Failures) {
    let kinds = log.iter().map(|(_, logged)| logged.entry.change.kind());
    if let Some((entry, kind)) = entries.iter().zip(kinds).find(|(entry, kind)| entry.kind != *kind) {
        failed.add(Some(entry.seq), format!("its kind is {}, but its body is one of {kind}", entry.kind));
    }
}

fn check_texts(log: &[(u64, LoggedEntry)], texts: &[String], failed: &mut Failures) {
    let known = Selection::WithSheetKey.of(log);
    let unknown = texts.iter().filter(|text| !known.contains(&TextHash::of(text))).count();
    if unknown > 0 {
        failed.add(None, format!("{unknown} texts about people do not match the hash of an entry"));
    }
}

const fn position(error: &RunLogError) -> Option<u64> {
    match error {
        RunLogError::Entry(DamagedEntry { seq, .. })
        | RunLogError::Refused { seq, .. }
        | RunLogError::NotOpened { seq }
        | RunLogError::OpenedTwice { seq }
        | RunLogError::ReplannedLate { seq }
        | RunLogError::NotProvable { seq } => Some(*seq),
        RunLogError::NotCreated => Some(1),
    }
}
