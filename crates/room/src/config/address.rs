//! Parsers of the address to listen on, the trusted proxies and the room's public URL.

use super::error::ConfigError;
use super::setting::RawSetting;
use http::Uri;
use ipnet::{IpNet, Ipv4Net};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The public URL of the room: `https://cards.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    secure: bool,
    /// The host, with the port if it is not the scheme's default.
    authority: String,
}

impl PublicUrl {
    /// The URL `https://HOST`.
    pub(super) fn https(host: &str) -> PublicUrl {
        PublicUrl { secure: true, authority: host.to_owned() }
    }

    /// The host, without the port.
    pub fn host(&self) -> &str {
        let host =
            self.authority.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit()));
        host.map_or(&self.authority, |(host, _)| host)
    }

    /// Returns whether the scheme is `https`.
    pub const fn is_secure(&self) -> bool {
        self.secure
    }

    /// The host, with the port if it is not the scheme's default.
    pub fn authority(&self) -> &str {
        &self.authority
    }
}

impl fmt::Display for PublicUrl {
    /// Formats the URL as an origin: without a trailing slash.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.secure { "https" } else { "http" }, self.authority)
    }
}

/// Parses the address to listen on, which must include a port. `localhost` is 127.0.0.1.
///
/// # Errors
/// [`ConfigError`] that names the expected format, if the value does not match it.
pub fn listen(given: &RawSetting) -> Result<SocketAddr, ConfigError> {
    let local = given.value.strip_prefix("localhost:").and_then(|port| port.parse().ok());
    let local = local.map(|port| SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port));
    let address = local.or_else(|| given.value.parse().ok());
    address.ok_or_else(|| {
        given.error(
            "write an address and a port, 127.0.0.1:8080, or 0.0.0.0:8080 for everybody on the same network",
        )
    })
}

/// Parses the addresses and networks of trusted proxies, separated by commas.
///
/// # Errors
/// [`ConfigError`] that names the expected format, if the value does not match it or if one of the networks contains
/// all addresses.
pub fn proxies(given: &RawSetting) -> Result<Vec<IpNet>, ConfigError> {
    let network = |text: &str| text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from)).ok();
    let networks = given.value.split(',').map(|text| network(text.trim()).map(canonical));
    let networks: Option<Vec<IpNet>> = networks.collect();
    let networks = networks.ok_or_else(|| {
        given.error("write the addresses of your proxies, or their networks, as 127.0.0.1,10.0.0.0/8")
    })?;
    if networks.iter().any(|network| network.prefix_len() == 0) {
        return Err(given.error(
            "a network of all addresses lets every client choose its address: write those of your proxies",
        ));
    }
    Ok(networks)
}

/// Converts an IPv4-mapped IPv6 network to the IPv4 network. Returns any other network unchanged.
fn canonical(network: IpNet) -> IpNet {
    let mapped = || {
        let bits = network.prefix_len().checked_sub(96)?;
        let IpAddr::V4(address) = network.addr().to_canonical() else { return None };
        Ipv4Net::new(address, bits).ok()
    };
    match network {
        IpNet::V4(_) => network,
        IpNet::V6(_) => mapped().map_or(network, IpNet::V4),
    }
}

/// Parses the public URL of the room.
///
/// # Errors
/// [`ConfigError`] that names the expected format, if the value does not match it.
pub fn public_url(given: &RawSetting) -> Result<PublicUrl, ConfigError> {
    let read = || {
        let uri: Uri = given.value.parse().ok()?;
        let secure = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let bare = uri.path() == "/" && uri.query().is_none();
        let authority = uri.authority().filter(|authority| bare && !authority.as_str().contains('@'))?;
        let usual = if secure { ":443" } else { ":80" };
        let authority = authority.as_str().to_lowercase();
        let authority = authority.strip_suffix(usual).map(str::to_owned).unwrap_or(authority);
        Some(PublicUrl { secure, authority })
    };
    read().ok_or_else(|| given.error("write it as https://cards.example.org, without a path"))
}
