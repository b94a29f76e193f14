//! Who has chips.

use crate::store::TableId;
use std::fmt;
use std::str::FromStr;

/// Who has chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Account {
    /// Mints the chips that players buy in for, and takes back what they cash out.
    Issue,
    /// The house of a game against the house.
    House,
    /// What bots bring and take away.
    Bots,
    /// The same at the demo tables.
    Demo,
    /// The stack on one chair, in escrow while somebody sits there.
    Seat {
        /// The table.
        table: TableId,
        /// The chair, from 1.
        chair: u8,
    },
}

/// A text that is no account's name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no account: there are issue, house, bots, demo and seat/TABLE/CHAIR")]
pub struct NotAnAccount(pub String);

impl Account {
    /// Whether it may go below nothing: the named accounts may, the stack on a chair never.
    pub fn may_be_below_nothing(self) -> bool {
        !matches!(self, Account::Seat { .. })
    }

    /// Whether transfers of this table may touch it: every account but the chairs of other tables.
    pub fn is_open_to(self, table: TableId) -> bool {
        self.may_be_below_nothing() || self.is_chair_of(table)
    }

    /// Whether it is a chair of this table.
    pub fn is_chair_of(self, table: TableId) -> bool {
        matches!(self, Account::Seat { table: own, .. } if own == table)
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Account::Issue => f.write_str("issue"),
            Account::House => f.write_str("house"),
            Account::Bots => f.write_str("bots"),
            Account::Demo => f.write_str("demo"),
            Account::Seat { table, chair } => write!(f, "seat/{table}/{chair}"),
        }
    }
}

impl FromStr for Account {
    type Err = NotAnAccount;

    fn from_str(name: &str) -> Result<Account, NotAnAccount> {
        match name {
            "issue" => Ok(Account::Issue),
            "house" => Ok(Account::House),
            "bots" => Ok(Account::Bots),
            "demo" => Ok(Account::Demo),
            _ => seat(name).ok_or_else(|| NotAnAccount(name.to_owned())),
        }
    }
}

fn seat(name: &str) -> Option<Account> {
    let (table, chair) = name.strip_prefix("seat/")?.split_once('/')?;
    Some(Account::Seat { table: table.parse().ok()?, chair: chair.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_account_is_read_by_its_name() {
        let table = TableId::fresh().unwrap();
        let seat = Account::Seat { table, chair: 10 };
        for account in [Account::Issue, Account::House, Account::Bots, Account::Demo, seat] {
            assert_eq!(account.to_string().parse(), Ok(account));
        }
        for name in ["", "Issue", "seat", "seat/0123456789", "seat/0123456789/256", "seat/short/1"] {
            assert_eq!(name.parse::<Account>(), Err(NotAnAccount(name.to_owned())));
        }
    }
}
