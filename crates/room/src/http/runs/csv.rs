//! Participants of an event as CSV: import and export.

use super::{Key, staff};
use crate::http::app::App;
use crate::http::body::{Path, Query, has_media_type, number, receive};
use crate::http::csv_response::attachment;
use crate::http::error::HttpError;
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::http::forwarded::ClientAddress;
use crate::http::session::Session;
use crate::run::command::Command;
use crate::run::import::{self, ImportFile};
use crate::run::message::Receipt;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request, State};
use axum::http::HeaderName;

/// Extractor for a CSV body.
pub struct File(Bytes);

impl FromRequest<App> for File {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, app: &App) -> Result<File, ErrorResponse> {
        if !has_media_type(request.headers(), "text/csv") {
            return Err(HttpError::NotCsv.into());
        }
        Ok(File(receive(request, app, app.limits().file_bytes).await?))
    }
}

/// Registers the participants of a CSV file, all of them or none. The header names the columns `number`, `check`,
/// `name`, `rides`, `hands`, `shown_as`, `contact`, `payment` and `withdrawn`; only the name is required. Fields are
/// separated by commas, semicolons or tabs, and the file has at most 10,000 lines. `payment` is `unpaid`, `paid`,
/// `cash`, `card` or `prepaid`: one value for all hands, or one for each hand. Payments by card (`card`) and before the
/// event (`prepaid`) are recorded. Cash goes into the till `till`, or into the only open till of the staff member; in
/// an event without tills it counts as paid, but is not recorded. Lines of participants who withdrew are omitted. A
/// refusal names up to 20 errors by line and column. A repeated request with the same key imports only once.
#[utoipa::path(post, path = "/api/runs/{id}/participants/import", tag = "runs",
    params(("id" = String, Path), ("till" = Option<u32>, Query), ("idempotency-key" = Option<String>, Header)),
    request_body(content = String, content_type = "text/csv"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn import(
    State(app): State<App>,
    address: ClientAddress,
    session: Session,
    Key(key): Key,
    Path(id): Path<String>,
    Query(query): Query,
    File(bytes): File,
) -> ApiResult<Receipt> {
    let run = app.run(&id).await?;
    let guest = staff(&app, &session)?;
    let till = query.get("till").map(|till| number("till", till)).transpose()?;
    let registered = async move {
        let file = import::read(&bytes)?;
        run.command_once(guest, Command::Import(ImportFile { till, ..file }), key).await
    };
    // The body has arrived: slow clients keep no place in the pool.
    Ok(Json(app.long_requests().run(address, registered).await??))
}

/// The participants as CSV, with the columns of an import, for registration and the organiser. A participant who
/// withdrew has 0 hands, and an import omits the line. A field that a spreadsheet would take for a formula is prefixed
/// with an apostrophe (CSV injection).
#[utoipa::path(get, path = "/api/runs/{id}/participants.csv", tag = "runs", params(("id" = String, Path)),
    security(("guest" = [])),
    responses((status = 200, body = String, content_type = "text/csv"),
              (status = 403, body = ref("#/components/schemas/Failure"))))]
pub async fn export(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
) -> Result<([(HeaderName, &'static str); 2], String), ErrorResponse> {
    let text = app.run(&id).await?.participants_csv(staff(&app, &session)?).await?;
    Ok((attachment("attachment; filename=\"participants.csv\""), text))
}
