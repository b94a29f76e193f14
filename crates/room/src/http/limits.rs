//! Rate limits and quotas of clients: token buckets for requests, new guests, new events and wrong secrets, and a limit
//! on open sockets.
//!
//! [`crate::limits`] defines the values.

use super::client_key::{client, decrement};
use super::error::HttpError;
use super::error_response::ErrorResponse;
use super::forwarded::{ClientAddress, TrustedProxies};
use super::usage::Usage;
use crate::limits::{Bucket, Buckets, Limits, QUOTA_RETRY_SECONDS, Rate, RetryAfter, SITE_FACTOR, site};
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// Rate limiters, socket counts and usage of all clients.
pub struct Clients {
    limits: Limits,
    proxies: TrustedProxies,
    clients: RateLimiters,
    /// Rate limiters of all sites (IPv6 /48), with [`SITE_FACTOR`] times the limits.
    sites: RateLimiters,
    requests_in_all: Mutex<Bucket>,
    new_guests_in_all: Mutex<Bucket>,
    sockets: Sockets,
    usage: Usage,
}

/// Token buckets by client or by site.
struct RateLimiters {
    requests: Mutex<Buckets<IpAddr>>,
    new_guests: Mutex<Buckets<IpAddr>>,
    new_runs: Mutex<Buckets<IpAddr>>,
    wrong_codes: Mutex<Buckets<IpAddr>>,
    wrong_tokens: Mutex<Buckets<IpAddr>>,
}

/// Selects the buckets of one kind.
type BucketKind = fn(&RateLimiters) -> &Mutex<Buckets<IpAddr>>;

impl RateLimiters {
    /// Rate limiters with full buckets. `times` multiplies the rates of the limits.
    fn new(limits: &Limits, times: fn(Rate) -> Rate) -> RateLimiters {
        let buckets = |rate| Mutex::new(Buckets::new(times(rate)));
        RateLimiters {
            requests: buckets(limits.requests),
            new_guests: buckets(limits.new_guests),
            new_runs: buckets(limits.new_runs),
            wrong_codes: buckets(limits.wrong_codes),
            wrong_tokens: buckets(limits.wrong_tokens),
        }
    }
}

/// A secret that a client might try to guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secret {
    /// The code of a tally sheet, or one that moves a guest to another device.
    Code,
    /// The administrator's token, or the token for metrics.
    Token,
}

impl Secret {
    fn buckets(self) -> BucketKind {
        match self {
            Secret::Code => |limiters| &limiters.wrong_codes,
            Secret::Token => |limiters| &limiters.wrong_tokens,
        }
    }
}

/// Number of open sockets, by client and by site.
type Sockets = Arc<[Mutex<HashMap<IpAddr, u32>>; 2]>;

/// The permit for one open socket; it is released on drop.
pub struct SocketPermit {
    client: IpAddr,
    sockets: Sockets,
}

impl Clients {
    /// The clients of a room with these limits and trusted proxies.
    pub fn new(limits: Limits, proxies: TrustedProxies) -> Clients {
        let full = |rate| Mutex::new(Bucket::full(rate, Instant::now()));
        Clients {
            limits,
            proxies,
            clients: RateLimiters::new(&limits, |rate| rate),
            sites: RateLimiters::new(&limits, Rate::for_site),
            requests_in_all: full(limits.requests_in_all),
            new_guests_in_all: full(limits.new_guests_in_all),
            sockets: Arc::default(),
            usage: Usage::default(),
        }
    }

    /// The proxies that the room trusts.
    pub const fn proxies(&self) -> &TrustedProxies {
        &self.proxies
    }

    /// The requests and the processor time of each client.
    pub const fn usage(&self) -> &Usage {
        &self.usage
    }

    /// The client key of an address; `None` if it is exempt from the limits.
    pub fn limited_client(&self, address: ClientAddress) -> Option<IpAddr> {
        (self.limits.local_too || !address.is_local).then_some(client(address.ip))
    }

    /// Takes tokens from the buckets of the client, of its site and of the room, for a request from this address. An
    /// exempt address needs none.
    ///
    /// # Errors
    /// [`HttpError::TooManyRequests`] if the client or its site has reached its limit of requests, and
    /// [`HttpError::RoomBusy`] if all clients together have.
    fn request(&self, address: ClientAddress, now: Instant) -> Result<(), HttpError> {
        let taken = self.take(address, now, |limiters| &limiters.requests);
        taken.map_err(|RetryAfter { seconds }| HttpError::TooManyRequests { retry_seconds: seconds })?;
        self.take_of_all(address, now, &self.requests_in_all, self.limits.requests_in_all)
    }

