//! The browser client: a single-page application that routes by its URL.

mod encoding;
mod file;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get};
use file::ServedFile;
use std::future::ready;
use std::sync::Arc;

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

/// The page, and its path in the client's files.
const PAGE: &str = "/index.html";

/// The folder of the files whose names have a content hash. For the others, such as the page, the service worker and the
/// icons, a browser asks for a new version each time.
const HASHED: &str = "/assets/";

/// The client's files, and its page at each of its paths. The response to any other path is 404 with the same page,
/// which shows the error.
pub fn router() -> Router {
    pages::FILES.iter().fold(Router::new(), add).layer(from_fn(redirect_trailing_slash))
}

/// Adds the routes of a file.
fn add(router: Router, file: &'static pages::File) -> Router {
    let cache = if file.route.starts_with(HASHED) { "max-age=31536000, immutable" } else { "no-cache" };
    let served = Arc::new(ServedFile::new(file, cache, COMPRESSED));
    let router = router.route(file.route, answering(&served));
    if file.route != PAGE {
        return router;
    }
    let paths = ["/"].into_iter().chain(PAGES);
    let router = paths.fold(router, |router, path| router.route(path, answering(&served)));
    router.fallback(move |asked: HeaderMap| ready(served.response(StatusCode::NOT_FOUND, &asked)))
}

/// A route that answers requests with a file.
fn answering(file: &Arc<ServedFile>) -> MethodRouter {
    let file = file.clone();
    get(move |asked: HeaderMap| ready(file.response(StatusCode::OK, &asked)))
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
