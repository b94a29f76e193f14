//! `/api/tables`: the lobby, new tables, and single tables.

use super::app::App;
use super::body::{Body, MAX_INT32, Path, Query, number_up_to};
use super::bot_access::Visitor;
use super::csv_response::attachment;
use super::error_response::{ApiResult, ErrorResponse};
use super::forwarded::ClientAddress;
use super::session::Session;
use crate::lobby::{ClosedPage, Create, LobbyPage};
use crate::protocol::RefusalMessage;
use crate::protocol::server::TableView;
use crate::table::chart::Chart;
use crate::table::results::Results;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderName;
use std::collections::BTreeMap;

/// A page of the listed tables. Tables with players come first, then demo tables, then tables without players; within
/// each group, the newest come first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(("page" = Option<u32>, Query)),
    responses((status = 200, body = ref("#/components/schemas/LobbyPage")),
              (status = 400, body = ref("#/components/schemas/Failure"))))]
pub async fn list(State(app): State<App>, Query(query): Query) -> ApiResult<LobbyPage> {
    Ok(Json(app.lobby().page(page_of(&query)?).await))
}

/// The page that a query requests, which is the first by default and for 0. Refuses a value that is not a number or is
/// larger than [`MAX_INT32`].
fn page_of(query: &BTreeMap<String, String>) -> Result<u32, ErrorResponse> {
    let page = query.get("page").map_or(Ok(1), |page| number_up_to(MAX_INT32, "page", page))?;
    Ok(page.max(1))
}

/// Creates a table with the guest as its host.
#[utoipa::path(post, path = "/api/tables", tag = "tables",
    request_body(content = ref("#/components/schemas/Create"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/TableView")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure")),
              (status = 429, body = ref("#/components/schemas/Failure"))))]
pub async fn create(
    State(app): State<App>,
    address: ClientAddress,
    session: Session,
    Body(wish): Body<Create>,
) -> ApiResult<TableView> {
    let _stored_before_decisions = app.moderation().delay_decisions().await;
    let host = app.guest(&session).await?;
    app.moderation().check_new_tables().map_err(RefusalMessage::from)?;
    let client = app.clients().limited_client(address);
    Ok(Json(app.lobby().create_from(host.id, client, wish).await?))
}

/// Public view of a table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = ref("#/components/schemas/TableView")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn view(State(app): State<App>, Path(id): Path<String>) -> ApiResult<TableView> {
    Ok(Json(app.any_table(&id).await?.view().await?))
}

/// Results of a table so far, for its host and for the players who sat there.
#[utoipa::path(get, path = "/api/tables/{id}/results", tag = "tables", params(("id" = String, Path)),
    security(("guest" = []), ("bot_token" = [])),
    responses((status = 200, body = ref("#/components/schemas/Results")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn results(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path(id): Path<String>,
) -> ApiResult<Results> {
    Ok(Json(app.any_table(&id).await?.results(who.as_ref()).await?))
}

/// The results of a table as CSV, for its host and for the players who sat there.
#[utoipa::path(get, path = "/api/tables/{id}/results.csv", tag = "tables", params(("id" = String, Path)),
    security(("guest" = []), ("bot_token" = [])),
    responses((status = 200, body = String, content_type = "text/csv"),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn results_csv(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path(id): Path<String>,
) -> Result<([(HeaderName, &'static str); 2], String), ErrorResponse> {
    let results = app.any_table(&id).await?.results(who.as_ref()).await?;
    Ok((attachment("attachment; filename=\"results.csv\""), results.csv()))
}

/// The totals of all players after the hands of a table, for its host and for the players who sat there.
#[utoipa::path(get, path = "/api/tables/{id}/chart", tag = "tables", params(("id" = String, Path)),
    security(("guest" = []), ("bot_token" = [])),
    responses((status = 200, body = ref("#/components/schemas/Chart")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn chart(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path(id): Path<String>,
) -> ApiResult<Chart> {
    Ok(Json(app.any_table(&id).await?.chart(who.as_ref()).await?))
}

/// The open tables that the guest hosts and that the lobby does not list.
#[utoipa::path(get, path = "/api/me/tables", tag = "guests",
    security((), ("guest" = []), ("bot_token" = [])),
    responses((status = 200, body = ref("#/components/schemas/Tables"))))]
pub async fn own(State(app): State<App>, Visitor(who): Visitor) -> ApiResult<Vec<TableView>> {
    Ok(Json(match who {
        Some(host) => app.lobby().unlisted_tables(host.id).await,
        None => Vec::new(),
    }))
}

/// A page of the closed tables at which the guest sat or which the guest hosted, the most recently closed first, with
/// their results and hands.
#[utoipa::path(get, path = "/api/me/tables/closed", tag = "guests", params(("page" = Option<u32>, Query)),
    security((), ("guest" = []), ("bot_token" = [])),
    responses((status = 200, body = ref("#/components/schemas/ClosedPage")),
              (status = 400, body = ref("#/components/schemas/Failure"))))]
pub async fn closed(
    State(app): State<App>,
    Visitor(who): Visitor,
    Query(query): Query,
) -> ApiResult<ClosedPage> {
    let page = page_of(&query)?;
    Ok(Json(app.lobby().closed_tables(who.as_ref(), page).await?))
}
