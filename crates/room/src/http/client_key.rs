//! Client keys of addresses, and counts by client.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};

/// The client key of an address: the IPv4 address, or the first address of the IPv6 /64 network, since one household
/// has a whole /64. An IPv4-mapped address is converted to IPv4; the IPv6 loopback address stays as it is.
pub fn client(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
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

/// Decrements a count, and removes its entry when the count reaches 0.
pub fn decrement(counts: &mut HashMap<IpAddr, u32>, key: IpAddr) {
    if let Some(count) = counts.get_mut(&key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&key);
        }
    }
}
