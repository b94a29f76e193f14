//! A well-behaved player at a table.

use super::client::Socket;
use super::tables::{Folded, Tally};
use futures_util::{SinkExt, StreamExt};
use room::client::{Client, ReceivedMessage};
use room::rng::Rng;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::time::{Duration, Instant, sleep_until};
use tokio_tungstenite::tungstenite::{Error, Message};

/// Minimum and maximum thinking time, in milliseconds. The times are short, so that there are hundreds of actions
/// within a few seconds.
const THINK_TIME_MS: (u64, u64) = (50, 250);

/// A player in a seat.
pub struct Player {
    table: usize,
    seat: u8,
    socket: Socket,
    client: Client,
    rng: Rng,
    tally: Arc<Tally>,
    /// Time at which the player acts next; `None` if no action is due.
    acts_at: Option<Instant>,
    acting: Option<Pending>,
}

/// An action that has not been answered yet.
struct Pending {
    /// Id of the message that contains the action.
    id: u64,
    sent: Instant,
    /// The hole cards that the action folds; `None` if the action is not a fold in hold'em.
    folded: Option<Folded>,
    /// `true` if the action shows cards. A player may show out of turn until the next hand begins.
    is_show: bool,
}

/// Refusal codes for a show of cards that came too late.
const LATE_SHOW: [&str; 3] = ["stale_hand", "no_hand", "holdem.not_in_showdown"];

/// Reason why a player stopped.
struct Lost(String);

impl From<Error> for Lost {
    fn from(error: Error) -> Lost {
        Lost(format!("dropped: {error}"))
    }
}

impl Player {
    /// Creates a player who will take this seat.
    pub fn new(table: usize, seat: u8, socket: Socket, rng: Rng, tally: Arc<Tally>) -> Player {
        let (client, acts_at, acting) = (Client::default(), None, None);
        Player { table, seat, socket, client, rng, tally, acts_at, acting }
    }

    /// Plays until the task ends. An earlier end, such as a closed socket, is recorded as an error.
    pub async fn run(mut self) {
        if let Err(Lost(why)) = self.play().await {
            self.tally.count_error(why);
        }
    }

    async fn play(&mut self) -> Result<(), Lost> {
        let sit = self.client.command(json!({ "do": "sit", "seat": self.seat }));
        self.socket.send(Message::text(sit)).await?;
        loop {
            tokio::select! {
                frame = self.socket.next() => match frame {
                    Some(Ok(Message::Text(text))) => self.receive(&text).await?,
                    Some(Ok(Message::Close(_))) | None => return Err(Lost("dropped".to_owned())),
                    Some(Ok(_)) => {}
                    Some(Err(error)) => return Err(error.into()),
                },
                () = until(self.acts_at) => self.act().await?,
            }
        }
    }

    async fn receive(&mut self, text: &str) -> Result<(), Lost> {
        let at = Instant::now();
        match self.client.receive(text).map_err(Lost)? {
            ReceivedMessage::Moved(_) => {
                if let Some(more) = self.client.top_up() {
                    self.socket.send(Message::text(more)).await?;
                }
            }
            ReceivedMessage::Accepted(id) => {
                if let Some(acting) = self.acting.take_if(|acting| acting.id == id) {
                    self.tally.acted(at - acting.sent);
                    acting.folded.into_iter().for_each(|folded| self.tally.fold(folded));
                }
            }
            ReceivedMessage::Refused(id, code) => {
                let acting = self.acting.take_if(|acting| Some(acting.id) == id);
                let is_late_show = acting.is_some_and(|acting| acting.is_show) && LATE_SHOW.contains(&&*code);
                if !is_late_show {
                    self.tally.count_error(format!("refused: {code}"));
                }
            }
            ReceivedMessage::Bye(reason) => return Err(Lost(format!("bye: {reason}"))),
            ReceivedMessage::Other => {}
        }
        if self.client.due().is_none() {
            self.acts_at = None;
        } else if self.acts_at.is_none() {
            let (least, most) = THINK_TIME_MS;
            let thinks = least + self.rng.below_u64(most - least + 1);
            self.acts_at = Some(at + Duration::from_millis(thinks));
        }
        Ok(())
    }

    async fn act(&mut self) -> Result<(), Lost> {
        self.acts_at = None;
        let Some(action) = self.client.act(&mut |n| self.rng.below_u64(n)) else { return Ok(()) };
        let folded = self.folded(&action);
        let is_show = action.contains("\"action\":\"show\"");
        self.acting = Some(Pending { id: self.client.next_id, sent: Instant::now(), folded, is_show });
        Ok(self.socket.send(Message::text(action)).await?)
    }

    /// The player's hole cards, if the message folds them in hold'em; `None` otherwise.
    fn folded(&self, message: &str) -> Option<Folded> {
        let message: Value = serde_json::from_str(message).ok()?;
        let chair = self.client.you["hand_seat"].as_u64()?.checked_sub(1)?;
        let own = &self.client.game["seats"][usize::try_from(chair).ok()?]["cards"];
        let is_fold = self.client.table["game"] == "holdem" && message["action"] == "fold";
        let cards: Vec<String> = serde_json::from_value(own.clone()).ok().filter(|_| is_fold)?;
        Some(Folded { table: self.table, hand: message["hand"].as_u64()?, cards })
    }
}

async fn until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => std::future::pending().await,
    }
}
