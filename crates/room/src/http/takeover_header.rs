//! The header in which a client states the latest take-over of an event that it has seen.

use axum::http::HeaderMap;

/// The name of the header. Its value is the time of the take-over in milliseconds since the Unix epoch, a colon, and the
/// proof.
const TAKEOVER: &str = "event-takeover";

/// The time of a take-over, in milliseconds since the Unix epoch, and its proof; `None` without a valid header.
pub fn seen_takeover(headers: &HeaderMap) -> Option<(u64, String)> {
    let (since_ms, proof) = headers.get(TAKEOVER)?.to_str().ok()?.split_once(':')?;
    Some((since_ms.parse().ok()?, proof.to_owned()))
}
