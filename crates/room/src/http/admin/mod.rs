//! `/api/admin`: the administrator's routes. They show no hidden cards: tables are shown as a spectator sees them.
//!
//! [`tables`]: the open tables. [`runs`]: the events. [`guest_list`]: the guests. [`guests`]: removals and bans.
//! [`overview`]: the cost of clients and tables, and the decisions in force. [`room`]: decisions about the whole room.
//! [`audit`]: the audit log. [`bots`]: the bot accounts. [`failed_logins`]: entries for failed logins. [`logout`]: the end of the administrator's
//! rights.

pub mod audit;
pub mod bots;
pub mod failed_logins;
pub mod guest_list;
pub mod guests;
pub mod logout;
pub mod overview;
pub mod room;
pub mod runs;
pub mod tables;

use super::app::App;
use super::body::Body;
use super::client_key::client;
use super::error::HttpError;
use super::error_response::{ApiResult, ErrorResponse};
use super::forwarded::ClientAddress;
use super::limits::Secret;
use super::me::Me;
use super::session::Session;
use super::token::exchange;
use crate::audit::{AuditEntry, Author};
use crate::integrity::Report;
use crate::names;
use crate::protocol::RefusalMessage;
use crate::store::{PlayerId, Store};
use crate::wall_clock::now_ms;
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use tokio::time::Instant;

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

/// Exchanges the one-time token for the administrator's rights, which the session has for 12 hours.
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
    // Looked up first: a store error must not use up the token.
    let person = app.person_even_banned(&session).await?;
    redeem(&app, address, &login.token).await?;
    app.set_admin(&session);
    Ok(Json(Me { name: person.map(|person| person.name), admin: true }))
}

/// Redeems the one-time token. A wrong one gets an entry in the audit log, within limits.
///
/// # Errors
/// [`HttpError::WrongToken`], the error of [`Clients::may_try`](crate::http::limits::Clients::may_try), and store errors.
async fn redeem(app: &App, address: ClientAddress, token: &str) -> Result<(), ErrorResponse> {
    let client = client(address.ip);
    let mut failed_logins = app.login().lock().await;
    // Under the lock, so that of many requests at once no more are compared than the limit allows.
    app.clients().may_try(address, Secret::Token)?;
    if exchange(app.store(), token, client).await? {
        return Ok(());
    }
    app.clients().count_wrong(address, Secret::Token);
    if let Some(decided) = failed_logins.count(client, Instant::now()) {
        // No decision depends on this entry, so that it need not wait for those being made.
        let entry = AuditEntry { by: Author::Room, reason: None, decided };
        app.store().audit(vec![crate::audit::written(now_ms(), &entry)]).await?;
    }
    Err(HttpError::WrongToken.into())
}

/// Balances of all accounts.
#[utoipa::path(get, path = "/api/admin/ledger", tag = "administrator",
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/Ledger")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn ledger(State(app): State<App>, _: Administrator) -> ApiResult<Ledger> {
    let balances = app.store().balances().await?;
    let sum = balances.iter().map(|&(_, balance)| i128::from(balance)).sum();
    let accounts =
        balances.into_iter().map(|(account, balance)| Balance { account: account.to_string(), balance });
    Ok(Json(Ledger { accounts: accounts.collect(), sum }))
}

/// Result of the integrity checks of the logs' hash chains and the ledger.
#[utoipa::path(get, path = "/api/admin/integrity", tag = "administrator",
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/Report")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn integrity(State(app): State<App>, _: Administrator) -> ApiResult<Report> {
    Ok(Json(app.lobby().integrity().report()))
}

/// Request for a decision that has only a reason.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// Reason of the decision, of 1 to 200 characters, for the audit log; the removal of a guest also shows it to the
    /// guest, and the closing of a table to everybody at the table.
    pub reason: String,
}

/// The reason of a decision, trimmed and validated.
fn reason(text: &str) -> Result<String, ErrorResponse> {
    Ok(names::reason(text).map_err(RefusalMessage::from)?)
}

/// The names of guests, by id; those who do not exist are omitted.
async fn names_of(
    app: &App,
    guests: BTreeSet<PlayerId>,
) -> Result<BTreeMap<PlayerId, String>, ErrorResponse> {
    let players = app.store().players(guests.into_iter().collect()).await?;
    Ok(players.into_iter().map(|player| (player.id, player.name)).collect())
}

/// Records a decision in the audit log, and applies it.
async fn record(app: &App, entry: AuditEntry) -> Result<(), ErrorResponse> {
    Ok(app.moderation().next_decision().await.make(entry).await?)
}

/// The administrator who makes a request. Every route of this module but the login has this extractor, before that of
/// the body.
pub struct Administrator;

impl FromRequestParts<App> for Administrator {
    type Rejection = Response;

    /// Responds [`HttpError::NotAdmin`] to a session without the administrator's rights.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Administrator, Response> {
        let session = Session::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        match app.is_admin(&session) {
            true => Ok(Administrator),
            false => Err(ErrorResponse::from(HttpError::NotAdmin).into_response()),
        }
    }
}
