//! Writes the file of an event.

use super::Selection;
use super::line::{FORMAT, Line, results};
use crate::run::entry::read_all;
use crate::run::error::RunLogError;
use crate::run::private::{TextHash, Texts};
use crate::run::state::State;
use crate::store::chain::EntryHash;
use crate::store::{RunId, StoredEntry};
use std::fmt::Write;

/// The file of an event as JSON Lines, from the entries of its log and the selected personal data.
///
/// # Errors
/// The errors of [`State::replay`].
pub fn write(
    id: RunId,
    stored: &[StoredEntry],
    texts: &[String],
    selection: Selection,
) -> Result<String, RunLogError> {
    let log = read_all(stored)?;
    let state = State::replay(id, Texts::default(), &log)?;
    let mut file = String::new();
    let mut line = |line: Line| {
        // Lines consist of strings and numbers, which serde_json can always represent, and writing to a string cannot
        // fail.
        let text = serde_json::to_string(&line).unwrap_or_default();
        let _ = writeln!(file, "{text}");
    };
    line(Line::Event { format: FORMAT, id: id.to_string() });
    for StoredEntry { seq, kind, body, hash, .. } in stored {
        line(Line::Entry { seq: *seq, kind: kind.clone(), body: body.clone(), hash: hash.to_string() });
    }
    let chosen = selection.of(&log);
    let chosen = texts.iter().filter(|text| chosen.contains(&TextHash::of(text)));
    chosen.for_each(|text| line(Line::Text(text.clone())));
    let head = stored.last().map_or(EntryHash::START, |last| last.hash);
    line(Line::End { entries: state.seq, head: head.to_string(), results: results(&state) });
    Ok(file)
}
