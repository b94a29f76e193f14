//! Handle to an event's task, for the rest of the room.

use super::audit::{Entries, Page};
use super::command::Command;
use super::error::RunError;
use super::message::{Answer, Change, Query, Receipt, Request, ask};
use super::other_log::OtherLog;
use super::position::Position;
use super::requests::RequestKey;
use super::role::Roles;
use super::view::{
    Board, DrawsLog, DrawsReport, HandValue, MoneyReport, ParticipantPage, RunHead, SheetPage, StaffView,
    TallySheet,
};
use super::watch::Watch;
use crate::store::{PlayerId, RunId};
use games::poker_run::{HandId, Participant};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{mpsc, oneshot};

/// Handle to an event: sends requests to its task. Cheap to clone.
#[derive(Clone)]
pub struct RunHandle {
    id: RunId,
    requests: mpsc::Sender<Request>,
    /// The time of the latest take-over that the event knows, which its task updates, in milliseconds since the Unix epoch.
    takeover_ms: Arc<AtomicU64>,
}

impl RunHandle {
    pub(super) const fn new(
        id: RunId,
        requests: mpsc::Sender<Request>,
        takeover_ms: Arc<AtomicU64>,
    ) -> RunHandle {
        RunHandle { id, requests, takeover_ms }
    }

    /// The id of the event.
    pub const fn id(&self) -> RunId {
        self.id
    }

    /// Makes a change, which is stored once this method returns.
    ///
    /// # Errors
    /// A refusal, or a store error; the change then has no effect, apart from the question that a refused stamp may
    /// raise, and with the exception described at [`Store`](crate::store::Store).
    pub async fn command(&self, who: PlayerId, command: Command) -> Result<Receipt, RunError> {
        self.command_once(who, command, None).await
    }

    /// Makes a change, unless the event remembers one that the same guest made with this idempotency key. Without a
    /// key, every change is made.
    ///
    /// # Errors
    /// The errors of [`RunHandle::command`].
    pub async fn command_once(
        &self,
        who: PlayerId,
        command: Command,
        key: Option<RequestKey>,
    ) -> Result<Receipt, RunError> {
        self.change(Change::Command(who, command, key)).await
    }

    /// Joins the staff through the link with this token, under a name.
    ///
    /// # Errors
    /// `run.unknown_link` if there is no such link or it is revoked, and the errors of [`RunHandle::command`].
    pub async fn join(&self, who: PlayerId, token: String, name: String) -> Result<Receipt, RunError> {
        self.change(Change::Join { who, token, name }).await
    }

    /// Reports that a room took over at this time, in milliseconds since the Unix epoch. If this room did not know of it and
    /// the proof is valid, the event has moved, and this room accepts no more entries. Otherwise nothing happens.
    ///
    /// # Errors
    /// The errors of [`RunHandle::command`].
    pub async fn note_takeover(&self, since_ms: u64, proof: &str) -> Result<(), RunError> {
        if since_ms <= self.takeover_ms.load(Ordering::Relaxed) {
            return Ok(());
        }
        self.change(Change::NoteTakeover(since_ms, proof.to_owned())).await.map(drop)
    }

    /// Continues the event here, although it moved to another room.
    ///
    /// # Errors
    /// `run.not_moved`, and the errors of [`RunHandle::command`].
    pub async fn continue_here(&self, who: PlayerId) -> Result<Receipt, RunError> {
        self.change(Change::Continue(who)).await
    }

    /// Merges the log of another computer, all of it in one commit.
    ///
    /// # Errors
    /// `run.merge_nothing`, `run.merge_interrupted` if the own log has more entries than `other` says, and the errors of [`RunHandle::command`].
    pub async fn merge(&self, who: PlayerId, other: Arc<OtherLog>) -> Result<Receipt, RunError> {
        self.change(Change::Merge(who, other)).await
    }

    /// The public board; with a position, only the changes after it.
    ///
    /// # Errors
    /// `run.run_stopped` once the room stops, and the error of an earlier commit if the log has not been read since.
    pub async fn board(&self, since: Option<Position>) -> Result<Board, RunError> {
        self.query(|answer| Query::Board(since, answer)).await
    }

    /// Adds a viewer of the live board who has seen it up to this position; `None` for a viewer who has not seen it.
    ///
    /// # Errors
    /// `run.too_many_viewers`, and those of [`RunHandle::board`].
    pub async fn watch(&self, since: Option<Position>) -> Result<Watch, RunError> {
        let (first, updates) = self.query(|answer| Query::Watch(since, answer)).await?;
        Ok(Watch::new(self.requests.clone(), first, updates))
    }

    /// The event without its participants.
    ///
    /// # Errors
    /// The errors of [`RunHandle::board`].
    pub async fn head(&self) -> Result<RunHead, RunError> {
        self.query(Query::Head).await
    }

