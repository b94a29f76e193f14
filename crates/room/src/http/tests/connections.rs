//! Connections over real sockets, with short times and low numbers.

use super::*;
use crate::http::accept;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};

/// A room that listens on a real port.
struct Running {
    address: SocketAddr,
    app: App,
    serving: JoinHandle<()>,
    _folder: Scratch,
}

/// Long enough for nothing to happen in a test.
const NEVER: Duration = Duration::from_secs(3600);

fn patient() -> Limits {
    Limits { header_time: NEVER, body_time: NEVER, write_time: NEVER, ..Limits::default() }
}

impl Running {
    async fn start(limits: Limits) -> Running {
        let folder = Scratch::new();
        let Room { router, app, .. } = Room::with(folder.path(), limits).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving = tokio::spawn(accept::serve(listener, router, app.clone()));
        Running { address, app, serving, _folder: folder }
    }

    /// Opens a connection and sends this.
    async fn send(&self, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        stream
    }

    async fn healthz(&self) -> String {
        let request = "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n";
        rest(&mut self.send(request).await).await
    }

    async fn crowd(&self, wanted: u32) {
        let open = || self.app.connections().crowd(Instant::now()).open;
        let reached = async {
            while open() != wanted {
                tokio::task::yield_now().await
            }
        };
        timeout(Duration::from_secs(5), reached).await.unwrap_or_else(|_| panic!("{} are open", open()));
    }

    async fn stop(self) {
        self.app.stopping().cancel();
        self.app.lobby().stop().await;
        timeout(Duration::from_secs(5), self.serving).await.expect("it ends").unwrap();
    }
}

/// What comes until the connection is closed, which it soon is.
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
    assert!(rest(&mut idle).await.ends_with("\r\n\r\nok\n"), "it is answered first");
    assert!(!rest(&mut half).await.contains("200"));
    assert_eq!(rest(&mut silent).await, "");
    room.crowd(0).await;
    room.stop().await;
}

#[tokio::test]
async fn a_body_that_does_not_come_is_refused_in_time() {
    let room = Running::start(Limits { body_time: Duration::from_millis(200), ..patient() }).await;
    let mut slow = room.send(&put(100, "{\"name\":")).await;
    let answer = rest(&mut slow).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("\"code\":\"too_slow\""), "{answer}");
    room.crowd(0).await;
    room.stop().await;
}

#[tokio::test]
async fn a_header_that_is_too_long_is_refused() {
    let room = Running::start(patient()).await;
    let long = format!("{HALF}{}\r\n\r\n", "x".repeat(350_000));
    let mut stream = TcpStream::connect(room.address).await.unwrap();
    // The room may answer and close before all is sent.
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
async fn a_newcomer_gets_in_where_all_connections_are_taken_by_clients_that_wait() {
    let room = Running::start(Limits { connections: 12, ..patient() }).await;
    assert!(room.healthz().await.ends_with("\r\n\r\nok\n"));
    let mut taken = Vec::new();
    for text in [HALF, KEPT, &put(100, "{"), ""].repeat(3) {
        taken.push(room.send(text).await);
    }
    room.crowd(12).await;
    for _ in 0..12 {
        let answer = room.healthz().await;
        assert!(
            answer.starts_with("HTTP/1.1 200") && answer.contains("warning: too many connections"),
            "{answer}"
        );
    }
    drop(taken);
    room.crowd(0).await;
    room.stop().await;
}

#[tokio::test]
async fn open_sockets_stay_and_a_connection_for_which_there_is_no_room_is_told_so() {
    let room = Running::start(Limits { connections: 8, ..patient() }).await;
    let table = room.app.lobby().all()[0].id();
    let mut sockets = Vec::new();
    for _ in 0..8 {
        let url = format!("ws://{}/api/tables/{table}/socket", room.address);
        sockets.push(tokio_tungstenite::connect_async(url).await.unwrap().0);
    }
    let mut refused = TcpStream::connect(room.address).await.unwrap();
    let _ = refused.shutdown().await;
    let answer = rest(&mut refused).await;
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("too_many_connections"), "{answer}");
    sockets.pop();
    room.crowd(7).await;
    assert!(room.healthz().await.starts_with("HTTP/1.1 200"));
    room.stop().await;
}
