//! Tests of connections over real sockets, with short timeouts and low limits.

use super::*;
use crate::http::accept;
use crate::http::protocol::{Https, Protocol};
use crate::http::redirect::{self, TargetPort};
use crate::store::PlayerId;
use crate::tls::Certificates;
use crate::tls::scratch::Authority;
use futures_util::{SinkExt, StreamExt};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_rustls::{TlsAcceptor, TlsConnector};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A room that listens on a real port.
pub(super) struct Running {
    address: SocketAddr,
    app: App,
    serving: JoinHandle<()>,
    _folder: Scratch,
}

/// A timeout that never expires in a test.
const NEVER: Duration = Duration::from_secs(3600);

pub(super) fn patient() -> Limits {
    Limits { header_time: NEVER, body_time: NEVER, write_time: NEVER, ..Limits::default() }
}

impl Running {
    pub(super) async fn start(limits: Limits) -> Running {
        Running::with(Scratch::new(), limits, |_, router| Protocol::Http(router)).await
    }

    /// A room that serves HTTPS, and the authority of its certificate.
    async fn secure(limits: Limits) -> (Running, CertificateDer<'static>) {
        let (folder, authority) = (Scratch::new(), Authority::new());
        let files = authority.write(folder.path(), "room", [2020, 2090]);
        let certificates = Arc::new(Certificates::new(files.load().unwrap()));
        let acceptor = TlsAcceptor::from(Arc::new(certificates.server_config().unwrap()));
        let https = |app: &App, router| {
            Protocol::Https(Https { acceptor, router, plain: redirect::router(app, TargetPort::Same) })
        };
        (Running::with(folder, limits, https).await, authority.der())
    }

    async fn with(
        folder: Scratch,
        limits: Limits,
        protocol: impl FnOnce(&App, Router) -> Protocol,
    ) -> Running {
        let Room { router, app, .. } = Room::with(folder.path(), limits).await;
        let protocol = protocol(&app, router);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving = tokio::spawn(accept::serve(listener, protocol, app.clone()));
        Running { address, app, serving, _folder: folder }
    }

    /// Opens a connection and sends this string.
    async fn send(&self, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        stream
    }

    async fn healthz(&self) -> String {
        let request = "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n";
        rest(&mut self.send(request).await).await
    }

    async fn wait_for_open(&self, wanted: u32) {
        let open = || self.app.connections().load(Instant::now()).open;
        let reached = async {
            while open() != wanted {
                tokio::task::yield_now().await
            }
        };
        timeout(Duration::from_secs(5), reached).await.unwrap_or_else(|_| panic!("{} are open", open()));
    }

    pub(super) async fn stop(self) {
        self.app.stopping().cancel();
        self.app.lobby().stop().await;
        timeout(Duration::from_secs(5), self.serving).await.expect("the room ends").unwrap();
    }
}

/// Reads until the room closes the connection, and asserts that it does within 5 s.
async fn rest(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let closed = timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
    let _ = closed.expect("the connection is closed");
    String::from_utf8(answer).unwrap()
}

const HALF: &str = "GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ";
const KEPT: &str = "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n";

fn put(length: usize, body: &str) -> String {
    let head = "PUT /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n";
    format!("{head}content-length: {length}\r\n\r\n{body}")
}

#[tokio::test]
async fn half_a_header_and_an_idle_connection_are_closed_in_time() {
    let room = Running::start(Limits { header_time: Duration::from_millis(200), ..patient() }).await;
    let (mut half, mut idle, mut silent) =
        (room.send(HALF).await, room.send(KEPT).await, room.send("").await);
    assert!(rest(&mut idle).await.ends_with("\r\n\r\nok\n"), "the request in progress is answered first");
    assert!(!rest(&mut half).await.contains("200"));
    assert_eq!(rest(&mut silent).await, "");
    room.wait_for_open(0).await;
    room.stop().await;
}

