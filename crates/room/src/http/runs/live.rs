//! The live board of an event: Server-Sent Events.

use crate::http::app::App;
use crate::http::body::{Path, Query};
use crate::http::connections::{ConnectionGuard, SocketGuard};
use crate::http::error_response::ErrorResponse;
use crate::http::forwarded::ClientAddress;
use crate::http::limits::SocketPermit;
use crate::run::demo::Viewer;
use crate::run::watch::Watch;
use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use std::convert::Infallible;
use std::sync::Arc;
use tokio::time::{Duration, Instant, sleep, timeout};

/// Interval between comments while there are no changes (keep-alive).
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// A comment, which readers of the stream skip.
const COMMENT: &[u8] = b":\n\n";
/// Number of groups of viewers. They receive an update one after another, so that other requests are handled in
/// between.
const GROUPS: u16 = 16;
/// Time between an update of the first group and that of the last, per viewer.
const TIME_PER_VIEWER: Duration = Duration::from_micros(400);
/// Maximum time between an update of the first group and that of the last.
const MAX_SPREAD: Duration = Duration::from_millis(250);
/// The header in which a browser that reconnects sends the id of the last event that it received.
const LAST_EVENT_ID: &str = "last-event-id";

/// The public board, then its changes, as Server-Sent Events: the data of each event is a board, and its id is the
/// position. The data of the first event is the whole board, or the changes after the position in the header
/// `Last-Event-ID` or, without it, in `since`. For an unknown position, it is the whole board.
#[utoipa::path(get, path = "/api/runs/{id}/board/events", tag = "runs",
    params(("id" = String, Path), ("since" = Option<String>, Query)),
    responses((status = 200, description = "Server-Sent Events"),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 429, body = ref("#/components/schemas/Failure"))))]
pub async fn events(
    State(app): State<App>,
    address: ClientAddress,
    Path(id): Path<String>,
    Query(query): Query,
    guard: Option<Extension<ConnectionGuard>>,
    headers: HeaderMap,
) -> Result<Response, ErrorResponse> {
    let run = app.run(&id).await?;
    let last = headers.get(LAST_EVENT_ID).and_then(|last| last.to_str().ok());
    let since = last.or_else(|| query.get("since").map(String::as_str));
    let slot = app.clients().socket(address, || app.connections().close_socket(address.ip))?;
    let spectator =
        guard.map(|Extension(guard)| guard.watch(run.id().log(), None, address.ip, Instant::now()));
    let viewer = app.demo().viewer(run.id());
    let watch = run.watch(since.and_then(|since| since.parse().ok())).await?;
    let events = events_of(watch, turn_of(address), (slot, spectator, viewer))
        .take_until(app.stopping().clone().cancelled_owned());
    let headers = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-cache")];
    Ok((headers, Body::from_stream(events)).into_response())
}

/// The updates as Server-Sent Events, with comments in between. The viewer's connection, `place`, is counted until the
/// stream is dropped.
fn events_of(
    watch: Watch,
    turn: u16,
    place: (SocketPermit, Option<SocketGuard>, Option<Arc<Viewer>>),
) -> impl Stream<Item = Result<Bytes, Infallible>> {
    stream::unfold((watch, place), move |(mut watch, place)| async move {
        let event = match timeout(KEEP_ALIVE, watch.next()).await {
            Ok(update) => {
                let update = update.ok()?;
                sleep(delay(update.viewers, turn)).await;
                // The bytes are shared by all viewers.
                Bytes::from_owner(update.event.clone())
            }
            Err(_) => Bytes::from_static(COMMENT),
        };
        Some((Ok(event), (watch, place)))
    })
}

/// The group of a viewer, from half the port number of the connection: operating systems often assign only every second
/// port to clients.
const fn turn_of(address: ClientAddress) -> u16 {
    address.port / 2 % GROUPS
}

/// Delay of an update for a group, given the number of viewers who receive it.
fn delay(viewers: usize, turn: u16) -> Duration {
    let all = TIME_PER_VIEWER.saturating_mul(u32::try_from(viewers).unwrap_or(u32::MAX)).min(MAX_SPREAD);
    all * u32::from(turn) / u32::from(GROUPS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn an_update_reaches_few_viewers_at_once_and_many_within_a_quarter_of_a_second() {
        assert!(delay(1, 15) < Duration::from_millis(1));
        assert_eq!(delay(500, 0), Duration::ZERO);
        assert_eq!(delay(400, 8), Duration::from_millis(80));
        assert!(delay(2_000, 15) < MAX_SPREAD && delay(usize::MAX, 15) < MAX_SPREAD);
        let ports = (40_000..40_032).step_by(2);
        let turns: BTreeSet<u16> =
            ports.map(|port| turn_of(ClientAddress::of_peer(([127, 0, 0, 1], port).into()))).collect();
        assert_eq!(turns.len(), 16);
    }
}
