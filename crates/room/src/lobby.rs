//! The lobby: the open tables by id, and the demo tables. `census.rs` counts them against the limits, `closed.rs`
//! lists the closed tables of a guest.

mod closed;

pub use closed::ClosedPage;

use crate::chance::Chance;
use crate::game::GameName;
use crate::integrity::Integrity;
use crate::kind::Kind;
use crate::limits::Limits;
use crate::log_types::{Clocks, HouseRules, Stakes};
use crate::names;
use crate::protocol::Refused;
use crate::protocol::server::{CloseReason, TableView};
use crate::store::{Batch, Epoch, PlayerId, Store, TableFilter, TableId};
use crate::table::actor::Actor;
use crate::table::chair::Chair;
use crate::table::decide::{bot, config, draw_style};
use crate::table::entry::{Created, Entry, Logged};
use crate::table::money::transfers;
use crate::table::state::State;
use crate::table::{Census, Pace, TableHandle, log};
use crate::wall_clock::now_ms;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;
use tokio::time::{Duration, sleep};
use tokio_util::task::TaskTracker;

/// Capacity of a table's mailbox; senders wait while it is full (backpressure).
const MAILBOX: usize = 64;

/// Interval between retries after an outage of the store.
const RETRY_INTERVAL: Duration = Duration::from_secs(60);

/// Request for a new table, not yet validated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Create {
    /// The game.
    pub game: GameName,
    /// The table's name.
    pub name: String,
    /// The game's settings: an object with the fields listed in `RULINGS.md`; the defaults if omitted.
    #[serde(default)]
    pub rules: Option<Value>,
    /// Number of chairs.
    pub seats: u8,
    /// The buy-in limits; the game's defaults if omitted.
    #[serde(default)]
    pub stakes: Option<Stakes>,
    /// The clocks; the defaults if omitted.
    #[serde(default)]
    pub clocks: Option<Clocks>,
    /// The house rules; the defaults of a listed or unlisted table if omitted.
    #[serde(default)]
    pub house_rules: Option<HouseRules>,
    /// `true` to list the table in the lobby; otherwise only people with its link can find it.
    #[serde(default)]
    pub listed: bool,
    /// Number of bots, seated on the last chairs.
    #[serde(default)]
    pub bots: u8,
}

/// Options of a lobby.
#[derive(Clone, Copy, Debug)]
pub struct LobbyOptions {
    /// `true` to open the demo tables.
    pub demo: bool,
    /// Delays other than those of the tables' own clocks.
    pub pace: Pace,
    /// Limits of tables and bots.
    pub limits: Limits,
}

impl Default for LobbyOptions {
    fn default() -> LobbyOptions {
        LobbyOptions { demo: true, pace: Pace::default(), limits: Limits::default() }
    }
}

/// A page of the lobby.
#[derive(Debug, Serialize, JsonSchema)]
pub struct LobbyPage {
    /// The tables of the page: tables with players, then demo tables, then tables without players; the newest first
    /// in each group.
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
    census: Census,
}

impl<S: Store> Lobby<S> {
    /// Opens every open table of the store, and creates the missing demo tables. A table whose log cannot be read or
    /// fails its check is suspended: it is not opened, and the problem is reported to the administrator.
    ///
    /// # Errors
    /// Errors of the store.
    pub async fn open(store: Arc<S>, options: LobbyOptions) -> Result<Lobby<S>, Refused> {
        let rows = store.tables(TableFilter::Open).await?;
        let (tables, tasks, integrity) = (Mutex::default(), TaskTracker::new(), Integrity::default());
        let census = Census::new(options.limits);
        let inner = Inner { store, tables, tasks, pace: options.pace, integrity, census };
        let lobby = Lobby(Arc::new(inner));
        let mut demos = Vec::new();
        for row in rows {
            match lobby.reopen(row.id).await {
                Ok(created) if created.demo => demos.push(created.game),
                Ok(_) => {}
                Err(refused) => lobby.report_not_opened(row.id, refused),
            }
        }
        for demo in DEMOS.iter().filter(|demo| options.demo && !demos.contains(&demo.game)) {
            lobby.make((None, None), demo.create(), true).await?;
        }
        Ok(lobby)
    }

    /// Creates a table.
    ///
    /// # Errors
    /// If the request is invalid, a limit is reached or the store fails; no table is created then.
    pub async fn create(&self, host: PlayerId, request: Create) -> Result<TableView, Refused> {
        self.create_from(host, None, request).await
    }

    /// Creates a table that counts against the limits of a client.
    ///
    /// # Errors
    /// Those of [`Lobby::create`].
    pub async fn create_from(
        &self,
        host: PlayerId,
        client: Option<IpAddr>,
        request: Create,
    ) -> Result<TableView, Refused> {
        self.make((Some(host), client), request, false).await?.view().await
    }

