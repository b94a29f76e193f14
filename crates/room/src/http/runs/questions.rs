//! Questions for the organiser of an event.

use super::staff;
use crate::http::app::App;
use crate::http::body::{Body, Path};
use crate::http::error_response::ApiResult;
use crate::http::session::Session;
use crate::run::command::Command;
use crate::run::conflict::Verdict;
use crate::run::error::RunError;
use crate::run::message::Receipt;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Deserialize;

/// Request to record a decision of the organiser.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewVerdict {
    /// The decision: one of the `verdicts` of the question.
    pub verdict: Verdict,
    /// The reason, 1 to 200 characters. If the decision voids a stamp, this is also the reason for that.
    pub reason: String,
}

/// Decides a question for the organiser: a conflict between a card and a stamp, or a warning. If the decision changes
/// cards, the game's entries are part of the same commit.
#[utoipa::path(post, path = "/api/runs/{id}/questions/{question}", tag = "runs",
    params(("id" = String, Path), ("question" = String, Path)),
    request_body(content = ref("#/components/schemas/NewVerdict"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn decide(
    State(app): State<App>,
    session: Session,
    Path((id, question)): Path<(String, String)>,
    Body(NewVerdict { verdict, reason }): Body<NewVerdict>,
) -> ApiResult<Receipt> {
    let question = question.parse().map_err(RunError::from)?;
    let command = Command::Decide { question, verdict, reason };
    Ok(Json(app.run(&id).await?.command(staff(&app, &session)?, command).await?))
}
