//! `/api/share` and `/api/tables/ID/share`: the links to the room and to a table.

use super::app::{App, RoomAddresses};
use super::body::Path;
use super::error_response::ApiResult;
use axum::Json;
use axum::extract::State;
use fast_qr::convert::svg::SvgBuilder;
use fast_qr::qr::QRBuilder;
use schemars::JsonSchema;
use serde::Serialize;
use std::net::{IpAddr, SocketAddr};

/// Links for inviting others to the room or to a table.
#[derive(Serialize, JsonSchema)]
pub struct Share {
    /// The links, the best first.
    pub links: Vec<Link>,
    /// `true` if the links work only on this machine.
    pub loopback: bool,
    /// The command that makes the room reachable from other devices. `null` if they can reach it.
    pub command: Option<String>,
}

/// A link to a page of the room.
#[derive(Serialize, JsonSchema)]
pub struct Link {
    /// URL of the page.
    pub url: String,
    /// The URL as a QR code in SVG; `null` if it is too long for one.
    pub qr_svg: Option<String>,
}

/// The links to a table.
#[utoipa::path(get, path = "/api/tables/{id}/share", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = ref("#/components/schemas/Share")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn get(State(app): State<App>, Path(id): Path<String>) -> ApiResult<Share> {
    let table = app.table(&id)?.id();
    Ok(Json(share(app.addresses(), &local_addresses(), &format!("/t/{table}"))))
}

/// The links to the room.
#[utoipa::path(get, path = "/api/share", tag = "guests",
    responses((status = 200, body = ref("#/components/schemas/Share"))))]
pub async fn room(State(app): State<App>) -> ApiResult<Share> {
    Ok(Json(share(app.addresses(), &local_addresses(), "")))
}

/// The links to the page with this path, the best first; one that works only on this machine if other devices cannot
/// reach the room.
pub fn share_of(addresses: &RoomAddresses, path: &str) -> Share {
    share(addresses, &local_addresses(), path)
}

/// The links to the page with this path, the best first; none if other devices cannot reach the room.
pub fn links(addresses: &RoomAddresses, path: &str) -> Vec<Link> {
    bases(addresses, &local_addresses()).iter().map(|base| link(format!("{base}{path}"))).collect()
}

/// A network address of this machine.
struct LocalAddress {
    ip: IpAddr,
    /// `true` if the name of its interface is one used for containers, virtual machines or a VPN.
    is_virtual: bool,
}

/// Name prefixes of interfaces for containers, virtual machines and VPNs.
const VIRTUAL: [&str; 17] = [
    "docker",
    "br-",
    "veth",
    "podman",
    "cni",
    "lxc",
    "lxd",
    "virbr",
    "vmnet",
    "vboxnet",
    "vEthernet",
    "tun",
    "tap",
    "utun",
    "wg",
    "zt",
    "tailscale",
];

impl LocalAddress {
    fn new(interface: &str, ip: IpAddr) -> LocalAddress {
        LocalAddress { ip, is_virtual: VIRTUAL.iter().any(|prefix| interface.starts_with(prefix)) }
    }

    /// The sort key: the address at which phones most probably reach this machine comes first. Phones are on the home
    /// network, whose router usually assigns addresses in 192.168.0.0/16 or 10.0.0.0/8. Container networks usually have
    /// addresses in 172.16.0.0/12, which only this machine can reach; the interface name does not always show this.
    fn order(&self) -> (bool, u8, IpAddr) {
        let rank = match self.ip {
            IpAddr::V4(ip) => match ip.octets() {
                [192, 168, ..] => 0,
                [10, ..] => 1,
                [172, 16..=31, ..] => 3,
                _ => 2,
            },
            IpAddr::V6(_) => 4,
        };
        (self.is_virtual, rank, self.ip)
    }
}

