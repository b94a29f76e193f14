//! Entries of the audit log. Stored logs contain the serialized form of the entries, so this form must not change.

use crate::ids::{PlayerId, TableId};
use crate::store::log::{self, DamagedEntry, LoggedEntry};
use crate::store::{NewEntry, RollbackCause, StoredEntry};
use schemars::JsonSchema;
use serde::ser::Error as _;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use std::net::IpAddr;

/// An entry of the audit log: a decision, with its author and reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct AuditEntry {
    /// Author of the decision.
    pub by: Author,
    /// Reason that the author gave; `null` for decisions of a host, the operator or the room, and for a login as the
    /// administrator.
    #[serde(default)]
    pub reason: Option<String>,
    /// The decision.
    pub decided: AuditDecision,
}

/// Author of a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Author {
    /// The administrator of the room.
    Administrator,
    /// The operator of the machine, on the command line.
    Operator,
    /// The room itself.
    Room,
    /// The host of the table.
    Host {
        /// Id of the host, a number of up to 63 bits.
        #[schemars(with = "String")]
        player: PlayerId,
        /// Name of the host when the decision was made; empty if it was not known.
        name: String,
    },
}

/// A table in the audit log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableRef {
    /// Id of the table.
    #[schemars(with = "String")]
    pub id: TableId,
    /// Display name of the table.
    pub name: String,
}

/// A decision.
#[derive(
    Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case", prefix = "audit.")]
#[allow(missing_docs, reason = "the field names are self-explanatory")]
pub enum AuditDecision {
    /// A host created a table for this game.
    TableCreated { table: TableRef, game: String, listed: bool },
    /// The host changed the settings of a table; `settings` are all settings after the change.
    TableConfigured { table: TableRef, settings: Value },
    /// The host added a bot at this seat, numbered from 1.
    BotAdded { table: TableRef, seat: u8, name: String, style: String },
    /// The host removed a player or a bot from this seat, numbered from 1; `player` is `null` for a bot.
    SeatFreed {
        table: TableRef,
        seat: u8,
        name: String,
        #[schemars(with = "Option<String>")]
        player: Option<PlayerId>,
    },
    /// The host paused the table for at most this many minutes.
    TablePaused { table: TableRef, minutes: u32 },
    /// The host ended the pause.
    TableResumed { table: TableRef },
    /// The host opened or closed the chat of a table.
    ChatSet { table: TableRef, open: bool },
    /// The host or the administrator closed a table.
    TableClosed { table: TableRef },
    /// The administrator removed a guest from all tables.
    GuestRemoved {
        #[schemars(with = "String")]
        player: PlayerId,
        name: String,
    },
    /// The administrator banned a guest, until a time in milliseconds since the Unix epoch or, for `null`, permanently.
    /// New guests from these networks are refused too. With `close_tables`, which entries of earlier versions omit, the
    /// tables that the guest hosts close.
    GuestBanned {
        #[schemars(with = "String")]
        player: PlayerId,
        name: String,
        until_ms: Option<u64>,
        networks: Vec<IpAddr>,
        #[serde(default)]
        close_tables: bool,
    },
    /// The administrator lifted the ban of a guest.
    BanLifted {
        #[schemars(with = "String")]
        player: PlayerId,
        name: String,
    },
    /// The administrator stopped the creation of tables and events.
    NewTablesHeld,
    /// The administrator allowed the creation of tables and events again.
    NewTablesAllowed,
    /// The administrator showed a banner to everybody.
    BannerShown { text: String },
    /// The administrator removed the banner.
    BannerRemoved,
    /// Somebody logged in as the administrator, from this client: an IPv4 address, or the first address of an IPv6 /64
    /// network. `null` in entries of versions that did not record it.
    LoggedIn {
        #[serde(default)]
        client: Option<IpAddr>,
    },
    /// A wrong token was tried from this client. Beyond a rate limit, failed logins get no entry; `unlogged` is their
    /// number since the last such entry, for all clients together.
    LoginFailed { client: IpAddr, unlogged: u64 },
    /// The operator made a new token for the administrator.
    TokenMade,
    /// A host or the administrator made a bot account.
    BotAccountMade {
        #[schemars(with = "String")]
        player: PlayerId,
        name: String,
    },
    /// The host of a bot account or the administrator revoked it.
    BotAccountRevoked {
        #[schemars(with = "String")]
        player: PlayerId,
        name: String,
    },
    /// The audit log was rolled back, so it may lack entries.
    RolledBack { cause: RollbackCause },
}

impl AuditDecision {
    /// The kind under which the store keeps the entry, such as `audit.table_created`.
    pub fn kind(&self) -> &'static str {
        self.into()
    }
}

impl AuditEntry {
    /// A decision of the administrator.
    pub const fn of_administrator(reason: Option<String>, decided: AuditDecision) -> AuditEntry {
        AuditEntry { by: Author::Administrator, reason, decided }
    }
}

/// An entry of the audit log, with its position and its time. Its serialized form has the ids of players as strings, as
/// its schema says, since JavaScript represents integers exactly only up to 53 bits. Stored entries have numbers.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct AuditLine {
    /// Position of the entry, from 1.
    pub seq: u64,
    /// Time of the entry, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// The decision, with its author and reason.
    #[serde(flatten, serialize_with = "with_string_ids")]
    pub entry: AuditEntry,
}

/// Serializes an entry with the ids of players as strings.
fn with_string_ids<S: Serializer>(entry: &AuditEntry, serializer: S) -> Result<S::Ok, S::Error> {
    let mut entry = serde_json::to_value(entry).map_err(S::Error::custom)?;
    for path in ["/by/host/player", "/decided/player"] {
        if let Some(id) = entry.pointer_mut(path).filter(|id| id.is_number()) {
            *id = id.to_string().into();
        }
    }
    entry.serialize(serializer)
}

/// Serializes an entry of this time, in milliseconds since the Unix epoch, for the store.
pub fn written(at_ms: u64, entry: &AuditEntry) -> NewEntry {
    log::written(entry.decided.kind(), None, &LoggedEntry::<_, ()>::new(at_ms, entry))
}

/// Deserializes a stored entry.
///
/// # Errors
/// [`DamagedEntry`] if it is damaged or newer than this program.
pub fn read(stored: &StoredEntry) -> Result<AuditLine, DamagedEntry> {
    let LoggedEntry { at_ms, entry, .. } = log::read::<AuditEntry, ()>(stored)?;
    Ok(AuditLine { seq: stored.seq, at_ms, entry })
}
