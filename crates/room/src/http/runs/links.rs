//! Links that give roles in an event, and joining through a link.

use super::{flag, staff};
use crate::http::app::App;
use crate::http::body::{Body, Path, Query, number_up_to};
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::http::forwarded::ClientAddress;
use crate::http::session::{Session, set_player};
use crate::http::share::{self, Link};
use crate::run::command::Command;
use crate::run::error::{RunError, RunRefusal};
use crate::run::message::Receipt;
use crate::run::role::Roles;
use crate::run::view::StaffView;
use crate::store::PlayerId;
use crate::tokens;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Request to make a link.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLink {
    /// The roles that the link gives, at least one.
    pub roles: Roles,
}

/// The link that was made.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "MadeLink")]
pub struct LinkWithToken {
    /// Number of the link.
    pub link: u32,
    /// The roles that the link gives.
    pub roles: Roles,
    /// Token of the link. The room stores only the token's hash, so this is the only time that the token is shown.
    pub token: String,
    /// URLs at which other devices open the link, the best first; empty if no other device can reach the room.
    pub urls: Vec<Link>,
    /// Sequence number of the log's last entry.
    pub seq: u64,
}

/// Request to join the staff of an event.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// The token of the link.
    pub token: String,
    /// The name shown on the entries of this staff member: 1 to 24 characters, like the name of a guest.
    pub name: String,
}

/// Makes a link that gives roles in the event.
#[utoipa::path(post, path = "/api/runs/{id}/links", tag = "runs", params(("id" = String, Path)),
    request_body(content = ref("#/components/schemas/NewLink"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/MadeLink")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn make(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(NewLink { roles }): Body<NewLink>,
) -> ApiResult<LinkWithToken> {
    let token = tokens::fresh().map_err(|error| RunError::from(RunRefusal::NoRandomNumbers { error }))?;
    let command = Command::MakeLink { roles: roles.clone(), hash: tokens::hash(&token) };
    let receipt = app.run(&id).await?.command(staff(&app, &session)?, command).await?;
    let (seq, link) = (receipt.seq, receipt.link());
    let urls = share::links(app.addresses(), &format!("/e/{id}/join#{token}"));
    Ok(Json(LinkWithToken { link: link.unwrap_or_default(), roles, token, urls, seq }))
}

/// Revokes a link: nobody can join through it any more, and it no longer gives roles to the people who did. With
/// `and_later=true`, the links that these people made are revoked too, and so on.
#[utoipa::path(post, path = "/api/runs/{id}/links/{link}/revoke", tag = "runs",
    params(("id" = String, Path), ("link" = u32, Path), ("and_later" = Option<bool>, Query)),
    security(("guest" = [])),
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
    Ok(Json(app.run(&id).await?.command(staff(&app, &session)?, command).await?))
}

/// Joins the staff of an event through a link. The roles of several links add up.
#[utoipa::path(post, path = "/api/runs/{id}/join", tag = "runs", params(("id" = String, Path)),
    request_body(content = ref("#/components/schemas/JoinRequest"), content_type = "application/json"),
    security((), ("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/StaffView")),
              (status = 403, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure")),
              (status = 429, body = ref("#/components/schemas/Failure"))))]
pub async fn join(
    State(app): State<App>,
    address: ClientAddress,
    session: Session,
    Path(id): Path<String>,
    Body(JoinRequest { token, name }): Body<JoinRequest>,
) -> ApiResult<StaffView> {
    let run = app.run(&id).await?;
    run.link_roles(token.clone()).await?;
    let guest = guest(&app, address, &session, &name).await?;
    run.join(guest, token, name).await?;
    Ok(Json(run.staff_view(guest, None).await?))
}

/// The guest of the session, or a new guest with this name if the session has none. The name is validated in both
/// cases.
async fn guest(
    app: &App,
    address: ClientAddress,
    session: &Session,
    name: &str,
) -> Result<PlayerId, ErrorResponse> {
    let name = app.new_name(name)?;
    if let Some(known) = app.person(session).await? {
        return Ok(known.id);
    }
    let new = app.new_guest(address, name).await?;
    set_player(session, new);
    Ok(new)
}
