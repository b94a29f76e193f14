//! The open tables: counts by host and by client, of each host's bots and of the decisions of hosts, for the limits; the
//! seated players of each table; and the order of the lobby.
//!
//! The counts by client are lost when the process ends. The host of a table is in its log, so the counts by host
//! survive a restart.

use super::decision_limits::DecisionLimits;
use super::error::LimitError;
use crate::limits::{Limits, QUOTA_RETRY_SECONDS, SITE_FACTOR, site};
use crate::store::{PlayerId, TableId};
use crate::table::state::State;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// The open tables, for the limits and for the lobby. Cheap to clone.
#[derive(Clone)]
pub struct OpenTables(Arc<Inner>);

struct Inner {
    limits: Limits,
    tables: Mutex<Tables>,
}

struct Tables {
    next: u64,
    all: BTreeMap<TableId, Row>,
    decisions: DecisionLimits,
}

struct Row {
    /// Order of creation: a newer table has a larger number.
    order: u64,
    /// The host; `None` for a demo table, which counts against no limit.
    host: Option<PlayerId>,
    client: Option<IpAddr>,
    listed: bool,
    demo: bool,
    bots: usize,
    seated: BTreeSet<PlayerId>,
}

impl Row {
    /// The table's group in the order of the lobby; group 0 comes first.
    fn group(&self) -> u8 {
        if !self.seated.is_empty() {
            0
        } else if self.demo {
            1
        } else {
            2
        }
    }
}

impl OpenTables {
    /// An empty collection with these limits.
    pub fn new(limits: Limits) -> OpenTables {
        let decisions = DecisionLimits::new(limits.decisions);
        let tables = Mutex::new(Tables { next: 0, all: BTreeMap::new(), decisions });
        OpenTables(Arc::new(Inner { limits, tables }))
    }

    /// The limits of the room.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a new table, which is a decision of its host. The limits per client apply only if a client is given, and no
    /// limit applies to a demo table.
    ///
    /// # Errors
    /// [`LimitError`] if a limit is reached. The table is then not counted.
    pub fn enter(&self, state: &State, client: Option<IpAddr>) -> Result<(), LimitError> {
        let (limits, mut tables) = (&self.0.limits, self.tables());
        if let Some(host) = state.created.host {
            let count =
                |counted: &dyn Fn(&Row) -> bool| tables.all.values().filter(|row| counted(row)).count();
            let full = |open: usize, most: u32| open >= most as usize;
            let retry_seconds = QUOTA_RETRY_SECONDS;
            if full(count(&|row| !row.demo), limits.tables) {
                return Err(LimitError::RoomFull { most: limits.tables, retry_seconds });
            }
            if full(count(&|row| row.host == Some(host)), limits.tables_per_guest) {
                return Err(LimitError::TablesOfGuest { most: limits.tables_per_guest });
            }
            if client.is_some() && full(count(&|row| row.client == client), limits.tables_per_address) {
                return Err(LimitError::TablesOfAddress { most: limits.tables_per_address, retry_seconds });
            }
            let (own, of_site) =
                (client.and_then(site), limits.tables_per_address.saturating_mul(SITE_FACTOR));
            if own.is_some() && full(count(&|row| row.client.and_then(site) == own), of_site) {
                return Err(LimitError::TablesOfAddress { most: of_site, retry_seconds });
            }
            tables.check_bots(limits, host, bots(state))?;
            tables.decisions.count(host, client, Instant::now())?;
        }
        tables.add(state, client);
        Ok(())
    }

    /// Counts a table that was open when the room was started.
    pub fn reopen(&self, state: &State) {
        self.tables().add(state, None);
    }

    /// Removes a table that is no longer open.
    pub fn leave(&self, table: TableId) {
        self.tables().all.remove(&table);
    }

    /// Checks that a host may add this many bots to the host's tables. Without a host there is no limit.
    ///
    /// # Errors
    /// [`LimitError::BotsOfGuest`] if the host would exceed the limit.
    pub fn check_bots(&self, host: Option<PlayerId>, more: usize) -> Result<(), LimitError> {
        host.map_or(Ok(()), |host| self.tables().check_bots(&self.0.limits, host, more))
    }

    /// Counts a decision of the host of this table.
    ///
    /// # Errors
    /// [`LimitError::TooManyDecisions`]; the decision is not counted then.
    pub fn count_decision(&self, state: &State) -> Result<(), LimitError> {
        let Some(host) = state.created.host else { return Ok(()) };
        let mut tables = self.tables();
        let client = tables.all.get(&state.id).and_then(|row| row.client);
        tables.decisions.count(host, client, Instant::now())
    }

    /// Counts a decision of a host that concerns no table, made by this client.
    ///
    /// # Errors
    /// [`LimitError::TooManyDecisions`]; the decision is not counted then.
    pub fn count_decision_of(&self, host: PlayerId, client: Option<IpAddr>) -> Result<(), LimitError> {
        self.tables().decisions.count(host, client, Instant::now())
    }

    /// Updates the bots and seated players of a table.
    pub fn update_seats(&self, state: &State) {
        if let Some(row) = self.tables().all.get_mut(&state.id) {
            (row.bots, row.seated) = (bots(state), players(state));
        }
    }

    /// Returns whether a player sits at an open table.
    pub fn is_seated(&self, table: TableId, player: PlayerId) -> bool {
        self.tables().all.get(&table).is_some_and(|row| row.seated.contains(&player))
    }

    /// The seated players, each with the table where the player sits, sorted by table.
    pub fn seated(&self) -> Vec<(TableId, PlayerId)> {
        let tables = self.tables();
        let seated =
            tables.all.iter().flat_map(|(&id, row)| row.seated.iter().map(move |&player| (id, player)));
        seated.collect()
    }

    /// The open tables at which a player sits.
    pub fn tables_of(&self, player: PlayerId) -> Vec<TableId> {
        let tables = self.tables();
        let own = tables.all.iter().filter(|(_, row)| row.seated.contains(&player));
        own.map(|(&id, _)| id).collect()
    }

    /// The listed tables: first those with seated players, then demo tables without players, then all other tables;
    /// within each group, the newest come first. The first page thus has tables to watch or to join. Bots do not count
    /// as players.
    pub fn listed_tables(&self) -> Vec<TableId> {
        let tables = self.tables();
        let mut listed: Vec<_> = tables.all.iter().filter(|(_, row)| row.listed).collect();
        listed.sort_by_key(|(_, row)| (row.group(), Reverse(row.order)));
        listed.into_iter().map(|(&id, _)| id).collect()
    }
}

impl Tables {
    fn add(&mut self, state: &State, client: Option<IpAddr>) {
        let created = &state.created;
        let (order, host, listed, demo) = (self.next, created.host, created.listed, created.demo);
        self.next += 1;
        let (bots, seated) = (bots(state), players(state));
        self.all.insert(state.id, Row { order, host, client, listed, demo, bots, seated });
    }

    fn check_bots(&self, limits: &Limits, host: PlayerId, more: usize) -> Result<(), LimitError> {
        let there: usize = self.all.values().filter(|row| row.host == Some(host)).map(|row| row.bots).sum();
        let most = limits.bots_per_guest;
        if more == 0 || there + more <= most as usize {
            return Ok(());
        }
        Err(LimitError::BotsOfGuest { there, most })
    }
}

fn bots(state: &State) -> usize {
    state.occupied_chairs().filter(|(_, occupant)| occupant.who.style().is_some()).count()
}

fn players(state: &State) -> BTreeSet<PlayerId> {
    state.occupied_chairs().filter_map(|(_, occupant)| occupant.who.player()).collect()
}
