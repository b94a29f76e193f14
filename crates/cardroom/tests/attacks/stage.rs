//! The room under attack, with its network, its process, its clients, and its tables in play.

use super::client::{Client, session_id};
use super::network::{CLIENTS, Network};
use super::process::Room;
use super::records::Records;
use super::tables::{TABLES, Tables};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use serde_json::json;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use tokio_rustls::TlsConnector;

/// The room's limits: lower than the defaults where an attack would otherwise take minutes, and higher where an attack
/// would otherwise exceed a limit that it is not meant to test.
pub const LIMITS: [&str; 13] = [
    "--max-connections=600",
    "--connections-per-address=120",
    "--limit=sockets_per_address=40",
    "--limit=requests=200/s burst 1000",
    "--limit=header_seconds=3",
    "--limit=body_seconds=3",
    "--limit=write_seconds=3",
    "--limit=new_guests=10/s burst 300",
    "--limit=messages=400/s burst 2000",
    "--limit=requests_in_all=50000/s burst 500000",
    "--limit=new_guests_in_all=1000/s burst 50000",
    "--limit=changes=400/s burst 2000",
    "--limit=decisions=100/s burst 2000",
];
/// Maximum number of connections per address, as in [`LIMITS`].
pub const CONNECTIONS_PER_ADDRESS: u64 = 120;
/// Maximum number of sockets per address, as in [`LIMITS`].
pub const SOCKETS_PER_ADDRESS: usize = 40;
/// Rate limit of requests per address, as in [`LIMITS`]: the burst, and the number per second.
pub const REQUESTS: (f64, f64) = (1000.0, 200.0);

/// Number of the administrator's client address.
const ADMINISTRATOR: u16 = 2;
/// Number of the client address of the first table's players; those of the other tables follow.
const FIRST_TABLE: u16 = 3;
/// Numbers of the attackers' client addresses.
const ATTACKERS: std::ops::Range<u16> = 30..CLIENTS;

/// The room with its network, its players and its attackers.
pub struct Stage {
    // The fields are dropped in this order: the players, the room, its network.
    pub tables: Tables,
    pub room: Room,
    pub network: Network,
    pub folder: TestFolder,
    client: Client,
    next: AtomicU16,
    pub administrator: Administrator,
}

/// The administrator's client, cookies and tokens.
pub struct Administrator {
    pub client: Client,
    /// Cookies of the session with administrator rights.
    pub cookies: String,
    /// Cookies of an administrator session that a later token ended.
    pub ended: String,
    /// Cookies that an attacker knew before the administrator logged in with them.
    pub planted: String,
    /// The login tokens, both of which have been used.
    pub tokens: [String; 2],
}

impl Stage {
    /// Starts the room, logs the administrator in, and opens the tables.
    pub async fn open(name: &str) -> Stage {
        let (network, folder) = (Network::new(), TestFolder::new(name));
        let mut room = Room::start(&network, &folder.0, &LIMITS);
        let tls = trusting(&folder.0.join("data/tls/authority.pem"));
        let client = Client {
            address: network.client(ADMINISTRATOR),
            room: room.address,
            tls,
            records: Arc::new(Records::default()),
        };
        let first = room.token();
        let ended = log_in(&client, "", &first).await;
        room.end();
        let mut room = Room::start(&network, &folder.0, &[&LIMITS[..], &["--new-admin-token"]].concat());
        let second = room.token();
        let planted = client.guest("Planted").await;
        let cookies = log_in(&client, &planted, &second).await;
        assert_ne!(session_id(&cookies), session_id(&planted), "a login begins a new session");
        let administrator =
            Administrator { client: client.clone(), cookies, ended, planted, tokens: [first, second] };
        let players = (0..TABLES).map(|table| Client {
            address: network.client(FIRST_TABLE + u16::try_from(table).expect("there are few tables")),
            ..client.clone()
        });
        let tables = Tables::open(players.collect()).await;
        Stage { tables, room, network, folder, client, next: AtomicU16::new(ATTACKERS.start), administrator }
    }

    /// An attacker with an address that has not been used recently.
    pub fn attacker(&self) -> Client {
        let next = |host| if host + 1 < ATTACKERS.end { host + 1 } else { ATTACKERS.start };
        let host = self.next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |host| Some(next(host)));
        Client { address: self.network.client(host.unwrap_or(ATTACKERS.start)), ..self.client.clone() }
    }

    /// The id of a listed table at which a game is in progress.
    pub fn table(&self) -> &str {
        &self.tables.ids[0]
    }

    /// The refusals that the clients received, and the session ids that the room issued.
    pub fn records(&self) -> &Records {
        &self.client.records
    }
}

/// Logs the administrator in, and returns the new cookies as a header line.
async fn log_in(client: &Client, cookies: &str, token: &str) -> String {
    let done = client.ask("POST /api/admin/login", cookies, Some(&json!({ "token": token }))).await;
    assert_eq!((done.status, &done.json()["admin"]), (200, &true.into()), "{done:?}");
    done.cookies()
}

/// A TLS connector that trusts only the authority in this file.
pub fn trusting(authority: &std::path::Path) -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots
        .add(CertificateDer::from_pem_file(authority).expect("the authority's certificate"))
        .expect("an authority");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.expect("versions of TLS").with_root_certificates(roots).with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

/// A folder that is removed if the test passes, and kept for inspection if it fails.
pub struct TestFolder(pub PathBuf);

impl TestFolder {
    pub fn new(name: &str) -> TestFolder {
        TestFolder(std::env::temp_dir().join(format!("cardroom-{name}-{}", std::process::id())))
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the folder is kept: {}", self.0.display());
        } else {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }
}
