//! The routes of the room, and the middleware that every request passes.

use super::admin::{
    self, audit, bots as admin_bots, guest_list, guests, logout, overview, room as admin_room,
    runs as admin_runs, tables as admin_tables,
};
use super::app::App;
use super::error::HttpError;
use super::error_response::ErrorResponse;
use super::error_response::{method_not_allowed, not_found};
use super::routes::{Routes, add};
use super::runs::{
    csv as run_csv, draws, entries, invitation, links, live, log, money, move_and_merge, participants,
    questions, sheets,
};
use super::session::Sessions;
use super::session_pool::check_saved;
use super::{
    bot_access, bots, description, devices, edges, games, hands, headers, health, host, limits,
    long_requests, me, moderation, notice, requests, rules, runs, session, share, socket, tables, to_the_end,
};
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::{any, get};
use axum::{Extension, Router};
use axum_session::SessionLayer;
use tower_http::csrf::CsrfLayer;
use utoipa::openapi::OpenApi;

/// The router of the room. A request passes, from the outermost layer inwards: security headers, request log, Host
/// check, rate limit, CSRF check, body limit, and under `/api` the session, the token of a bot account and the bans.
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
fn long_requests<R: Routes>(routes: R) -> R {
    add!(routes;
        tables { results, results_csv, chart },
        edges { get },
        sheets { print },
        money { report, report_csv },
        run_csv { export },
        log { download },
        audit { download },
        entries { list },
    )
}

/// The requests that end even if the connection closes: the login and the decisions of the administrator, and the
/// requests that delay these decisions until their effect is stored.
fn to_the_end<R: Routes>(routes: R) -> R {
    add!(routes;
        me { put },
        bots { make, revoke },
        admin_bots { make, revoke },
        tables { create },
        runs { create },
        links { join },
        admin { login },
        admin_tables { close },
        guests { remove, ban, unban },
        admin_room { hold, banner },
    )
}

/// The routes that receive a spreadsheet.
fn files<R: Routes>(routes: R) -> R {
    add!(routes; run_csv { import })
}

/// The routes that receive the log of an event.
fn logs<R: Routes>(routes: R) -> R {
    add!(routes; move_and_merge { merge })
}

/// The other routes under `/api`.
fn other<R: Routes>(routes: R) -> R {
    add!(routes;
        games { get },
        rules { get },
        me { get, logout },
        bots { list },
        devices { make, redeem },
        tables { list, view, own, closed },
        runs { own, listed, view, change_draft, open, discard, act, spin, board },
        links { make, revoke },
        invitation { check },
        participants { register, page, describe, worth },
        move_and_merge { continue_here },
        sheets { page, replace },
        questions { decide },
        money { change },
        draws { commit, join, scan, take_over, draw, log, report },
        live { events },
        share { get, room },
        hands { list, one },
        socket { open },
        logout { logout },
        admin_tables { tables },
        admin_bots { list },
        admin_runs { list },
        guest_list { list },
        overview { get },
        audit { page },
        notice { get },
        admin { ledger, integrity },
    )
}

/// A list of routes that have layers of their own.
#[derive(Clone, Copy)]
enum RouteList {
    Other,
    Files,
    Logs,
    ToTheEnd,
    LongRequests,
}

impl RouteList {
    const ALL: [RouteList; 5] =
        [RouteList::Other, RouteList::Files, RouteList::Logs, RouteList::ToTheEnd, RouteList::LongRequests];

    fn add<R: Routes>(self, routes: R) -> R {
        match self {
            RouteList::Other => other(routes),
            RouteList::Files => files(routes),
            RouteList::Logs => logs(routes),
            RouteList::ToTheEnd => to_the_end(routes),
            RouteList::LongRequests => long_requests(routes),
        }
    }

    /// The routes with their layers.
    fn router(self, app: &App) -> Router<App> {
        let routes = self.add(Router::new());
        let limit = |bytes: u32| DefaultBodyLimit::max(bytes as usize);
        match self {
            RouteList::Other => routes,
            RouteList::Files => routes.route_layer(limit(app.limits().file_bytes)),
            RouteList::Logs => routes.route_layer(limit(app.limits().log_bytes())),
            RouteList::ToTheEnd => routes.route_layer(from_fn_with_state(app.clone(), to_the_end::run)),
            RouteList::LongRequests => {
                routes.route_layer(from_fn_with_state(app.long_requests().clone(), long_requests::run))
            }
        }
    }
}

/// Adds all routes under `/api` to this description.
pub fn describe(base: OpenApi) -> OpenApi {
    RouteList::ALL.into_iter().fold(base, |described, list| list.add(described))
}

fn api(app: &App, sessions: Sessions) -> Router<App> {
    RouteList::ALL
        .into_iter()
        .fold(Router::new(), |router, list| router.merge(list.router(app)))
        .route("/api/openapi.json", get(description::get))
        .route("/api/{*rest}", any(not_found))
        .method_not_allowed_fallback(method_not_allowed)
        .layer(from_fn_with_state(app.clone(), move_and_merge::note_takeover))
        .layer(from_fn_with_state(app.clone(), moderation::record))
        .layer(from_fn_with_state(app.clone(), moderation::check))
        .layer(from_fn_with_state(app.clone(), bot_access::authenticate))
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
