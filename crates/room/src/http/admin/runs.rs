//! `/api/admin/runs`: the events with their organisers.

use super::{Administrator, names_of};
use crate::http::app::App;
use crate::http::error_response::ApiResult;
use crate::http::runs::RunLine;
use crate::run::CurrentRun;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Serialize;
use std::cmp::Reverse;

/// Maximum number of events in the list.
const MAX_LISTED: usize = 200;

/// An event with its organiser.
#[derive(Serialize, JsonSchema)]
pub struct OrganisedRun {
    /// The event, as in a list of events.
    #[serde(flatten)]
    pub run: RunLine,
    /// Id of the guest who created the event, a number of up to 63 bits; `null` if the log is damaged.
    pub organiser: Option<String>,
    /// Name of that guest; `null` if the guest is not known.
    pub organiser_name: Option<String>,
}

/// The events that guests created and that are neither final nor cancelled.
pub fn current(app: &App) -> Vec<CurrentRun> {
    let demo = app.demo().id();
    app.runs().current().into_iter().filter(|run| Some(run.id) != demo).collect()
}

/// The events that guests created and that are neither final nor cancelled, including unlisted ones and drafts: at most
/// 200, the latest date first.
#[utoipa::path(get, path = "/api/admin/runs", tag = "administrator",
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/OrganisedRuns")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn list(State(app): State<App>, _: Administrator) -> ApiResult<Vec<OrganisedRun>> {
    let mut runs = current(&app);
    runs.sort_unstable_by_key(|run| (Reverse(run.summary.date), run.id));
    runs.truncate(MAX_LISTED);
    let names = names_of(&app, runs.iter().filter_map(|run| run.organiser).collect()).await?;
    let lines = runs.iter().map(|run| OrganisedRun {
        run: RunLine::new(run.id, &run.summary),
        organiser: run.organiser.map(|player| player.to_string()),
        organiser_name: run.organiser.and_then(|player| names.get(&player).cloned()),
    });
    Ok(Json(lines.collect()))
}
