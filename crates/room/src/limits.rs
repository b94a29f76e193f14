//! Rate limits (token buckets), quotas and timeouts of clients, guests and the room, all in one place.
//!
//! The defaults suit a club of a few hundred people behind one address. A *client* is an IPv4 address or an IPv6 /64
//! network. All clients of an IPv6 /48, the usual allocation of a site, share [`SITE_FACTOR`] times the limits of one
//! client. Programs on the room's machine are exempt from the limits of a client and from the rate limits of all
//! clients together, unless they forward requests of others; behind a trusted proxy the client is the address that the
//! proxy names. [`Limits::local_too`] removes the exemption. The other room-wide limits apply to everyone.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use tokio::time::{Duration, Instant};

/// Limits of a site (IPv6 /48) as a multiple of the limits of a client.
pub const SITE_FACTOR: u32 = 4;

/// Time after which a request that was refused because of a full quota may be retried, in seconds. Success is not
/// certain then: places become free only when other people close tables, end events or leave.
pub const QUOTA_RETRY_SECONDS: u32 = 60;

/// The site of a client, which is its IPv6 /48 network. `None` for an IPv4 address and for loopback.
pub fn site(client: IpAddr) -> Option<IpAddr> {
    let IpAddr::V6(address) = client else { return None };
    let [a, b, c, ..] = address.segments();
    (!address.is_loopback()).then(|| Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0).into())
}

/// The site of a client, or the client itself if it belongs to none.
pub fn site_or_client(client: IpAddr) -> IpAddr {
    site(client).unwrap_or(client)
}

/// Capacity and refill rate of a token bucket.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// Capacity, in tokens.
    pub burst: f64,
    /// Tokens added per second.
    pub per_second: f64,
}

/// Number of keys up to which no sweep removes full buckets.
const SWEEP_THRESHOLD: usize = 10_000;

/// A token bucket; its rate is passed to each call.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { tokens: rate.burst, at: now }
    }

    fn available(&self, rate: Rate, now: Instant) -> f64 {
        let added = now.saturating_duration_since(self.at).as_secs_f64() * rate.per_second;
        (self.tokens + added).min(rate.burst)
    }

    /// Takes a token.
    ///
    /// # Errors
    /// The time until the next token, if none is available.
    pub fn take(&mut self, rate: Rate, now: Instant) -> Result<(), RetryAfter> {
        let checked = self.check(rate, now);
        let left = self.available(rate, now);
        *self = Bucket { tokens: if checked.is_ok() { left - 1.0 } else { left }, at: now };
        checked
    }

    /// Checks that a token is available.
    ///
    /// # Errors
    /// The time until the next token, if none is available.
    pub fn check(&self, rate: Rate, now: Instant) -> Result<(), RetryAfter> {
        let missing = 1.0 - self.available(rate, now);
        if missing <= 0.0 {
            return Ok(());
        }
        // The cast of a large or infinite number gives the largest integer.
        let seconds = (missing / rate.per_second).ceil() as u32;
        Err(RetryAfter { seconds: seconds.clamp(1, DAY_S) })
    }
}

/// Longest time after which a client is told to try again, in seconds.
const DAY_S: u32 = 24 * 60 * 60;

/// Time after which a limited request succeeds, unless other requests come before it; at most a day, even if the
/// request cannot succeed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RetryAfter {
    /// The time in whole seconds, at least 1, rounded up.
    pub seconds: u32,
}

/// A token bucket per key. A sweep removes the full buckets once there are more than 10,000 keys and more than twice as
/// many as the last sweep left. The amortized cost of the sweeps is therefore a few visits per new key.
pub struct Buckets<K> {
    rate: Rate,
    all: HashMap<K, Bucket>,
    /// Number of keys above which the next sweep removes full buckets.
    sweep_above: usize,
    /// Number of buckets visited by sweeps.
    #[cfg(test)]
    visited: u64,
}

impl<K: Eq + Hash> Buckets<K> {
    /// Buckets with this rate, initially full.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets {
            rate,
            all: HashMap::new(),
            sweep_above: SWEEP_THRESHOLD,
            #[cfg(test)]
            visited: 0,
        }
    }

    /// Checks that a token for this key is available.
    ///
    /// # Errors
    /// The time until the next token, if none is available.
    pub fn check(&self, key: &K, now: Instant) -> Result<(), RetryAfter> {
        self.all.get(key).map_or(Ok(()), |bucket| bucket.check(self.rate, now))
    }

    /// Takes a token for this key.
    ///
    /// # Errors
    /// The time until the next token, if none is available.
    pub fn take(&mut self, key: K, now: Instant) -> Result<(), RetryAfter> {
        let rate = self.rate;
        if self.all.len() > self.sweep_above {
            #[cfg(test)]
            {
                self.visited += self.all.len() as u64;
            }
            self.all.retain(|_, bucket| bucket.available(rate, now) < rate.burst);
            self.sweep_above = SWEEP_THRESHOLD.max(2 * self.all.len());
        }
        self.all.entry(key).or_insert_with(|| Bucket::full(rate, now)).take(rate, now)
    }
}

