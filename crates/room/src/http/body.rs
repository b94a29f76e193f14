//! Extractors of path parameters and JSON bodies.

use super::connections::ConnectionGuard;
use super::failed::{Failed, not_found};
use crate::kind::Kind;
use crate::limits::Limits;
use crate::protocol::Refused;
use crate::protocol::json::parse;
use crate::protocol::unread::InputKind;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use formats::input;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeMap;
use std::str::FromStr;
use tokio::time::timeout;

/// Maximum length of a body, in bytes.
pub const MAX_BODY: usize = 64 * 1024;

/// Maximum of a number in a path or a query, 2^53 − 1: the largest that every JSON parser reads exactly.
pub const MAX_NUMBER: u64 = (1 << 53) - 1;

/// Maximum of a 32-bit parameter, such as the number of a page.
pub const MAX_INT32: u64 = (1 << 31) - 1;

/// Extractor of path parameters.
pub struct Path<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Failed;

    /// Responds 404 if the percent-decoded path is not UTF-8.
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Failed> {
        match axum::extract::Path::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(filled)) => Ok(Path(filled)),
            Err(_) => Err(not_found().await),
        }
    }
}

/// The query parameters by name; a duplicate is refused.
pub struct Query(pub BTreeMap<String, String>);

impl<S: Send + Sync> FromRequestParts<S> for Query {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query, Failed> {
        let mut query = BTreeMap::new();
        let fields = axum::extract::Query::<Vec<(String, String)>>::try_from_uri(&parts.uri);
        for (name, value) in fields.map_err(|_| no_query())?.0 {
            if query.contains_key(&name) {
                return Err(Failed::from(twice(&name)));
            }
            query.insert(name, value);
        }
        Ok(Query(query))
    }
}

fn twice(name: &str) -> Refused {
    InputKind::Request.refuse(&input::Path::default().below(name), &input::Fault::Twice(input::shorten(name)))
}

fn no_query() -> Failed {
    let refused = Refused::new(Kind::Malformed, "unread", "the query of the address cannot be read");
    Failed::from(refused.with("field", "").with("wrong", "value"))
}

/// Extractor of a JSON body.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failed> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if !kind.is_some_and(is_json) {
            let refused = Refused::new(
                Kind::OtherMediaType,
                "not_json",
                "send JSON, with content-type: application/json",
            );
            return Err(Failed::from(refused));
        }
        let guard = request.extensions().get::<ConnectionGuard>().cloned();
        let limit = guard.as_ref().map_or_else(Limits::default, |guard| *guard.limits()).body_time;
        let _receiving = guard.as_ref().map(ConnectionGuard::receiving);
        let bytes = timeout(limit, Bytes::from_request(request, state)).await.map_err(|_| too_slow())?;
        let bytes = bytes.map_err(|_| too_long())?;
        read(&bytes).map(Body).map_err(Failed::from)
    }
}

fn too_slow() -> Failed {
    let refused = Refused::new(
        Kind::TooSlow,
        "too_slow",
        "the body of the request was not received in time: send it again",
    );
    Failed::from(refused)
}

fn too_long() -> Failed {
    let refused = Refused::new(
        Kind::TooLong,
        "too_long",
        format!("the body of a request has at most {MAX_BODY} bytes"),
    )
    .with("most", MAX_BODY);
    Failed::from(refused)
}

/// Returns whether the content type is JSON; parameters such as a charset may follow.
fn is_json(kind: &str) -> bool {
    let essence = kind.split(';').next().unwrap_or_default();
    essence.trim().eq_ignore_ascii_case("application/json")
}

/// Parses JSON. As in JSON Schema, `3.0` is an integer, and only an object is accepted for a struct.
///
/// # Errors
/// Those of [`parse`] and of [`InputKind::read`].
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refused> {
    let mut value = parse(bytes)?;
    normalize_integers(&mut value);
    InputKind::Request.read(&value)
}

/// Converts every number without a fractional part, such as `3.0`, to an integer.
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

/// Parses a number in a path or a query.
///
/// # Errors
/// `no_number`, with the name of the parameter.
pub fn number<T: FromStr>(name: &str, text: &str) -> Result<T, Failed> {
    number_up_to(MAX_NUMBER, name, text)
}

/// Parses a number that is at most `most`.
///
/// # Errors
/// Those of [`number`].
pub fn number_up_to<T: FromStr>(most: u64, name: &str, text: &str) -> Result<T, Failed> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let fits = digits && text.parse().is_ok_and(|number: u64| number <= most);
    text.parse().ok().filter(|_| fits).ok_or_else(|| {
        let message = format!("{name}: {text:?} is not a whole number from 0 to {most}");
        let refused =
            Refused::new(Kind::Malformed, "no_number", message).with("field", name).with("most", most);
        Failed::from(refused)
    })
}
