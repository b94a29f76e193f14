//! `/api/notice`: the administrator's notices to everybody.

use super::app::App;
use super::error_response::ApiResult;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Serialize;

/// The administrator's notices to everybody.
#[derive(Serialize, JsonSchema)]
pub struct Notice {
    /// The banner that every page shows; `null` if there is none.
    pub banner: Option<String>,
    /// Reason why new tables and events are not accepted; `null` if they are accepted.
    pub held: Option<String>,
}

/// The administrator's notices to everybody. Pages request them a few times a minute.
#[utoipa::path(get, path = "/api/notice", tag = "guests",
    responses((status = 200, body = ref("#/components/schemas/Notice"))))]
pub async fn get(State(app): State<App>) -> ApiResult<Notice> {
    Ok(Json(notice(&app)))
}

/// The notices in force.
pub fn notice(app: &App) -> Notice {
    let moderation = app.moderation();
    Notice { banner: moderation.banner(), held: moderation.held() }
}
