//! One task per table, which handles requests one at a time.
//!
//! 1. A request arrives, or a timer expires: [`Actor::run`].
//! 2. The command is validated (`decide.rs`), and its entries are committed together with the ledger transfers:
//!    `commit.rs`.
//! 3. After the commit, the entries are applied to the state and the new views are broadcast: `send.rs`.

mod absence;
mod administrator;
mod commit;
mod due;
mod empty;
mod fast_forward;
mod send;
#[cfg(test)]
mod tests;
mod waiting_list;

use super::chair::Chair;
use super::clock::TurnClock;
use super::cost::{Sent, TableCost};
use super::decide::{self, ClosingReason, Decision};
use super::error::CommandError;
use super::open_tables::OpenTables;
use super::person::Person;
use super::state::State;
use super::stopwatch::Stopwatch;
use crate::bot_accounts::BotAccounts;
use crate::kill;
use crate::limits::{Buckets, RetryAfter};
use crate::log_types::LeftBy;
use crate::moderation::Bans;
use crate::protocol::client::{Command, HostCommand, Message, PlayerCommand, TaskCommand};
use crate::protocol::server::{CloseReason, Payload, TableView};
use crate::protocol::{EncodedMessage, RefusalMessage};
use crate::rng::{Purpose, Rng};
use crate::store::{Epoch, PlayerId, Recovery, Store};
use crate::table::error::TableError;
use crate::wall_clock::now_ms;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant, sleep_until};

/// Capacity of a client's bounded outbox, in messages. A slow consumer whose outbox is full is disconnected, and
/// reconnects.
const OUTBOX: usize = 64;

/// Id of a connection at a table, unique within the table's task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnId(u64);

/// Reason why a table's task has disconnected its clients. It is set before the task ends, and stays unset after a
/// panic.
pub type EndReason = Arc<OnceLock<CloseReason>>;

/// Requests to a table's task.
pub enum Request {
    /// Opens a connection; the first message on it is the welcome.
    Join {
        /// The guest; `None` for a spectator without a name.
        who: Option<Person>,
        /// Last sequence number that the client has seen; `None` for a client without an earlier state.
        since: Option<u64>,
        /// Channel for the connection's id and the receiver of its messages.
        reply: oneshot::Sender<(ConnId, mpsc::Receiver<EncodedMessage>)>,
    },
    /// A connection was closed.
    Gone(ConnId),
    /// A client sent a message. It is boxed, since the queue of each table has space for 32 requests of the largest kind.
    Ask(ConnId, Box<Message>),
    /// Closes the table for the administrator, with this reason.
    Close(ClosingReason, oneshot::Sender<Result<(), TableError>>),
    /// The administrator removes a player, or a bot account was revoked: the connections end with this message, and the
    /// player leaves for this cause.
    Remove(PlayerId, LeftBy, EncodedMessage, oneshot::Sender<Result<(), TableError>>),
    /// Requests what the table costs.
    Cost(oneshot::Sender<TableCost>),
    /// Gives a player another name at the table.
    Rename(Person, oneshot::Sender<Result<(), TableError>>),
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
    /// Time after which the seat of a player who sits out and is disconnected is freed, if the house rules set none.
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
    end_reason: EndReason,
    /// Random number generator for the decisions of the bots.
    bots_rng: Rng,
    /// Random number generator for the thinking time of the bots.
    pace_rng: Rng,
    pace: Pace,
    conns: BTreeMap<ConnId, Conn>,
    next_conn: u64,
    clock: Option<TurnClock>,
    /// Time at which the next bot acts; `None` while no bot is to act.
    bot_at: Option<Instant>,
    /// Number of a hand, and the chairs whose players have requested to fast-forward it.
    fast_forward_requests: (u64, BTreeSet<Chair>),
    /// Start of the delay between two hands; `None` if neither a hand nor an entry between hands is due.
    delay_since: Option<Instant>,
    /// Time at which the entries between two hands are committed, or the next hand begins; `None` if neither is due.
    next_at: Option<Instant>,
    /// Time at which the host's pause ends; `None` unless a pause has begun.
    pause_ends: Option<Instant>,
    /// Stopwatches of absent players. A player's seat is freed when the stopwatch reaches the limit.
    away: BTreeMap<Chair, Stopwatch>,
    /// The ends of the offers of seats to people on the waiting list.
    offers: BTreeMap<PlayerId, Instant>,
    /// Start of the task, from which the stopwatches in `away` measure the time.
    began: Instant,
    /// Time at which the table closes if it stays empty; `None` while it is not empty, and without a limit.
    empty_until: Option<Instant>,
    /// The synchronization of the state with the log; commands are refused while the two may differ.
    recovery: Recovery<TableError>,
    /// The open tables of the room, for the limits and for the lobby.
    open_tables: OpenTables,
    /// Rate limiters of each guest's commands, apart from actions and requests to fast-forward, and of renames.
    changes: Buckets<PlayerId>,
    /// Rate limiters of each guest's messages in the chat.
    chat: Buckets<PlayerId>,
    /// Time of the next retry after a failed timer or write; `None` without one. Until then no timer fires, but
    /// requests are handled.
    retry_at: Option<Instant>,
    /// Messages sent since the task began.
    sent: Sent,
    bans: Bans,
    bot_accounts: BotAccounts,
}

