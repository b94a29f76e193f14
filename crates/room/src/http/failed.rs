//! Error responses: `{"error": …}` with a status.

use crate::protocol::Refused;
use crate::store::{StoreError, is_outage};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Serialize;

/// An error response.
#[derive(Debug)]
pub struct Failed(StatusCode, Box<Refused>);

/// Body of an error response.
#[derive(Serialize, JsonSchema)]
pub struct Failure {
    /// The refusal.
    pub error: Refused,
}

/// Result of a request handler.
pub type ApiResult<T> = Result<Json<T>, Failed>;

impl Failed {
    /// An error response with this status.
    pub fn new(status: StatusCode, refused: Refused) -> Failed {
        Failed(status, Box::new(refused))
    }
}

impl From<Refused> for Failed {
    /// Derives the status from the error code.
    fn from(refused: Refused) -> Failed {
        if is_outage(&refused.code) {
            tracing::error!(code = refused.code, "the store: {}", refused.message);
        }
        Failed::new(status(&refused.code), refused.without_files())
    }
}

impl From<StoreError> for Failed {
    /// Logs the error; the response only asks the client to try again.
    fn from(error: StoreError) -> Failed {
        tracing::error!(code = error.code(), "store error: {error}");
        let message = "the storage is unavailable: try again in a moment";
        Failed::new(StatusCode::SERVICE_UNAVAILABLE, Refused::new(error.code(), message))
    }
}

fn status(code: &str) -> StatusCode {
    match code {
        "no_such_hand" | "no_file" => StatusCode::NOT_FOUND,
        "closed" => StatusCode::GONE,
        "not_there" => StatusCode::FORBIDDEN,
        "room_full" | "tables_of_guest" | "tables_of_address" | "bots_of_guest" => {
            StatusCode::TOO_MANY_REQUESTS
        }
        "no_chance" => StatusCode::SERVICE_UNAVAILABLE,
        code if code.starts_with("store.") => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let Failed(status, refused) = self;
        metrics::counter!("cardroom_refusals_total", "code" => refused.code.clone()).increment(1);
        (status, Json(Failure { error: *refused })).into_response()
    }
}

/// The response for an unknown URL.
pub async fn not_found() -> Failed {
    Failed::new(StatusCode::NOT_FOUND, Refused::new("no_such_page", "there is nothing at this address"))
}

/// The response for a method that the URL does not support.
pub async fn method_not_allowed() -> Failed {
    let message = "this address does not support this method: see /api/openapi.json";
    Failed::new(StatusCode::METHOD_NOT_ALLOWED, Refused::new("other_method", message))
}
