//! How much one client may ask: token buckets of requests and of new guests, and a number of sockets.
//!
//! [`crate::limits`] has the numbers.

use super::app::App;
use super::failed::Failed;
use crate::limits::{Buckets, Limits};
use crate::protocol::Refused;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::time::Instant;

/// What each client has asked.
pub struct Clients {
    limits: Limits,
    requests: Mutex<Buckets<IpAddr>>,
    new_guests: Mutex<Buckets<IpAddr>>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// The place of one open socket; free again when dropped.
pub struct Slot {
    client: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// The client behind an address: the address itself, of IPv6 the network of 64 bits, since a house has many of those.
pub fn client(address: SocketAddr) -> IpAddr {
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

impl Clients {
    /// Clients with these limits.
    pub fn new(limits: Limits) -> Clients {
        Clients {
            limits,
            requests: Mutex::new(Buckets::new(limits.requests)),
            new_guests: Mutex::new(Buckets::new(limits.new_guests)),
            sockets: Arc::default(),
        }
    }

    /// The client behind an address, where limits hold for it.
    pub fn limited(&self, address: SocketAddr) -> Option<IpAddr> {
        let client = client(address);
        (self.limits.local_too || !client.is_loopback()).then_some(client)
    }

    /// Whether this address may make another request.
    fn request(&self, address: SocketAddr, now: Instant) -> bool {
        let Some(client) = self.limited(address) else { return true };
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).take(client, now)
    }

    /// Counts a new guest of this address.
    ///
    /// # Errors
    /// `too_many_guests`.
    pub fn new_guest(&self, address: SocketAddr) -> Result<(), Failed> {
        let Some(client) = self.limited(address) else { return Ok(()) };
        let mut guests = self.new_guests.lock().unwrap_or_else(PoisonError::into_inner);
        if guests.take(client, Instant::now()) {
            return Ok(());
        }
        let message = "too many new guests from this address: wait a minute";
        Err(Failed::new(StatusCode::TOO_MANY_REQUESTS, Refused::new("too_many_guests", message)))
    }

    /// A place for another socket of this address.
    ///
    /// # Errors
    /// `too_many_sockets`.
    pub fn socket(&self, address: SocketAddr) -> Result<Slot, Failed> {
        let (client, most) = (client(address), self.limits.sockets_per_address);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.get(&client).copied().unwrap_or_default();
        if open >= most && self.limited(address).is_some() {
            let message = format!("{most} sockets are open from this address: close some tables");
            let refused = Refused::new("too_many_sockets", message).with("most", most);
            return Err(Failed::new(StatusCode::TOO_MANY_REQUESTS, refused));
        }
        sockets.insert(client, open + 1);
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
    if app.clients().request(address, Instant::now()) {
        return Ok(next.run(request).await);
    }
    let refused = Refused::new("too_many_requests", "too many requests from this address: wait a moment");
    Err(Failed::new(StatusCode::TOO_MANY_REQUESTS, refused))
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
    fn a_bucket_empties_and_fills_again_for_each_address() {
        let (limits, now) = (clients(), Instant::now());
        let (ann, bob) = (address("192.168.1.2"), address("192.168.1.3"));
        assert!((0..3000).all(|_| limits.request(ann, now)));
        assert!(!limits.request(ann, now) && limits.request(bob, now));
        let later = now + Duration::from_millis(10);
        assert_eq!((0..5).filter(|_| limits.request(ann, later)).count(), 3);
    }

    #[test]
    fn a_network_of_newer_addresses_is_one_and_this_machine_has_no_limit() {
        let (limits, now) = (clients(), Instant::now());
        assert!((0..3000).all(|_| limits.request(address("2001:db8::1"), now)));
        assert!(!limits.request(address("2001:db8::2"), now));
        assert!((0..4000).all(|_| limits.request(address("127.0.0.1"), now)));
    }

    #[test]
    fn a_closed_socket_leaves_its_place() {
        let (limits, ann) = (clients(), address("192.168.1.2"));
        let mut slots: Vec<Slot> = (0..600).map(|_| limits.socket(ann).unwrap()).collect();
        assert!(limits.socket(ann).is_err());
        slots.pop();
        assert!(limits.socket(ann).is_ok());
        slots.clear();
        assert!(limits.sockets.lock().unwrap().is_empty());
    }
}
