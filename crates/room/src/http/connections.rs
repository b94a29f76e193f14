//! Open connections: how many there are, from which clients, and which of them makes way for a new one.
//!
//! 1. [`Connections::admit`] gives a new connection its [`Ticket`], with which it is counted.
//! 2. While a request is answered, and as long as a socket is open, the ticket is [`Busy`]. Before the header is complete,
//!    while a body is received and between two requests it waits.
//! 3. Where there is no room, the connection that has waited longest is closed. Where none waits, the new one is refused.

use super::limits::client;
use crate::limits::Limits;
use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::{Duration, Instant};
use tokio_util::sync::CancellationToken;

/// How long `/healthz` tells that there was no room for a connection.
const REMEMBERED: Duration = Duration::from_secs(300);

/// The open connections. Cheap to clone.
#[derive(Clone)]
pub struct Connections(Arc<Inner>);

struct Inner {
    limits: Limits,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    next: u64,
    all: BTreeMap<u64, Connection>,
    of_client: HashMap<IpAddr, u32>,
    /// When a connection last had to make way or was refused because there were too many in all.
    crowded_at: Option<Instant>,
}

struct Connection {
    client: IpAddr,
    /// How many requests and sockets keep it busy.
    busy: u32,
    /// Since when it has waited, while nothing keeps it busy.
    since: Instant,
    closed: CancellationToken,
}

/// A counted connection. Cheap to clone; the connection is counted until the last clone is dropped.
#[derive(Clone)]
pub struct Ticket(Arc<Place>);

struct Place {
    number: u64,
    closed: CancellationToken,
    connections: Connections,
}

/// Keeps a connection from being closed in favour of another, until it is dropped.
pub struct Busy(Ticket);

/// Lets a connection be closed in favour of another although it is busy, until it is dropped.
pub struct Receiving(Ticket);

/// How many connections there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crowd {
    /// Open connections.
    pub open: u32,
    /// The most there may be.
    pub most: u32,
    /// Whether it is crowded: nine tenths are open, or lately one had to make way.
    pub crowded: bool,
}

impl Connections {
    /// No connections yet, with these limits.
    pub fn new(limits: Limits) -> Connections {
        Connections(Arc::new(Inner { limits, open: Mutex::default() }))
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a new connection; the one that has waited longest makes way for it where there are too many, of the same
    /// client where that one has too many. None where none waits.
    pub fn admit(&self, address: SocketAddr, now: Instant) -> Option<Ticket> {
        let (client, limits) = (client(address), &self.0.limits);
        let mut open = self.open();
        let limited = limits.local_too || !client.is_loopback();
        let own = open.of_client.get(&client).copied().unwrap_or(0);
        if limited && own >= limits.connections_per_address && !open.close_one(Some(client)) {
            metrics::counter!("cardroom_connections_refused_total").increment(1);
            return None;
        }
        if open.all.len() >= limits.connections as usize {
            open.crowded_at = Some(now);
            if !open.close_one(None) {
                metrics::counter!("cardroom_connections_refused_total").increment(1);
                return None;
            }
        }
        let closed = CancellationToken::new();
        let number = open.add(client, closed.clone(), now);
        Some(Ticket(Arc::new(Place { number, closed, connections: self.clone() })))
    }

    /// Closes the connection that has waited longest, where the system has no file for a new one.
    pub fn make_way(&self, now: Instant) {
        let mut open = self.open();
        open.crowded_at = Some(now);
        open.close_one(None);
    }

    /// How many connections there are.
    pub fn crowd(&self, now: Instant) -> Crowd {
        let open = self.open();
        let (count, most) = (u32::try_from(open.all.len()).unwrap_or(u32::MAX), self.0.limits.connections);
        let lately = open.crowded_at.is_some_and(|at| now.saturating_duration_since(at) < REMEMBERED);
        Crowd { open: count, most, crowded: lately || count >= most - most / 10 }
    }
}

impl Open {
    fn add(&mut self, client: IpAddr, closed: CancellationToken, now: Instant) -> u64 {
        let number = self.next;
        self.next += 1;
        self.all.insert(number, Connection { client, busy: 0, since: now, closed });
        *self.of_client.entry(client).or_default() += 1;
        number
    }

    fn remove(&mut self, number: u64) -> Option<Connection> {
        let connection = self.all.remove(&number)?;
        if let Some(count) = self.of_client.get_mut(&connection.client) {
            *count -= 1;
            if *count == 0 {
                self.of_client.remove(&connection.client);
            }
        }
        Some(connection)
    }

    /// Closes the connection that has waited longest, of this client or of all; whether there was one.
    fn close_one(&mut self, client: Option<IpAddr>) -> bool {
        let waits = |connection: &Connection| {
            connection.busy == 0 && client.is_none_or(|client| connection.client == client)
        };
        let longest = self.all.iter().filter(|(_, connection)| waits(connection));
        let longest = longest.min_by_key(|(_, connection)| connection.since).map(|(&number, _)| number);
        let Some(connection) = longest.and_then(|number| self.remove(number)) else { return false };
        connection.closed.cancel();
        metrics::counter!("cardroom_connections_closed_total").increment(1);
        true
    }

    fn change(&mut self, number: u64, change: impl FnOnce(u32) -> u32, now: Option<Instant>) {
        if let Some(connection) = self.all.get_mut(&number) {
            connection.busy = change(connection.busy);
            connection.since = now.unwrap_or(connection.since);
        }
    }
}

impl Ticket {
    /// Cancelled once the connection has to make way for another.
    pub fn closed(&self) -> &CancellationToken {
        &self.0.closed
    }

    /// The limits of the room.
    pub fn limits(&self) -> &Limits {
        &self.0.connections.0.limits
    }

    /// The connection is busy until the answer is dropped.
    pub fn busy(&self) -> Busy {
        self.change(|busy| busy + 1, None);
        Busy(self.clone())
    }

    /// A body is received until the answer is dropped: meanwhile the connection waits, since when its request began.
    pub fn receiving(&self) -> Receiving {
        self.change(|busy| busy.saturating_sub(1), None);
        Receiving(self.clone())
    }

    fn change(&self, change: impl FnOnce(u32) -> u32, now: Option<Instant>) {
        self.0.connections.open().change(self.0.number, change, now);
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.change(|busy| busy.saturating_sub(1), Some(Instant::now()));
    }
}

impl Drop for Receiving {
    fn drop(&mut self) {
        self.0.change(|busy| busy + 1, None);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.connections.open().remove(self.number);
    }
}

#[cfg(test)]
mod tests;
