//! `/api/tables`: the lobby, and a new table.

use super::app::App;
use super::body::Body;
use super::failed::Answer;
use super::session::Session;
use crate::lobby::Create;
use crate::protocol::server::TableView;
use axum::Json;
use axum::extract::{Path, State};

/// The tables that are listed, the demo tables last.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    responses((status = 200, body = ref("#/components/schemas/Tables"))))]
pub async fn list(State(app): State<App>) -> Json<Vec<TableView>> {
    Json(app.lobby().list().await)
}

/// A new table, whose host is the guest who asks.
#[utoipa::path(post, path = "/api/tables", tag = "tables",
    request_body(content = ref("#/components/schemas/Create"), content_type = "application/json"),
    responses((status = 200, body = ref("#/components/schemas/TableView")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn create(State(app): State<App>, session: Session, Body(wish): Body<Create>) -> Answer<TableView> {
    let host = app.guest(&session).await?;
    Ok(Json(app.lobby().create(host.id, wish).await?))
}

/// What everybody may know of a table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = ref("#/components/schemas/TableView")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn look(State(app): State<App>, Path(id): Path<String>) -> Answer<TableView> {
    Ok(Json(app.table(&id)?.look().await?))
}
