//! Reads what a request brings.

use super::failed::Failed;
use crate::protocol::Refused;
use crate::protocol::unread::Sent;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use games::words::in_words;
use serde::de::DeserializeOwned;
use std::str::FromStr;

/// The most that a body may have, in bytes.
pub const MOST: usize = 64 * 1024;

/// A body of JSON.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failed> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if !kind.is_some_and(|kind| kind.starts_with("application/json")) {
            let refused = Refused::new("not_json", "send JSON, with content-type: application/json");
            return Err(Failed::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, refused));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|_| too_long())?;
        read(&bytes).map(Body).map_err(|refused| Failed::new(StatusCode::BAD_REQUEST, refused))
    }
}

fn too_long() -> Failed {
    let refused = Refused::new("too_long", format!("a request has at most {MOST} bytes")).with("most", MOST);
    Failed::new(StatusCode::PAYLOAD_TOO_LARGE, refused)
}

/// Reads JSON.
///
/// # Errors
/// `unread`, with the line and the column of what is no JSON, else as [`Sent::read`].
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refused> {
    let value: serde_json::Value = serde_json::from_slice(bytes).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        let what = in_words(&error.to_string());
        Refused::new("unread", format!("line {line}, column {column}: {what}"))
            .with("wrong", "syntax")
            .with("line", line)
            .with("column", column)
    })?;
    Sent::Request.read(&value)
}

/// Reads a number of an address or a query.
///
/// # Errors
/// `no_number`, with its name.
pub fn number<T: FromStr>(name: &str, text: &str) -> Result<T, Failed> {
    text.parse().map_err(|_| {
        let refused = Refused::new("no_number", format!("{name}: {text:?} is no whole number of 0 or more"));
        Failed::new(StatusCode::BAD_REQUEST, refused.with("field", name))
    })
}