/// The network addresses of this machine, without link-local ones.
fn local_addresses() -> Vec<LocalAddress> {
    let own = if_addrs::get_if_addrs().unwrap_or_default();
    own.into_iter()
        .filter(|own| !own.is_link_local())
        .map(|own| LocalAddress::new(&own.name, own.ip()))
        .collect()
}

/// The base URLs at which other devices reach the room, the best first; empty if they cannot reach it.
pub fn addresses(addresses: &RoomAddresses) -> Vec<String> {
    bases(addresses, &local_addresses())
}

/// A URL as a QR code in block characters, two rows of modules per line; `None` if the URL is too long. The code
/// includes a quiet zone and is light on dark, for a dark terminal.
pub fn qr_text(url: &str) -> Option<String> {
    const QUIET: i32 = 2;
    let code = QRBuilder::new(url).build().ok()?;
    let size = i32::try_from(code.size).ok()?;
    let dark = |row: i32, column: i32| {
        let inside = |at: i32| (0..size).contains(&at);
        inside(row) && inside(column) && code[row as usize][column as usize].value()
    };
    let line = |row: i32| {
        let cell = |column: i32| match (dark(row, column), dark(row + 1, column)) {
            (true, true) => ' ',
            (true, false) => '▄',
            (false, true) => '▀',
            (false, false) => '█',
        };
        (-QUIET..size + QUIET).map(cell).collect::<String>()
    };
    let rows = (-QUIET..size + QUIET).step_by(2).map(line);
    Some(rows.collect::<Vec<_>>().join("\n"))
}

/// The links to the page with this path, on a machine with these network addresses.
fn share(addresses: &RoomAddresses, own: &[LocalAddress], path: &str) -> Share {
    let bases = bases(addresses, own);
    let loopback = bases.is_empty();
    let port = addresses.address.port();
    let here = || vec![format!("{}://127.0.0.1:{port}", addresses.scheme())];
    let bases = if loopback { here() } else { bases };
    Share {
        links: bases.iter().map(|base| link(format!("{base}{path}"))).collect(),
        loopback,
        command: loopback.then(|| format!("cardroom serve --listen 0.0.0.0:{port}")),
    }
}

/// The base URLs at which other devices reach the room, the best first; empty if they cannot reach it.
fn bases(addresses: &RoomAddresses, own: &[LocalAddress]) -> Vec<String> {
    if let Some(public) = &addresses.public_url {
        return vec![public.to_string()];
    }
    let (bound, port) = (addresses.address.ip(), addresses.address.port());
    let reaches = |ip: &IpAddr| !ip.is_loopback() && (ip.is_ipv4() || bound.is_ipv6());
    let mut own: Vec<&LocalAddress> = own.iter().collect();
    own.sort_by_key(|own| own.order());
    let ips = if bound.is_unspecified() { own.iter().map(|own| own.ip).collect() } else { vec![bound] };
    let scheme = addresses.scheme();
    ips.into_iter().filter(reaches).map(|ip| format!("{scheme}://{}", SocketAddr::new(ip, port))).collect()
}

fn link(url: String) -> Link {
    Link { qr_svg: qr_svg(&url), url }
}

