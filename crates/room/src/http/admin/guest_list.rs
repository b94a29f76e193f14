//! `GET /api/admin/guests`: the guests whom the administrator can remove and ban.

use super::Administrator;
use super::guests::own_network;
use super::runs::current;
use crate::http::app::App;
use crate::http::body::Query;
use crate::http::client_key::client;
use crate::http::error_response::ApiResult;
use crate::http::forwarded::ClientAddress;
use crate::limits::site_or_client;
use crate::store::{Player, PlayerId, Store};
use crate::wall_clock::now_ms;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

/// Maximum number of guests in a response.
const MAX_LISTED: usize = 200;

/// The guests whom the administrator can remove and ban.
#[derive(Serialize, JsonSchema)]
pub struct GuestList {
    /// At most 200 guests: first those at a table, by name, then the others, by name. If more match, those at a table
    /// and those with a socket come first, then the latest guest of each client, then the second latest, and so on.
    pub guests: Vec<GuestLine>,
    /// Number of guests that match the search.
    pub found: usize,
}

/// A guest who is in the room, was there in the last 24 hours, hosts an open table or organises an event.
#[derive(Serialize, JsonSchema)]
pub struct GuestLine {
    /// Id of the guest, a number of up to 63 bits.
    pub player: String,
    /// Name of the guest.
    pub name: String,
    /// Ids of the tables where the guest sits or watches.
    pub tables: Vec<String>,
    /// The clients from which the guest has a socket or made the last request.
    pub clients: Vec<String>,
    /// `true` if one of the clients is the room's own computer or the administrator's network, neither of which can be
    /// banned.
    pub own_network: bool,
    /// Time of the last request, in milliseconds since the Unix epoch; `null` for a guest with a socket, and for one
    /// who made no request in the last 24 hours.
    pub seen_ms: Option<u64>,
    /// `true` if the guest has a socket open.
    pub connected: bool,
}

/// The guests who are in the room, were there in the last 24 hours, host an open table or organise an event that is not
/// over. With `name`, only those whose name contains this text, in upper or lower case, or whose network it is.
#[utoipa::path(get, path = "/api/admin/guests", tag = "administrator", params(("name" = Option<String>, Query)),
    security(("administrator" = [])),
    responses((status = 200, body = ref("#/components/schemas/GuestList")),
              (status = 401, body = ref("#/components/schemas/Failure"))))]
pub async fn list(
    State(app): State<App>,
    address: ClientAddress,
    _: Administrator,
    Query(query): Query,
) -> ApiResult<GuestList> {
    let wanted = Search::new(query.get("name").map_or("", String::as_str));
    let known = known_guests(&app);
    let mut found = app.store().players(known.keys().copied().collect()).await?;
    found.retain(|player| wanted.matches(&player.name, &known[&player.id].clients));
    let count = found.len();
    let ranks = ranks(&found, &known);
    found.sort_unstable_by_key(|player| (ranks[&player.id], player.id));
    found.truncate(MAX_LISTED);
    found.sort_unstable_by(|one, other| {
        let place = |player: &Player| known[&player.id].tables.is_empty();
        (place(one), &one.name, one.id).cmp(&(place(other), &other.name, other.id))
    });
    let guests = found.into_iter().map(|player| line(&player, &known[&player.id], address.ip)).collect();
    Ok(Json(GuestList { guests, found: count }))
}

/// A part of a name, or a network.
struct Search {
    /// Lower-case text.
    text: String,
    client: Option<IpAddr>,
}

impl Search {
    fn new(text: &str) -> Search {
        let text = text.trim().to_lowercase();
        let address = text.strip_suffix("/64").unwrap_or(&text);
        Search { client: address.parse().ok().map(client), text }
    }

    fn matches(&self, name: &str, clients: &BTreeSet<IpAddr>) -> bool {
        name.to_lowercase().contains(&self.text)
            || self.client.is_some_and(|client| clients.contains(&client))
    }
}

/// Ranks of the guests for a list that is too long, the lowest first: guests at a table, then those with a socket, then
/// the latest guest of each client, then the second latest, and so on. Many new guests of one client thus push nobody
/// else off the list.
fn ranks(
    guests: &[Player],
    known: &BTreeMap<PlayerId, KnownGuest>,
) -> BTreeMap<PlayerId, (bool, bool, usize)> {
    let mut latest_first: Vec<PlayerId> = guests.iter().map(|guest| guest.id).collect();
    latest_first.sort_by_key(|guest| Reverse(known[guest].seen_ms));
    let mut of_client: BTreeMap<Option<IpAddr>, usize> = BTreeMap::new();
    let ranked = latest_first.into_iter().map(|player| {
        let guest = &known[&player];
        let earlier = of_client.entry(guest.clients.first().copied().map(site_or_client));
        let place = earlier.and_modify(|count| *count += 1).or_insert(0);
        (player, (guest.tables.is_empty(), !guest.connected, *place))
    });
    ranked.collect()
}

/// The facts about a guest besides the name.
#[derive(Default)]
struct KnownGuest {
    tables: BTreeSet<String>,
    clients: BTreeSet<IpAddr>,
    seen_ms: Option<u64>,
    connected: bool,
}

/// The guests with a seat, a socket, a request in the last 24 hours, an open table of their own, or an event that is
/// not over.
fn known_guests(app: &App) -> BTreeMap<PlayerId, KnownGuest> {
    let mut known: BTreeMap<PlayerId, KnownGuest> = BTreeMap::new();
    for (player, seen) in app.seen_guests().recent(now_ms()) {
        let guest = known.entry(player).or_default();
        guest.seen_ms = Some(seen.at_ms);
        guest.clients.insert(seen.client);
    }
    for (table, player) in app.lobby().open_tables().seated() {
        known.entry(player).or_default().tables.insert(table.to_string());
    }
    for (client, open) in app.connections().by_client() {
        for (player, log) in open.guests {
            let guest = known.entry(player).or_default();
            guest.connected = true;
            guest.clients.insert(client);
            guest.tables.extend(app.lobby().table(log.as_str()).map(|table| table.id().to_string()));
        }
    }
    let hosts = app.lobby().all().into_iter().filter_map(|table| table.host());
    let organisers = current(app).into_iter().filter_map(|run| run.organiser);
    for player in hosts.chain(organisers) {
        known.entry(player).or_default();
    }
    known
}

fn line(player: &Player, known: &KnownGuest, administrator: IpAddr) -> GuestLine {
    GuestLine {
        player: player.id.to_string(),
        name: player.name.clone(),
        tables: known.tables.iter().cloned().collect(),
        clients: known.clients.iter().map(IpAddr::to_string).collect(),
        own_network: own_network(&known.clients, administrator).is_some(),
        seen_ms: known.seen_ms.filter(|_| !known.connected),
        connected: known.connected,
    }
}
