//! Costs of the clients: their requests, and the time for which these kept a thread busy. On a machine with enough
//! processors, it is their processor time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;
use tokio_metrics::TaskMonitor;

/// Time after the last request for which a client is remembered.
const REMEMBERED: Duration = Duration::from_secs(3600);

/// Maximum number of clients that are remembered.
const MAX_CLIENTS: usize = 10_000;

/// The costs of the clients. Bounded: the clients without a request for an hour are forgotten, and if there are too many,
/// further ones are not counted.
#[derive(Default)]
pub struct Usage(Mutex<HashMap<IpAddr, Counts>>);

struct Counts {
    last: Instant,
    requests: u64,
    refused: u64,
    processor: TaskMonitor,
}

/// What a client costs.
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
    fn clients(&self) -> MutexGuard<'_, HashMap<IpAddr, Counts>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a request of a client. Returns the monitor that measures its processor time; `None` if the client is not
    /// counted.
    pub fn request(&self, client: IpAddr, now: Instant) -> Option<TaskMonitor> {
        let mut clients = self.clients();
        if clients.len() >= MAX_CLIENTS && !clients.contains_key(&client) {
            clients.retain(|_, counts| now.saturating_duration_since(counts.last) < REMEMBERED);
            if clients.len() >= MAX_CLIENTS {
                return None;
            }
        }
        let counts = clients.entry(client).or_insert_with(|| Counts::since(now));
        if now.saturating_duration_since(counts.last) >= REMEMBERED {
            *counts = Counts::since(now);
        }
        counts.last = now;
        counts.requests += 1;
        Some(counts.processor.clone())
    }

    /// Counts a refused request of a client.
    pub fn refused(&self, client: IpAddr) {
        if let Some(counts) = self.clients().get_mut(&client) {
            counts.refused += 1;
        }
    }

    /// The monitor that measures the processor time of a client's sockets; `None` if the client is not counted.
    pub fn monitor(&self, client: IpAddr) -> Option<TaskMonitor> {
        self.clients().get(&client).map(|counts| counts.processor.clone())
    }

    /// What each client costs that made a request in the last hour.
    pub fn all(&self) -> HashMap<IpAddr, ClientUsage> {
        let now = Instant::now();
        let clients = self.clients();
        let current =
            clients.iter().filter(|(_, counts)| now.saturating_duration_since(counts.last) < REMEMBERED);
        let usage = |counts: &Counts| ClientUsage {
            requests: counts.requests,
            refused: counts.refused,
            processor: counts.processor.cumulative().total_poll_duration,
        };
        current.map(|(&client, counts)| (client, usage(counts))).collect()
    }
}

impl Counts {
    fn since(now: Instant) -> Counts {
        Counts { last: now, requests: 0, refused: 0, processor: TaskMonitor::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(number: u32) -> IpAddr {
        IpAddr::V4(number.into())
    }

    #[test]
    fn clients_without_requests_for_an_hour_are_forgotten_and_their_number_is_bounded() {
        let (usage, now) = (Usage::default(), Instant::now());
        let most = MAX_CLIENTS as u32;
        assert!((0..most).all(|number| usage.request(client(number), now).is_some()));
        assert!(usage.request(client(most), now).is_none(), "too many clients");
        assert!(usage.request(client(0), now).is_some(), "known clients are counted");
        usage.refused(client(0));
        let counted = usage.all()[&client(0)];
        assert_eq!((counted.requests, counted.refused), (2, 1));
        let later = now + REMEMBERED;
        assert!(usage.request(client(most), later).is_some());
        assert_eq!(usage.clients().len(), 1);
    }
}
