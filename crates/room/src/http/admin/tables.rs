//! `/api/admin/tables`: the open tables.

use super::{Administrator, Reason, reason};
use crate::http::app::App;
use crate::http::body::{Body, Path};
use crate::http::error_response::ApiResult;
use crate::protocol::server::TableView;
use crate::table::ClosingReason;
use axum::Json;
use axum::extract::State;

/// Every open table, including the unlisted ones.
#[utoipa::path(get, path = "/api/admin/tables", tag = "administrator",
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/Tables")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn tables(State(app): State<App>, _: Administrator) -> ApiResult<Vec<TableView>> {
    let mut tables = Vec::new();
    for table in app.lobby().all() {
        // A table that is being closed is omitted.
        tables.extend(table.view().await.ok());
    }
    Ok(Json(tables))
}

/// Closes a table after the current hand, for a reason, which everybody at the table is told; every player is cashed
/// out. A demo table is created again at the next start.
#[utoipa::path(post, path = "/api/admin/tables/{id}/close", tag = "administrator", params(("id" = String, Path)),
    request_body(content = ref("#/components/schemas/Reason"), content_type = "application/json"),
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/TableView")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 410, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn close(
    State(app): State<App>,
    _: Administrator,
    Path(id): Path<String>,
    Body(request): Body<Reason>,
) -> ApiResult<TableView> {
    let reason = reason(&request.reason)?;
    let table = app.table(&id)?;
    table.close(ClosingReason::OfTable(reason)).await?;
    tracing::info!(table = %table.id(), "the administrator closes the table");
    Ok(Json(table.view().await?))
}
