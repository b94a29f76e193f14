//! `/api/admin/audit`: the audit log.

use super::Administrator;
use crate::audit::file::{self, Head};
use crate::audit::{AuditLine, read};
use crate::http::app::App;
use crate::http::body::{MAX_NUMBER, Query, number_up_to};
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::store::Store;
use crate::table::error::{LogError, TableError};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use schemars::JsonSchema;
use serde::Serialize;

/// Number of entries on a page.
const PAGE: u64 = 50;

/// A page of the audit log, with the head of the whole log.
#[derive(Serialize, JsonSchema)]
pub struct AuditPage {
    /// The entries of the page, the newest first.
    pub lines: Vec<AuditLine>,
    /// Number of entries of the log.
    pub entries: u64,
    /// Hash of the last entry, which identifies the whole log; zeros in an empty log.
    pub head: String,
}

/// A page of the audit log: the entries before this position, newest first; the last ones by default.
#[utoipa::path(get, path = "/api/admin/audit", tag = "administrator", params(("before" = Option<u64>, Query)),
    responses((status = 200, body = ref("#/components/schemas/AuditPage")),
              (status = 400, body = ref("#/components/schemas/Failure")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn page(State(app): State<App>, _: Administrator, Query(query): Query) -> ApiResult<AuditPage> {
    let before: Option<u64> =
        query.get("before").map(|before| number_up_to(MAX_NUMBER, "before", before)).transpose()?;
    let store = app.store();
    let log = store.audit_log().await?.id;
    let Head { entries, hash } = file::head(store).await?;
    let before = before.map_or(entries + 1, |before| before.clamp(1, entries + 1));
    let first = before.saturating_sub(PAGE).max(1);
    let stored = store.read_page(log, first, u32::try_from(before - first).unwrap_or(u32::MAX)).await?;
    let lines: Result<Vec<AuditLine>, _> = stored.iter().rev().map(read).collect();
    let lines = lines.map_err(|error| TableError::from(LogError::from(error)))?;
    Ok(Json(AuditPage { lines, entries, head: hash.to_string() }))
}

/// The audit log as JSON Lines, which `cardroom verify` checks. Its last line has the number of entries and the hash of
/// the last one.
#[utoipa::path(get, path = "/api/admin/audit/file", tag = "administrator",
    responses((status = 200, body = String, content_type = "application/jsonl"),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn download(State(app): State<App>, _: Administrator) -> Result<impl IntoResponse, ErrorResponse> {
    let text = file::export(app.store()).await?;
    let name = "attachment; filename=\"audit.jsonl\"";
    Ok(([(header::CONTENT_TYPE, "application/jsonl"), (header::CONTENT_DISPOSITION, name)], text))
}
