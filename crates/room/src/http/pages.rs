//! The browser client: a single-page application that routes by its URL.

use axum::Router;
use axum::extract::Request;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, Uri};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Redirect, Response};
use pages::CacheControl;

/// The paths of the client's pages, the same as in `web/src/router.ts`.
const PAGES: [&str; 22] = [
    "/new",
    "/you",
    "/move",
    "/move/{code}",
    "/t/{table}",
    "/t/{table}/hands/{hand}",
    "/rules/{game}",
    "/admin",
    "/events/new",
    "/e/{run}/plan",
    "/e/{run}/staff",
    "/e/{run}/registration",
    "/e/{run}/sheets",
    "/e/{run}/join",
    "/e/{run}",
    "/e/{run}/p/{participant}",
    "/e/{run}/corrections",
    "/e/{run}/money",
    "/e/{run}/questions",
    "/e/{run}/stops/{stop}",
    "/e/{run}/finish",
    "/s/{run}/{code}",
];

/// `true` if the files are compressed. A debug build would compress them again at each start, which takes a second.
const COMPRESSED: bool = !cfg!(debug_assertions);

/// The path of the service worker, whose name has no content hash.
const WORKER: &str = "/worker.js";

/// The client's files, and its page at each of its paths. The response to any other path is 404 with the same page,
/// which shows the error.
pub fn router() -> Router {
    let files = PAGES.into_iter().fold(pages::files(), |files, page| files.add_alias(page, "/index.html"));
    files
        .fallback(Some("/index.html"))
        .html_cache_control(CacheControl::NoCache)
        .cache_control(CacheControl::Long)
        .enable_gzip(COMPRESSED)
        .enable_brotli(COMPRESSED)
        .into_router()
        .layer(from_fn(redirect_trailing_slash))
        .layer(from_fn(without_stored_worker))
}

/// Keeps caches from storing the service worker, so that a browser finds the worker of a new version at once.
async fn without_stored_worker(request: Request, next: Next) -> Response {
    let is_worker = request.uri().path() == WORKER;
    let mut response = next.run(request).await;
    if is_worker {
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    }
    response
}

/// Permanently redirects a path with a trailing slash to the same path without it.
async fn redirect_trailing_slash(request: Request, next: Next) -> Response {
    match without_trailing_slash(request.uri()) {
        Some(target) => Redirect::permanent(&target).into_response(),
        None => next.run(request).await,
    }
}

/// The path without its trailing slash, with the query. `None` if the path has no trailing slash or is `/`, and if the
/// result would start with two slashes, because a browser would take it for a URL on another host.
fn without_trailing_slash(uri: &Uri) -> Option<String> {
    let path = uri.path().strip_suffix('/').filter(|path| !path.is_empty() && !path.starts_with("//"))?;
    Some(uri.query().map_or_else(|| path.to_owned(), |query| format!("{path}?{query}")))
}
