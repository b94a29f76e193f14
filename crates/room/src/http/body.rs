//! Extractors of path parameters, query parameters and JSON bodies, and parsers of numbers in paths and queries.

use super::app::App;
use super::connections::ConnectionGuard;
use super::error::HttpError;
use super::error_response::{ErrorResponse, not_found};
use crate::protocol::RefusalMessage;
use crate::protocol::json::parse;
use crate::protocol::unreadable_input::{InputKind, UnreadableInput};
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeMap;
use std::str::FromStr;
use tokio::time::timeout;

/// Maximum of a number in a path or a query, 2^53 − 1: the largest that every JSON parser reads exactly.
pub const MAX_NUMBER: u64 = (1 << 53) - 1;

/// Maximum of a signed 32-bit parameter, such as the number of a page.
pub const MAX_INT32: u64 = (1 << 31) - 1;

/// Extractor of path parameters. Responds 404 if they cannot be deserialized.
pub struct Path<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = ErrorResponse;

    /// Responds 404 if the parameters cannot be deserialized, for example because the percent-decoded path is not
    /// UTF-8.
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, ErrorResponse> {
        match axum::extract::Path::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(filled)) => Ok(Path(filled)),
            Err(_) => Err(not_found().await),
        }
    }
}

/// The query parameters by name; a duplicate is refused.
pub struct Query(pub BTreeMap<String, String>);

impl<S: Send + Sync> FromRequestParts<S> for Query {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query, ErrorResponse> {
        let mut query = BTreeMap::new();
        let fields = axum::extract::Query::<Vec<(String, String)>>::try_from_uri(&parts.uri);
        for (name, value) in fields.map_err(|_| RefusalMessage::from(UnreadableInput::Query))?.0 {
            if query.contains_key(&name) {
                return Err(ErrorResponse::from(RefusalMessage::from(
                    InputKind::Request.duplicate_field(&name),
                )));
            }
            query.insert(name, value);
        }
        Ok(Query(query))
    }
}

/// Extractor of a JSON body. The length of the body and the time to receive it are limited.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, ErrorResponse> {
        if !has_media_type(request.headers(), "application/json") {
            return Err(HttpError::NotJson.into());
        }
        let bytes = receive(request, app, app.limits().body_bytes).await?;
        Ok(Body(read(&bytes).map_err(RefusalMessage::from)?))
    }
}

/// Receives a body, whose maximum length, `most`, the router checks.
///
/// # Errors
/// [`HttpError::TooSlow`] if the body does not arrive within the time for bodies, and [`HttpError::TooLong`] if it is
/// too long or cannot be read.
pub async fn receive(request: Request, app: &App, most: u32) -> Result<Bytes, HttpError> {
    let guard = request.extensions().get::<ConnectionGuard>().cloned();
    let _receiving = guard.as_ref().map(ConnectionGuard::receiving);
    let bytes = timeout(app.limits().body_time, Bytes::from_request(request, app)).await;
    bytes.map_err(|_| HttpError::TooSlow)?.map_err(|_| HttpError::TooLong { most })
}

/// Returns whether the content type is this media type; parameters such as a charset may follow.
pub fn has_media_type(headers: &HeaderMap, expected: &str) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default();
    essence.trim().eq_ignore_ascii_case(expected)
}

/// Parses JSON. As in JSON Schema, `3.0` is an integer, and only an object is accepted for a struct.
///
/// # Errors
/// The errors of [`parse`] and of [`InputKind::read`].
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, UnreadableInput> {
    let mut value = parse(bytes)?;
    normalize_integers(&mut value);
    InputKind::Request.read(&value)
}

/// Converts every number without a fractional part, such as `3.0`, to an integer, up to [`MAX_NUMBER`].
fn normalize_integers(value: &mut Value) {
    match value {
        Value::Number(number) => {
            let whole = number.as_f64().filter(|float| number.is_f64() && float.fract() == 0.0);
            if let Some(float) = whole.filter(|float| float.abs() <= MAX_NUMBER as f64) {
                *number = (float as i64).into();
            }
        }
        Value::Array(values) => values.iter_mut().for_each(normalize_integers),
        Value::Object(fields) => fields.values_mut().for_each(normalize_integers),
        Value::Null | Value::Bool(_) | Value::String(_) => (),
    }
}

/// Parses a whole number in a path or a query, at most [`MAX_NUMBER`].
///
/// # Errors
/// [`HttpError::NoNumber`], with the name of the parameter.
pub fn number<T: FromStr>(name: &str, text: &str) -> Result<T, HttpError> {
    number_up_to(MAX_NUMBER, name, text)
}

/// Parses a whole number of at most `max`.
///
/// # Errors
/// The errors of [`number`].
pub fn number_up_to<T: FromStr>(max: u64, name: &str, text: &str) -> Result<T, HttpError> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let fits = digits && text.parse().is_ok_and(|number: u64| number <= max);
    let no_number = || HttpError::NoNumber { field: name.to_owned(), most: max, found: text.to_owned() };
    text.parse().ok().filter(|_| fits).ok_or_else(no_number)
}
