//! Provable draws of an event (`docs/draws.md`): phones, scans, takeovers, cards, the facts for verification, and the
//! closing report.

use super::participants::participant;
use super::{part, staff};
use crate::http::app::App;
use crate::http::body::{Body, Path, Query};
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::http::session::Session;
use crate::protocol::unreadable_input::InputKind;
use crate::run::command::{Command, DrawCommand};
use crate::run::error::{RunError, RunRefusal};
use crate::run::message::Receipt;
use crate::run::provable_draws::outcome::MessageForm;
use crate::run::spin::Spin;
use crate::run::view::{DrawsLog, DrawsReport};
use axum::Json;
use axum::extract::State;
use draws::PhoneId;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

/// Request to let a phone join for a block: it commits to its values and to its key.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawJoin {
    /// Number of the block.
    #[schemars(range(min = 1, max = 256))]
    pub block: u32,
    /// The phone's root, 64 hexadecimal digits in lower case.
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    pub root: String,
    /// The phone's public key (Ed25519), 64 hexadecimal digits in lower case.
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    pub key: String,
}

/// Request to commit the room to the blocks of participants whose sheets are printed.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawBlocks {
    /// Number of the first participant.
    #[schemars(range(min = 1))]
    pub first: u32,
    /// Number of the last participant, at most 199 above the first.
    pub last: u32,
}

/// Request to bind the draw of a spin to a phone.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawScan {
    /// The spin.
    #[schemars(with = "Spin")]
    pub spin: Value,
    /// Number of the phone.
    #[schemars(range(min = 1))]
    pub phone: u32,
}

/// Request to bind the open draw of a spin to another phone.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawTakeover {
    /// The spin.
    #[schemars(with = "Spin")]
    pub spin: Value,
    /// Number of the phone that takes over.
    #[schemars(range(min = 1))]
    pub phone: u32,
    /// Reason, 1 to 200 characters.
    pub reason: String,
}

/// Request to draw the card of a spin.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardDraw {
    /// The spin.
    #[schemars(with = "Spin")]
    pub spin: Value,
    /// Number of the phone to which the draw is bound.
    #[schemars(range(min = 1))]
    pub phone: u32,
    /// The message of the phone.
    #[schemars(with = "MessageForm")]
    pub message: Value,
}

/// Commits the room to the blocks with the first hands of participants, at most 200 at once, before their sheets are
/// printed. A repeated request changes nothing.
#[utoipa::path(post, path = "/api/runs/{id}/draws/blocks", tag = "runs", params(("id" = String, Path)),
    request_body(content = ref("#/components/schemas/DrawBlocks"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn commit(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(DrawBlocks { first, last }): Body<DrawBlocks>,
) -> ApiResult<Receipt> {
    let run = app.run(&id).await?;
    let command = Command::CommitBlocks { first: first.max(1), last };
    Ok(Json(run.command(staff(&app, &session)?, command).await?))
}

/// Lets a phone join for a block. The room numbers the phones of an event by their keys. A repeated request changes
/// nothing.
#[utoipa::path(post, path = "/api/runs/{id}/draws/phones", tag = "runs", params(("id" = String, Path)),
    request_body(content = ref("#/components/schemas/DrawJoin"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn join(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(DrawJoin { block, root, key }): Body<DrawJoin>,
) -> ApiResult<Receipt> {
    let [block, root, key] = [Value::from(block), root.into(), key.into()];
    let (block, root, key) = (
        part(InputKind::Request, &block)?,
        part(InputKind::Request, &root)?,
        part(InputKind::Request, &key)?,
    );
    send(&app, &session, &id, DrawCommand::Join { block, root, key }).await
}

/// Binds the draw of a spin to a phone of the guest. If the hand has the card, the card is returned.
#[utoipa::path(post, path = "/api/runs/{id}/draws/scans", tag = "runs", params(("id" = String, Path)),
    request_body(content = ref("#/components/schemas/DrawScan"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn scan(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(DrawScan { spin, phone }): Body<DrawScan>,
) -> ApiResult<Receipt> {
    let command = DrawCommand::Scan { spin: part(InputKind::Action, &spin)?, phone: phone_id(phone)? };
    send(&app, &session, &id, command).await
}

/// Binds the open draw of a spin to another phone, with a reason. The participant names the cut again.
#[utoipa::path(post, path = "/api/runs/{id}/draws/takeovers", tag = "runs", params(("id" = String, Path)),
    request_body(content = ref("#/components/schemas/DrawTakeover"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn take_over(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(DrawTakeover { spin, phone, reason }): Body<DrawTakeover>,
) -> ApiResult<Receipt> {
    let (spin, phone) = (part(InputKind::Action, &spin)?, phone_id(phone)?);
    send(&app, &session, &id, DrawCommand::TakeOver { spin, phone, reason }).await
}

/// Draws the card of a spin with the message of the phone, and stamps it. A repeated message returns the same card.
#[utoipa::path(post, path = "/api/runs/{id}/draws/cards", tag = "runs", params(("id" = String, Path)),
    request_body(content = ref("#/components/schemas/CardDraw"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn draw(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(CardDraw { spin, phone, message }): Body<CardDraw>,
) -> ApiResult<Receipt> {
    let (spin, phone) = (part(InputKind::Action, &spin)?, phone_id(phone)?);
    let message = Box::new(part(InputKind::Request, &message)?);
    send(&app, &session, &id, DrawCommand::Card { spin, phone, message }).await
}

/// The facts of the provable draws, which anybody may verify. With `participant`, those of their hands, and all blocks,
/// phones and rollbacks.
#[utoipa::path(get, path = "/api/runs/{id}/draws", tag = "runs",
    params(("id" = String, Path), ("participant" = Option<u32>, Query)),
    responses((status = 200, body = ref("#/components/schemas/DrawsLog")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn log(State(app): State<App>, Path(id): Path<String>, query: Query) -> ApiResult<DrawsLog> {
    let participant = match query.0.get("participant") {
        Some(text) => Some(participant(text)?),
        None => None,
    };
    Ok(Json(app.run(&id).await?.draws_log(participant).await?))
}

/// The closing report of the provable draws: takeovers, voids, cards by hand, second attempts and open scans by stop and
/// by staff member, and every violation of the protocol.
#[utoipa::path(get, path = "/api/runs/{id}/draws/report", tag = "runs", params(("id" = String, Path)),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/DrawsReport")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn report(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
) -> ApiResult<DrawsReport> {
    Ok(Json(app.run(&id).await?.draws_report(staff(&app, &session)?).await?))
}

async fn send(app: &App, session: &Session, id: &str, command: DrawCommand) -> ApiResult<Receipt> {
    let run = app.run(id).await?;
    Ok(Json(run.command(staff(app, session)?, Command::Draw(command)).await?))
}

/// The phone with a number from a body.
fn phone_id(phone: u32) -> Result<PhoneId, ErrorResponse> {
    Ok(PhoneId::new(phone).ok_or(RunRefusal::NoSuchPhone { phone }).map_err(RunError::from)?)
}
