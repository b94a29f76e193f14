//! Integrity problems of a store that was read from end to end.

use super::TableId;

/// Something in the store that does not fit, with the tables that are not to be played at until it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// An entry does not follow from the one before it.
    Entry {
        /// The table whose log it is.
        table: TableId,
        /// The place in the log at which it was noticed.
        seq: u64,
    },
    /// An account has something else than its transfers come to.
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
    /// The accounts together do not come to 0.
    Sum {
        /// Their sum.
        sum: i128,
        /// The open tables that moved chips.
        tables: Vec<TableId>,
    },
}

impl Misfit {
    /// A name for programs and catalogues that never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            Misfit::Entry { .. } => "misfit.entry",
            Misfit::Balance { .. } => "misfit.balance",
            Misfit::Sum { .. } => "misfit.sum",
        }
    }

    /// The tables that are not to be played at.
    pub fn tables(&self) -> &[TableId] {
        match self {
            Misfit::Entry { table, .. } => std::slice::from_ref(table),
            Misfit::Balance { tables, .. } | Misfit::Sum { tables, .. } => tables,
        }
    }
}

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Misfit::Entry { table, seq } => {
                write!(f, "entry {seq} of table {table} does not follow from the entry before it")
            }
            Misfit::Balance { account, balance, transfers, .. } => {
                write!(f, "the account {account} has {balance}, but its transfers come to {transfers}")
            }
            Misfit::Sum { sum, .. } => write!(f, "all accounts together come to {sum} instead of 0"),
        }
    }
}
