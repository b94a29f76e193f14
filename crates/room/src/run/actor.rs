//! One task per event. Waiting changes are decided one after another, each in the state left by the previous one, and
//! their entries form one commit. No reply is sent before that commit. Queries are answered after it.

use super::banned;
use super::cached_view::CachedView;
use super::command::Command;
use super::decide::{self, Decision, Merger, decide, join};
use super::entry::{LoggedEntry, written};
use super::error::{RunError, RunRefusal};
use super::live::Live;
use super::message::{Answer, Change, Query, Receipt, Request};
use super::odds::OddsWorker;
use super::other_log::OtherLog;
use super::position::Position;
use super::requests::{RequestHash, RequestKey, RequestOutcome};
use super::spin::Rngs;
use super::state::State;
use super::summary::{LatestSummary, Summary};
use super::update::Update;
use super::view::Board;
use crate::kill;
use crate::limits::{Buckets, Limits, RetryAfter};
use crate::moderation::Bans;
use crate::rng::{Purpose, Rng};
use crate::store::{AppendOutcome, Batch, Epoch, NewEntry, PlayerId, Recovery, Store};
use crate::tokens;
use crate::wall_clock::now_ms;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tokio::sync::{Semaphore, broadcast, mpsc};
use tokio::time::{Instant, sleep_until};

/// Maximum number of requests that are handled together.
const BATCH: usize = 256;

/// The task of an event.
pub struct Actor<S> {
    state: State,
    store: Arc<S>,
    epoch: Epoch,
    requests: mpsc::Receiver<Request>,
    /// Random number generator for salts.
    salts: Rng,
    /// Token buckets that limit each person's changes.
    changes: Buckets<PlayerId>,
    /// The synchronization with the log; requests are refused while the state may differ from it.
    recovery: Recovery<RunError>,
    /// The last computed view of the game; `None` until the first view is computed, and after the state was rebuilt.
    cached_view: Option<Arc<CachedView>>,
    live: Live,
    /// The odds on the board.
    odds: OddsWorker,
    /// `true` once the event no longer counts towards any limit.
    is_over: Arc<AtomicBool>,
    /// The time of the latest take-over that the event knows, after the last commit.
    takeover_ms: Arc<AtomicU64>,
    /// The summary after the last commit.
    summary: LatestSummary,
    bans: Bans,
}

/// Parts of the room that the task of an event uses.
pub struct RunResources {
    /// Limits of clients, guests and the room.
    pub limits: Limits,
    /// Permits to compute odds.
    pub odds: Arc<Semaphore>,
    /// Set to `true` once the event no longer counts towards any limit.
    pub is_over: Arc<AtomicBool>,
    /// The summary after the last commit, which the task updates.
    pub summary: LatestSummary,
    /// The time of the latest take-over that the event knows, which the task updates, in milliseconds since the Unix epoch.
    pub takeover_ms: Arc<AtomicU64>,
    /// The bans of guests.
    pub bans: Bans,
}

/// The changes of one commit, already applied to the state, and the replies that wait for the commit.
#[derive(Default)]
struct Pending {
    logged: Vec<LoggedEntry>,
    texts: Vec<String>,
    answers: Vec<(Answer<Receipt>, Result<Receipt, RunError>)>,
}

impl<S: Store> Actor<S> {
    /// Creates the task of an event in this state.
    ///
    /// # Errors
    /// If the operating system cannot provide random numbers.
    pub fn new(
        state: State,
        store: Arc<S>,
        epoch: Epoch,
        requests: mpsc::Receiver<Request>,
        resources: RunResources,
    ) -> Result<Actor<S>, getrandom::Error> {
        let RunResources { limits, odds, is_over, summary, takeover_ms, bans } = resources;
        is_over.store(state.has_ended, Ordering::Relaxed);
        summary.set(state.summary());
        Ok(Actor {
            state,
            store,
            epoch,
            requests,
            salts: Rng::for_purpose(Purpose::Salts)?,
            changes: Buckets::new(limits.changes),
            recovery: Recovery::default(),
            cached_view: None,
            live: Live::new(limits.viewers_per_run),
            odds: OddsWorker::new(odds),
            is_over,
            takeover_ms,
            summary,
            bans,
        })
    }

    /// Handles requests, and keeps the live board up to date, until the room stops.
    pub async fn run(mut self) {
        let mut waiting = Vec::new();
        loop {
            let due = self.live.due(self.position()).filter(|_| !self.recovery.is_pending());
            let odds_due =
                self.odds.due(&self.state, self.live.has_viewers()).filter(|_| !self.recovery.is_pending());
            tokio::select! {
                received = self.requests.recv_many(&mut waiting, BATCH) => {
                    if received == 0 || !self.handle(&mut waiting).await {
                        return;
                    }
                }
                () = wait_until(due) => self.send_update(),
                () = wait_until(odds_due) => self.start_odds(),
                done = self.odds.next_result() => self.odds.finish(done),
            }
        }
    }

