//! Counts of tables, bots and players by host and by client, against the limits.
//!
//! Clients are counted while the room runs; hosts are in the logs of their tables, so that they are known after a restart.

use crate::limits::{Limits, OF_A_SITE, site};
use crate::protocol::Refused;
use crate::store::{PlayerId, TableId};
use crate::table::state::State;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The open tables, as they are counted. Cheap to clone.
#[derive(Clone)]
pub struct Census(Arc<Inner>);

struct Inner {
    limits: Limits,
    tables: Mutex<Tables>,
}

#[derive(Default)]
struct Tables {
    next: u64,
    all: BTreeMap<TableId, Row>,
}

struct Row {
    /// A later table has a larger one.
    order: u64,
    /// The host; none for a demo table, which is not limited.
    host: Option<PlayerId>,
    client: Option<IpAddr>,
    listed: bool,
    demo: bool,
    bots: usize,
    /// The players who sit there.
    seated: BTreeSet<PlayerId>,
}

impl Row {
    /// Its group in the lobby, the first to be seen being 0.
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

impl Census {
    /// No tables yet.
    pub fn new(limits: Limits) -> Census {
        Census(Arc::new(Inner { limits, tables: Mutex::default() }))
    }

    /// The limits.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a new table, of a client if one is given.
    ///
    /// # Errors
    /// `room_full`, `tables_of_guest`, `tables_of_address` and `bots_of_guest`; it is not counted then.
    pub fn enter(&self, state: &State, client: Option<IpAddr>) -> Result<(), Refused> {
        let (limits, mut tables) = (&self.0.limits, self.tables());
        if let Some(host) = state.created.host {
            let count =
                |counted: &dyn Fn(&Row) -> bool| tables.all.values().filter(|row| counted(row)).count();
            let full = |open: usize, most: u32| open >= most as usize;
            if full(count(&|row| !row.demo), limits.tables) {
                return Err(too_many_tables("room_full", limits.tables));
            }
            if full(count(&|row| row.host == Some(host)), limits.tables_per_guest) {
                return Err(too_many_tables("tables_of_guest", limits.tables_per_guest));
            }
            if client.is_some() && full(count(&|row| row.client == client), limits.tables_per_address) {
                return Err(too_many_tables("tables_of_address", limits.tables_per_address));
            }
            let (own, of_site) = (client.and_then(site), limits.tables_per_address.saturating_mul(OF_A_SITE));
            if own.is_some() && full(count(&|row| row.client.and_then(site) == own), of_site) {
                return Err(too_many_tables("tables_of_address", of_site));
            }
            tables.check_bots(limits, host, bots(state))?;
        }
        tables.add(state, client);
        Ok(())
    }

    /// Counts a table that was open when the room was started.
    pub fn reopened(&self, state: &State) {
        self.tables().add(state, None);
    }

    /// A table is closed.
    pub fn leave(&self, table: TableId) {
        self.tables().all.remove(&table);
    }

    /// Checks the limit of bots at the tables of a host, for this many more.
    ///
    /// # Errors
    /// `bots_of_guest`.
    pub fn check_bots(&self, host: Option<PlayerId>, more: usize) -> Result<(), Refused> {
        host.map_or(Ok(()), |host| self.tables().check_bots(&self.0.limits, host, more))
    }

    /// Notes who sits at a table now.
    pub fn note_seats(&self, state: &State) {
        if let Some(row) = self.tables().all.get_mut(&state.id) {
            (row.bots, row.seated) = (bots(state), players(state));
        }
    }

    /// Reports whether a player sits at a table.
    pub fn is_seated(&self, table: TableId, player: PlayerId) -> bool {
        self.tables().all.get(&table).is_some_and(|row| row.seated.contains(&player))
    }

    /// The tables that are listed: those where players sit, then the demo tables, then those without a player (bots are
    /// none), and among each the newest first. So the first page always has something to watch or to join.
    pub fn listed(&self) -> Vec<TableId> {
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

    fn check_bots(&self, limits: &Limits, host: PlayerId, more: usize) -> Result<(), Refused> {
        let there: usize = self.all.values().filter(|row| row.host == Some(host)).map(|row| row.bots).sum();
        let most = limits.bots_per_guest;
        if more == 0 || there + more <= most as usize {
            return Ok(());
        }
        let message = format!("{there} bots sit at your tables, and {most} may: take some away first");
        Err(Refused::new("bots_of_guest", message).with("there", there).with("most", most))
    }
}

fn bots(state: &State) -> usize {
    state.occupied().filter(|(_, occupant)| occupant.who.style().is_some()).count()
}

fn players(state: &State) -> BTreeSet<PlayerId> {
    state.occupied().filter_map(|(_, occupant)| occupant.who.player()).collect()
}

fn too_many_tables(code: &str, most: u32) -> Refused {
    let refused = match code {
        "room_full" => Refused::new("room_full", "the room has as many tables as it may: try again later"),
        "tables_of_guest" => {
            Refused::new("tables_of_guest", format!("{most} of your tables are open: close one first"))
        }
        _ => Refused::new(
            "tables_of_address",
            format!("{most} tables from your network are open: close one first"),
        ),
    };
    refused.with("most", most)
}
