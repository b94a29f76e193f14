//! The lobby: the open tables by id, including the demo tables. [`OpenTables`] counts tables against the limits, and
//! `closed.rs` lists the closed tables of a guest.

mod closed;

pub use crate::table::decide::Create;
pub use closed::ClosedPage;

use crate::audit;
use crate::bot_accounts::BotAccounts;
use crate::game::{DemoTable, GameName};
use crate::integrity::Integrity;
use crate::limits::Limits;
use crate::moderation::Bans;
use crate::protocol::server::{CloseReason, TableView};
use crate::refusal::Refusal;
use crate::rng::{Purpose, Rng};
use crate::store::{Batch, Epoch, PlayerId, Store, TableFilter, TableId};
use crate::table::actor::{Actor, EndReason};
use crate::table::append::batch;
use crate::table::decide::{self, Host};
use crate::table::entry::TableProperties;
use crate::table::error::TableError;
use crate::table::state::State;
use crate::table::{OpenTables, Pace, TableHandle};
use crate::wall_clock::now_ms;
use futures_util::{StreamExt, stream};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;
use tokio::time::{Duration, sleep};
use tokio_util::task::TaskTracker;

/// Capacity of a table's mailbox; senders wait while it is full (backpressure).
const MAILBOX: usize = 64;

/// Number of tables that the store reads at once when the room starts, and number of such groups at a time.
const READ_AT_ONCE: usize = 32;
const GROUPS_AT_ONCE: usize = 4;

/// Interval between retries after a store outage.
const RETRY_INTERVAL: Duration = Duration::from_secs(60);

/// Options of a lobby.
#[derive(Clone, Debug)]
pub struct LobbyOptions {
    /// `true` to create the demo tables that the store lacks. Those in the store are opened in any case.
    pub demo: bool,
    /// Delays that the tables' own clocks do not set.
    pub pace: Pace,
    /// Limits of the room; the lobby applies those on tables, bots and commands.
    pub limits: Limits,
    /// The bans of guests.
    pub bans: Bans,
    /// The bot accounts.
    pub bot_accounts: BotAccounts,
}

impl Default for LobbyOptions {
    fn default() -> LobbyOptions {
        LobbyOptions {
            demo: true,
            pace: Pace::default(),
            limits: Limits::default(),
            bans: Bans::default(),
            bot_accounts: BotAccounts::default(),
        }
    }
}

/// A page of the tables that the lobby lists.
#[derive(Debug, Serialize, JsonSchema)]
pub struct LobbyPage {
    /// The tables of the page. Tables with seated players come first, then demo tables without players, then all other
    /// tables; within each group, the newest come first. Bots do not count as players.
    pub tables: Vec<TableView>,
    /// The number of the page, from 1.
    pub page: u32,
    /// Number of pages, at least 1.
    pub pages: u32,
    /// Number of listed tables.
    pub total: u32,
}

/// The open tables by id. Cheap to clone.
pub struct Lobby<S>(Arc<Inner<S>>);

impl<S> Clone for Lobby<S> {
    fn clone(&self) -> Lobby<S> {
        Lobby(self.0.clone())
    }
}

struct Inner<S> {
    store: Arc<S>,
    tables: Mutex<BTreeMap<TableId, TableHandle<S>>>,
    tasks: TaskTracker,
    pace: Pace,
    integrity: Integrity,
    open_tables: OpenTables,
    bans: Bans,
    bot_accounts: BotAccounts,
}

