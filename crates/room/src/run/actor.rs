//! One task per event, which handles requests in order. The commands that wait are decided one after the other, each in
//! the state after the one before it, and their entries are one commit. Nothing is answered before that commit.

use super::command::Command;
use super::decide::{Decision, decide};
use super::entry::{Logged, written};
use super::error::{RunError, RunRefusal};
use super::spin::Spun;
use super::state::State;
use super::view::{Board, ParticipantPage, RunHead, StaffView, Viewed};
use crate::kill;
use crate::limits::{Buckets, Rate};
use crate::rng::Rng;
use crate::store::{Batch, Epoch, NewEntry, PlayerId, Store};
use crate::tokens;
use crate::wall_clock::now_ms;
use games::poker_run::{Entry as Event, Participant};
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// Maximum number of requests that are handled together.
const BATCH: usize = 256;

/// Channel for the answer to a request.
type Answer<T> = oneshot::Sender<Result<T, RunError>>;

/// Requests to an event's task.
pub enum Request {
    /// A guest asks for a change.
    Command(PlayerId, Command, Answer<Receipt>),
    /// The public board; with a position, only what changed after it.
    Board(Option<u64>, Answer<Board>),
    /// The view of a member of the staff; with a position, only what changed after it.
    Staff(PlayerId, Option<u64>, Answer<StaffView>),
    /// The event without its participants.
    Head(Answer<RunHead>),
    /// The page of a participant.
    Participant(Participant, Answer<ParticipantPage>),
    /// Checks that a token belongs to a link that is not revoked.
    CheckLink(String, Answer<()>),
    /// Ends the task.
    Stop(oneshot::Sender<()>),
}

/// Result of a change.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "RunReceipt")]
pub struct Receipt {
    /// The position of the last entry of the log after it.
    pub seq: u64,
    /// The events of the game.
    pub events: Vec<Event>,
    /// The cards of a spin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spun: Option<Spun>,
    /// The number of a new link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<u32>,
    /// The number of a new participant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub participant: Option<Participant>,
}

impl Receipt {
    fn new(seq: u64, decision: Decision) -> Receipt {
        let Decision { events, spun, link, participant, .. } = decision;
        Receipt { seq, events, spun, link, participant }
    }
}

/// The task of an event.
pub struct Actor<S> {
    state: State,
    store: Arc<S>,
    epoch: Epoch,
    requests: mpsc::Receiver<Request>,
    rng: Rng,
    /// Rate limiter of each person's changes.
    changes: Buckets<PlayerId>,
    /// Error after which the state may differ from the log. Requests are refused with it until the log has been read.
    stuck: Option<RunError>,
    /// The game as it is shown, at the position of its log.
    viewed: Option<Arc<Viewed>>,
}

/// The changes of one commit, with the answers that wait for it.
struct Pending {
    /// The state after them.
    state: State,
    logged: Vec<Logged>,
    texts: Vec<String>,
    answers: Vec<(Answer<Receipt>, Result<Receipt, RunError>)>,
}

impl<S: Store> Actor<S> {
    /// Creates the task of an event in this state.
    ///
    /// # Errors
    /// If the operating system provides no random numbers.
    pub fn new(
        state: State,
        store: Arc<S>,
        epoch: Epoch,
        requests: mpsc::Receiver<Request>,
        rate: Rate,
    ) -> Result<Actor<S>, getrandom::Error> {
        let rng = Rng::for_table()?;
        let changes = Buckets::new(rate);
        Ok(Actor { state, store, epoch, requests, rng, changes, stuck: None, viewed: None })
    }

    /// Handles requests until the room stops.
    pub async fn run(mut self) {
        let mut waiting = Vec::new();
        while self.requests.recv_many(&mut waiting, BATCH).await > 0 {
            let (commands, others): (Vec<_>, Vec<_>) =
                waiting.drain(..).partition(|request| matches!(request, Request::Command(..)));
            self.reload_if_stuck().await;
            self.handle_commands(commands).await;
            for request in others {
                if let Request::Stop(done) = request {
                    let _ = done.send(());
                    return;
                }
                self.answer(request);
            }
        }
    }

    async fn handle_commands(&mut self, commands: Vec<Request>) {
        if commands.is_empty() {
            return;
        }
        let (logged, texts, answers) = (Vec::new(), Vec::new(), Vec::new());
        let mut pending = Pending { state: self.state.clone(), logged, texts, answers };
        for request in commands {
            if let Request::Command(who, command, answer) = request {
                let decided = self.decide(&mut pending, who, &command);
                pending.answers.push((answer, decided));
            }
        }
        let committed = self.commit(&mut pending).await;
        for (answer, decided) in pending.answers {
            // A refusal may rest on an entry of the same commit, so a failed commit answers it too.
            let _ = answer.send(committed.clone().and(decided));
        }
    }

