//! Responses with CSV files.

use axum::http::HeaderName;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};

const CSV: &str = "text/csv; charset=utf-8";

/// The response headers of a CSV file to download.
pub const fn attachment(disposition: &'static str) -> [(HeaderName, &'static str); 2] {
    [(CONTENT_TYPE, CSV), (CONTENT_DISPOSITION, disposition)]
}
