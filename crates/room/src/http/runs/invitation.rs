//! The invitation of a link, which a volunteer reads before joining.

use crate::http::app::App;
use crate::http::body::{Body, Path};
use crate::http::error_response::ApiResult;
use crate::run::role::Roles;
use crate::run::view::RunHead;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Request for the invitation of a link.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LinkToken {
    /// Token of the link.
    pub token: String,
}

/// The invitation of a link: the event, and the roles that the link gives.
#[derive(Serialize, JsonSchema)]
pub struct Invitation {
    /// General data of the event.
    pub run: RunHead,
    /// The roles that the link gives.
    pub roles: Roles,
}

/// Reads the invitation of a link without joining through the link.
#[utoipa::path(post, path = "/api/runs/{id}/links/check", tag = "runs", params(("id" = String, Path)),
    request_body(content = ref("#/components/schemas/LinkToken"), content_type = "application/json"),
    responses((status = 200, body = ref("#/components/schemas/Invitation")),
              (status = 403, body = ref("#/components/schemas/Failure"))))]
pub async fn check(
    State(app): State<App>,
    Path(id): Path<String>,
    Body(LinkToken { token }): Body<LinkToken>,
) -> ApiResult<Invitation> {
    let run = app.run(&id).await?;
    let roles = run.link_roles(token).await?;
    Ok(Json(Invitation { run: run.head().await?, roles }))
}
