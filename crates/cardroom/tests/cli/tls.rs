//! Tests of `serve` with a certificate: a real process, and clients that trust only the test's authority.

use crate::serve::{Room, folder};
use crate::support::run;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::{Message, client};

/// An authority in memory, and the folder with the room's data and certificate.
struct Site {
    authority: CertifiedIssuer<'static, KeyPair>,
    folder: PathBuf,
}

impl Site {
    fn new(name: &str) -> Site {
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let authority = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
        let folder = folder(name);
        fs::create_dir_all(&folder).unwrap();
        Site { authority, folder }
    }

    /// Writes a new certificate for `localhost` and 127.0.0.1, and its key; returns the certificate.
    fn issue(&self) -> CertificateDer<'static> {
        let names = ["localhost", "127.0.0.1"].map(str::to_owned).to_vec();
        let key = KeyPair::generate().unwrap();
        let certificate = CertificateParams::new(names).unwrap().signed_by(&key, &self.authority).unwrap();
        fs::write(self.path("key.pem"), key.serialize_pem()).unwrap();
        fs::write(self.path("cert.pem"), certificate.pem()).unwrap();
        certificate.der().clone()
    }

    fn path(&self, file: &str) -> PathBuf {
        self.folder.join(file)
    }

    fn start(&self, flags: &[&str]) -> Room {
        let files = ["cert.pem", "key.pem"].map(|file| self.path(file).display().to_string());
        let all = [&["--tls-cert", &files[0], "--tls-key", &files[1]], flags].concat();
        Room::with(&self.path("data"), &all)
    }

    /// Makes a TLS connection to the room, with this authority as the only trusted one.
    fn connect(&self, room: &Room) -> StreamOwned<ClientConnection, TcpStream> {
        let mut roots = RootCertStore::empty();
        roots.add(self.authority.der().clone()).unwrap();
        let stream = connect(&room.address, roots, "localhost").expect("the certificate is trusted");
        assert_eq!(stream.conn.alpn_protocol(), Some(&b"http/1.1"[..]));
        stream
    }

    /// Sends a request with this request line and body over TLS; returns the response.
    fn ask(&self, room: &Room, line: &str, body: &str) -> String {
        let mut stream = self.connect(room);
        let length = body.len();
        let head = format!("host: {}\r\ncontent-type: application/json\r\n", room.address);
        write!(stream, "{line} HTTP/1.0\r\n{head}content-length: {length}\r\n\r\n{body}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the room ends the connection with an alert");
        answer
    }

    /// Waits until new connections get this certificate.
    fn wait_for(&self, room: &Room, certificate: &CertificateDer) {
        let begun = Instant::now();
        while self.connect(room).conn.peer_certificates().unwrap()[0] != *certificate {
            assert!(begun.elapsed() < Duration::from_secs(20), "the new certificate is in use");
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    fn end(self, room: Room) {
        assert_eq!(room.end("-TERM").1, Some(0));
        fs::remove_dir_all(self.folder).unwrap();
    }
}

/// Makes a TLS connection to a server under this name; `None` if its certificate is not trusted.
pub fn connect(
    address: &str,
    roots: RootCertStore,
    name: &str,
) -> Option<StreamOwned<ClientConnection, TcpStream>> {
    connect_with(address, roots, name, &["h2", "http/1.1"])
}

/// Makes a TLS connection with one of these protocols to a server under this name; `None` if its certificate is not
/// trusted.
pub fn connect_with(
    address: &str,
    roots: RootCertStore,
    name: &str,
    protocols: &[&str],
) -> Option<StreamOwned<ClientConnection, TcpStream>> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let mut config = config.unwrap().with_root_certificates(roots).with_no_client_auth();
    config.alpn_protocols = protocols.iter().map(|protocol| protocol.as_bytes().to_vec()).collect();
    let name = ServerName::try_from(name.to_owned()).unwrap();
    let mut connection = ClientConnection::new(Arc::new(config), name).unwrap();
    let mut stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    while connection.is_handshaking() {
        connection.complete_io(&mut stream).ok()?;
    }
    Some(StreamOwned::new(connection, stream))
}

