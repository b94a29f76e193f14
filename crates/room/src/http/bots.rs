//! `/api/me/bots`: the bot accounts of a host.

use super::admin::guests::leave_tables;
use super::app::App;
use super::body::{Body, Path};
use super::error_response::{ApiResult, ErrorResponse};
use super::forwarded::ClientAddress;
use super::session::Session;
use crate::audit::Author;
use crate::bot_accounts::{BotAccount, BotError, NewBotAccount};
use crate::log_types::LeftBy;
use crate::protocol::RefusalMessage;
use crate::store::{PlayerId, Store};
use crate::table::Person;
use crate::tokens;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Request for a new bot account of a host.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// Name of the bot, with the rules of the name of a guest: 1 to 24 characters, letters, marks and digits of one
    /// script, spaces, `'`, `-`, `.` and emoji. Unlike that of a guest, it may contain the word “bot”.
    pub name: String,
}

/// A new bot account.
#[derive(Serialize, JsonSchema)]
pub struct MadeBot {
    /// The account.
    #[serde(flatten)]
    pub account: BotLine,
    /// Token of the account. The room stores only the token's hash, so this is the only time that the token is shown.
    /// A program sends it with each request, as `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// A bot account in a list.
#[derive(Serialize, JsonSchema)]
pub struct BotLine {
    /// Id of the account, a number in decimal digits.
    pub bot: String,
    /// Name of the bot.
    pub name: String,
    /// Name of the host to whom the account belongs, and at whose tables the bot may play; null for an account of the
    /// administrator, which may play at every table of the room.
    pub host: Option<String>,
    /// Time at which the account was made, in milliseconds since the Unix epoch.
    pub made_ms: u64,
    /// Number of open sockets of the account.
    pub sockets: u32,
}

/// The bot accounts of the guest, which may play at the tables that the guest hosts; the oldest first.
#[utoipa::path(get, path = "/api/me/bots", tag = "bots",
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/BotLines")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn list(State(app): State<App>, session: Session) -> ApiResult<Vec<BotLine>> {
    let host = app.guest(&session).await?;
    Ok(Json(lines(&app, app.bot_accounts().list(Some(host.id))).await?))
}

/// Makes a bot account of the guest, who must host an open table. The bot may play at all tables that the guest hosts.
#[utoipa::path(post, path = "/api/me/bots", tag = "bots",
    request_body(content = ref("#/components/schemas/NewBot"), content_type = "application/json"),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/MadeBot")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure")),
              (status = 429, body = ref("#/components/schemas/Failure"))))]
pub async fn make(
    State(app): State<App>,
    address: ClientAddress,
    session: Session,
    Body(request): Body<NewBot>,
) -> ApiResult<MadeBot> {
    let _stored_before_decisions = app.moderation().delay_decisions().await;
    let host = app.guest(&session).await?;
    let name = app.new_bot_name(&request.name)?;
    if app.lobby().tables_of_host(host.id).is_empty() {
        return Err(RefusalMessage::from(BotError::NoOwnTable).into());
    }
    let client = app.clients().limited_client(address);
    app.lobby().open_tables().count_decision_of(host.id, client).map_err(RefusalMessage::from)?;
    Ok(Json(make_account(&app, name, Some(host.id), (author(host), None)).await?))
}

/// Revokes a bot account of the guest: its sockets close, and it leaves every table after the current hand, in which it
/// acts no more. The response has the accounts that are left.
#[utoipa::path(post, path = "/api/me/bots/{bot}/revoke", tag = "bots", params(("bot" = String, Path)),
    security(("guest" = [])),
    responses((status = 200, body = ref("#/components/schemas/BotLines")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure"))))]
pub async fn revoke(
    State(app): State<App>,
    session: Session,
    Path(bot): Path<String>,
) -> ApiResult<Vec<BotLine>> {
    let host = app.guest(&session).await?;
    let id = host.id;
    revoke_account(&app, &bot, Some(id), (author(host), None)).await?;
    Ok(Json(lines(&app, app.bot_accounts().list(Some(id))).await?))
}

fn author(host: Person) -> Author {
    Author::Host { player: host.id, name: host.name }
}

/// Makes an account of a host or, for `None`, of the administrator.
///
/// # Errors
/// The errors of [`BotAccounts::make`](crate::bot_accounts::BotAccounts::make), and `no_random_numbers`.
pub async fn make_account(
    app: &App,
    name: String,
    host: Option<PlayerId>,
    by: (Author, Option<String>),
) -> Result<MadeBot, ErrorResponse> {
    let token = tokens::fresh().map_err(|_| super::error::HttpError::NoRandomNumbers)?;
    let new = NewBotAccount { name, token_hash: tokens::hash(&token), host };
    let made = app.bot_accounts().make(app.store(), app.limits(), new, by).await?;
    let account = made.map_err(RefusalMessage::from)?;
    tracing::info!(player = account.player.0, "a bot account was made");
    let line = lines(app, vec![account]).await?.pop();
    let account = line.ok_or_else(|| RefusalMessage::from(BotError::NoSuchBotAccount))?;
    Ok(MadeBot { account, token })
}

/// Revokes an account of a host or, for `None`, of anybody, and removes the bot from the tables.
///
/// # Errors
/// The errors of [`BotAccounts::revoke`](crate::bot_accounts::BotAccounts::revoke), and store errors of the tables; the
/// account is revoked then, and the bot leaves these tables once they can store that.
pub async fn revoke_account(
    app: &App,
    bot: &str,
    host: Option<PlayerId>,
    by: (Author, Option<String>),
) -> Result<(), ErrorResponse> {
    let unknown = || RefusalMessage::from(BotError::NoSuchBotAccount);
    let bot = PlayerId(bot.parse().map_err(|_| unknown())?);
    let revoked = app.bot_accounts().revoke(app.store(), bot, host, by).await?;
    let account = revoked.map_err(RefusalMessage::from)?;
    tracing::info!(player = account.player.0, "a bot account was revoked");
    leave_tables(app, account.player, LeftBy::Revoked, BotError::BotRevoked.into()).await?;
    Ok(())
}

/// Accounts with the names of their hosts.
///
/// # Errors
/// Store errors.
pub async fn lines(app: &App, accounts: Vec<BotAccount>) -> Result<Vec<BotLine>, ErrorResponse> {
    let hosts: BTreeSet<PlayerId> = accounts.iter().filter_map(|account| account.host).collect();
    let hosts = app.store().players(hosts.into_iter().collect()).await?;
    let hosts: BTreeMap<PlayerId, String> = hosts.into_iter().map(|host| (host.id, host.name)).collect();
    let line = |account: BotAccount| BotLine {
        bot: account.player.to_string(),
        host: account.host.map(|host| hosts.get(&host).cloned().unwrap_or_default()),
        made_ms: account.made_ms,
        sockets: app.bot_limits().open_sockets(account.player),
        name: account.name,
    };
    Ok(accounts.into_iter().map(line).collect())
}
