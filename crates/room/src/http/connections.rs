//! Open connections: counts per client and site, and load shedding (the choice of a connection to close for a new one).
//!
//! 1. [`Connections::admit`] counts a new connection and returns its [`ConnectionGuard`].
//! 2. A connection is busy while it has a [`BusyGuard`] (a request is being handled) or a [`SocketGuard`] (a socket is
//!    open). It is idle before the header is complete, while a body is received ([`ReceivingGuard`]) and between two
//!    requests.
//! 3. At the limit, the connection that has been idle longest is closed. If none is idle, a spectator's socket is
//!    closed: the one that has been silent longest, among the sockets of the client with the most connections. If there
//!    is none either, the new connection is refused. Sockets of seated players are never closed to make room.

use super::client_key::{client, decrement};
use super::forwarded::TrustedProxies;
use crate::limits::{Limits, site};
use crate::store::{LogId, PlayerId, TableId};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::{Duration, Instant};
use tokio_util::sync::CancellationToken;

/// Time after reaching the limit during which `/healthz` reports it.
const REMEMBERED: Duration = Duration::from_secs(300);

/// The open connections. Cheap to clone.
#[derive(Clone)]
pub struct Connections(Arc<Inner>);

/// Returns whether a player sits at a table.
type IsSeated = dyn Fn(TableId, PlayerId) -> bool + Send + Sync;

struct Inner {
    limits: Limits,
    proxies: TrustedProxies,
    is_seated: Box<IsSeated>,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    next: u64,
    all: BTreeMap<u64, Connection>,
    of_client: HashMap<IpAddr, u32>,
    of_site: HashMap<IpAddr, u32>,
    /// Time at which the room last reached its connection limit or was out of file descriptors.
    full_at: Option<Instant>,
}

struct Connection {
    client: IpAddr,
    /// Number of requests and sockets in progress.
    busy: u32,
    /// Start of the connection's idle time; meaningless while the connection is busy.
    idle_since: Instant,
    /// The socket of a table or event; `None` if the connection is not a socket.
    socket: Option<Socket>,
    closed: CancellationToken,
}

struct Socket {
    /// The log of the table or event that the client watches.
    log: LogId,
    player: Option<PlayerId>,
    /// Time of the client's last message.
    last_message: Instant,
}

/// A counted connection. Cheap to clone; it counts until the last clone is dropped or the connection is closed to make
/// room for another.
#[derive(Clone)]
pub struct ConnectionGuard(Arc<ConnectionCount>);

struct ConnectionCount {
    number: u64,
    closed: CancellationToken,
    connections: Connections,
}

/// Guard that protects a connection from being closed to make room for another.
pub struct BusyGuard(ConnectionGuard);

/// Guard that marks a connection as an open socket until it is dropped.
pub struct SocketGuard(ConnectionGuard);

/// Guard that makes a busy connection count as idle, so that it may be closed to make room for another.
pub struct ReceivingGuard(ConnectionGuard);

/// The open connections of a client.
#[derive(Clone, Debug, Default)]
pub struct OpenConnections {
    /// Number of connections, sockets among them.
    pub connections: u32,
    /// Number of sockets.
    pub sockets: u32,
    /// One entry for each socket of a guest: the guest, and the log of the table or event.
    pub guests: Vec<(PlayerId, LogId)>,
}

/// Number of open connections, and its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// Open connections.
    pub open: u32,
    /// Maximum number of open connections.
    pub most: u32,
    /// `true` if at least nine tenths of the limit are in use, or if the limit was reached or file descriptors ran out
    /// in the last five minutes.
    pub crowded: bool,
}

