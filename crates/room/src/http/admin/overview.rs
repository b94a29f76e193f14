//! `/api/admin/overview`: the cost of clients and tables, and the decisions in force.

use super::{Administrator, names_of};
use crate::http::app::App;
use crate::http::connections::OpenConnections;
use crate::http::error_response::{ApiResult, ErrorResponse};
use crate::http::usage::{ClientUsage, ReplacedClients};
use crate::store::{AuditLog, Store};
use crate::wall_clock::now_ms;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

/// The cost of clients and tables, and the decisions in force.
#[derive(Serialize, JsonSchema)]
pub struct Overview {
    /// The clients that made a request in the last hour or have a connection, the most expensive first.
    pub clients: Vec<ClientCost>,
    /// The costs of clients that are no longer listed one by one, since too many others came after them.
    pub replaced_clients: ReplacedCost,
    /// The open tables, the most expensive first.
    pub tables: Vec<TableCost>,
    /// The bans in force, by name.
    pub bans: Vec<BanLine>,
    /// The banner that every page shows; `null` if there is none.
    pub banner: Option<String>,
    /// Reason why no new tables and events are accepted; `null` if they are accepted.
    pub held: Option<String>,
    /// Number of entries of the audit log.
    pub audit_entries: u64,
    /// Hash of the last entry of the audit log, as 64 hexadecimal digits, which identifies the whole log; all zeros if
    /// the log is empty.
    pub audit_head: String,
}

/// The cost of a client, which is an IPv4 address or an IPv6 /64 network.
#[derive(Serialize, JsonSchema)]
pub struct ClientCost {
    /// The address, or the first address of the network.
    pub client: String,
    /// Names of the guests with a socket from it, in alphabetical order.
    pub guests: Vec<String>,
    /// Number of open connections.
    pub connections: u32,
    /// Number of open sockets.
    pub sockets: u32,
    /// Number of requests since the client last spent an hour without a request and without an open socket.
    pub requests: u64,
    /// Number of these requests that were refused.
    pub refused: u64,
    /// Processor time of these requests and of the sockets, in milliseconds, without that of the tables.
    pub processor_ms: u64,
}

/// The sum of the costs of clients that are no longer listed, since the room was started.
#[derive(Serialize, JsonSchema)]
pub struct ReplacedCost {
    /// Number of clients.
    pub clients: u64,
    /// Number of their requests.
    pub requests: u64,
    /// Number of these requests that were refused.
    pub refused: u64,
    /// Processor time of these requests and of the sockets, in milliseconds.
    pub processor_ms: u64,
}

impl From<ReplacedClients> for ReplacedCost {
    fn from(ReplacedClients { clients, usage }: ReplacedClients) -> ReplacedCost {
        let ClientUsage { requests, refused, processor } = usage;
        ReplacedCost { clients, requests, refused, processor_ms: processor.as_millis() as u64 }
    }
}

/// The cost of a table since it was opened or the room was started.
#[derive(Serialize, JsonSchema)]
pub struct TableCost {
    /// Id of the table.
    pub table: String,
    /// Number of entries in its log, since its creation.
    pub entries: u64,
    /// Number of open sockets.
    pub sockets: u32,
    /// Number of messages sent.
    pub messages: u64,
    /// Total size of the messages sent, in bytes.
    pub bytes: u64,
    /// Processor time of the table, in milliseconds.
    pub processor_ms: u64,
}

/// A ban in force.
#[derive(Serialize, JsonSchema)]
pub struct BanLine {
    /// Id of the guest, a number of up to 63 bits.
    pub player: String,
    /// Name of the guest when the ban was made.
    pub name: String,
    /// Reason of the ban.
    pub reason: String,
    /// Time at which the ban ends, in milliseconds since the Unix epoch; `null` for a permanent ban.
    pub until_ms: Option<u64>,
    /// The networks from which no new guest is accepted.
    pub networks: Vec<String>,
}

/// The cost of clients and tables, and the decisions in force.
#[utoipa::path(get, path = "/api/admin/overview", tag = "administrator",
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/Overview")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn get(State(app): State<App>, _: Administrator) -> ApiResult<Overview> {
    let open = app.connections().by_client();
    let moderation = app.moderation();
    let bans = moderation.bans().all(now_ms()).into_iter().map(|(player, ban)| BanLine {
        player: player.to_string(),
        name: ban.name,
        reason: ban.reason,
        until_ms: ban.until_ms,
        networks: ban.networks.iter().map(IpAddr::to_string).collect(),
    });
    let mut bans: Vec<BanLine> = bans.collect();
    bans.sort_by(|one, other| one.name.cmp(&other.name));
    let AuditLog { last, head, .. } = app.store().audit_log().await?;
    Ok(Json(Overview {
        clients: clients(&app, &open).await?,
        replaced_clients: app.clients().usage().replaced().into(),
        tables: tables(&app).await,
        bans,
        banner: moderation.banner(),
        held: moderation.held(),
        audit_entries: last,
        audit_head: head.to_string(),
    }))
}

async fn clients(
    app: &App,
    open: &BTreeMap<IpAddr, OpenConnections>,
) -> Result<Vec<ClientCost>, ErrorResponse> {
    let guests = open.values().flat_map(|open| &open.guests).map(|&(player, _)| player);
    let names = names_of(app, guests.collect()).await?;
    let names = |open: &OpenConnections| {
        let names: BTreeSet<&String> =
            open.guests.iter().filter_map(|(player, _)| names.get(player)).collect();
        names.into_iter().cloned().collect()
    };
    let used = app.clients().usage().all();
    let known: BTreeSet<IpAddr> = open.keys().chain(used.keys()).copied().collect();
    let cost = |client: IpAddr| {
        let open = open.get(&client);
        let used = used.get(&client).copied().unwrap_or_default();
        ClientCost {
            client: client.to_string(),
            guests: open.map_or_else(Vec::new, names),
            connections: open.map_or(0, |open| open.connections),
            sockets: open.map_or(0, |open| open.sockets),
            requests: used.requests,
            refused: used.refused,
            processor_ms: used.processor.as_millis() as u64,
        }
    };
    let mut costs: Vec<ClientCost> = known.into_iter().map(cost).collect();
    costs.sort_by_key(|cost| std::cmp::Reverse((cost.processor_ms, cost.requests)));
    Ok(costs)
}

async fn tables(app: &App) -> Vec<TableCost> {
    let mut costs = Vec::new();
    for table in app.lobby().all() {
        let Some((cost, processor)) = table.cost().await else { continue };
        costs.push(TableCost {
            table: table.id().to_string(),
            entries: cost.entries,
            sockets: u32::try_from(cost.sockets).unwrap_or(u32::MAX),
            messages: cost.sent.messages,
            bytes: cost.sent.bytes,
            processor_ms: processor.as_millis() as u64,
        });
    }
    costs.sort_by_key(|cost| std::cmp::Reverse((cost.processor_ms, cost.messages)));
    costs
}
