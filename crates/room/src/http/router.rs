//! The routes of the room, and the middleware that every request passes.

use super::app::App;
use super::error::HttpError;
use super::error_response::ErrorResponse;
use super::error_response::{method_not_allowed, not_found};
use super::runs::{
    csv as run_csv, draws, entries, invitation, links, live, log, money, move_and_merge, participants,
    questions, sheets,
};
use super::session::Sessions;
use super::session_pool::check_saved;
use super::{
    admin, devices, games, hands, headers, health, host, limits, long_requests, me, moderation, notice,
    openapi, requests, rules, runs, session, share, socket, tables, to_the_end,
};
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::header;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::{any, get};
use axum::{Extension, Router};
use axum_session::SessionLayer;
use tower_http::csrf::CsrfLayer;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

/// The router of the room. A request passes, from the outermost layer inwards: security headers, request log, Host
/// check, rate limit, CSRF check, body limit, and under `/api` the session and the bans.
pub fn router(app: &App, sessions: Sessions) -> Router {
    let healthz = get(health::healthz).layer(Extension(sessions.pool.clone()));
    let router = api(app, sessions)
        .route("/healthz", healthz)
        .route("/metrics", get(health::metrics))
        .with_state(app.clone());
    #[cfg(feature = "pages")]
    let router = router.merge(super::pages::router(app));
    #[cfg(not(feature = "pages"))]
    let router = router.fallback(not_found);
    guarded(app, router.layer(DefaultBodyLimit::max(app.limits().body_bytes as usize)).layer(csrf(app)))
}

/// Adds the outermost layers to routes: security headers, request log, Host check and rate limit.
pub fn guarded(app: &App, router: Router) -> Router {
    let router = router
        .layer(from_fn_with_state(app.clients().clone(), limits::check))
        .layer(from_fn_with_state(app.clone(), host::check))
        .layer(from_fn(requests::log));
    headers::with_security_headers(router)
}

/// Routes whose requests take long and have no body: their handlers run in the thread pool for long requests.
fn long_requests(app: &App) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(tables::results))
        .routes(routes!(tables::results_csv))
        .routes(routes!(tables::chart))
        .routes(routes!(sheets::print))
        .routes(routes!(money::report))
        .routes(routes!(money::report_csv))
        .routes(routes!(run_csv::export))
        .routes(routes!(log::download))
        .routes(routes!(admin::audit::download))
        .routes(routes!(entries::list))
        .route_layer(from_fn_with_state(app.long_requests().clone(), long_requests::run))
}

/// The requests that end even if the connection closes: the login and the decisions of the administrator, and the
/// requests that delay these decisions until their effect is stored.
fn to_the_end(app: &App) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me::put))
        .routes(routes!(tables::create))
        .routes(routes!(runs::create))
        .routes(routes!(links::join))
        .routes(routes!(admin::login))
        .routes(routes!(admin::tables::close))
        .routes(routes!(admin::guests::remove))
        .routes(routes!(admin::guests::ban))
        .routes(routes!(admin::guests::unban))
        .routes(routes!(admin::room::hold))
        .routes(routes!(admin::room::banner))
        .route_layer(from_fn_with_state(app.clone(), to_the_end::run))
}

fn api(app: &App, sessions: Sessions) -> Router<App> {
    let file = DefaultBodyLimit::max(app.limits().file_bytes as usize);
    let log = DefaultBodyLimit::max(app.limits().log_bytes() as usize);
    let (api, described) = OpenApiRouter::with_openapi(openapi::base())
        .routes(routes!(games::get))
        .routes(routes!(rules::get))
        .routes(routes!(me::get))
        .routes(routes!(me::logout))
        .routes(routes!(devices::make))
        .routes(routes!(devices::redeem))
        .routes(routes!(tables::list))
        .routes(routes!(tables::view))
        .routes(routes!(tables::own))
        .routes(routes!(tables::closed))
        .routes(routes!(runs::own))
        .routes(routes!(runs::listed))
        .routes(routes!(runs::view))
        .routes(routes!(runs::change_draft))
        .routes(routes!(runs::open))
        .routes(routes!(runs::discard))
        .routes(routes!(links::make))
        .routes(routes!(links::revoke))
        .routes(routes!(invitation::check))
        .routes(routes!(participants::register))
        .routes(routes!(participants::page, participants::describe))
        .routes(routes!(participants::worth))
        .routes(routes!(run_csv::import).layer(file))
        .routes(routes!(move_and_merge::continue_here))
        .routes(routes!(move_and_merge::merge).layer(log))
        .routes(routes!(sheets::page))
        .routes(routes!(sheets::replace))
        .routes(routes!(questions::decide))
        .routes(routes!(money::change))
        .routes(routes!(runs::act))
        .routes(routes!(runs::spin))
        .routes(routes!(draws::commit))
        .routes(routes!(draws::join))
        .routes(routes!(draws::scan))
        .routes(routes!(draws::take_over))
        .routes(routes!(draws::draw))
        .routes(routes!(draws::log))
        .routes(routes!(draws::report))
        .routes(routes!(runs::board))
        .routes(routes!(live::events))
        .routes(routes!(share::get))
        .routes(routes!(share::room))
        .routes(routes!(hands::list))
        .routes(routes!(hands::one))
        .routes(routes!(socket::open))
        .routes(routes!(admin::logout::logout))
        .routes(routes!(admin::tables::tables))
        .routes(routes!(admin::runs::list))
        .routes(routes!(admin::guest_list::list))
        .routes(routes!(admin::overview::get))
        .routes(routes!(admin::audit::page))
        .routes(routes!(notice::get))
        .routes(routes!(admin::ledger))
        .routes(routes!(admin::integrity))
        .merge(to_the_end(app))
        .merge(long_requests(app))
        .split_for_parts();
    // Serialized once: its 200 kB take 25 ms of processor time.
    let described = Bytes::from(openapi::complete(&described).to_string());
    let described = async move || ([(header::CONTENT_TYPE, "application/json")], described);
    api.route("/api/openapi.json", get(described))
        .route("/api/{*rest}", any(not_found))
        .method_not_allowed_fallback(method_not_allowed)
        .layer(from_fn_with_state(app.clone(), move_and_merge::note_takeover))
        .layer(from_fn_with_state(app.clone(), moderation::record))
        .layer(from_fn_with_state(app.clone(), moderation::check))
        .layer(SessionLayer::new(sessions.store))
        .layer(from_fn_with_state(sessions.pool, check_saved))
        .layer(from_fn_with_state(sessions.session_ids, session::drop_unknown_ids))
}

type Rejection = fn(tower_http::csrf::ProtectionError) -> axum::response::Response;

/// CSRF protection: state-changing requests must be same-origin, or come from programs other than browsers.
fn csrf(app: &App) -> CsrfLayer<Rejection> {
    let public = app.addresses().public_url.as_ref().map(ToString::to_string);
    let layer = CsrfLayer::new();
    let layer = match public {
        Some(public) => {
            layer.add_trusted_origin(public).expect("the address was validated with the settings")
        }
        None => layer,
    };
    layer.with_rejection_response(|_| ErrorResponse::from(HttpError::OtherSite).into_response())
}
