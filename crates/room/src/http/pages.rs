//! The browser client: one page, which finds by its address what to show.

use axum::Router;
use pages::CacheControl;

/// The addresses of the client. The same are in `web/src/router.ts`.
const PAGES: [&str; 5] = ["/new", "/t/{table}", "/t/{table}/hands/{hand}", "/rules/{game}", "/admin"];

/// The client's files, and its page at each of its addresses; any other address is not found, and the page says so.
pub fn router() -> Router {
    let files = PAGES.into_iter().fold(pages::files(), |files, page| files.add_alias(page, "/index.html"));
    files
        .fallback(Some("/index.html"))
        .html_cache_control(CacheControl::NoCache)
        .cache_control(CacheControl::Long)
        .enable_gzip(true)
        .enable_brotli(true)
        .into_router()
}
