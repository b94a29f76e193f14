//! Reads the audit log by pages. A damaged entry does not keep the others from being read.

use super::entry::{AuditLine, read};
use crate::ids::LogId;
use crate::store::chain::{self, EntryHash};
use crate::store::log::DamagedEntry;
use crate::store::{Store, StoreResult, StoredEntry};

/// Maximum number of entries that are read at a time when the whole log is read.
pub const PAGE: u32 = 500;

/// Damage of an entry of the audit log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// The hash of the entry does not match its content and the entry before it, or the entry before it is missing.
    #[error("entry {seq} of the audit log does not follow from the entry before it")]
    Hash {
        /// The position of the entry.
        seq: u64,
    },
    /// The entry cannot be deserialized.
    #[error(transparent)]
    Body(#[from] DamagedEntry),
}

impl Damage {
    /// The position of the damaged entry.
    pub const fn seq(self) -> u64 {
        match self {
            Damage::Hash { seq } | Damage::Body(DamagedEntry { seq, .. }) => seq,
        }
    }
}

/// An entry of a page, or its damage.
pub type PageEntry = Result<AuditLine, Damage>;

/// The position of an entry of a page.
pub const fn position(entry: &PageEntry) -> u64 {
    match entry {
        Ok(line) => line.seq,
        Err(damage) => damage.seq(),
    }
}

/// At most `limit` entries of the audit log from this position on, each checked against the hash of the entry before
/// it: the stored hash or, if that is damaged, the hash of the content of that entry. Missing entries are left out; the
/// entry after a missing one counts as damaged, since nothing proves it.
///
/// # Errors
/// Store errors.
pub async fn read_page<S: Store>(
    store: &S,
    log: LogId,
    from: u64,
    limit: u32,
) -> StoreResult<Vec<PageEntry>> {
    let (mut before, mut computed) = ((0, EntryHash::START), EntryHash::START);
    let with_before = store.read_unchecked(log, from.saturating_sub(2), limit.saturating_add(2)).await?;
    let mut page = Vec::with_capacity(with_before.len());
    for stored in with_before {
        let (position, hash) = before;
        let checked = check(log, before, &stored).or_else(|_| check(log, (position, computed), &stored));
        computed = if checked.is_ok() { stored.hash } else { hash.next(log, &(&stored).into()) };
        before = (stored.seq, stored.hash);
        if stored.seq >= from && page.len() < limit as usize {
            page.push(checked);
        }
    }
    Ok(page)
}

/// Reads an entry, and checks it against the position and hash of the one before it.
fn check(log: LogId, (seq, hash): (u64, EntryHash), stored: &StoredEntry) -> PageEntry {
    match chain::check(log, (seq, hash), std::slice::from_ref(stored)) {
        Ok(()) => Ok(read(stored)?),
        Err(_) => Err(Damage::Hash { seq: stored.seq }),
    }
}
