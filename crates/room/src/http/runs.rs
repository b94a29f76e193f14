//! `/api/runs`: poker-run events. `links.rs` has the staff links, `invitation.rs` the roles that a link grants,
//! `participants.rs` the participants, `sheets.rs` their tally sheets, `questions.rs` the questions for the organiser,
//! `money.rs` tills and payments, `csv.rs` participants files, `live.rs` the live board, `entries.rs` the entries with
//! their authors, `log.rs` the log as a file, `draws.rs` provable draws, `move_and_merge.rs` the move to another computer and the merge of logs.

pub mod csv;
pub mod draws;
pub mod entries;
pub mod invitation;
pub mod links;
pub mod live;
pub mod log;
pub mod money;
pub mod move_and_merge;
pub mod participants;
pub mod questions;
pub mod sheets;

use super::app::App;
use super::body::{Body, Path, Query};
use super::error_response::{ApiResult, ErrorResponse};
use super::forwarded::ClientAddress;
use super::session::Session;
use crate::protocol::RefusalMessage;
use crate::protocol::unreadable_input::InputKind;
use crate::run::command::{Action, Command};
use crate::run::draft::Draft;
use crate::run::error::{RunError, RunRefusal};
use crate::run::message::Receipt;
use crate::run::offline::{OfflineDetails, OfflineStamp};
use crate::run::position::Position;
use crate::run::requests::RequestKey;
use crate::run::role::Roles;
use crate::run::spin::Spin;
use crate::run::state::Stage;
use crate::run::summary::Summary;
use crate::run::view::{Board, StaffView};
use crate::run::when::Day;
use crate::store::{PlayerId, RunId};
use crate::wall_clock::now_ms;
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::cmp::Reverse;

/// Maximum number of events in the public list.
const MAX_LISTED: usize = 50;

/// An event in a list of events.
#[derive(Serialize, JsonSchema)]
pub struct RunLine {
    /// Id of the event.
    pub id: String,
    /// Name of the event.
    pub name: String,
    /// Date of the event.
    pub date: Day,
    /// Stage of the event.
    pub stage: Stage,
}

impl RunLine {
    /// The line of an event with this summary.
    pub fn new(id: RunId, summary: &Summary) -> RunLine {
        let Summary { name, date, stage, .. } = summary.clone();
        RunLine { id: id.to_string(), name, date, stage }
    }
}

/// An event in which the guest has a role.
#[derive(Serialize, JsonSchema)]
pub struct OwnRun {
    /// The event, as in a list of events.
    #[serde(flatten)]
    pub run: RunLine,
    /// The roles of the guest in the event.
    pub roles: Roles,
}

/// Request to create an event.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRun {
    /// The draft of the event.
    #[schemars(with = "Draft")]
    pub draft: Value,
}

/// Request to change the draft of an event.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DraftChange {
    /// The version of the draft to which the change applies.
    pub version: u64,
    /// The whole new draft.
    #[schemars(with = "Draft")]
    pub draft: Value,
}

/// Request to make an entry of the game.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "NewRunAction")]
pub struct NewAction {
    /// The entry to make.
    #[schemars(with = "Action")]
    pub action: Value,
    /// The circumstances of a stamp that was made without a connection, if it is sent later. Send it with the key of the
    /// first attempt. If such a stamp is not possible, it becomes a question for the organiser, and is not refused.
    #[serde(default)]
    pub offline: Option<OfflineDetails>,
}

/// Request to spin the on-screen wheel.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "NewRunSpin")]
pub struct NewSpin {
    /// The spin to carry out.
    #[schemars(with = "Spin")]
    pub spin: Value,
}

/// The guest who makes a request that is reserved for the staff.
///
/// # Errors
/// `run.not_staff` for a guest without a name, who has no role in any event, and `banned`.
fn staff(app: &App, session: &Session) -> Result<PlayerId, ErrorResponse> {
    Ok(app.player(session)?.ok_or(RunRefusal::NotStaff).map_err(RunError::from)?)
}

/// A query parameter that is `true` or `false`; `false` if it is missing.
fn flag(query: &Query, name: &str) -> Result<bool, ErrorResponse> {
    match query.0.get(name).map(String::as_str) {
        None | Some("false") => Ok(false),
        Some("true") => Ok(true),
        Some(found) => {
            let wrong = InputKind::Request.no_such_choice(name, found, vec!["true", "false"]);
            Err(ErrorResponse::from(RefusalMessage::from(wrong)))
        }
    }
}

