//! The entries of an event, for its organiser.

use super::participants::participant;
use super::staff;
use crate::http::app::App;
use crate::http::body::{Path, Query, number};
use crate::http::error_response::ApiResult;
use crate::http::session::Session;
use crate::run::audit::{Entries, EntryFilter};
use axum::Json;
use axum::extract::State;

/// The entries of the event's log, oldest first, at most 200, for its organiser. With `participant`, only entries
/// that concern this participant; with `after`, only entries after this number.
#[utoipa::path(get, path = "/api/runs/{id}/entries", tag = "runs",
    params(("id" = String, Path), ("participant" = Option<u32>, Query), ("after" = Option<u64>, Query)),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunEntries")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn list(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Query(query): Query,
) -> ApiResult<Entries> {
    let run = app.run(&id).await?;
    let filter = EntryFilter {
        participant: query.get("participant").map(|text| participant(text)).transpose()?,
        after: query.get("after").map(|after| number("after", after)).transpose()?.unwrap_or(0),
    };
    Ok(Json(app.runs().entries(&run, staff(&app, &session)?, filter).await?))
}
