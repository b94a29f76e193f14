//! The ledger: chips that move between accounts, and are never made or lost on the way. Pure: no clock, no file.
//!
//! - [`Account`]: who has chips. [`Transfer`]: an amount from one account to another.
//! - [`Ledger`]: balances, and the one place that says which transfers may be.
//!
//! The sum over all accounts is always 0, and over those of one table: its account `issue`, which mints, is below nothing by
//! what its others have. A table that an older version began has brought chips from that version's accounts of the whole
//! room; its accounts and those together sum to 0.

mod account;
mod balances;

pub use account::{Account, NotAnAccount, Purse};
pub use balances::{Ledger, LedgerError};

use games::Chips;

/// An amount that goes from one account to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// The account that pays.
    pub from: Account,
    /// The account that is paid.
    pub to: Account,
    /// Amount in the game's unit (ALL-2). Zero is allowed and leaves no trace.
    pub amount: Chips,
    /// Purpose in a word or two: `buy in`, `hand`.
    pub memo: &'static str,
}
