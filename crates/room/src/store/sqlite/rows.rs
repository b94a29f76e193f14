//! Rows of entries, and their conversion.

use crate::store::StoredEntry;
use crate::store::chain::EntryHash;

/// Position, kind, hand, body and hash of an entry. The texts are bytes, since damaged ones may not be UTF-8.
pub(super) type EntryRow = (i64, Vec<u8>, Option<i64>, Vec<u8>, Option<Vec<u8>>);

/// Converts a hash. A missing one becomes [`EntryHash::START`], which no entry has.
pub(super) fn stored_hash(hash: Option<&[u8]>) -> EntryHash {
    hash.and_then(|hash| hash.try_into().ok()).map_or(EntryHash::START, EntryHash)
}

/// Converts a text. Bytes that are not UTF-8 become replacement characters, so that the hash of the entry does not match.
fn stored_text(text: Vec<u8>) -> String {
    String::from_utf8(text).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// Converts a row.
pub(super) fn stored_entry((seq, kind, hand, body, hash): EntryRow) -> StoredEntry {
    let (kind, body, hash) = (stored_text(kind), stored_text(body), stored_hash(hash.as_deref()));
    StoredEntry { seq: seq.cast_unsigned(), kind, hand: hand.map(i64::cast_unsigned), body, hash }
}
