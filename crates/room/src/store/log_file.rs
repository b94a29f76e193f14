//! Checks common to the files of all logs: of the encoding, the hash chain and the end of a file.

use super::StoredEntry;
use super::chain::{EntryHash, HashInput};
use crate::ids::LogId;
use formats::input::InputError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::fmt::{self, Display};
use std::str::FromStr;

/// Kind of a log's file, which its first line names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FileKind {
    /// The log of an event.
    Event,
    /// An audit log.
    Audit,
    /// Neither.
    Unknown,
}

impl FileKind {
    /// The kind of a file, which may not be UTF-8. The first line of a newer format is recognized too.
    pub fn of(file: &[u8]) -> FileKind {
        let first = file.split(|&byte| byte == b'\n').next().unwrap_or_default();
        match header(first) {
            Some((kind, _)) if kind == "audit" => FileKind::Audit,
            Some((kind, _)) if kind == "event" => FileKind::Event,
            _ => FileKind::Unknown,
        }
    }
}

/// The kind and the fields of the first line of a file.
fn header(line: &[u8]) -> Option<(String, Value)> {
    let line: Map<String, Value> = serde_json::from_slice(line).ok()?;
    line.into_iter().next()
}

/// Result of checking a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FileReport {
    /// The kind of the file.
    pub kind: FileKind,
    /// `true` if no check failed.
    pub ok: bool,
    /// Number of entries in the file.
    pub checked: u64,
    /// The provable draws; omitted for a log without them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<DrawTotals>,
    /// The checks that failed, in the order in which they were made.
    pub failed: Vec<FailedCheck>,
}

/// The numbers of the provable draws of an event, and of the steps by which staff can influence one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DrawTotals {
    /// Number of draws with a card.
    pub drawn: u32,
    /// Number of draws that another phone took over.
    pub takeovers: u32,
    /// Number of cards that were declared void.
    pub voids: u32,
    /// Number of second draws after a void.
    pub second_attempts: u32,
    /// Number of scans whose card was never drawn.
    pub open_scans: u32,
    /// Number of cards that were entered by hand.
    pub by_hand: u32,
    /// Number of times that the log lost entries or was imported.
    pub rollbacks: u32,
}

/// A check that failed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FailedCheck {
    /// The position of the entry in the log, from 1; `null` if the fault is not in one entry.
    pub entry: Option<u64>,
    /// The reason. It names the line of the file if that line cannot be decoded, parsed or accepted.
    pub reason: String,
}

impl fmt::Display for FailedCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(entry) => write!(f, "entry {entry}: {}", self.reason),
            None => f.write_str(&self.reason),
        }
    }
}

/// The failed checks of a file so far.
#[derive(Default)]
pub struct Failures(Vec<FailedCheck>);

impl Failures {
    /// Adds a failed check; `entry` is the position of the entry, `None` if the fault is not in one entry.
    pub fn add(&mut self, entry: Option<u64>, reason: impl ToString) {
        self.0.push(FailedCheck { entry, reason: reason.to_string() });
    }

    /// Returns whether no check has failed.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The report on a file of this kind with this number of entries.
    pub fn report(self, kind: FileKind, checked: u64) -> FileReport {
        FileReport { kind, ok: self.0.is_empty(), checked, draws: None, failed: self.0 }
    }
}

