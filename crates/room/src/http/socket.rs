//! `/api/tables/ID/socket`: the WebSocket of a table, with its events and the client's commands.

use super::app::App;
use super::body::{Path, Query, number, read};
use super::bot_access::Bot;
use super::bot_limits::BotSocketPermit;
use super::client_key::client as client_key;
use super::connections::{ConnectionGuard, SocketGuard};
use super::error::HttpError;
use super::error_response::ErrorResponse;
use super::forwarded::ClientAddress;
use super::host::check_origin;
use super::limits::SocketPermit;
use super::logouts::Logout;
use super::session::Session;
use super::web_socket::{Upgrade, WebSocket};
use crate::bot_accounts::{BotAccount, BotError};
use crate::limits::{Bucket, Rate, RetryAfter};
use crate::protocol::server::{CloseReason, Payload};
use crate::protocol::unreadable_input::UnreadableInput;
use crate::protocol::{EncodedMessage, RefusalMessage, client};
use crate::refusal::Refusal;
use crate::store::{PlayerId, Store};
use crate::table::{ConnId, Person, TableHandle};
use crate::wall_clock::now_ms;
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::UPGRADE;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, MissedTickBehavior, interval, sleep, timeout};
use tokio_tungstenite::tungstenite;
use tungstenite::Message as Frame;
use tungstenite::error::CapacityError;
use tungstenite::protocol::CloseFrame;
use tungstenite::protocol::frame::coding::CloseCode;

/// Interval between pings (heartbeat, keep-alive).
const PING_INTERVAL: Duration = Duration::from_secs(20);
/// Time without a received frame, such as the pong to a ping, after which a client is disconnected.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);
/// Timeout for one write: of a control frame, or of up to [`MESSAGES_AT_ONCE`] messages.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum number of messages that are written together.
const MESSAGES_AT_ONCE: usize = 4;
/// Grace period for a socket that is closed to make room for another, or because of a message that is too long.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// The id of a message, which the refusal repeats even if the rest cannot be deserialized; `None` if it has none.
fn message_id(text: &str) -> Option<u64> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u64,
    }
    serde_json::from_str::<Numbered>(text).ok().map(|message| message.id)
}

/// Opens the WebSocket of a table. Each frame is a text with one JSON object: the client sends `ClientMessage`, the room
/// `ServerMessage`, first the welcome. A client that reconnects gives the last sequence number that it received as
/// `since`, and receives the steps after it; without it, those of the current or last hand. With the token of a bot
/// account, the client plays as that bot; with the cookie of a guest, as that guest; otherwise it is a spectator.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables",
    params(("id" = String, Path), ("since" = Option<u64>, Query)),
    security((), ("guest" = []), ("bot_token" = [])),
    responses((status = 101, description = "a WebSocket; its first message is the welcome"),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 426, description = "the request is not a WebSocket handshake",
               headers(("Upgrade" = String, description = "websocket")), body = ref("#/components/schemas/Failure"))))]
