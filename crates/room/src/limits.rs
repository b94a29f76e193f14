//! Rate limits (token buckets), quotas and timeouts of clients, guests and the room, all in one place.
//!
//! The defaults suit a club of some hundred people behind one address. A *client* is an IP address, of IPv6 a network of
//! 64 bits. All clients of an IPv6 network of 48 bits, which is what a site is given, may together use [`OF_A_SITE`] times
//! as much as one. This machine itself counts as no client, since a proxy in front of the room connects from here for
//! everybody: then the proxy must limit each client. [`Limits::local_too`] changes that. The limits in all hold for
//! everybody.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use tokio::time::{Duration, Instant};

/// Limits of a site (IPv6 /48), as a multiple of those of a client.
pub const OF_A_SITE: u32 = 4;

/// The IPv6 network of 48 bits of a client; none of an IPv4 address.
pub fn site(client: IpAddr) -> Option<IpAddr> {
    let IpAddr::V6(address) = client else { return None };
    let [a, b, c, ..] = address.segments();
    (!address.is_loopback()).then(|| Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0).into())
}

/// The rate of a token bucket.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// Capacity, in tokens.
    pub burst: f64,
    /// Tokens added each second.
    pub a_second: f64,
}

/// After so many keys the buckets that are full again are first forgotten.
const REMEMBERED: usize = 10_000;

/// A token bucket.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full one.
    pub fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: rate.burst, at: now }
    }

    fn left(&self, rate: Rate, now: Instant) -> f64 {
        let come = now.saturating_duration_since(self.at).as_secs_f64() * rate.a_second;
        (self.left + come).min(rate.burst)
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let left = self.left(rate, now);
        let some = left >= 1.0;
        *self = Bucket { left: if some { left - 1.0 } else { left }, at: now };
        some
    }
}

/// A token bucket for each key. Buckets that are full again are forgotten whenever the keys have doubled since: so all
/// that looking costs is a few buckets a key, however many keys there are.
pub struct Buckets<K> {
    rate: Rate,
    all: HashMap<K, Bucket>,
    /// With more keys than this, those whose buckets are full again are forgotten.
    most: usize,
    /// Number of buckets visited by sweeps.
    #[cfg(test)]
    looked_at: u64,
}

impl<K: Eq + Hash> Buckets<K> {
    /// Full ones, of this rate.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets {
            rate,
            all: HashMap::new(),
            most: REMEMBERED,
            #[cfg(test)]
            looked_at: 0,
        }
    }

    /// Takes a token of this key, if there is one.
    pub fn take(&mut self, key: K, now: Instant) -> bool {
        let rate = self.rate;
        if self.all.len() > self.most {
            #[cfg(test)]
            {
                self.looked_at += self.all.len() as u64;
            }
            self.all.retain(|_, bucket| bucket.left(rate, now) < rate.burst);
            self.most = REMEMBERED.max(2 * self.all.len());
        }
        self.all.entry(key).or_insert_with(|| Bucket::full(rate, now)).take(rate, now)
    }
}

/// The limits of a room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Open connections in all; fewer where the system allows fewer open files ([`Limits::within`]).
    pub connections: u32,
    /// Open connections of a client.
    pub connections_per_address: u32,
    /// Open sockets of a client.
    pub sockets_per_address: u32,
    /// Requests of a client.
    pub requests: Rate,
    /// New guests of a client.
    pub new_guests: Rate,
    /// Open tables in all.
    pub tables: u32,
    /// Open tables of a host.
    pub tables_per_guest: u32,
    /// Open tables that were created from a client since the room was started.
    pub tables_per_address: u32,
    /// Bots at the open tables of a host.
    pub bots_per_guest: u32,
    /// Changes of a guest at a table besides the game: seats, chips, bots, settings and pauses.
    pub changes: Rate,
    /// Time after which an empty listed table closes; none for never.
    pub empty: Option<Duration>,
    /// Time after which an empty unlisted table closes; none for never.
    pub empty_unlisted: Option<Duration>,
    /// Tables on a page of the lobby.
    pub lobby_page: u32,
    /// The longest header of a request, its first line included, in bytes.
    pub header_bytes: usize,
    /// For the header of a request, and between two requests of a connection.
    pub header_time: Duration,
    /// For the body of a request.
    pub body_time: Duration,
    /// For a client that reads nothing of what it is sent.
    pub write_time: Duration,
    /// `true` to apply the limits of a client to this machine too.
    pub local_too: bool,
}

