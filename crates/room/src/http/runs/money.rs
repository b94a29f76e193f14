//! The money of an event: tills, payments and the closing report.

use super::{Key, part, staff};
use crate::http::app::App;
use crate::http::body::{Body, Path};
use crate::http::csv_response::attachment;
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::http::session::Session;
use crate::protocol::unreadable_input::InputKind;
use crate::run::command::{Command, MoneyCommand};
use crate::run::message::Receipt;
use crate::run::view::MoneyReport;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderName;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

/// Request to make a money entry.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMoney {
    /// The entry to make.
    #[schemars(with = "MoneyCommand")]
    pub money: Value,
}

/// Opens, counts or closes a till, records a payment, a refund or other cash, or hands over a prize. A repeated request
/// with the same key makes the entry only once.
#[utoipa::path(post, path = "/api/runs/{id}/money", tag = "runs",
    params(("id" = String, Path), ("idempotency-key" = Option<String>, Header)),
    request_body(content = ref("#/components/schemas/NewMoney"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn change(
    State(app): State<App>,
    session: Session,
    Key(key): Key,
    Path(id): Path<String>,
    Body(NewMoney { money }): Body<NewMoney>,
) -> ApiResult<Receipt> {
    let command = Command::Money(part(InputKind::Action, &money)?);
    Ok(Json(app.run(&id).await?.command_once(staff(&app, &session)?, command, key).await?))
}

/// The closing report of the money, for the organiser: takings, payments, refunds, donations, costs, prizes, the
/// charity's share, and the tills.
#[utoipa::path(get, path = "/api/runs/{id}/report", tag = "runs", params(("id" = String, Path)),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/MoneyReport")),
              (status = 403, body = ref("#/components/schemas/Failure"))))]
pub async fn report(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
) -> ApiResult<MoneyReport> {
    Ok(Json(app.run(&id).await?.money_report(staff(&app, &session)?).await?))
}

/// The closing report as CSV.
#[utoipa::path(get, path = "/api/runs/{id}/report.csv", tag = "runs", params(("id" = String, Path)),
    security(("guest" = [])),
    responses((status = 200, body = String, content_type = "text/csv"),
              (status = 403, body = ref("#/components/schemas/Failure"))))]
pub async fn report_csv(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
) -> Result<([(HeaderName, &'static str); 2], String), ErrorResponse> {
    let report = app.run(&id).await?.money_report(staff(&app, &session)?).await?;
    Ok((attachment("attachment; filename=\"report.csv\""), report.csv()))
}
