//! How much one address may ask: a bucket of requests that fills again, and a number of sockets.
//!
//! The limits are wide enough for a club of hundreds behind one address, and narrow enough that one address cannot keep
//! the room busy. This machine itself has none: a proxy in front of the room speaks from here for everybody, and has
//! limits of its own.

use super::app::App;
use super::failed::Failed;
use crate::protocol::Refused;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::time;

/// How many requests an address may make at once, and how many more each second.
const REQUESTS: Rate = Rate { burst: 3000.0, a_second: 300.0 };
/// How many sockets an address may have open.
const SOCKETS: u32 = 600;
/// After so many addresses the buckets that are full again are forgotten.
const REMEMBERED: usize = 10_000;

/// How fast a bucket empties.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// What it holds.
    pub burst: f64,
    /// What comes back each second.
    pub a_second: f64,
}

/// A bucket out of which one is taken for each request.
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

/// What each address has asked.
#[derive(Default)]
pub struct Limits {
    requests: Mutex<HashMap<IpAddr, Bucket>>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// The place of one open socket; free again when dropped.
pub struct Slot {
    client: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// Who asks: the address, of the newer ones the network, since a house has many of those.
fn client(address: SocketAddr) -> IpAddr {
    match address.ip().to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            if address.is_loopback() {
                IpAddr::V6(address)
            } else {
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
        }
        address @ IpAddr::V4(_) => address,
    }
}

impl Limits {
    /// Whether this address may make another request.
    fn request(&self, address: SocketAddr, now: Instant) -> bool {
        let client = client(address);
        if client.is_loopback() {
            return true;
        }
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        if requests.len() > REMEMBERED {
            requests.retain(|_, bucket| bucket.left(REQUESTS, now) < REQUESTS.burst);
        }
        requests.entry(client).or_insert_with(|| Bucket::full(REQUESTS, now)).take(REQUESTS, now)
    }

    /// A place for another socket of this address.
    ///
    /// # Errors
    /// `too_many_sockets`.
    pub fn socket(&self, address: SocketAddr) -> Result<Slot, Failed> {
        let client = client(address);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(client).or_default();
        if *open >= SOCKETS && !client.is_loopback() {
            let message = format!("{SOCKETS} sockets are open from this address: close some tables");
            let refused = Refused::new("too_many_sockets", message).with("most", SOCKETS);
            return Err(Failed::new(StatusCode::TOO_MANY_REQUESTS, refused));
        }
        *open += 1;
        Ok(Slot { client, sockets: self.sockets.clone() })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.client) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.client);
            }
        }
    }
}

/// Lets a request through while its address may make one.
///
/// # Errors
/// `too_many_requests`.
pub async fn check(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Result<Response, Failed> {
    if app.limits().request(address, time::Instant::now().into_std()) {
        return Ok(next.run(request).await);
    }
    let refused = Refused::new("too_many_requests", "too many requests from this address: wait a moment");
    Err(Failed::new(StatusCode::TOO_MANY_REQUESTS, refused))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn address(text: &str) -> SocketAddr {
        SocketAddr::new(text.parse().unwrap(), 1)
    }

    #[test]
    fn a_bucket_empties_and_fills_again_for_each_address() {
        let (limits, now) = (Limits::default(), Instant::now());
        let (ann, bob) = (address("192.168.1.2"), address("192.168.1.3"));
        assert!((0..3000).all(|_| limits.request(ann, now)));
        assert!(!limits.request(ann, now) && limits.request(bob, now));
        let later = now + Duration::from_millis(10);
        assert_eq!((0..5).filter(|_| limits.request(ann, later)).count(), 3);
    }

    #[test]
    fn a_network_of_newer_addresses_is_one_and_this_machine_has_no_limit() {
        let (limits, now) = (Limits::default(), Instant::now());
        assert!((0..3000).all(|_| limits.request(address("2001:db8::1"), now)));
        assert!(!limits.request(address("2001:db8::2"), now));
        assert!((0..4000).all(|_| limits.request(address("127.0.0.1"), now)));
    }

    #[test]
    fn a_closed_socket_leaves_its_place() {
        let (limits, ann) = (Limits::default(), address("192.168.1.2"));
        let mut slots: Vec<Slot> = (0..SOCKETS).map(|_| limits.socket(ann).unwrap()).collect();
        assert!(limits.socket(ann).is_err());
        slots.pop();
        assert!(limits.socket(ann).is_ok());
        slots.clear();
        assert!(limits.sockets.lock().unwrap().is_empty());
    }
}
