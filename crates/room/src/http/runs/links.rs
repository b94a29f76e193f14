//! Links that give roles in an event, and joining through a link.

use super::{flag, staff};
use crate::http::app::App;
use crate::http::body::{Body, Path, Query, number_up_to};
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::http::session::{Session, player, set_player};
use crate::names;
use crate::protocol::Refused;
use crate::run::command::Command;
use crate::run::error::{RunError, RunRefusal};
use crate::run::message::Receipt;
use crate::run::role::Roles;
use crate::run::view::StaffView;
use crate::store::{PlayerId, Store};
use crate::tokens;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;

/// A new link.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLink {
    /// The roles that it gives, at least one.
    pub roles: Roles,
}

/// A link that was made.
#[derive(Serialize, JsonSchema)]
pub struct MadeLink {
    /// Its number.
    pub link: u32,
    /// The roles that it gives.
    pub roles: Roles,
    /// Its token. The room stores only its hash, so this is the only time it is shown.
    pub token: String,
    /// The position of the last entry of the log.
    pub seq: u64,
}

/// A request to join the staff of an event.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// The token of the link.
    pub token: String,
    /// The name shown on the entries of this member of the staff: 1 to 24 characters, like the name of a guest.
    pub name: String,
}

/// Make a link that gives roles in the event.
#[utoipa::path(post, path = "/api/runs/{id}/links", tag = "runs", params(("id" = String, Path)),
    request_body(content = ref("#/components/schemas/NewLink"), content_type = "application/json"),
    responses((status = 200, body = ref("#/components/schemas/MadeLink")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn make(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(NewLink { roles }): Body<NewLink>,
) -> ApiResult<MadeLink> {
    let token = tokens::fresh().map_err(|error| RunError::from(RunRefusal::NoRandomNumbers { error }))?;
    let command = Command::MakeLink { roles: roles.clone(), hash: tokens::hash(&token) };
    let Receipt { seq, link, .. } = app.run(&id).await?.command(staff(&session)?, command).await?;
    Ok(Json(MadeLink { link: link.unwrap_or_default(), roles, token, seq }))
}

/// Revoke a link: it no longer gives roles to anybody who joined through it. With `and_later=true`, the links that
/// these people made are revoked too, and so on.
#[utoipa::path(post, path = "/api/runs/{id}/links/{link}/revoke", tag = "runs",
    params(("id" = String, Path), ("link" = u32, Path), ("and_later" = Option<bool>, Query)),
    responses((status = 200, body = ref("#/components/schemas/RunReceipt")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn revoke(
    State(app): State<App>,
    session: Session,
    Path((id, link)): Path<(String, String)>,
    query: Query,
) -> ApiResult<Receipt> {
    let link = number_up_to(crate::http::body::MAX_INT32, "link", &link)?;
    let and_later = flag(&query, "and_later")?;
    let command = Command::RevokeLink { link, and_later };
    Ok(Json(app.run(&id).await?.command(staff(&session)?, command).await?))
}

/// Join the staff of an event through a link. The roles of several links add up.
#[utoipa::path(post, path = "/api/runs/{id}/join", tag = "runs", params(("id" = String, Path)),
    request_body(content = ref("#/components/schemas/JoinRequest"), content_type = "application/json"),
    responses((status = 200, body = ref("#/components/schemas/StaffView")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure")),
              (status = 429, body = ref("#/components/schemas/Failure"))))]
pub async fn join(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    session: Session,
    Path(id): Path<String>,
    Body(JoinRequest { token, name }): Body<JoinRequest>,
) -> ApiResult<StaffView> {
    let run = app.run(&id).await?;
    run.check_link(token.clone()).await?;
    let guest = guest(&app, address, &session, &name).await?;
    run.command(guest, Command::Join { token, name }).await?;
    Ok(Json(run.staff_view(guest, None).await?))
}

/// The guest of the session; a new one with this name if it has none.
async fn guest(
    app: &App,
    address: SocketAddr,
    session: &Session,
    name: &str,
) -> Result<PlayerId, ErrorResponse> {
    let name = names::person(name).map_err(Refused::from)?;
    if let Some(known) = app.person(session).await?.and_then(|_| player(session)) {
        return Ok(known);
    }
    app.clients().new_guest(address)?;
    let new = app.store().new_player(name).await?;
    set_player(session, new);
    Ok(new)
}
