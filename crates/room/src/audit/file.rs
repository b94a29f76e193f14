//! The file of the audit log: JSON Lines, which other programs can check (`docs/audit-log.md`).

use super::entry::read;
use super::log::PAGE;
use crate::ids::LogId;
use crate::store::chain::EntryHash;
use crate::store::log_file::{
    Failures, FileKind, FileReport, canonical, check_chain, check_end, parse_lines,
};
use crate::store::{AuditLog, Store, StoreResult, StoredEntry};
use futures_util::{Stream, StreamExt, stream};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

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

impl Line {
    fn of(StoredEntry { seq, kind, body, hash, .. }: StoredEntry) -> Line {
        Line::Entry { seq, kind, body, hash: hash.to_string() }
    }

    /// The text of the line, with its end.
    fn text(&self) -> String {
        // Lines consist of strings and numbers, which serde_json can always represent.
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }
}

/// The file of the audit log of a store, up to its present end, in pieces of at most [`PAGE`] lines. The entries are
/// exported as they are stored: a check of the file finds the damaged ones. A store error ends the file before its last
/// line.
///
/// # Errors
/// Store errors, also in the stream.
pub async fn export<S: Store>(
    store: Arc<S>,
) -> StoreResult<impl Stream<Item = StoreResult<String>> + Send + use<S>> {
    let AuditLog { id, last, head } = store.audit_log().await?;
    let line = |line: Line| stream::iter([Ok(line.text())]);
    let first = line(Line::Audit { format: FORMAT, id: id.to_string() });
    let entries = stream::try_unfold(1, move |from| {
        let store = store.clone();
        async move { export_page(&*store, id, from, last).await }
    });
    let end = line(Line::End { entries: last, head: head.to_string() });
    Ok(first.chain(entries).chain(end))
}

/// The lines of at most [`PAGE`] entries, from this position on and up to the position `last`, and the position after
/// them; `None` if there are none.
async fn export_page<S: Store>(
    store: &S,
    log: LogId,
    from: u64,
    last: u64,
) -> StoreResult<Option<(String, u64)>> {
    let mut page = store.read_unchecked(log, from, PAGE).await?;
    page.retain(|entry| entry.seq <= last);
    let next = page.last().map(|entry| entry.seq + 1);
    let text = page.into_iter().map(|entry| Line::of(entry).text()).collect();
    Ok(next.map(|next| (text, next)))
}

/// Checks a file: the hash chain, the end, and the form of every entry. `head` is the hash of the last entry, if it
/// was noted elsewhere. With `head`, the check also detects missing entries at the end and a recomputed chain.
pub fn verify(file: &str, head: Option<EntryHash>) -> FileReport {
    let mut failed = Failures::default();
    let mut contents = Contents::default();
    parse_lines(file, FORMAT, &mut failed, |line| contents.add(line));
    if let Some(id) = contents.id {
        check_chain(id, &contents.entries, &mut failed);
        check_end(&contents.entries, contents.end, head, &mut failed);
        check_entries(&contents.entries, &mut failed);
    }
    failed.report(FileKind::Audit, contents.entries.len() as u64)
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
        match line {
            Line::Audit { format: FORMAT, id } => self.id = Some(canonical(&id)?),
            Line::Audit { format, .. } => return Err(format!("there is no format {format}")),
            Line::Entry { seq, kind, body, hash: text } => {
                self.entries.push(StoredEntry { seq, kind, hand: None, body, hash: canonical(&text)? });
            }
            Line::End { entries, head } => self.end = Some((entries, canonical(&head)?)),
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
