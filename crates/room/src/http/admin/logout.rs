//! `/api/admin/logout`: the end of the administrator's rights of a session.

use super::Administrator;
use crate::http::app::App;
use crate::http::error_response::ApiResult;
use crate::http::me::Me;
use crate::http::session::Session;
use axum::Json;
use axum::extract::State;

/// Logs out as the administrator: the rights of this session end, and its guest stays logged in. A new token is needed
/// to log in again: `cardroom serve --new-admin-token`.
#[utoipa::path(post, path = "/api/admin/logout", tag = "administrator",
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/Me")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn logout(State(app): State<App>, _: Administrator, session: Session) -> ApiResult<Me> {
    let person = app.person(&session).await?;
    app.end_admin(&session);
    Ok(Json(Me { name: person.map(|person| person.name), admin: false }))
}
