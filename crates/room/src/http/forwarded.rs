//! Addresses of clients behind reverse proxies.
//!
//! A proxy connects on behalf of its clients and sends each client's address in a header. Anybody can send such a
//! header, so the room reads it only from the proxies that the operator trusts ([`TrustedProxies`]). The result is a
//! [`ClientAddress`], to which the limits of a client apply.

use axum::http::HeaderMap;
use axum::http::header::{FORWARDED, HeaderName, VIA};
use ipnet::IpNet;
use std::borrow::Cow;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};

/// Header in which most proxies send the addresses of their clients.
const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
/// Headers that proxies add. A request with any of them was forwarded, although not every one contains the client's
/// address.
const SIGNS_OF_A_PROXY: [HeaderName; 6] = [
    X_FORWARDED_FOR,
    FORWARDED,
    VIA,
    HeaderName::from_static("x-real-ip"),
    HeaderName::from_static("x-forwarded-host"),
    HeaderName::from_static("x-forwarded-proto"),
];

/// The address of the client of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClientAddress {
    /// The IP address; an IPv4-mapped IPv6 address is converted to IPv4.
    pub ip: IpAddr,
    /// The port of the connection; behind a proxy, this is the proxy's port.
    pub port: u16,
    /// `true` if a program on this machine sent the request on its own behalf, not as a proxy.
    pub is_local: bool,
}

/// The proxies whose headers the room trusts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<IpNet>);

impl TrustedProxies {
    /// The proxies in these networks.
    pub const fn new(networks: Vec<IpNet>) -> TrustedProxies {
        TrustedProxies(networks)
    }

    /// Returns whether no proxy is trusted.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether an address belongs to a trusted proxy.
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// The client of a request that arrived from `peer` with these headers.
    ///
    /// The addresses in the header are read from the end, where the last proxy added one. The first address that does
    /// not belong to a trusted proxy is the client's; anybody may have written the addresses before it. An unreadable
    /// address also ends the search: the last address read before it is then the client's, or that of `peer` if there
    /// is none. If all addresses are those of trusted proxies, the first in the header is the client's.
    /// `X-Forwarded-For` takes precedence over `Forwarded` (RFC 7239), because most proxies extend the former and pass
    /// on the latter as the client wrote it.
    pub fn client(&self, peer: SocketAddr, headers: &HeaderMap) -> ClientAddress {
        let (ip, port) = (peer.ip().to_canonical(), peer.port());
        let is_forwarded = SIGNS_OF_A_PROXY.iter().any(|name| headers.contains_key(name));
        if !self.contains(ip) {
            if is_forwarded && ip.is_loopback() {
                warn_of_untrusted_proxy();
            }
            return ClientAddress { ip, port, is_local: ip.is_loopback() && !is_forwarded };
        }
        let mut client = ip;
        for hop in hops_from_last(headers) {
            let Some(address) = hop else { break };
            client = address;
            if !self.contains(client) {
                break;
            }
        }
        ClientAddress { ip: client, port, is_local: ip.is_loopback() && !is_forwarded }
    }
}

/// Logs a warning, once per process, that an untrusted program on this machine forwards requests.
fn warn_of_untrusted_proxy() {
    static WARNED: AtomicBool = AtomicBool::new(false);
    if !WARNED.swap(true, Ordering::Relaxed) {
        tracing::warn!(
            "a program on this machine forwards requests of others, which are limited together as one client: if it is \
             your reverse proxy, start the room with --trusted-proxy and its address"
        );
    }
}

/// The addresses in the forwarding headers, the last first; `None` for an unreadable address.
fn hops_from_last(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    // A header may contain any bytes. Those that are not UTF-8 make only their own entry unreadable.
    let lines = |name: &HeaderName| -> Vec<Cow<'_, str>> {
        let all = headers.get_all(name).into_iter();
        all.rev().map(|line| String::from_utf8_lossy(line.as_bytes())).collect()
    };
    let lists = lines(&X_FORWARDED_FOR);
    if !lists.is_empty() {
        return lists.iter().flat_map(|line| line.rsplit(',')).map(|hop| address(hop.trim())).collect();
    }
    lines(&FORWARDED).iter().flat_map(|line| rsplit_unquoted(line, ',')).map(forwarded_for).collect()
}

