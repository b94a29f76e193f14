//! `/api/admin/guests`: removing and banning guests.

use super::runs::current;
use super::{Administrator, Reason, reason, record};
use crate::audit::{AuditDecision, AuditEntry};
use crate::http::app::{App, Db};
use crate::http::body::{Body, Path};
use crate::http::client_key::client;
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::http::forwarded::ClientAddress;
use crate::http::runs::RunLine;
use crate::log_types::LeftBy;
use crate::moderation::ModerationError;
use crate::protocol::server::Payload;
use crate::protocol::{EncodedMessage, RefusalMessage};
use crate::store::{Player, PlayerId, Store};
use crate::table::error::{CommandError, TableError};
use crate::table::{ClosingReason, TableHandle};
use crate::wall_clock::now_ms;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::net::IpAddr;

/// Maximum length of a ban that ends, in hours: 366 days.
pub const MAX_HOURS: u32 = 366 * 24;

/// Request to ban a guest.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BanRequest {
    /// Reason of the ban, of 1 to 200 characters, for the audit log and for the guest.
    pub reason: String,
    /// Length of the ban in hours, 1 to 8,784; permanent if omitted.
    #[serde(default)]
    #[schemars(range(min = 1, max = MAX_HOURS))]
    pub hours: Option<u32>,
    /// `true` to refuse new guests from the networks of the guest too, for the same time. Everybody who shares the
    /// network is affected, so the room's own computer and the administrator's network cannot be banned.
    #[serde(default)]
    pub network: bool,
    /// `true`, the default, to close the tables that the guest hosts after the current hand, each with the same reason.
    /// Otherwise they stay open without a host.
    #[serde(default = "yes")]
    pub close_tables: bool,
}

const fn yes() -> bool {
    true
}

/// The guest whom a decision concerns.
#[derive(Serialize, JsonSchema)]
// Name of the schema in the OpenAPI description and of the type in the client.
#[schemars(rename = "GuestDecision")]
pub struct GuestDecision {
    /// Name of the guest.
    pub name: String,
    /// Number of tables from which the guest is removed: those where the guest sat or had a socket.
    pub tables: u32,
    /// Number of tables that the guest hosts and that close because of a ban.
    pub closed_tables: u32,
    /// The events that a banned guest created and that are not over. They take no new participants while the ban lasts;
    /// the rest of the staff finishes them.
    pub runs: Vec<RunLine>,
}

/// Removes a guest from every table, for a reason: sockets are closed, and the guest leaves after the current hand, in
/// which the guest acts no more. The guest may return.
#[utoipa::path(post, path = "/api/admin/guests/{player}/remove", tag = "administrator",
    params(("player" = String, Path)),
    request_body(content = ref("#/components/schemas/Reason"), content_type = "application/json"),
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/GuestDecision")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn remove(
    State(app): State<App>,
    _: Administrator,
    Path(player): Path<String>,
    Body(request): Body<Reason>,
) -> ApiResult<GuestDecision> {
    let reason = reason(&request.reason)?;
    let guest = guest(&app, &player).await?;
    let decided = AuditDecision::GuestRemoved { player: guest.id, name: guest.name.clone() };
    record(&app, AuditEntry::of_administrator(Some(reason.clone()), decided)).await?;
    let decision = ModerationError::RemovedFromTables { reason };
    let tables = leave_tables(&app, guest.id, LeftBy::Administrator, decision.into()).await?;
    Ok(Json(GuestDecision { name: guest.name, tables, closed_tables: 0, runs: Vec::new() }))
}

/// Bans a guest, for a reason: the guest is removed from every table, and every request of the guest is refused, except
/// to log out and to read the notices, until a time or permanently. A second ban replaces the reason and the end of the
/// first; if the first is still in force, its networks stay banned until the new end.
#[utoipa::path(post, path = "/api/admin/guests/{player}/ban", tag = "administrator",
    params(("player" = String, Path)),
    request_body(content = ref("#/components/schemas/BanRequest"), content_type = "application/json"),
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/GuestDecision")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn ban(
    State(app): State<App>,
    address: ClientAddress,
    _: Administrator,
    Path(player): Path<String>,
    Body(request): Body<BanRequest>,
) -> ApiResult<GuestDecision> {
    let reason = reason(&request.reason)?;
    if request.hours.is_some_and(|hours| !(1..=MAX_HOURS).contains(&hours)) {
        return Err(refused(ModerationError::BanHours { most: MAX_HOURS }));
    }
    // Name and networks are those when the ban is made.
    let decision = app.moderation().next_decision().await;
    let guest = guest(&app, &player).await?;
    let networks = if request.network { networks(&app, guest.id, address.ip)? } else { Vec::new() };
    let until_ms = request.hours.map(|hours| now_ms() + u64::from(hours) * 3_600_000);
    let Player { id: player, name } = guest;
    let close_tables = request.close_tables;
    let decided = AuditDecision::GuestBanned { player, name: name.clone(), until_ms, networks, close_tables };
    decision.make(AuditEntry::of_administrator(Some(reason.clone()), decided)).await?;
    let runs = open_runs(&app, player);
    let closed = if close_tables { app.lobby().tables_of_host(player) } else { Vec::new() };
    // The guest is told of the removal before the tables close.
    let decision = ModerationError::Banned { reason: reason.clone(), until_ms };
    let left = leave_tables(&app, player, LeftBy::Administrator, decision.into()).await;
    let closed_tables = close(closed, reason).await?;
    Ok(Json(GuestDecision { name, tables: left?, closed_tables, runs }))
}