/// Deserializes a part of a body, such as an action. The error is `settings_unread` or `action_unread`, depending on
/// the kind of input.
fn part<T: DeserializeOwned>(kind: InputKind, value: &Value) -> Result<T, ErrorResponse> {
    Ok(kind.read(value).map_err(RefusalMessage::from)?)
}

/// The idempotency key of a request, from the header `Idempotency-Key`.
pub struct Key(Option<RequestKey>);

impl<S: Send + Sync> FromRequestParts<S> for Key {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Key, ErrorResponse> {
        let key = parts.headers.get("idempotency-key").map(|key| key.to_str().unwrap_or_default());
        Ok(Key(key.map(RequestKey::new).transpose().map_err(RunError::from)?))
    }
}

/// The position of the client's earlier view, from the parameter `since`; `None` if the client needs the whole view or
/// the position cannot be parsed.
fn since(query: &Query) -> Option<Position> {
    query.0.get("since").and_then(|since| since.parse().ok())
}

/// The events in which the guest has a role, the latest date first.
#[utoipa::path(get, path = "/api/me/runs", tag = "runs",
    security((), ("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/OwnRuns"))))]
pub async fn own(State(app): State<App>, session: Session) -> ApiResult<Vec<OwnRun>> {
    let guest = app.player(&session)?;
    let found = guest.map(|guest| app.runs().of_guest(guest)).unwrap_or_default();
    let mut own: Vec<OwnRun> = found
        .into_iter()
        .map(|(id, summary, roles)| OwnRun { run: RunLine::new(id, &summary), roles })
        .collect();
    own.sort_unstable_by(|a, b| b.run.date.cmp(&a.run.date).then_with(|| a.run.id.cmp(&b.run.id)));
    Ok(Json(own))
}

/// The events that the room lists, at most 50: the demo event if the room has one and it is not a draft, then those
/// that their organisers have listed, up to a week after their date. Running events come first, then events that are
/// open for registration, in both groups the earliest date first, then final events, the latest date first. Drafts,
/// cancelled events and events of banned guests are not listed; other people find an event that is not listed only by
/// its links.
#[utoipa::path(get, path = "/api/runs", tag = "runs",
    responses((status = 200, body = ref("#/components/schemas/RunLines"))))]
pub async fn listed(State(app): State<App>) -> Json<Vec<RunLine>> {
    let demo = app.demo().mark_viewed().and_then(|demo| Some((demo, app.runs().summary(demo)?)));
    // A new demo event stays a draft until somebody views the lobby, as this request does.
    let demo = demo.filter(|(_, summary)| summary.stage != Stage::Draft);
    let mut public = app.runs().public(now_ms());
    public.sort_unstable_by_key(|(id, summary)| (listed_order(summary), *id));
    let lines = demo.iter().chain(&public).take(MAX_LISTED);
    Json(lines.map(|(id, summary)| RunLine::new(*id, summary)).collect())
}

/// The sort key of an event in the public list.
const fn listed_order(summary: &Summary) -> (u8, Option<Day>, Reverse<Option<Day>>) {
    match summary.stage {
        Stage::Running | Stage::Counting => (0, Some(summary.date), Reverse(None)),
        Stage::Draft | Stage::Registration => (1, Some(summary.date), Reverse(None)),
        Stage::Final | Stage::Cancelled => (2, None, Reverse(Some(summary.date))),
    }
}

/// Creates an event, as a draft, with the guest as its organiser.
#[utoipa::path(post, path = "/api/runs", tag = "runs",
    request_body(content = ref("#/components/schemas/NewRun"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/StaffView")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure")),
              (status = 429, body = ref("#/components/schemas/Failure"))))]
pub async fn create(
    State(app): State<App>,
    address: ClientAddress,
    session: Session,
    Body(NewRun { draft }): Body<NewRun>,
) -> ApiResult<StaffView> {
    let draft = part(InputKind::Settings, &draft)?;
    let _stored_before_decisions = app.moderation().delay_decisions().await;
    let organiser = app.guest(&session).await?;
    app.moderation().check_new_tables().map_err(RefusalMessage::from)?;
    app.clients().new_run(address)?;
    let run = app
        .runs()
        .create(organiser.id, app.clients().limited_client(address), &organiser.name, &draft)
        .await?;
    Ok(Json(run.staff_view(organiser.id, None).await?))
}