#[allow(clippy::too_many_arguments, reason = "each is a part of the request")]
pub async fn open(
    State(app): State<App>,
    session: Session,
    Bot(bot): Bot,
    address: ClientAddress,
    Path(id): Path<String>,
    Query(query): Query,
    guard: Option<Extension<ConnectionGuard>>,
    headers: HeaderMap,
    upgrade: Result<Upgrade, ErrorResponse>,
) -> Result<Response, ErrorResponse> {
    check_origin(&headers, app.addresses())?;
    let table = app.any_table(&id).await?;
    let since = query.get("since").map(|since| number("since", since)).transpose()?;
    let who = match &bot {
        Some(account) => {
            app.bot_accounts().check_at(account.player, table.host()).map_err(RefusalMessage::from)?;
            Some(Person::from(account))
        }
        None => app.person(&session).await?,
    };
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(refused) => return Ok(([(UPGRADE, "websocket")], refused).into_response()),
    };
    let slot = app.clients().socket(address, || app.connections().close_socket(address.ip))?;
    let bot = bot.map(|account| BotSocket::open(&app, account)).transpose()?;
    let player = who.as_ref().map(|who| who.id);
    let watch =
        guard.map(|Extension(guard)| guard.watch(table.id().log(), player, address.ip, Instant::now()));
    let limits = app.limits();
    let processor = app.clients().usage().processor(client_key(address.ip));
    let find_ban = find_ban(app.clone(), player, bot.as_ref().map(|bot| bot.account.clone()));
    let logout = Some(app.logouts().of(&session));
    let place = Box::new(Place { _slot: slot, bot, watch, logout, find_ban, messages: limits.messages });
    let tasks = app.sockets().clone();
    let longest = limits.message_bytes as usize;
    Ok(upgrade.serve(longest, move |socket| {
        tasks.track_future(async move {
            processor.measure(serve(socket, table, who, since, place)).await;
            // The guest was in the room until now.
            app.seen_guests().record(player, address.ip, now_ms());
        })
    }))
}

/// Checks for a ban of the guest, or of the host of a bot account, and for the end of the account. Returns the refusal;
/// `None` if there is none.
type FindBan = Box<dyn Fn() -> Option<RefusalMessage> + Send + Sync>;

fn find_ban(app: App, player: Option<PlayerId>, bot: Option<BotAccount>) -> FindBan {
    Box::new(move || match &bot {
        Some(account) => app.check_bot(account).err(),
        None => Some(app.bans().check_guest(player?, now_ms()).err()?.into()),
    })
}

/// The bot account of a socket.
struct BotSocket {
    account: BotAccount,
    app: App,
    _slot: BotSocketPermit,
}

impl BotSocket {
    fn open(app: &App, account: BotAccount) -> Result<BotSocket, RefusalMessage> {
        let slot = app.bot_limits().socket(account.player)?;
        Ok(BotSocket { account, app: app.clone(), _slot: slot })
    }

    /// Counts a message of the account, over all of its sockets.
    fn count_message(&self) -> Result<(), BotError> {
        self.app.bot_limits().message(self.account.player)
    }
}

async fn serve<S: Store>(
    mut socket: WebSocket,
    table: TableHandle<S>,
    who: Option<Person>,
    since: Option<u64>,
    place: Box<Place>,
) {
    metrics::gauge!("cardroom_sockets").increment(1);
    let joined = table.join(who, since).await;
    match (joined, (place.find_ban)()) {
        // The guest was banned, or the bot account revoked, while the socket was opened.
        (Ok((conn, _)), Some(ban)) => {
            table.disconnect(conn).await;
            let bye = EncodedMessage::from(Payload::removed(ban));
            end(&mut socket, bye).await;
        }
        (Ok((conn, outbox)), None) => {
            let bucket = Bucket::full(place.messages, Instant::now());
            let taken = Vec::with_capacity(MESSAGES_AT_ONCE);
            let mut connection = Connection { socket, table: &table, conn, outbox, taken, bucket, place };
            // A disconnected client is not an error.
            let _ = connection.run().await;
            table.disconnect(conn).await;
        }
        (Err(reason), _) => {
            end(&mut socket, EncodedMessage::from(Payload::bye(reason))).await;
        }
    }
    metrics::gauge!("cardroom_sockets").decrement(1);
}

/// Sends the reason why a socket cannot be opened, and closes it. A disconnected client is not an error.
async fn end(socket: &mut WebSocket, bye: EncodedMessage) {
    if socket.send_texts(&[bye]).await.is_ok() {
        let _ = socket.send(Frame::Close(None)).await;
    }
}

/// An open socket, and the table that it shows. Rare futures are boxed, to keep the future of every connection small.
struct Connection<'a, S> {
    socket: WebSocket,
    table: &'a TableHandle<S>,
    conn: ConnId,
    outbox: mpsc::Receiver<EncodedMessage>,
    /// The messages taken from the outbox, which are sent next, together.
    taken: Vec<EncodedMessage>,
    bucket: Bucket,
    place: Box<Place>,
}

