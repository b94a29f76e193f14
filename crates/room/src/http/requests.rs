//! Request log: one line per request, with the route instead of the URL, which may contain a table's id.

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use std::time::Instant;

/// Logs a request once its response is ready.
pub async fn log(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let begun = Instant::now();
    let response = next.run(request).await;
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    let (status, ms) = (response.status().as_u16(), begun.elapsed().as_secs_f64() * 1000.0);
    if response.status().is_server_error() {
        tracing::error!(%method, route, status, ms, "answered");
    } else {
        tracing::debug!(%method, route, status, ms, "answered");
    }
    response
}