/// The address in the parameter `for` of an element of `Forwarded`; `None` if the parameter is missing, duplicated or
/// unreadable.
fn forwarded_for(element: &str) -> Option<IpAddr> {
    let mut values = rsplit_unquoted(element, ';').filter_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        name.trim().eq_ignore_ascii_case("for").then_some(value.trim())
    });
    let value = values.next()?;
    let unquoted = value.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    address(unquoted.unwrap_or(value)).filter(|_| values.next().is_none())
}

/// Parses an IP address with or without a port, and an IPv6 address with or without brackets; `None` for any other
/// text.
fn address(text: &str) -> Option<IpAddr> {
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let address: Option<IpAddr> = text.parse().ok().or_else(with_port).or_else(bare);
    address.map(|address| address.to_canonical())
}

/// Splits a text at the separators outside quotation marks, and yields the parts from last to first. Quotation marks
/// are matched from the end, where the proxies append, so a quotation mark that a client leaves open does not hide an
/// address that a proxy appends.
fn rsplit_unquoted(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut is_quoted = false;
    text.rsplit(move |c: char| {
        is_quoted ^= c == '"';
        c == separator && !is_quoted
    })
}

impl ClientAddress {
    /// The client that connects from this address, without a proxy.
    pub fn of_peer(peer: SocketAddr) -> ClientAddress {
        TrustedProxies::default().client(peer, &HeaderMap::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use proptest::prelude::*;

    const PROXY: &str = "10.0.0.1:7";

    fn proxies() -> TrustedProxies {
        TrustedProxies::new(vec!["10.0.0.0/24".parse().unwrap(), "fd00::/8".parse().unwrap()])
    }

    /// The client of a request from this peer, with these header lines.
    fn client(peer: &str, lines: &[(&str, &str)]) -> ClientAddress {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            let name: HeaderName = name.parse().unwrap();
            headers.append(name, HeaderValue::from_bytes(value.as_bytes()).unwrap());
        }
        proxies().client(peer.parse().unwrap(), &headers)
    }

    fn ip(peer: &str, lines: &[(&str, &str)]) -> String {
        client(peer, lines).ip.to_string()
    }

    #[test]
    fn only_a_trusted_proxy_names_its_client() {
        let named = [("x-forwarded-for", "203.0.113.9")];
        assert_eq!(ip(PROXY, &named), "203.0.113.9");
        assert_eq!(ip("[::ffff:10.0.0.1]:7", &named), "203.0.113.9", "an IPv4 address on an IPv6 socket");
        assert_eq!(ip("192.0.2.5:7", &named), "192.0.2.5");
        assert_eq!(ip(PROXY, &[]), "10.0.0.1");
    }

    #[test]
    fn a_loopback_peer_with_headers_is_not_exempt() {
        assert!(client("127.0.0.1:7", &[]).is_local);
        assert!(client("[::1]:7", &[]).is_local);
        for header in ["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-proto", "via"] {
            let found = client("127.0.0.1:7", &[(header, "for=203.0.113.9")]);
            assert_eq!((found.ip.to_string().as_str(), found.is_local), ("127.0.0.1", false), "{header}");
        }
        let trusted = TrustedProxies::new(vec!["127.0.0.1/32".parse().unwrap()]);
        let mut headers = HeaderMap::new();
        headers.append(X_FORWARDED_FOR, HeaderValue::from_static("127.0.0.1"));
        let found = trusted.client("127.0.0.1:7".parse().unwrap(), &headers);
        assert!(!found.is_local, "nobody is exempt through a proxy");
    }

    #[test]
    fn the_last_address_that_is_not_a_proxy_is_the_client() {
        for (line, expected) in [
            ("198.51.100.1, 203.0.113.9", "203.0.113.9"),
            ("198.51.100.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"),
            ("203.0.113.9:4711", "203.0.113.9"),
            ("[2001:db8::1]:4711, fd00::2", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1"),
            ("::ffff:203.0.113.9", "203.0.113.9"),
            ("10.0.0.3, 10.0.0.2", "10.0.0.3"),
            ("203.0.113.9, unknown", "10.0.0.1"),
            ("203.0.113.9, unknown, 10.0.0.2", "10.0.0.2"),
            ("203.0.113.9, ", "10.0.0.1"),
            ("203.0.113.9\u{e9}", "10.0.0.1"),
            ("\u{e9}, 203.0.113.9", "203.0.113.9"),
            ("1.2.3.4, fe80::1%eth0", "10.0.0.1"),
            ("1.2.3.4, [2001:db8::1", "10.0.0.1"),
            ("1.2.3.4, 203.0.113.9:99999", "10.0.0.1"),
            ("", "10.0.0.1"),
        ] {
            assert_eq!(ip(PROXY, &[("x-forwarded-for", line)]), expected, "{line}");
        }
        let lines = [("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", "203.0.113.9, 10.0.0.2")];
        assert_eq!(ip(PROXY, &lines), "203.0.113.9", "several header lines are one list");
    }

    #[test]
    fn forwarded_counts_without_the_other_header_only() {
        for (line, expected) in [
            ("for=203.0.113.9", "203.0.113.9"),
            ("by=10.0.0.1;For=\"203.0.113.9:80\";proto=https", "203.0.113.9"),
            ("for=198.51.100.1, for=\"[2001:db8::1]:4711\"", "2001:db8::1"),
            ("for=203.0.113.9;by=\"a,for=192.0.2.1\"", "203.0.113.9"),
            ("for=_hidden", "10.0.0.1"),
            ("for=203.0.113.9;for=192.0.2.1", "10.0.0.1"),
            ("for=\"unknown\"", "10.0.0.1"),
            ("for=192.0.2.1;by=\", for=203.0.113.9", "203.0.113.9"),
            ("for=192.0.2.1;by=\"\\\", for=203.0.113.9, for=10.0.0.2", "203.0.113.9"),
            ("proto=https", "10.0.0.1"),
        ] {
            assert_eq!(ip(PROXY, &[("forwarded", line)]), expected, "{line}");
        }
        let both = [("forwarded", "for=192.0.2.1"), ("x-forwarded-for", "203.0.113.9")];
        assert_eq!(ip(PROXY, &both), "203.0.113.9", "the proxy passes on the other header unread");
    }

    /// A list to which the addresses of a client and of `proxied` proxies are appended.
    fn extended(list: &[u8], prefix: &str, proxied: u8) -> Vec<u8> {
        let mut line = [list, format!(", {prefix}203.0.113.9").as_bytes()].concat();
        (0..proxied).for_each(|n| line.extend(format!(", {prefix}10.0.0.{}", n + 2).into_bytes()));
        line
    }

    /// Bytes that a header may contain.
    fn header_bytes() -> impl Strategy<Value = Vec<u8>> {
        let byte = prop_oneof![Just(b'"'), Just(b','), Just(b';'), Just(b'\\'), b' '..=b'~', 0x80..=0xff_u8];
        prop::collection::vec(byte, 0..60)
    }

    proptest! {
        /// The address that the client's proxy appends counts, regardless of the header that the client sends.
        #[test]
        fn a_forged_list_changes_nothing(forged in header_bytes(), forged_line: bool, proxied in 0_u8..3) {
            for (name, prefix) in [(X_FORWARDED_FOR, ""), (FORWARDED, "for=")] {
                let mut headers = HeaderMap::new();
                let list = if forged_line { b"203.0.113.8".as_slice() } else { &forged };
                if forged_line {
                    headers.append(&name, HeaderValue::from_bytes(&forged).unwrap());
                }
                headers.append(&name, HeaderValue::from_bytes(&extended(list, prefix, proxied)).unwrap());
                let of = |peer: &str| proxies().client(peer.parse().unwrap(), &headers).ip.to_string();
                prop_assert_eq!(of(PROXY), "203.0.113.9");
                prop_assert_eq!(of("192.0.2.5:7"), "192.0.2.5");
            }
        }

        /// The client's address is the last one that is not a proxy's, or the first one if all are proxies' addresses.
        #[test]
        fn the_walk_ends_at_the_last_address_outside_of_the_networks(hops in prop::collection::vec(0_u8..4, 1..8)) {
            let address = |kind: &u8| ["10.0.0.7", "fd00::7", "203.0.113.9", "2001:db8::9"][usize::from(*kind)];
            let line: Vec<&str> = hops.iter().map(address).collect();
            let expected = hops.iter().rev().find(|kind| **kind > 1).or(hops.first()).map(address).unwrap();
            prop_assert_eq!(ip(PROXY, &[("x-forwarded-for", &line.join(", "))]), expected);
        }
    }
}
