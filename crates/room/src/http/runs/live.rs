//! The live board of an event: Server-Sent Events.

use crate::http::app::App;
use crate::http::body::{Path, Query};
use crate::http::connections::{ConnectionGuard, SocketGuard};
use crate::http::error_response::ErrorResponse;
use crate::http::limits::Slot;
use crate::run::demo::Viewer;
use crate::run::watch::Watch;
use axum::Extension;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::time::{Duration, Instant};

/// Interval between comments while nothing changes (keep-alive).
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// The header in which a browser that reconnects sends the id of the last event that it received.
const LAST_EVENT_ID: &str = "last-event-id";

/// The public board, then its changes, as Server-Sent Events: the data of each event is a board, and its id is the
/// position. The first is the whole board, or the changes after `since` or the header `Last-Event-ID`. An unknown
/// position gives the whole board.
#[utoipa::path(get, path = "/api/runs/{id}/board/events", tag = "runs",
    params(("id" = String, Path), ("since" = Option<String>, Query)),
    responses((status = 200, description = "Server-Sent Events"),
              (status = 404, body = ref("#/components/schemas/Failure")),
              (status = 429, body = ref("#/components/schemas/Failure"))))]
pub async fn events(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    Query(query): Query,
    guard: Option<Extension<ConnectionGuard>>,
    headers: HeaderMap,
) -> Result<Response, ErrorResponse> {
    let run = app.run(&id).await?;
    let last = headers.get(LAST_EVENT_ID).and_then(|last| last.to_str().ok());
    let since = last.or_else(|| query.get("since").map(String::as_str));
    let slot = app.clients().socket(address, || app.connections().close_socket(address))?;
    let spectator = guard.map(|Extension(guard)| guard.watch(run.id().log(), None, Instant::now()));
    let viewer = app.demo().viewer(run.id());
    let watch = run.watch(since.and_then(|since| since.parse().ok())).await?;
    let events =
        events_of(watch, (slot, spectator, viewer)).take_until(app.stopping().clone().cancelled_owned());
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response())
}

/// The updates as events, until the room stops. The viewer counts as a connection until then.
fn events_of(
    watch: Watch,
    place: (Slot, Option<SocketGuard>, Option<Arc<Viewer>>),
) -> impl Stream<Item = Result<Event, Infallible>> {
    stream::unfold((watch, place), async |(mut watch, place)| {
        let update = watch.next().await.ok()?;
        let event = Event::default().id(update.position.to_string()).data(&*update.board);
        Some((Ok(event), (watch, place)))
    })
}
