//! Appends entries to the log of a table, with the ledger transfers that belong to them.

use super::entry::{Entry, LoggedEntry};
use super::money::transfers;
use super::state::State;
use crate::store::{AppendResult, Batch, Epoch, NewEntry, Store, StoreError};

/// The batch that stores the next entries of a table, with their transfers.
///
/// The entries are consecutive, follow the last entry of `state`, and have not been applied to it. The exception is a
/// new table, which has no state before its first entries: `state` is then the state after them.
///
/// An entry that opens a hand is stored with the number of that hand. Every other entry is stored with the number of
/// the hand of `state`, in progress or over (none before the first hand), and its transfers are computed from `state`.
/// The caller must therefore put the opening of a hand last, and must not include an entry that depends on an earlier
/// one of the batch: a batch cannot both seat a player and record that player's departure.
pub fn batch(state: &State, logged: &[LoggedEntry]) -> Batch {
    let hand = |entry: &Entry| match entry {
        Entry::Opened(opened) => Some(opened.hand),
        _ => Some(state.hand.number()).filter(|&number| number > 0),
    };
    Batch {
        entries: logged.iter().map(|logged| logged.written(hand(&logged.entry))).collect(),
        transfers: logged.iter().flat_map(|logged| transfers(state, &logged.entry)).collect(),
        ..Batch::default()
    }
}

/// Appends the next entries of a table to its log, and the entries `audited` to the audit log, in one commit. The
/// entries are not applied to the state.
///
/// # Errors
/// The errors of [`Store::append`].
pub async fn append<S: Store>(
    store: &S,
    epoch: Epoch,
    state: &State,
    logged: &[LoggedEntry],
    audited: Vec<NewEntry>,
) -> Result<AppendResult, StoreError> {
    let batch = Batch { audited, ..batch(state, logged) };
    store.append(state.id.log(), epoch, state.seq, batch).await
}