    /// Handles the waiting requests; returns whether the task continues.
    async fn handle(&mut self, waiting: &mut Vec<Request>) -> bool {
        let (mut changes, mut queries, mut stop) = (Vec::new(), Vec::new(), None);
        for request in waiting.drain(..) {
            match request {
                Request::Change(change, answer) => changes.push((change, answer)),
                Request::Query(query) => queries.push(query),
                Request::Stop(done) => stop = Some(done),
            }
        }
        self.reload_if_pending().await;
        self.handle_changes(changes).await;
        queries.into_iter().for_each(|query| self.answer(query));
        let Some(done) = stop else { return true };
        let _ = done.send(());
        false
    }

    /// Sends the changes since the last update to the viewers of the live board.
    fn send_update(&mut self) {
        let update = self.update_after(self.live.sent_position(), self.live.viewers());
        self.live.send(update);
    }

    /// The changes on the board after a position, for this number of viewers.
    fn update_after(&mut self, since: Position, viewers: usize) -> Update {
        Update::new(self.position(), &self.board(Some(since)), viewers)
    }

    /// The position of the board.
    fn position(&self) -> Position {
        self.state.position_with(self.odds.latest())
    }

    fn board(&mut self, since: Option<Position>) -> Board {
        let cached = self.cached_view();
        self.state.board(&cached, self.odds.latest(), since)
    }

    fn start_odds(&mut self) {
        let cached = self.cached_view();
        if let Some(game) = &self.state.game {
            self.odds.start(&cached, game);
        }
    }

    /// Adds a viewer of the live board, and returns the first update and the receiver of the later ones. The first
    /// update has the changes after `since`; without a position, it has the whole board.
    fn watch(
        &mut self,
        since: Option<Position>,
    ) -> Result<(Arc<Update>, broadcast::Receiver<Arc<Update>>), RunError> {
        self.odds.want();
        let position = self.position();
        let updates = self.live.subscribe(position)?;
        let first = match since {
            Some(since) => Arc::new(self.update_after(since, 1)),
            None => {
                let cached = self.cached_view();
                self.live.whole_board(position, || self.state.board(&cached, self.odds.latest(), None))
            }
        };
        Ok((first, updates))
    }

    async fn handle_changes(&mut self, changes: Vec<(Change, Answer<Receipt>)>) {
        let (before, mut pending) = (self.state.seq, Pending::default());
        for (change, answer) in changes {
            let decided = self.decide(&mut pending, change);
            pending.answers.push((answer, decided));
        }
        let committed = self.commit(before, &mut pending).await;
        let head = self.state.log_head();
        for (answer, mut decided) in pending.answers {
            if let Ok(receipt) = &mut decided {
                receipt.set_head(head);
            }
            // A refusal may depend on an entry of the same commit, so if the commit fails, its error is the reply.
            let _ = answer.send(committed.clone().and(decided));
            kill::point("mid_fan_out");
        }
    }

    /// Decides on a change in the state left by the previous changes, and applies the decision to the state. If the
    /// commit fails, the state is rebuilt from the log.
    fn decide(&mut self, pending: &mut Pending, change: Change) -> Result<Receipt, RunError> {
        self.recovery.check()?;
        banned::check_change(&self.bans, &self.state, &change, now_ms())?;
        if let Some(who) = change.who() {
            self.changes
                .take(who, Instant::now())
                .map_err(|RetryAfter { seconds }| RunRefusal::TooManyEntries { retry_seconds: seconds })?;
        }
        match change {
            Change::Join { who, token, name } => {
                let decision = join(&self.state, who, &token, &name, &mut self.salts)?;
                self.apply(pending, now_ms(), decision)
            }
            Change::Command(who, command, key) => self.decide_command(pending, who, &command, key),
            Change::NoteTakeover(since_ms, proof) => {
                let at_ms = now_ms();
                let decision = decide::moved(&self.state, since_ms, &proof, at_ms);
                self.apply(pending, at_ms, decision.unwrap_or_default())
            }
            Change::Continue(who) => self.continue_here(pending, who),
            Change::Merge(who, other) => self.merge(pending, who, &other),
        }
    }

    /// Continues the event here. With provable draws, the room commits to new values, since the rollback ends the blocks.
    fn continue_here(&mut self, pending: &mut Pending, who: PlayerId) -> Result<Receipt, RunError> {
        let decision = decide::continue_here(&self.state, who)?;
        let at_ms = now_ms();
        self.apply(pending, at_ms, decision)?;
        let recommitted = decide::recommit(&self.state, &mut self.salts);
        self.apply(pending, at_ms, recommitted)
    }

