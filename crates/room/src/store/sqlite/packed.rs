//! Entries packed into one value: the driver passes each row from SQLite's thread to the caller, which takes longer than
//! reading an entry. Unlike JSON, the packed form copies the texts as they are.
//!
//! A packed entry begins with its position, its number of a hand, and the lengths of its kind, its hash and its body in
//! bytes. Each number is followed by a space, and a missing one is empty. Kind, hash and body follow.

use super::rows::{EntryRow, stored_entry};
use crate::store::StoredEntry;
use sqlx::{Error, Result};

/// SQL expression that packs the entries of a group. `concat` takes a missing hand or hash for an empty text. It is a
/// macro, so that `concat!` builds it into constant statements.
macro_rules! packed_entries {
    () => {
        "group_concat(concat(seq, ' ', hand, ' ', octet_length(kind), ' ', octet_length(hash), ' ', \
         octet_length(body), ' ', kind, hash, body), '')"
    };
}
pub(super) use packed_entries;

/// Unpacks the value of [`packed_entries`], which is missing for an empty group. The entries are sorted by position.
pub(super) fn unpacked(packed: Option<Vec<u8>>) -> Result<Vec<StoredEntry>> {
    let packed = packed.unwrap_or_default();
    let (mut entries, mut rest) = (Vec::new(), packed.as_slice());
    while !rest.is_empty() {
        let row = next_row(&mut rest).ok_or_else(|| Error::Decode("a packed entry is cut off".into()))?;
        entries.push(stored_entry(row));
    }
    // SQLite does not promise the order in which it joins the texts of a group.
    entries.sort_by_key(|entry| entry.seq);
    Ok(entries)
}

/// Splits off the first entry. `None` if the value does not begin with a whole one.
fn next_row(rest: &mut &[u8]) -> Option<EntryRow> {
    let (seq, hand) = (next_number(rest)??, next_number(rest)?);
    let [kind, hash, body] = [next_number(rest)?, next_number(rest)?, next_number(rest)?];
    let kind = next_bytes(rest, kind?)?;
    let hash = match hash {
        Some(length) => Some(next_bytes(rest, length)?),
        None => None,
    };
    Some((seq, kind, hand, next_bytes(rest, body?)?, hash))
}

/// Splits off a number and the space after it. The inner option is `None` for a missing number.
fn next_number(rest: &mut &[u8]) -> Option<Option<i64>> {
    let length = rest.iter().position(|&byte| byte == b' ')?;
    let (digits, after) = rest.split_at(length);
    *rest = &after[1..];
    if digits.is_empty() {
        return Some(None);
    }
    str::from_utf8(digits).ok()?.parse().ok().map(Some)
}

/// Splits off this many bytes.
fn next_bytes(rest: &mut &[u8], length: i64) -> Option<Vec<u8>> {
    let (bytes, after) = rest.split_at_checked(usize::try_from(length).ok()?)?;
    *rest = after;
    Some(bytes.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::chain::EntryHash;
    use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

    fn entry(seq: u64, kind: &str, hand: Option<u64>, body: &str, hash: EntryHash) -> StoredEntry {
        StoredEntry { seq, kind: kind.to_owned(), hand, body: body.to_owned(), hash }
    }

    async fn packed(values: &str) -> Option<Vec<u8>> {
        let mut connection = SqliteConnection::connect(":memory:").await.unwrap();
        let columns = "column1 AS seq, column2 AS kind, column3 AS hand, column4 AS body, column5 AS hash";
        let select = format!("SELECT {} FROM (SELECT {columns} FROM ({values}))", packed_entries!());
        sqlx::query_scalar(AssertSqlSafe(select)).fetch_one(&mut connection).await.unwrap()
    }

    #[tokio::test]
    async fn entries_come_back_with_every_byte_and_damaged_texts_with_replacement_characters() {
        let hash = "x'000a20ff000a20ff000a20ff000a20ff000a20ff000a20ff000a20ff000a20ff'";
        let values = format!(
            "VALUES (1, 'opened', 7, '{{\"a\":\"ñ \\n\"}}' || char(10, 0), {hash}), (2, '', NULL, '', NULL), \
             (3, 'acted', 0, CAST(x'61ff62' AS TEXT), x'00')"
        );
        let bytes: [u8; 32] = [[0, 10, 32, 255]; 8].concat().try_into().unwrap();
        let entries = unpacked(packed(&values).await).unwrap();
        let expected = [
            entry(1, "opened", Some(7), "{\"a\":\"ñ \\n\"}\n\0", EntryHash(bytes)),
            entry(2, "", None, "", EntryHash::START),
            entry(3, "acted", Some(0), "a\u{fffd}b", EntryHash::START),
        ];
        assert!(entries == expected);
    }

    #[tokio::test]
    async fn an_empty_group_has_no_entries_and_a_cut_off_value_is_an_error() {
        let values = "VALUES (1, 'acted', 12, 'body', x'00')";
        assert_eq!(packed(&format!("SELECT * FROM ({values}) WHERE false")).await, None);
        assert_eq!(unpacked(None).unwrap().len(), 0);
        let whole = packed(values).await.unwrap();
        assert_eq!(unpacked(Some(whole.clone())).unwrap().len(), 1);
        for length in 1..whole.len() {
            assert!(unpacked(Some(whole[..length].to_vec())).is_err(), "{length} bytes");
        }
    }
}