    /// Takes a token from a bucket that all clients share. An exempt address needs none.
    fn take_of_all(
        &self,
        address: ClientAddress,
        now: Instant,
        bucket: &Mutex<Bucket>,
        rate: Rate,
    ) -> Result<(), HttpError> {
        if self.limited_client(address).is_none() {
            return Ok(());
        }
        let taken = bucket.lock().unwrap_or_else(PoisonError::into_inner).take(rate, now);
        taken.map_err(|RetryAfter { seconds }| HttpError::RoomBusy { retry_seconds: seconds })
    }

    /// Takes a token from the client's bucket of one kind, and then from that of its site.
    fn take(&self, address: ClientAddress, now: Instant, kind: BucketKind) -> Result<(), RetryAfter> {
        self.buckets(address, kind).try_for_each(|(buckets, key)| lock(buckets).take(key, now))
    }

    /// The buckets of one kind that count an address, each with the address's key: first the buckets of clients, then
    /// those of sites. Empty if the address is exempt.
    fn buckets(
        &self,
        address: ClientAddress,
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
    /// [`HttpError::TooManyGuests`] if the client or its site has reached its limit of new guests, and
    /// [`HttpError::RoomBusy`] if all clients together have.
    pub fn new_guest(&self, address: ClientAddress) -> Result<(), HttpError> {
        let now = Instant::now();
        let taken = self.take(address, now, |limiters| &limiters.new_guests);
        taken.map_err(|RetryAfter { seconds }| HttpError::TooManyGuests { retry_seconds: seconds })?;
        self.take_of_all(address, now, &self.new_guests_in_all, self.limits.new_guests_in_all)
    }

    /// Counts a new event from this address.
    ///
    /// # Errors
    /// [`HttpError::TooManyRuns`] if the client or its site has reached its limit of new events.
    pub fn new_run(&self, address: ClientAddress) -> Result<(), HttpError> {
        let taken = self.take(address, Instant::now(), |limiters| &limiters.new_runs);
        taken.map_err(|RetryAfter { seconds }| HttpError::TooManyRuns { retry_seconds: seconds })
    }

    /// Checks that this address may try a secret. At the limit of wrong secrets, correct ones are refused too, since
    /// their acceptance would confirm a guess.
    ///
    /// # Errors
    /// [`HttpError::TooManyCodes`] or [`HttpError::TooManyTokens`] if the client or its site tried too many wrong
    /// secrets.
    pub fn may_try(&self, address: ClientAddress, secret: Secret) -> Result<(), HttpError> {
        let now = Instant::now();
        let mut buckets = self.buckets(address, secret.buckets());
        let checked = buckets.try_for_each(|(buckets, key)| lock(buckets).check(&key, now));
        checked.map_err(|RetryAfter { seconds: retry_seconds }| match secret {
            Secret::Code => HttpError::TooManyCodes { retry_seconds },
            Secret::Token => HttpError::TooManyTokens { retry_seconds },
        })
    }

    /// Counts a wrong secret from this address.
    pub fn count_wrong(&self, address: ClientAddress, secret: Secret) {
        let now = Instant::now();
        self.buckets(address, secret.buckets()).for_each(|(buckets, key)| {
            // The buckets are checked before the next secret is tried.
            let _ = lock(buckets).take(key, now);
        });
    }

    /// Takes a slot for another socket from this address. At the limit, `close_one` may close one of its sockets to
    /// free a slot, and returns whether it did.
    ///
    /// # Errors
    /// [`HttpError::TooManySockets`] if the client or its site is at its limit and no socket was closed.
    pub fn socket(
        &self,
        address: ClientAddress,
        close_one: impl Fn() -> bool,
    ) -> Result<SocketPermit, HttpError> {
        let (client, of_client) = (client(address.ip), self.limits.sockets_per_address);
        let keys = [(Some(client), of_client), (site(client), of_client.saturating_mul(SITE_FACTOR))];
        let is_limited = self.limited_client(address).is_some();
        let full = self.sockets.iter().zip(keys).find_map(|(sockets, (key, most))| {
            let open = sockets.lock().unwrap_or_else(PoisonError::into_inner).get(&key?).copied();
            (is_limited && open.unwrap_or_default() >= most).then_some(most)
        });
        if let Some(most) = full.filter(|_| !close_one()) {
            return Err(HttpError::TooManySockets { most, retry_seconds: QUOTA_RETRY_SECONDS });
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

/// Passes on a request if its client and site are within their rate limits, and measures its processor time. Otherwise
/// the response is [`HttpError::TooManyRequests`], or [`HttpError::RoomBusy`] if all clients together exceed the limit
/// of the room.
pub async fn check(
    State(clients): State<Arc<Clients>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let address = clients.proxies.client(peer, request.headers());
    let (client, now) = (client(address.ip), Instant::now());
    let processor = clients.usage.request(client, now);
    let response = match clients.request(address, now) {
        Ok(()) => processor.measure(next.run(request)).await,
        Err(refused) => ErrorResponse::from(refused).into_response(),
    };
    if response.status().is_client_error() || response.status().is_server_error() {
        clients.usage.refused(client);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn clients() -> Clients {
        Clients::new(Limits::default(), TrustedProxies::default())
    }

    fn address(text: &str) -> ClientAddress {
        ClientAddress::of_peer(SocketAddr::new(text.parse().unwrap(), 1))
    }

    #[test]
    fn each_address_has_a_bucket_that_refills() {
        let (limits, now) = (clients(), Instant::now());
        let (ann, bob) = (address("192.168.1.2"), address("192.168.1.3"));
        assert!((0..3000).all(|_| limits.request(ann, now).is_ok()));
        assert_eq!(limits.request(ann, now), Err(HttpError::TooManyRequests { retry_seconds: 1 }));
        assert!(limits.request(bob, now).is_ok());
        let later = now + Duration::from_millis(10);
        assert_eq!((0..5).filter(|_| limits.request(ann, later).is_ok()).count(), 3);
    }

    #[test]
    fn an_ipv6_network_is_one_client_and_loopback_is_exempt() {
        let (limits, now) = (clients(), Instant::now());
        assert!((0..3000).all(|_| limits.request(address("2001:db8::1"), now).is_ok()));
        assert!(limits.request(address("2001:db8::2"), now).is_err());
        assert!((0..4000).all(|_| limits.request(address("127.0.0.1"), now).is_ok()));
    }

    /// A guest who creates and discards events stays below the maximum number of events.
    #[test]
    fn the_rate_of_new_events_is_limited() {
        let (limits, ann) = (clients(), address("192.168.1.2"));
        assert_eq!((0..100).filter(|_| limits.new_run(ann).is_ok()).count(), 60);
        assert!(limits.new_run(address("192.168.1.3")).is_ok());
        assert_eq!(limits.new_run(ann), Err(HttpError::TooManyRuns { retry_seconds: 60 }));
    }

    #[test]
    fn after_too_many_wrong_tokens_the_right_one_is_refused_for_a_time() {
        let (limits, eve) = (clients(), address("192.168.1.2"));
        for _ in 0..10 {
            assert!(limits.may_try(eve, Secret::Token).is_ok());
            limits.count_wrong(eve, Secret::Token);
        }
        let refused = limits.may_try(eve, Secret::Token);
        assert_eq!(refused, Err(HttpError::TooManyTokens { retry_seconds: 60 }));
        assert!(limits.may_try(eve, Secret::Code).is_ok(), "codes are counted separately");
        assert!(limits.may_try(address("192.168.1.3"), Secret::Token).is_ok());
    }

    #[test]
    fn the_limits_of_the_room_hold_for_any_number_of_addresses() {
        let few = Rate { burst: 100.0, per_second: 0.5 };
        let few = Limits { requests_in_all: few, new_guests_in_all: few, ..Limits::default() };
        let (limits, now) = (Clients::new(few, TrustedProxies::default()), Instant::now());
        let addresses: Vec<ClientAddress> =
            (0..1_000_u16).map(|n| address(&format!("2001:db8:{n:x}::1"))).collect();
        assert_eq!(addresses.iter().filter(|&&one| limits.request(one, now).is_ok()).count(), 100);
        assert_eq!(addresses.iter().filter(|&&one| limits.new_guest(one).is_ok()).count(), 100);
        let newcomer = address("192.168.1.2");
        assert_eq!(limits.request(newcomer, now), Err(HttpError::RoomBusy { retry_seconds: 2 }));
        assert!(limits.request(address("127.0.0.1"), now).is_ok(), "programs on this machine are exempt");
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
        let plenty = Rate { burst: 1e9, per_second: 1e9 };
        let plenty = Limits { requests_in_all: plenty, new_guests_in_all: plenty, ..Limits::default() };
        let (limits, now) = (Clients::new(plenty, TrustedProxies::default()), Instant::now());
        let networks = |site: u16| (0..100_u16).map(move |n| address(&format!("2001:db8:{site:x}:{n:x}::1")));
        let asked = |site| {
            (0..200).flat_map(|_| networks(site)).filter(|&one| limits.request(one, now).is_ok()).count()
        };
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
