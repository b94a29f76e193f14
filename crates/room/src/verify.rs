//! Checks the file of a log: the log of an event, or the audit log.

use crate::store::chain::EntryHash;
use crate::store::log_file::{Failures, Report, decoded};
use crate::{audit, run};

/// Checks the file of a log, even one that is not UTF-8. `head` is the hash of the last entry, if it was published or
/// noted elsewhere.
pub fn verify(file: &[u8], head: Option<EntryHash>) -> Report {
    let is_audit = audit::file::is_audit(file);
    match decoded(file) {
        Ok(text) if is_audit => audit::file::verify(text, head),
        Ok(text) => run::file::verify(text, head),
        Err(reason) => {
            let mut failed = Failures::default();
            failed.add(None, reason);
            failed.report(if is_audit { "audit" } else { "event" }, 0)
        }
    }
}