/// Decodes a file as UTF-8.
///
/// # Errors
/// The reason why the file cannot be decoded: it is empty or UTF-16, or a line, which is named, is not UTF-8.
pub fn decoded(file: &[u8]) -> Result<&str, String> {
    if file.is_empty() {
        return Err("the file is empty".to_owned());
    }
    if file.starts_with(&[0xff, 0xfe]) || file.starts_with(&[0xfe, 0xff]) {
        return Err("the file is UTF-16: convert it to UTF-8, or download it again".to_owned());
    }
    if file.starts_with("\u{feff}".as_bytes()) {
        return Err("the file begins with a byte order mark (BOM): use it as it was downloaded".to_owned());
    }
    std::str::from_utf8(file).map_err(|error| {
        let line = 1 + file[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
        format!("line {line}: this is not UTF-8")
    })
}

/// Parses the lines of a file of this format and passes them to `add`, up to the first line that cannot be parsed
/// or added, or is not in canonical form, the bytes that the room writes for it. That line is added to `failures`.
pub fn parse_lines<L: Serialize + DeserializeOwned>(
    file: &str,
    format: u32,
    failures: &mut Failures,
    mut add: impl FnMut(L) -> Result<(), String>,
) {
    for (number, text) in (1..).zip(file.split_inclusive('\n')) {
        let is_known = if number == 1 { check_format(text, format) } else { Ok(()) };
        let line = is_known.and_then(|()| canonical_line(text));
        if let Err(reason) = line.and_then(&mut add) {
            return failures.add(None, format!("line {number}: {reason}"));
        }
    }
}

/// Checks that the format that the first line names is not newer than the known one. The fields of a newer line may be
/// others, so this is checked before they are parsed.
fn check_format(first: &str, known: u32) -> Result<(), String> {
    let format = header(first.as_bytes()).and_then(|(_, fields)| fields.get("format")?.as_u64());
    match format.filter(|&format| format > u64::from(known)) {
        Some(newer) => Err(format!("format {newer} is newer than this program, which reads format {known}")),
        None => Ok(()),
    }
}

/// Parses a line, which must be in canonical form, with its end.
fn canonical_line<L: Serialize + DeserializeOwned>(text: &str) -> Result<L, String> {
    let Some(text) = text.strip_suffix('\n') else {
        return Err("the line has no end: the end of the file was cut off".to_owned());
    };
    if text.ends_with('\r') {
        return Err("the line ends with CR LF instead of LF: use the file as it was downloaded".to_owned());
    }
    let line: L = formats::input::from_str(text).map_err(|error| error_text(&error))?;
    if serde_json::to_string(&line).is_ok_and(|canonical| canonical == text) {
        return Ok(line);
    }
    Err("the line is not written as the room writes it (spaces, order of fields or escapes): use the file as it was \
         downloaded"
        .to_owned())
}

/// Parses a value, such as a hash or an id, which must be in canonical form.
///
/// # Errors
/// The reason why it cannot be parsed, or its canonical form.
pub fn canonical<T: FromStr<Err: Display> + Display>(text: &str) -> Result<T, String> {
    let value: T = text.parse().map_err(|error: T::Err| error.to_string())?;
    let canonical = value.to_string();
    if canonical == text { Ok(value) } else { Err(format!("{text} must be written {canonical}")) }
}

fn error_text(error: &InputError) -> String {
    let fault = error.fault.message("field");
    if error.path.is_empty() { fault } else { format!("{}: {fault}", error.path) }
}

/// Checks that the entries are consecutive from position 1, and that each hash follows from the content of its entry
/// and the hash before it. Reports the first fault.
pub fn check_chain(log: LogId, entries: &[StoredEntry], failures: &mut Failures) {
    let mut hash = EntryHash::START;
    for (position, entry) in (1..).zip(entries) {
        if entry.seq != position {
            return failures.add(Some(position), format!("missing: entry {} is in its place", entry.seq));
        }
        let StoredEntry { seq, kind, hand, body, .. } = entry;
        hash = hash.next(log, &HashInput { seq: *seq, kind, hand: *hand, body });
        if entry.hash != hash {
            let reason = "its hash does not follow from its content and the hash of the entry before it";
            return failures.add(Some(position), reason);
        }
    }
}

/// Checks the number of entries and the last hash against `end`: the number and the hash in the last line of the file,
/// or `None` if that line is missing. Also checks the last hash against `head`, the published hash, if it is known.
pub fn check_end(
    entries: &[StoredEntry],
    end: Option<(u64, EntryHash)>,
    head: Option<EntryHash>,
    failures: &mut Failures,
) {
    let count = entries.len() as u64;
    let last = entries.last().map_or(EntryHash::START, |entry| entry.hash);
    match end {
        None => failures.add(None, "the line \"end\" is missing: the end of the file was cut off"),
        Some((promised, _)) if promised != count => {
            failures.add(None, format!("{count} entries, but the line \"end\" counts {promised}"));
        }
        Some((_, named)) if named != last => {
            failures.add(None, "the last entry is not the one that the line \"end\" names");
        }
        Some(_) => {}
    }
    if let Some(head) = head.filter(|head| *head != last) {
        failures.add(None, other_end(entries, head));
    }
}

/// The reason to report if `head` is not the hash of the last entry: entries were added since, or are missing or
/// changed.
fn other_end(entries: &[StoredEntry], head: EntryHash) -> String {
    match entries.iter().find(|entry| entry.hash == head) {
        Some(StoredEntry { seq, .. }) => {
            format!("the given hash is that of entry {seq}, which is not the last: entries were added since")
        }
        None => "the last entry does not have the given hash: entries are missing or were changed".to_owned(),
    }
}
