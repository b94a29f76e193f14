//! Decisions about the whole room: the refusal of new tables and events, and the banner.

use super::{Administrator, reason};
use crate::audit::{AuditDecision, AuditEntry};
use crate::http::app::{App, Db};
use crate::http::body::Body;
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::http::notice::{Notice, notice};
use crate::moderation::{ModerationError, NextDecision};
use crate::names;
use crate::protocol::RefusalMessage;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Deserialize;

/// Request to refuse new tables and events, or to accept them again.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HoldRequest {
    /// `true` to refuse new tables and events from now on.
    pub held: bool,
    /// Reason of the decision, of 1 to 200 characters, for the audit log and for the refused guests.
    pub reason: String,
}

/// Request to show a banner on every page, or to remove it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BannerRequest {
    /// Text of the banner, of 1 to 200 characters; `null` to remove the banner.
    pub text: Option<String>,
    /// Reason of the decision, of 1 to 200 characters, for the audit log.
    pub reason: String,
}

/// Refuses new tables and events, for a reason, or accepts them again. Open tables play on.
#[utoipa::path(post, path = "/api/admin/hold", tag = "administrator",
    request_body(content = ref("#/components/schemas/HoldRequest"), content_type = "application/json"),
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/Notice")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn hold(
    State(app): State<App>,
    _: Administrator,
    Body(request): Body<HoldRequest>,
) -> ApiResult<Notice> {
    let reason = reason(&request.reason)?;
    let decided = if request.held { AuditDecision::NewTablesHeld } else { AuditDecision::NewTablesAllowed };
    let decision = app.moderation().next_decision().await;
    let changes = app.moderation().held().is_some() != request.held;
    decide(&app, decision, AuditEntry::of_administrator(Some(reason), decided), changes).await
}

/// Shows a banner on every page, or removes it, for a reason.
#[utoipa::path(post, path = "/api/admin/banner", tag = "administrator",
    request_body(content = ref("#/components/schemas/BannerRequest"), content_type = "application/json"),
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/Notice")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn banner(
    State(app): State<App>,
    _: Administrator,
    Body(request): Body<BannerRequest>,
) -> ApiResult<Notice> {
    let reason = reason(&request.reason)?;
    let text = request.text.as_deref().map(names::banner).transpose().map_err(RefusalMessage::from)?;
    let decision = app.moderation().next_decision().await;
    let changes = app.moderation().banner() != text;
    let decided = match &text {
        Some(text) => AuditDecision::BannerShown { text: text.clone() },
        None => AuditDecision::BannerRemoved,
    };
    decide(&app, decision, AuditEntry::of_administrator(Some(reason), decided), changes).await
}

/// Makes a decision. Refuses one that changes nothing, with `nothing_to_change`.
async fn decide(
    app: &App,
    decision: NextDecision<'_, Db>,
    entry: AuditEntry,
    changes: bool,
) -> ApiResult<Notice> {
    if !changes {
        return Err(ErrorResponse::from(RefusalMessage::from(ModerationError::NothingToChange)));
    }
    decision.make(entry).await?;
    Ok(Json(notice(app)))
}
