//! Tally sheets of an event: printing, replacing, and finding a sheet by its code.

use super::participants::participant;
use super::{flag, staff};
use crate::http::app::App;
use crate::http::body::{Body, MAX_INT32, Path, Query, number_up_to};
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::http::forwarded::ClientAddress;
use crate::http::limits::Secret;
use crate::http::session::Session;
use crate::http::share;
use crate::run::command::Command;
use crate::run::error::{RunError, RunRefusal};
use crate::run::message::Receipt;
use crate::run::view::{SheetPage, TallySheet};
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Tally sheets for printing.
#[derive(Serialize, JsonSchema)]
pub struct TallySheets {
    /// The URL at which telephones reach the room; `null` in a preview.
    pub public_url: Option<String>,
    /// The sheets, sorted by number.
    pub sheets: Vec<TallySheet>,
}

/// Request to replace a lost sheet.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetReplacement {
    /// Reason for the replacement, 1 to 200 characters.
    pub reason: String,
}

/// The tally sheets with the numbers `from` to `to`, at most 200, including blank ones. Printing the sheets again
/// yields the same codes. In an event with provable draws, the room must be committed to the blocks of all sheets
/// (`POST …/draws/blocks`), so that they are printed. The request is refused if telephones cannot reach the room, unless it is for a preview, which
/// has no URLs and no QR codes.
#[utoipa::path(get, path = "/api/runs/{id}/sheets", tag = "runs",
    params(("id" = String, Path), ("from" = u32, Query), ("to" = u32, Query), ("preview" = Option<bool>, Query)),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/TallySheets")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn print(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    query: Query,
) -> ApiResult<TallySheets> {
    let [from, to] = ["from", "to"].map(|name| numbered(&query, name));
    let preview = flag(&query, "preview")?;
    let run = app.run(&id).await?;
    let mut sheets = run.sheets(staff(&app, &session)?, from?.max(1)..=to?, preview).await?;
    if preview {
        return Ok(Json(TallySheets { public_url: None, sheets }));
    }
    let public_url = public_url(&app)?;
    for sheet in &mut sheets {
        let url = format!("{public_url}/s/{}/{}", run.id(), sheet.code);
        sheet.qr = share::qr_svg(&url);
        sheet.url = Some(url);
    }
    Ok(Json(TallySheets { public_url: Some(public_url), sheets }))
}

/// The tally sheet with a code. A valid sheet includes the page of its participant; any other sheet is blank or
/// replaced. Wrong codes are rate-limited per client, except for the staff of the event, who share an address with
/// participants and see every sheet anyway.
#[utoipa::path(get, path = "/api/runs/{id}/sheets/{code}", tag = "runs",
    params(("id" = String, Path), ("code" = String, Path)),
    security((), ("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/SheetPage")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 429, body = ref("#/components/schemas/Failure"))))]
pub async fn page(
    State(app): State<App>,
    address: ClientAddress,
    session: Session,
    Path((id, code)): Path<(String, String)>,
) -> ApiResult<SheetPage> {
    let run = app.run(&id).await?;
    let summary = app.runs().summary(run.id());
    let roles =
        app.player(&session)?.zip(summary.as_ref()).and_then(|(guest, summary)| summary.roles_of(guest));
    if roles.is_some() {
        return Ok(Json(run.sheet(code).await?));
    }
    app.clients().may_try(address, Secret::Code)?;
    let found = run.sheet(code).await;
    if let Err(RunError::Request(RunRefusal::UnknownSheet)) = found {
        app.clients().count_wrong(address, Secret::Code);
    }
    Ok(Json(found?))
}

/// Replaces the lost tally sheet of a participant. The code of the old sheet becomes invalid.
#[utoipa::path(post, path = "/api/runs/{id}/participants/{participant}/sheet", tag = "runs",
    params(("id" = String, Path), ("participant" = u32, Path)),
    request_body(content = ref("#/components/schemas/SheetReplacement"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn replace(
    State(app): State<App>,
    session: Session,
    Path((id, number)): Path<(String, String)>,
    Body(SheetReplacement { reason }): Body<SheetReplacement>,
) -> ApiResult<Receipt> {
    let command = Command::ReplaceSheet { participant: participant(&number)?, reason };
    Ok(Json(app.run(&id).await?.command(staff(&app, &session)?, command).await?))
}

/// The URL at which telephones reach the room; an error if only this machine can reach it.
fn public_url(app: &App) -> Result<String, ErrorResponse> {
    let port = app.addresses().address.port();
    let first = share::addresses(app.addresses()).into_iter().next();
    Ok(first.ok_or(RunRefusal::AddressLoopback { port }).map_err(RunError::from)?)
}

/// A numeric query parameter. A missing parameter is refused like text that is not a number.
fn numbered(query: &Query, name: &str) -> Result<u32, ErrorResponse> {
    let text = query.0.get(name).map_or("", String::as_str);
    Ok(number_up_to(MAX_INT32, name, text)?)
}
