//! Measures the time to verify every log and the ledger, three times. If the folder has no open tables, it is filled
//! with logs and transfers first.
//!
//! `cargo run --release --package room --example verify -- FOLDER [ENTRIES TABLES]`

use games::Chips;
use room::ledger::{Account, Transfer};
use room::store::{Batch, Epoch, Folder, NewEntry, Settings, SqliteStore, Store, TableFilter, TableId};
use serde_json::json;
use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// Length of an entry's body, in bytes; typical of an action with its timestamps.
const BODY: usize = 200;
/// Maximum number of entries in one batch.
const AT_ONCE: u64 = 1000;
/// Number of entries per transfer.
const PER_TRANSFER: u64 = 8;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("name a folder on the disk that is to be measured")?;
    let mut number = |usual| arguments.next().map_or(Ok(usual), |number| number.parse::<u64>());
    let (entries, tables) = (number(1_000_000)?, number(10)?);
    let store = SqliteStore::open(Folder::open(Path::new(&folder))?, Settings::default()).await?;
    if store.tables(TableFilter::Open).await?.is_empty() {
        for _ in 0..tables {
            let table = TableId::fresh()?;
            let epoch = store.create_table(table, Batch::default()).await?;
            fill(&store, table, epoch, entries / tables).await?;
        }
    }
    let mut seconds = Vec::new();
    for _ in 0..3 {
        let (began, progress) = (Instant::now(), Arc::default());
        let problems = store.verify(Arc::clone(&progress)).await?;
        let took = began.elapsed().as_secs_f64();
        println!("{progress:?} entries and the ledger in {took:.2} s: {} problems", problems.len());
        seconds.push(took);
    }
    println!("{}", json!({ "seconds": seconds }));
    Ok(store.close().await?)
}

async fn fill(store: &SqliteStore, table: TableId, epoch: Epoch, entries: u64) -> Result<(), Box<dyn Error>> {
    let seat = Account::Seat { table, chair: 1 };
    for last in (0..entries).step_by(AT_ONCE as usize) {
        let entry = |seq: u64| NewEntry { kind: "acted", hand: Some(seq / 20), body: "x".repeat(BODY) };
        let transfer = |_| Transfer { from: Account::Issue, to: seat, amount: Chips::ONE, memo: "test" };
        let count = AT_ONCE.min(entries - last);
        let batch = Batch {
            entries: (last..last + count).map(entry).collect(),
            transfers: (0..count / PER_TRANSFER).map(transfer).collect(),
            ..Batch::default()
        };
        store.append(table.log(), epoch, last, batch).await?;
    }
    Ok(())
}
