//! The client end of one socket: a player, or a spectator, who only receives.

use super::tally::Tally;
use futures_util::{SinkExt, StreamExt};
use room::client::{Client, ReceivedMessage};
use room::rng::Rng;
use serde_json::json;
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Duration, Instant, sleep_until};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

/// The open WebSocket of a client.
pub type Socket = WebSocketStream<TcpStream>;

/// Minimum and maximum thinking time of a player, in milliseconds. With the one-second pause between hands, a table is
/// never idle for five seconds if the room keeps up.
const THINK_TIME_MS: (u64, u64) = (1000, 3000);

/// Maximum time from the start of play until a player sits down, in milliseconds.
pub const SIT_TIME_MS: u64 = 5000;

/// The parts of a run that all of its clients share.
#[derive(Clone)]
pub struct Shared {
    /// The measurements.
    pub tally: Arc<Tally>,
    /// Receiver for the start of play, when all tables are open. Players sit down after it.
    pub start: watch::Receiver<bool>,
}

/// A player at a table.
pub struct Player {
    table: usize,
    seat: u8,
    socket: Socket,
    client: Client,
    rng: Rng,
    shared: Shared,
    /// Time at which the player sits down; `None` before the start of play, and once the player has.
    sits_at: Option<Instant>,
    /// Time at which the player acts next; `None` if no action is due.
    acts_at: Option<Instant>,
    /// The pending action: the id of its message, and the time at which it was sent.
    acting: Option<(u64, Instant)>,
}

/// Reason why a client stopped before the end of the run.
struct Lost(String);

impl From<Error> for Lost {
    fn from(_: Error) -> Lost {
        Lost("dropped".to_owned())
    }
}

/// Receives the messages of a table as a spectator, until the task is cancelled at the end of the run. An earlier end is
/// recorded as an error.
pub async fn watch_table(mut socket: Socket, tally: Arc<Tally>) {
    loop {
        if let Err(Lost(why)) = next_text(&mut socket).await {
            return tally.count_error(why);
        }
    }
}

impl Player {
    /// The player of a seat at a table.
    pub fn new(table: usize, seat: u8, socket: Socket, rng: Rng, shared: Shared) -> Player {
        let (client, sits_at, acts_at, acting) = (Client::default(), None, None, None);
        Player { table, seat, socket, client, rng, shared, sits_at, acts_at, acting }
    }

    /// Plays until the task is cancelled at the end of the run. An earlier end, such as a closed socket, is recorded as
    /// an error.
    pub async fn run(mut self) {
        if let Err(Lost(why)) = self.play().await {
            self.shared.tally.count_error(why);
        }
    }

    async fn play(&mut self) -> Result<(), Lost> {
        let mut is_to_sit = true;
        loop {
            tokio::select! {
                text = next_text(&mut self.socket) => {
                    let at = Instant::now();
                    self.receive(&text?, at).await?;
                }
                () = started(&mut self.shared.start), if is_to_sit => {
                    is_to_sit = false;
                    self.sits_at = Some(Instant::now() + Duration::from_millis(self.rng.below_u64(SIT_TIME_MS)));
                }
                () = until(self.sits_at) => self.sit().await?,
                () = until(self.acts_at) => self.act().await?,
            }
        }
    }

    async fn sit(&mut self) -> Result<(), Lost> {
        self.sits_at = None;
        let sit = self.client.command(json!({ "do": "sit", "seat": self.seat }));
        Ok(self.socket.send(Message::text(sit)).await?)
    }

    async fn receive(&mut self, text: &str, at: Instant) -> Result<(), Lost> {
        let tally = &self.shared.tally;
        if self.client.receive_waiting(text) {
            tally.received(self.table, self.client.seq, at);
            self.acts_at = None;
            return Ok(());
        }
        match self.client.receive(text) {
            Ok(ReceivedMessage::Moved(_)) => {
                tally.received(self.table, self.client.seq, at);
                if let Some(more) = self.client.top_up() {
                    self.socket.send(Message::text(more)).await?;
                }
            }
            Ok(ReceivedMessage::Accepted(id)) => {
                if let Some((_, sent)) = self.acting.take_if(|(acting, _)| *acting == id) {
                    tally.acted(self.table, self.client.seq, sent);
                }
            }
            Ok(ReceivedMessage::Refused(id, code)) => {
                if self.acting.take_if(|(acting, _)| Some(*acting) == id).is_some() {
                    tally.refused();
                }
                tally.count_error(format!("refused: {code}"));
            }
            Ok(ReceivedMessage::Bye(reason)) => return Err(Lost(format!("bye: {reason}"))),
            Ok(ReceivedMessage::Other) => {}
            Err(_) => tally.count_error("unread".to_owned()),
        }
        if !self.is_due() {
            self.acts_at = None;
        } else if self.acts_at.is_none() {
            let (least, most) = THINK_TIME_MS;
            let thinks = least + self.rng.below_u64(most - least + 1);
            self.acts_at = Some(at + Duration::from_millis(thinks));
        }
        Ok(())
    }

    /// Returns whether the player has an action to take. No player shows early in a showdown: another one may end the hand at
    /// the same time, and the room would then refuse to show.
    fn is_due(&self) -> bool {
        self.client.due().is_some() && !self.client.may_only_show_early()
    }

    async fn act(&mut self) -> Result<(), Lost> {
        self.acts_at = None;
        if !self.is_due() || !self.shared.tally.may_write() {
            return Ok(());
        }
        let Some(action) = self.client.act(&mut |n| self.rng.below_u64(n)) else {
            return Err(Lost("nothing legal to do".to_owned()));
        };
        self.acting = Some((self.client.next_id, Instant::now()));
        Ok(self.socket.send(Message::text(action)).await?)
    }
}

/// The next text that the socket receives.
async fn next_text(socket: &mut Socket) -> Result<Utf8Bytes, Lost> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Close(_))) | None => return Err(Lost("dropped".to_owned())),
            Some(Ok(_)) => {}
            Some(Err(error)) => return Err(error.into()),
        }
    }
}

/// Waits for the start of play; forever if the run ends before it.
async fn started(start: &mut watch::Receiver<bool>) {
    if start.wait_for(|&started| started).await.is_err() {
        std::future::pending::<()>().await;
    }
}

async fn until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => std::future::pending().await,
    }
}
