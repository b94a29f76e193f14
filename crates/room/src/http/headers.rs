//! The headers that every answer bears: what a page may load, and from where.

use axum::Router;
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::middleware::{Next, from_fn};
use axum::response::Response;

/// Scripts and styles come from this server alone and never from the text of a page; pictures too, or from the page
/// itself (the QR code). Nobody may frame the pages. Only lit's own templates may become markup.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
     require-trusted-types-for 'script'; trusted-types lit-html";

/// On every answer. With `same-origin` a browser that says no `Sec-Fetch-Site` (as over plain HTTP) still says the
/// `Origin` that the check against forged requests wants.
const ALWAYS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "same-origin"),
    (X_FRAME_OPTIONS, "DENY"),
];

/// Gives every answer of the router these headers.
pub fn secured(router: Router) -> Router {
    router.layer(from_fn(put))
}

/// Puts the headers on an answer. What the API says is never kept.
async fn put(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if api {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