    /// Decides on the entries of another computer's log, one after another, each in the state left by the previous one.
    fn merge(&mut self, pending: &mut Pending, who: PlayerId, other: &OtherLog) -> Result<Receipt, RunError> {
        let at_ms = now_ms();
        let mut merger = Merger::new(&self.state, who, other)?;
        let wheel = Rng::for_purpose(Purpose::Cards(self.state.seq));
        let wheel = wheel.map_err(|error| RunRefusal::NoRandomNumbers { error })?;
        for entry in merger.entries() {
            let rngs = Rngs { wheel: wheel.clone(), salts: &mut self.salts };
            let decision = merger.decide(&self.state, entry, at_ms, rngs);
            self.apply(pending, at_ms, decision)?;
        }
        self.apply(pending, at_ms, merger.finish())
    }

    fn decide_command(
        &mut self,
        pending: &mut Pending,
        who: PlayerId,
        command: &Command,
        key: Option<RequestKey>,
    ) -> Result<Receipt, RunError> {
        let hash = key.as_ref().and_then(|_| self.state.request_hash(command));
        let earlier = key.as_ref().and_then(|key| match command {
            Command::Offline(_) => self.state.earlier_stamp(who, key, hash.as_ref()),
            _ => self.state.earlier_request(who, key),
        });
        if let Some(earlier) = earlier {
            return self.repeated(command, earlier, hash.as_ref());
        }
        let at_ms = now_ms();
        let wheel = Rng::for_purpose(Purpose::Cards(self.state.seq));
        let wheel = wheel.map_err(|error| RunRefusal::NoRandomNumbers { error })?;
        let rngs = Rngs { wheel, salts: &mut self.salts };
        let mut decision = decide(&self.state, who, command, at_ms, rngs)?;
        if decision.refusal.is_none() {
            decision.set_key(key, hash);
        }
        self.apply(pending, at_ms, decision)
    }

    /// Applies a decision to the state, and adds its entries to the commit. If the decision records a refusal, the
    /// refusal is returned.
    fn apply(
        &mut self,
        pending: &mut Pending,
        at_ms: u64,
        mut decision: Decision,
    ) -> Result<Receipt, RunError> {
        pending.logged.extend(decision.logged_entries(at_ms));
        pending.texts.extend_from_slice(decision.texts());
        self.state.apply_decision(at_ms, &mut decision);
        match decision.refusal.take() {
            Some(refusal) => Err(refusal),
            None => Ok(Receipt::new(self.state.seq, decision)),
        }
    }

    /// The reply to a request with a known key: a receipt for the earlier request, or a refusal if that request had
    /// other content.
    fn repeated(
        &self,
        command: &Command,
        mut earlier: RequestOutcome,
        hash: Option<&RequestHash>,
    ) -> Result<Receipt, RunError> {
        if earlier.is_other(hash) {
            return Err(RunRefusal::RequestKeyUsed.into());
        }
        // An import registers many participants, so its receipt has no single number.
        if matches!(command, Command::Import(_)) {
            earlier.participant = None;
        }
        Ok(Receipt::again(self.state.seq, &earlier))
    }

    /// Commits the entries after this position, which are already applied to the state.
    ///
    /// # Errors
    /// If the commit fails, or its outcome is unknown. The state is then that of the log; if the log cannot be read,
    /// requests are refused until it has been read.
    async fn commit(&mut self, before: u64, pending: &mut Pending) -> Result<(), RunError> {
        if pending.logged.is_empty() {
            return Ok(());
        }
        let entries: Vec<NewEntry> = pending.logged.iter().map(written).collect();
        let texts = std::mem::take(&mut pending.texts);
        let summary = self.summary.changed(&self.state);
        let stored = summary.as_ref().map(Summary::stored);
        let batch = Batch { entries: entries.clone(), texts, summary: stored, ..Batch::default() };
        let started = Instant::now();
        match self.store.append(self.state.id.log(), self.epoch, before, batch).await {
            Ok(_) => {
                self.state.add_to_head(before, &entries);
                metrics::histogram!("cardroom_commit_seconds").record(started.elapsed().as_secs_f64());
                kill::point("after_commit_before_send");
                self.after_commit();
                summary.into_iter().for_each(|summary| self.summary.set(summary));
                Ok(())
            }
            Err(error) => self.recover(error.into(), before, &entries).await,
        }
    }

    /// Updates the data that depends on the stored state, except the summary.
    fn after_commit(&mut self) {
        self.odds.end(&self.state);
        self.is_over.store(self.state.has_ended, Ordering::Relaxed);
        self.takeover_ms.store(self.state.known_takeover_ms(), Ordering::Relaxed);
    }

