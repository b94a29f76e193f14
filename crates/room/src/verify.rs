//! Checks the file of a log: the log of an event, or the audit log.

use crate::store::chain::EntryHash;
use crate::store::log_file::{Failures, FileKind, FileReport, decoded};
use crate::{audit, run};

/// Reason for the refusal of a file whose kind is unknown.
const UNKNOWN: &str = "line 1: this is neither the log of an event nor an audit log: the file of one begins with a line \
                       \"event\" or \"audit\"";

/// Checks the file of a log. A file that is not UTF-8 fails the check. `head` is the hash of the last entry, if it was
/// published or noted elsewhere.
pub fn verify(file: &[u8], head: Option<EntryHash>) -> FileReport {
    let kind = FileKind::of(file);
    let wrong = match (decoded(file), kind) {
        (Ok(text), FileKind::Audit) => return audit::file::verify(text, head),
        (Ok(text), FileKind::Event) => return run::file::verify(text, head),
        (Ok(_), FileKind::Unknown) => UNKNOWN.to_owned(),
        (Err(reason), _) => reason,
    };
    let mut failed = Failures::default();
    failed.add(None, wrong);
    failed.report(kind, 0)
}

#[cfg(test)]
mod tests;