impl<S: Store> Lobby<S> {
    /// Opens every open table of the store, and creates the missing demo tables if the options ask for them. A table
    /// whose log cannot be read or fails its check is suspended: it is not opened, and the problem is reported to the
    /// administrator.
    ///
    /// # Errors
    /// If the list of tables cannot be read, or a demo table cannot be created.
    pub async fn open(store: Arc<S>, options: LobbyOptions) -> Result<Lobby<S>, TableError> {
        let rows = store.tables(TableFilter::Open).await?;
        let (tables, tasks, integrity) = (Mutex::default(), TaskTracker::new(), Integrity::default());
        let LobbyOptions { demo: has_demos, pace, limits, bans, bot_accounts } = options;
        let open_tables = OpenTables::new(limits);
        let inner = Inner { store, tables, tasks, pace, integrity, open_tables, bans, bot_accounts };
        let lobby = Lobby(Arc::new(inner));
        let mut demos = Vec::new();
        let tables = lobby.take_over(rows.iter().map(|row| row.id).collect()).await;
        // Groups of tables are read concurrently, and continued in the order of their creation, which the lobby shows.
        let groups = tables.chunks(READ_AT_ONCE).map(<[_]>::to_vec);
        let reader = lobby.clone();
        let read = groups.map(move |tables| {
            let lobby = reader.clone();
            tokio::spawn(async move { lobby.load_each(tables).await })
        });
        let mut read = pin!(stream::iter(read).buffered(GROUPS_AT_ONCE));
        while let Some(group) = read.next().await {
            for (id, table) in group.expect("reading tables does not panic") {
                match table.and_then(|(state, epoch)| lobby.resume(state, epoch)) {
                    Ok(created) if created.demo => demos.push(created.game),
                    Ok(_) => {}
                    Err(error) => lobby.report_not_opened(id, error),
                }
            }
        }
        for game in GameName::ALL.into_iter().filter(|game| has_demos && !demos.contains(game)) {
            lobby.make(None, None, demo(game)).await?;
        }
        Ok(lobby)
    }

    /// Creates a table.
    ///
    /// # Errors
    /// If the host is banned, the request is invalid, a limit is reached, the store fails or the operating system cannot provide random
    /// numbers.
    pub async fn create(&self, host: PlayerId, request: Create) -> Result<TableView, TableError> {
        self.create_from(host, None, request).await
    }

    /// Creates a table that counts against the limits of a client, if one is given.
    ///
    /// # Errors
    /// The errors of [`Lobby::create`].
    pub async fn create_from(
        &self,
        host: PlayerId,
        client: Option<IpAddr>,
        request: Create,
    ) -> Result<TableView, TableError> {
        self.make(Some(host), client, request).await?.view().await
    }

    /// The open tables of a host.
    pub fn tables_of_host(&self, host: PlayerId) -> Vec<TableHandle<S>> {
        self.all().into_iter().filter(|table| table.host() == Some(host)).collect()
    }

    /// A page of the listed tables, numbered from 1. Pages after the last are empty.
    pub async fn page(&self, page: u32) -> LobbyPage {
        let (ids, size) = (self.0.open_tables.listed_tables(), self.0.open_tables.limits().lobby_page.max(1));
        let count = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        let first = page.saturating_sub(1).saturating_mul(size) as usize;
        let mut tables = Vec::new();
        for id in ids.iter().skip(first).take(size as usize) {
            let handle = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
            if let Some(table) = handle.filter(|table| !table.is_closed()) {
                tables.extend(table.view().await.ok());
            }
        }
        LobbyPage { tables, page, pages: count(ids.len()).div_ceil(size).max(1), total: count(ids.len()) }
    }

    /// The open unlisted tables of a host, sorted by id.
    pub async fn unlisted_tables(&self, host: PlayerId) -> Vec<TableView> {
        let mut unlisted = Vec::new();
        for table in self.tables_of_host(host) {
            unlisted.extend(table.view().await.ok().filter(|view| !view.listed));
        }
        unlisted
    }

    /// A table by its id, open or closed; `None` if there is none, and for a suspended table that was not closed. For a
    /// closed table, only the stored data is available.
    ///
    /// # Errors
    /// If the store fails or the log is damaged.
    pub async fn find(&self, id: &str) -> Result<Option<TableHandle<S>>, TableError> {
        if let Some(table) = self.table(id) {
            return Ok(Some(table));
        }
        let Ok(id) = id.parse() else { return Ok(None) };
        let store = self.0.store.clone();
        let Some(state) = State::load_closed(&*store, id).await? else { return Ok(None) };
        Ok(Some(TableHandle::of_closed(&state, store)))
    }

