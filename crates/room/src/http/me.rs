//! `/api/me`: the guest of this browser.

use super::app::App;
use super::body::Body;
use super::error_response::ApiResult;
use super::session::{Session, is_admin, set_player};
use crate::names;
use crate::protocol::RefusalMessage;
use crate::store::Store;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;

/// The guest of this browser, with the rights of its session.
#[derive(Serialize, JsonSchema)]
pub struct Me {
    /// Name of the guest; `null` before one is set.
    pub name: Option<String>,
    /// `true` if the session has an administrator's rights.
    pub admin: bool,
}

/// Request to set or change the name of a guest.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RenameRequest {
    /// The name, of 1 to 24 characters: letters, marks and digits of one script (Chinese, Japanese and Korean also with
    /// Latin), spaces, `'`, `-`, `.` and emoji.
    pub name: String,
}

/// The guest of this browser.
#[utoipa::path(get, path = "/api/me", tag = "guests",
    responses((status = 200, body = ref("#/components/schemas/Me"))))]
pub async fn get(State(app): State<App>, session: Session) -> ApiResult<Me> {
    let person = app.person(&session).await?;
    Ok(Json(Me { name: person.map(|person| person.name), admin: is_admin(&session) }))
}

/// Set or change the name of the guest.
#[utoipa::path(put, path = "/api/me", tag = "guests",
    request_body(content = ref("#/components/schemas/RenameRequest"), content_type = "application/json"),
    responses((status = 200, body = ref("#/components/schemas/Me")),
              (status = 422, body = ref("#/components/schemas/Failure")),
              (status = 429, body = ref("#/components/schemas/Failure"))))]
pub async fn put(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    session: Session,
    Body(request): Body<RenameRequest>,
) -> ApiResult<Me> {
    let name = names::person(&request.name).map_err(RefusalMessage::from)?;
    match app.person(&session).await? {
        Some(person) => app.store().rename(person.id, name.clone()).await?,
        None => {
            app.clients().new_guest(address)?;
            set_player(&session, app.store().new_player(name.clone()).await?);
        }
    }
    Ok(Json(Me { name: Some(name), admin: is_admin(&session) }))
}
