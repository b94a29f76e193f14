//! The browser client: a single-page application that routes by its URL.

use axum::Router;
use pages::CacheControl;

/// The paths of the client's pages, the same as in `web/src/router.ts`.
const PAGES: [&str; 19] = [
    "/new",
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
}
