//! The log of an event as a file that other programs can check.

use super::{flag, staff};
use crate::http::app::{App, Db};
use crate::http::body::{Path, Query};
use crate::http::error_response::ErrorResponse;
use crate::http::session::Session;
use crate::run::RunHandle;
use crate::run::error::{RunError, RunRefusal};
use crate::run::file::{self, Selection};
use crate::run::role::Role;
use crate::store::RunId;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use tokio::sync::Mutex;

/// The files of events for download. Writing a file replays the whole log, which takes much more memory than the file,
/// so only one file is written at a time, and the last public file is kept for further downloads.
#[derive(Default)]
pub struct LogFiles {
    latest: Mutex<Option<PublicFile>>,
}

/// The public file of an event up to a position of its log.
struct PublicFile {
    run: RunId,
    seq: u64,
    file: Bytes,
}

impl LogFiles {
    async fn read(&self, store: &Db, run: &RunHandle, selection: Selection) -> Result<Bytes, RunError> {
        let mut latest = self.latest.lock().await;
        if selection == Selection::Organiser {
            return Ok(file::read(store, run.id(), selection).await?.into());
        }
        let seq = run.head().await?.seq;
        let current = latest.as_ref().filter(|one| one.run == run.id() && one.seq == seq);
        if let Some(current) = current {
            return Ok(current.file.clone());
        }
        *latest = None;
        let file = Bytes::from(file::read(store, run.id(), selection).await?);
        *latest = Some(PublicFile { run: run.id(), seq, file: file.clone() });
        Ok(file)
    }
}

/// The log of an event as JSON Lines, which `cardroom verify` checks. It has the names that participants chose to show
/// in full, and no contact details. With `private=true`, for the organiser, it has all names and contact details, which
/// `cardroom run import` needs.
#[utoipa::path(get, path = "/api/runs/{id}/log", tag = "runs",
    params(("id" = String, Path), ("private" = Option<bool>, Query)),
    responses((status = 200, body = String, content_type = "application/jsonl"),
              (status = 400, body = ref("#/components/schemas/Failure")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn download(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    query: Query,
) -> Result<impl IntoResponse, ErrorResponse> {
    let run = app.run(&id).await?;
    let selection = if flag(&query, "private")? {
        let you = run.staff_view(staff(&session)?, None).await?.you;
        if !you.roles.contains(&Role::Organiser) {
            return Err(RunError::from(RunRefusal::NotYourRole).into());
        }
        Selection::Organiser
    } else {
        Selection::Public
    };
    let file = app.log_files().read(app.store(), &run, selection).await?;
    let name = format!("attachment; filename=\"event-{}.jsonl\"", run.id());
    Ok(([(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, name)], file))
}
