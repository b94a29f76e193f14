//! `/api/tables/ID/socket`: what happens at a table as it happens, and what is asked of it.

use super::app::App;
use super::body::{Path, number, read};
use super::connections::{Ticket, Watch};
use super::failed::Failed;
use super::host::check_origin;
use super::limits::Slot;
use super::session::Session;
use crate::limits::{Bucket, Rate};
use crate::protocol::server::{Bye, Message, News};
use crate::protocol::{Refused, VERSION, client};
use crate::store::Store;
use crate::table::{ConnId, Person, TableHandle};
use axum::Extension;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{self, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Query, State};
use axum::http::header::UPGRADE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, MissedTickBehavior, interval, timeout};

/// The longest message of a client, in bytes.
const LONGEST: usize = 16 * 1024;
/// Size of a socket's read buffer, in bytes. Every socket keeps one, and a client's messages are short.
const READ: usize = 4 * 1024;
/// Interval between pings.
const PING: Duration = Duration::from_secs(20);
/// After so long without a word nobody is there.
const SILENCE: Duration = Duration::from_secs(60);
/// A client that takes longer for a message has fallen behind.
const SLOWEST: Duration = Duration::from_secs(10);
/// Grace period of a socket that is closed to make room for another.
const FAREWELL: Duration = Duration::from_secs(1);
/// Rate limit of a socket's messages.
const ASKS: Rate = Rate { burst: 60.0, a_second: 20.0 };

/// The number of a message, which its refusal repeats even where the rest is not read.
fn message_id(text: &str) -> Option<u64> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u64,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|message| message.id)
}

/// A socket of a table: messages of `protocol`, as text. `since` is the last sequence number that the client has seen.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables",
    params(("id" = String, Path), ("since" = Option<u64>, Query)),
    responses((status = 101, description = "a WebSocket, first on it the welcome"),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 426, description = "the request does not ask for a WebSocket",
               headers(("Upgrade" = String, description = "websocket")), body = ref("#/components/schemas/Failure"))))]
#[allow(clippy::too_many_arguments, reason = "each is a part of the request")]
pub async fn open(
    State(app): State<App>,
    session: Session,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
    ticket: Option<Extension<Ticket>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failed> {
    check_origin(&headers, app.served())?;
    let table = app.any_table(&id).await?;
    let since = query.get("since").map(|since| number("since", since)).transpose()?;
    let who = app.person(&session).await?;
    let Ok(upgrade) = upgrade else { return Ok(([(UPGRADE, "websocket")], no_socket()).into_response()) };
    let slot = app.clients().socket(address, || app.connections().close_socket(address))?;
    let player = who.as_ref().map(|who| who.id);
    let watch = ticket.map(|Extension(ticket)| ticket.watch(table.id(), player, Instant::now()));
    let place = (slot, watch);
    let tasks = app.sockets().clone();
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).read_buffer_size(READ);
    Ok(upgrade.on_upgrade(move |socket| tasks.track_future(serve(socket, table, who, since, place))))
}

fn no_socket() -> Failed {
    let refused = Refused::new("no_socket", "this address is a WebSocket's: open it as one");
    Failed::new(StatusCode::UPGRADE_REQUIRED, refused)
}

async fn serve<S: Store>(
    mut socket: WebSocket,
    table: TableHandle<S>,
    who: Option<Person>,
    since: Option<u64>,
    (_slot, watch): (Slot, Option<Watch>),
) {
    metrics::gauge!("cardroom_sockets").increment(1);
    match table.join(who, since).await {
        Ok((conn, told)) => {
            let asks = Bucket::full(ASKS, Instant::now());
            let mut line = Line { socket, table: &table, conn, told, asks, watch };
            // A client that went away is no error.
            let _ = line.run().await;
            table.gone(conn).await;
        }
        Err(_) => {
            let _ = socket.send(ws::Message::Text(written(News::Bye { reason: Bye::Closed }))).await;
        }
    }
    metrics::gauge!("cardroom_sockets").decrement(1);
}

/// An open socket and the table behind it.
struct Line<'a, S> {
    socket: WebSocket,
    table: &'a TableHandle<S>,
    conn: ConnId,
    told: mpsc::Receiver<Utf8Bytes>,
    asks: Bucket,
    /// The place of the connection, of which there is none in a test.
    watch: Option<Watch>,
}

