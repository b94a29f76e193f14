//! An event's log as a file that other programs can check.

use super::{flag, staff};
use crate::http::app::App;
use crate::http::body::{Path, Query};
use crate::http::error_response::ErrorResponse;
use crate::http::session::Session;
use crate::run::error::{RunError, RunRefusal};
use crate::run::file::Selection;
use crate::run::role::Role;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

/// An event's log as JSON Lines, which `cardroom verify` checks. It contains the names of the participants who chose to
/// show them in full, and no contact details. With `private=true`, for the organiser, it contains all names and contact
/// details, which `cardroom run import` needs; with `sheet_key=true` too, also the secret key for the codes on tally
/// sheets, so that another room accepts the printed sheets.
#[utoipa::path(get, path = "/api/runs/{id}/log", tag = "runs",
    params(("id" = String, Path), ("private" = Option<bool>, Query), ("sheet_key" = Option<bool>, Query)),
    security((), ("guest" = [])),
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
    let (is_private, has_key) = (flag(&query, "private")?, flag(&query, "sheet_key")?);
    let selection = if is_private {
        let you = run.staff_view(staff(&app, &session)?, None).await?.you;
        if !you.roles.contains(&Role::Organiser) {
            return Err(RunError::from(RunRefusal::NotYourRole).into());
        }
        if has_key { Selection::WithSheetKey } else { Selection::Organiser }
    } else {
        Selection::Public
    };
    let file = app.log_files().read(app.store(), &run, selection).await?;
    let name = format!("attachment; filename=\"event-{}.jsonl\"", run.id());
    Ok(([(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, name)], file))
}
