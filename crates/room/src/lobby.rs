//! The lobby: every open table by its id, and the demo tables.

use crate::chance::Chance;
use crate::game::GameName;
use crate::protocol::Refused;
use crate::protocol::server::{Clocks, Stakes, TableView};
use crate::store::{Batch, Epoch, PlayerId, Store, TableId, Which, log};
use crate::table::actor::Actor;
use crate::table::chair::Chair;
use crate::table::decide::{bot, config, draw_style};
use crate::table::entry::{Created, Entry, Logged};
use crate::table::history::stored;
use crate::table::money::transfers;
use crate::table::state::State;
use crate::table::{Pace, TableHandle};
use crate::wall_clock::now_ms;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;
use tokio_util::task::TaskTracker;

/// How many mails may wait at a table; who sends one more waits.
const MAILBOX: usize = 64;

/// The longest name of a table, in characters.
const NAME: usize = 40;

/// What a host wants for a table. Not yet validated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Create {
    /// The game.
    pub game: GameName,
    /// The table's name.
    pub name: String,
    /// The game's settings, as an object of `RULINGS.md`'s fields; the defaults if left out.
    #[serde(default)]
    pub rules: Option<Value>,
    /// How many chairs.
    pub seats: u8,
    /// The limits of buying in; the game's usual ones if left out.
    #[serde(default)]
    pub stakes: Option<Stakes>,
    /// The clocks; the usual ones if left out.
    #[serde(default)]
    pub clocks: Option<Clocks>,
    /// Whether the lobby shows it; else only who has the link comes in.
    #[serde(default)]
    pub listed: bool,
    /// How many chairs bots take, from the last down.
    #[serde(default)]
    pub bots: u8,
}

/// How a lobby works.
#[derive(Clone, Copy, Debug)]
pub struct LobbyOptions {
    /// Whether there are demo tables.
    pub demo: bool,
    /// How fast things go, besides the tables' own clocks.
    pub pace: Pace,
}

impl Default for LobbyOptions {
    fn default() -> LobbyOptions {
        LobbyOptions { demo: true, pace: Pace::default() }
    }
}

/// Every open table by its id. Cheap to clone.
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
}

impl<S: Store> Lobby<S> {
    /// Opens every table that the store has open, and makes the demo tables that are missing. A table whose log cannot
    /// be read is left out, and the log of the server says so.
    ///
    /// # Errors
    /// Those of the store.
    pub async fn open(store: Arc<S>, options: LobbyOptions) -> Result<Lobby<S>, Refused> {
        let rows = store.tables(Which::Open).await.map_err(|error| stored(&error))?;
        let inner = Inner { store, tables: Mutex::default(), tasks: TaskTracker::new(), pace: options.pace };
        let lobby = Lobby(Arc::new(inner));
        let mut demos = Vec::new();
        for row in rows {
            match lobby.reopen(row.id).await {
                Ok(created) if created.demo => demos.push(created.game),
                Ok(_) => {}
                Err(refused) => {
                    tracing::error!(table = %row.id, code = refused.code, "not opened: {}", refused.message);
                }
            }
        }
        for demo in DEMOS.iter().filter(|demo| options.demo && !demos.contains(&demo.game)) {
            lobby.make(None, demo.create(), true).await?;
        }
        Ok(lobby)
    }

    /// Makes a table.
    ///
    /// # Errors
    /// Wishes that do not go together, and those of the store; there is no table then.
    pub async fn create(&self, host: PlayerId, wish: Create) -> Result<TableView, Refused> {
        self.make(Some(host), wish, false).await?.look().await
    }