    /// Every open table, listed or not, sorted by id.
    pub fn all(&self) -> Vec<TableHandle<S>> {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, table| !table.is_closed());
        tables.values().cloned().collect()
    }

    /// An open table by its id; `None` if there is none.
    pub fn table(&self, id: &str) -> Option<TableHandle<S>> {
        let id = id.parse().ok()?;
        let tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(&id).filter(|table| !table.is_closed()).cloned()
    }

    /// The store, which all tables share.
    pub fn store(&self) -> &Arc<S> {
        &self.0.store
    }

    /// Checks the whole store once, and opens the tables that could not be opened because of an outage. Failed steps
    /// are retried every minute until they succeed.
    pub async fn verify_and_retry(&self) {
        let mut checked = false;
        loop {
            checked = checked || self.verify().await.is_ok();
            self.retry_open().await;
            if checked && self.0.integrity.to_retry().is_empty() {
                return;
            }
            sleep(RETRY_INTERVAL).await;
        }
    }

    /// Checks the whole store, and suspends the tables that have an integrity problem.
    ///
    /// # Errors
    /// Store errors; the check is then incomplete.
    pub async fn verify(&self) -> Result<(), TableError> {
        let integrity = &self.0.integrity;
        let problems = match self.0.store.verify(integrity.start()).await {
            Ok(problems) => problems,
            Err(error) => {
                tracing::error!(code = error.code(), "the integrity check failed: {error}");
                integrity.fail(error.clone());
                return Err(error.into());
            }
        };
        for problem in &problems {
            for table in integrity.problem(problem) {
                self.suspend(table).await;
            }
        }
        integrity.finish();
        Ok(())
    }

    fn report_not_opened(&self, table: TableId, error: TableError) {
        tracing::error!(%table, code = error.code(), "the table cannot be opened: {error}");
        self.0.integrity.add_not_opened(table, error);
    }

    /// Tries again to open the tables that could not be opened because of a store outage.
    async fn retry_open(&self) {
        for table in self.0.integrity.to_retry() {
            match self.reopen(table).await {
                Ok(_) => self.0.integrity.table_opened(table),
                Err(error) => self.report_not_opened(table, error),
            }
        }
    }

    /// Suspends a table: its task ends, its sockets are closed with a reason, and it no longer counts against any
    /// limit.
    async fn suspend(&self, id: TableId) {
        let table = {
            let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.remove(&id)
        };
        if let Some(table) = table {
            table.stop(CloseReason::Held).await;
        }
        self.0.open_tables.leave(id);
    }

    /// Counts of the open tables and of their bots, and the seated players.
    pub fn open_tables(&self) -> &OpenTables {
        &self.0.open_tables
    }

    /// Progress and results of the integrity checks.
    pub fn integrity(&self) -> &Integrity {
        &self.0.integrity
    }

    /// Stops every table once its pending change is stored, and closes every socket with a reason (graceful shutdown).
    pub async fn stop(&self) {
        for table in self.all() {
            table.stop(CloseReason::Stopping).await;
        }
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    async fn reopen(&self, id: TableId) -> Result<TableProperties, TableError> {
        let (state, epoch) = self.load(id, None).await?;
        self.resume(state, epoch)
    }

    /// Takes over tables in one commit, since each commit waits for the disk. Returns them with their new fencing tokens,
    /// which are missing if the store fails: then each table is taken over when it is read.
    async fn take_over(&self, ids: Vec<TableId>) -> Vec<(TableId, Option<Epoch>)> {
        let taken = self.0.store.take_epochs(ids.iter().map(|id| id.log()).collect()).await;
        let epochs = match taken {
            Ok(epochs) => epochs.into_iter().map(Some).collect(),
            Err(error) => {
                tracing::warn!(code = error.code(), "the tables cannot be taken over together: {error}");
                vec![None; ids.len()]
            }
        };
        ids.into_iter().zip(epochs).collect()
    }

    /// Reads tables, together if all were taken over. If that fails, each is read by itself, so that a damaged table holds
    /// up no other.
    async fn load_each(
        &self,
        tables: Vec<(TableId, Option<Epoch>)>,
    ) -> Vec<(TableId, Result<(State, Epoch), TableError>)> {
        let taken: Option<Vec<_>> = tables.iter().map(|&(id, epoch)| Some((id, epoch?))).collect();
        if let Some(taken) = taken
            && let Ok(loaded) = self.load_together(taken).await
        {
            return tables.into_iter().map(|(id, _)| id).zip(loaded).collect();
        }
        let mut loaded = Vec::with_capacity(tables.len());
        for (id, epoch) in tables {
            loaded.push((id, self.load(id, epoch).await));
        }
        loaded
    }

    /// Reads tables from the store, each under its new fencing token.
    async fn load_together(
        &self,
        tables: Vec<(TableId, Epoch)>,
    ) -> Result<Vec<Result<(State, Epoch), TableError>>, TableError> {
        let ids = tables.iter().map(|&(id, _)| id).collect();
        let states = State::load_all(&*self.0.store, ids).await?;
        let mut loaded = Vec::with_capacity(tables.len());
        for (state, (_, epoch)) in states.into_iter().zip(tables) {
            loaded.push(match state {
                Ok(state) => self.recover(state, epoch).await,
                Err(error) => Err(error),
            });
        }
        Ok(loaded)
    }

    /// Reads a table from the store, and takes it over before unless its new fencing token is given.
    async fn load(&self, id: TableId, epoch: Option<Epoch>) -> Result<(State, Epoch), TableError> {
        let epoch = match epoch {
            Some(epoch) => epoch,
            None => self.0.store.take_epoch(id.log()).await?,
        };
        self.load_together(vec![(id, epoch)]).await?.remove(0)
    }

    /// Finishes a table that was closing when the process ended, and voids the open hand of a log that was rolled back.
    async fn recover(&self, mut state: State, epoch: Epoch) -> Result<(State, Epoch), TableError> {
        let (store, id) = (&self.0.store, state.id);
        if state.closed {
            // Crash recovery: the process ended after the last entry was stored and before the table was marked as closed.
            store.close_table(id, epoch).await?;
        } else if let Some(rollback) = store.rollback(id.log()).await? {
            state.roll_back(&**store, epoch, rollback).await?;
            self.0.integrity.rolled_back(id, rollback);
        }
        Ok((state, epoch))
    }

    /// Continues a table that was read from the store, unless it is closed.
    fn resume(&self, state: State, epoch: Epoch) -> Result<TableProperties, TableError> {
        let (id, created) = (state.id, state.created.clone());
        if state.closed {
            return Ok(created);
        }
        self.0.open_tables.reopen(&state);
        let started = self.start(state, epoch);
        if started.is_err() {
            self.0.open_tables.leave(id);
        }
        started.map(|_| created)
    }

    fn start(&self, state: State, epoch: Epoch) -> Result<TableHandle<S>, TableError> {
        let (sender, requests) = mpsc::channel(MAILBOX);
        let id = state.id;
        let store = self.0.store.clone();
        let end_reason = EndReason::default();
        let handle = TableHandle::new(&state, (sender, end_reason.clone()), store.clone());
        let requests = (requests, end_reason);
        let open_tables = self.0.open_tables.clone();
        let accounts = (self.0.bans.clone(), self.0.bot_accounts.clone());
        let actor = Actor::new(state, store, epoch, requests, self.0.pace, open_tables, accounts)?;
        // The table is known before its task checks the bans, so that a ban in between tells it.
        {
            let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.insert(id, handle.clone());
        }
        self.0.tasks.spawn(handle.measured(Box::new(actor).run()));
        Ok(handle)
    }

    /// Creates a table, unless its host is banned. Without a host it is a demo table.
    async fn make(
        &self,
        host: Option<PlayerId>,
        client: Option<IpAddr>,
        request: Create,
    ) -> Result<TableHandle<S>, TableError> {
        host.map_or(Ok(()), |host| self.0.bans.check_guest(host, now_ms()))?;
        let id = TableId::fresh()?;
        let mut rng = Rng::for_purpose(Purpose::Bots)?;
        let host = match host {
            Some(id) => Some(Host { id, name: self.0.store.player(id).await?.map(|player| player.name) }),
            None => None,
        };
        let new = decide::create(host.clone(), &request, |n| rng.below_u64(n))?;
        let at_ms = now_ms();
        let (state, log) = new.begin(id, at_ms);
        self.0.open_tables.enter(&state, client)?;
        let audited = decide::created(&state, host.as_ref());
        let audited = audited.iter().map(|entry| audit::written(at_ms, entry)).collect();
        let first = Batch { audited, ..batch(&state, &log) };
        let made = self.0.store.create_table(id, first).await.map_err(TableError::from);
        let started = made.and_then(|epoch| self.start(state, epoch));
        if started.is_err() {
            self.0.open_tables.leave(id);
        }
        started
    }
}

/// Request that creates the demo table of a game.
fn demo(game: GameName) -> Create {
    let DemoTable { name, seats, bots } = game.game().demo();
    Create {
        game,
        name: name.to_owned(),
        rules: None,
        seats,
        stakes: None,
        clocks: None,
        house_rules: None,
        listed: true,
        bots,
    }
}
