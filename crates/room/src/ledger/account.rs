//! Accounts of the ledger.

use crate::ids::{LogId, TableId};
use games::Chips;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Maximum debt of each account of a table other than its house, in the game's unit (ALL-2): the chips that it has
/// issued.
const ISSUED: i64 = 1 << 50;
/// Maximum debt of a table's house, in the game's unit (ALL-2).
const HOUSE_OWES: i64 = 1 << 52;

/// Purpose of a table's account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AccountPurpose {
    /// Source of the chips for players' buy-ins, and sink of their cash-outs.
    Issue,
    /// The house, in a game that is played against it.
    House,
    /// Buy-ins and cash-outs of bots.
    Bots,
    /// Buy-ins and cash-outs of players and bots at a demo table.
    Demo,
}

/// Holder of chips. The first four are room-wide accounts of older versions and keep their balances. Each table uses
/// its own accounts, so that no table can exhaust the range of another's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Account {
    /// Source of the chips for players' buy-ins, and sink of their cash-outs.
    Issue,
    /// The house, in a game that is played against it.
    House,
    /// Buy-ins and cash-outs of bots.
    Bots,
    /// Buy-ins and cash-outs at the demo tables.
    Demo,
    /// An account of one table.
    Table {
        /// Id of the table that owns the account.
        table: TableId,
        /// Purpose of the account.
        purpose: AccountPurpose,
    },
    /// The stack on one chair, held in escrow while the chair is occupied.
    Seat {
        /// Id of the table.
        table: TableId,
        /// Number of the chair, from 1.
        chair: u8,
    },
}

/// Error returned when parsing an account's name fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not an account: accounts are issue, house, bots and demo, alone or with /TABLE, and seat/TABLE/CHAIR"
)]
pub struct ParseAccountError(pub String);

impl Account {
    /// Returns whether the balance may be negative, as in every account except a chair's.
    pub fn allows_negative(self) -> bool {
        !matches!(self, Account::Seat { .. })
    }

    /// Returns whether transfers of this log may use the account: all accounts except those of other tables.
    pub fn is_open_to(self, log: LogId) -> bool {
        match self {
            Account::Issue | Account::House | Account::Bots | Account::Demo => true,
            Account::Table { table, .. } | Account::Seat { table, .. } => table.log() == log,
        }
    }

    /// Range of the account's balance.
    ///
    /// Each account of a table issues at most 2^50, and its house owes at most 2^52, in the game's unit (ALL-2). The
    /// amounts of a table therefore sum to less than 2^53, so neither cashing out nor winning from players is ever
    /// refused.
    pub fn range(self) -> RangeInclusive<i64> {
        let most = Chips::MAX.signed();
        match self {
            Account::Seat { .. } => 0..=most,
            Account::Table { purpose: AccountPurpose::House, .. } => -HOUSE_OWES..=most,
            Account::Table { .. } => -ISSUED..=most,
            Account::Issue | Account::House | Account::Bots | Account::Demo => -most..=most,
        }
    }

    /// Returns whether the account is that of a chair at the table with this log.
    pub fn is_chair_of(self, log: LogId) -> bool {
        matches!(self, Account::Seat { table, .. } if table.log() == log)
    }
}

impl AccountPurpose {
    /// All purposes, in the order of their declaration.
    pub const ALL: [AccountPurpose; 4] =
        [AccountPurpose::Issue, AccountPurpose::House, AccountPurpose::Bots, AccountPurpose::Demo];

    const fn name(self) -> &'static str {
        match self {
            AccountPurpose::Issue => "issue",
            AccountPurpose::House => "house",
            AccountPurpose::Bots => "bots",
            AccountPurpose::Demo => "demo",
        }
    }

    /// The account of a table for this purpose.
    pub const fn of(self, table: TableId) -> Account {
        Account::Table { table, purpose: self }
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Account::Issue => f.write_str("issue"),
            Account::House => f.write_str("house"),
            Account::Bots => f.write_str("bots"),
            Account::Demo => f.write_str("demo"),
            Account::Table { table, purpose } => write!(f, "{}/{table}", purpose.name()),
            Account::Seat { table, chair } => write!(f, "seat/{table}/{chair}"),
        }
    }
}

impl FromStr for Account {
    type Err = ParseAccountError;

    fn from_str(name: &str) -> Result<Account, ParseAccountError> {
        match name {
            "issue" => Ok(Account::Issue),
            "house" => Ok(Account::House),
            "bots" => Ok(Account::Bots),
            "demo" => Ok(Account::Demo),
            _ => seat(name).or_else(|| table_account(name)).ok_or_else(|| ParseAccountError(name.to_owned())),
        }
    }
}

fn seat(name: &str) -> Option<Account> {
    let (table, chair) = name.strip_prefix("seat/")?.split_once('/')?;
    Some(Account::Seat { table: table.parse().ok()?, chair: chair.parse().ok()? })
}

fn table_account(name: &str) -> Option<Account> {
    let (purpose, table) = name.split_once('/')?;
    let purpose = AccountPurpose::ALL.into_iter().find(|one| one.name() == purpose)?;
    Some(purpose.of(table.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_account_is_read_by_its_name() {
        let table = TableId::fresh().unwrap();
        let seat = Account::Seat { table, chair: 10 };
        let own = AccountPurpose::ALL.map(|purpose| purpose.of(table));
        for account in
            [Account::Issue, Account::House, Account::Bots, Account::Demo, seat].into_iter().chain(own)
        {
            assert_eq!(account.to_string().parse(), Ok(account));
        }
        for name in [
            "",
            "Issue",
            "seat",
            "seat/0123456789",
            "seat/0123456789/256",
            "seat/short/1",
            "issue/",
            "purse/0123456789",
        ] {
            assert_eq!(name.parse::<Account>(), Err(ParseAccountError(name.to_owned())));
        }
    }
}