/// The permit, the guards and the rate limit of a socket.
struct Place {
    _slot: SocketPermit,
    /// The bot account of the client; `None` for a browser.
    bot: Option<BotSocket>,
    /// Guard of the connection; `None` in tests.
    watch: Option<SocketGuard>,
    /// Receiver for the end of the socket's session; `None` in tests.
    logout: Option<Logout>,
    find_ban: FindBan,
    /// Rate limit of the client's messages.
    messages: Rate,
}

/// Error of a connection that has ended: the client has disconnected or is a slow consumer, or the room has closed the
/// socket.
struct Disconnected;

impl<S: Store> Connection<'_, S> {
    /// Relays messages until the connection ends.
    async fn run(&mut self) -> Result<(), Disconnected> {
        let mut ping = interval(PING_INTERVAL);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last_received = Instant::now();
        let mut is_reason_sent = false;
        loop {
            tokio::select! {
                count = self.outbox.recv_many(&mut self.taken, MESSAGES_AT_ONCE) => match count {
                    0 => return Box::pin(self.close(is_reason_sent)).await,
                    _ => is_reason_sent = self.relay().await?,
                },
                asked = self.socket.receive() => {
                    last_received = Instant::now();
                    self.on_frame(asked).await?;
                }
                () = closed(self.place.watch.as_ref()) => return Box::pin(self.evict()).await,
                () = logged_out(self.place.logout.as_mut()) => return self.send(Frame::Close(None)).await,
                _ = ping.tick() => {
                    if last_received.elapsed() > IDLE_TIMEOUT {
                        return Err(Disconnected);
                    }
                    self.send(Frame::Ping(Default::default())).await?;
                }
            }
        }
    }

    /// Sends the messages that were taken from the outbox together: the reply to an action follows its view. Returns
    /// whether the last one is the reason for the end of the connection.
    async fn relay(&mut self) -> Result<bool, Disconnected> {
        timed(self.socket.send_texts(&self.taken)).await?;
        let is_bye = self.taken.last().is_some_and(EncodedMessage::is_bye);
        self.taken.clear();
        Ok(is_bye)
    }

    /// Closes the socket after the table's channel has ended. If the reason has not been sent yet, the client is a slow
    /// consumer and fell behind.
    async fn close(&mut self, is_reason_sent: bool) -> Result<(), Disconnected> {
        if !is_reason_sent {
            return self.close_for(CloseReason::Behind).await;
        }
        self.send(Frame::Close(None)).await
    }

    /// Closes a spectator's socket to make room for another connection.
    async fn evict(&mut self) -> Result<(), Disconnected> {
        timeout(CLOSE_TIMEOUT, self.close_for(CloseReason::Crowded)).await.unwrap_or(Err(Disconnected))
    }

    /// Sends a reason and closes the socket.
    async fn close_for(&mut self, reason: CloseReason) -> Result<(), Disconnected> {
        self.send_message(Payload::bye(reason).into()).await?;
        self.send(Frame::Close(None)).await?;
        Err(Disconnected)
    }

    async fn on_frame(
        &mut self,
        asked: Option<Result<Frame, tungstenite::Error>>,
    ) -> Result<(), Disconnected> {
        match asked {
            Some(Ok(Frame::Text(text))) => {
                self.place.watch.iter().for_each(|watch| watch.touch(Instant::now()));
                self.on_text(&text).await
            }
            Some(Ok(Frame::Binary(_))) => {
                self.send_message(refusal(None, UnreadableInput::BinaryFrame)).await
            }
            Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_))) => Ok(()),
            Some(Err(error)) if is_too_long(&error) => Box::pin(self.end_at_too_long()).await,
            Some(Ok(Frame::Close(_)) | Err(_)) | None => Err(Disconnected),
        }
    }

    /// Closes the socket after a message that is too long. The rest of the message stays unread: if the socket were
    /// closed at once, the connection would be reset and the reason lost.
    async fn end_at_too_long(&mut self) -> Result<(), Disconnected> {
        let reason = format!("a message has at most {} bytes", self.socket.longest_message()).into();
        self.send(Frame::Close(Some(CloseFrame { code: CloseCode::Size, reason }))).await?;
        sleep(CLOSE_TIMEOUT).await;
        Err(Disconnected)
    }

    async fn on_text(&mut self, text: &str) -> Result<(), Disconnected> {
        match self.accept(text) {
            Ok(message) => {
                self.table.ask(self.conn, message).await;
                Ok(())
            }
            Err(Unaccepted::Refused(refusal)) => self.send_message(refusal).await,
            Err(Unaccepted::OtherVersion) => Box::pin(self.close_for(CloseReason::OtherVersion)).await,
        }
    }

    /// Reads a message, if it is within the rate limits.
    fn accept(&mut self, text: &str) -> Result<Box<client::Message>, Unaccepted> {
        if let Err(RetryAfter { seconds }) = self.bucket.take(self.place.messages, Instant::now()) {
            let refused = HttpError::TooManyMessages { retry_seconds: seconds };
            return Err(Unaccepted::Refused(refusal(message_id(text), refused)));
        }
        if let Some(Err(refused)) = self.place.bot.as_ref().map(BotSocket::count_message) {
            return Err(Unaccepted::Refused(refusal(message_id(text), refused)));
        }
        let message = read::<serde_json::Value>(text.as_bytes())
            .map_err(|unread| Unaccepted::Refused(refusal(message_id(text), unread)))?;
        if client::Message::is_of_other_version(&message) {
            return Err(Unaccepted::OtherVersion);
        }
        let id = || message.get("id").and_then(serde_json::Value::as_u64);
        client::Message::read(&message)
            .map(Box::new)
            .map_err(|unread| Unaccepted::Refused(refusal(id(), unread)))
    }

    async fn send_message(&mut self, message: EncodedMessage) -> Result<(), Disconnected> {
        timed(self.socket.send_texts(&[message])).await
    }

    async fn send(&mut self, frame: Frame) -> Result<(), Disconnected> {
        timed(self.socket.send(frame)).await
    }
}

