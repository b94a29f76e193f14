//! The hash chain of a log: every entry carries a hash over itself and the hash of the entry before it.
//!
//! An entry that was changed, removed, inserted or moved no longer matches the hashes around it. `docs/chain.md`
//! specifies the hashed bytes for other programs, with the test vector of this module's tests. The hash has no key:
//! it detects damage and careless edits, but not an attacker who recomputes the whole chain.

mod hash;

pub use hash::{EntryHash, HashInput, ParseHashError};

use super::{LogId, StoreError, StoredEntry};

impl<'a> From<&'a StoredEntry> for HashInput<'a> {
    fn from(entry: &'a StoredEntry) -> HashInput<'a> {
        HashInput { seq: entry.seq, kind: &entry.kind, hand: entry.hand, body: &entry.body }
    }
}

/// A break in the hash chain of a log: an entry that is missing or does not follow from the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrokenLink {
    /// The broken log.
    pub log: LogId,
    /// Position of the missing entry, or of the entry that does not follow from the one before it.
    pub seq: u64,
}

impl From<BrokenLink> for StoreError {
    fn from(BrokenLink { log, seq }: BrokenLink) -> StoreError {
        StoreError::BrokenChain { log, seq }
    }
}

/// Checks consecutive entries against the position and hash of the entry before them, which are `(0, START)` at the
/// start of a log.
///
/// # Errors
/// [`BrokenLink`] for the first entry that is missing or does not follow from the one before it.
pub fn check(log: LogId, before: (u64, EntryHash), entries: &[StoredEntry]) -> Result<(), BrokenLink> {
    let (mut last, mut hash) = before;
    for entry in entries {
        hash = hash.next(log, &entry.into());
        last += 1;
        if entry.seq != last {
            return Err(BrokenLink { log, seq: last });
        }
        if entry.hash != hash {
            return Err(BrokenLink { log, seq: entry.seq });
        }
    }
    Ok(())
}

/// Checks the entries of one hand together with their neighbours, and returns those of the hand; none for an unknown
/// hand. `around` contains the entries from the second before the hand to the first after it, so that removing an entry
/// at either end of the hand, or assigning it to another hand, also breaks the chain.
///
/// # Errors
/// [`BrokenLink`] for the first entry in `around` that is missing or does not follow from the one before it.
pub fn check_hand(
    log: LogId,
    hand: u64,
    mut around: Vec<StoredEntry>,
) -> Result<Vec<StoredEntry>, BrokenLink> {
    let Some(first) = around.iter().find(|entry| entry.hand == Some(hand)).map(|entry| entry.seq) else {
        return Ok(Vec::new());
    };
    let mut before = (first.saturating_sub(2), EntryHash::START);
    if before.0 > 0 {
        let anchor = around.first().filter(|entry| entry.seq == before.0);
        before.1 = anchor.map(|entry| entry.hash).ok_or(BrokenLink { log, seq: before.0 })?;
        around.remove(0);
    }
    check(log, before, &around)?;
    around.retain(|entry| entry.hand == Some(hand));
    Ok(around)
}

/// Checks a single entry against the hash of the one before it.
///
/// # Errors
/// [`BrokenLink`] if the entry does not follow from the one before it.
pub fn check_one(log: LogId, before: EntryHash, entry: &StoredEntry) -> Result<(), BrokenLink> {
    // An entry at position 0, which no log has, does not follow position 0 and is reported.
    check(log, (entry.seq.saturating_sub(1), before), std::slice::from_ref(entry))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id() -> LogId {
        "0123456789".parse().unwrap()
    }

    fn log() -> Vec<StoredEntry> {
        let mut hash = EntryHash::START;
        let parts = [("created", None, "{}"), ("opened", Some(1), "{\"a\":\"ñ\"}"), ("acted", Some(1), "")];
        let stored = (1..).zip(parts).map(|(seq, (kind, hand, body))| {
            hash = hash.next(id(), &HashInput { seq, kind, hand, body });
            StoredEntry { seq, kind: kind.to_owned(), hand, body: body.to_owned(), hash }
        });
        stored.collect()
    }

    fn first_broken(entries: &[StoredEntry]) -> Option<u64> {
        check(id(), (0, EntryHash::START), entries).err().map(|broken| broken.seq)
    }

    /// The test vector of `docs/chain.md`, computed there by an independent program.
    #[test]
    fn the_hashes_match_the_published_test_vector() {
        let published = include_str!("../../../../docs/chain.md");
        for entry in log() {
            let row = format!("`{}`", entry.hash);
            assert!(published.contains(&row), "{}: {row} is not in docs/chain.md", entry.seq);
        }
    }

    #[test]
    fn an_entry_at_position_zero_is_a_broken_link() {
        let first = StoredEntry { seq: 0, ..log().remove(0) };
        let broken = check_one(id(), EntryHash::START, &first);
        assert_eq!(broken, Err(BrokenLink { log: id(), seq: 1 }));
    }

    #[test]
    fn any_change_is_detected_at_its_position() {
        let good = log();
        assert_eq!(first_broken(&good), None);
        assert_eq!(check(id(), (1, good[0].hash), &good[1..]), Ok(()));
        let changed = |change: fn(&mut Vec<StoredEntry>)| {
            let mut log = log();
            change(&mut log);
            first_broken(&log)
        };
        assert_eq!(changed(|log| log[1].body.push(' ')), Some(2));
        assert_eq!(changed(|log| log[1].kind = "ended".to_owned()), Some(2));
        assert_eq!(changed(|log| log[2].hand = None), Some(3));
        assert_eq!(changed(|log| log[0].hand = Some(0)), Some(1), "hand 0 is not the same as no hand");
        assert_eq!(changed(|log| log[2].hash.0[31] ^= 1), Some(3));
        assert_eq!(changed(|log| drop(log.remove(0))), Some(1));
        assert_eq!(changed(|log| drop(log.remove(1))), Some(2));
        assert_eq!(changed(|log| log.swap(1, 2)), Some(2));
        let swapped = changed(|log| {
            let (two, three) = (log[1].clone(), log[2].clone());
            log[1] = StoredEntry { seq: 2, ..three };
            log[2] = StoredEntry { seq: 3, ..two };
        });
        assert_eq!(swapped, Some(2), "entries with swapped positions and sequence numbers");
        let elsewhere = "0123456780".parse().unwrap();
        assert_eq!(
            check(elsewhere, (0, EntryHash::START), &good),
            Err(BrokenLink { log: elsewhere, seq: 1 }),
            "a log of another table"
        );
    }
}
