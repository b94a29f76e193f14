//! Rate limits and quotas of clients: token buckets for requests, new guests and new events, and a limit on open
//! sockets.
//!
//! [`crate::limits`] defines the values.

use super::client_key::{client, decrement};
use super::error::HttpError;
use super::error_response::ErrorResponse;
use crate::limits::{Buckets, Limits, Rate, SITE_FACTOR, site};
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// Rate limiters of all clients.
pub struct Clients {
    limits: Limits,
    clients: RateLimiters,
    /// Rate limiters of all sites (IPv6 /48), with [`SITE_FACTOR`] times the limits.
    sites: RateLimiters,
    sockets: Sockets,
}

/// Token buckets by client or by site.
struct RateLimiters {
    requests: Mutex<Buckets<IpAddr>>,
    new_guests: Mutex<Buckets<IpAddr>>,
    new_runs: Mutex<Buckets<IpAddr>>,
    /// Wrong codes of tally sheets.
    wrong_codes: Mutex<Buckets<IpAddr>>,
}

/// Selects the buckets of one kind.
type BucketKind = fn(&RateLimiters) -> &Mutex<Buckets<IpAddr>>;

impl RateLimiters {
    /// Full buckets, with the rates of the limits multiplied by this factor.
    fn new(limits: &Limits, times: fn(Rate) -> Rate) -> RateLimiters {
        let buckets = |rate| Mutex::new(Buckets::new(times(rate)));
        RateLimiters {
            requests: buckets(limits.requests),
            new_guests: buckets(limits.new_guests),
            new_runs: buckets(limits.new_runs),
            wrong_codes: buckets(limits.wrong_codes),
        }
    }
}

/// Number of open sockets, by client and by site.
type Sockets = Arc<[Mutex<HashMap<IpAddr, u32>>; 2]>;

/// The permit of one open socket, which is released on drop.
pub struct SocketPermit {
    client: IpAddr,
    sockets: Sockets,
}

impl Clients {
    /// Rate limiters with these limits.
    pub fn new(limits: Limits) -> Clients {
        Clients {
            limits,
            clients: RateLimiters::new(&limits, |rate| rate),
            sites: RateLimiters::new(&limits, Rate::for_site),
            sockets: Arc::default(),
        }
    }

    /// The client key of an address; `None` if it is exempt from the limits.
    pub fn limited_client(&self, address: SocketAddr) -> Option<IpAddr> {
        let client = client(address);
        (self.limits.local_too || !client.is_loopback()).then_some(client)
    }

    /// Takes a token from the buckets of the client and of its site, for a request from this address. Returns whether
    /// both had one. Always `true` for an exempt address.
    fn request(&self, address: SocketAddr, now: Instant) -> bool {
        self.take(address, now, |limiters| &limiters.requests)
    }

    /// Takes a token from one kind of bucket of the client, and then of its site. Returns whether both had one. Always
    /// `true` for an exempt address.
    fn take(&self, address: SocketAddr, now: Instant, kind: BucketKind) -> bool {
        self.buckets(address, kind).all(|(buckets, key)| lock(buckets).take(key, now))
    }

    /// The buckets of one kind that count this address: those of clients, then those of sites, each with its key for the
    /// address; none if the address is exempt.
    fn buckets(
        &self,
        address: SocketAddr,
        kind: BucketKind,
    ) -> impl Iterator<Item = (&Mutex<Buckets<IpAddr>>, IpAddr)> {
        let client = self.limited_client(address);
        let keys = [client, client.and_then(site)];
        let kinds = [kind(&self.clients), kind(&self.sites)];
        kinds.into_iter().zip(keys).filter_map(|(buckets, key)| Some((buckets, key?)))
    }

    /// Counts a new guest from this address.
    ///
    /// # Errors
    /// [`HttpError::TooManyGuests`] if the client or its site has reached its limit of new guests.
    pub fn new_guest(&self, address: SocketAddr) -> Result<(), HttpError> {
        let may = self.take(address, Instant::now(), |limiters| &limiters.new_guests);
        if may { Ok(()) } else { Err(HttpError::TooManyGuests) }
    }

    /// Counts a new event from this address.
    ///
    /// # Errors
    /// [`HttpError::TooManyRuns`] if the client or its site has reached its limit of new events.
    pub fn new_run(&self, address: SocketAddr) -> Result<(), HttpError> {
        let may = self.take(address, Instant::now(), |limiters| &limiters.new_runs);
        if may { Ok(()) } else { Err(HttpError::TooManyRuns) }
    }

    /// Checks that this address may look up a code. At the limit of wrong codes, valid codes are refused too, since a
    /// result would confirm a guess.
    ///
    /// # Errors
    /// [`HttpError::TooManyCodes`] if the client or its site tried too many wrong codes.
    pub fn may_try_code(&self, address: SocketAddr) -> Result<(), HttpError> {
        let now = Instant::now();
        let may = self
            .buckets(address, |limiters| &limiters.wrong_codes)
            .all(|(buckets, key)| lock(buckets).has(&key, now));
        if may { Ok(()) } else { Err(HttpError::TooManyCodes) }
    }

    /// Counts a wrong code from this address.
    pub fn wrong_code(&self, address: SocketAddr) {
        let now = Instant::now();
        self.buckets(address, |limiters| &limiters.wrong_codes).for_each(|(buckets, key)| {
            lock(buckets).take(key, now);
        });
    }

