//! Tests of requests that arrive through reverse proxies.

use super::*;
use crate::config::{Config, RawSetting, SettingName};
use crate::http::forwarded::TrustedProxies;
use crate::limits::Rate;

/// A room that trusts 10.0.0.0/24 and admits three requests per client.
async fn behind_proxies(folder: &Path) -> Room {
    let limits = Limits { requests: Rate { burst: 3.0, per_second: 0.0 }, ..Limits::default() };
    let access = Access { proxies: proxies(), ..Access::default() };
    Room::with_access(folder, limits, None, access).await
}

fn proxies() -> TrustedProxies {
    TrustedProxies::new(vec!["10.0.0.0/24".parse().unwrap()])
}

/// A request from this peer with these header lines.
fn from(peer: &str, lines: &[(&'static str, &str)]) -> Request<Body> {
    let mut request = request(Method::GET, "/nowhere/at/all", None);
    for (name, value) in lines {
        request.headers_mut().append(*name, value.parse().unwrap());
    }
    request.extensions_mut().insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 5000)));
    request
}

/// Asserts that the last of four requests, which differ only in a forged address, is refused: all four count as one
/// client's.
async fn assert_one_client(room: &Room, peer: &str, name: &'static str, line: impl Fn(&str) -> String) {
    let mut answers = Vec::new();
    for forged in ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"] {
        answers.push(room.bytes(from(peer, &[(name, &line(forged))])).await.0.as_u16());
    }
    assert_eq!(answers, [404, 404, 404, 429], "{peer} {name} {}", line("…"));
}

#[tokio::test]
async fn behind_trusted_proxies_each_client_has_its_own_limits() {
    let folder = Scratch::new();
    let room = behind_proxies(folder.path()).await;
    let proxy = "10.0.0.1";
    assert_one_client(&room, proxy, "x-forwarded-for", |forged| format!("{forged}, 203.0.113.1")).await;
    assert_one_client(&room, proxy, "x-forwarded-for", |forged| format!("{forged}, 203.0.113.2, 10.0.0.2"))
        .await;
    assert_one_client(&room, proxy, "x-forwarded-for", |forged| format!("{forged}, 203.0.113.3:4711")).await;
    assert_one_client(&room, proxy, "x-forwarded-for", |forged| format!("{forged}, [2001:db8:1::1]:80"))
        .await;
    assert_one_client(&room, proxy, "x-forwarded-for", |forged| format!("\"{forged}, 2001:db8:2::1")).await;
    assert_one_client(&room, proxy, "forwarded", |forged| format!("for={forged};by=\", for=203.0.113.4"))
        .await;
    assert_one_client(&room, proxy, "forwarded", |forged| format!("for={forged}, for=\"[2001:db8:3::1]\""))
        .await;
    room.close().await;
}

#[tokio::test]
async fn a_header_of_a_peer_that_is_not_trusted_has_no_effect() {
    let folder = Scratch::new();
    let room = behind_proxies(folder.path()).await;
    for (peer, header) in [
        ("203.0.113.4", "x-forwarded-for"),
        ("2001:db8::4", "x-forwarded-for"),
        ("203.0.113.5", "x-real-ip"),
        // A program on this machine that is not trusted is one client, and not exempt.
        ("127.0.0.1", "x-forwarded-for"),
    ] {
        assert_one_client(&room, peer, header, str::to_owned).await;
    }
    assert_one_client(&room, "203.0.113.6", "forwarded", |forged| format!("for={forged}")).await;
    for _ in 0..9 {
        assert_eq!(room.bytes(from("127.0.0.1", &[])).await.0, 404, "programs on this machine are exempt");
    }
    room.close().await;
}

#[tokio::test]
async fn clients_that_a_proxy_does_not_name_share_the_limits_of_the_proxy() {
    let folder = Scratch::new();
    let room = behind_proxies(folder.path()).await;
    let mut answers = Vec::new();
    for unreadable in ["unknown", "_hidden", "203.0.113.9, ", "10.0.0.1:x"] {
        answers.push(room.bytes(from("10.0.0.1", &[("x-forwarded-for", unreadable)])).await.0.as_u16());
    }
    assert_eq!(answers, [404, 404, 404, 429]);
    room.close().await;
}

#[tokio::test]
async fn many_header_lines_are_one_list_in_which_x_forwarded_for_comes_first() {
    let folder = Scratch::new();
    let room = behind_proxies(folder.path()).await;
    let mut answers = Vec::new();
    for forged in ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"] {
        let mut lines = vec![("x-forwarded-for", forged); 100];
        lines.push(("x-forwarded-for", "203.0.113.1, 10.0.0.2"));
        lines.push(("forwarded", "for=192.0.2.9"));
        answers.push(room.bytes(from("10.0.0.1", &lines)).await.0.as_u16());
    }
    assert_eq!(answers, [404, 404, 404, 429]);
    room.close().await;
}

/// Caddy passes the Host of the client on, and nginx sends the address that it connects to unless it is told otherwise.
#[tokio::test]
async fn behind_a_proxy_the_public_address_is_the_own_site_and_no_other_is() {
    let folder = Scratch::new();
    let flags = [(SettingName::PublicUrl, "https://cards.example.org"), (SettingName::Data, "/data")];
    let flags = flags.map(|(name, value)| RawSetting::flag(name, value)).to_vec();
    let public_url = Config::read(flags, None).unwrap().public_url;
    let access = Access { proxies: proxies(), ..Access::default() };
    let room = Room::with_access(folder.path(), Limits::default(), public_url, access).await;
    for (host, origin, expected) in [
        ("cards.example.org", "https://cards.example.org", 200),
        ("127.0.0.1:8080", "https://cards.example.org", 200),
        ("cards.example.org", "https://evil.example", 403),
        ("evil.example", "https://cards.example.org", 421),
    ] {
        let mut put = request(Method::PUT, "/api/me", Some("{\"name\":\"Ann\"}"));
        for (name, value) in [("host", host), ("origin", origin), ("x-forwarded-for", "203.0.113.9")] {
            put.headers_mut().insert(name, value.parse().unwrap());
        }
        put.extensions_mut().insert(ConnectInfo("10.0.0.1:5000".parse::<SocketAddr>().unwrap()));
        assert_eq!(room.bytes(put).await.0.as_u16(), expected, "{host} {origin}");
    }
    room.close().await;
}