/// Lifts the ban of a guest, for a reason.
#[utoipa::path(post, path = "/api/admin/guests/{player}/unban", tag = "administrator",
    params(("player" = String, Path)),
    request_body(content = ref("#/components/schemas/Reason"), content_type = "application/json"),
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/GuestDecision")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn unban(
    State(app): State<App>,
    _: Administrator,
    Path(player): Path<String>,
    Body(request): Body<Reason>,
) -> ApiResult<GuestDecision> {
    let reason = reason(&request.reason)?;
    let decision = app.moderation().next_decision().await;
    let guest = guest(&app, &player).await?;
    let decided = AuditDecision::BanLifted { player: guest.id, name: guest.name.clone() };
    if !app.bans().is_banned(guest.id, now_ms()) {
        return Err(refused(ModerationError::NothingToChange));
    }
    decision.make(AuditEntry::of_administrator(Some(reason), decided)).await?;
    Ok(Json(GuestDecision { name: guest.name, tables: 0, closed_tables: 0, runs: Vec::new() }))
}

fn refused(error: ModerationError) -> ErrorResponse {
    RefusalMessage::from(error).into()
}

/// The clients from which a guest has a socket or made the last request.
///
/// # Errors
/// `no_network` if there is none, and `own_network` if a ban must not cover one of them.
fn networks(app: &App, guest: PlayerId, administrator: IpAddr) -> Result<Vec<IpAddr>, ErrorResponse> {
    let seen = app.seen_guests().last(guest, now_ms()).map(|seen| seen.client);
    let networks: BTreeSet<IpAddr> = app.connections().clients_of(guest).into_iter().chain(seen).collect();
    match own_network(&networks, administrator) {
        Some(network) => Err(refused(ModerationError::OwnNetwork { network })),
        None if networks.is_empty() => Err(refused(ModerationError::NoNetwork)),
        None => Ok(networks.into_iter().collect()),
    }
}

/// The first of these clients that a ban must not cover; `None` if there is none. A ban must cover neither this
/// computer, from which all guests behind an untrusted proxy seem to come, nor the network of the administrator.
pub fn own_network(networks: &BTreeSet<IpAddr>, administrator: IpAddr) -> Option<IpAddr> {
    networks.iter().copied().find(|network| network.is_loopback() || *network == client(administrator))
}

/// The guest with this id, or the refusal `no_such_guest`.
async fn guest(app: &App, id: &str) -> Result<Player, ErrorResponse> {
    let player = match id.parse() {
        Ok(id) => app.store().player(PlayerId(id)).await?,
        Err(_) => None,
    };
    player.ok_or_else(|| refused(ModerationError::NoSuchGuest))
}

/// Removes a guest or a bot account from the tables where it sits or has a socket, for this cause, and returns their
/// number. The sockets close with this decision.
///
/// # Errors
/// The first error of a table. The guest is nevertheless removed from the other tables, and the sockets are closed
/// everywhere.
pub async fn leave_tables(
    app: &App,
    guest: PlayerId,
    by: LeftBy,
    decision: RefusalMessage,
) -> Result<u32, ErrorResponse> {
    let last_message = EncodedMessage::from(Payload::removed(decision));
    let seats = app.lobby().open_tables().tables_of(guest);
    let tables: BTreeSet<_> = seats.into_iter().chain(app.connections().tables_of(guest)).collect();
    let (mut count, mut done) = (0, Ok(()));
    for table in tables.iter().filter_map(|table| app.lobby().table(table.as_str())) {
        done = done.and(table.remove(guest, by, last_message.clone()).await);
        count += 1;
    }
    tracing::info!(player = guest.0, tables = count, ?by, "a player is removed from the tables");
    done?;
    Ok(count)
}

/// Closes the tables of a banned host for the reason of the ban, and returns their number. A table that has closed in
/// the meantime counts too.
///
/// # Errors
/// The first error of a table; the others close nevertheless.
async fn close(tables: Vec<TableHandle<Db>>, reason: String) -> Result<u32, ErrorResponse> {
    let (mut count, mut done) = (0, Ok(()));
    for table in tables {
        let closed = match table.close(ClosingReason::OfBan(reason.clone())).await {
            Err(TableError::Command(CommandError::Closed)) => Ok(()),
            closed => closed,
        };
        done = done.and(closed);
        count += 1;
    }
    done?;
    Ok(count)
}

/// The events that a guest created and that are not over.
fn open_runs(app: &App, guest: PlayerId) -> Vec<RunLine> {
    let created = current(app).into_iter().filter(|run| run.organiser == Some(guest));
    created.map(|run| RunLine::new(run.id, &run.summary)).collect()
}
