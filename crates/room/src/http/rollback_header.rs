//! The header in which a client states the latest rollback of an event's log that it has seen.

use axum::http::HeaderMap;

/// The name of the header. Its value is the time of the rollback in milliseconds since the Unix epoch, a colon, and the
/// proof.
pub const ROLLBACK: &str = "event-rollback";

/// The time of a rollback, in milliseconds since the Unix epoch, and its proof; `None` without a valid header.
pub fn seen_rollback(headers: &HeaderMap) -> Option<(u64, String)> {
    let (since_ms, proof) = headers.get(ROLLBACK)?.to_str().ok()?.split_once(':')?;
    Some((since_ms.parse().ok()?, proof.to_owned()))
}
