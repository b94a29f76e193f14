//! The move of an event to another computer, and the merge of two logs (PR-31).

use super::staff;
use crate::http::app::App;
use crate::http::body::{Path, has_media_type, receive};
use crate::http::error::HttpError;
use crate::http::error_response::ApiResult;
use crate::http::forwarded::ClientAddress;
use crate::http::session::Session;
use crate::http::takeover_header::seen_takeover;
use crate::run::RunHandle;
use crate::run::error::{RunError, RunRefusal};
use crate::run::file;
use crate::run::message::Receipt;
use crate::store::{PlayerId, Store as _};
use axum::Json;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

/// Number of attempts to merge a file in an event whose log grows meanwhile.
const ATTEMPTS: usize = 10;

/// Passes on a request for an event. If its client knows of a take-over that this room does not know, the room notes it
/// first. If that is not possible, the request is passed on all the same.
pub async fn note_takeover(State(app): State<App>, request: Request, next: Next) -> Response {
    let seen = seen_takeover(request.headers());
    let id = request.uri().path().strip_prefix("/api/runs/").and_then(|rest| rest.split('/').next());
    if let (Some((since_ms, proof)), Some(id)) = (seen, id)
        && let Ok(run) = app.run(id).await
        && let Err(error) = run.note_takeover(since_ms, &proof).await
    {
        tracing::warn!(run = %run.id(), %error, "the move to another room is not noted");
    }
    next.run(request).await
}

/// Continues an event here that moved to another room. The other room is fenced off as soon as a staff device that has
/// connected to this one connects to it.
#[utoipa::path(post, path = "/api/runs/{id}/continue", tag = "runs", params(("id" = String, Path)),
    security(("guest" = [])),
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
    security(("guest" = [])),
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
    if !has_media_type(request.headers(), "application/jsonl") {
        return Err(HttpError::NotLog.into());
    }
    // A merge takes much more memory than the file.
    let _permit = app.log_files().merge_permit()?;
    let bytes = receive(request, &app, app.limits().log_bytes()).await?;
    let merging = {
        let app = app.clone();
        async move { merge_file(&app, &run, guest, &bytes).await }
    };
    // The body has arrived: slow clients keep no place in the pool.
    Ok(Json(app.long_requests().run(address, merging).await??))
}

/// Merges a file. The check of a large file takes seconds, in which the own log may grow.
async fn merge_file(app: &App, run: &RunHandle, guest: PlayerId, bytes: &[u8]) -> Result<Receipt, RunError> {
    let log = run.id().log();
    let own = app.store().read(log, 1).await?;
    let mut other = Arc::new(file::read_other(bytes, run.id(), &own)?);
    for _ in 0..ATTEMPTS {
        match run.merge(guest, other.clone()).await {
            Err(RunError::Request(RunRefusal::MergeInterrupted)) => {
                let later = app.store().read(log, other.own_seq + 1).await?;
                file::add_own(Arc::make_mut(&mut other), &later)?;
            }
            done => return done,
        }
    }
    Err(RunRefusal::MergeInterrupted.into())
}
