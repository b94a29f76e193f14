//! `/api/me/code` and `/api/me/move`: a guest continues on another device with a code that the first device shows.

use super::app::App;
use super::body::Body;
use super::device_codes::LIFETIME;
use super::error::HttpError;
use super::error_response::ApiResult;
use super::forwarded::ClientAddress;
use super::limits::Secret;
use super::me::Me;
use super::session::{Session, set_player};
use super::share::{Share, share_of};
use crate::store::Store;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

/// A code with which the guest continues on another device.
#[derive(Serialize, JsonSchema)]
pub struct MoveCode {
    /// The code, of eight letters and digits. It is valid once.
    pub code: String,
    /// Time during which the code is valid, in seconds.
    pub seconds: u64,
    /// Links to the page on which the other device uses the code.
    pub share: Share,
}

/// Request to continue on this device.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveRequest {
    /// The code; upper and lower case, spaces and hyphens make no difference.
    pub code: String,
}

/// Makes a code with which the guest continues on another device. It replaces the guest's previous code.
#[utoipa::path(post, path = "/api/me/code", tag = "guests",
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/MoveCode")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn make(State(app): State<App>, session: Session) -> ApiResult<MoveCode> {
    let guest = app.guest(&session).await?;
    let code = app.device_codes().make(guest.id, Instant::now());
    let code = code.map_err(|error| {
        tracing::error!(%error, "the operating system has no random numbers");
        HttpError::NoRandomNumbers
    })?;
    let share = share_of(app.addresses(), &format!("/move/{code}"));
    Ok(Json(MoveCode { code, seconds: LIFETIME.as_secs(), share }))
}

/// Continues on this device as the guest who has this code. The session that this device had before ends; the other
/// device stays logged in.
#[utoipa::path(post, path = "/api/me/move", tag = "guests",
    request_body(content = ref("#/components/schemas/MoveRequest"), content_type = "application/json"),
    responses((status = 200, body = ref("#/components/schemas/Me")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 429, body = ref("#/components/schemas/Failure"))))]
pub async fn redeem(
    State(app): State<App>,
    address: ClientAddress,
    session: Session,
    Body(MoveRequest { code }): Body<MoveRequest>,
) -> ApiResult<Me> {
    app.clients().may_try(address, Secret::Code)?;
    let Some(player) = app.device_codes().redeem(&code, Instant::now()) else {
        app.clients().count_wrong(address, Secret::Code);
        return Err(HttpError::WrongCode.into());
    };
    app.check_ban(player)?;
    let name = app.store().player(player).await?.map(|player| player.name);
    app.end_session(&session);
    set_player(&session, player);
    Ok(Json(Me { name, admin: false }))
}
