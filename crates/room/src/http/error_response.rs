//! Error responses: `{"error": …}` with a status.

use super::error::{HttpError, status};
use crate::protocol::RefusalMessage;
use crate::run::error::RunError;
use crate::store::StoreError;
use crate::table::error::TableError;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use schemars::JsonSchema;
use serde::Serialize;

/// An error response: the status, and the refusal as the body.
#[derive(Debug)]
pub struct ErrorResponse {
    status: StatusCode,
    error: Box<RefusalMessage>,
}

/// Body of an error response: `{"error": …}`.
#[derive(Serialize, JsonSchema)]
// Name of the schema in the OpenAPI description and of the type in the client.
#[schemars(rename = "Failure")]
pub struct ErrorBody {
    /// The refusal, with its code, arguments and message.
    pub error: RefusalMessage,
}

/// Result of a request handler: a JSON body or an error response.
pub type ApiResult<T> = Result<Json<T>, ErrorResponse>;

impl From<RefusalMessage> for ErrorResponse {
    /// Logs the details that the response hides.
    fn from(refused: RefusalMessage) -> ErrorResponse {
        if refused.hidden().is_some() {
            tracing::error!(code = refused.code, "the store: {}", refused.message);
        }
        ErrorResponse { status: status(refused.kind()), error: Box::new(refused.for_guest()) }
    }
}

impl From<HttpError> for ErrorResponse {
    fn from(error: HttpError) -> ErrorResponse {
        ErrorResponse { status: error.status(), error: Box::new(RefusalMessage::from(error)) }
    }
}

impl From<StoreError> for ErrorResponse {
    fn from(error: StoreError) -> ErrorResponse {
        RefusalMessage::from(error).into()
    }
}

impl From<TableError> for ErrorResponse {
    fn from(error: TableError) -> ErrorResponse {
        RefusalMessage::from(error).into()
    }
}

impl From<RunError> for ErrorResponse {
    fn from(error: RunError) -> ErrorResponse {
        RefusalMessage::from(error).into()
    }
}

impl IntoResponse for ErrorResponse {
    fn into_response(self) -> Response {
        let ErrorResponse { status, error } = self;
        metrics::counter!("cardroom_refusals_total", "code" => error.code.clone()).increment(1);
        let retry_after = error.retry_seconds();
        let mut response = (status, Json(ErrorBody { error: *error })).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// The response for an unknown URL: 404.
pub async fn not_found() -> ErrorResponse {
    HttpError::NoSuchPage.into()
}

/// The response for a method that the URL does not support: 405.
pub async fn method_not_allowed() -> ErrorResponse {
    HttpError::OtherMethod.into()
}