impl Connections {
    /// An empty set of connections with these limits. `is_seated` returns whether a player sits at a table; the sockets
    /// of seated players are never closed to make room for others.
    pub fn new(
        limits: Limits,
        proxies: TrustedProxies,
        is_seated: impl Fn(TableId, PlayerId) -> bool + Send + Sync + 'static,
    ) -> Connections {
        let is_seated = Box::new(is_seated);
        Connections(Arc::new(Inner { limits, proxies, is_seated, open: Mutex::default() }))
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a new connection. At the limit of a client or site, it closes another connection of the same client or
    /// site. At the limit of the room, it closes one of any client. Returns `None`, which refuses the new connection,
    /// if no connection can be closed. The limit of a client does not apply to this machine, unless
    /// [`Limits::local_too`] is `true`. A trusted proxy is not a client: its connections count only towards the limit
    /// of the room.
    pub fn admit(&self, peer: IpAddr, now: Instant) -> Option<ConnectionGuard> {
        let (client, limits) = (client(peer), &self.0.limits);
        let mut open = self.open();
        let is_proxy = self.0.proxies.contains(peer);
        let limited = limits.local_too || !(client.is_loopback() || is_proxy);
        let is_seated = &*self.0.is_seated;
        let mut room = true;
        if limited && open.of_client(client) >= limits.connections_per_address {
            room = open.close_one(Scope::Client(client), is_seated);
        }
        let site = site(client).filter(|_| !is_proxy);
        if let Some(site) = site.filter(|&site| open.of_site(site) >= limits.connections_per_site()) {
            room = room && open.close_one(Scope::Site(site), is_seated);
        }
        if room && open.all.len() >= limits.connections as usize {
            open.full_at = Some(now);
            room = open.close_one(Scope::All, is_seated);
        }
        if !room {
            metrics::counter!("cardroom_connections_refused_total").increment(1);
            return None;
        }
        let closed = CancellationToken::new();
        let number = open.add(client, closed.clone(), now);
        Some(ConnectionGuard(Arc::new(ConnectionCount { number, closed, connections: self.clone() })))
    }

    /// Closes a connection, an idle one first, because the process is out of file descriptors.
    pub fn close_idle(&self, now: Instant) {
        let mut open = self.open();
        open.full_at = Some(now);
        open.close_one(Scope::All, &*self.0.is_seated);
    }

    /// Closes a spectator's socket of this client; returns whether there was one.
    pub fn close_socket(&self, address: IpAddr) -> bool {
        self.open().close_socket(Scope::Client(client(address)), &*self.0.is_seated)
    }

    /// The open connections of each client.
    pub fn by_client(&self) -> BTreeMap<IpAddr, OpenConnections> {
        let mut clients: BTreeMap<IpAddr, OpenConnections> = BTreeMap::new();
        for connection in self.open().all.values() {
            let client = clients.entry(connection.client).or_default();
            client.connections += 1;
            if let Some(socket) = &connection.socket {
                client.sockets += 1;
                client.guests.extend(socket.player.map(|player| (player, socket.log)));
            }
        }
        clients
    }

    /// The clients from which a guest has a socket.
    pub fn clients_of(&self, player: PlayerId) -> Vec<IpAddr> {
        let clients = self.by_client().into_iter();
        let own = clients.filter(|(_, open)| open.guests.iter().any(|&(guest, _)| guest == player));
        own.map(|(client, _)| client).collect()
    }

    /// Ids of the tables and events to which a guest has a socket, one for each socket.
    pub fn tables_of(&self, player: PlayerId) -> Vec<TableId> {
        let open = self.open();
        let sockets = open.all.values().filter_map(|connection| connection.socket.as_ref());
        let own = sockets.filter(|socket| socket.player == Some(player));
        own.map(|socket| TableId::of_log(socket.log)).collect()
    }

    /// The number of open connections, its limit, and whether connections are running out.
    pub fn load(&self, now: Instant) -> Load {
        let open = self.open();
        let (count, most) = (u32::try_from(open.all.len()).unwrap_or(u32::MAX), self.0.limits.connections);
        let lately = open.full_at.is_some_and(|at| now.saturating_duration_since(at) < REMEMBERED);
        Load { open: count, most, crowded: lately || count >= most - most / 10 }
    }
}

impl Open {
    fn add(&mut self, client: IpAddr, closed: CancellationToken, now: Instant) -> u64 {
        let number = self.next;
        self.next += 1;
        self.all.insert(number, Connection { client, busy: 0, idle_since: now, socket: None, closed });
        self.count(client);
        number
    }

    fn count(&mut self, client: IpAddr) {
        *self.of_client.entry(client).or_default() += 1;
        if let Some(site) = site(client) {
            *self.of_site.entry(site).or_default() += 1;
        }
    }

    fn discount(&mut self, client: IpAddr) {
        decrement(&mut self.of_client, client);
        if let Some(site) = site(client) {
            decrement(&mut self.of_site, site);
        }
    }

    /// Marks a connection as a socket, and counts it for this client. Until then, a connection through a proxy counts
    /// for the address of the proxy.
    fn open_socket(&mut self, number: u64, client: IpAddr, socket: Socket) {
        let Some(connection) = self.all.get_mut(&number) else { return };
        connection.busy += 1;
        connection.socket = Some(socket);
        let before = std::mem::replace(&mut connection.client, client);
        self.discount(before);
        self.count(client);
    }

    fn of_client(&self, client: IpAddr) -> u32 {
        self.of_client.get(&client).copied().unwrap_or(0)
    }

