//! `/api/admin/audit`: the audit log.

use super::Administrator;
use crate::audit::{AuditLine, file, log};
use crate::http::app::App;
use crate::http::body::{MAX_NUMBER, Query, number_up_to};
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::store::{AuditLog, Store};
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Number of entries on a page.
const PAGE: u64 = 50;

/// A page of the audit log, with the head of the whole log.
#[derive(Serialize, JsonSchema)]
pub struct AuditPage {
    /// The entries of the page, the newest first, without the damaged ones.
    pub lines: Vec<AuditLine>,
    /// Positions of the entries of the page that are damaged or missing, the newest first.
    pub damaged: Vec<u64>,
    /// Number of entries of the log.
    pub entries: u64,
    /// Hash of the last entry, as 64 hexadecimal digits, which identifies the whole log; all zeros if the log is empty.
    pub head: String,
}

/// A page of the audit log: the last 50 entries before the position `before`, newest first; by default, the last ones
/// of the log.
#[utoipa::path(get, path = "/api/admin/audit", tag = "administrator", params(("before" = Option<u64>, Query)),
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/AuditPage")),
              (status = 400, body = ref("#/components/schemas/Failure")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn page(State(app): State<App>, _: Administrator, Query(query): Query) -> ApiResult<AuditPage> {
    let before: Option<u64> =
        query.get("before").map(|before| number_up_to(MAX_NUMBER, "before", before)).transpose()?;
    let store = app.store();
    let AuditLog { id, last, head } = store.audit_log().await?;
    let before = before.map_or(last + 1, |before| before.clamp(1, last + 1));
    let first = before.saturating_sub(PAGE).max(1);
    let stored = log::read_page(store, id, first, u32::try_from(before - first).unwrap_or(u32::MAX)).await?;
    let mut lines: Vec<AuditLine> = stored.into_iter().flatten().filter(|line| line.seq < before).collect();
    lines.reverse();
    let readable: BTreeSet<u64> = lines.iter().map(|line| line.seq).collect();
    let damaged = (first..before).rev().filter(|seq| !readable.contains(seq)).collect();
    Ok(Json(AuditPage { lines, damaged, entries: last, head: head.to_string() }))
}

/// The audit log as JSON Lines, which `cardroom verify` checks. Its last line has the number of entries and the hash of
/// the last one. A response without that line was cut off by an error.
#[utoipa::path(get, path = "/api/admin/audit/file", tag = "administrator",
    security(("administrator" = [])),
    responses((status = 200, body = String, content_type = "application/jsonl"),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn download(State(app): State<App>, _: Administrator) -> Result<impl IntoResponse, ErrorResponse> {
    let file = file::export(Arc::new(app.store().clone())).await?;
    let name = "attachment; filename=\"audit.jsonl\"";
    let headers = [(header::CONTENT_TYPE, "application/jsonl"), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, Body::from_stream(file)))
}
