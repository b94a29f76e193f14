//! Tests of sockets over an in-memory pipe, with a paused clock.

use super::*;
use crate::client::{Client, ReceivedMessage};
use crate::http::forwarded::TrustedProxies;
use crate::http::limits::Clients;
use crate::limits::Limits;
use crate::lobby::{Lobby, LobbyOptions};
use crate::store::{MemoryStore, Outage, PlayerId};
use crate::table::{ClosingReason, Pace};
use axum::Router;
use axum::routing::get;
use axum::serve::Listener;
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::sync::Arc;
use tokio::io::{DuplexStream, duplex};
use tokio::time::{advance, sleep};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A listener that accepts one connection.
struct Pipe(Option<DuplexStream>);

impl Listener for Pipe {
    type Io = DuplexStream;
    type Addr = ();

    async fn accept(&mut self) -> (DuplexStream, ()) {
        match self.0.take() {
            Some(end) => (end, ()),
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> std::io::Result<()> {
        Ok(())
    }
}

type Table = TableHandle<MemoryStore>;

fn ann() -> Option<Person> {
    Some(Person { id: PlayerId(1), name: "Ann".to_owned(), is_bot: false })
}

/// A lobby with one hold'em table, which has a bot and allows 100 s for a decision.
async fn table() -> (Lobby<MemoryStore>, Table) {
    let think = (Duration::from_millis(1), Duration::from_millis(1));
    let options =
        LobbyOptions { demo: false, pace: Pace { think, ..Pace::default() }, ..LobbyOptions::default() };
    let lobby = Lobby::open(Arc::new(MemoryStore::default()), options).await.unwrap();
    let clocks = json!({ "turn": 100, "bank": 0, "grace": 50, "between": 0 });
    let wish = json!({ "game": "holdem", "name": "Two", "seats": 2, "bots": 1, "clocks": clocks });
    let made = lobby.create(PlayerId(1), serde_json::from_value(wish).unwrap()).await.unwrap();
    let table = lobby.table(&made.id).unwrap();
    (lobby, table)
}

/// The client's end of a socket, with the client's state.
struct Far {
    socket: WebSocketStream<DuplexStream>,
    client: Client,
}

impl Far {
    /// Opens a socket over a pipe with a buffer of this many bytes, and asserts that the first message is the welcome.
    async fn open(table: &Table, who: Option<Person>, bytes: usize) -> Far {
        let mut far = Far::connect(table, who, bytes).await;
        assert!(matches!(far.receive().await, Some(ReceivedMessage::Moved(_))), "the welcome comes first");
        far
    }

    /// Opens a socket over a pipe with a buffer of this many bytes.
    async fn connect(table: &Table, who: Option<Person>, bytes: usize) -> Far {
        let (ours, theirs) = duplex(bytes);
        let table = table.clone();
        let upgrade = async move |upgrade: Upgrade| {
            let local = ClientAddress::of_peer(([127, 0, 0, 1], 1).into());
            let clients = Clients::new(Limits::default(), TrustedProxies::default());
            let slot = clients.socket(local, || false).unwrap();
            upgrade.serve(Limits::default().message_bytes as usize, move |socket| {
                let place = Place {
                    bot: None,
                    _slot: slot,
                    watch: None,
                    logout: None,
                    find_ban: Box::new(|| None),
                    messages: Limits::default().messages,
                };
                let served = serve(socket, table, who, None, Box::new(place));
                assert!(size_of_val(&served) <= 1_536, "a socket has {} bytes", size_of_val(&served));
                served
            })
        };
        tokio::spawn(axum::serve(Pipe(Some(theirs)), Router::new().route("/", get(upgrade))).into_future());
        let (socket, _) = client_async("ws://room/", ours).await.unwrap();
        Far { socket, client: Client::default() }
    }

    /// The next message; `None` once the socket is closed.
    async fn receive(&mut self) -> Option<ReceivedMessage> {
        loop {
            match self.socket.next().await?.ok()? {
                Frame::Text(text) => return Some(self.client.receive(&text).unwrap()),
                Frame::Close(_) => return None,
                _ => {}
            }
        }
    }

    async fn send(&mut self, command: serde_json::Value) {
        let text = self.client.command(command);
        self.socket.send(Frame::text(text)).await.unwrap();
    }
}

/// Lets a spectator join and leave this many times. All viewers are notified each time; `near` receives those messages.
async fn join_and_leave(table: &Table, near: &mut mpsc::Receiver<EncodedMessage>, times: usize) {
    for _ in 0..times {
        let (conn, receiver) = table.join(None, None).await.unwrap();
        drop(receiver);
        table.disconnect(conn).await;
        near.recv().await.unwrap();
        while near.try_recv().is_ok() {}
    }
}

#[tokio::test(start_paused = true)]
async fn a_client_that_does_not_read_is_disconnected_while_others_go_on() {
    let (_lobby, table) = table().await;
    let (_, mut near) = table.join(None, None).await.unwrap();
    let mut far = Far::open(&table, None, 2048).await;
    assert_eq!(table.view().await.unwrap().watchers, 2);
    join_and_leave(&table, &mut near, 300).await;
    assert_eq!(table.view().await.unwrap().watchers, 1, "the client that fell behind is disconnected");
    join_and_leave(&table, &mut near, 1).await;
    let mut received = Vec::new();
    while let Some(next) = far.receive().await {
        received.push(next);
    }
    assert_eq!(received.pop(), Some(ReceivedMessage::Bye("behind".to_owned())));
    assert!((64..300).contains(&received.len()), "{} messages waited", received.len());
}

#[tokio::test(start_paused = true)]
async fn a_client_that_takes_too_long_for_one_message_is_disconnected() {
    let (_lobby, table) = table().await;
    let (_, mut near) = table.join(None, None).await.unwrap();
    let far = Far::open(&table, None, 2048).await;
    join_and_leave(&table, &mut near, 40).await;
    sleep(SEND_TIMEOUT - Duration::from_secs(1)).await;
    assert_eq!(table.view().await.unwrap().watchers, 2, "the timeout has not expired yet");
    sleep(Duration::from_secs(2)).await;
    assert_eq!(table.view().await.unwrap().watchers, 1);
    drop(far);
}

/// Lets Ann's turn run out; if `reads`, her client still answers pings. Returns the times that a spectator observes, in
/// seconds: until she is shown as disconnected, if she is, and until the clock acts for her.
async fn does_nothing(reads: bool) -> (Option<u64>, u64) {
    let (_lobby, table) = table().await;
    let mut far = Far::open(&table, ann(), 64 << 10).await;
    far.send(json!({ "do": "sit", "seat": 1, "buy_in": 2000 })).await;
    while far.client.table["phase"] != "playing" || far.client.game["legal"].is_null() {
        far.receive().await.unwrap();
    }
    let (began, mut gone) = (Instant::now(), None);
    let (_, mut near) = table.join(None, None).await.unwrap();
    let kept = match reads {
        true => Err(tokio::spawn(async move { while far.receive().await.is_some() {} })),
        false => Ok(far),
    };
    let acted = loop {
        let text = near.recv().await.unwrap();
        let message: serde_json::Value = serde_json::from_str(&text).unwrap();
        if message["type"] == "presence" && message["connected"] == json!([]) {
            gone = gone.or(Some(began.elapsed().as_secs()));
        }
        let steps = message["steps"].as_array().into_iter().flatten();
        if steps.into_iter().any(|step| step["table"]["event"] == "sat_out") {
            break began.elapsed().as_secs();
        }
    };
    drop(kept);
    (gone, acted)
}

#[tokio::test(start_paused = true)]
async fn a_silent_peer_is_disconnected_after_a_minute_and_gets_the_grace_period() {
    let (gone, acted) = does_nothing(false).await;
    assert!(gone.is_some_and(|after| (60..=80).contains(&after)), "{gone:?}");
    assert_eq!(acted, 150, "the time of a turn plus the grace period");
    assert_eq!(
        does_nothing(true).await,
        (None, 100),
        "a client that answers pings is connected and gets no grace"
    );
}

#[tokio::test(start_paused = true)]
async fn an_outage_is_reported_without_paths_of_the_server() {
    let (lobby, table) = table().await;
    let mut far = Far::open(&table, ann(), 64 << 10).await;
    lobby.store().fail(Some(Outage::Full));
    for _ in 0..2 {
        far.send(json!({ "do": "sit", "seat": 1, "buy_in": 2000 })).await;
        let message: serde_json::Value = loop {
            if let Frame::Text(text) = far.socket.next().await.unwrap().unwrap()
                && text.contains("\"refused\"")
            {
                break serde_json::from_str(&text).unwrap();
            }
        };
        let refused = &message["refused"];
        let message = refused["message"].as_str().unwrap();
        assert!(
            refused["code"] == "store.full" && message == "the storage is unavailable: try again in a moment",
            "{message}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_client_with_too_many_requests_is_refused() {
    let (_lobby, table) = table().await;
    let mut far = Far::open(&table, None, 64 << 10).await;
    for (asked, refused) in [(80, 20), (30, 10)] {
        let mut codes = Vec::new();
        for _ in 0..asked {
            far.send(json!({ "do": "leave" })).await;
        }
        while codes.len() < asked {
            if let Some(ReceivedMessage::Refused(_, code)) = far.receive().await {
                codes.push(code);
            }
        }
        assert_eq!(codes.iter().filter(|code| *code == "too_many_messages").count(), refused);
        assert_eq!(codes.iter().filter(|code| *code == "no_name").count(), asked - refused);
        // One second refills 20 tokens.
        advance(Duration::from_secs(1)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_client_that_comes_after_the_end_of_the_task_is_given_its_reason() {
    for (reason, sent) in
        [(CloseReason::Stopping, "stopping"), (CloseReason::Held, "held"), (CloseReason::Closed, "closed")]
    {
        let (_lobby, table) = table().await;
        // A request queued behind the one that ends the task is dropped without a reply.
        let (_, late) = tokio::join!(table.stop(reason), table.join(None, None));
        assert_eq!(late.err(), Some(reason));
        let mut far = Far::connect(&table, None, 2048).await;
        assert_eq!(far.receive().await, Some(ReceivedMessage::Bye(sent.to_owned())));
        assert_eq!(far.receive().await, None, "nothing follows");
    }
    let (lobby, table) = table().await;
    table.close(ClosingReason::OfTable("the evening is over".to_owned())).await.unwrap();
    let closed = lobby.find(&table.id().to_string()).await.unwrap().unwrap();
    for table in [table, closed] {
        let mut far = Far::connect(&table, None, 2048).await;
        assert_eq!(far.receive().await, Some(ReceivedMessage::Bye("closed".to_owned())));
    }
}
