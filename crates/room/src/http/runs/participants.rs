//! Participants of an event.

use super::{Key, staff};
use crate::http::app::App;
use crate::http::body::{Body, MAX_INT32, Path, number_up_to};
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::http::session::Session;
use crate::run::command::{Command, HandId, Participant};
use crate::run::error::{RunError, RunRefusal};
use crate::run::message::Receipt;
use crate::run::registration::{Details, Registration};
use crate::run::view::{HandValue, ParticipantPage};
use axum::Json;
use axum::extract::State;

/// Parses the number of a participant in a URL. Refuses text that is not a participant's number.
pub(super) fn participant(text: &str) -> Result<Participant, ErrorResponse> {
    let number = number_up_to(MAX_INT32, "participant", text)?;
    let none = RunRefusal::NoSuchParticipant { participant: number };
    Ok(Participant::new(number).ok_or(none).map_err(RunError::from)?)
}

/// Registers a participant, with all hands and details. A repeated request with the same key registers the participant
/// only once.
#[utoipa::path(post, path = "/api/runs/{id}/participants", tag = "runs",
    params(("id" = String, Path), ("idempotency-key" = Option<String>, Header)),
    request_body(content = ref("#/components/schemas/Registration"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn register(
    State(app): State<App>,
    session: Session,
    Key(key): Key,
    Path(id): Path<String>,
    Body(registration): Body<Registration>,
) -> ApiResult<Receipt> {
    let command = Command::Register(registration);
    Ok(Json(app.run(&id).await?.command_once(staff(&app, &session)?, command, key).await?))
}

/// The page of a participant: hands, next stop and place.
#[utoipa::path(get, path = "/api/runs/{id}/participants/{participant}", tag = "runs",
    params(("id" = String, Path), ("participant" = u32, Path)),
    responses((status = 200, body = ref("#/components/schemas/ParticipantPage")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn page(
    State(app): State<App>,
    Path((id, number)): Path<(String, String)>,
) -> ApiResult<ParticipantPage> {
    Ok(Json(app.run(&id).await?.participant(participant(&number)?).await?))
}

/// The value of a hand at the finish, for the staff: the holding, its place if the hand were turned in now, and the
/// effect of an extra card: the number of cards that the hand may draw, and how many of them improve it or win a prize.
#[utoipa::path(get, path = "/api/runs/{id}/hands/{hand}/worth", tag = "runs",
    params(("id" = String, Path), ("hand" = String, Path)),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/HandWorth")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn worth(
    State(app): State<App>,
    session: Session,
    Path((id, hand)): Path<(String, HandId)>,
) -> ApiResult<HandValue> {
    Ok(Json(app.run(&id).await?.hand_value(staff(&app, &session)?, hand).await?))
}

/// Changes the details of a participant: how the name is shown in public, the contact details, and whether the waiver
/// is signed.
#[utoipa::path(put, path = "/api/runs/{id}/participants/{participant}", tag = "runs",
    params(("id" = String, Path), ("participant" = u32, Path), ("idempotency-key" = Option<String>, Header)),
    request_body(content = ref("#/components/schemas/ParticipantDetails"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn describe(
    State(app): State<App>,
    session: Session,
    Key(key): Key,
    Path((id, number)): Path<(String, String)>,
    Body(details): Body<Details>,
) -> ApiResult<Receipt> {
    let command = Command::Describe { participant: participant(&number)?, details };
    Ok(Json(app.run(&id).await?.command_once(staff(&app, &session)?, command, key).await?))
}
