//! `/api/admin/bots`: the bot accounts of the room.

use super::{Administrator, Reason, reason};
use crate::audit::Author;
use crate::http::app::App;
use crate::http::body::{Body, Path};
use crate::http::bots::{BotLine, MadeBot, lines, make_account, revoke_account};
use crate::http::error_response::ApiResult;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Deserialize;

/// Request for a new bot account of the administrator.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRoomBot {
    /// Name of the bot, with the rules of the name of a guest.
    pub name: String,
    /// Reason of the decision, of 1 to 200 characters, for the audit log.
    pub reason: String,
}

/// All bot accounts of the room, also those of hosts; the oldest first.
#[utoipa::path(get, path = "/api/admin/bots", tag = "administrator",
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/BotLines")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn list(State(app): State<App>, _: Administrator) -> ApiResult<Vec<BotLine>> {
    Ok(Json(lines(&app, app.bot_accounts().list(None)).await?))
}

/// Makes a bot account that may play at every table of the room, for a reason.
#[utoipa::path(post, path = "/api/admin/bots", tag = "administrator",
    request_body(content = ref("#/components/schemas/NewRoomBot"), content_type = "application/json"),
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/MadeBot")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn make(
    State(app): State<App>,
    _: Administrator,
    Body(request): Body<NewRoomBot>,
) -> ApiResult<MadeBot> {
    let reason = reason(&request.reason)?;
    let name = app.new_bot_name(&request.name)?;
    Ok(Json(make_account(&app, name, None, (Author::Administrator, Some(reason))).await?))
}

/// Revokes a bot account, also one of a host, for a reason: its sockets close, and it leaves every table after the
/// current hand, in which it acts no more. The response has the accounts that are left.
#[utoipa::path(post, path = "/api/admin/bots/{bot}/revoke", tag = "administrator", params(("bot" = String, Path)),
    request_body(content = ref("#/components/schemas/Reason"), content_type = "application/json"),
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/BotLines")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn revoke(
    State(app): State<App>,
    _: Administrator,
    Path(bot): Path<String>,
    Body(request): Body<Reason>,
) -> ApiResult<Vec<BotLine>> {
    let reason = reason(&request.reason)?;
    revoke_account(&app, &bot, None, (Author::Administrator, Some(reason))).await?;
    Ok(Json(lines(&app, app.bot_accounts().list(None)).await?))
}
