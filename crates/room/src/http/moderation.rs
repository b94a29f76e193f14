//! Refuses the requests of banned guests, and records who was in the room. Where a handler, a table or an event uses
//! the identity of a guest, the ban is checked again, since it may be made while a request waits.

use super::app::App;
use super::error_response::ErrorResponse;
use super::forwarded::ClientAddress;
use super::session::{Session, player};
use crate::wall_clock::now_ms;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

/// Passes on a request unless its guest is banned. A banned guest may log out and read the notices, and the
/// administrator's routes have checks of their own.
///
/// # Errors
/// [`ModerationError::Banned`](crate::moderation::ModerationError::Banned).
pub async fn check(
    State(app): State<App>,
    session: Session,
    request: Request,
    next: Next,
) -> Result<Response, ErrorResponse> {
    let path = request.uri().path();
    let is_exempt = ["/api/me/logout", "/api/notice"].contains(&path) || path.starts_with("/api/admin/");
    if let Some(player) = player(&session).filter(|_| !is_exempt) {
        app.check_ban(player)?;
    }
    Ok(next.run(request).await)
}

/// Passes a request on, and records its guest: before, since the client may close the connection meanwhile, and
/// afterwards, if the request changed the guest of the session.
pub async fn record(
    State(app): State<App>,
    address: ClientAddress,
    session: Session,
    request: Request,
    next: Next,
) -> Response {
    let before = player(&session);
    app.seen_guests().record(before, address.ip, now_ms());
    let response = next.run(request).await;
    let after = player(&session);
    if after != before {
        app.seen_guests().record(after, address.ip, now_ms());
    }
    response
}