    /// A page of the listed tables, numbered from 1. Pages after the last are empty.
    pub async fn page(&self, page: u32) -> LobbyPage {
        let (ids, size) = (self.0.census.listed(), self.0.census.limits().lobby_page.max(1));
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

    /// The open unlisted tables of a host.
    pub async fn unlisted(&self, host: PlayerId) -> Vec<TableView> {
        let mut unlisted = Vec::new();
        for table in self.all().into_iter().filter(|table| table.host() == Some(host)) {
            unlisted.extend(table.view().await.ok().filter(|view| !view.listed));
        }
        unlisted
    }

    /// A table by its id, open or closed. A closed table has only its stored data.
    ///
    /// # Errors
    /// Errors of the store, and `log_damaged`.
    pub async fn find(&self, id: &str) -> Result<Option<TableHandle<S>>, Refused> {
        if let Some(table) = self.table(id) {
            return Ok(Some(table));
        }
        let Ok(id) = id.parse() else { return Ok(None) };
        let store = self.0.store.clone();
        let Some(state) = State::closed(&*store, id).await? else { return Ok(None) };
        Ok(Some(TableHandle::closed(&state, store)))
    }

    /// Every open table, listed or not.
    pub fn all(&self) -> Vec<TableHandle<S>> {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, table| !table.is_closed());
        tables.values().cloned().collect()
    }

    /// A table by its id, if it is open.
    pub fn table(&self, id: &str) -> Option<TableHandle<S>> {
        let id = id.parse().ok()?;
        let tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(&id).filter(|table| !table.is_closed()).cloned()
    }

