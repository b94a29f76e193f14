//! The file of the audit log: JSON Lines, which other programs can check (`docs/audit-log.md`).

use super::entry::read;
use crate::ids::LogId;
use crate::store::chain::EntryHash;
use crate::store::log_file::{Failures, Report, check_chain, check_end, parse_lines};
use crate::store::{AuditLog, Store, StoreResult, StoredEntry};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// The version of the format.
const FORMAT: u32 = 1;

/// A line of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    /// The first line: the format version and the id of the log.
    Audit { format: u32, id: String },
    /// An entry. Its body is JSON encoded as a string, so that the exact bytes covered by the hash are kept.
    Entry { seq: u64, kind: String, body: String, hash: String },
    /// The last line. `head` is the hash of the last entry, or zeros in an empty log.
    End { entries: u64, head: String },
}

/// The number of entries of an audit log, and the hash of the last one, which identifies the whole log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// Number of entries.
    pub entries: u64,
    /// Hash of the last entry; zeros in an empty log.
    pub hash: EntryHash,
}

impl Head {
    /// The head of a log with these entries.
    pub fn of(entries: &[StoredEntry]) -> Head {
        let hash = entries.last().map_or(EntryHash::START, |last| last.hash);
        Head { entries: entries.last().map_or(0, |last| last.seq), hash }
    }
}

/// The head of the audit log of a store.
///
/// # Errors
/// Store errors.
pub async fn head<S: Store>(store: &S) -> StoreResult<Head> {
    let AuditLog { id, last } = store.audit_log().await?;
    Ok(Head::of(&store.read(id, last.max(1)).await?))
}

/// The file of the audit log of a store.
///
/// # Errors
/// Store errors.
pub async fn export<S: Store>(store: &S) -> StoreResult<String> {
    let AuditLog { id, .. } = store.audit_log().await?;
    Ok(write(id, &store.read(id, 1).await?))
}

/// The file of an audit log with these entries. One line per entry.
fn write(log: LogId, stored: &[StoredEntry]) -> String {
    let mut file = String::new();
    let mut line = |line: Line| {
        // Lines consist of strings and numbers, which serde_json can always represent, and writing to a string cannot
        // fail.
        let text = serde_json::to_string(&line).unwrap_or_default();
        let _ = writeln!(file, "{text}");
    };
    line(Line::Audit { format: FORMAT, id: log.to_string() });
    for StoredEntry { seq, kind, body, hash, .. } in stored {
        line(Line::Entry { seq: *seq, kind: kind.clone(), body: body.clone(), hash: hash.to_string() });
    }
    let head = Head::of(stored);
    line(Line::End { entries: head.entries, head: head.hash.to_string() });
    file
}

/// Returns whether the first line of a file is that of an audit log.
pub fn is_audit(file: &[u8]) -> bool {
    let first = file.split(|&byte| byte == b'\n').next().unwrap_or_default();
    matches!(serde_json::from_slice(first), Ok(Line::Audit { .. }))
}

/// Checks a file: the hash chain, the end, and the form of every entry. `head` is the hash of the last entry, if it
/// was noted elsewhere. With `head`, the check also detects missing entries at the end and a recomputed chain.
pub fn verify(file: &str, head: Option<EntryHash>) -> Report {
    let mut failed = Failures::default();
    let mut contents = Contents::default();
    parse_lines(file, &mut failed, |line| contents.add(line));
    if let Some(id) = contents.id {
        check_chain(id, &contents.entries, &mut failed);
        check_end(&contents.entries, contents.end, head, &mut failed);
        check_entries(&contents.entries, &mut failed);
    }
    failed.report("audit", contents.entries.len() as u64)
}

#[derive(Default)]
struct Contents {
    id: Option<LogId>,
    entries: Vec<StoredEntry>,
    end: Option<(u64, EntryHash)>,
}

impl Contents {
    fn add(&mut self, line: Line) -> Result<(), String> {
        if self.id.is_none() != matches!(line, Line::Audit { .. }) {
            return Err("a file begins with one line \"audit\"".to_owned());
        }
        if self.end.is_some() {
            return Err("the line \"end\" is the last one".to_owned());
        }
        let hash = |text: &str| text.parse::<EntryHash>().map_err(|error| error.to_string());
        match line {
            Line::Audit { format: FORMAT, id } => {
                self.id = Some(id.parse().map_err(|_| "not the id of an audit log")?);
            }
            Line::Audit { format, .. } => {
                return Err(format!(
                    "format {format} is newer than this program, which reads format {FORMAT}"
                ));
            }
            Line::Entry { seq, kind, body, hash: text } => {
                self.entries.push(StoredEntry { seq, kind, hand: None, body, hash: hash(&text)? });
            }
            Line::End { entries, head } => self.end = Some((entries, hash(&head)?)),
        }
        Ok(())
    }
}

/// Checks that every entry can be read, and that its stored kind is the kind of its body.
fn check_entries(entries: &[StoredEntry], failed: &mut Failures) {
    for stored in entries {
        match read(stored) {
            Err(error) => failed.add(Some(stored.seq), error),
            Ok(line) if line.entry.decided.kind() != stored.kind => {
                let kind = line.entry.decided.kind();
                failed.add(
                    Some(stored.seq),
                    format!("its kind is {}, but its body is one of {kind}", stored.kind),
                );
            }
            Ok(_) => {}
        }
    }
}

#[cfg(test)]
mod tests;
