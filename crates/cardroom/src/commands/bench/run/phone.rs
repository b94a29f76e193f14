//! A volunteer's phone. One connection makes entries, and another follows the event, as the browser client does: after
//! each request of the phone, and otherwise every two seconds.

use super::connection::Connection;
use super::event::{Event, Volunteer};
use super::measured::{Records, SentStamp};
use super::plan::Stamp;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::sync::Notify;
use tokio::time::{Duration, Instant, sleep, sleep_until};

/// Interval between requests for the view while there is no change, as in the browser client.
const REFRESH: Duration = Duration::from_secs(2);

/// A request of a volunteer.
#[derive(Clone, Debug)]
pub enum Work {
    /// A card at a stop.
    Stamp(Stamp),
    /// An entry of another kind.
    Entry(Entry),
}

/// An entry other than a stamp.
#[derive(Clone, Debug)]
pub enum Entry {
    /// All five cards of a participant who does not ride.
    SpinAll(u64),
    /// The arrival of a participant.
    Arrive(u64),
    /// Turning in the hand of a participant.
    TurnIn(u64),
    /// The registration of another participant, with this name.
    Register(String),
}

/// A volunteer's phone, with one of its connections.
pub struct Phone {
    event: Event,
    connection: Connection,
    records: Records,
    /// Notified after each request of the phone.
    changed: Arc<Notify>,
}

impl Phone {
    /// The phone of a volunteer.
    pub fn new(event: &Event, volunteer: &Volunteer, records: &Records) -> Phone {
        let connection = Connection::new(event.room, &volunteer.cookies);
        Phone { event: event.clone(), connection, records: records.clone(), changed: Arc::default() }
    }

    /// Follows the event from this position, in a spawned task.
    pub fn follow(&self, position: &str) {
        let Phone { event, connection, records, changed } = self;
        let connection = Connection::new(event.room, &connection.cookies);
        let (position, changed) = (position.to_owned(), changed.clone());
        tokio::spawn(follow(connection, event.path.clone(), position, changed, records.clone()));
    }

    /// Opens another connection of the same phone, for requests that must not wait for those of this connection.
    ///
    /// # Errors
    /// If the room does not accept the connection.
    pub async fn another(&self) -> anyhow::Result<Phone> {
        let mut connection = Connection::new(self.event.room, &self.connection.cookies);
        connection.open().await?;
        let Phone { event, records, changed, .. } = self;
        Ok(Phone { event: event.clone(), connection, records: records.clone(), changed: changed.clone() })
    }

    /// Makes the requests in order, each at its due time or, if that is later, when the one before it is answered.
    pub async fn work(mut self, requests: Vec<(Instant, Work)>) {
        for (due, work) in requests {
            // The latency of a request that had to wait for the one before it is measured from its due time.
            let has_waited = Instant::now() > due;
            sleep_until(due).await;
            let at = if has_waited { due } else { Instant::now() };
            match work {
                Work::Stamp(stamp) => {
                    let result = self.stamp(&stamp).await.map_err(|error| format!("{error:#}"));
                    let (participant, stop) = (stamp.participant, stamp.stop);
                    self.records.stamp(SentStamp { participant, stop, at, answered: Instant::now(), result });
                }
                Work::Entry(entry) => match self.enter(&entry).await {
                    Ok(_) => self.records.entry(),
                    Err(error) => self.records.error(format!("an entry refused: {error:#}")),
                },
            }
        }
    }

    /// Makes a stamp, and returns the log position and the card.
    async fn stamp(&mut self, stamp: &Stamp) -> anyhow::Result<(u64, String)> {
        let Stamp { participant, stop, card } = stamp;
        let hand = format!("{participant}-1");
        let answer = match card {
            None => self.post("spins", json!({ "spin": { "stop": { "hand": hand, "stop": stop } } })).await?,
            Some(card) => {
                let stamp = json!({ "hand": hand, "stop": stop, "card": card, "at": self.event.now() });
                self.post("actions", json!({ "action": { "stamp": stamp } })).await?
            }
        };
        let drawn = answer["spun"]["cards"][0].as_str().or(card.as_deref()).map(str::to_owned);
        answer["seq"].as_u64().zip(drawn).ok_or_else(|| anyhow::anyhow!("an answer without a card"))
    }

    /// Makes an entry other than a stamp.
    async fn enter(&mut self, entry: &Entry) -> anyhow::Result<Value> {
        let now = self.event.now();
        let hand = |number: &u64| format!("{number}-1");
        let act = |action: Value| ("actions", json!({ "action": action }));
        let (path, body) = match entry {
            Entry::Register(name) => ("participants", json!({ "name": name, "rides": true })),
            Entry::SpinAll(number) => {
                ("spins", json!({ "spin": { "all": { "hand": hand(number), "spins_at": "first_stop" } } }))
            }
            Entry::Arrive(number) => act(json!({ "arrive": { "participant": number, "at": now } })),
            Entry::TurnIn(number) => act(json!({ "turn_in": { "hand": hand(number), "at": now } })),
        };
        self.post(path, body).await
    }

    async fn post(&mut self, path: &str, body: Value) -> anyhow::Result<Value> {
        let answer = self.connection.post(&format!("{}/{path}", self.event.path), &body).await;
        self.changed.notify_one();
        answer
    }
}

/// Requests the view after each change, or after [`REFRESH`] without a change, until the task is cancelled. Each
/// request contains the position of the last view.
async fn follow(
    mut connection: Connection,
    path: String,
    mut position: String,
    changed: Arc<Notify>,
    records: Records,
) {
    loop {
        tokio::select! {
            () = changed.notified() => {}
            () = sleep(REFRESH) => {}
        }
        match connection.get(&format!("{path}?since={position}")).await {
            Ok(view) => match view["run"]["position"].as_str() {
                Some(reached) => reached.clone_into(&mut position),
                None => records.error("a view without a position"),
            },
            Err(error) => records.error(format!("a view refused: {error:#}")),
        }
    }
}
