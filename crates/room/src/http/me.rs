//! `/api/me`: the guest of this browser.

use super::app::App;
use super::body::Body;
use super::bot_access::Visitor;
use super::error_response::{ApiResult, ErrorResponse};
use super::forwarded::ClientAddress;
use super::session::{Session, set_player};
use crate::store::Store;
use crate::table::Person;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The guest of this browser, with the rights of its session.
#[derive(Serialize, JsonSchema)]
pub struct Me {
    /// Name of the guest; `null` before one is set.
    pub name: Option<String>,
    /// `true` if the session has the administrator's rights.
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

/// The guest of this browser, or the bot account of the token.
#[utoipa::path(get, path = "/api/me", tag = "guests",
    security((), ("guest" = []), ("bot_token" = [])),
    responses((status = 200, body = ref("#/components/schemas/Me"))))]
pub async fn get(State(app): State<App>, Visitor(person): Visitor, session: Session) -> ApiResult<Me> {
    Ok(Json(Me { name: person.map(|person| person.name), admin: app.is_admin(&session) }))
}

/// Sets or changes the name of the guest, also at the tables where the guest sits.
#[utoipa::path(put, path = "/api/me", tag = "guests",
    request_body(content = ref("#/components/schemas/RenameRequest"), content_type = "application/json"),
    security((), ("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/Me")),
              (status = 422, body = ref("#/components/schemas/Failure")),
              (status = 429, body = ref("#/components/schemas/Failure"))))]
pub async fn put(
    State(app): State<App>,
    address: ClientAddress,
    session: Session,
    Body(request): Body<RenameRequest>,
) -> ApiResult<Me> {
    let name = app.new_name(&request.name)?;
    match app.person(&session).await? {
        Some(person) => rename(&app, person, &name).await?,
        None => set_player(&session, app.new_guest(address, name.clone()).await?),
    }
    Ok(Json(Me { name: Some(name), admin: app.is_admin(&session) }))
}

/// Changes the name of a guest at the guest's tables, then in the store. If a table refuses the name, the guest keeps
/// the old one everywhere.
async fn rename(app: &App, person: Person, name: &str) -> Result<(), ErrorResponse> {
    let renamed = Person { name: name.to_owned(), ..person.clone() };
    let own = app.lobby().open_tables().tables_of(person.id);
    let tables: Vec<_> = own.iter().filter_map(|table| app.lobby().table(&table.to_string())).collect();
    for (at, table) in tables.iter().enumerate() {
        if let Err(refused) = table.rename(renamed.clone()).await {
            for table in &tables[..at] {
                // The old name was accepted before. If it is not now, the guest may try again.
                let _ = table.rename(person.clone()).await;
            }
            return Err(refused.into());
        }
    }
    app.check_ban(person.id)?;
    app.store().rename(person.id, name.to_owned()).await?;
    tracing::info!(player = person.id.0, tables = tables.len(), "a guest changed the name");
    Ok(())
}

/// Logs out: the guest's session ends on this device, and its sockets close. A guest without another device or a code
/// cannot come back.
#[utoipa::path(post, path = "/api/me/logout", tag = "guests",
    security((), ("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/Me"))))]
pub async fn logout(State(app): State<App>, session: Session) -> ApiResult<Me> {
    app.logouts().end(&session);
    session.destroy();
    Ok(Json(Me { name: None, admin: false }))
}