    /// Takes a slot for another socket from this address. At the limit, `close_one` may close one of its sockets to
    /// free a slot.
    ///
    /// # Errors
    /// [`HttpError::TooManySockets`] if the client or its site is at its limit and no socket was closed.
    pub fn socket(
        &self,
        address: SocketAddr,
        close_one: impl Fn() -> bool,
    ) -> Result<SocketPermit, HttpError> {
        let (client, of_client) = (client(address), self.limits.sockets_per_address);
        let keys = [(Some(client), of_client), (site(client), of_client.saturating_mul(SITE_FACTOR))];
        let is_limited = self.limited_client(address).is_some();
        let full = self.sockets.iter().zip(keys).find_map(|(sockets, (key, most))| {
            let open = sockets.lock().unwrap_or_else(PoisonError::into_inner).get(&key?).copied();
            (is_limited && open.unwrap_or_default() >= most).then_some(most)
        });
        if let Some(most) = full.filter(|_| !close_one()) {
            return Err(HttpError::TooManySockets { most });
        }
        for (sockets, (key, _)) in self.sockets.iter().zip(keys) {
            let mut sockets = sockets.lock().unwrap_or_else(PoisonError::into_inner);
            key.into_iter().for_each(|key| *sockets.entry(key).or_default() += 1);
        }
        Ok(SocketPermit { client, sockets: self.sockets.clone() })
    }
}

fn lock(buckets: &Mutex<Buckets<IpAddr>>) -> MutexGuard<'_, Buckets<IpAddr>> {
    buckets.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        for (sockets, key) in self.sockets.iter().zip([Some(self.client), site(self.client)]) {
            let mut sockets = sockets.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(key) = key {
                decrement(&mut sockets, key);
            }
        }
    }
}

/// Passes on a request if its client and site are within their rate limits.
///
/// # Errors
/// [`HttpError::TooManyRequests`] if the client or its site exceeds its rate limit.
pub async fn check(
    State(clients): State<Arc<Clients>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Result<Response, ErrorResponse> {
    if clients.request(address, Instant::now()) {
        return Ok(next.run(request).await);
    }
    Err(HttpError::TooManyRequests.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn clients() -> Clients {
        Clients::new(Limits::default())
    }

    fn address(text: &str) -> SocketAddr {
        SocketAddr::new(text.parse().unwrap(), 1)
    }

    #[test]
    fn each_address_has_a_bucket_that_refills() {
        let (limits, now) = (clients(), Instant::now());
        let (ann, bob) = (address("192.168.1.2"), address("192.168.1.3"));
        assert!((0..3000).all(|_| limits.request(ann, now)));
        assert!(!limits.request(ann, now) && limits.request(bob, now));
        let later = now + Duration::from_millis(10);
        assert_eq!((0..5).filter(|_| limits.request(ann, later)).count(), 3);
    }

    #[test]
    fn an_ipv6_network_is_one_client_and_loopback_is_exempt() {
        let (limits, now) = (clients(), Instant::now());
        assert!((0..3000).all(|_| limits.request(address("2001:db8::1"), now)));
        assert!(!limits.request(address("2001:db8::2"), now));
        assert!((0..4000).all(|_| limits.request(address("127.0.0.1"), now)));
    }

    /// A guest who creates and discards events stays below the maximum number of events.
    #[test]
    fn the_rate_of_new_events_is_limited() {
        let (limits, ann) = (clients(), address("192.168.1.2"));
        assert_eq!((0..100).filter(|_| limits.new_run(ann).is_ok()).count(), 60);
        assert!(limits.new_run(address("192.168.1.3")).is_ok());
    }

    #[test]
    fn a_closed_socket_frees_its_slot() {
        let (limits, ann) = (clients(), address("192.168.1.2"));
        let none = || false;
        let mut slots: Vec<SocketPermit> = (0..600).map(|_| limits.socket(ann, none).unwrap()).collect();
        assert!(limits.socket(ann, none).is_err());
        assert!(limits.socket(ann, || true).is_ok(), "another socket was closed");
        slots.pop();
        assert!(limits.socket(ann, none).is_ok());
        slots.clear();
        assert!(limits.sockets.iter().all(|sockets| sockets.lock().unwrap().is_empty()));
    }

    /// A /48 network contains 65,536 /64 networks.
    #[test]
    fn a_site_has_four_times_the_limits_of_a_client() {
        let (limits, now) = (clients(), Instant::now());
        let networks = |site: u16| (0..100_u16).map(move |n| address(&format!("2001:db8:{site:x}:{n:x}::1")));
        let asked =
            |site| (0..200).flat_map(|_| networks(site)).filter(|&one| limits.request(one, now)).count();
        assert_eq!(asked(1), 4 * 3000);
        assert_eq!(asked(2), 4 * 3000, "the limits of each site are separate");
        let guests = networks(3).flat_map(|one| [one; 20]).filter(|&one| limits.new_guest(one).is_ok());
        assert_eq!(guests.count(), 4 * 300);
        let sockets =
            networks(1).flat_map(|one| [one; 50]).filter_map(|one| limits.socket(one, || false).ok());
        let sockets: Vec<SocketPermit> = sockets.collect();
        assert_eq!(sockets.len(), 4 * 600);
        drop(sockets);
        assert!(limits.sockets.iter().all(|sockets| sockets.lock().unwrap().is_empty()));
    }
}