/// A URL as a QR code in SVG; `None` if the URL is too long.
pub fn qr_svg(url: &str) -> Option<String> {
    let code = QRBuilder::new(url).build().ok();
    code.map(|code| SvgBuilder::default().to_str(&code))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Config, RawSetting, SettingName};

    fn room_addresses(listen: &str, public: Option<&str>) -> RoomAddresses {
        let mut flags =
            vec![RawSetting::flag(SettingName::Listen, listen), RawSetting::flag(SettingName::Data, "/data")];
        flags.extend(public.map(|url| RawSetting::flag(SettingName::PublicUrl, url)));
        let config = Config::read(flags, None).unwrap();
        RoomAddresses { address: config.listen, public_url: config.public_url, secure: false }
    }

    fn urls(addresses: &RoomAddresses) -> (Vec<String>, bool) {
        let own = [
            ("lo", "127.0.0.1"),
            ("docker0", "172.17.0.1"),
            ("virbr0", "192.168.122.1"),
            ("eth1", "172.20.0.3"),
            ("eth0", "192.168.1.9"),
            ("wlan0", "10.0.0.2"),
            ("lo", "::1"),
            ("eth0", "2001:db8::5"),
        ];
        let own = own.map(|(interface, ip)| LocalAddress::new(interface, ip.parse().unwrap()));
        let share = share(addresses, &own, "/t/abc");
        assert!(
            share.links.iter().all(|link| link.qr_svg.as_ref().is_some_and(|svg| svg.starts_with("<svg")))
        );
        (share.links.into_iter().map(|link| link.url).collect(), share.loopback)
    }

    #[test]
    fn on_loopback_the_link_says_so_and_names_the_command() {
        let addresses = room_addresses("127.0.0.1:8080", None);
        assert_eq!(urls(&addresses), (vec!["http://127.0.0.1:8080/t/abc".to_owned()], true));
        let command = share(&addresses, &[], "/t/abc").command.unwrap();
        assert_eq!(command, "cardroom serve --listen 0.0.0.0:8080");
    }

    #[test]
    fn on_all_interfaces_each_network_address_is_offered_and_container_networks_come_last() {
        let url = |host: &str| format!("http://{host}:8080/t/abc");
        let house = ["192.168.1.9", "10.0.0.2", "172.20.0.3"].map(url);
        let containers = ["192.168.122.1", "172.17.0.1"].map(url);
        let four = [house.as_slice(), &containers].concat();
        assert_eq!(urls(&room_addresses("0.0.0.0:8080", None)), (four, false));
        let all = [house.as_slice(), &[url("[2001:db8::5]")], &containers].concat();
        assert_eq!(urls(&room_addresses("[::]:8080", None)), (all, false));
        assert!(share(&room_addresses("0.0.0.0:8080", None), &[], "/t/abc").loopback);
    }

    #[test]
    fn the_code_in_the_terminal_has_every_module_of_the_picture() {
        let url = "http://192.168.1.9:8080";
        let code = QRBuilder::new(url).build().unwrap();
        let text = qr_text(url).unwrap();
        let mut light = Vec::new();
        for line in text.lines() {
            let halves = |c: char| match c {
                '█' => (true, true),
                '▀' => (true, false),
                '▄' => (false, true),
                _ => (false, false),
            };
            let (upper, lower): (Vec<bool>, Vec<bool>) = line.chars().map(halves).unzip();
            light.extend([upper, lower]);
        }
        for row in 0..code.size {
            for column in 0..code.size {
                assert_eq!(light[row + 2][column + 2], !code[row][column].value(), "{row} {column}");
            }
        }
        assert!(light[0].iter().chain(&light[1]).all(|&light| light), "a quiet zone");
        assert!(text.lines().all(|line| line.chars().count() == code.size + 4 && code.size + 4 < 80));
    }

    #[test]
    fn the_links_of_a_room_that_serves_https_have_its_scheme() {
        let secure = |listen| RoomAddresses { secure: true, ..room_addresses(listen, None) };
        assert_eq!(urls(&secure("192.168.1.9:443")).0, ["https://192.168.1.9:443/t/abc"]);
        assert_eq!(urls(&secure("127.0.0.1:443")), (vec!["https://127.0.0.1:443/t/abc".to_owned()], true));
    }

    #[test]
    fn one_interface_has_one_address_and_the_public_url_takes_precedence() {
        assert_eq!(urls(&room_addresses("192.168.1.9:80", None)).0, ["http://192.168.1.9:80/t/abc"]);
        let (urls, loopback) = urls(&room_addresses("127.0.0.1:8080", Some("https://cards.example.org")));
        assert_eq!((urls, loopback), (vec!["https://cards.example.org/t/abc".to_owned()], false));
    }
}