#[test]
fn with_a_certificate_the_room_serves_https_and_its_cookies_are_secure() {
    let site = Site::new("https");
    site.issue();
    let room = site.start(&[]);
    assert!(site.ask(&room, "GET /healthz", "").starts_with("HTTP/1.0 200"));
    let named = site.ask(&room, "PUT /api/me", "{\"name\":\"Ann\"}");
    let cookies: Vec<&str> = named.lines().filter_map(|line| line.strip_prefix("set-cookie: ")).collect();
    assert_eq!(cookies.len(), 2, "{named}");
    assert!(
        cookies.iter().all(|cookie| cookie.starts_with("__Host-") && cookie.contains("Secure")),
        "{named}"
    );
    assert!(!named.to_lowercase().contains("strict-transport-security"), "{named}");
    let share = site.ask(&room, "GET /api/share", "");
    assert!(share.contains(&format!("\"url\":\"https://{}\"", room.address)), "{share}");
    site.end(room);
}

#[test]
fn plain_http_is_redirected_for_hosts_of_the_room_only() {
    let site = Site::new("redirect");
    site.issue();
    let room = site.start(&[]);
    let port = room.address.rsplit_once(':').unwrap().1;
    let plain = room.ask("GET /t/abc?seat=2", "", "");
    assert!(plain.starts_with("HTTP/1.0 308"), "{plain}");
    assert!(plain.contains(&format!("location: https://127.0.0.1:{port}/t/abc?seat=2\r\n")), "{plain}");
    assert!(plain.contains("cache-control: no-store") && !plain.contains("set-cookie"), "{plain}");
    let ask = |host: &str| {
        let mut stream = TcpStream::connect(&room.address).unwrap();
        write!(stream, "PUT /api/me HTTP/1.0\r\nhost: {host}\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    assert!(ask("localhost").contains("location: https://localhost/api/me\r\n"));
    let other = ask("evil.example");
    assert!(other.starts_with("HTTP/1.0 421") && !other.contains("location:"), "{other}");
    site.end(room);
}

#[test]
fn a_second_address_redirects_to_the_port_of_https() {
    let site = Site::new("second");
    site.issue();
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let public = ["--http-redirect", &free, "--public-url", "https://cards.example.org:8443"];
    let room = site.start(&public);
    let ask = |host: &str| {
        let mut stream = TcpStream::connect(&free).unwrap();
        write!(stream, "GET /new HTTP/1.0\r\nhost: {host}\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.lines().find_map(|line| line.strip_prefix("location: ")).map(str::to_owned)
    };
    let port = ask("127.0.0.1").unwrap();
    assert!(port.starts_with("https://127.0.0.1:") && port.ends_with("/new"), "{port}");
    assert_eq!(ask("cards.example.org").as_deref(), Some("https://cards.example.org:8443/new"));
    assert_eq!(ask("evil.example"), None);
    site.end(room);
}

#[test]
fn a_new_certificate_is_used_without_closing_sockets_and_a_broken_one_is_not() {
    let site = Site::new("reload");
    let first = site.issue();
    let mut room = site.start(&[]);
    site.wait_for(&room, &first);
    let tables = site.ask(&room, "GET /api/tables", "");
    let table = tables.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let url = format!("wss://{}/api/tables/{table}/socket", room.address);
    let (mut socket, _) = client(url, site.connect(&room)).expect("a socket over TLS opens");
    fs::write(site.path("cert.pem"), "no certificate").unwrap();
    std::thread::sleep(Duration::from_secs(3));
    site.wait_for(&room, &first);
    let second = site.issue();
    site.wait_for(&room, &second);
    let echoed = b"still here".to_vec();
    socket.send(Message::Ping(echoed.clone().into())).unwrap();
    loop {
        match socket.read().expect("the socket is open") {
            Message::Pong(bytes) => break assert_eq!(bytes, echoed),
            _ => continue,
        }
    }
    let mut log = room.child.stderr.take().unwrap();
    site.end(room);
    let mut lines = String::new();
    log.read_to_string(&mut lines).unwrap();
    assert!(lines.contains("the certificate in use stays") && lines.contains("cert.pem"), "{lines}");
    assert!(lines.contains("the certificate was replaced"), "{lines}");
}

#[test]
fn a_certificate_that_cannot_be_used_is_refused_with_the_remedy() {
    let site = Site::new("refused");
    site.issue();
    fs::copy(site.path("key.pem"), site.path("old.pem")).unwrap();
    site.issue();
    let serve = |cert: &str, key: &str| {
        let [cert, key, data] = [cert, key, "data"].map(|file| site.path(file).display().to_string());
        run(&format!("serve --listen 127.0.0.1:0 --data {data} --tls-cert {cert} --tls-key {key}"))
    };
    for (cert, key, expected) in [
        ("none.pem", "key.pem", "none.pem: there is no such file"),
        ("key.pem", "key.pem", "key.pem: there is no certificate in it"),
        ("cert.pem", "cert.pem", "cert.pem: there is no private key in it"),
        ("cert.pem", "old.pem", "old.pem is not the private key of the first certificate"),
    ] {
        let run = serve(cert, key);
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{expected}");
        assert!(run.err.contains(expected), "{}", run.err);
    }
    fs::remove_dir_all(site.folder).unwrap();
}

/// A root store that contains only the certificate in this file.
fn roots(file: &Path) -> RootCertStore {
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_file(file).unwrap()).unwrap();
    roots
}

#[test]
fn cert_makes_an_authority_once_and_a_certificate_for_this_machine() {
    let folder = folder("cert");
    let out = folder.display().to_string();
    let first = run(&format!("cert --out {out} den.local --json")).json();
    assert_eq!((&first["new_authority"], first["names"][0].as_str()), (&true.into(), Some("localhost")));
    assert!(first["names"].as_array().unwrap().contains(&"den.local".into()), "{first}");
    let schema = run("schema cert").json();
    assert!(jsonschema::is_valid(&schema["reply"], &first), "{first}");
    let second = run(&format!("cert --out {out}"));
    let fingerprint = first["fingerprint"].as_str().unwrap();
    assert!(second.out.contains("Kept the authority") && second.out.contains(fingerprint), "{}", second.out);
    assert!(
        second.out.contains("den.local") && second.out.contains("Next: cardroom serve"),
        "{}",
        second.out
    );
    let refused = run(&format!("cert --out {out} cards.example.org"));
    assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
    assert!(refused.err.contains("the authority may not sign for \"cards.example.org\""), "{}", refused.err);
    assert_eq!(run(&format!("cert --out {out} a_b!c")).code, Some(2));
    let files = ["cert.pem", "key.pem"].map(|file| folder.join(file).display().to_string());
    let data = folder.join("data");
    let room = Room::with(&data, &["--tls-cert", &files[0], "--tls-key", &files[1]]);
    for name in ["localhost", "127.0.0.1", "den.local"] {
        connect(&room.address, roots(&folder.join("authority.pem")), name).unwrap();
    }
    assert_eq!(room.end("-TERM").1, Some(0));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_room_with_a_local_authority_offers_it_over_plain_http_too() {
    let data = folder("local");
    let room = Room::with(&data, &["--tls-local"]);
    let authority = data.join("tls/authority.pem");
    let page = room.get("/install-certificate");
    assert!(page.starts_with("HTTP/1.0 200") && page.contains("content-security-policy: "), "{page}");
    assert!(page.contains("lang=\"en\"") && page.contains("lang=\"es\""), "{page}");
    let mut stream = connect(&room.address, roots(&authority), "127.0.0.1").unwrap();
    write!(stream, "GET /install-certificate/cardroom.crt HTTP/1.0\r\nhost: localhost\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let der = CertificateDer::from_pem_file(&authority).unwrap();
    assert!(answer.ends_with(&der), "the certificate is sent as DER");
    let head = String::from_utf8_lossy(&answer[..answer.len() - der.len()]).into_owned();
    assert!(head.contains("content-type: application/x-x509-ca-cert"), "{head}");
    assert!(room.get("/").starts_with("HTTP/1.0 308"), "other pages are redirected");
    let (printed, code) = room.end("-TERM");
    let line = printed.lines().find_map(|line| line.strip_prefix("Its fingerprint (SHA-256) is ")).unwrap();
    assert!(page.replace("<wbr>", "").contains(line), "{printed}");
    assert_eq!(code, Some(0));
    let again = Room::with(&data, &["--tls-local"]);
    connect(&again.address, roots(&authority), "localhost").unwrap();
    assert_eq!(again.end("-TERM").1, Some(0));
    fs::remove_dir_all(data).unwrap();
}