    fn of_site(&self, site: IpAddr) -> u32 {
        self.of_site.get(&site).copied().unwrap_or(0)
    }

    fn remove(&mut self, number: u64) -> Option<Connection> {
        let connection = self.all.remove(&number)?;
        self.discount(connection.client);
        Some(connection)
    }

    /// Closes the connection of the scope that has been idle longest or, if none is idle, a spectator's socket. Returns
    /// whether one was closed.
    fn close_one(&mut self, scope: Scope, is_seated: &IsSeated) -> bool {
        let waits = |connection: &Connection| connection.busy == 0 && scope.contains(connection);
        let longest = self.all.iter().filter(|(_, connection)| waits(connection));
        let longest = longest.min_by_key(|(_, connection)| connection.idle_since).map(|(&number, _)| number);
        self.close(longest) || self.close_socket(scope, is_seated)
    }

    /// Closes a spectator's socket of the scope, the one that has been silent longest among those of the client with
    /// the most connections. Returns whether one was closed.
    fn close_socket(&mut self, scope: Scope, is_seated: &IsSeated) -> bool {
        let watches = |socket: &Socket| {
            !socket.player.is_some_and(|player| is_seated(TableId::of_log(socket.log), player))
        };
        let sockets = self.all.iter().filter(|(_, connection)| scope.contains(connection));
        let sockets = sockets
            .filter_map(|(&number, connection)| Some((number, connection, connection.socket.as_ref()?)));
        let order = |(number, connection, socket): (u64, &Connection, &Socket)| {
            ((Reverse(self.of_client(connection.client)), socket.last_message), number)
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
            connection.idle_since = now.unwrap_or(connection.idle_since);
        }
    }
}

/// A set of connections from which one is chosen to be closed.
#[derive(Clone, Copy)]
enum Scope {
    All,
    Client(IpAddr),
    Site(IpAddr),
}

impl Scope {
    fn contains(self, connection: &Connection) -> bool {
        match self {
            Scope::All => true,
            Scope::Client(client) => connection.client == client,
            Scope::Site(network) => site(connection.client) == Some(network),
        }
    }
}

impl ConnectionGuard {
    /// The token that is cancelled when the connection must close to make room for another.
    pub fn closed(&self) -> &CancellationToken {
        &self.0.closed
    }

    /// Limits of clients, guests and the room.
    pub fn limits(&self) -> &Limits {
        &self.0.connections.0.limits
    }

    /// Marks the connection as busy until the guard is dropped.
    pub fn busy(&self) -> BusyGuard {
        self.change(|busy| busy + 1, None);
        BusyGuard(self.clone())
    }

    /// Marks the connection as a socket of the table or event with this log until the guard is dropped. It then counts
    /// as a connection of the client with this address.
    pub fn watch(&self, log: LogId, player: Option<PlayerId>, address: IpAddr, now: Instant) -> SocketGuard {
        let socket = Socket { log, player, last_message: now };
        self.0.connections.open().open_socket(self.0.number, client(address), socket);
        SocketGuard(self.clone())
    }

    /// Marks the connection as idle while a body is received, until the guard is dropped. Its idle time is not
    /// restarted.
    pub fn receiving(&self) -> ReceivingGuard {
        self.change(|busy| busy.saturating_sub(1), None);
        ReceivingGuard(self.clone())
    }

    fn change(&self, change: impl FnOnce(u32) -> u32, now: Option<Instant>) {
        self.0.connections.open().change(self.0.number, change, now);
    }
}

impl Drop for BusyGuard {
    fn drop(&mut self) {
        self.0.change(|busy| busy.saturating_sub(1), Some(Instant::now()));
    }
}

impl SocketGuard {
    /// Records the time of the client's last message, by which load shedding chooses a socket to close.
    pub fn touch(&self, now: Instant) {
        let mut open = self.0.0.connections.open();
        if let Some(socket) = open.all.get_mut(&self.0.0.number).and_then(|one| one.socket.as_mut()) {
            socket.last_message = now;
        }
    }

    /// Waits until the socket must close to make room for another connection.
    pub async fn closed(&self) {
        self.0.closed().cancelled().await;
    }
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        if let Some(connection) = self.0.0.connections.open().all.get_mut(&self.0.0.number) {
            connection.socket = None;
        }
        self.0.change(|busy| busy.saturating_sub(1), Some(Instant::now()));
    }
}

impl Drop for ReceivingGuard {
    fn drop(&mut self) {
        self.0.change(|busy| busy + 1, None);
    }
}

impl Drop for ConnectionCount {
    fn drop(&mut self) {
        self.connections.open().remove(self.number);
    }
}

#[cfg(test)]
mod tests;
