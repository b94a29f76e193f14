//! Integrity problems found by a check of the whole store.

use super::chain::BrokenLink;
use super::{LogId, TableId};
use crate::refusal::{Kind, Refusal, argument};
use serde_json::{Map, Value};

/// An integrity problem, with the tables that it suspends.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames, thiserror::Error)]
#[strum(serialize_all = "snake_case", prefix = "misfit.")]
pub enum IntegrityProblem {
    /// An entry is missing, or does not follow from the one before it in the hash chain.
    #[error("entry {seq} of the log {log} does not follow from the entry before it")]
    Entry {
        /// The broken log.
        log: LogId,
        /// The position of the first such entry.
        seq: u64,
    },
    /// An entry of the audit log does not follow from the one before it in the hash chain.
    #[error("entry {seq} of the audit log does not follow from the entry before it")]
    AuditEntry {
        /// The position of the first broken entry.
        seq: u64,
    },
    /// The balance of an account differs from the sum of its transfers.
    #[error("the account {account} has a balance of {balance}, but its transfers sum to {transfers}")]
    Balance {
        /// Name of the account, such as `house/TABLE`.
        account: String,
        /// Balance of the account, in the game's unit (ALL-2).
        balance: i64,
        /// Sum of the account's transfers, incoming minus outgoing, in the game's unit (ALL-2).
        transfers: i128,
        /// The open tables that moved chips to or from the account.
        tables: Vec<TableId>,
    },
    /// The sum over all accounts is not 0, even after subtracting the differences that are reported as `Balance`.
    #[error("the sum over all accounts is {sum} instead of 0")]
    Sum {
        /// The sum of the balances, after subtracting the differences reported as `Balance`.
        sum: i128,
        /// The open tables that moved chips.
        tables: Vec<TableId>,
    },
}

impl IntegrityProblem {
    /// The problem of a broken link, in a store whose audit log has this id.
    pub fn of_link(BrokenLink { log, seq }: BrokenLink, audit_log: LogId) -> IntegrityProblem {
        if log == audit_log {
            IntegrityProblem::AuditEntry { seq }
        } else {
            IntegrityProblem::Entry { log, seq }
        }
    }

    /// The tables that the problem suspends. The id may be that of another log, such as an event's, in which case there
    /// is no such table.
    pub fn tables(&self) -> Vec<TableId> {
        match self {
            IntegrityProblem::Entry { log, .. } => vec![TableId::of_log(*log)],
            IntegrityProblem::AuditEntry { .. } => Vec::new(),
            IntegrityProblem::Balance { tables, .. } | IntegrityProblem::Sum { tables, .. } => tables.clone(),
        }
    }
}

impl Refusal for IntegrityProblem {
    fn kind(&self) -> Kind {
        Kind::Damaged
    }

    fn code(&self) -> &'static str {
        self.into()
    }

    fn arguments(&self) -> Map<String, Value> {
        match self {
            IntegrityProblem::Entry { log, seq } => {
                Map::from_iter([argument("table", log.as_str()), argument("seq", *seq)])
            }
            IntegrityProblem::AuditEntry { seq } => Map::from_iter([argument("seq", *seq)]),
            IntegrityProblem::Balance { account, .. } => {
                Map::from_iter([argument("account", account.as_str())])
            }
            IntegrityProblem::Sum { .. } => Map::new(),
        }
    }
}
