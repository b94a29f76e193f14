//! Clients that are deliberately slow: they send one byte at a time, read nothing, or stop in the middle of a
//! handshake.

use super::client::{Client, Tls};
use super::report::Answers;
use super::stage::Stage;
use futures_util::SinkExt;
use futures_util::future::join_all;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::time::{Duration, Instant, interval, timeout};
use tokio_tungstenite::tungstenite::Message;

/// Number of connections of each kind in [`half_open_connections`] and [`slow_writers`], and of all connections in
/// [`slow_readers`].
const CONNECTIONS: usize = 40;
/// Time limit for the room to close a connection. The room's own limits are 3 seconds each.
const TIME: Duration = Duration::from_secs(9);
/// Size of the receive buffer of a client that does not read, in bytes.
const SMALL_BUFFER: u32 = 2048;

/// Reads until the room closes the connection, and returns the received bytes.
async fn end(stream: &mut (impl AsyncRead + Unpin)) -> Vec<u8> {
    let mut received = Vec::new();
    let mut buffer = [0; 4096];
    let read = async {
        while let Ok(count @ 1..) = stream.read(&mut buffer).await {
            received.extend_from_slice(&buffer[..count]);
        }
    };
    timeout(TIME, read).await.expect("the room closes the connection in time");
    received
}

/// Opens connections that send nothing, stop in the middle of the handshake, or complete the handshake without sending
/// a request: the room closes them.
pub async fn half_open_connections(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    // The beginning of a ClientHello, of a plain request, and of a record that is longer than any.
    let beginnings: [&[u8]; 5] = [
        b"",
        b"\x16",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HT",
        b"\x16\x03\x01\xff\xff\x01",
    ];
    let silent = join_all((0..CONNECTIONS).map(|number| {
        let (attacker, bytes) = (&attacker, beginnings[number % beginnings.len()]);
        async move {
            let mut stream = attacker.tcp(None).await.expect("a connection");
            stream.write_all(bytes).await.expect("the connection is open");
            end(&mut stream).await;
        }
    }));
    let idle = join_all((0..CONNECTIONS).map(|_| async {
        end(&mut attacker.connect().await.expect("a handshake")).await;
    }));
    tokio::join!(silent, idle);
    answers.add_many("closed", 2 * CONNECTIONS as u64);
    answers
}

/// Sends the header or the body of requests one byte at a time.
pub async fn slow_writers(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    let header = attacker.request("GET /api/me", &format!("a: {}\r\n", "b".repeat(1000)), None);
    let body =
        attacker.request("PUT /api/me", "content-type: application/json\r\ncontent-length: 1000\r\n", None);
    let half = body.len();
    let body = body + &" ".repeat(1000);
    let headers = join_all((0..CONNECTIONS).map(|_| drip(&attacker, &header, 20)));
    let bodies = join_all((0..CONNECTIONS).map(|_| drip(&attacker, &body, half)));
    let (headers, bodies) = tokio::join!(headers, bodies);
    for answer in headers {
        answers.compare("a slow header", answer, &["closed"]);
    }
    for answer in bodies {
        answers.compare("a slow body", answer, &["408"]);
    }
    answers.checked()
}

/// Sends the first `at_once` bytes of a request at once, and the others one at a time, until the room responds or
/// closes the connection. Returns the status, or `closed` if there is no response.
async fn drip(client: &Client, request: &str, at_once: usize) -> String {
    let stream = client.connect().await.expect("a connection");
    let (mut reading, mut writing) = tokio::io::split(stream);
    let (first, others) = request.as_bytes().split_at(at_once);
    writing.write_all(first).await.expect("the connection is open");
    writing.flush().await.expect("the connection is open");
    let begun = Instant::now();
    let drips = async {
        let mut ticks = interval(Duration::from_millis(100));
        for byte in others {
            ticks.tick().await;
            if writing.write_all(&[*byte]).await.is_err() || writing.flush().await.is_err() {
                break;
            }
        }
        std::future::pending::<()>().await;
    };
    let received = tokio::select! {
        received = end(&mut reading) => received,
        () = drips => Vec::new(),
    };
    assert!(begun.elapsed() > Duration::from_secs(2), "a slow client has the time that the limits give");
    let status = String::from_utf8_lossy(&received).split(' ').nth(1).map(str::to_owned);
    status.unwrap_or_else(|| "closed".to_owned())
}

/// Requests large responses and watches tables without reading the data: the room closes the connections.
pub async fn slow_readers(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    let requests = attacker.request("GET /api/openapi.json", "", None).repeat(20);
    let responses = join_all((0..CONNECTIONS / 2).map(|_| async {
        let mut stream = unread(&attacker).await;
        stream.write_all(requests.as_bytes()).await.expect("the connection is open");
        stream.flush().await.expect("the connection is open");
        stuck(stream).await
    }));
    let sockets = join_all((0..CONNECTIONS / 2).map(|number| {
        let (attacker, table) = (&attacker, &stage.tables.ids[number % stage.tables.ids.len()]);
        async move {
            let mut socket = attacker.socket_on(unread(attacker).await, table, "").await;
            // Pings, whose answers fill the buffers faster than the table's messages do.
            for _ in 0..800 {
                if socket.send(Message::Ping(vec![0; 120].into())).await.is_err() {
                    break;
                }
            }
            stuck(socket.into_inner()).await
        }
    }));
    let (responses, sockets) = tokio::join!(responses, sockets);
    for bytes in responses {
        assert!(bytes < 20 * 100_000, "{bytes} bytes were sent to a client that reads nothing");
        answers.add("response cut off");
    }
    for _ in sockets {
        answers.add("socket closed");
    }
    answers
}

/// A connection with a small receive buffer.
async fn unread(client: &Client) -> Tls {
    let stream = client.tcp(Some(SMALL_BUFFER)).await.expect("a connection");
    client.handshake(stream).await.expect("a handshake")
}

/// Reads nothing for longer than the room waits, then reads until the connection closes. Returns the number of bytes
/// received.
async fn stuck(mut stream: Tls) -> usize {
    // The room must run into its limit: there is nothing to observe without reading.
    tokio::time::sleep(Duration::from_secs(5)).await;
    end(&mut stream).await.len()
}
