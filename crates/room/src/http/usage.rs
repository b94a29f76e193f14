//! Costs of the clients: their requests, and the processor time of the requests and the sockets.

use crate::limits::site_or_client;
use crate::processor_time::ProcessorTime;
use hashlink::LruCache;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Time after the last request for which a client without a socket is remembered.
const REMEMBERED: Duration = Duration::from_secs(3600);

/// Maximum number of sites that are remembered. An IPv4 client is a site of its own.
const MAX_SITES: usize = 4096;

/// Maximum number of clients of a site that are remembered, so that an IPv6 site with its 65,536 clients takes no place
/// from others.
const MAX_CLIENTS_OF_SITE: usize = 16;

/// The costs of the clients, bounded in number. If there is no place left, a new client replaces another client of its
/// site, and a new site replaces another site: the one that was used least recently. Those with an open request or
/// socket are passed over, up to 16. The costs of the replaced ones are added up.
#[derive(Default)]
pub struct Usage(Mutex<Sites>);

struct Sites {
    clients: LruCache<IpAddr, Clients>,
    replaced: ReplacedClients,
}

struct Clients(LruCache<IpAddr, Counts>);

struct Counts {
    last: Instant,
    requests: u64,
    refused: u64,
    processor: ProcessorTime,
}

/// The costs of all clients that were replaced by others, since the room was started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReplacedClients {
    /// Number of replaced clients. One that came back and was replaced again counts twice.
    pub clients: u64,
    /// Their costs until they were replaced.
    pub usage: ClientUsage,
}

/// The costs of one client, or the sum for several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClientUsage {
    /// Number of requests.
    pub requests: u64,
    /// Number of requests that were refused.
    pub refused: u64,
    /// Processor time of the requests and sockets.
    pub processor: Duration,
}

impl Usage {
    fn sites(&self) -> MutexGuard<'_, Sites> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a request of a client. Returns the counter of the client's processor time.
    pub fn request(&self, client: IpAddr, now: Instant) -> ProcessorTime {
        let mut sites = self.sites();
        let counts = sites.client(client, now);
        if counts.is_over(now) {
            *counts = Counts::since(now);
        }
        counts.last = now;
        counts.requests += 1;
        counts.processor.clone()
    }

    /// Counts a refused request of a client.
    pub fn refused(&self, client: IpAddr) {
        if let Some(counts) = self.sites().known(client) {
            counts.refused += 1;
        }
    }

    /// The counter of a client's processor time. If the client is not remembered, nobody reads the counter.
    pub fn processor(&self, client: IpAddr) -> ProcessorTime {
        self.sites().known(client).map(|counts| counts.processor.clone()).unwrap_or_default()
    }

    /// The costs of the clients that made a request in the last hour or have an open request or socket.
    pub fn all(&self) -> HashMap<IpAddr, ClientUsage> {
        let now = Instant::now();
        let sites = self.sites();
        let clients = sites.clients.iter().flat_map(|(_, clients)| clients.0.iter());
        let current = clients.filter(|(_, counts)| !counts.is_over(now));
        current.map(|(&client, counts)| (client, counts.usage())).collect()
    }

    /// The costs of the clients that were replaced by others.
    pub fn replaced(&self) -> ReplacedClients {
        self.sites().replaced
    }
}

impl Default for Sites {
    fn default() -> Sites {
        Sites { clients: LruCache::new_unbounded(), replaced: ReplacedClients::default() }
    }
}

impl Sites {
    /// The counts of a client, which are zero if it is new. The client becomes the one that was used most recently.
    fn client(&mut self, client: IpAddr, now: Instant) -> &mut Counts {
        let site = site_or_client(client);
        if self.clients.peek(&site).is_none() {
            let replaced = make_room(&mut self.clients, MAX_SITES, Clients::is_in_use);
            let counts = replaced.iter().flat_map(|clients| clients.0.iter());
            counts.for_each(|(_, counts)| self.replaced.add(counts));
        }
        let clients = self.clients.entry(site).or_insert_with(|| Clients(LruCache::new_unbounded()));
        if clients.0.peek(&client).is_none() {
            let replaced = make_room(&mut clients.0, MAX_CLIENTS_OF_SITE, Counts::is_in_use);
            replaced.iter().for_each(|counts| self.replaced.add(counts));
        }
        clients.0.entry(client).or_insert_with(|| Counts::since(now))
    }

