//! `/api/admin`: the administrator's routes. They show no hidden cards: tables are shown as a spectator sees them.

use super::app::App;
use super::body::{Body, Path};
use super::error::HttpError;
use super::error_response::ApiResult;
use super::forwarded::ClientAddress;
use super::limits::Secret;
use super::me::Me;
use super::session::Session;
use super::token::exchange;
use crate::integrity::Report;
use crate::protocol::server::TableView;
use crate::store::Store;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Request to log in with the administrator's one-time token.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Login {
    /// The token that was printed when the room started.
    pub token: String,
}

/// Balances of all accounts of the ledger, and their sum.
#[derive(Serialize, JsonSchema)]
pub struct Ledger {
    /// Every account that was ever used.
    pub accounts: Vec<Balance>,
    /// Sum over all accounts: 0 unless the ledger is damaged.
    pub sum: i128,
}

/// An account of the ledger with its balance.
#[derive(Serialize, JsonSchema)]
pub struct Balance {
    /// Name of the account: `issue/TABLE`, `house/TABLE`, `bots/TABLE`, `demo/TABLE` or `seat/TABLE/CHAIR`; in data of
    /// older versions also the room-wide `issue`, `house`, `bots` and `demo`.
    pub account: String,
    /// Balance in the game's unit (ALL-2).
    pub balance: i64,
}

/// Exchange the one-time token for an administrator's session.
#[utoipa::path(post, path = "/api/admin/login", tag = "administrator",
    request_body(content = ref("#/components/schemas/Login"), content_type = "application/json"),
    responses((status = 200, body = ref("#/components/schemas/Me")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 429, body = ref("#/components/schemas/Failure"))))]
pub async fn login(
    State(app): State<App>,
    address: ClientAddress,
    session: Session,
    Body(login): Body<Login>,
) -> ApiResult<Me> {
    app.clients().may_try(address, Secret::Token)?;
    let right = {
        let _one_at_a_time = app.login().lock().await;
        exchange(app.store(), &login.token).await?
    };
    if !right {
        app.clients().count_wrong(address, Secret::Token);
        return Err(HttpError::WrongToken.into());
    }
    let person = app.person(&session).await?;
    app.set_admin(&session);
    Ok(Json(Me { name: person.map(|person| person.name), admin: true }))
}

/// Every open table, including the unlisted ones.
#[utoipa::path(get, path = "/api/admin/tables", tag = "administrator",
    responses((status = 200, body = ref("#/components/schemas/Tables")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn tables(State(app): State<App>, session: Session) -> ApiResult<Vec<TableView>> {
    check(&app, &session)?;
    let mut tables = Vec::new();
    for table in app.lobby().all() {
        // A table that is being closed is omitted.
        tables.extend(table.view().await.ok());
    }
    Ok(Json(tables))
}

/// Closes a table after the current hand; every player is cashed out. A demo table is created again at the next
/// start.
#[utoipa::path(post, path = "/api/admin/tables/{id}/close", tag = "administrator", params(("id" = String, Path)),
    responses((status = 200, body = ref("#/components/schemas/TableView")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 410, body = ref("#/components/schemas/Failure"))))]
pub async fn close(State(app): State<App>, session: Session, Path(id): Path<String>) -> ApiResult<TableView> {
    check(&app, &session)?;
    let table = app.table(&id)?;
    table.close().await?;
    tracing::info!(table = %table.id(), "the administrator closes the table");
    Ok(Json(table.view().await?))
}

/// Balances of all accounts.
#[utoipa::path(get, path = "/api/admin/ledger", tag = "administrator",
    responses((status = 200, body = ref("#/components/schemas/Ledger")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn ledger(State(app): State<App>, session: Session) -> ApiResult<Ledger> {
    check(&app, &session)?;
    let balances = app.store().balances().await?;
    let sum = balances.iter().map(|&(_, balance)| i128::from(balance)).sum();
    let accounts =
        balances.into_iter().map(|(account, balance)| Balance { account: account.to_string(), balance });
    Ok(Json(Ledger { accounts: accounts.collect(), sum }))
}

/// Result of the integrity checks of the logs' hash chains and the ledger.
#[utoipa::path(get, path = "/api/admin/integrity", tag = "administrator",
    responses((status = 200, body = ref("#/components/schemas/Report")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn integrity(State(app): State<App>, session: Session) -> ApiResult<Report> {
    check(&app, &session)?;
    Ok(Json(app.lobby().integrity().report()))
}

fn check(app: &App, session: &Session) -> Result<(), HttpError> {
    if app.is_admin(session) { Ok(()) } else { Err(HttpError::NotAdmin) }
}
