//! Open connections: how many there are, from which clients, and which of them makes way for a new one.
//!
//! 1. [`Connections::admit`] gives a new connection its [`Ticket`], with which it is counted.
//! 2. While a request is answered the ticket is [`Busy`], and as long as a socket is open a [`Watch`]. Before the header is
//!    complete, while a body is received and between two requests it waits.
//! 3. Where there is no room, the connection that has waited longest is closed. Where none waits, a socket makes way whose
//!    guest sits at no seat of its table: of the client with the most connections the one that has said nothing for longest.
//!    Where there is none either, the new connection is refused. Sockets of players stay.

use super::limits::client;
use crate::limits::{Limits, site};
use crate::store::{PlayerId, TableId};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::{Duration, Instant};
use tokio_util::sync::CancellationToken;

/// Time for which `/healthz` reports a refused connection.
const REMEMBERED: Duration = Duration::from_secs(300);

/// The open connections. Cheap to clone.
#[derive(Clone)]
pub struct Connections(Arc<Inner>);

/// Reports whether a player sits at a table.
type IsSeated = dyn Fn(TableId, PlayerId) -> bool + Send + Sync;

struct Inner {
    limits: Limits,
    is_seated: Box<IsSeated>,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    next: u64,
    all: BTreeMap<u64, Connection>,
    of_client: HashMap<IpAddr, u32>,
    of_site: HashMap<IpAddr, u32>,
    /// When a connection last had to make way or was refused because there were too many in all.
    crowded_at: Option<Instant>,
}

struct Connection {
    client: IpAddr,
    /// Number of running requests and sockets.
    busy: u32,
    /// Since when it has waited, while nothing keeps it busy.
    since: Instant,
    /// The socket that it became.
    socket: Option<Socket>,
    closed: CancellationToken,
}

/// An open socket.
struct Socket {
    table: TableId,
    player: Option<PlayerId>,
    /// When its client last said something.
    heard: Instant,
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

/// An open socket, until it is dropped.
pub struct Watch(Ticket);

/// Lets a connection be closed in favour of another although it is busy, until it is dropped.
pub struct Receiving(Ticket);

/// Number of open connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crowd {
    /// Open connections.
    pub open: u32,
    /// The most there may be.
    pub most: u32,
    /// `true` if nine tenths of the limit are open, or one had to make way lately.
    pub crowded: bool,
}

impl Connections {
    /// No connections yet, with these limits. `is_seated` says which sockets are those of players.
    pub fn new(
        limits: Limits,
        is_seated: impl Fn(TableId, PlayerId) -> bool + Send + Sync + 'static,
    ) -> Connections {
        let is_seated = Box::new(is_seated);
        Connections(Arc::new(Inner { limits, is_seated, open: Mutex::default() }))
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a new connection; another makes way for it where there are too many, of the same client or site where that
    /// one has too many. None where none may.
    pub fn admit(&self, address: SocketAddr, now: Instant) -> Option<Ticket> {
        let (client, limits) = (client(address), &self.0.limits);
        let mut open = self.open();
        let limited = limits.local_too || !client.is_loopback();
        let is_seated = &*self.0.is_seated;
        let mut room = true;
        if limited && open.of_client(client) >= limits.connections_per_address {
            room = open.close_one(Among::Client(client), is_seated);
        }
        if let Some(site) = site(client).filter(|&site| open.of_site(site) >= limits.connections_per_site()) {
            room = room && open.close_one(Among::Site(site), is_seated);
        }
        if room && open.all.len() >= limits.connections as usize {
            open.crowded_at = Some(now);
            room = open.close_one(Among::All, is_seated);
        }
        if !room {
            metrics::counter!("cardroom_connections_refused_total").increment(1);
            return None;
        }
        let closed = CancellationToken::new();
        let number = open.add(client, closed.clone(), now);
        Some(Ticket(Arc::new(Place { number, closed, connections: self.clone() })))
    }

    /// Closes a connection, where the system has no file for a new one.
    pub fn make_way(&self, now: Instant) {
        let mut open = self.open();
        open.crowded_at = Some(now);
        open.close_one(Among::All, &*self.0.is_seated);
    }

    /// Closes a socket of this client whose guest has no seat; whether there was one.
    pub fn close_socket(&self, address: SocketAddr) -> bool {
        self.open().close_socket(Among::Client(client(address)), &*self.0.is_seated)
    }

    /// Number of open connections.
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
        self.all.insert(number, Connection { client, busy: 0, since: now, socket: None, closed });
        *self.of_client.entry(client).or_default() += 1;
        if let Some(site) = site(client) {
            *self.of_site.entry(site).or_default() += 1;
        }
        number
    }

