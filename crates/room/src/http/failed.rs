//! Error responses: `{"error": …}` with a status.

use crate::protocol::Refused;
use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Serialize;

/// Body of an error response.
#[derive(Debug)]
pub struct Failed(StatusCode, Box<Refused>);

/// The body of an answer to what is not done.
#[derive(Serialize, JsonSchema)]
pub struct Failure {
    /// The refusal.
    pub error: Refused,
}

/// Result of a request handler.
pub type Answer<T> = Result<Json<T>, Failed>;

impl Failed {
    /// Not done, with this status.
    pub fn new(status: StatusCode, refused: Refused) -> Failed {
        Failed(status, Box::new(refused))
    }
}

impl From<Refused> for Failed {
    /// The status follows from the code.
    fn from(refused: Refused) -> Failed {
        Failed::new(status(&refused.code), refused)
    }
}

impl From<StoreError> for Failed {
    /// Faults of the disk go to the log; a browser is told only that it may try again.
    fn from(error: StoreError) -> Failed {
        tracing::error!(code = error.code(), "the store: {error}");
        let message = "the room cannot store anything at the moment: try again in a moment";
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

/// The answer where an address leads nowhere.
pub async fn nowhere() -> Failed {
    Failed::new(StatusCode::NOT_FOUND, Refused::new("no_such_page", "nothing is at this address"))
}

/// The answer where an address does not take this method.
pub async fn other_method() -> Failed {
    let message = "this address does not take this method: see /api/openapi.json";
    Failed::new(StatusCode::METHOD_NOT_ALLOWED, Refused::new("other_method", message))
}
