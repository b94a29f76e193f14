//! The rows of the ledger. [`Ledger`] validates the transfers.

use super::change_error::ChangeResult;
use super::reads;
use crate::ledger::{Account, Ledger, LedgerError, Transfer};
use crate::store::LogId;
use games::Chips;
use serde_json::{Value, json};
use sqlx::SqliteConnection;
use std::collections::BTreeSet;

/// The transfers of a batch.
pub(super) struct Posting<'a> {
    pub log: LogId,
    /// The number of the log in the database.
    pub number: i64,
    /// Position in the log of the last entry of the batch.
    pub seq: i64,
    pub transfers: &'a [Transfer],
}

/// Posts the transfers of all batches, or none if one of them is refused. They are checked in order, so that a batch finds
/// the balances after those before it. A transfer of zero is not recorded.
pub(super) async fn post_all(
    connection: &mut SqliteConnection,
    postings: &[Posting<'_>],
) -> ChangeResult<()> {
    if postings.iter().all(|posting| posting.transfers.is_empty()) {
        return Ok(());
    }
    let mut ledger = read(connection, postings).await?;
    for posting in postings {
        ledger.post(posting.log, posting.transfers)?;
    }
    write(connection, &ledger).await?;
    insert(connection, postings).await
}

/// The balances of the accounts that the transfers touch.
async fn read(connection: &mut SqliteConnection, postings: &[Posting<'_>]) -> ChangeResult<Ledger> {
    let transfers = postings.iter().flat_map(|posting| posting.transfers);
    let touched: BTreeSet<Account> = transfers.flat_map(|transfer| [transfer.from, transfer.to]).collect();
    let names: Vec<String> = touched.iter().map(Account::to_string).collect();
    // One row for all accounts, since each row takes a switch from the connection's thread to this one.
    let statement = "SELECT json_group_array(json_array(name, balance)) \
                     FROM (SELECT value AS wanted FROM json_each(?)) \
                     CROSS JOIN account ON name = wanted";
    let query = sqlx::query_scalar(statement).bind(json!(names).to_string());
    let found: String = query.fetch_one(connection).await?;
    let rows: Vec<(String, i64)> = reads::decoded(&found)?;
    let balance = |(name, balance): (String, i64)| Ok((reads::parsed(&name)?, balance));
    let balances: sqlx::Result<Vec<(Account, i64)>> = rows.into_iter().map(balance).collect();
    Ok(Ledger::new(balances?))
}

async fn write(connection: &mut SqliteConnection, ledger: &Ledger) -> ChangeResult<()> {
    // Without `WHERE true`, SQLite would read `ON` as the condition of a join.
    let statement = "INSERT INTO account (name, balance) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE true \
                     ON CONFLICT (name) DO UPDATE SET balance = excluded.balance";
    let balances = ledger.balances().map(|(account, balance)| json!([account.to_string(), balance]));
    let balances: Value = balances.collect();
    sqlx::query(statement).bind(balances.to_string()).execute(connection).await?;
    Ok(())
}

async fn insert(connection: &mut SqliteConnection, postings: &[Posting<'_>]) -> ChangeResult<()> {
    let statement = "INSERT INTO transfer (card_table, seq, giver, taker, amount, memo) \
                     SELECT value ->> 0, value ->> 1, \
                     (SELECT number FROM account WHERE name = value ->> 2), \
                     (SELECT number FROM account WHERE name = value ->> 3), \
                     value ->> 4, value ->> 5 FROM json_each(?) ORDER BY key";
    let rows: Value = postings.iter().flat_map(Posting::rows).collect();
    sqlx::query(statement).bind(rows.to_string()).execute(connection).await?;
    Ok(())
}

impl Posting<'_> {
    /// The transfers as rows, as JSON; none for a transfer of zero.
    fn rows(&self) -> impl Iterator<Item = Value> {
        let row = |Transfer { from, to, amount, memo }: &Transfer| {
            json!([self.number, self.seq, from.to_string(), to.to_string(), amount.signed(), memo])
        };
        self.transfers.iter().filter(|transfer| transfer.amount > Chips::ZERO).map(row)
    }
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
