//! Types that a store exchanges with its callers: entries and batches, and rows of its lists.

use super::chain::EntryHash;
use crate::ids::{LogId, PlayerId, RunId, TableId};
use crate::ledger::Transfer;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Kind of the entry that ends a hand; the index of hands uses it to recognize finished hands.
pub const ENDED: &str = "ended";

/// Kinds of the first and the last entry of a hand.
pub const HAND_KINDS: [&str; 2] = ["opened", ENDED];

/// Kind of the last entry of a closed table.
pub const CLOSED: &str = "closed";

/// Kinds of the entries that record the creation and closing of a table, and its buy-ins, top-ups and cash-outs.
pub const CHIP_KINDS: [&str; 5] = ["created", "seated", "topped_up", "left", CLOSED];

/// Kind of the first entry of an event's log. The kinds of all its entries begin with `run.`, so that none is
/// mistaken for an entry of a table.
pub const RUN_CREATED: &str = "run.created";

/// Kind of the entry with which an event becomes final, or is cancelled or discarded. Entries for payments may follow
/// it.
pub const RUN_ENDED: &str = "run.ended";

/// Fencing token of a log's writer. A later token invalidates every earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Epoch(pub u64);

/// A new entry. Its body may contain hidden cards, so only the store may receive it.
#[derive(Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// Kind of the entry, such as `opened`.
    pub kind: &'static str,
    /// The number of the hand to which the entry belongs, if any.
    pub hand: Option<u64>,
    /// Body of the entry: the remaining fields, as JSON.
    pub body: String,
}

/// A stored entry. Its body may contain hidden cards, so only a table may receive it.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredEntry {
    /// Position of the entry in the log, from 1.
    pub seq: u64,
    /// Kind of the entry, such as `opened`.
    pub kind: String,
    /// The number of the hand to which the entry belongs, if any.
    pub hand: Option<u64>,
    /// Body of the entry: the remaining fields, as JSON.
    pub body: String,
    /// The hash of this entry, chained to the entry before it.
    pub hash: EntryHash,
}

impl std::fmt::Debug for NewEntry {
    /// Omits the body, which may contain hidden cards.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let NewEntry { kind, hand, body: _ } = self;
        f.debug_struct("NewEntry").field("kind", kind).field("hand", hand).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for StoredEntry {
    /// Omits the body, which may contain hidden cards.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let StoredEntry { seq, kind, hand, body: _, hash: _ } = self;
        f.debug_struct("Stored")
            .field("seq", seq)
            .field("kind", kind)
            .field("hand", hand)
            .finish_non_exhaustive()
    }
}

/// Changes that are committed atomically.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// New log entries, oldest first.
    pub entries: Vec<NewEntry>,
    /// The transfers of chips that belong to the entries.
    pub transfers: Vec<Transfer>,
    /// Personal data, such as names. The entries contain only its hashes. The data is not part of the hash chain, so a
    /// log can be passed on without it.
    pub texts: Vec<String>,
    /// The new summary of an event, as JSON; `None` if the entries do not change it. The summary is derived from the
    /// log and is not part of the hash chain.
    pub summary: Option<String>,
    /// Entries for the audit log, which record the author of the decision behind the other entries. All entries of a
    /// batch are committed together.
    pub audited: Vec<NewEntry>,
}

/// Result of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AppendResult {
    /// The position of the last entry of the log; 0 for an empty log.
    pub last: u64,
}

/// A row in the list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Id of the table.
    pub id: TableId,
    /// Position of the last entry of the table's log; 0 for an empty log.
    pub last: u64,
}

/// The audit log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AuditLog {
    /// Id of the log.
    pub id: LogId,
    /// Position of the last entry; 0 for an empty log.
    pub last: u64,
    /// Hash of the last entry as it is stored, which identifies the whole log; [`EntryHash::START`] for an empty log.
    pub head: EntryHash,
}

/// A row in the list of events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunRow {
    /// Id of the event.
    pub id: RunId,
    /// The guest who created the event; `None` if the first entry of the event's log is missing or damaged.
    pub organiser: Option<PlayerId>,
    /// `true` if the event's log has an entry of the kind [`RUN_ENDED`].
    pub is_over: bool,
    /// The event's last [summary](Batch::summary); `None` if none was stored, as by an earlier version of the program.
    pub summary: Option<String>,
}

/// A log that is behind its mark, diverges from it, has lost it or comes from a backup: more cards of its open hand may
/// have been revealed than the log records, and hands that the log does not contain may have been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rollback {
    /// Cause of the rollback.
    pub cause: RollbackCause,
    /// Number of the last hand that is known to have been opened; 0 if none is.
    pub hand: u64,
}

/// Cause of the rollback of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RollbackCause {
    /// The database is a backup.
    Backup,
    /// The database or its write-ahead log lost data, the database was replaced, or the mark of the log was lost.
    Lost,
    /// The log was imported from another room, which may have acknowledged more.
    Imported,
    /// The event had moved to another room, which may have acknowledged more, and continues in this one.
    Continued,
}

/// Filter for a list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFilter {
    /// The open tables.
    Open,
    /// The closed tables.
    Closed,
}

/// Position of a hand in the log of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandRow {
    /// Number of the hand.
    pub hand: u64,
    /// Position of the first entry of the hand.
    pub first: u64,
    /// Position of the last entry of the hand.
    pub last: u64,
    /// `true` if the hand is over.
    pub ended: bool,
}

/// A player: a guest with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Id of the player.
    pub id: PlayerId,
    /// Current name of the player.
    pub name: String,
}
