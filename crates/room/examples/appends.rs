//! Measures the rate and the latency of durable appends on the disk of the given folder: for one table, for 10 and
//! 200 tables concurrently, and for 200 tables that each wait two seconds between their appends.
//!
//! `cargo run --release --package room --example appends -- FOLDER`

use room::store::{Batch, Epoch, Folder, NewEntry, Settings, SqliteStore, Store, StoreError, TableId};
use std::path::Path;
use std::time::{Duration, Instant};

/// Length of an entry's body, in bytes; typical of an action with its timestamps.
const BODY: usize = 200;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("name a new folder on the disk that is to be measured")?;
    let store = SqliteStore::open(Folder::open(Path::new(&folder))?, Settings::default()).await?;
    for (tables, each) in [(1, 2000), (10, 500), (200, 200)] {
        measure(&store, tables, each, Duration::ZERO).await?;
    }
    measure(&store, 200, 10, Duration::from_secs(2)).await?;
    Ok(store.close().await?)
}

/// Prints the rate and the latency of appends to `tables` tables at once. Each table gets `each` appends, with a pause
/// of `rest` after each; the tables start staggered over one such pause.
async fn measure(
    store: &SqliteStore,
    tables: u32,
    each: u64,
    rest: Duration,
) -> Result<(), Box<dyn std::error::Error>> {
    let began = Instant::now();
    let mut writing = tokio::task::JoinSet::new();
    for number in 0..tables {
        let (store, table) = (store.clone(), TableId::fresh()?);
        let epoch = store.create_table(table, Batch::default()).await?;
        writing.spawn(async move {
            tokio::time::sleep(rest * number / tables).await;
            append(&store, table, epoch, each, rest).await
        });
    }
    let times: Result<Vec<Vec<Duration>>, StoreError> = writing.join_all().await.into_iter().collect();
    let mut times = times?.concat();
    times.sort_unstable();
    let rate = times.len() as f64 / began.elapsed().as_secs_f64();
    let at = |part: f64| times[(times.len() as f64 * part) as usize].as_secs_f64() * 1000.0;
    let [median, p99, longest] = [0.5, 0.99, 0.9999].map(at);
    println!(
        "{tables:3} tables: {rate:5.0} appends a second; median {median:.1} ms, p99 {p99:.1} ms, longest {longest:.1} ms"
    );
    Ok(())
}

async fn append(
    store: &SqliteStore,
    table: TableId,
    epoch: Epoch,
    count: u64,
    rest: Duration,
) -> Result<Vec<Duration>, StoreError> {
    let mut times = Vec::new();
    for seq in 0..count {
        let began = Instant::now();
        let entries = vec![NewEntry { kind: "acted", hand: Some(seq / 20), body: "x".repeat(BODY) }];
        store.append(table.log(), epoch, seq, Batch { entries, ..Batch::default() }).await?;
        times.push(began.elapsed());
        if !rest.is_zero() {
            tokio::time::sleep(rest).await;
        }
    }
    Ok(times)
}
