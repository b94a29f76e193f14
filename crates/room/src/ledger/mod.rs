//! The ledger, with double-entry bookkeeping: a transfer moves chips from one account to another, and no chips are
//! created or destroyed. Pure: no clock and no I/O.
//!
//! - [`Account`]: a holder of chips. [`Transfer`]: an amount from one account to another.
//! - [`Ledger`]: the balances, and the validation of transfers.
//! - [`payments`](mod@payments): the payments by which people settle their results among themselves.
//!
//! The sum over all accounts is always 0, and so is the sum over the accounts of one table: the accounts from which its
//! chips come, such as `issue`, have negative balances. Tables created by an older version have chips from that
//! version's room-wide accounts; the accounts of these tables and the room-wide accounts together sum to 0.

mod account;
mod balances;
pub mod payments;

pub use account::{Account, AccountPurpose, ParseAccountError};
pub use balances::{Ledger, LedgerError};

use games::Chips;

/// A transfer of chips from one account to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// The account that pays.
    pub from: Account,
    /// The account that is paid.
    pub to: Account,
    /// Amount in the game's unit (ALL-2). A transfer of zero is allowed and not recorded.
    pub amount: Chips,
    /// Purpose of the transfer: `buy_in`, `top_up`, `cash_out` or `hand`.
    pub memo: &'static str,
}