    /// The tables that are listed, the demo tables last.
    pub async fn list(&self) -> Vec<TableView> {
        let mut listed = Vec::new();
        for table in self.all() {
            listed.extend(table.look().await.ok().filter(|view| view.listed));
        }
        listed.sort_by_key(|view| view.demo);
        listed
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

    /// Ends every table's task, once what it is at is stored; every socket is told.
    pub async fn stop(&self) {
        for table in self.all() {
            table.stop().await;
        }
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    async fn reopen(&self, id: TableId) -> Result<Created, Refused> {
        let store = &self.0.store;
        let epoch = store.take_epoch(id).await.map_err(|error| stored(&error))?;
        let state = State::load(&**store, id).await?;
        let created = state.created.clone();
        if state.closed {
            store.close_table(id, epoch).await.map_err(|error| stored(&error))?;
            return Ok(created);
        }
        self.start(state, epoch)?;
        Ok(created)
    }

    fn start(&self, state: State, epoch: Epoch) -> Result<TableHandle<S>, Refused> {
        let (mail, mailbox) = mpsc::channel(MAILBOX);
        let (id, game) = (state.id, state.created.game);
        let store = self.0.store.clone();
        let actor = Actor::new(state, store.clone(), epoch, mailbox, self.0.pace).map_err(no_chance)?;
        let handle = TableHandle::new(id, game, mail, store);
        self.0.tasks.spawn(actor.run());
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.insert(id, handle.clone());
        Ok(handle)
    }

    async fn make(
        &self,
        host: Option<PlayerId>,
        wish: Create,
        demo: bool,
    ) -> Result<TableHandle<S>, Refused> {
        let id = TableId::fresh().map_err(no_chance)?;
        let mut chance = Chance::of_a_table().map_err(no_chance)?;
        let (state, batch) = first(id, host, &wish, demo, &mut chance)?;
        let epoch = self.0.store.create_table(id, batch).await.map_err(|error| stored(&error))?;
        self.start(state, epoch)
    }
}

fn no_chance(error: getrandom::Error) -> Refused {
    Refused::new("no_chance", format!("the operating system gives no random numbers: {error}"))
}

/// A table as it begins, with its bots, and what is stored of that.
fn first(
    id: TableId,
    host: Option<PlayerId>,
    wish: &Create,
    demo: bool,
    chance: &mut Chance,
) -> Result<(State, Batch), Refused> {
    let rules = wish.rules.clone().unwrap_or_else(|| Value::Object(serde_json::Map::new()));
    let config = config(wish.game, &rules, wish.clocks, wish.stakes)?;
    let created = checked(host, wish, demo, *wish.game.game().rules(&rules)?.players.end())?;
    let mut state = State::new(id, created.clone(), config.clone())?;
    let mut batch = Batch::default();
    take(&mut state, &mut batch, Entry::Created { table: created, config })?;
    let chairs: Vec<Chair> = Chair::first(wish.seats.into()).collect();
    for &chair in chairs.iter().rev().take(wish.bots.into()) {
        let draw = &mut |n| chance.below_u64(n);
        let style = draw_style(&state, draw);
        let entry = bot(&state, chair, style, draw);
        take(&mut state, &mut batch, entry)?;
    }
    Ok((state, batch))
}

/// Puts an entry into the batch with its transfers, and folds it.
fn take(state: &mut State, batch: &mut Batch, entry: Entry) -> Result<(), Refused> {
    let at_ms = now_ms();
    batch.transfers.extend(transfers(state, &entry));
    let logged = Logged { at_ms, clock_ms: None, entry, sealed: None, standing: None };
    batch.entries.push(log::written(&logged, None));
    state.fold(state.seq + 1, logged)
}

fn checked(host: Option<PlayerId>, wish: &Create, demo: bool, most: usize) -> Result<Created, Refused> {
    let name = wish.name.trim();
    let length = name.chars().count();
    if !(1..=NAME).contains(&length) || name.chars().any(char::is_control) {
        let message =
            format!("a table's name has 1 to {NAME} characters, not {length}, and no control characters");
        return Err(Refused::new("table_name", message).with("length", length).with("most", NAME));
    }
    let least = 2.min(most);
    if !(least..=most).contains(&wish.seats.into()) {
        let message = format!("{} seats: with these settings a table has {least} to {most}", wish.seats);
        let refused = Refused::new("table_seats", message).with("seats", wish.seats);
        return Err(refused.with("least", least).with("most", most));
    }
    if wish.bots >= wish.seats {
        let message = format!("{} bots on {} seats: leave one for somebody", wish.bots, wish.seats);
        return Err(Refused::new("too_many_bots", message).with("bots", wish.bots).with("seats", wish.seats));
    }
    Ok(Created {
        name: name.to_owned(),
        game: wish.game,
        host,
        chairs: wish.seats,
        listed: wish.listed || demo,
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
            listed: true,
            bots: self.bots,
        }
    }
}
