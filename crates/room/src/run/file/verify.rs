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
use crate::store::chain::{EntryHash, HashInput};
use crate::store::log::DamagedEntry;
use formats::input::InputError;
use serde::Serialize;
use serde_json::Value;

/// Result of the check of a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The kind of the file: `event`.
    pub kind: &'static str,
    /// `true` if no check failed.
    pub ok: bool,
    /// Number of entries in the file.
    pub checked: u64,
    /// The checks that failed.
    pub failed: Vec<FailedCheck>,
}

/// A check that failed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FailedCheck {
    /// The position of the entry in the log, from 1; `null` if the fault is not in one entry.
    pub entry: Option<u64>,
    /// The reason, with the line of the file if the fault is not in one entry.
    pub reason: String,
}

/// The contents of a file.
#[derive(Default)]
pub(super) struct Contents {
    pub id: Option<RunId>,
    pub entries: Vec<StoredEntry>,
    pub texts: Vec<String>,
    end: Option<(u64, EntryHash, Value)>,
}

/// Checks a file: the hash chain, every action against the rules, the hashes of personal data, and the results. `head`
/// is the published hash of the last entry, if known, which also detects a truncated log.
pub fn verify(file: &str, head: Option<EntryHash>) -> Report {
    let mut failed = Vec::new();
    let contents = parse(file, &mut failed);
    if let Some(id) = contents.id {
        check_chain(id, &contents.entries, &mut failed);
        check_end(&contents, head, &mut failed);
        check_log(id, &contents, &mut failed);
    } else if failed.is_empty() {
        fail(&mut failed, None, "the first line is not that of an event");
    }
    Report { kind: "event", ok: failed.is_empty(), checked: contents.entries.len() as u64, failed }
}

/// Checks a file that may not be UTF-8.
pub fn verify_bytes(file: &[u8], head: Option<EntryHash>) -> Report {
    match decoded(file) {
        Ok(text) => verify(text, head),
        Err(reason) => {
            let failed = vec![FailedCheck { entry: None, reason }];
            Report { kind: "event", ok: false, checked: 0, failed }
        }
    }
}

