//! Reads the file of an event that was written on another computer, for merging.

use super::Selection;
use super::verify::{parse, verify};
use crate::run::entry::read_all;
use crate::run::error::{RunError, RunLogError, RunRefusal};
use crate::run::other_log::{OtherEntry, OtherLog, OwnEntry};
use crate::run::private::{TextHash, Texts};
use crate::store::log_file::{Failures, decoded};
use crate::store::{RunId, StoredEntry};
use std::collections::BTreeSet;

/// Maximum number of entries to merge at once, so that the event waits at most about a second.
const MAX_ENTRIES: usize = 20_000;

/// Reads a file, and compares it with the own log. The log of the file is replayed on the calling thread.
///
/// # Errors
/// `run.merge_file` if the file fails a check, `run.merge_other_event` if it does not begin like the own log,
/// `run.merge_length` if it has too many entries, `run.merge_texts` if it lacks personal data, and [`RunLogError`] if the
/// own log is damaged.
pub fn read_other(bytes: &[u8], id: RunId, own: &[StoredEntry]) -> Result<OtherLog, RunError> {
    let file = decoded(bytes).map_err(|reason| RunRefusal::MergeFile { reason })?;
    if let Some(failed) = verify(file, None).failed.into_iter().next() {
        return Err(RunRefusal::MergeFile { reason: failed.to_string() }.into());
    }
    let contents = parse(file, &mut Failures::default());
    let fork = own.iter().zip(&contents.entries).take_while(|(one, other)| one.hash == other.hash).count();
    if contents.id != Some(id) || fork == 0 {
        return Err(RunRefusal::MergeOtherEvent.into());
    }
    let (entries, most) = (contents.entries.len() - fork, MAX_ENTRIES);
    if entries > most {
        return Err(RunRefusal::MergeLength { entries, most }.into());
    }
    let log = read_all(&contents.entries).map_err(RunLogError::from)?;
    let kept: BTreeSet<TextHash> = contents.texts.iter().map(|text| TextHash::of(text)).collect();
    let missing = Selection::Organiser.of(&log).difference(&kept).count();
    if missing > 0 {
        return Err(RunRefusal::MergeTexts { missing }.into());
    }
    let mut texts = Texts::default();
    contents.texts.iter().for_each(|text| texts.add(text));
    let hashes = contents.entries.iter().map(|entry| entry.hash);
    let entries = log.into_iter().zip(hashes).skip(fork);
    let entries = entries.map(|((seq, logged), hash)| OtherEntry { seq, hash, logged }).collect();
    let mut other =
        OtherLog { fork: fork as u64, entries, own_entries: Vec::new(), own_seq: fork as u64, texts };
    add_own(&mut other, &own[fork..])?;
    Ok(other)
}

/// Adds the next entries of the own log.
///
/// # Errors
/// [`RunLogError`] if the own log is damaged.
pub fn add_own(other: &mut OtherLog, stored: &[StoredEntry]) -> Result<(), RunError> {
    let log = read_all(stored).map_err(RunLogError::from)?;
    let hashes = stored.iter().map(|entry| entry.hash);
    let own = hashes.zip(log).map(|(hash, (_, logged))| OwnEntry::new(hash, logged.entry));
    other.own_entries.extend(own);
    other.own_seq += stored.len() as u64;
    Ok(())
}
