//! The closed tables of a guest, with their results and hands.

use super::Lobby;
use crate::refusal::{Kind, Refusal};
use crate::store::Store;
use crate::table::Person;
use crate::table::error::TableError;
use crate::table::results::{ClosedTable, closed_table};
use schemars::JsonSchema;
use serde::Serialize;

/// Number of closed tables on a page.
const ON_A_PAGE: u32 = 10;

/// A page of the closed tables of a guest.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ClosedPage {
    /// The tables of the page, the most recently closed first.
    pub tables: Vec<ClosedTable>,
    /// The number of the page, from 1.
    pub page: u32,
    /// Number of pages, at least 1.
    pub pages: u32,
    /// Number of closed tables of the guest.
    pub total: u32,
}

impl<S: Store> Lobby<S> {
    /// A page, numbered from 1, of the closed tables at which a guest sat or which the guest hosted. Pages after the
    /// last are empty; without a guest, every page is empty. A table whose log is damaged is omitted and reported in
    /// the program's log.
    ///
    /// # Errors
    /// If the store fails. A damaged log is no error.
    pub async fn closed_tables(&self, who: Option<&Person>, page: u32) -> Result<ClosedPage, TableError> {
        let Some(who) = who else { return Ok(ClosedPage { tables: Vec::new(), page, pages: 1, total: 0 }) };
        let store = self.store();
        let ids = store.closed_tables_of(who.id).await?;
        let first = page.saturating_sub(1).saturating_mul(ON_A_PAGE);
        let mut tables = Vec::new();
        for &id in ids.iter().skip(first as usize).take(ON_A_PAGE as usize) {
            match closed_table(&**store, id, who).await {
                Ok(table) => tables.push(table),
                Err(error) if error.kind() == Kind::Outage => return Err(error),
                Err(error) => {
                    tracing::error!(table = %id, code = error.code(), "the closed table cannot be listed: {error}")
                }
            }
        }
        let total = u32::try_from(ids.len()).unwrap_or(u32::MAX);
        Ok(ClosedPage { tables, page, pages: total.div_ceil(ON_A_PAGE).max(1), total })
    }
}
