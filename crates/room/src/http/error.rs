//! Refusals specific to HTTP, and the HTTP status of every refusal.

use crate::refusal::{Kind, RefusalEnum};
use axum::http::StatusCode;
use serde::Serialize;

/// Refusal of a request by the HTTP interface itself, and not by the lobby, a table or an event.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames, thiserror::Error,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum HttpError {
    #[error("there is nothing at this address")]
    NoSuchPage,
    #[error("there is no such table, or it is closed: check the link")]
    NoSuchTable,
    #[error("there is no game {game:?}: /api/games lists them")]
    NoSuchGame { game: String },
    #[error("this address does not support this method: see /api/openapi.json")]
    OtherMethod,
    #[error("{field}: {found:?} is not a whole number from 0 to {most}")]
    NoNumber {
        field: String,
        most: u64,
        #[serde(skip)]
        found: String,
    },
    #[error("send JSON, with content-type: application/json")]
    NotJson,
    #[error("send CSV, with content-type: text/csv")]
    NotCsv,
    #[error("send the log of an event, with content-type: application/jsonl")]
    NotLog,
    #[error("the body of the request was not received in time: send it again")]
    TooSlow,
    #[error("the body of a request has at most {most} bytes")]
    TooLong { most: u32 },
    #[error(
        "the room does not accept the host {host}: open it by its address, or start it with --public-url and this name"
    )]
    OtherHost { host: String },
    #[error("the request comes from a page of another site: open the room's own page")]
    OtherSite,
    #[error("this address is a WebSocket endpoint: open it as a WebSocket")]
    NoSocket,
    #[error("too many requests from this address: try again in {retry_seconds} s")]
    TooManyRequests { retry_seconds: u32 },
    #[error("too many new guests from this address: try again in {retry_seconds} s")]
    TooManyGuests { retry_seconds: u32 },
    #[error("too many new events from this address: try again in {retry_seconds} s")]
    TooManyRuns { retry_seconds: u32 },
    #[error("too many wrong codes from this address: try again in {retry_seconds} s")]
    TooManyCodes { retry_seconds: u32 },
    #[error("too many wrong tokens from this address: try again in {retry_seconds} s")]
    TooManyTokens { retry_seconds: u32 },
    #[error(
        "{most} sockets are open from this address: close some tables, or try again in {retry_seconds} s"
    )]
    TooManySockets { most: u32, retry_seconds: u32 },
    #[error("too many long requests from this address are waiting: try again in {retry_seconds} s")]
    TooManyLongRequests { retry_seconds: u32 },
    #[error("too many messages: try again in {retry_seconds} s")]
    TooManyMessages { retry_seconds: u32 },
    #[error("the room has too many requests or new guests: try again in {retry_seconds} s")]
    RoomBusy { retry_seconds: u32 },
    #[error("too many long requests are waiting: try again in {retry_seconds} s")]
    TooBusy { retry_seconds: u32 },
    #[error(
        "there are too many connections: try again in {retry_seconds} s. / hay demasiadas conexiones: inténtalo de nuevo \
         en {retry_seconds} s."
    )]
    TooManyConnections { retry_seconds: u32 },
    #[error("the sessions are unavailable: try again in a moment")]
    SessionsUnavailable,
    #[error("the room is stopping")]
    Stopping,
    #[error(
        "the token is wrong or already used: for a new one, stop the room and start it with --new-admin-token"
    )]
    WrongToken,
    #[error("only the administrator may do this: log in with the one-time token")]
    NotAdmin,
    #[error("send the token for metrics, as authorization: Bearer TOKEN; serve --metrics-token sets it")]
    NoMetricsToken,
    #[error("this code is wrong, used or older than five minutes: make a new one on the first device")]
    WrongCode,
    #[error("the server has no random numbers: try again in a moment")]
    NoRandomNumbers,
}

impl HttpError {
    /// The HTTP status of the response: that of the refusal's kind, unless the refusal has a status of its own.
    pub fn status(&self) -> StatusCode {
        match self {
            HttpError::OtherMethod => StatusCode::METHOD_NOT_ALLOWED,
            HttpError::NotJson | HttpError::NotCsv | HttpError::NotLog => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            HttpError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            HttpError::TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            HttpError::OtherHost { .. } => StatusCode::MISDIRECTED_REQUEST,
            HttpError::NoSocket => StatusCode::UPGRADE_REQUIRED,
            HttpError::NoSuchPage
            | HttpError::NoSuchTable
            | HttpError::NoSuchGame { .. }
            | HttpError::NoNumber { .. }
            | HttpError::OtherSite
            | HttpError::TooManyRequests { .. }
            | HttpError::TooManyGuests { .. }
            | HttpError::TooManyRuns { .. }
            | HttpError::TooManyCodes { .. }
            | HttpError::TooManyTokens { .. }
            | HttpError::TooManySockets { .. }
            | HttpError::TooManyLongRequests { .. }
            | HttpError::TooManyMessages { .. }
            | HttpError::RoomBusy { .. }
            | HttpError::TooBusy { .. }
            | HttpError::TooManyConnections { .. }
            | HttpError::SessionsUnavailable
            | HttpError::Stopping
            | HttpError::WrongToken
            | HttpError::NotAdmin
            | HttpError::NoMetricsToken
            | HttpError::WrongCode
            | HttpError::NoRandomNumbers => status(self.kind()),
        }
    }
}

impl RefusalEnum for HttpError {
    fn kind(&self) -> Kind {
        match self {
            HttpError::NoSuchPage | HttpError::NoSuchTable | HttpError::NoSuchGame { .. } => Kind::NotFound,
            HttpError::OtherMethod
            | HttpError::NoNumber { .. }
            | HttpError::NotJson
            | HttpError::NotCsv
            | HttpError::NotLog
            | HttpError::TooSlow
            | HttpError::TooLong { .. }
            | HttpError::OtherHost { .. }
            | HttpError::NoSocket => Kind::Malformed,
            HttpError::OtherSite | HttpError::WrongCode => Kind::Forbidden,
            HttpError::TooManyRequests { .. }
            | HttpError::TooManyGuests { .. }
            | HttpError::TooManyRuns { .. }
            | HttpError::TooManyCodes { .. }
            | HttpError::TooManyTokens { .. }
            | HttpError::TooManySockets { .. }
            | HttpError::TooManyLongRequests { .. }
            | HttpError::TooManyMessages { .. } => Kind::Limited,
            HttpError::RoomBusy { .. }
            | HttpError::TooBusy { .. }
            | HttpError::TooManyConnections { .. }
            | HttpError::SessionsUnavailable
            | HttpError::Stopping
            | HttpError::NoRandomNumbers => Kind::Unavailable,
            HttpError::WrongToken | HttpError::NotAdmin | HttpError::NoMetricsToken => Kind::Unauthorized,
        }
    }
}

/// The status of a refusal of this kind.
pub const fn status(kind: Kind) -> StatusCode {
    match kind {
        Kind::Malformed => StatusCode::BAD_REQUEST,
        Kind::Unauthorized => StatusCode::UNAUTHORIZED,
        Kind::Forbidden => StatusCode::FORBIDDEN,
        Kind::NotFound => StatusCode::NOT_FOUND,
        Kind::Gone => StatusCode::GONE,
        Kind::Invalid => StatusCode::UNPROCESSABLE_ENTITY,
        Kind::Limited => StatusCode::TOO_MANY_REQUESTS,
        Kind::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        Kind::Outage | Kind::OutOfStep | Kind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}
