//! Several computers for one event: the move to another one, and the merge of two logs (PR-31).

use super::staff;
use crate::http::app::App;
use crate::http::body::{Path, receive};
use crate::http::error::HttpError;
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::http::forwarded::ClientAddress;
use crate::http::rollback_header::seen_rollback;
use crate::http::session::Session;
use crate::run::error::RunError;
use crate::run::file;
use crate::run::message::Receipt;
use crate::store::Store as _;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::Response;

/// Number of times that the file of a log may be as large as a file of participants.
pub const LOG_FACTOR: u32 = 16;

/// Passes on a request for an event. If its client has seen a rollback of the log that this room lacks, the event has
/// moved to another room: the room notes it first, if the proof is valid.
///
/// # Errors
/// Those of the entry that notes it.
pub async fn note_rollback(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, ErrorResponse> {
    let seen = seen_rollback(request.headers());
    let id = request.uri().path().strip_prefix("/api/runs/").and_then(|rest| rest.split('/').next());
    if let (Some((since_ms, proof)), Some(id)) = (seen, id)
        && let Ok(run) = app.run(id).await
    {
        run.saw_rollback(since_ms, &proof).await?;
    }
    Ok(next.run(request).await)
}

/// Continues an event here that moved to another room. The other room is fenced off as soon as a device of the staff that
/// knows of it reaches that room.
#[utoipa::path(post, path = "/api/runs/{id}/continue", tag = "runs", params(("id" = String, Path)),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn continue_here(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
) -> ApiResult<Receipt> {
    Ok(Json(app.run(&id).await?.continue_here(staff(&app, &session)?).await?))
}

/// Merges the log of another computer, as the organiser downloads it there: enters what that computer recorded after the
/// two logs diverged. An entry that is not possible here is a question for the organiser.
#[utoipa::path(post, path = "/api/runs/{id}/merge", tag = "runs", params(("id" = String, Path)),
    request_body(content = String, content_type = "application/jsonl"),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 415, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn merge(
    State(app): State<App>,
    address: ClientAddress,
    session: Session,
    Path(id): Path<String>,
    request: Request,
) -> ApiResult<Receipt> {
    let run = app.run(&id).await?;
    let guest = staff(&app, &session)?;
    // Only the organiser may send a file of this size.
    run.check_organiser(guest).await?;
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default().trim();
    if !essence.eq_ignore_ascii_case("application/jsonl") {
        return Err(HttpError::NotLog.into());
    }
    let bytes = receive(request, &app, app.limits().file_bytes.saturating_mul(LOG_FACTOR)).await?;
    let merging = {
        let app = app.clone();
        async move {
            let own = app.store().read(run.id().log(), 1).await.map_err(RunError::from)?;
            let other = file::read_other(&bytes, run.id(), &own)?;
            run.merge(guest, other).await
        }
    };
    // The body has arrived: slow clients keep no place in the pool.
    Ok(Json(app.long_requests().run(address, merging).await??))
}
