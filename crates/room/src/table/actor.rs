//! One task per table, which handles requests one at a time.
//!
//! 1. A request arrives, or a timer expires: [`Actor::run`].
//! 2. The command is validated (`decide.rs`), and its entries are committed together with the ledger transfers:
//!    `commit.rs`.
//! 3. After the commit, the entries are applied to the state and the new views are broadcast: `send.rs`.

mod absence;
mod commit;
mod due;
mod empty;
mod fast_forward;
mod send;
#[cfg(test)]
mod tests;

use super::census::Census;
use super::chair::Chair;
use super::clock::TurnClock;
use super::decide::{self, Decision};
use super::person::Person;
use super::state::State;
use super::stopwatch::Stopwatch;
use crate::chance::Chance;
use crate::kind::Kind;
use crate::limits::Buckets;
use crate::log_types::ClosedBy;
use crate::protocol::client::{Command, HostCommand, Message, PlayerCommand, TaskCommand};
use crate::protocol::server::{CloseReason, Payload, TableView};
use crate::protocol::{Encoded, Refused};
use crate::store::{Epoch, PlayerId, Store};
use crate::wall_clock::now_ms;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant, sleep_until};

/// Capacity of a client's bounded outbox, in messages. A slow consumer whose outbox is full is disconnected, and
/// reconnects.
const OUTBOX: usize = 64;

/// Id of a connection at a table, unique within the table's task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnId(u64);

/// Requests to a table's task.
pub enum Request {
    /// Opens a connection; the first message on it is the welcome.
    Join {
        /// The guest; `None` for a spectator without a name.
        who: Option<Person>,
        /// Last sequence number that the client has seen.
        since: Option<u64>,
        /// Channel for the connection's id and the receiver of its messages.
        reply: oneshot::Sender<(ConnId, mpsc::Receiver<Encoded>)>,
    },
    /// A connection was closed.
    Gone(ConnId),
    /// A client sends a message.
    Ask(ConnId, Message),
    /// The administrator closes the table.
    Close(oneshot::Sender<Result<(), Refused>>),
    /// Requests the public view of the table.
    View(oneshot::Sender<TableView>),
    /// Disconnects every client with a reason, and ends the task.
    Stop(CloseReason, oneshot::Sender<()>),
}

/// Delays of a table that are not part of its settings.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Minimum and maximum delay of a bot's action.
    pub think: (Duration, Duration),
    /// Time after which an absent player's seat is freed if the house rules set no time.
    pub away: Duration,
    /// Time for which clients show each stage of a run-out; the next hand waits for it.
    pub stage: Duration,
    /// Minimum delay before a hand in which only bots play.
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
    /// Time of the next bot's action.
    bot_at: Option<Instant>,
    /// Number of a hand, and the chairs whose players have requested to fast-forward it.
    fast_forward_requests: (u64, BTreeSet<Chair>),
    /// Start of the delay between two hands; `None` if no hand is about to begin and nobody is about to leave.
    delay_since: Option<Instant>,
    /// Time at which the next hand begins.
    next_at: Option<Instant>,
    /// Time at which the host's pause ends, once it has begun.
    pause_ends: Option<Instant>,
    /// Stopwatches of absent players, whose seats are freed when they reach the limit.
    away: BTreeMap<Chair, Stopwatch>,
    /// Start of the task, from which these stopwatches count.
    began: Instant,
    /// Time at which the table closes if it stays empty; `None` while it is not empty.
    empty_until: Option<Instant>,
    /// Error of a failed write, with which commands are refused until the outcome has been read from the log.
    stuck: Option<Refused>,
    /// Counts of tables and bots, for the limits.
    census: Census,
    /// Rate limiter of each player's commands, apart from actions.
    changes: Buckets<PlayerId>,
    /// Time of the next retry after a failed write. Until then no timer fires; requests are still handled.
    retry_at: Option<Instant>,
}

/// A connection.
struct Conn {
    who: Option<Person>,
    out: mpsc::Sender<Encoded>,
    /// The last sequence number sent to it.
    last_sent: u64,
}