    /// Decides on a command in the state after the commands before it.
    fn decide(
        &mut self,
        pending: &mut Pending,
        who: PlayerId,
        command: &Command,
    ) -> Result<Receipt, RunError> {
        if !self.changes.take(who, Instant::now()) {
            return Err(RunRefusal::TooManyEntries.into());
        }
        let at_ms = now_ms();
        let mut decision = decide(&pending.state, who, command, at_ms, &mut self.rng)?;
        pending.logged.extend(decision.logged(at_ms));
        pending.texts.extend_from_slice(decision.texts());
        pending.state.apply_decision(&mut decision);
        Ok(Receipt::new(pending.state.seq, decision))
    }

    /// Commits the entries, then replaces the state by the one after them.
    ///
    /// # Errors
    /// If the commit fails, or its outcome is unknown; the state is then that of the log, or no request is answered
    /// until the log can be read.
    async fn commit(&mut self, pending: &mut Pending) -> Result<(), RunError> {
        if let Some(stuck) = &self.stuck {
            return Err(stuck.clone());
        }
        if pending.logged.is_empty() {
            return Ok(());
        }
        let entries: Vec<NewEntry> = pending.logged.iter().map(written).collect();
        let texts = std::mem::take(&mut pending.texts);
        let batch = Batch { entries: entries.clone(), texts, ..Batch::default() };
        let started = Instant::now();
        match self.store.append(self.state.id.log(), self.epoch, self.state.seq, batch).await {
            Ok(_) => {
                metrics::histogram!("cardroom_commit_seconds").record(started.elapsed().as_secs_f64());
                kill::point("after_commit_before_send");
                std::mem::swap(&mut self.state, &mut pending.state);
                Ok(())
            }
            Err(error) => self.recover(error.into(), &entries).await,
        }
    }

    /// Looks up in the log whether the entries of a failed append were stored all the same.
    ///
    /// # Errors
    /// The error, unless the log has exactly these entries after the last one of the state.
    async fn recover(&mut self, error: RunError, attempted: &[NewEntry]) -> Result<(), RunError> {
        tracing::error!(run = %self.state.id, %error, "commit failed");
        self.stuck = Some(error.clone());
        let later = self.store.read(self.state.id.log(), self.state.seq + 1).await;
        self.reload_if_stuck().await;
        let stored = later.is_ok_and(|later| {
            later.len() == attempted.len()
                && later.iter().zip(attempted).all(|(one, other)| one.body == other.body)
        });
        if stored && self.stuck.is_none() { Ok(()) } else { Err(error) }
    }

    /// Reads the log, if the state may differ from it.
    async fn reload_if_stuck(&mut self) {
        if self.stuck.is_none() {
            return;
        }
        match State::load(&*self.store, self.state.id).await {
            Ok(state) => (self.state, self.stuck, self.viewed) = (state, None, None),
            Err(error) => tracing::error!(run = %self.state.id, %error, "the log cannot be read"),
        }
    }

    /// Answers a request that changes nothing.
    fn answer(&mut self, request: Request) {
        let stuck = self.stuck.clone().map_or(Ok(()), Err);
        match request {
            Request::Board(since, answer) => {
                let viewed = self.viewed();
                let _ = answer.send(stuck.map(|()| self.state.board(&viewed, since)));
            }
            Request::Staff(who, since, answer) => {
                let viewed = self.viewed();
                let _ = answer.send(stuck.and_then(|()| self.state.staff_view(&viewed, who, since)));
            }
            Request::Head(answer) => {
                let viewed = self.viewed();
                let _ = answer.send(stuck.map(|()| self.state.head(&viewed)));
            }
            Request::Participant(participant, answer) => {
                let viewed = self.viewed();
                let _ = answer.send(stuck.and_then(|()| self.state.participant_page(&viewed, participant)));
            }
            Request::CheckLink(token, answer) => {
                let found = self.state.link_of(&tokens::hash(&token)).map(|_| ());
                let _ = answer.send(stuck.and(found.ok_or_else(|| RunRefusal::UnknownLink.into())));
            }
            Request::Command(..) | Request::Stop(_) => {}
        }
    }

    /// The game as it is shown, computed once for each position of the log.
    fn viewed(&mut self) -> Arc<Viewed> {
        let current = self.viewed.take().filter(|viewed| viewed.seq == self.state.seq);
        self.viewed.insert(current.unwrap_or_else(|| Arc::new(Viewed::new(&self.state)))).clone()
    }
}