#[tokio::test]
async fn a_slow_handshake_is_closed_in_time_and_is_idle_until_it_ends() {
    let limits = Limits { header_time: Duration::from_millis(200), ..patient() };
    let (room, _) = Running::secure(limits).await;
    let (mut half, mut silent) = (room.send("\x16\x03\x01").await, room.send("").await);
    assert_eq!((rest(&mut half).await, rest(&mut silent).await), (String::new(), String::new()));
    room.wait_for_open(0).await;
    room.stop().await;
    let (room, authority) = Running::secure(Limits { connections: 8, ..patient() }).await;
    let mut slow = Vec::new();
    for _ in 0..8 {
        slow.push(room.send("\x16\x03\x01").await);
    }
    room.wait_for_open(8).await;
    let answer = over_tls(&room, authority, "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert_eq!(rest(&mut slow[0]).await, "", "the oldest handshake made room");
    room.stop().await;
}

/// Sends a request over TLS and reads the response. `head` is the request line and header lines, without the empty line
/// at the end.
async fn over_tls(room: &Running, authority: CertificateDer<'static>, head: &str) -> String {
    let mut roots = RootCertStore::empty();
    roots.add(authority).unwrap();
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    let config = config.with_root_certificates(roots).with_no_client_auth();
    let stream = TcpStream::connect(room.address).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.unwrap();
    stream.write_all(format!("{head}connection: close\r\n\r\n").as_bytes()).await.unwrap();
    let mut answer = String::new();
    timeout(Duration::from_secs(5), stream.read_to_string(&mut answer)).await.unwrap().unwrap();
    answer
}

#[tokio::test]
async fn a_full_room_refuses_over_tls_in_words() {
    let (room, authority) = Running::secure(Limits { connections: 0, ..patient() }).await;
    let answer = over_tls(&room, authority, "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("too_many_connections"), "{answer}");
    assert!(answer.contains("retry-after: 60\r\n") && answer.contains("try again in 60 s"), "{answer}");
    room.stop().await;
}

#[tokio::test]
async fn a_body_that_does_not_arrive_times_out() {
    let room = Running::start(Limits { body_time: Duration::from_millis(200), ..patient() }).await;
    let mut slow = room.send(&put(100, "{\"name\":")).await;
    let answer = rest(&mut slow).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("\"code\":\"too_slow\""), "{answer}");
    room.wait_for_open(0).await;
    room.stop().await;
}

#[tokio::test]
async fn a_header_that_is_too_long_is_refused() {
    let room = Running::start(patient()).await;
    let long = format!("{HALF}{}\r\n\r\n", "x".repeat(350_000));
    let mut stream = TcpStream::connect(room.address).await.unwrap();
    // The room may respond and close before the whole request is sent.
    let _ = stream.write_all(long.as_bytes()).await;
    let mut first = [0; 12];
    let answer = timeout(Duration::from_secs(5), stream.read_exact(&mut first)).await.unwrap();
    assert!(answer.is_err() || &first == b"HTTP/1.1 431", "{:?}", str::from_utf8(&first));
    drop(stream);
    let short =
        HALF.replace("x-slow: ", &format!("x-slow: {}\r\nconnection: close\r\n\r\n", "x".repeat(8_000)));
    assert!(rest(&mut room.send(&short).await).await.starts_with("HTTP/1.1 200"));
    room.stop().await;
}

#[tokio::test]
async fn a_newcomer_is_admitted_if_all_connections_are_idle() {
    let room = Running::start(Limits { connections: 12, ..patient() }).await;
    assert!(room.healthz().await.ends_with("\r\n\r\nok\n"));
    let mut taken = Vec::new();
    for text in [HALF, KEPT, &put(100, "{"), ""].repeat(3) {
        taken.push(room.send(text).await);
    }
    room.wait_for_open(12).await;
    for _ in 0..12 {
        let answer = room.healthz().await;
        assert!(
            answer.starts_with("HTTP/1.1 200") && answer.contains("warning: too many connections"),
            "{answer}"
        );
    }
    drop(taken);
    room.wait_for_open(0).await;
    room.stop().await;
}

pub(super) type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<TcpStream>>;

impl Running {
    /// Opens a socket at a table with these cookies.
    pub(super) async fn socket(&self, table: &str, cookies: &str) -> Socket {
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert(COOKIE, cookies.parse().unwrap());
        tokio_tungstenite::connect_async(request).await.unwrap().0
    }

    /// The cookies of a new guest.
    pub(super) async fn guest(&self, name: &str) -> String {
        let body = format!("{{\"name\":\"{name}\"}}");
        let put = put(body.len(), &body).replacen("\r\n\r\n", "\r\nconnection: close\r\n\r\n", 1);
        let answer = rest(&mut self.send(&put).await).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        let cookies = answer.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        cookies.map(|cookie| cookie.split(';').next().unwrap()).collect::<Vec<_>>().join("; ")
    }

    /// The id of a new hold'em table with this many seats, whose host is the guest with these cookies.
    pub(super) async fn create(&self, cookies: &str, seats: usize) -> String {
        let body = json!({ "game": "holdem", "name": "Den", "seats": seats }).to_string();
        let head = "POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nconnection: close";
        let length = body.len();
        let post = format!("{head}\r\ncookie: {cookies}\r\ncontent-length: {length}\r\n\r\n{body}");
        let answer = rest(&mut self.send(&post).await).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        let table: Value = serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap();
        table["id"].as_str().unwrap().to_owned()
    }

    async fn refused(&self) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let _ = stream.shutdown().await;
        rest(&mut stream).await
    }
}