    /// Looks up in the log whether the entries of a failed append were stored despite the error, and rebuilds the state
    /// from the log.
    ///
    /// # Errors
    /// The given error, unless the log has exactly these entries after the position `before`.
    async fn recover(
        &mut self,
        error: RunError,
        before: u64,
        attempted: &[NewEntry],
    ) -> Result<(), RunError> {
        tracing::error!(run = %self.state.id, %error, "commit failed");
        let outcome = AppendOutcome::find(&*self.store, self.state.id.log(), before, attempted).await;
        // Entries are applied before their commit, so the state is read again even if none was stored.
        self.recovery.begin(error.clone());
        self.reload_if_pending().await;
        self.recovery.result(outcome, error)
    }

    /// Rebuilds the state from the log, if the two may differ.
    async fn reload_if_pending(&mut self) {
        if !self.recovery.is_pending() {
            return;
        }
        match State::load(&*self.store, self.state.id).await {
            Ok(state) => {
                self.summary.set(state.summary());
                (self.state, self.cached_view) = (state, None);
                self.after_commit();
                self.recovery.end();
            }
            Err(error) => tracing::error!(run = %self.state.id, %error, "the log cannot be read"),
        }
    }

    /// Replies to a query.
    fn answer(&mut self, query: Query) {
        let current = self.recovery.check();
        let current = current.and_then(|()| banned::check_query(&self.bans, &self.state, &query, now_ms()));
        match query {
            Query::Board(since, answer) => {
                self.odds.want();
                let _ = answer.send(current.map(|()| self.board(since)));
            }
            Query::Watch(since, answer) => {
                let _ = answer.send(current.and_then(|()| self.watch(since)));
            }
            Query::Update(position, answer) => {
                let _ = answer.send(current.map(|()| Arc::new(self.update_after(position, 1))));
            }
            Query::Staff(who, since, answer) => {
                let cached = self.cached_view();
                let view = |()| self.state.staff_view_now(&cached, who, since, now_ms());
                let _ = answer.send(current.and_then(view));
            }
            Query::Head(answer) => {
                let cached = self.cached_view();
                let _ = answer.send(current.map(|()| self.state.head(&cached)));
            }
            Query::Participant(participant, answer) => {
                self.odds.want();
                let (cached, odds) = (self.cached_view(), self.odds.latest());
                let page = |()| self.state.participant_page(&cached, odds, participant);
                let _ = answer.send(current.and_then(page));
            }
            Query::HandValue(who, hand, answer) => {
                let cached = self.cached_view();
                let value = |()| self.state.hand_value(&cached, who, hand, now_ms());
                let _ = answer.send(current.and_then(value));
            }
            Query::CheckOrganiser(who, answer) => {
                let _ = answer.send(current.and_then(|()| self.state.check_organiser(who)));
            }
            Query::Entries(page, answer) => {
                let _ = answer.send(current.map(|()| self.state.entries(&page)));
            }
            Query::Report(who, answer) => {
                let cached = self.cached_view();
                let _ = answer.send(current.and_then(|()| self.state.money_report(&cached, who)));
            }
            Query::ParticipantsCsv(who, answer) => {
                let cached = self.cached_view();
                let _ = answer.send(current.and_then(|()| self.state.participants_csv(&cached, who)));
            }
            Query::Sheets(who, numbers, is_preview, answer) => {
                let cached = self.cached_view();
                let _ =
                    answer.send(current.and_then(|()| self.state.sheets(&cached, who, numbers, is_preview)));
            }
            Query::Sheet(code, answer) => {
                let cached = self.cached_view();
                let _ = answer.send(current.and_then(|()| self.state.sheet_page(&cached, &code)));
            }
            Query::DrawsLog(participant, answer) => {
                let _ = answer.send(current.and_then(|()| self.state.draws_log(participant)));
            }
            Query::DrawsReport(who, answer) => {
                let _ = answer.send(current.and_then(|()| self.state.draws_report(who)));
            }
            Query::LinkRoles(token, answer) => {
                let roles = self.state.link_roles(&tokens::hash(&token)).cloned();
                let _ = answer.send(current.and(roles.ok_or_else(|| RunRefusal::UnknownLink.into())));
            }
        }
    }

    /// The view of the game, computed once for each position of the log.
    fn cached_view(&mut self) -> Arc<CachedView> {
        let cached = match self.cached_view.take() {
            Some(cached) if cached.seq == self.state.seq => cached,
            Some(earlier) => Arc::new(earlier.next(&self.state)),
            None => Arc::new(CachedView::new(&self.state)),
        };
        self.cached_view.insert(cached).clone()
    }
}

/// Waits until this time; forever for `None`.
async fn wait_until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due).await,
        None => std::future::pending().await,
    }
}