impl<S: Store> Actor<S> {
    /// Creates the task of a table in this state.
    ///
    /// # Errors
    /// If the operating system provides no random numbers.
    pub fn new(
        state: State,
        store: Arc<S>,
        epoch: Epoch,
        requests: mpsc::Receiver<Request>,
        pace: Pace,
        census: Census,
    ) -> Result<Actor<S>, getrandom::Error> {
        let chance = Chance::for_table()?;
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
            fast_forward_requests: (0, BTreeSet::new()),
            delay_since: None,
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

    /// Handles requests and timers until the table is closed or the room stops.
    pub async fn run(mut self) {
        self.resume_empty_timeout();
        self.resume_absences();
        self.schedule();
        while !self.state.closed {
            self.end_finished_hand().await;
            let due = self.due();
            tokio::select! {
                request = self.requests.recv() => match request {
                    None => return,
                    Some(Request::Stop(why, done)) => {
                        self.disconnect_all(why);
                        let _ = done.send(());
                        return;
                    }
                    Some(request) => self.handle(request).await,
                },
                () = until(due) => self.on_timer().await,
            }
        }
        self.census.leave(self.state.id);
        self.disconnect_all(CloseReason::Closed);
        self.close_in_store().await;
    }

    /// Closes the table in the store, so that its log is not read at startup and it needs no mark. If that fails, the
    /// room closes it at the next start, since the log records the closing.
    async fn close_in_store(&self) {
        if let Err(error) = self.store.close_table(self.state.id, self.epoch).await {
            tracing::warn!(table = %self.state.id, %error, "closed in the log, but not in the store");
        }
    }

    async fn handle(&mut self, request: Request) {
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
        reply: oneshot::Sender<(ConnId, mpsc::Receiver<Encoded>)>,
    ) {
        let (out, receiver) = mpsc::channel(OUTBOX);
        let id = ConnId(self.next_conn);
        self.next_conn += 1;
        if reply.send((id, receiver)).is_err() {
            return;
        }
        // A number beyond the end of the log comes from another log, so the client receives everything.
        let last_sent = since.filter(|&since| since <= self.state.seq).unwrap_or(0);
        self.conns.insert(id, Conn { who, out, last_sent });
        self.schedule();
        self.welcome(id);
        self.presence_changed();
    }

    async fn ask(&mut self, conn: ConnId, message: Message) {
        let Some(who) = self.conns.get(&conn).map(|conn| conn.who.clone()) else { return };
        let id = message.id;
        match self.execute(who.as_ref(), &message.command).await {
            Ok(()) => self.send(conn, Payload::Accepted { id }),
            Err(refused) => {
                metrics::counter!("cardroom_refusals_total", "code" => refused.code.clone()).increment(1);
                self.send(conn, Payload::Refused { id: Some(id), refused: refused.for_guest() });
            }
        }
    }

    /// Carries out a command, and broadcasts the result.
    async fn execute(&mut self, who: Option<&Person>, command: &Command) -> Result<(), Refused> {
        if let Some(stuck) = &self.stuck {
            return Err(stuck.clone());
        }
        let decision = match command {
            Command::Task(TaskCommand::FastForward { hand }) => return self.fast_forward(who, *hand),
            Command::Player(command) => self.decide_for_player(who, command)?,
            Command::Host(command) => self.decide_for_host(who, command)?,
        };
        self.commit(decision).await
    }

    fn decide_for_player(
        &mut self,
        who: Option<&Person>,
        command: &PlayerCommand,
    ) -> Result<Decision, Refused> {
        let now = Instant::now();
        // Actions are not rate-limited: the game allows one per turn.
        if !matches!(command, PlayerCommand::Act { .. }) {
            self.check_changes(who, now)?;
        }
        let chair = who.and_then(|who| self.state.chair_of(who.id));
        let charge = self.clock.as_ref().map_or(0, |clock| clock.charge_ms(chair, now));
        decide::player(&self.state, who, command, charge, now_ms())
    }

    fn decide_for_host(&mut self, who: Option<&Person>, command: &HostCommand) -> Result<Decision, Refused> {
        self.check_changes(who, Instant::now())?;
        if let HostCommand::AddBot { .. } = command {
            self.census.check_bots(self.state.created.host, 1)?;
        }
        let (idle, chance) = (self.idle(), &mut self.chance);
        decide::host(&self.state, who, command, &idle, |n| chance.below_u64(n))
    }

    /// Checks the rate limit of a player's commands.
    fn check_changes(&mut self, who: Option<&Person>, now: Instant) -> Result<(), Refused> {
        match who {
            Some(who) if !self.changes.take(who.id, now) => {
                Err(Refused::new(Kind::Limited, "too_often", "too many changes at this table: wait a moment"))
            }
            _ => Ok(()),
        }
    }

    /// The chairs whose players sit out or are disconnected; the host may remove these players.
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
