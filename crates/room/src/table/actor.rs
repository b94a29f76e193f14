//! One task a table: what is asked of it is done one thing after the other.
//!
//! 1. A request arrives, or a time is due: [`Actor::run`].
//! 2. It is decided what that comes to (`decide.rs`), and that is stored together with the ledger's transfers: `commit.rs`.
//! 3. Only then it is applied to the state and sent to every viewer: `tell.rs`.

mod absence;
mod commit;
mod due;
mod empty;
mod hurry;
mod tell;
#[cfg(test)]
mod tests;

use super::chair::Chair;
use super::clock::TurnClock;
use super::decide::{self, Person};
use super::state::State;
use super::stopwatch::Stopwatch;
use crate::chance::Chance;
use crate::limits::Buckets;
use crate::lobby::Census;
use crate::protocol::client::{Command, Message};
use crate::protocol::server::{Bye, ClosedBy, News, TableView};
use crate::protocol::{Refused, VERSION};
use crate::store::{Epoch, PlayerId, Store};
use crate::wall_clock::now_ms;
use axum::extract::ws::Utf8Bytes;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant, sleep_until};

/// Capacity of a client's outbox; a slower client is disconnected.
const OUTBOX: usize = 64;

/// A socket at a table, by a number of the table's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnId(u64);

/// Requests to a table's task.
pub enum Request {
    /// A socket is opened: the first message on it will be the welcome.
    Join {
        /// The guest; none without a name.
        who: Option<Person>,
        /// The last thing that the client has seen.
        since: Option<u64>,
        /// Takes the socket's number, and what it is told.
        reply: oneshot::Sender<(ConnId, mpsc::Receiver<Utf8Bytes>)>,
    },
    /// A socket was closed.
    Gone(ConnId),
    /// A client asks for something.
    Ask(ConnId, Message),
    /// The administrator closes the table.
    Close(oneshot::Sender<Result<(), Refused>>),
    /// Asks for the public view of the table.
    View(oneshot::Sender<TableView>),
    /// Tell everybody why, and end.
    Stop(Bye, oneshot::Sender<()>),
}

/// Pace of a table besides its own clocks.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The least and the most that a bot thinks.
    pub think: (Duration, Duration),
    /// Time after which the seat of an absent player is freed, at a table whose house rules set none.
    pub away: Duration,
    /// For how long viewers are shown a street or a pack of a run-out, before the next hand begins.
    pub stage: Duration,
    /// The least time between two hands that are dealt to bots alone.
    pub alone: Duration,
}

impl Default for Pace {
    fn default() -> Pace {
        let think = (Duration::from_millis(700), Duration::from_millis(1800));
        let (away, stage, alone) = (Duration::from_secs(600), Duration::from_secs(1), Duration::from_secs(3));
        Pace { think, away, stage, alone }
    }
}

/// The task of a table.
pub struct Actor<S> {
    state: State,
    store: Arc<S>,
    epoch: Epoch,
    requests: mpsc::Receiver<Request>,
    chance: Chance,
    pace: Pace,
    conns: BTreeMap<ConnId, Conn>,
    next_conn: u64,
    clock: Option<TurnClock>,
    /// When the next bot acts.
    bot_at: Option<Instant>,
    /// The chairs whose players have asked to fast-forward a hand, and that hand.
    hurried: (u64, BTreeSet<Chair>),
    /// Since when the pause between two hands runs; none where no hand is to come and nobody is to leave.
    rests_since: Option<Instant>,
    /// When the next hand begins.
    next_at: Option<Instant>,
    /// When the host's pause ends, once it has begun.
    pause_ends: Option<Instant>,
    /// For how long players sit out, or have too few chips, whose seats are freed after a while.
    away: BTreeMap<Chair, Stopwatch>,
    /// When the task began, from which these count.
    began: Instant,
    /// Until when the table stays open if nobody comes; none while somebody is there.
    empty_until: Option<Instant>,
    /// Error of the last write, until the log can be read again.
    stuck: Option<Refused>,
    /// Counts of tables and bots, against the limits.
    census: Census,
    /// Rate limits of the players' changes at the table besides the game.
    changes: Buckets<PlayerId>,
    /// When the table goes on by itself, where the last thing could not be stored. Until then it does what it is asked.
    retry_at: Option<Instant>,
}

/// A socket.
struct Conn {
    who: Option<Person>,
    out: mpsc::Sender<Utf8Bytes>,
    /// The last thing that it was told.
    told: u64,
}

impl<S: Store> Actor<S> {
    /// The task of a table that stands like this.
    ///
    /// # Errors
    /// If the operating system has no random numbers.
    pub fn new(
        state: State,
        store: Arc<S>,
        epoch: Epoch,
        requests: mpsc::Receiver<Request>,
        pace: Pace,
        census: Census,
    ) -> Result<Actor<S>, getrandom::Error> {
        let chance = Chance::of_a_table()?;
        let clock = TurnClock::resumed(&state, Instant::now());
        Ok(Actor {
            state,
            store,
            epoch,
            requests,
            chance,
            pace,
            conns: BTreeMap::new(),
            next_conn: 1,
            clock,
            bot_at: None,
            hurried: (0, BTreeSet::new()),
            rests_since: None,
            next_at: None,
            pause_ends: None,
            away: BTreeMap::new(),
            began: Instant::now(),
            empty_until: None,
            stuck: None,
            changes: Buckets::new(census.limits().changes),
            census,
            retry_at: None,
        })
    }