/// Limits of clients, guests and the room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Maximum number of open connections; lower if the system allows fewer open files ([`Limits::within`]).
    pub connections: u32,
    /// Maximum number of open connections of a client.
    pub connections_per_address: u32,
    /// Maximum number of open sockets of a client.
    pub sockets_per_address: u32,
    /// Rate limit of requests per client.
    pub requests: Rate,
    /// Rate limit of the requests of all clients.
    pub requests_in_all: Rate,
    /// Rate limit of new guests per client.
    pub new_guests: Rate,
    /// Rate limit of the new guests of all clients.
    pub new_guests_in_all: Rate,
    /// Rate limit of new events per client.
    pub new_runs: Rate,
    /// Rate limit of a client's wrong codes: those of tally sheets, and those that move a guest to another device.
    pub wrong_codes: Rate,
    /// Rate limit of a client's wrong tokens: the administrator's token and the one for metrics.
    pub wrong_tokens: Rate,
    /// Maximum number of long requests, such as reports and exports, that run at a time.
    pub long_requests: u32,
    /// Maximum number of long requests that wait.
    pub long_requests_waiting: u32,
    /// Maximum number of long requests of a client that wait.
    pub long_requests_per_address: u32,
    /// Maximum number of open tables.
    pub tables: u32,
    /// Maximum number of open tables of a host.
    pub tables_per_guest: u32,
    /// Maximum number of open tables created by a client, counted from the start of the process.
    pub tables_per_address: u32,
    /// Maximum number of events in the room that are neither final nor cancelled.
    pub runs: u32,
    /// Maximum number of events created by one guest that are neither final nor cancelled.
    pub runs_per_guest: u32,
    /// Maximum number of events created by one client that are neither final nor cancelled, counted from the start of
    /// the process.
    pub runs_per_address: u32,
    /// Maximum number of viewers of the live board of one event. Each viewer also counts against the client's limit on
    /// sockets.
    pub viewers_per_run: u32,
    /// Time after which an event without requests or viewers is unloaded, which frees its memory until the next
    /// request.
    pub run_idle: Duration,
    /// Maximum number of bots at the open tables of a host.
    pub bots_per_guest: u32,
    /// Maximum number of bot accounts in the room, at which hosts make no more of them.
    pub bot_accounts: u32,
    /// Maximum number of bot accounts of a host.
    pub bot_accounts_per_guest: u32,
    /// Maximum number of open sockets of a bot account.
    pub sockets_per_bot: u32,
    /// Rate limit of the messages and requests of a bot account.
    pub bot_messages: Rate,
    /// Rate limit of a guest's changes at a table outside the game: seats, chips, bots, settings and pauses. It also
    /// applies to the entries of one person in an event.
    pub changes: Rate,
    /// Rate limit of a guest's messages in the chat of a table.
    pub chat: Rate,
    /// Rate limit of a host's decisions at all tables, each of which adds an entry to the audit log. The decisions at the
    /// tables that a client created have ten times this limit.
    pub decisions: Rate,
    /// Time after which an empty listed table closes; `None` for never.
    pub empty: Option<Duration>,
    /// Time after which an empty unlisted table closes; `None` for never.
    pub empty_unlisted: Option<Duration>,
    /// Number of tables on a page of the lobby.
    pub lobby_page: u32,
    /// Maximum length of a request's header with its request line, in bytes.
    pub header_bytes: u32,
    /// Maximum length of a request's JSON body, in bytes.
    pub body_bytes: u32,
    /// Maximum length of an imported file of participants, in bytes.
    pub file_bytes: u32,
    /// Maximum length of a client's message on a socket, in bytes.
    pub message_bytes: u32,
    /// Rate limit of the messages on a socket.
    pub messages: Rate,
    /// Timeout for the TLS handshake, for receiving a request's header, and for an idle connection between two
    /// requests.
    pub header_time: Duration,
    /// Timeout for receiving a request's body.
    pub body_time: Duration,
    /// Timeout for writing to a client that does not read.
    pub write_time: Duration,
    /// `true` to apply the limits to programs on the room's machine too.
    pub local_too: bool,
}

/// File descriptors reserved for uses other than connections: the database, its write-ahead log, the listener, and
/// refusals being sent.
const RESERVED_FILES: u32 = 64;