/// A connection of a client to the table.
struct Conn {
    who: Option<Person>,
    out: mpsc::Sender<EncodedMessage>,
    /// Sequence number of the last entry sent on the connection.
    last_sent: u64,
}

impl<S: Store> Actor<S> {
    /// Creates the task of a table in this state. The task sets `end_reason` before it ends.
    ///
    /// # Errors
    /// If the operating system cannot provide random numbers.
    pub fn new(
        state: State,
        store: Arc<S>,
        epoch: Epoch,
        (requests, end_reason): (mpsc::Receiver<Request>, EndReason),
        pace: Pace,
        open_tables: OpenTables,
        (bans, bot_accounts): (Bans, BotAccounts),
    ) -> Result<Actor<S>, getrandom::Error> {
        let clock = TurnClock::resume(&state, Instant::now());
        Ok(Actor {
            state,
            store,
            epoch,
            requests,
            end_reason,
            bots_rng: Rng::for_purpose(Purpose::Bots)?,
            pace_rng: Rng::for_purpose(Purpose::Pace)?,
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
            offers: BTreeMap::new(),
            began: Instant::now(),
            empty_until: None,
            recovery: Recovery::default(),
            changes: Buckets::new(open_tables.limits().changes),
            chat: Buckets::new(open_tables.limits().chat),
            open_tables,
            retry_at: None,
            sent: Sent::default(),
            bans,
            bot_accounts,
        })
    }

    /// Handles requests and timers until the table is closed or a [`Request::Stop`] arrives.
    ///
    /// The future is kept small, since there are thousands of tables: the actor is boxed, as an `async fn` would store it
    /// twice, and so are the futures of commits and of rare operations.
    pub async fn run(mut self: Box<Self>) {
        self.resume_empty_timeout();
        self.resume_absences();
        self.schedule();
        self.finish_removals().await;
        self.enforce_bans().await;
        while !self.state.closed {
            self.end_finished_hand().await;
            self.offer_seats().await;
            let due = self.due();
            tokio::select! {
                request = self.requests.recv() => match request {
                    None => return,
                    Some(request) => {
                        if self.handle(request).await.is_break() {
                            return;
                        }
                    }
                },
                () = until(due) => self.on_timer().await,
            }
            self.enforce_bans().await;
        }
        self.open_tables.leave(self.state.id);
        // Clients do not wait for the store: the log already records the closing, and whether a table is open follows
        // from the log. If the process crashes before the store is up to date, the table therefore stays closed.
        self.end(CloseReason::Closed);
        Box::pin(self.close_in_store()).await;
    }

    /// Disconnects every client. A client that joins before the task has ended gets the same reason.
    fn end(&mut self, reason: CloseReason) {
        // Setting the reason cannot fail: it is set only here, and the task ends only once.
        let _ = self.end_reason.set(reason);
        self.disconnect_all(reason);
    }

    /// Closes the table in the store, so that its log is not read at startup and needs no mark. If this fails, the room
    /// closes the table in the store at the next start, since the log records the closing.
    async fn close_in_store(&self) {
        if let Err(error) = self.store.close_table(self.state.id, self.epoch).await {
            tracing::warn!(table = %self.state.id, %error, "closed in the log, but not in the store");
        }
    }

