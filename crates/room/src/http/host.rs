//! Host and Origin checks against DNS rebinding and cross-site WebSockets.
//!
//! A page of another site can rebind its own host name to this machine; the browser then treats its requests as
//! same-origin. The attack needs a host name, never an IP address. The room therefore accepts loopback addresses,
//! `localhost` and its public name, and, unless it listens on loopback, other IP addresses and names of the local
//! network.

use super::app::{App, RoomAddresses};
use super::error::HttpError;
use super::error_response::ErrorResponse;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::Response;
use std::net::IpAddr;

/// Passes on a request if its Host is one of the room's own names.
///
/// # Errors
/// [`HttpError::OtherHost`] if the Host is another name or is missing.
pub async fn check(State(app): State<App>, request: Request, next: Next) -> Result<Response, ErrorResponse> {
    let host = of(&request);
    if host.as_ref().is_some_and(|host| is_own(host, app.addresses())) {
        return Ok(next.run(request).await);
    }
    Err(refusal(host.as_ref()).into())
}

/// The refusal of a request with this Host, or without one.
pub fn refusal(host: Option<&Authority>) -> HttpError {
    HttpError::OtherHost { host: host.map_or_else(|| "(none)".to_owned(), ToString::to_string) }
}

/// The host of a request; `None` if it is missing, malformed or ambiguous: the header is repeated, or the request
/// target has another host (RFC 9112, section 3.2).
pub fn of(request: &Request) -> Option<Authority> {
    let mut lines = request.headers().get_all(HOST).into_iter();
    let target = request.uri().authority();
    let Some(line) = lines.next() else { return target.cloned() };
    let named: Authority = line.to_str().ok()?.parse().ok()?;
    (lines.next().is_none() && target.is_none_or(|target| *target == named)).then_some(named)
}

/// Returns whether a host is the name of the public URL, with any port.
pub fn is_public_name(host: &Authority, addresses: &RoomAddresses) -> bool {
    addresses.public_url.as_ref().is_some_and(|public| public.host().eq_ignore_ascii_case(host.host()))
}

/// Returns whether the room answers to a host.
pub fn is_own(host: &Authority, addresses: &RoomAddresses) -> bool {
    let name = host.host().to_lowercase();
    let address = name.trim_matches(['[', ']']).parse::<IpAddr>().ok();
    let local = name == "localhost" || address.is_some_and(|address| address.is_loopback());
    let here = || address.is_some() || !name.contains('.') || name.ends_with(".local");
    let public = |url: &crate::config::PublicUrl| url.authority().eq_ignore_ascii_case(host.as_str());
    local
        || addresses.public_url.as_ref().is_some_and(public)
        || (!addresses.address.ip().is_loopback() && !name.is_empty() && here())
}

/// Checks that the Origin of a socket's request is the room's own: the Host of the request, or the public URL. A
/// request without an Origin passes, since only browsers send one.
///
/// # Errors
/// [`HttpError::OtherSite`] if the Origin is another site.
pub fn check_origin(headers: &HeaderMap, addresses: &RoomAddresses) -> Result<(), HttpError> {
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let public = addresses.public_url.as_ref().map(ToString::to_string);
    let same = origin.split_once("://").is_some_and(|(_, authority)| authority.eq_ignore_ascii_case(host));
    if same || public.is_some_and(|public| public == origin) { Ok(()) } else { Err(HttpError::OtherSite) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Config, RawSetting, SettingName};

    fn room_addresses(listen: &str, public: Option<&str>) -> RoomAddresses {
        let flags = [("127.0.0.1:1", SettingName::Listen), ("/data", SettingName::Data)];
        let mut flags: Vec<RawSetting> =
            flags.into_iter().map(|(value, name)| RawSetting::flag(name, value)).collect();
        flags.extend(public.map(|url| RawSetting::flag(SettingName::PublicUrl, url)));
        let public_url = Config::read(flags, None).unwrap().public_url;
        RoomAddresses { address: listen.parse().unwrap(), public_url, secure: false }
    }

    fn own(addresses: &RoomAddresses, hosts: &[&str]) -> Vec<bool> {
        hosts.iter().map(|host| is_own(&host.parse().unwrap(), addresses)).collect()
    }

    const HOSTS: [&str; 7] = [
        "127.0.0.1:8080",
        "localhost:8080",
        "[::1]:8080",
        "192.168.1.2:8080",
        "den.local",
        "den",
        "evil.example",
    ];

    #[test]
    fn a_request_with_two_hosts_has_none() {
        let host = |target: &str, lines: &[&str]| {
            let request = axum::http::Request::builder().uri(target);
            let request = lines.iter().fold(request, |request, line| request.header(HOST, *line));
            of(&request.body(axum::body::Body::empty()).unwrap()).map(|host| host.to_string())
        };
        let localhost = Some("localhost".to_owned());
        assert_eq!(host("/", &["localhost"]), localhost);
        assert_eq!(host("http://localhost/", &["localhost"]), localhost);
        assert_eq!(host("http://localhost/", &[]), localhost);
        assert_eq!(host("/", &["localhost", "evil.example"]), None);
        assert_eq!(host("/", &["localhost", "localhost"]), None);
        assert_eq!(host("http://localhost/", &["evil.example"]), None);
        assert_eq!(host("http://evil.example/", &["localhost"]), None);
        assert_eq!(host("/", &[]), None);
    }

    #[test]
    fn on_loopback_the_room_answers_to_loopback_alone() {
        let answers = own(&room_addresses("127.0.0.1:8080", None), &HOSTS);
        assert_eq!(answers, [true, true, true, false, false, false, false]);
    }

    #[test]
    fn on_all_interfaces_it_answers_to_addresses_and_names_of_the_local_network() {
        let answers = own(&room_addresses("0.0.0.0:8080", None), &HOSTS);
        assert_eq!(answers, [true, true, true, true, true, true, false]);
    }

    #[test]
    fn the_public_name_is_accepted() {
        let addresses = room_addresses("127.0.0.1:8080", Some("https://cards.example.org"));
        assert_eq!(own(&addresses, &["cards.example.org", "evil.example.org"]), [true, false]);
    }
}