const HOUR: Duration = Duration::from_secs(3600);

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 4_000,
            connections_per_address: 1_500,
            sockets_per_address: 600,
            requests: Rate { burst: 3_000.0, per_second: 300.0 },
            requests_in_all: Rate { burst: 20_000.0, per_second: 2_000.0 },
            new_guests: Rate { burst: 300.0, per_second: 0.2 },
            new_guests_in_all: Rate { burst: 2_000.0, per_second: 2.0 },
            new_runs: Rate { burst: 60.0, per_second: 60.0 / 3600.0 },
            wrong_codes: Rate { burst: 30.0, per_second: 0.2 },
            wrong_tokens: Rate { burst: 10.0, per_second: 1.0 / 60.0 },
            long_requests: 2,
            long_requests_waiting: 64,
            long_requests_per_address: 16,
            tables: 2_000,
            tables_per_guest: 10,
            tables_per_address: 100,
            runs: 10_000,
            runs_per_guest: 100,
            runs_per_address: 200,
            viewers_per_run: 2_000,
            run_idle: Duration::from_secs(600),
            bots_per_guest: 40,
            bot_accounts: 1_000,
            bot_accounts_per_guest: 10,
            sockets_per_bot: 10,
            bot_messages: Rate { burst: 40.0, per_second: 10.0 },
            changes: Rate { burst: 200.0, per_second: 10.0 },
            chat: Rate { burst: 6.0, per_second: 0.5 },
            decisions: Rate { burst: 200.0, per_second: 200.0 / 3600.0 },
            empty: Some(HOUR * 24),
            empty_unlisted: Some(HOUR * 24 * 7),
            lobby_page: 30,
            header_bytes: 16 * 1024,
            body_bytes: 64 * 1024,
            file_bytes: 2 * 1024 * 1024,
            message_bytes: 16 * 1024,
            messages: Rate { burst: 60.0, per_second: 20.0 },
            header_time: Duration::from_secs(20),
            body_time: Duration::from_secs(15),
            write_time: Duration::from_secs(30),
            local_too: false,
        }
    }
}

impl Rate {
    /// The rate of a whole site (a /48 network), which its clients share.
    #[must_use]
    pub fn for_site(self) -> Rate {
        let times = f64::from(SITE_FACTOR);
        Rate { burst: self.burst * times, per_second: self.per_second * times }
    }
}

impl Limits {
    /// Maximum size of the log of an event that is uploaded, in bytes: 16 times that of a file of participants.
    pub const fn log_bytes(&self) -> u32 {
        self.file_bytes.saturating_mul(16)
    }

    /// Time after which an empty table closes; `None` for never.
    pub const fn empty_timeout(&self, listed: bool) -> Option<Duration> {
        if listed { self.empty } else { self.empty_unlisted }
    }

    /// Maximum number of open connections of a site; like a client, a site never takes up all connections of the room.
    pub fn connections_per_site(&self) -> u32 {
        let some = self.connections - self.connections / 4;
        self.connections_per_address.saturating_mul(SITE_FACTOR).min(some).max(self.connections_per_address)
    }

    /// The limits for a process that may open this many files; at least 8 connections are allowed in any case. No
    /// client can take up all connections of the room, nor all of its own connections with sockets.
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

    /// The cost of a request stays constant as the number of clients grows, even while no bucket is full and can be
    /// removed.
    #[test]
    fn the_cost_of_a_request_does_not_grow_with_the_number_of_clients() {
        let (rate, now) = (Rate { burst: 100.0, per_second: 1.0 }, Instant::now());
        let mut buckets = Buckets::new(rate);
        let (clients, rounds) = (4 * SWEEP_THRESHOLD as u64, 2);
        for _ in 0..rounds {
            assert!((0..clients).all(|client| buckets.take(client, now).is_ok()));
        }
        assert!(buckets.visited <= 2 * clients, "{} buckets were visited", buckets.visited);
        assert_eq!(buckets.all.len() as u64, clients);
        let later = now + Duration::from_secs(200);
        for client in 0..=3 * clients {
            buckets.take(clients + client, later).unwrap();
        }
        let left = buckets.all.keys().filter(|&&client| client < clients).count();
        assert_eq!(left, 0, "full buckets are removed");
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

    #[test]
    fn a_client_learns_when_the_next_token_is_available() {
        let (rate, now) = (Rate { burst: 2.0, per_second: 0.1 }, Instant::now());
        let later = |seconds| now + Duration::from_secs(seconds);
        let mut bucket = Bucket::full(rate, now);
        assert_eq!([bucket.take(rate, now), bucket.take(rate, now)], [Ok(()); 2]);
        assert_eq!(bucket.take(rate, now), Err(RetryAfter { seconds: 10 }));
        assert_eq!(bucket.take(rate, later(7)), Err(RetryAfter { seconds: 3 }));
        assert_eq!(bucket.take(rate, later(10)), Ok(()), "a refused request costs nothing");
        let never = Rate { burst: 0.0, per_second: 0.0 };
        assert_eq!(Bucket::full(never, now).take(never, now), Err(RetryAfter { seconds: 86_400 }));
    }
}