/// The client is gone, or too slow.
struct Gone;

impl<S: Store> Line<'_, S> {
    /// Passes messages on until one side ends.
    async fn run(&mut self) -> Result<(), Gone> {
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let mut last = Utf8Bytes::default();
        loop {
            tokio::select! {
                told = self.told.recv() => match told {
                    Some(text) => {
                        last = text.clone();
                        self.tell(text).await?;
                    }
                    None => return self.part(&last).await,
                },
                asked = self.socket.recv() => {
                    heard = Instant::now();
                    self.hear(asked).await?;
                }
                () = closed(self.watch.as_ref()) => return self.make_way().await,
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        return Err(Gone);
                    }
                    self.send(ws::Message::Ping(Default::default())).await?;
                }
            }
        }
    }

    /// The table says no more: it said goodbye, or this client fell behind.
    async fn part(&mut self, last: &Utf8Bytes) -> Result<(), Gone> {
        let reasons = [Bye::Stopping, Bye::Closed, Bye::OtherVersion, Bye::Held];
        if !reasons.into_iter().any(|reason| written(News::Bye { reason }) == *last) {
            self.tell(written(News::Bye { reason: Bye::Behind })).await?;
        }
        self.send(ws::Message::Close(None)).await
    }

    /// Another connection needs the place of this one, whose guest has no seat.
    async fn make_way(&mut self) -> Result<(), Gone> {
        let goodbye = async {
            self.tell(written(News::Bye { reason: Bye::Crowded })).await?;
            self.send(ws::Message::Close(None)).await
        };
        timeout(FAREWELL, goodbye).await.unwrap_or(Err(Gone))
    }

    async fn hear(&mut self, asked: Option<Result<ws::Message, axum::Error>>) -> Result<(), Gone> {
        match asked {
            Some(Ok(ws::Message::Text(text))) => {
                self.watch.iter().for_each(|watch| watch.heard(Instant::now()));
                self.ask(&text).await
            }
            Some(Ok(ws::Message::Binary(_))) => {
                self.refuse(
                    None,
                    Refused::new("unread", "messages are text, and this is none").with("wrong", "kind"),
                )
                .await
            }
            Some(Ok(ws::Message::Ping(_) | ws::Message::Pong(_))) => Ok(()),
            Some(Ok(ws::Message::Close(_)) | Err(_)) | None => Err(Gone),
        }
    }

    async fn ask(&mut self, text: &Utf8Bytes) -> Result<(), Gone> {
        if !self.asks.take(ASKS, Instant::now()) {
            let refused = Refused::new("too_many_messages", "too many messages: wait a moment");
            return self.refuse(message_id(text), refused).await;
        }
        let message = match read::<serde_json::Value>(text.as_bytes()) {
            Ok(message) => message,
            Err(refused) => return self.refuse(message_id(text), refused).await,
        };
        match client::Message::read(&message) {
            Ok(message) => {
                self.table.ask(self.conn, message).await;
                Ok(())
            }
            Err(refused) => self.refuse(message.get("id").and_then(serde_json::Value::as_u64), refused).await,
        }
    }

    async fn refuse(&mut self, id: Option<u64>, refused: Refused) -> Result<(), Gone> {
        metrics::counter!("cardroom_refusals_total", "code" => refused.code.clone()).increment(1);
        self.tell(written(News::Refused { id, refused })).await
    }

    async fn tell(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
        self.send(ws::Message::Text(text)).await
    }

    async fn send(&mut self, message: ws::Message) -> Result<(), Gone> {
        let sent = timeout(SLOWEST, self.socket.send(message)).await;
        sent.ok().and_then(Result::ok).ok_or(Gone)
    }
}

/// Waits until a socket has to make way; for ever where it is one without a place.
async fn closed(watch: Option<&Watch>) {
    match watch {
        Some(watch) => watch.closed().await,
        None => std::future::pending().await,
    }
}

fn written(news: News) -> Utf8Bytes {
    let message = Message { v: VERSION, news };
    serde_json::to_string(&message).expect("messages are plain data").into()
}

#[cfg(test)]
mod tests;