/// Waits for a message of this type.
pub(super) async fn receive(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let received =
            timeout(Duration::from_secs(5), socket.next()).await.unwrap_or_else(|_| panic!("no {kind}"));
        let text = match received {
            Some(Ok(Frame::Text(text))) => text,
            Some(Ok(Frame::Ping(_))) => continue,
            other => panic!("{kind}: {other:?}"),
        };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] == kind {
            return message;
        }
    }
}

pub(super) async fn ask(socket: &mut Socket, command: Value) {
    let mut message = json!({ "v": crate::protocol::VERSION, "id": 1 });
    message.as_object_mut().unwrap().extend(command.as_object().unwrap().clone());
    socket.send(Frame::Text(message.to_string().into())).await.unwrap();
    receive(socket, "accepted").await;
}

#[tokio::test]
async fn sockets_of_spectators_are_closed_with_a_reason_and_those_of_players_stay() {
    let room = Running::start(Limits { connections: 4, ..patient() }).await;
    let wish = json!({ "game": "mount_holyoke", "name": "Den", "seats": 4 });
    let made = room.app.lobby().create(PlayerId(1), serde_json::from_value(wish).unwrap()).await.unwrap();
    let [lee, kim] = [room.guest("Lee").await, room.guest("Kim").await];
    let mut left = room.socket(&made.id, &lee).await;
    ask(&mut left, json!({ "do": "sit", "seat": 2 })).await;
    ask(&mut left, json!({ "do": "leave" })).await;
    let mut player = room.socket(&made.id, &kim).await;
    ask(&mut player, json!({ "do": "sit", "seat": 1 })).await;
    let [mut first, mut second] = [room.socket(&made.id, "").await, room.socket(&made.id, "").await];
    for socket in [&mut first, &mut second] {
        receive(socket, "welcome").await;
    }
    // A guest who left their seat is a spectator too, here the spectator with the most recent message.
    let message = json!({ "v": crate::protocol::VERSION, "id": 1, "do": "sit_in" });
    left.send(Frame::Text(message.to_string().into())).await.unwrap();
    receive(&mut left, "refused").await;
    assert!(room.healthz().await.starts_with("HTTP/1.1 200"), "the newcomer gets in");
    assert_eq!(receive(&mut first, "bye").await["reason"], "crowded");
    let mut others = vec![room.socket(&made.id, "").await];
    for waited in [&mut second, &mut left] {
        others.push(room.socket(&made.id, "").await);
        assert_eq!(receive(waited, "bye").await["reason"], "crowded");
        assert!(!matches!(waited.next().await, Some(Ok(Frame::Text(_)))), "no message follows");
    }
    ask(&mut player, json!({ "do": "sit_out" })).await;
    room.stop().await;
}

#[tokio::test]
async fn a_newcomer_is_refused_with_an_error_if_every_connection_is_a_players() {
    let room = Running::start(Limits { connections: 3, ..patient() }).await;
    let wish = json!({ "game": "mount_holyoke", "name": "Den", "seats": 4 });
    let made = room.app.lobby().create(PlayerId(1), serde_json::from_value(wish).unwrap()).await.unwrap();
    let mut players = Vec::new();
    for seat in 1..=3 {
        let cookies = room.guest(&format!("Guest {seat}")).await;
        let mut socket = room.socket(&made.id, &cookies).await;
        ask(&mut socket, json!({ "do": "sit", "seat": seat })).await;
        players.push(socket);
    }
    let answer = room.refused().await;
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("too_many_connections"), "{answer}");
    players.pop();
    room.wait_for_open(2).await;
    assert!(room.healthz().await.starts_with("HTTP/1.1 200"));
    room.stop().await;
}

#[tokio::test]
async fn a_logout_closes_the_sockets_of_its_session_only() {
    let room = Running::start(patient()).await;
    let wish = json!({ "game": "mount_holyoke", "name": "Den", "seats": 4 });
    let made = room.app.lobby().create(PlayerId(1), serde_json::from_value(wish).unwrap()).await.unwrap();
    let [lee, kim] = [room.guest("Lee").await, room.guest("Kim").await];
    let mut ended = [room.socket(&made.id, &lee).await, room.socket(&made.id, &lee).await];
    let mut other = room.socket(&made.id, &kim).await;
    for socket in ended.iter_mut().chain([&mut other]) {
        receive(socket, "welcome").await;
    }
    let logout = format!(
        "POST /api/me/logout HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {lee}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
    );
    let answer = rest(&mut room.send(&logout).await).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    for socket in &mut ended {
        let closed = async {
            while let Some(Ok(frame)) = socket.next().await {
                if matches!(frame, Frame::Close(_)) {
                    break;
                }
            }
        };
        timeout(Duration::from_secs(5), closed).await.expect("the socket closes");
    }
    ask(&mut other, json!({ "do": "sit", "seat": 1 })).await;
    room.stop().await;
}
