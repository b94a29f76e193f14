//! A table from its log. Not all of it is read: every so many hands, the entry that opens the hand says how the table
//! stood before it, and from there on the log is enough.

use super::history::stored;
use super::state::State;
use crate::protocol::Refused;
use crate::store::{Store, TableId, log};

/// Each of how many hands says how the table stood. More of them would make logs longer, fewer would have more of them
/// read.
pub const EVERY: u64 = 20;

/// The table, as its log has it.
///
/// # Errors
/// Those of the store, and a log that is damaged or newer than this program.
pub async fn load<S: Store>(store: &S, id: TableId) -> Result<State, Refused> {
    let place = said_last(store, id).await?;
    let read = async |from| store.read(id, from).await.map_err(|error| stored(&error));
    let mut log = log::read_all(&read(place).await?)?;
    if place > 1 && log.first().is_none_or(|(_, first)| first.standing.is_none()) {
        // A version before this one wrote it.
        log = log::read_all(&read(1).await?)?;
    }
    State::replay(id, log)
}

/// The place of the last entry that says how the table stood; 1 where there is none.
async fn said_last<S: Store>(store: &S, id: TableId) -> Result<u64, Refused> {
    let before = async |before| {
        let rows = store.hands(id, before, 1).await.map_err(|error| stored(&error))?;
        Ok::<_, Refused>(rows.into_iter().next())
    };
    let Some(last) = before(None).await? else { return Ok(1) };
    let says = last.hand - last.hand % EVERY;
    let row = before(Some(says + 1)).await?.filter(|row| row.hand == says);
    Ok(row.map_or(1, |row| row.first))
}

#[cfg(test)]
mod tests;
