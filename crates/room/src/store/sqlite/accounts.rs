//! The rows of the ledger. [`Ledger`] validates the transfers.

use super::change_error::ChangeResult;
use crate::ledger::{Account, Ledger, LedgerError, Transfer};
use crate::store::LogId;
use games::Chips;
use sqlx::SqliteConnection;
use std::collections::BTreeSet;

/// Posts the transfers of a batch whose last entry has the position `seq` in the log. A transfer of zero is not
/// recorded.
pub(super) async fn post(
    connection: &mut SqliteConnection,
    (log, number): (LogId, i64),
    seq: i64,
    transfers: &[Transfer],
) -> ChangeResult<()> {
    let mut ledger = read(connection, transfers).await?;
    ledger.post(log, transfers)?;
    for (account, balance) in ledger.balances() {
        write(connection, account, balance).await?;
    }
    for transfer in transfers.iter().filter(|transfer| transfer.amount > Chips::ZERO) {
        insert(connection, number, seq, transfer).await?;
    }
    Ok(())
}

/// The balances of the accounts that the transfers touch.
async fn read(connection: &mut SqliteConnection, transfers: &[Transfer]) -> ChangeResult<Ledger> {
    let touched: BTreeSet<Account> =
        transfers.iter().flat_map(|transfer| [transfer.from, transfer.to]).collect();
    let mut balances = Vec::with_capacity(touched.len());
    for account in touched {
        let query =
            sqlx::query_scalar("SELECT balance FROM account WHERE name = ?").bind(account.to_string());
        let found: Option<i64> = query.fetch_optional(&mut *connection).await?;
        balances.extend(found.map(|balance| (account, balance)));
    }
    Ok(Ledger::new(balances))
}

async fn write(connection: &mut SqliteConnection, account: Account, balance: i64) -> ChangeResult<()> {
    let statement = "INSERT INTO account (name, balance) VALUES (?, ?) \
                     ON CONFLICT (name) DO UPDATE SET balance = excluded.balance";
    sqlx::query(statement).bind(account.to_string()).bind(balance).execute(connection).await?;
    Ok(())
}

async fn insert(
    connection: &mut SqliteConnection,
    table: i64,
    seq: i64,
    transfer: &Transfer,
) -> ChangeResult<()> {
    let statement = "INSERT INTO transfer (card_table, seq, giver, taker, amount, memo) VALUES (?, ?, \
                     (SELECT number FROM account WHERE name = ?), (SELECT number FROM account WHERE name = ?), ?, ?)";
    let query = sqlx::query(statement).bind(table).bind(seq);
    let query = query.bind(transfer.from.to_string()).bind(transfer.to.to_string());
    query.bind(transfer.amount.signed()).bind(transfer.memo).execute(connection).await?;
    Ok(())
}

/// Checks that no chair of this table has chips.
pub(super) async fn check_cashed_out(connection: &mut SqliteConnection, log: LogId) -> ChangeResult<()> {
    let statement = "SELECT name, balance FROM account WHERE name GLOB ? AND balance <> 0 LIMIT 1";
    let query = sqlx::query_as(statement).bind(format!("seat/{log}/*"));
    let left: Option<(String, i64)> = query.fetch_optional(connection).await?;
    let left = left.and_then(|(name, balance)| Some((name.parse().ok()?, balance)));
    match left {
        Some((account, balance)) => Err(LedgerError::NotCashedOut { account, balance }.into()),
        None => Ok(()),
    }
}
