//! The headers that every answer bears: what a page may load, and from where.

use axum::Router;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use tower_http::set_header::SetResponseHeaderLayer;

/// Scripts and styles come from this server alone and never from the text of a page; pictures too, or from the page
/// itself (the QR code). Nobody may frame the pages. Only lit's own templates may become markup.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
     require-trusted-types-for 'script'; trusted-types lit-html";

const HEADERS: [(HeaderName, HeaderValue); 3] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
];

/// Gives every answer of the router these headers.
pub fn secured(router: Router) -> Router {
    HEADERS
        .into_iter()
        .fold(router, |router, (name, value)| router.layer(SetResponseHeaderLayer::overriding(name, value)))
}
