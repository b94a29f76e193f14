//! `/api/admin/guests`: removing and banning guests.

use super::{Administrator, Reason, reason, record};
use crate::audit::{AuditEntry, Decided};
use crate::http::app::App;
use crate::http::body::{Body, Path};
use crate::http::client_key::client;
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::http::forwarded::ClientAddress;
use crate::moderation::ModerationError;
use crate::protocol::server::Payload;
use crate::protocol::{EncodedMessage, RefusalMessage};
use crate::store::{Player, PlayerId, Store};
use crate::wall_clock::now_ms;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::net::IpAddr;

/// Maximum length of a ban that ends, in hours: a year.
const MAX_HOURS: u32 = 366 * 24;

/// Request to ban a guest.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BanRequest {
    /// Reason of the ban, of 1 to 200 characters, for the audit log and for the guest.
    pub reason: String,
    /// Length of the ban in hours, 1 to 8,784; permanent if omitted.
    #[serde(default)]
    pub hours: Option<u32>,
    /// `true` to refuse new guests from the networks of the guest too, for the same time. Everybody who shares the
    /// network is affected, so the network of this computer and that of the administrator are not accepted.
    #[serde(default)]
    pub network: bool,
}

/// The guest whom a decision concerns.
#[derive(Serialize, JsonSchema)]
// Name of the schema in the OpenAPI description and of the type in the client.
#[schemars(rename = "DecidedGuest")]
pub struct DecidedGuest {
    /// Name of the guest.
    pub name: String,
    /// Number of tables that the guest leaves, or whose sockets were closed.
    pub tables: u32,
}

/// Remove a guest from every table, for a reason: sockets are closed, and the guest leaves after the current hand, in
/// which the guest acts no more. The guest may return.
#[utoipa::path(post, path = "/api/admin/guests/{player}/remove", tag = "administrator",
    params(("player" = String, Path)),
    request_body(content = ref("#/components/schemas/Reason"), content_type = "application/json"),
    responses((status = 200, body = ref("#/components/schemas/DecidedGuest")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn remove(
    State(app): State<App>,
    _: Administrator,
    Path(player): Path<String>,
    Body(request): Body<Reason>,
) -> ApiResult<DecidedGuest> {
    let reason = reason(&request.reason)?;
    let guest = guest(&app, &player).await?;
    let decided = Decided::GuestRemoved { player: guest.id, name: guest.name.clone() };
    record(&app, AuditEntry::of_administrator(Some(reason.clone()), decided)).await?;
    leave_tables(&app, guest, ModerationError::RemovedFromTables { reason }).await
}

/// Ban a guest, for a reason: the guest is removed from every table, and every request of the guest is refused, until a
/// time or permanently.
#[utoipa::path(post, path = "/api/admin/guests/{player}/ban", tag = "administrator",
    params(("player" = String, Path)),
    request_body(content = ref("#/components/schemas/BanRequest"), content_type = "application/json"),
    responses((status = 200, body = ref("#/components/schemas/DecidedGuest")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn ban(
    State(app): State<App>,
    address: ClientAddress,
    _: Administrator,
    Path(player): Path<String>,
    Body(request): Body<BanRequest>,
) -> ApiResult<DecidedGuest> {
    let reason = reason(&request.reason)?;
    if request.hours.is_some_and(|hours| !(1..=MAX_HOURS).contains(&hours)) {
        return Err(refused(ModerationError::BanHours { most: MAX_HOURS }));
    }
    let guest = guest(&app, &player).await?;
    let networks = if request.network { networks(&app, guest.id, address.ip)? } else { Vec::new() };
    let until_ms = request.hours.map(|hours| now_ms() + u64::from(hours) * 3_600_000);
    let decided = Decided::GuestBanned { player: guest.id, name: guest.name.clone(), until_ms, networks };
    record(&app, AuditEntry::of_administrator(Some(reason.clone()), decided)).await?;
    leave_tables(&app, guest, ModerationError::Banned { reason, until_ms }).await
}

/// Lift the ban of a guest, for a reason.
#[utoipa::path(post, path = "/api/admin/guests/{player}/unban", tag = "administrator",
    params(("player" = String, Path)),
    request_body(content = ref("#/components/schemas/Reason"), content_type = "application/json"),
    responses((status = 200, body = ref("#/components/schemas/DecidedGuest")),
              (status = 401, body = ref("#/components/schemas/Failure")),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 422, body = ref("#/components/schemas/Failure"))))]
pub async fn unban(
    State(app): State<App>,
    _: Administrator,
    Path(player): Path<String>,
    Body(request): Body<Reason>,
) -> ApiResult<DecidedGuest> {
    let reason = reason(&request.reason)?;
    let guest = guest(&app, &player).await?;
    let decided = Decided::BanLifted { player: guest.id, name: guest.name.clone() };
    let entry = AuditEntry::of_administrator(Some(reason), decided);
    let is_banned =
        |moderation: &crate::moderation::Moderation<_>| match moderation.check_guest(guest.id, now_ms()) {
            Err(_) => Ok(()),
            Ok(()) => Err(refused(ModerationError::NothingToChange)),
        };
    app.moderation().decide(entry, is_banned).await?;
    Ok(Json(DecidedGuest { name: guest.name, tables: 0 }))
}

fn refused(error: ModerationError) -> ErrorResponse {
    RefusalMessage::from(error).into()
}

/// The clients from which a guest has a socket or made the last request.
///
/// # Errors
/// `no_network` if there is none, and `own_network`.
fn networks(app: &App, guest: PlayerId, administrator: IpAddr) -> Result<Vec<IpAddr>, ErrorResponse> {
    let seen = app.seen_guests().recent(now_ms()).get(&guest).map(|seen| seen.client);
    let networks: BTreeSet<IpAddr> = app.connections().clients_of(guest).into_iter().chain(seen).collect();
    match own_network(&networks, administrator) {
        Some(network) => Err(refused(ModerationError::OwnNetwork { network })),
        None if networks.is_empty() => Err(refused(ModerationError::NoNetwork)),
        None => Ok(networks.into_iter().collect()),
    }
}

/// The one of these clients that a ban must not cover: this computer, from which every guest comes behind an untrusted
/// proxy, or the network of the administrator.
pub fn own_network(networks: &BTreeSet<IpAddr>, administrator: IpAddr) -> Option<IpAddr> {
    networks.iter().copied().find(|network| network.is_loopback() || *network == client(administrator))
}

/// The guest with this id.
async fn guest(app: &App, id: &str) -> Result<Player, ErrorResponse> {
    let player = match id.parse() {
        Ok(id) => app.store().player(PlayerId(id)).await?,
        Err(_) => None,
    };
    player.ok_or_else(|| refused(ModerationError::NoSuchGuest))
}

/// Removes a guest from the tables where the guest sits or has a socket. The sockets close with this decision.
async fn leave_tables(app: &App, guest: Player, decision: ModerationError) -> ApiResult<DecidedGuest> {
    let bye = EncodedMessage::from(Payload::removed(decision.into()));
    let seats = app.lobby().open_tables().tables_of(guest.id);
    let tables: BTreeSet<_> = seats.into_iter().chain(app.connections().tables_of(guest.id)).collect();
    let mut count = 0;
    for table in tables.iter().filter_map(|table| app.lobby().table(table.as_str())) {
        table.remove(guest.id, bye.clone()).await?;
        count += 1;
    }
    tracing::info!(player = guest.id.0, tables = count, "the administrator removes a guest");
    Ok(Json(DecidedGuest { name: guest.name, tables: count }))
}
