//! Tests of certificates from a public authority: a real room, and Pebble, an ACME test server that connects to the
//! room.

use crate::serve::{Room, folder};
use crate::tls::{connect, connect_with};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, DnType, IsCa, KeyPair};
use rustls::RootCertStore;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The host name that resolves to the room.
const NAME: &str = "cards.example.org";
/// A host name that resolves to an address on which no server listens.
const LOST_NAME: &str = "lost.example.org";
/// Lifetime of the certificates, in seconds; the room renews them after two thirds of this time.
const LIFETIME: u32 = 24;

/// Pebble, its name server, and the folder with the room's data.
struct Authority {
    folder: PathBuf,
    /// The ports of the room, of Pebble, of Pebble's management interface and of the name server.
    ports: [u16; 4],
    processes: Vec<Child>,
}

impl Drop for Authority {
    fn drop(&mut self) {
        for process in &mut self.processes {
            let _ = process.kill().and_then(|()| process.wait());
        }
    }
}

impl Authority {
    fn start(name: &str) -> Authority {
        let folder = folder(name);
        fs::create_dir_all(&folder).unwrap();
        let listeners = [(); 5].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
        let ports = listeners.map(|listener| listener.local_addr().unwrap().port());
        let [room, pebble, management, names, name_management] = ports;
        write_certificates(&folder);
        let config = serde_json::json!({ "pebble": {
            "listenAddress": format!("127.0.0.1:{pebble}"),
            "managementListenAddress": format!("127.0.0.1:{management}"),
            "certificate": folder.join("pebble.pem"),
            "privateKey": folder.join("pebble.key"),
            "httpPort": 1,
            "tlsPort": room,
            "certificateValidityPeriod": LIFETIME,
        } });
        fs::write(folder.join("pebble.json"), config.to_string()).unwrap();
        let address = format!("127.0.0.1:{names}");
        let mut name_server = Command::new("pebble-challtestsrv");
        name_server.args(["-dns01", &address, "-http01", "", "-https01", "", "-tlsalpn01", ""]);
        name_server.args(["-defaultIPv6", "", "-management", &format!("127.0.0.1:{name_management}")]);
        let mut authority = Command::new("pebble");
        authority.arg("-config").arg(folder.join("pebble.json")).args(["-dnsserver", &address]);
        authority.env("PEBBLE_VA_NOSLEEP", "1");
        let processes = [name_server, authority].map(|mut command| {
            let quiet = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
            quiet.expect("Pebble is installed by `cargo xtask setup`")
        });
        let authority =
            Authority { folder, ports: [room, pebble, management, names], processes: processes.into() };
        authority.wait_for_roots();
        let lost = serde_json::json!({ "host": LOST_NAME, "addresses": ["127.0.0.2"] }).to_string();
        let mut stream = std::net::TcpStream::connect(("127.0.0.1", name_management)).unwrap();
        write!(stream, "POST /add-a HTTP/1.0\r\ncontent-length: {}\r\n\r\n{lost}", lost.len()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.contains(" 200 "), "{answer}");
        authority
    }