    /// A staff member's view; with a position, only the changes after it.
    ///
    /// # Errors
    /// `run.not_staff`, and those of [`RunHandle::board`].
    pub async fn staff_view(&self, who: PlayerId, since: Option<Position>) -> Result<StaffView, RunError> {
        self.query(|answer| Query::Staff(who, since, answer)).await
    }

    /// The page of a participant.
    ///
    /// # Errors
    /// `run.no_such_participant`, and those of [`RunHandle::board`].
    pub async fn participant(&self, participant: Participant) -> Result<ParticipantPage, RunError> {
        self.query(|answer| Query::Participant(participant, answer)).await
    }

    /// The value of a hand at the finish, for the staff.
    ///
    /// # Errors
    /// `run.not_staff`, `run.still_a_draft`, `poker_run.no_such_hand`, and those of [`RunHandle::board`].
    pub async fn hand_value(&self, who: PlayerId, hand: HandId) -> Result<HandValue, RunError> {
        self.query(|answer| Query::HandValue(who, hand, answer)).await
    }

    /// The facts of the provable draws: all of them, or those that concern a participant.
    ///
    /// # Errors
    /// `run.no_provable_draws`, and those of [`RunHandle::board`].
    pub async fn draws_log(&self, participant: Option<Participant>) -> Result<DrawsLog, RunError> {
        self.query(|answer| Query::DrawsLog(participant, answer)).await
    }

    /// The closing report of the provable draws.
    ///
    /// # Errors
    /// `run.not_staff`, `run.not_your_role`, `run.no_provable_draws`, and those of [`RunHandle::board`].
    pub async fn draws_report(&self, who: PlayerId) -> Result<DrawsReport, RunError> {
        self.query(|answer| Query::DrawsReport(who, answer)).await
    }

    /// The closing report of the money.
    ///
    /// # Errors
    /// `run.not_staff`, `run.not_your_role`, and those of [`RunHandle::board`].
    pub async fn money_report(&self, who: PlayerId) -> Result<MoneyReport, RunError> {
        self.query(|answer| Query::Report(who, answer)).await
    }

    /// The participants as CSV.
    ///
    /// # Errors
    /// `run.not_staff`, `run.not_your_role`, and those of [`RunHandle::board`].
    pub async fn participants_csv(&self, who: PlayerId) -> Result<String, RunError> {
        self.query(|answer| Query::ParticipantsCsv(who, answer)).await
    }

    /// The tally sheets for these participant numbers, in order, for printing or for a preview.
    ///
    /// # Errors
    /// `run.not_staff`, `run.not_your_role`, `run.sheets_at_once`, `run.participant_number`, `run.no_sheet_key`, unless
    /// for a preview `run.sheet_without_block`, and those of [`RunHandle::board`].
    pub async fn sheets(
        &self,
        who: PlayerId,
        numbers: RangeInclusive<u32>,
        is_preview: bool,
    ) -> Result<Vec<TallySheet>, RunError> {
        self.query(|answer| Query::Sheets(who, numbers, is_preview, answer)).await
    }

    /// The tally sheet with a code.
    ///
    /// # Errors
    /// `run.unknown_sheet`, `run.no_sheet_key`, and those of [`RunHandle::board`].
    pub async fn sheet(&self, code: String) -> Result<SheetPage, RunError> {
        self.query(|answer| Query::Sheet(code, answer)).await
    }

    /// Checks that a guest organises the event.
    ///
    /// # Errors
    /// `run.not_staff` and `run.not_your_role`, and those of [`RunHandle::board`].
    pub async fn check_organiser(&self, who: PlayerId) -> Result<(), RunError> {
        self.query(|answer| Query::CheckOrganiser(who, answer)).await
    }

    /// A page of log entries, with names in place of hashes.
    ///
    /// # Errors
    /// The errors of [`RunHandle::board`].
    pub(super) async fn entries(&self, page: Page) -> Result<Entries, RunError> {
        self.query(|answer| Query::Entries(page, answer)).await
    }

    /// The roles that the link with this token gives.
    ///
    /// # Errors
    /// `run.unknown_link` if there is no such link or it is revoked, and those of [`RunHandle::board`].
    pub async fn link_roles(&self, token: String) -> Result<Roles, RunError> {
        self.query(|answer| Query::LinkRoles(token, answer)).await
    }

    /// Returns whether there is another handle to the event, or a viewer of its live board.
    pub(super) fn is_shared(&self) -> bool {
        self.requests.strong_count() > 1
    }

    /// Stops the task once pending changes are stored.
    pub async fn stop(&self) {
        let (answer, answered) = oneshot::channel();
        if self.requests.send(Request::Stop(answer)).await.is_ok() {
            let _ = answered.await;
        }
    }

    async fn change(&self, change: Change) -> Result<Receipt, RunError> {
        ask(&self.requests, |answer| Request::Change(change, answer)).await
    }

    async fn query<T>(&self, query: impl FnOnce(Answer<T>) -> Query) -> Result<T, RunError> {
        ask(&self.requests, |answer| Request::Query(query(answer))).await
    }
}
