//! `/api/tables/ID/hands`: the finished hands, as the viewer may see them.

use super::app::App;
use super::body::{Path, Query, number};
use super::bot_access::Visitor;
use super::error_response::{ApiResult, ErrorResponse};
use crate::table::history::{HandLine, HandReplay};
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

/// The last finished hands, at most 50, newest first; with `before`, only hands with a lower number.
#[utoipa::path(get, path = "/api/tables/{id}/hands", tag = "hands",
    params(("id" = String, Path), ("before" = Option<u64>, Query)),
    security((), ("guest" = []), ("bot_token" = [])),
    responses((status = 200, body = ref("#/components/schemas/Hands")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn list(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path(id): Path<String>,
    Query(query): Query,
) -> ApiResult<Vec<HandLine>> {
    let before = query.get("before").map(|before| number("before", before)).transpose()?;
    Ok(Json(app.any_table(&id).await?.hands(who.as_ref(), before).await?))
}

/// One hand, step by step as the viewer may see it; as a file if `.phh` follows the number.
#[utoipa::path(get, path = "/api/tables/{id}/hands/{number}", tag = "hands",
    params(("id" = String, Path), ("number" = u64, Path)),
    security((), ("guest" = []), ("bot_token" = [])),
    responses((status = 200, body = ref("#/components/schemas/HandReplay")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn one(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, named)): Path<(String, String)>,
) -> Result<Response, ErrorResponse> {
    let table = app.any_table(&id).await?;
    let Some(file) = named.strip_suffix(".phh") else {
        let hand: HandReplay = table.hand(who.as_ref(), number("number", &named)?).await?;
        return Ok(Json(hand).into_response());
    };
    let hand = number("number", file)?;
    Ok(file_of(hand, table.hand_file(who.as_ref(), hand).await?))
}

/// One hand as a PHH file with the cards that the viewer was shown; for games other than hold'em, in a format modelled
/// on PHH.
#[utoipa::path(get, path = "/api/tables/{id}/hands/{number}.phh", tag = "hands",
    params(("id" = String, Path), ("number" = u64, Path)),
    security((), ("guest" = []), ("bot_token" = [])),
    responses((status = 200, content_type = "text/plain", body = String),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
#[allow(dead_code, reason = "one route serves both; this function only carries the OpenAPI description")]
pub fn file() {}

fn file_of(number: u64, text: String) -> Response {
    let name = format!("attachment; filename=\"hand-{number}.phh\"");
    ([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text)
        .into_response()
}