    /// Does what is asked and what is due, until the table is closed or the room stops.
    pub async fn run(mut self) {
        self.begin_empty();
        self.begin_absences();
        self.schedule();
        while !self.state.closed {
            self.end_finished_hand().await;
            let due = self.due();
            tokio::select! {
                request = self.requests.recv() => match request {
                    None => return,
                    Some(Request::Stop(why, done)) => {
                        self.bye(why);
                        let _ = done.send(());
                        return;
                    }
                    Some(request) => self.take(request).await,
                },
                () = until(due) => self.on_time().await,
            }
        }
        self.census.leave(self.state.id);
        self.bye(Bye::Closed);
        self.close_in_store().await;
    }

    /// Closes the table in the store, so that no start reads its log and it needs no mark. If that fails, the next start
    /// does it: the log says that the table is closed.
    async fn close_in_store(&self) {
        if let Err(error) = self.store.close_table(self.state.id, self.epoch).await {
            tracing::warn!(table = %self.state.id, %error, "closed in its log, not yet in the store");
        }
    }

    async fn take(&mut self, request: Request) {
        match request {
            Request::Join { who, since, reply } => self.join(who, since, reply),
            Request::Gone(conn) => {
                self.conns.remove(&conn);
                self.presence_changed();
            }
            Request::Ask(conn, message) => self.ask(conn, message).await,
            Request::Close(reply) => {
                let _ = reply.send(self.close(ClosedBy::Administrator).await);
            }
            Request::View(reply) => {
                let _ = reply.send(self.state.table_view(&self.presence()));
            }
            Request::Stop(..) => {}
        }
    }

    fn join(
        &mut self,
        who: Option<Person>,
        since: Option<u64>,
        reply: oneshot::Sender<(ConnId, mpsc::Receiver<Utf8Bytes>)>,
    ) {
        let (out, receiver) = mpsc::channel(OUTBOX);
        let id = ConnId(self.next_conn);
        self.next_conn += 1;
        if reply.send((id, receiver)).is_err() {
            return;
        }
        // A client that knows more than the log is one of another log: it is told everything.
        let told = since.filter(|&since| since <= self.state.seq).unwrap_or(0);
        self.conns.insert(id, Conn { who, out, told });
        self.schedule();
        self.welcome(id);
        self.presence_changed();
    }

    async fn ask(&mut self, conn: ConnId, message: Message) {
        let Some(who) = self.conns.get(&conn).map(|conn| conn.who.clone()) else { return };
        let id = message.id;
        if message.v != VERSION {
            self.tell_one(conn, News::Bye { reason: Bye::OtherVersion });
            self.conns.remove(&conn);
            return;
        }
        match self.obey(who.as_ref(), &message.command).await {
            Ok(()) => self.tell_one(conn, News::Accepted { id }),
            Err(refused) => {
                metrics::counter!("cardroom_refusals_total", "code" => refused.code.clone()).increment(1);
                self.tell_one(conn, News::Refused { id: Some(id), refused });
            }
        }
    }

    /// Does what a person asks for, and tells everybody.
    async fn obey(&mut self, who: Option<&Person>, command: &Command) -> Result<(), Refused> {
        if let Some(stuck) = &self.stuck {
            return Err(stuck.clone());
        }
        if let Command::FastForward { hand } = command {
            return self.fast_forward(who, *hand);
        }
        let now = Instant::now();
        self.check_changes(who, command, now)?;
        let idle = self.idle();
        let chair = who.and_then(|who| self.state.chair_of(who.id));
        let charge = self.clock.as_ref().map_or(0, |clock| clock.charge_ms(chair, now));
        let (state, chance) = (&mut self.state, &mut self.chance);
        let idle = |chair: Chair| idle.contains(&chair);
        let mut entries = decide::decide(state, who, command, idle, now_ms(), |n| chance.below_u64(n))?;
        decide::charge(&mut entries, charge);
        self.commit(entries, None).await
    }

    /// Checks the rate limit of a player's changes and the quota of bots. Actions are limited by the
    /// game.
    fn check_changes(
        &mut self,
        who: Option<&Person>,
        command: &Command,
        now: Instant,
    ) -> Result<(), Refused> {
        if let (Some(who), false) = (who, matches!(command, Command::Act { .. }))
            && !self.changes.take(who.id, now)
        {
            return Err(Refused::new("too_often", "too many changes at this table: wait a moment"));
        }
        match command {
            Command::AddBot { .. } => self.census.check_bots(self.state.created.host, 1),
            _ => Ok(()),
        }
    }

    /// The chairs whose players sit out or are not there: those that a host may free.
    fn idle(&self) -> Vec<Chair> {
        let connected = self.connected();
        let is_idle = |chair: Chair, sits_out: bool| sits_out || !connected.contains(&chair.number());
        let occupied = self.state.occupied();
        occupied.filter(|(chair, one)| is_idle(*chair, one.sits_out)).map(|(chair, _)| chair).collect()
    }
}

async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due).await,
        None => std::future::pending().await,
    }
}