/// A client's message that is not passed on to the table.
enum Unaccepted {
    /// The reply is this refusal.
    Refused(EncodedMessage),
    /// The message is of another version of the protocol, and the socket is closed.
    OtherVersion,
}

/// Counts a refusal, and returns the reply to the message with this id; `None` if it has none.
fn refusal(id: Option<u64>, refusal: impl Refusal) -> EncodedMessage {
    let refused = RefusalMessage::from(refusal);
    metrics::counter!("cardroom_refusals_total", "code" => refused.code.clone()).increment(1);
    Payload::Refused { id, refused }.into()
}

/// Waits until something was sent, for at most [`SEND_TIMEOUT`]. This is no `async fn`, which would store its argument
/// twice.
fn timed<F: Future<Output = Result<(), tungstenite::Error>>>(
    sending: F,
) -> impl Future<Output = Result<(), Disconnected>> + use<F> {
    timeout(SEND_TIMEOUT, sending).map(|sent| sent.ok().and_then(Result::ok).ok_or(Disconnected))
}

/// Returns whether a message was too long.
const fn is_too_long(error: &tungstenite::Error) -> bool {
    matches!(error, tungstenite::Error::Capacity(CapacityError::MessageTooLong { .. }))
}

/// Waits until the socket must close to make room for another connection; forever without a guard.
async fn closed(watch: Option<&SocketGuard>) {
    match watch {
        Some(watch) => watch.closed().await,
        None => std::future::pending().await,
    }
}

async fn logged_out(logout: Option<&mut Logout>) {
    match logout {
        Some(logout) => logout.wait().await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests;