/// The event, limited to the information that the roles of the staff member allow. With `since`, the position of an
/// earlier view, only the participants that changed after it. For an unknown position, all participants are returned.
#[utoipa::path(get, path = "/api/runs/{id}", tag = "runs",
    params(("id" = String, Path), ("since" = Option<String>, Query)),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/StaffView")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn view(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    query: Query,
) -> ApiResult<StaffView> {
    let run = app.run(&id).await?;
    Ok(Json(run.staff_view(staff(&app, &session)?, since(&query)).await?))
}

/// Changes the plan of an event. After the first card, only its names, its emergency number, its waiver and its listing
/// in the lobby can be changed. The request is refused if the plan was changed since the given version, or if an entry
/// made after the opening is not possible under the new plan.
#[utoipa::path(put, path = "/api/runs/{id}/draft", tag = "runs",
    params(("id" = String, Path), ("idempotency-key" = Option<String>, Header)),
    request_body(content = ref("#/components/schemas/DraftChange"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn change_draft(
    State(app): State<App>,
    session: Session,
    Key(key): Key,
    Path(id): Path<String>,
    Body(DraftChange { version, draft }): Body<DraftChange>,
) -> ApiResult<Receipt> {
    let command = Command::Draft { version, draft: Box::new(part(InputKind::Settings, &draft)?) };
    Ok(Json(app.run(&id).await?.command_once(staff(&app, &session)?, command, key).await?))
}

/// Discards a draft. It stays in the guest's list of events, as cancelled. To cancel an open event, make the entry
/// `cancel`.
#[utoipa::path(post, path = "/api/runs/{id}/discard", tag = "runs", params(("id" = String, Path)),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn discard(State(app): State<App>, session: Session, Path(id): Path<String>) -> ApiResult<Receipt> {
    Ok(Json(app.run(&id).await?.command(staff(&app, &session)?, Command::Discard).await?))
}

/// Opens registration. With the first card, the rules, the prizes and the kinds of places on the route become fixed.
/// Refused while the administrator accepts no new events.
#[utoipa::path(post, path = "/api/runs/{id}/open", tag = "runs", params(("id" = String, Path)),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn open(State(app): State<App>, session: Session, Path(id): Path<String>) -> ApiResult<Receipt> {
    let run = app.run(&id).await?;
    let organiser = staff(&app, &session)?;
    app.moderation().check_new_tables().map_err(RefusalMessage::from)?;
    Ok(Json(run.command(organiser, Command::Open).await?))
}

/// Makes an entry of the game, such as a card that was read from a physical wheel. A repeated request with the same key
/// makes the entry only once.
#[utoipa::path(post, path = "/api/runs/{id}/actions", tag = "runs",
    params(("id" = String, Path), ("idempotency-key" = Option<String>, Header)),
    request_body(content = ref("#/components/schemas/NewRunAction"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn act(
    State(app): State<App>,
    session: Session,
    Key(key): Key,
    Path(id): Path<String>,
    Body(NewAction { action, offline }): Body<NewAction>,
) -> ApiResult<Receipt> {
    let action = part(InputKind::Action, &action)?;
    let command = match offline {
        Some(details) => Command::Offline(OfflineStamp::new(action, details).map_err(RunError::from)?),
        None => Command::Act(action),
    };
    Ok(Json(app.run(&id).await?.command_once(staff(&app, &session)?, command, key).await?))
}

/// Spins the on-screen wheel: the room draws the card. A second spin for the same stamp returns the first card.
#[utoipa::path(post, path = "/api/runs/{id}/spins", tag = "runs", params(("id" = String, Path)),
    request_body(content = ref("#/components/schemas/NewRunSpin"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn spin(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(NewSpin { spin }): Body<NewSpin>,
) -> ApiResult<Receipt> {
    let command = Command::Spin(part(InputKind::Action, &spin)?);
    Ok(Json(app.run(&id).await?.command(staff(&app, &session)?, command).await?))
}

/// The public board. With `since`, the position of an earlier view, only the changes after it. For an unknown position,
/// the whole board is returned.
#[utoipa::path(get, path = "/api/runs/{id}/board", tag = "runs",
    params(("id" = String, Path), ("since" = Option<String>, Query)),
    responses((status = 200, body = ref("#/components/schemas/RunBoard")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn board(State(app): State<App>, Path(id): Path<String>, query: Query) -> ApiResult<Board> {
    Ok(Json(app.run(&id).await?.board(since(&query)).await?))
}
