//! The browser client: a single-page application that routes by its URL.

mod file;
mod preview;

use super::app::App;
use super::error_response::ErrorResponse;
use super::headers::policy_of_page;
use super::{body::Path, host};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get};
use file::ServedFile;
use preview::Preview;
use std::future::ready;
use std::sync::{Arc, LazyLock};
use tokio::task::spawn_blocking;

/// The path of a table's page.
const TABLE: &str = "/t/{id}";

/// The path of the page with an event's standings.
const BOARD: &str = "/e/{id}";

/// The paths of the client's other pages, the same as in `web/src/router.ts`.
const PAGES: [&str; 20] = [
    "/new",
    "/you",
    "/move",
    "/move/{code}",
    "/t/{table}/hands/{hand}",
    "/rules/{game}",
    "/admin",
    "/events/new",
    "/e/{run}/plan",
    "/e/{run}/staff",
    "/e/{run}/registration",
    "/e/{run}/sheets",
    "/e/{run}/join",
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

/// Value of `Cache-Control` with which a browser asks for a new version each time.
const NO_CACHE: &str = "no-cache";

/// The page, and its path in the client's files.
const PAGE: &str = "/index.html";

/// The folder of the files whose names have a content hash. For the others, such as the page, the service worker and the
/// icons, a browser asks for a new version each time.
const HASHED: &str = "/assets/";

/// The client's files, ready to be served. Compressing them takes a tenth of a start with 2,000 tables, so it is done once
/// and beside the rest of the start ([`prepare`]).
static CLIENT: LazyLock<Client> = LazyLock::new(|| {
    let page = pages::FILES.iter().find(|file| file.route == PAGE).expect("the client has a page");
    let files = pages::FILES.iter().filter(|file| file.route != PAGE);
    Client { page: served_page(page), files: files.map(|file| (file.route, served(file))).collect() }
});

/// The page, and the other files with their paths.
struct Client {
    page: Arc<ServedFile>,
    files: Vec<(&'static str, Arc<ServedFile>)>,
}

/// Compresses the client's files in the background, so that [`router`] has them when the store is open.
pub fn prepare() {
    spawn_blocking(|| {
        LazyLock::force(&CLIENT);
    });
}

/// The client's files, and its page at each of its paths. The response to any other path is 404 with the same page,
/// which shows the error.
pub fn router(app: &App) -> Router {
    let files = CLIENT.files.iter();
    let router = files.fold(Router::new(), |router, (route, file)| router.route(route, answering(file)));
    add_page(router, app, &CLIENT.page).layer(from_fn(redirect_trailing_slash))
}

/// The page, with a policy that allows the style and the script in it.
fn served_page(page: &'static pages::File) -> Arc<ServedFile> {
    let text = page.plain();
    let text = String::from_utf8_lossy(&text);
    let policy = policy_of_page(element_in(&text, "style"), element_in(&text, "script"));
    let page = ServedFile::new(page, NO_CACHE, COMPRESSED);
    Arc::new(page.with_header(CONTENT_SECURITY_POLICY, policy))
}

/// The content of the only element in the page that has this name and no attributes.
fn element_in<'a>(page: &'a str, name: &str) -> &'a str {
    let (_, after) = page.split_once(&format!("<{name}>")).expect("the page has the element");
    let (content, _) = after.split_once(&format!("</{name}>")).expect("the element ends");
    content
}

/// A file with the headers of its responses.
fn served(file: &'static pages::File) -> Arc<ServedFile> {
    let cache = if file.route.starts_with(HASHED) { "max-age=31536000, immutable" } else { NO_CACHE };
    Arc::new(ServedFile::new(file, cache, COMPRESSED))
}

/// Adds the page at each of its paths, and as the response to all others.
fn add_page(router: Router, app: &App, page: &Arc<ServedFile>) -> Router {
    let paths = ["/", PAGE].into_iter().chain(PAGES);
    let router = paths.fold(router, |router, path| router.route(path, answering(page)));
    let with_preview = Router::new()
        .route(TABLE, get(table))
        .route(BOARD, get(board))
        .with_state((app.clone(), page.clone()));
    let page = page.clone();
    router
        .merge(with_preview)
        .fallback(move |asked: HeaderMap| ready(page.response(StatusCode::NOT_FOUND, &asked)))
}

/// State of the routes with a link preview: the page is the same for all links.
type WithPreview = State<(App, Arc<ServedFile>)>;

/// The id in the path of a page; an error if the percent-decoded path is not UTF-8. The page then shows that it is missing.
type PageId = Result<Path<String>, ErrorResponse>;

/// The page of a table.
async fn table(State((app, page)): WithPreview, id: PageId, request: Request) -> Response {
    let Ok(Path(id)) = id else { return page.response(StatusCode::NOT_FOUND, request.headers()) };
    respond(&app, &page, Preview::of_table(&app, &id).await, &request)
}

/// The page with an event's standings.
async fn board(State((app, page)): WithPreview, id: PageId, request: Request) -> Response {
    let Ok(Path(id)) = id else { return page.response(StatusCode::NOT_FOUND, request.headers()) };
    respond(&app, &page, Preview::of_run(&app, &id), &request)
}

/// The page with a preview, or as it is without one: the client then shows the reason.
fn respond(app: &App, page: &ServedFile, preview: Option<Preview>, request: &Request) -> Response {
    let Some(preview) = preview else { return page.response(StatusCode::OK, request.headers()) };
    let origin = preview::origin(app.addresses(), host::of(request).as_ref());
    let text = preview.insert(&String::from_utf8_lossy(page.plain()), &origin, request.uri().path());
    page.changed(text, request.headers())
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