    /// Waits until Pebble serves its root certificate, and returns the certificate.
    fn wait_for_roots(&self) -> CertificateDer<'static> {
        let begun = Instant::now();
        loop {
            if let Some(root) = self.root() {
                return root;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "Pebble starts");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// The root of the certificates that Pebble issues; `None` until Pebble serves the root.
    fn root(&self) -> Option<CertificateDer<'static>> {
        let address = format!("127.0.0.1:{}", self.ports[2]);
        std::net::TcpStream::connect(&address).ok()?;
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_file(self.folder.join("root.pem")).unwrap()).unwrap();
        // Pebble would choose HTTP/2.
        let mut stream = connect_with(&address, roots, "localhost", &["http/1.1"])?;
        write!(stream, "GET /roots/0 HTTP/1.0\r\n\r\n").ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).ok()?;
        CertificateDer::from_pem_slice(&answer).ok()
    }

    /// Starts a room with a certificate for this name. Its log is in the file `log`.
    fn room(&self, name: &str) -> Room {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom"));
        let listen = format!("127.0.0.1:{}", self.ports[0]);
        let directory = format!("https://localhost:{}/dir", self.ports[1]);
        command.args(["serve", "--no-demo", "--listen", &listen, "--data"]).arg(self.folder.join("data"));
        command.args(["--acme-domain", name, "--acme-contact", "host@example.org"]);
        command.args(["--acme-directory", &directory]).env("SSL_CERT_FILE", self.folder.join("root.pem"));
        let log = fs::File::options().append(true).create(true).open(self.folder.join("log")).unwrap();
        Room::logged(command, log.into())
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap()
    }

    /// Waits for this text in the room's log.
    fn wait_for_log(&self, text: &str) {
        let begun = Instant::now();
        while !self.log().contains(text) {
            assert!(
                begun.elapsed() < Duration::from_secs(40),
                "{text:?} is missing in the log: {}",
                self.log()
            );
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

/// Writes a root certificate, and a certificate for Pebble itself, signed by the root.
fn write_certificates(folder: &std::path::Path) {
    let mut params = CertificateParams::default();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params.distinguished_name.push(DnType::CommonName, "Authority of the test");
    let root = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    let key = KeyPair::generate().unwrap();
    let names = ["localhost", "127.0.0.1"].map(str::to_owned).to_vec();
    let certificate = CertificateParams::new(names).unwrap().signed_by(&key, &root).unwrap();
    fs::write(folder.join("root.pem"), root.pem()).unwrap();
    fs::write(folder.join("pebble.pem"), certificate.pem()).unwrap();
    fs::write(folder.join("pebble.key"), key.serialize_pem()).unwrap();
}

#[test]
fn a_certificate_is_ordered_renewed_without_closing_connections_and_kept_for_the_next_start() {
    const IN_USE: &str = "a new certificate is in use";
    let authority = Authority::start("acme");
    let room = authority.room(NAME);
    assert_eq!(room.address, NAME);
    authority.wait_for_log(IN_USE);
    let root = authority.root().unwrap();
    let connect = || {
        let mut roots = RootCertStore::empty();
        roots.add(root.clone()).unwrap();
        connect(&format!("127.0.0.1:{}", authority.ports[0]), roots, NAME)
    };
    let connected = || connect().expect("the certificate is trusted");
    let mut stream = connected();
    let first = stream.conn.peer_certificates().unwrap()[0].clone();
    let mut ask = || {
        write!(stream, "GET /api/tables HTTP/1.1\r\nhost: {NAME}\r\n\r\n").unwrap();
        let mut answer = vec![0; 4096];
        let length = stream.read(&mut answer).unwrap();
        String::from_utf8_lossy(&answer[..length]).into_owned()
    };
    let answer = ask();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("strict-transport-security: max-age="), "{answer}");
    let begun = Instant::now();
    while connect().is_none_or(|renewed| renewed.conn.peer_certificates().unwrap()[0] == first) {
        assert!(begun.elapsed() < Duration::from_secs(60), "the certificate is renewed");
        std::thread::sleep(Duration::from_millis(200));
    }
    assert!(ask().starts_with("HTTP/1.1 200"), "the connection stayed open");
    assert_eq!(room.end("-TERM").1, Some(0));

    let orders = authority.log().matches(IN_USE).count();
    assert!(orders >= 2, "{}", authority.log());
    let folder = authority.folder.join(format!("data/tls/acme/localhost_{}_dir", authority.ports[1]));
    for file in ["account.json", "cert.pem", "key.pem"] {
        let mode = fs::metadata(folder.join(file)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
    let room = authority.room(NAME);
    drop(connected());
    assert_eq!(room.end("-TERM").1, Some(0));
    fs::remove_dir_all(&authority.folder).unwrap();
}

#[test]
fn a_name_that_does_not_lead_to_the_room_gets_no_certificate_and_the_log_says_why() {
    let authority = Authority::start("acme-lost");
    let mut room = authority.room(LOST_NAME);
    authority.wait_for_log("the certificate authority did not reach the room");
    let log = authority.log();
    assert!(log.contains("port 443 of the name must lead to the room"), "{log}");
    assert!(log.contains("seconds=300"), "the next attempt is not at once: {log}");
    assert!(room.child.try_wait().unwrap().is_none(), "the room is still open");
    assert_eq!(room.end("-TERM").1, Some(0));
    fs::remove_dir_all(&authority.folder).unwrap();
}