    fn of_client(&self, client: IpAddr) -> u32 {
        self.of_client.get(&client).copied().unwrap_or(0)
    }

    fn of_site(&self, site: IpAddr) -> u32 {
        self.of_site.get(&site).copied().unwrap_or(0)
    }

    fn remove(&mut self, number: u64) -> Option<Connection> {
        let connection = self.all.remove(&number)?;
        take_one(&mut self.of_client, connection.client);
        if let Some(site) = site(connection.client) {
            take_one(&mut self.of_site, site);
        }
        Some(connection)
    }

    /// Closes a connection among these that may make way; whether there was one.
    fn close_one(&mut self, among: Among, is_seated: &IsSeated) -> bool {
        let waits = |connection: &Connection| connection.busy == 0 && among.has(connection);
        let longest = self.all.iter().filter(|(_, connection)| waits(connection));
        let longest = longest.min_by_key(|(_, connection)| connection.since).map(|(&number, _)| number);
        self.close(longest) || self.close_socket(among, is_seated)
    }

    /// Closes the socket among these that makes way first; whether there was one.
    fn close_socket(&mut self, among: Among, is_seated: &IsSeated) -> bool {
        let watches = |socket: &Socket| !socket.player.is_some_and(|player| is_seated(socket.table, player));
        let sockets = self.all.iter().filter(|(_, connection)| among.has(connection));
        let sockets = sockets
            .filter_map(|(&number, connection)| Some((number, connection, connection.socket.as_ref()?)));
        let order = |(number, connection, socket): (u64, &Connection, &Socket)| {
            ((Reverse(self.of_client(connection.client)), socket.heard), number)
        };
        let first = sockets.filter(|(_, _, socket)| watches(socket)).map(order).min();
        self.close(first.map(|(_, number)| number))
    }

    fn close(&mut self, number: Option<u64>) -> bool {
        let Some(connection) = number.and_then(|number| self.remove(number)) else { return false };
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

/// Among which connections one is to make way.
#[derive(Clone, Copy)]
enum Among {
    All,
    Client(IpAddr),
    Site(IpAddr),
}

impl Among {
    fn has(self, connection: &Connection) -> bool {
        match self {
            Among::All => true,
            Among::Client(client) => connection.client == client,
            Among::Site(network) => site(connection.client) == Some(network),
        }
    }
}

/// Takes one from a count; a count of nothing is forgotten.
pub fn take_one(counts: &mut HashMap<IpAddr, u32>, key: IpAddr) {
    if let Some(count) = counts.get_mut(&key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&key);
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

    /// The connection is a socket at a table until the answer is dropped.
    pub fn watch(&self, table: TableId, player: Option<PlayerId>, now: Instant) -> Watch {
        self.change(|busy| busy + 1, None);
        self.set_socket(Some(Socket { table, player, heard: now }));
        Watch(self.clone())
    }

    fn set_socket(&self, socket: Option<Socket>) {
        if let Some(connection) = self.0.connections.open().all.get_mut(&self.0.number) {
            connection.socket = socket;
        }
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

impl Watch {
    /// The client said something.
    pub fn heard(&self, now: Instant) {
        let mut open = self.0.0.connections.open();
        if let Some(socket) = open.all.get_mut(&self.0.0.number).and_then(|one| one.socket.as_mut()) {
            socket.heard = now;
        }
    }

    /// Waits until the socket has to make way for another connection.
    pub async fn closed(&self) {
        self.0.closed().cancelled().await;
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.0.set_socket(None);
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