    /// The counts of a client; `None` if the client is not remembered.
    fn known(&mut self, client: IpAddr) -> Option<&mut Counts> {
        self.clients.get_mut(&site_or_client(client))?.0.get_mut(&client)
    }
}

/// Maximum number of entries in use that are passed over to make room.
const PASSED_OVER: usize = 16;

/// Removes the entry that was used least recently if `entries` has as many as it may, and returns it. Entries in use are
/// passed over, up to [`PASSED_OVER`].
fn make_room<T>(entries: &mut LruCache<IpAddr, T>, most: usize, is_in_use: impl Fn(&T) -> bool) -> Option<T> {
    if entries.len() < most {
        return None;
    }
    for _ in 0..PASSED_OVER {
        let (key, oldest) = entries.remove_lru()?;
        if !is_in_use(&oldest) {
            return Some(oldest);
        }
        entries.insert(key, oldest);
    }
    entries.remove_lru().map(|(_, oldest)| oldest)
}

impl ReplacedClients {
    fn add(&mut self, counts: &Counts) {
        let ClientUsage { requests, refused, processor } = counts.usage();
        self.clients += 1;
        self.usage.requests += requests;
        self.usage.refused += refused;
        self.usage.processor += processor;
    }
}

impl Clients {
    fn is_in_use(&self) -> bool {
        self.0.iter().any(|(_, counts)| counts.is_in_use())
    }
}

impl Counts {
    fn since(now: Instant) -> Counts {
        Counts { last: now, requests: 0, refused: 0, processor: ProcessorTime::default() }
    }

    /// Returns whether a request or a socket of the client is open.
    fn is_in_use(&self) -> bool {
        self.processor.is_in_use()
    }

    /// Returns whether the client is to be forgotten.
    fn is_over(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.last) >= REMEMBERED && !self.is_in_use()
    }

    fn usage(&self) -> ClientUsage {
        ClientUsage { requests: self.requests, refused: self.refused, processor: self.processor.total() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv6Addr;

    fn client(number: u32) -> IpAddr {
        IpAddr::V4(number.into())
    }

    /// A client of an IPv6 site.
    fn of_site(site: u16, number: u16) -> IpAddr {
        Ipv6Addr::new(0x2001, 0xdb8, site, number, 0, 0, 0, 0).into()
    }

    #[tokio::test(start_paused = true)]
    async fn clients_without_requests_for_an_hour_are_forgotten_unless_a_socket_is_open() {
        let usage = Usage::default();
        let request = |number| usage.request(client(number), Instant::now());
        request(0);
        usage.refused(client(0));
        request(0);
        let socket = request(1);
        tokio::time::advance(REMEMBERED).await;
        assert_eq!(usage.all().into_keys().collect::<Vec<_>>(), [client(1)]);
        socket.measure(std::future::ready(())).await;
        assert!(usage.all().is_empty());
        request(0);
        assert_eq!((usage.all()[&client(0)].requests, usage.all()[&client(0)].refused), (1, 0));
    }

    #[test]
    fn the_sites_are_bounded_and_those_with_open_sockets_stay() {
        let (usage, now) = (Usage::default(), Instant::now());
        let most = MAX_SITES as u32;
        let _socket = usage.request(client(0), now);
        (1..2 * most).for_each(|number| drop(usage.request(client(number), now)));
        let all = usage.all();
        assert_eq!(all.len(), MAX_SITES);
        assert!(all.contains_key(&client(0)), "it has a socket");
        assert!(!all.contains_key(&client(1)) && all.contains_key(&client(2 * most - 1)));
        let ReplacedClients { clients, usage: total } = usage.replaced();
        assert_eq!((clients, total.requests), (u64::from(most), u64::from(most)));
    }

    #[test]
    fn the_clients_of_an_ipv6_site_take_no_place_from_others() {
        let (usage, now) = (Usage::default(), Instant::now());
        drop(usage.request(client(1), now));
        for site in [1, 2] {
            (0..=u16::MAX).for_each(|number| drop(usage.request(of_site(site, number), now)));
        }
        let all = usage.all();
        assert_eq!(all.len(), 1 + 2 * MAX_CLIENTS_OF_SITE);
        assert!(all.contains_key(&client(1)) && all.contains_key(&of_site(1, u16::MAX)));
        let replaced = 2 * (u64::from(u16::MAX) + 1 - MAX_CLIENTS_OF_SITE as u64);
        assert_eq!(usage.replaced().clients, replaced);
    }
}