    /// The store.
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
    /// Errors of the store; the check is then incomplete.
    pub async fn verify(&self) -> Result<(), Refused> {
        let integrity = &self.0.integrity;
        let problems = match self.0.store.verify(integrity.start()).await {
            Ok(problems) => problems,
            Err(error) => {
                let refused = Refused::from(error);
                tracing::error!(code = refused.code, "the integrity check failed: {}", refused.message);
                integrity.fail(refused.clone());
                return Err(refused);
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

    fn report_not_opened(&self, table: TableId, refused: Refused) {
        tracing::error!(%table, code = refused.code, "the table cannot be opened: {}", refused.message);
        self.0.integrity.add_not_opened(table, refused);
    }

    /// Retries the tables that could not be opened because of an outage of the store.
    async fn retry_open(&self) {
        for table in self.0.integrity.to_retry() {
            match self.reopen(table).await {
                Ok(_) => self.0.integrity.opened(table),
                Err(refused) => self.report_not_opened(table, refused),
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
        self.0.census.leave(id);
    }

    /// Counts of tables and bots, and the seated players.
    pub fn census(&self) -> &Census {
        &self.0.census
    }

    /// Result of the integrity checks.
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

    async fn reopen(&self, id: TableId) -> Result<Created, Refused> {
        let store = &self.0.store;
        let epoch = store.take_epoch(id).await?;
        let mut state = State::load(&**store, id).await?;
        let created = state.created.clone();
        // Crash recovery: the process ended after the last entry was stored and before the table was marked as closed.
        if state.closed {
            store.close_table(id, epoch).await?;
            return Ok(created);
        }
        if let Some(rollback) = store.rollback(id).await? {
            state.roll_back(&**store, epoch, rollback).await?;
            self.0.integrity.rolled_back(id, rollback);
        }
        self.0.census.reopened(&state);
        let started = self.start(state, epoch);
        if started.is_err() {
            self.0.census.leave(id);
        }
        started.map(|_| created)
    }

    fn start(&self, state: State, epoch: Epoch) -> Result<TableHandle<S>, Refused> {
        let (sender, requests) = mpsc::channel(MAILBOX);
        let id = state.id;
        let store = self.0.store.clone();
        let handle = TableHandle::new(&state, sender, store.clone());
        let actor = Actor::new(state, store, epoch, requests, self.0.pace, self.0.census.clone());
        let actor = actor.map_err(no_chance)?;
        self.0.tasks.spawn(actor.run());
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.insert(id, handle.clone());
        Ok(handle)
    }

    async fn make(
        &self,
        (host, client): (Option<PlayerId>, Option<IpAddr>),
        request: Create,
        demo: bool,
    ) -> Result<TableHandle<S>, Refused> {
        let id = TableId::fresh().map_err(no_chance)?;
        let mut chance = Chance::for_table().map_err(no_chance)?;
        let host_name = match host {
            Some(host) => self.0.store.player(host).await?,
            None => None,
        };
        let host_name = host_name.map(|player| player.name);
        let (state, batch) = initial_state(id, (host, host_name), &request, demo, &mut chance)?;
        self.0.census.enter(&state, client)?;
        let made = self.0.store.create_table(id, batch).await.map_err(Refused::from);
        let started = made.and_then(|epoch| self.start(state, epoch));
        if started.is_err() {
            self.0.census.leave(id);
        }
        started
    }
}

fn no_chance(error: getrandom::Error) -> Refused {
    Refused::new(
        Kind::Unavailable,
        "no_chance",
        format!("the operating system has no random numbers: {error}"),
    )
}

/// The host of a new table: id and name.
type Host = (Option<PlayerId>, Option<String>);

/// The settings of a new table, with the game's default preset if the request names none.
fn settings(request: &Create) -> Value {
    let mut rules = request.rules.clone().unwrap_or_else(|| Value::Object(serde_json::Map::new()));
    if let (Some(preset), Some(fields)) = (request.game.game().preset(), rules.as_object_mut()) {
        fields.entry("preset").or_insert_with(|| preset.into());
    }
    rules
}

/// The initial state of a table with its bots, and the batch that stores it.
fn initial_state(
    id: TableId,
    host: Host,
    request: &Create,
    demo: bool,
    chance: &mut Chance,
) -> Result<(State, Batch), Refused> {
    let rules = settings(request);
    let house_rules = request.house_rules.unwrap_or(HouseRules::for_new_table(request.listed, demo));
    let config =
        config((request.game, request.seats.into()), &rules, request.clocks, request.stakes, house_rules)?;
    let created = check_request(host, request, demo, *request.game.game().rules(&rules)?.players.end())?;
    let mut state = State::new(id, created.clone(), config.clone())?;
    let mut batch = Batch::default();
    push_entry(&mut state, &mut batch, Entry::Created { table: created, config })?;
    let chairs: Vec<Chair> = Chair::first(request.seats.into()).collect();
    for &chair in chairs.iter().rev().take(request.bots.into()) {
        let draw = &mut |n| chance.below_u64(n);
        let style = draw_style(&state, draw);
        let entry = bot(&state, chair, style, draw);
        push_entry(&mut state, &mut batch, entry)?;
    }
    Ok((state, batch))
}

/// Adds an entry and its transfers to the batch, and applies it.
fn push_entry(state: &mut State, batch: &mut Batch, entry: Entry) -> Result<(), Refused> {
    let at_ms = now_ms();
    batch.transfers.extend(transfers(state, &entry));
    let logged = Logged { at_ms, clock_ms: None, entry, sealed: None, snapshot: None };
    batch.entries.push(log::written(&logged, None));
    state.apply(state.seq + 1, logged)
}

fn check_request(
    (host, host_name): Host,
    request: &Create,
    demo: bool,
    most: usize,
) -> Result<Created, Refused> {
    let name = names::table(&request.name)?;
    let least = 2.min(most);
    if !(least..=most).contains(&request.seats.into()) {
        let message = format!("{} seats: a table with these settings has {least} to {most}", request.seats);
        let refused = Refused::new(Kind::Invalid, "table_seats", message).with("seats", request.seats);
        return Err(refused.with("least", least).with("most", most));
    }
    if request.bots >= request.seats {
        let message = format!("{} bots on {} seats: leave a seat for a player", request.bots, request.seats);
        return Err(Refused::new(Kind::Invalid, "too_many_bots", message)
            .with("bots", request.bots)
            .with("seats", request.seats));
    }
    Ok(Created {
        name,
        game: request.game,
        host,
        host_name,
        chairs: request.seats,
        listed: request.listed || demo,
        demo,
    })
}

/// A demo table.
struct Demo {
    game: GameName,
    name: &'static str,
    seats: u8,
    bots: u8,
}

const DEMOS: [Demo; 4] = [
    Demo { game: GameName::Holdem, name: "Hold'em demo", seats: 6, bots: 4 },
    Demo { game: GameName::MountHolyoke, name: "Mount Holyoke demo", seats: 4, bots: 3 },
    Demo { game: GameName::PacksPoker, name: "Packs Poker demo", seats: 4, bots: 2 },
    Demo { game: GameName::HighCardFlush, name: "High Card Flush demo", seats: 4, bots: 2 },
];

impl Demo {
    fn create(&self) -> Create {
        Create {
            game: self.game,
            name: self.name.to_owned(),
            rules: None,
            seats: self.seats,
            stakes: None,
            clocks: None,
            house_rules: None,
            listed: true,
            bots: self.bots,
        }
    }
}