    /// Handles a request. Returns `Break` if the request stops the task.
    async fn handle(&mut self, request: Request) -> ControlFlow<()> {
        match request {
            Request::Join { who, since, reply } => self.join(who, since, reply),
            Request::Gone(conn) => {
                self.conns.remove(&conn);
                self.presence_changed();
            }
            Request::Ask(conn, message) => self.ask(conn, *message).await,
            Request::Close(reason, reply) => {
                let _ = reply.send(self.close_by_administrator(&reason).await);
            }
            Request::Remove(player, by, bye, reply) => {
                let _ = reply.send(self.remove_player(player, by, &bye).await);
            }
            Request::Cost(reply) => {
                let _ = reply.send(self.cost());
            }
            Request::Rename(who, reply) => {
                let _ = reply.send(self.rename(who).await);
            }
            Request::View(reply) => {
                let _ = reply.send(self.state.table_view(&self.presence()));
            }
            Request::Stop(why, done) => {
                self.end(why);
                let _ = done.send(());
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }

    fn join(
        &mut self,
        who: Option<Person>,
        since: Option<u64>,
        reply: oneshot::Sender<(ConnId, mpsc::Receiver<EncodedMessage>)>,
    ) {
        let (out, receiver) = mpsc::channel(OUTBOX);
        let id = ConnId(self.next_conn);
        self.next_conn += 1;
        if reply.send((id, receiver)).is_err() {
            return;
        }
        // A number beyond the end of the log comes from another log, so the client receives all events.
        let last_sent = since.filter(|&since| since <= self.state.seq).unwrap_or(0);
        self.conns.insert(id, Conn { who, out, last_sent });
        self.schedule();
        self.welcome(id);
        self.presence_changed();
        kill::joined();
    }

    async fn ask(&mut self, conn: ConnId, message: Message) {
        let Some(mut who) = self.conns.get(&conn).map(|conn| conn.who.clone()) else { return };
        if let (Some(who), Command::Player(PlayerCommand::Sit { .. })) = (&mut who, &message.command) {
            Box::pin(self.update_name(who)).await;
        }
        let id = message.id;
        match self.execute(who.as_ref(), &message.command).await {
            Ok(()) => self.send(conn, Payload::Accepted { id }),
            Err(error) => {
                let refused = RefusalMessage::from(error);
                metrics::counter!("cardroom_refusals_total", "code" => refused.code.clone()).increment(1);
                self.send(conn, Payload::Refused { id: Some(id), refused: refused.for_guest() });
            }
        }
    }

    /// Carries out a command: its entries are committed and applied, and the new views are broadcast. A request to
    /// fast-forward has no entries.
    ///
    /// # Errors
    /// The refusal of a banned guest, of a command by [`decide`], by the limits on the player's changes and the host's
    /// decisions, by the host's limit on bots or by [`Actor::fast_forward`]; the error of a failed commit; and, while the
    /// state may differ from the log, the error of the commit that led to this.
    async fn execute(&mut self, who: Option<&Person>, command: &Command) -> Result<(), TableError> {
        self.check_author(who)?;
        let decision = match command {
            Command::Task(TaskCommand::FastForward { hand }) => return Ok(self.fast_forward(who, *hand)?),
            Command::Player(command) => self.decide_for_player(who, command)?,
            Command::Host(command) => self.decide_for_host(who, command)?,
        };
        self.commit(decision).await
    }

    /// Gives a player another name at the table.
    async fn rename(&mut self, who: Person) -> Result<(), TableError> {
        self.check_author(Some(&who))?;
        let decision = decide::rename(&self.state, &who)?;
        if decision.is_empty() {
            return Ok(());
        }
        self.check_changes(Some(&who), Instant::now())?;
        self.commit(decision).await
    }

    /// Updates the name of a person who sits down, since the name may have changed after the connection was opened.
    async fn update_name(&self, who: &mut Person) {
        // If the store fails, the command fails too.
        if let Ok(Some(player)) = self.store.player(who.id).await {
            who.name = player.name;
        }
    }

    fn decide_for_player(
        &mut self,
        who: Option<&Person>,
        command: &PlayerCommand,
    ) -> Result<Decision, TableError> {
        let now = Instant::now();
        match command {
            // Actions are not rate-limited: the game allows one per turn.
            PlayerCommand::Act { .. } => {}
            PlayerCommand::Chat { .. } | PlayerCommand::React { .. } => self.check_chat(who, now)?,
            _ => self.check_changes(who, now)?,
        }
        let chair = who.and_then(|who| self.state.chair_of(who.id));
        let charge = self.clock.as_ref().map_or(0, |clock| clock.charge_ms(chair, now));
        decide::player(&self.state, who, command, charge, now_ms())
    }

    fn decide_for_host(
        &mut self,
        who: Option<&Person>,
        command: &HostCommand,
    ) -> Result<Decision, TableError> {
        self.check_changes(who, Instant::now())?;
        if let HostCommand::AddBot { .. } = command {
            self.open_tables.check_bots(self.state.created.host, 1)?;
        }
        let (idle, rng) = (self.idle(), &mut self.bots_rng);
        let decision = decide::host(&self.state, who, command, &idle, |n| rng.below_u64(n))?;
        // A refused command adds no entry to the audit log, so it is not counted.
        self.open_tables.count_decision(&self.state)?;
        Ok(decision)
    }

    /// Takes a token from the player's rate limiter (token bucket). Refused with the waiting time if none is left. A
    /// sender without a name is not limited.
    fn check_changes(&mut self, who: Option<&Person>, now: Instant) -> Result<(), CommandError> {
        let taken = who.map_or(Ok(()), |who| self.changes.take(who.id, now));
        taken.map_err(|RetryAfter { seconds }| CommandError::TooOften { retry_seconds: seconds })
    }

    /// Takes a token from a guest's rate limiter for the chat. Refused with the waiting time if none is left.
    fn check_chat(&mut self, who: Option<&Person>, now: Instant) -> Result<(), CommandError> {
        let taken = who.map_or(Ok(()), |who| self.chat.take(who.id, now));
        taken.map_err(|RetryAfter { seconds }| CommandError::ChatTooFast { retry_seconds: seconds })
    }

    /// The chairs whose occupants the host may remove: bots, and players who sit out or are disconnected.
    fn idle(&self) -> Vec<Chair> {
        let connected = self.connected_chairs();
        let is_idle = |chair: Chair, sits_out: bool| sits_out || !connected.contains(&chair.number());
        let occupied = self.state.occupied_chairs();
        occupied.filter(|(chair, one)| is_idle(*chair, one.sits_out)).map(|(chair, _)| chair).collect()
    }
}

async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due).await,
        None => std::future::pending().await,
    }
}
