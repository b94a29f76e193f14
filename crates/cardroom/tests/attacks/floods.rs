//! Floods above the limits: requests, sockets and connections.

use super::client::{Client, Response, Socket};
use super::process::METRICS_TOKEN;
use super::report::Answers;
use super::stage::{CONNECTIONS_PER_ADDRESS, REQUESTS, SOCKETS_PER_ADDRESS, Stage};
use futures_util::future::join_all;
use futures_util::{FutureExt, StreamExt};
use tokio::io::AsyncWriteExt;
use tokio::time::Instant;

/// Number of requests in a flood.
const FLOOD: usize = 3000;
/// Number of connections over which a flood of requests is sent.
const CONNECTIONS: usize = 8;

/// Sends requests from one client as fast as they are answered: those above the rate limit are refused, and other
/// clients are still served.
pub async fn request_flood(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    let begun = Instant::now();
    let responses = join_all((0..CONNECTIONS).map(|_| flood(&attacker, FLOOD / CONNECTIONS))).await;
    let (burst, rate) = REQUESTS;
    let most = burst + rate * begun.elapsed().as_secs_f64() + 1.0;
    let mut served = 0.0;
    for response in responses.into_iter().flatten() {
        answers.compare("a request", response.outcome(), &["200", "429 too_many_requests"]);
        if response.status == 200 {
            served += 1.0;
        } else {
            assert!(response.header("retry-after").is_some(), "{response:?}");
        }
    }
    assert!(served >= burst && served <= most, "{served} requests were served, at most {most} may be");
    let other = stage.attacker().ask("GET /api/me", "", None).await;
    assert_eq!(other.status, 200, "another client is served");
    answers.checked()
}

async fn flood(client: &Client, requests: usize) -> Vec<Response> {
    let mut stream = client.connect().await.expect("a connection");
    let request = client.request("GET /api/tables", "", None);
    let mut responses = Vec::new();
    for _ in 0..requests {
        stream.write_all(request.as_bytes()).await.expect("the connection is open");
        let mut response = client.response(&mut stream).await.expect("a response");
        if response.status == 200 {
            response.body.clear();
        }
        responses.push(response);
    }
    responses
}

/// Number of sockets that a flood opens.
const SOCKETS: usize = 3 * SOCKETS_PER_ADDRESS;

/// Opens spectator sockets from one client: each socket above the limit closes an earlier one, and the players keep
/// their sockets.
pub async fn socket_flood(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    let mut sockets: Vec<Socket> = Vec::new();
    for number in 0..SOCKETS {
        let table = &stage.tables.ids[number % stage.tables.ids.len()];
        sockets.push(attacker.socket(table, "").await);
        answers.add("opened");
    }
    let begun = Instant::now();
    loop {
        let open = drain(&mut sockets);
        if open <= SOCKETS_PER_ADDRESS {
            break;
        }
        assert!(begun.elapsed().as_secs() < 10, "{open} sockets are open, {SOCKETS_PER_ADDRESS} may be");
        tokio::task::yield_now().await;
    }
    assert_eq!(sockets.len(), SOCKETS_PER_ADDRESS, "the latest sockets stay open");
    answers.add_many("closed for others", (SOCKETS - sockets.len()) as u64);
    answers
}

/// Discards all received messages, removes the closed sockets, and returns the number of open sockets.
fn drain(sockets: &mut Vec<Socket>) -> usize {
    sockets.retain_mut(|socket| {
        loop {
            match socket.next().now_or_never() {
                Some(Some(Ok(message))) if !message.is_close() => {}
                Some(_) => return false,
                None => return true,
            }
        }
    });
    sockets.len()
}

/// Opens connections from one client without sending a request: each connection above the limit closes the one that has
/// been idle longest.
pub async fn connection_flood(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    let before = connections(stage).await;
    let mut open = Vec::new();
    for _ in 0..3 * CONNECTIONS_PER_ADDRESS {
        open.push(attacker.connect().await.expect("the handshake is made"));
        answers.add("admitted");
    }
    let during = connections(stage).await;
    let most = before + CONNECTIONS_PER_ADDRESS + 2;
    assert!(during <= most, "{before} connections before, {during} during the flood");
    let last = open.last_mut().expect("there are connections");
    let request = attacker.request("GET /api/me", "", None);
    last.write_all(request.as_bytes()).await.expect("the last connection is open");
    assert_eq!(attacker.response(last).await.expect("a response").status, 200);
    answers
}

/// Number of open connections that the room reports in its metrics.
async fn connections(stage: &Stage) -> u64 {
    let header = format!("authorization: Bearer {METRICS_TOKEN}\r\n");
    let metrics = stage.administrator.client.ask("GET /metrics", &header, None).await;
    let line = metrics.body.lines().find_map(|line| line.strip_prefix("cardroom_connections "));
    line.and_then(|count| count.parse().ok()).unwrap_or_else(|| panic!("{metrics:?}"))
}