/// Decodes a file as UTF-8. The error is that the file is UTF-16, or names the first line that is not UTF-8.
fn decoded(file: &[u8]) -> Result<&str, String> {
    if file.starts_with(&[0xff, 0xfe]) || file.starts_with(&[0xfe, 0xff]) {
        return Err("the file is UTF-16: convert it to UTF-8, or download it again".to_owned());
    }
    std::str::from_utf8(file).map_err(|error| {
        let line = 1 + file[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
        format!("line {line}: this is not UTF-8")
    })
}

fn fail(failed: &mut Vec<FailedCheck>, entry: Option<u64>, reason: impl ToString) {
    failed.push(FailedCheck { entry, reason: reason.to_string() });
}

/// Parses the lines, up to the first one that cannot be parsed.
pub(super) fn parse(file: &str, failed: &mut Vec<FailedCheck>) -> Contents {
    let mut contents = Contents::default();
    if file.starts_with('\u{feff}') {
        fail(
            failed,
            None,
            "line 1: the file begins with a byte order mark (BOM): save it as UTF-8 without one",
        );
        return contents;
    }
    for (number, text) in (1..).zip(file.lines()) {
        let line = formats::input::from_str(text).map_err(|error| error_text(&error));
        if let Err(reason) = line.and_then(|line| contents.add(line)) {
            fail(failed, None, format!("line {number}: {reason}"));
            return contents;
        }
    }
    contents
}

fn error_text(error: &InputError) -> String {
    let fault = error.fault.message("field");
    if error.path.is_empty() { fault } else { format!("{}: {fault}", error.path) }
}

impl Contents {
    fn add(&mut self, line: Line) -> Result<(), String> {
        if self.id.is_none() != matches!(line, Line::Event { .. }) {
            return Err("a file begins with one line \"event\"".to_owned());
        }
        if self.end.is_some() {
            return Err("the line \"end\" is the last one".to_owned());
        }
        let hash = |text: &str| text.parse::<EntryHash>().map_err(|error| error.to_string());
        match line {
            Line::Event { format: FORMAT, id } => {
                self.id = Some(id.parse().map_err(|_| "not the id of an event")?)
            }
            Line::Event { format, .. } => {
                return Err(format!(
                    "format {format} is newer than this program, which reads format {FORMAT}"
                ));
            }
            Line::Entry { seq, kind, body, hash: text } => {
                self.entries.push(StoredEntry { seq, kind, hand: None, body, hash: hash(&text)? });
            }
            Line::Text(text) => self.texts.push(text),
            Line::End { entries, head, results } => self.end = Some((entries, hash(&head)?, results)),
        }
        Ok(())
    }
}

fn check_chain(id: RunId, entries: &[StoredEntry], failed: &mut Vec<FailedCheck>) {
    let mut hash = EntryHash::START;
    for (position, entry) in (1..).zip(entries) {
        if entry.seq != position {
            return fail(failed, Some(position), format!("missing: entry {} is in its place", entry.seq));
        }
        let StoredEntry { seq, kind, hand, body, .. } = entry;
        hash = hash.next(id.log(), &HashInput { seq: *seq, kind, hand: *hand, body });
        if entry.hash != hash {
            let reason = "its hash does not follow from its content and the hash of the entry before it";
            return fail(failed, Some(position), reason);
        }
    }
}

fn check_end(contents: &Contents, head: Option<EntryHash>, failed: &mut Vec<FailedCheck>) {
    let (entries, last) = (contents.entries.len() as u64, contents.entries.last().map(|entry| entry.hash));
    match &contents.end {
        None => fail(failed, None, "the line \"end\" is missing: the end of the file was cut off"),
        Some((promised, named, _)) => {
            if *promised != entries {
                fail(failed, None, format!("{entries} entries, but the line \"end\" counts {promised}"));
            } else if Some(*named) != last {
                fail(failed, None, "the last entry is not the one that the line \"end\" names");
            }
        }
    }
    if head.is_some() && head != last {
        fail(
            failed,
            None,
            "the last entry does not have the given hash: entries are missing or were changed",
        );
    }
}

/// Replays the log, and compares the results.
fn check_log(id: RunId, contents: &Contents, failed: &mut Vec<FailedCheck>) {
    let log = match read_all(&contents.entries) {
        Ok(log) => log,
        Err(error) => return fail(failed, Some(error.seq), error),
    };
    check_kinds(&log, &contents.entries, failed);
    check_texts(&log, &contents.texts, failed);
    let mut texts = Texts::default();
    contents.texts.iter().for_each(|text| texts.add(text));
    match State::replay(id, texts, &log) {
        Err(error) => fail(failed, position(&error), &error),
        Ok(state) => {
            let named = contents.end.as_ref().map(|(_, _, results)| results);
            if named.is_some_and(|named| *named != results(&state)) {
                fail(failed, None, "the results at the end are not those of the log");
            }
        }
    }
}

fn check_kinds(log: &[(u64, LoggedEntry)], entries: &[StoredEntry], failed: &mut Vec<FailedCheck>) {
    let kinds = log.iter().map(|(_, logged)| logged.entry.change.kind());
    if let Some((entry, kind)) = entries.iter().zip(kinds).find(|(entry, kind)| entry.kind != *kind) {
        fail(failed, Some(entry.seq), format!("its kind is {}, but its body is one of {kind}", entry.kind));
    }
}

fn check_texts(log: &[(u64, LoggedEntry)], texts: &[String], failed: &mut Vec<FailedCheck>) {
    let known = Selection::Organiser.of(log);
    let unknown = texts.iter().filter(|text| !known.contains(&TextHash::of(text))).count();
    if unknown > 0 {
        fail(failed, None, format!("{unknown} texts about people do not match the hash of an entry"));
    }
}

const fn position(error: &RunLogError) -> Option<u64> {
    match error {
        RunLogError::Entry(DamagedEntry { seq, .. })
        | RunLogError::Refused { seq, .. }
        | RunLogError::NotOpened { seq } => Some(*seq),
        RunLogError::NotCreated => Some(1),
    }
}