/// Open files that are not connections: the database, its log, the listener, and refusals that are being sent.
const RESERVED_FILES: u32 = 64;

const HOUR: Duration = Duration::from_secs(3600);

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 4_000,
            connections_per_address: 1_500,
            sockets_per_address: 600,
            requests: Rate { burst: 3_000.0, a_second: 300.0 },
            new_guests: Rate { burst: 300.0, a_second: 0.2 },
            tables: 2_000,
            tables_per_guest: 10,
            tables_per_address: 100,
            bots_per_guest: 40,
            changes: Rate { burst: 200.0, a_second: 10.0 },
            empty: Some(HOUR * 24),
            empty_unlisted: Some(HOUR * 24 * 7),
            lobby_page: 30,
            header_bytes: 16 * 1024,
            header_time: Duration::from_secs(20),
            body_time: Duration::from_secs(15),
            write_time: Duration::from_secs(30),
            local_too: false,
        }
    }
}

impl Rate {
    /// The rate of a whole site.
    #[must_use]
    pub fn of_a_site(self) -> Rate {
        let times = f64::from(OF_A_SITE);
        Rate { burst: self.burst * times, a_second: self.a_second * times }
    }
}

impl Limits {
    /// Time after which an empty table closes; none for never.
    pub const fn longest_empty(&self, listed: bool) -> Option<Duration> {
        if listed { self.empty } else { self.empty_unlisted }
    }

    /// Open connections of a site: it never takes all of them either.
    pub fn connections_per_site(&self) -> u32 {
        let some = self.connections - self.connections / 4;
        self.connections_per_address.saturating_mul(OF_A_SITE).min(some).max(self.connections_per_address)
    }

    /// The limits for a process that may have so many open files. One client never takes all connections, nor all of its
    /// own with sockets.
    #[must_use]
    pub fn within(self, files: u64) -> Limits {
        let files = u32::try_from(files).unwrap_or(u32::MAX);
        let connections = self.connections.min(files.saturating_sub(RESERVED_FILES)).max(8);
        let connections_per_address = self.connections_per_address.min(connections - connections / 4);
        let most_sockets = connections_per_address - connections_per_address / 4;
        let sockets_per_address = self.sockets_per_address.min(most_sockets);
        Limits { connections, connections_per_address, sockets_per_address, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Many clients, none of whose buckets is full again: each request costs about the same, however many there are.
    #[test]
    fn what_a_request_costs_does_not_grow_with_the_number_of_clients() {
        let (rate, now) = (Rate { burst: 100.0, a_second: 1.0 }, Instant::now());
        let mut buckets = Buckets::new(rate);
        let (clients, rounds) = (4 * REMEMBERED as u64, 2);
        for _ in 0..rounds {
            assert!((0..clients).all(|client| buckets.take(client, now)));
        }
        assert!(buckets.looked_at <= 2 * clients, "{} buckets were looked at", buckets.looked_at);
        assert_eq!(buckets.all.len() as u64, clients);
        let later = now + Duration::from_secs(200);
        for client in 0..=3 * clients {
            buckets.take(clients + client, later);
        }
        let left = buckets.all.keys().filter(|&&client| client < clients).count();
        assert_eq!(left, 0, "buckets that are full again are forgotten");
    }

    #[test]
    fn one_client_leaves_connections_to_others_however_few_files_there_are() {
        for files in [0, 64, 256, 1_024, 1_000_000] {
            let limits = Limits::default().within(files);
            assert!(limits.connections_per_address < limits.connections, "{files}: {limits:?}");
            assert!(limits.sockets_per_address < limits.connections_per_address, "{files}: {limits:?}");
        }
        assert_eq!(Limits::default().within(256).connections, 192);
        assert_eq!(Limits::default().within(1_000_000), Limits::default());
    }
}
