//! Counts of tables, bots and players by host and by client, against the limits.
//!
//! The counts of clients are lost when the process ends. The host of a table is in its log, so the counts of hosts
//! survive a restart.

use crate::kind::Kind;
use crate::limits::{Limits, SITE_FACTOR, site};
use crate::protocol::Refused;
use crate::store::{PlayerId, TableId};
use crate::table::state::State;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts of the open tables. Cheap to clone.
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
    /// Order of creation: a newer table has a larger number.
    order: u64,
    /// The host; `None` for a demo table, which counts against no limit.
    host: Option<PlayerId>,
    client: Option<IpAddr>,
    listed: bool,
    demo: bool,
    bots: usize,
    /// The seated players.
    seated: BTreeSet<PlayerId>,
}

impl Row {
    /// The table's group in the order of the lobby; group 0 is listed first.
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
    /// A census without tables.
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

    /// Counts a new table, also against the limits of a client if one is given.
    ///
    /// # Errors
    /// `room_full`, `tables_of_guest`, `tables_of_address` and `bots_of_guest`; the table is not counted then.
    pub fn enter(&self, state: &State, client: Option<IpAddr>) -> Result<(), Refused> {
        let (limits, mut tables) = (&self.0.limits, self.tables());
        if let Some(host) = state.created.host {
            let count =
                |counted: &dyn Fn(&Row) -> bool| tables.all.values().filter(|row| counted(row)).count();
            let full = |open: usize, most: u32| open >= most as usize;
            if full(count(&|row| !row.demo), limits.tables) {
                return Err(room_full(limits.tables));
            }
            if full(count(&|row| row.host == Some(host)), limits.tables_per_guest) {
                return Err(too_many_of_guest(limits.tables_per_guest));
            }
            if client.is_some() && full(count(&|row| row.client == client), limits.tables_per_address) {
                return Err(too_many_of_address(limits.tables_per_address));
            }
            let (own, of_site) =
                (client.and_then(site), limits.tables_per_address.saturating_mul(SITE_FACTOR));
            if own.is_some() && full(count(&|row| row.client.and_then(site) == own), of_site) {
                return Err(too_many_of_address(of_site));
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

    /// Removes a closed table.
    pub fn leave(&self, table: TableId) {
        self.tables().all.remove(&table);
    }

    /// Checks that a host may add this many bots to the host's tables.
    ///
    /// # Errors
    /// `bots_of_guest` if the host would exceed the limit.
    pub fn check_bots(&self, host: Option<PlayerId>, more: usize) -> Result<(), Refused> {
        host.map_or(Ok(()), |host| self.tables().check_bots(&self.0.limits, host, more))
    }

    /// Updates the bots and seated players of a table.
    pub fn update_seats(&self, state: &State) {
        if let Some(row) = self.tables().all.get_mut(&state.id) {
            (row.bots, row.seated) = (bots(state), players(state));
        }
    }

    /// Returns whether a player sits at a table.
    pub fn is_seated(&self, table: TableId, player: PlayerId) -> bool {
        self.tables().all.get(&table).is_some_and(|row| row.seated.contains(&player))
    }

    /// The listed tables: tables with players, then demo tables, then tables without players (bots are not counted);
    /// the newest first in each group. The first page always has a table to watch or to join.
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
        let message = format!("your tables have {there} bots; the maximum is {most}: remove some first");
        Err(Refused::new(Kind::Limited, "bots_of_guest", message).with("there", there).with("most", most))
    }
}

fn bots(state: &State) -> usize {
    state.occupied().filter(|(_, occupant)| occupant.who.style().is_some()).count()
}

fn players(state: &State) -> BTreeSet<PlayerId> {
    state.occupied().filter_map(|(_, occupant)| occupant.who.player()).collect()
}

fn room_full(most: u32) -> Refused {
    let message = "the room has as many tables as its limit allows: try again later";
    Refused::new(Kind::Limited, "room_full", message).with("most", most)
}

fn too_many_of_guest(most: u32) -> Refused {
    let message = format!("{most} of your tables are open: close one first");
    Refused::new(Kind::Limited, "tables_of_guest", message).with("most", most)
}

fn too_many_of_address(most: u32) -> Refused {
    let message = format!("{most} tables from your network are open: close one first");
    Refused::new(Kind::Limited, "tables_of_address", message).with("most", most)
}
