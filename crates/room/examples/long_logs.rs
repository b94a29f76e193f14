//! Measures the time to open tables with long logs. On a folder without open tables, a run plays the hands instead of
//! measuring: bots play the four games in turn, without delays, and produce the same kinds of logs as a real room.
//!
//! `cargo run --release --package room --example long_logs -- FOLDER [TABLES HANDS]`

use room::client::Client;
use room::game::GameName;
use room::lobby::{Create, Lobby, LobbyOptions};
use room::log_types::Clocks;
use room::store::{
    Batch, Folder, MemoryStore, NewEntry, PlayerId, Settings, SqliteStore, Store, StoredEntry, TableFilter,
    TableId,
};
use room::table::Pace;
use serde_json::json;
use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Maximum number of entries in one batch.
const AT_ONCE: usize = 5000;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("name a folder on the disk that is to be measured")?;
    let mut number = |usual| arguments.next().map_or(Ok(usual), |number| number.parse());
    let (tables, hands) = (number(4)?, number(10_000)?);
    let began = Instant::now();
    let store = SqliteStore::open(Folder::open(Path::new(&folder))?, Settings::default()).await?;
    let opened = began.elapsed();
    if store.tables(TableFilter::Open).await?.is_empty() {
        for game in GameName::ALL.into_iter().cycle().take(tables as usize) {
            let (id, log) = play(game, hands).await?;
            println!("{}: {hands} hands in {} entries", game.game().name(), log.len());
            copy(&store, id, log).await?;
        }
        store.close().await?;
        println!("played: run this again to measure");
        return Ok(());
    }
    let began = Instant::now();
    let lobby = Lobby::open(Arc::new(store), LobbyOptions { demo: false, ..LobbyOptions::default() }).await;
    let lobby = lobby.map_err(|error| error.to_string())?;
    let continued = began.elapsed();
    let status = std::fs::read_to_string("/proc/self/status")?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB"));
    let memory: Option<u64> = memory.map(str::parse).transpose()?;
    let (opened, continued) = (opened.as_secs_f64(), continued.as_secs_f64());
    // The file is open and read through; the tables continue, so much later; the most memory.
    println!(
        "{}",
        json!({
            "tables": lobby.all().len(),
            "opened_seconds": opened,
            "tables_seconds": continued,
            "memory_kib": memory,
        })
    );
    Ok(())
}

/// Lets bots play this many hands with tokio's clock paused, so that no delay takes real time. Returns the id of the
/// table and its log.
async fn play(game: GameName, hands: u64) -> Result<(TableId, Vec<StoredEntry>), Box<dyn Error>> {
    tokio::time::pause();
    let pace = Pace { think: (Duration::ZERO, Duration::ZERO), ..Pace::default() };
    let lobby = Lobby::open(
        Arc::new(MemoryStore::default()),
        LobbyOptions { demo: false, pace, ..LobbyOptions::default() },
    )
    .await;
    let lobby = lobby.map_err(|error| error.to_string())?;
    let clocks = Some(Clocks { turn: 30, bank: 0, grace: 0, between: 0 });
    let (name, rules, stakes) = ("Long".to_owned(), None, None);
    let house_rules = None;
    let wish = Create { game, name, rules, seats: 4, stakes, clocks, house_rules, listed: true, bots: 3 };
    let made = lobby.create(PlayerId(1), wish).await.map_err(|error| error.to_string())?;
    let table = lobby.table(&made.id).ok_or("the table is open")?;
    let (_, mut inbox) =
        table.join(None, None).await.map_err(|reason| format!("the table has ended: {reason:?}"))?;
    let mut client = Client::default();
    while client.table["hand"].as_u64() <= Some(hands) {
        client.receive(&inbox.recv().await.ok_or("the table goes on")?)?;
    }
    lobby.stop().await;
    tokio::time::resume();
    Ok((table.id(), lobby.store().read(table.id().log(), 0).await?))
}

/// Copies a log to the store. The transfers of chips are not copied: opening a table does not need them.
async fn copy(store: &SqliteStore, id: TableId, log: Vec<StoredEntry>) -> Result<(), Box<dyn Error>> {
    let epoch = store.create_table(id, Batch::default()).await?;
    let mut last = 0;
    for part in log.chunks(AT_ONCE) {
        let entries = part.iter().cloned().map(|StoredEntry { kind, hand, body, .. }| {
            let kind: &'static str = kind.leak();
            NewEntry { kind, hand, body }
        });
        last = store
            .append(id.log(), epoch, last, Batch { entries: entries.collect(), ..Batch::default() })
            .await?
            .last;
    }
    Ok(())
}
