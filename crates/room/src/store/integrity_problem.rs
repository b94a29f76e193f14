//! Integrity problems found by a check of the whole store.

use super::TableId;

/// An integrity problem, with the tables that it suspends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IntegrityProblem {
    /// An entry does not follow from the one before it in the hash chain.
    Entry {
        /// The table of the log.
        table: TableId,
        /// The position of the first broken entry.
        seq: u64,
    },
    /// The balance of an account differs from the sum of its transfers.
    Balance {
        /// The account's name.
        account: String,
        /// Its balance.
        balance: i64,
        /// Sum of its transfers.
        transfers: i128,
        /// The open tables that moved its chips.
        tables: Vec<TableId>,
    },
    /// The sum over all accounts is not 0.
    Sum {
        /// Their sum.
        sum: i128,
        /// The open tables that moved chips.
        tables: Vec<TableId>,
    },
}

impl IntegrityProblem {
    /// Stable error code, for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            IntegrityProblem::Entry { .. } => "misfit.entry",
            IntegrityProblem::Balance { .. } => "misfit.balance",
            IntegrityProblem::Sum { .. } => "misfit.sum",
        }
    }

    /// The tables to suspend.
    pub fn tables(&self) -> &[TableId] {
        match self {
            IntegrityProblem::Entry { table, .. } => std::slice::from_ref(table),
            IntegrityProblem::Balance { tables, .. } | IntegrityProblem::Sum { tables, .. } => tables,
        }
    }
}

impl std::fmt::Display for IntegrityProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            IntegrityProblem::Entry { table, seq } => {
                write!(f, "entry {seq} of table {table} does not follow from the entry before it")
            }
            IntegrityProblem::Balance { account, balance, transfers, .. } => {
                write!(
                    f,
                    "the account {account} has a balance of {balance}, but its transfers sum to {transfers}"
                )
            }
            IntegrityProblem::Sum { sum, .. } => write!(f, "the sum over all accounts is {sum} instead of 0"),
        }
    }
}
