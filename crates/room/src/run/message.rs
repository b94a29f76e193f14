//! Requests to an event's task, and their replies.

use super::audit::{Entries, Page};
use super::command::Command;
use super::decide::Decision;
use super::error::{RunError, RunRefusal};
use super::other_log::OtherLog;
use super::outcome::{CommandOutcome, OutcomeFields};
use super::position::Position;
use super::provable_draws::outcome::LogHead;
use super::requests::{RequestKey, RequestOutcome};
use super::role::Roles;
use super::update::Update;
use super::view::{
    Board, DrawsLog, DrawsReport, HandValue, MoneyReport, ParticipantPage, RunHead, SheetPage, StaffView,
    TallySheet,
};
use crate::store::PlayerId;
use games::poker_run::{Event, HandId, Participant};
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::RangeInclusive;
use std::sync::Arc;
use tokio::sync::{broadcast, mpsc, oneshot};

/// Channel for the reply to a request.
pub(super) type Answer<T> = oneshot::Sender<Result<T, RunError>>;

/// Requests to an event's task.
pub enum Request {
    /// A change, which is stored before the reply.
    Change(Change, Answer<Receipt>),
    /// A query, which changes nothing.
    Query(Query),
    /// Ends the task.
    Stop(oneshot::Sender<()>),
}

/// A change that a guest requests.
pub enum Change {
    /// A command of a staff member, with the idempotency key if the client chose one.
    Command(PlayerId, Command, Option<RequestKey>),
    /// Joining the staff through a link.
    Join {
        /// The guest who joins.
        who: PlayerId,
        /// Token of the link.
        token: String,
        /// Name of the new staff member.
        name: String,
    },
    /// A device reports that a room took over at this time, in milliseconds since the Unix epoch, with its proof.
    NoteTakeover(u64, String),
    /// The organiser continues the event here, although it moved to another room.
    Continue(PlayerId),
    /// The organiser merges the log of another computer.
    Merge(PlayerId, Arc<OtherLog>),
}

impl Change {
    /// The guest who requests the change; `None` if it needs no guest.
    pub(super) const fn who(&self) -> Option<PlayerId> {
        match self {
            Change::Command(who, ..)
            | Change::Join { who, .. }
            | Change::Continue(who)
            | Change::Merge(who, _) => Some(*who),
            Change::NoteTakeover(..) => None,
        }
    }
}

/// A query, with the channel for its reply.
pub enum Query {
    /// The public board; with a position, only the changes after it.
    Board(Option<Position>, Answer<Board>),
    /// A new viewer of the live board, who has seen it up to this position; `None` for a viewer who has not seen it.
    Watch(Option<Position>, Answer<(Arc<Update>, broadcast::Receiver<Arc<Update>>)>),
    /// The changes after this position, for a viewer of the live board who missed updates.
    Update(Position, Answer<Arc<Update>>),
    /// A staff member's view; with a position, only the changes after it.
    Staff(PlayerId, Option<Position>, Answer<StaffView>),
    /// The event without its participants.
    Head(Answer<RunHead>),
    /// The page of a participant.
    Participant(Participant, Answer<ParticipantPage>),
    /// The facts of the provable draws: all of them, or those that concern a participant.
    DrawsLog(Option<Participant>, Answer<DrawsLog>),
    /// The closing report of the provable draws.
    DrawsReport(PlayerId, Answer<DrawsReport>),
    /// The current value of a hand, and the effect of an extra card, for the staff member who asks.
    HandValue(PlayerId, HandId, Answer<HandValue>),
    /// The closing report of the money.
    Report(PlayerId, Answer<MoneyReport>),
    /// The participants as CSV.
    ParticipantsCsv(PlayerId, Answer<String>),
    /// The tally sheets for these participant numbers, in order, for printing or, if `true`, for a preview.
    Sheets(PlayerId, RangeInclusive<u32>, bool, Answer<Vec<TallySheet>>),
    /// The tally sheet with this code.
    Sheet(String, Answer<SheetPage>),
    /// Checks that a guest organises the event.
    CheckOrganiser(PlayerId, Answer<()>),
    /// Entries of the log, with names.
    Entries(Page, Answer<Entries>),
    /// The roles that the link with this token gives.
    LinkRoles(String, Answer<Roles>),
}

impl Query {
    /// The guest who makes a query that is reserved for the staff; `None` for any other query.
    pub(super) const fn who(&self) -> Option<PlayerId> {
        match self {
            Query::Staff(who, ..)
            | Query::HandValue(who, ..)
            | Query::Report(who, _)
            | Query::DrawsReport(who, _)
            | Query::ParticipantsCsv(who, _)
            | Query::Sheets(who, ..)
            | Query::CheckOrganiser(who, _) => Some(*who),
            Query::Board(..)
            | Query::Watch(..)
            | Query::Update(..)
            | Query::Head(_)
            | Query::Participant(..)
            | Query::DrawsLog(..)
            | Query::Sheet(..)
            | Query::Entries(..)
            | Query::LinkRoles(..) => None,
        }
    }
}

/// Result of a change.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "RunReceipt")]
pub struct Receipt {
    /// Position of the log's last entry after the change.
    pub seq: u64,
    /// The events of the game that the change caused; for an import, only the registrations.
    pub events: Vec<Event>,
    /// For an import, the line number in the file, from 1, of each participant in `events`, in the same order; omitted
    /// for other changes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<u32>,
    /// The outcome, as a field with the name of its variant; omitted if there is none.
    #[serde(flatten)]
    #[schemars(with = "OutcomeFields")]
    pub outcome: Option<CommandOutcome>,
    /// `true` if an earlier request with the same key made the change, in which case `events` is empty; omitted
    /// otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

impl Receipt {
    pub(super) fn new(seq: u64, decision: Decision) -> Receipt {
        let Decision { events, lines, outcome, .. } = decision;
        Receipt { seq, events, lines, outcome, again: false }
    }

    /// The receipt for a repeated request.
    pub(super) fn again(seq: u64, earlier: &RequestOutcome) -> Receipt {
        let question = earlier.question.map(CommandOutcome::Question);
        let outcome = earlier.participant.map(CommandOutcome::Participant).or(question);
        Receipt { seq, events: Vec::new(), lines: Vec::new(), outcome, again: true }
    }

    /// States the end of the log in the receipt of a scan.
    pub(super) fn set_head(&mut self, head: LogHead) {
        if let Some(CommandOutcome::Scanned(scanned)) = &mut self.outcome {
            scanned.head = Some(head);
        }
    }

    /// Number of the link that the change made; `None` if it made none.
    pub const fn link(&self) -> Option<u32> {
        match self.outcome {
            Some(CommandOutcome::Link(link)) => Some(link),
            _ => None,
        }
    }
}

/// Sends a request and waits for the reply.
///
/// # Errors
/// `run.run_stopped` once the room stops, and the error in the reply.
pub(super) async fn ask<T>(
    requests: &mpsc::Sender<Request>,
    request: impl FnOnce(Answer<T>) -> Request,
) -> Result<T, RunError> {
    let (answer, answered) = oneshot::channel();
    requests.send(request(answer)).await.map_err(|_| RunRefusal::RunStopped)?;
    answered.await.map_err(|_| RunError::from(RunRefusal::RunStopped))?
}
