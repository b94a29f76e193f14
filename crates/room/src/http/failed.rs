//! Error responses: `{"error": …}` with a status.

use crate::kind::Kind;
use crate::protocol::Refused;
use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Serialize;

/// An error response.
#[derive(Debug)]
pub struct Failed(Box<Refused>);

/// Body of an error response.
#[derive(Serialize, JsonSchema)]
pub struct Failure {
    /// The refusal.
    pub error: Refused,
}

/// Result of a request handler.
pub type ApiResult<T> = Result<Json<T>, Failed>;

impl From<Refused> for Failed {
    /// Logs the details that the response hides.
    fn from(refused: Refused) -> Failed {
        if refused.hidden().is_some() {
            tracing::error!(code = refused.code, "the store: {}", refused.message);
        }
        Failed(Box::new(refused.for_guest()))
    }
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Failed {
        Refused::from(error).into()
    }
}

const fn status(kind: Kind) -> StatusCode {
    match kind {
        Kind::Malformed => StatusCode::BAD_REQUEST,
        Kind::Unauthorized => StatusCode::UNAUTHORIZED,
        Kind::Forbidden => StatusCode::FORBIDDEN,
        Kind::NotFound => StatusCode::NOT_FOUND,
        Kind::OtherMethod => StatusCode::METHOD_NOT_ALLOWED,
        Kind::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Kind::Gone => StatusCode::GONE,
        Kind::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        Kind::OtherMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Kind::OtherHost => StatusCode::MISDIRECTED_REQUEST,
        Kind::Invalid => StatusCode::UNPROCESSABLE_ENTITY,
        Kind::UpgradeRequired => StatusCode::UPGRADE_REQUIRED,
        Kind::Limited => StatusCode::TOO_MANY_REQUESTS,
        Kind::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        Kind::Outage | Kind::OutOfStep | Kind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let Failed(refused) = self;
        metrics::counter!("cardroom_refusals_total", "code" => refused.code.clone()).increment(1);
        (status(refused.kind), Json(Failure { error: *refused })).into_response()
    }
}

/// The response for an unknown URL.
pub async fn not_found() -> Failed {
    Failed::from(Refused::new(Kind::NotFound, "no_such_page", "there is nothing at this address"))
}

/// The response for a method that the URL does not support.
pub async fn method_not_allowed() -> Failed {
    let message = "this address does not support this method: see /api/openapi.json";
    Failed::from(Refused::new(Kind::OtherMethod, "other_method", message))
}
