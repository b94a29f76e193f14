//! Reads the file of an event that was written on another computer, for merging.

use super::Selection;
use super::verify::{parse, verify};
use crate::run::entry::read_all;
use crate::run::error::{RunError, RunLogError, RunRefusal};
use crate::run::other_log::{OtherEntry, OtherLog};
use crate::run::private::{TextHash, Texts};
use crate::store::log_file::{Failures, decoded};
use crate::store::{RunId, StoredEntry};
use std::collections::BTreeSet;

/// Reads a file, and compares it with the own log. The log is replayed on the calling thread.
///
/// # Errors
/// `run.merge_file` if the file fails a check, `run.merge_other_event` if it does not begin like the own log,
/// `run.merge_nothing` if the own log has all of its entries, `run.merge_texts` if it lacks personal data, and
/// [`RunLogError`] if the own log is damaged.
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
    if fork == contents.entries.len() {
        return Err(RunRefusal::MergeNothing.into());
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
    let later = read_all(&own[fork..]).map_err(RunLogError::from)?;
    Ok(OtherLog {
        fork: fork as u64,
        entries: entries.map(|((seq, logged), hash)| OtherEntry { seq, hash, logged }).collect(),
        own: later.into_iter().map(|(_, logged)| logged.entry.change).collect(),
        texts,
    })
}
