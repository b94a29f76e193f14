//! In-process HTTP tests of the room, with a store on disk.

use super::app::{Access, App, RoomAddresses};
use super::headers::POLICY;
#[cfg(feature = "pages")]
use super::headers::policy_of_page;
use super::router::router;
use super::seen_guests::SeenGuests;
use super::{session, token};
use crate::bot_accounts::BotAccounts;
use crate::config::PublicUrl;
use crate::limits::Limits;
use crate::lobby::{Lobby, LobbyOptions};
use crate::moderation::Moderation;
use crate::run::Runs;
use crate::store::scratch::Scratch;
use crate::store::{Folder, Settings, SqliteStore};
use crate::wall_clock::now_ms;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST,
    ORIGIN, RETRY_AFTER, SET_COOKIE, VARY,
};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use tower::ServiceExt;

mod admin;
mod bans;
mod connections;
mod damaged;
mod described;
mod files;
mod guest_list;
mod limits;
mod move_and_merge;
#[cfg(feature = "pages")]
mod previews;
mod proxies;
mod refusals;
mod roles;
mod runs;
mod sessions;
mod sheets;

/// A room on loopback with its demo tables.
struct Room {
    router: Router,
    app: App,
    token: Option<String>,
}

impl Room {
    async fn open(folder: &Path) -> Room {
        Room::with(folder, Limits::default()).await
    }

    async fn with(folder: &Path, limits: Limits) -> Room {
        Room::at(folder, limits, None).await
    }

    async fn at(folder: &Path, limits: Limits, public_url: Option<PublicUrl>) -> Room {
        Room::with_access(folder, limits, public_url, Access::default()).await
    }

    async fn with_access(
        folder: &Path,
        limits: Limits,
        public_url: Option<PublicUrl>,
        access: Access,
    ) -> Room {
        let folder = Folder::open(&folder.join("data")).unwrap();
        let sessions = session::open(&folder.private_file("sessions.db").unwrap(), false).await.unwrap();
        let store = Arc::new(SqliteStore::open(folder, Settings::default()).await.unwrap());
        let token = token::first_token(&*store).await.unwrap();
        let admin_token_id = token::token_id(&*store).await.unwrap();
        let bot_accounts = BotAccounts::open(&*store).await.unwrap();
        let access = Access { admin_token_id, bot_accounts: bot_accounts.clone(), ..access };
        let moderation = Moderation::open(store.clone()).await.unwrap();
        let bans = moderation.bans().clone();
        let runs = Runs::open(store.clone(), limits, bans.clone()).await.unwrap();
        let options = LobbyOptions { limits, bans, bot_accounts, ..LobbyOptions::default() };
        let lobby = Lobby::open(store, options).await.unwrap();
        let address = "127.0.0.1:8080".parse().unwrap();
        let seen_guests = SeenGuests::open(sessions.pool.database()).await.unwrap();
        let app = App::new(
            lobby,
            runs,
            moderation,
            RoomAddresses { address, public_url, secure: false },
            limits,
            access,
            seen_guests,
        );
        Room { router: router(&app, sessions), app, token }
    }

    async fn close(self) {
        use crate::store::Store;
        self.app.lobby().stop().await;
        self.app.runs().stop().await;
        self.app.seen_guests().save(now_ms()).await.unwrap();
        self.app.store().close().await.unwrap();
    }

    async fn answer(&self, request: Request<Body>) -> (StatusCode, HeaderMap, Value) {
        let (status, headers, bytes) = self.bytes(request).await;
        (status, headers, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    async fn bytes(&self, request: Request<Body>) -> (StatusCode, HeaderMap, Bytes) {
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = answer.into_parts();
        (parts.status, parts.headers, to_bytes(body, usize::MAX).await.unwrap())
    }
}

/// A browser with its cookies.
#[derive(Default)]
struct Browser {
    cookies: Vec<String>,
}

fn request(method: Method, path: &str, body: Option<&str>) -> Request<Body> {
    let local: SocketAddr = "127.0.0.1:5000".parse().unwrap();
    let request = Request::builder().method(method).uri(path).header(HOST, "127.0.0.1:8080");
    let request = match body {
        Some(_) => request.header(CONTENT_TYPE, "application/json"),
        None => request,
    };
    let body = body.map_or_else(Body::empty, |body| Body::from(body.to_owned()));
    request.extension(ConnectInfo(local)).body(body).unwrap()
}

impl Browser {
    async fn ask(
        &mut self,
        room: &Room,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> (StatusCode, Value) {
        let mut request = request(method, path, body.map(|body| body.to_string()).as_deref());
        request.headers_mut().insert(COOKIE, self.cookies.join("; ").parse().unwrap());
        let (status, headers, body) = room.answer(request).await;
        let set: Vec<String> =
            headers.get_all(SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap().to_owned()).collect();
        if !set.is_empty() {
            // An empty value removes the cookie.
            let kept = set
                .iter()
                .map(|cookie| cookie.split(';').next().unwrap())
                .filter(|kept| !kept.ends_with('='));
            self.cookies = kept.map(str::to_owned).collect();
        }
        (status, body)
    }

    async fn get(&mut self, room: &Room, path: &str) -> Value {
        self.ask(room, Method::GET, path, None).await.1
    }

    async fn name(&mut self, room: &Room, name: &str) {
        let (status, _) = self.ask(room, Method::PUT, "/api/me", Some(json!({ "name": name }))).await;
        assert_eq!(status, StatusCode::OK);
    }
}

fn code(body: &Value) -> &str {
    body["error"]["code"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn a_browser_keeps_its_guest_after_a_restart() {
    let folder = Scratch::new();
    let (mut ann, mut bob) = (Browser::default(), Browser::default());
    let room = Room::open(folder.path()).await;
    assert_eq!(ann.get(&room, "/api/me").await, json!({ "name": null, "admin": false }));
    assert!(ann.cookies.is_empty(), "a visitor without a name gets no session");
    ann.name(&room, " Ann ").await;
    bob.name(&room, "Bob").await;
    let wish = json!({ "game": "holdem", "name": "Den", "seats": 4 });
    let (_, table) = ann.ask(&room, Method::POST, "/api/tables", Some(wish)).await;
    room.close().await;

    let room = Room::open(folder.path()).await;
    assert_eq!(ann.get(&room, "/api/me").await["name"], "Ann");
    assert_eq!(bob.get(&room, "/api/me").await["name"], "Bob");
    ann.name(&room, "Anna").await;
    assert_eq!(ann.get(&room, "/api/me").await["name"], "Anna");
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    assert_eq!(bob.get(&room, &path).await["name"], "Den");
    room.close().await;
}

#[tokio::test]
async fn the_cookie_is_for_the_room_alone() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let (_, headers, _) = room.answer(request(Method::PUT, "/api/me", Some("{\"name\":\"Ann\"}"))).await;
    let cookies: Vec<&str> =
        headers.get_all(SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap()).collect();
    assert_eq!(cookies.len(), 2);
    for cookie in cookies {
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        assert!(!cookie.contains("Secure"), "over plain HTTP a browser would not send it back: {cookie}");
    }
}

#[tokio::test]
async fn a_session_id_chosen_by_an_attacker_is_not_kept() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut victim = Browser { cookies: vec!["cardroom=chosen".to_owned(), "cardroom_kept=true".to_owned()] };
    victim.name(&room, "Ann").await;
    assert!(!victim.cookies.iter().any(|cookie| cookie.contains("chosen")), "{:?}", victim.cookies);
    let mut other = Browser { cookies: vec!["cardroom=chosen".to_owned(), "cardroom_kept=true".to_owned()] };
    assert_eq!(other.get(&room, "/api/me").await["name"], Value::Null);
}

#[tokio::test]
async fn pages_of_other_sites_and_other_names_are_refused() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let put = || request(Method::PUT, "/api/me", Some("{\"name\":\"Ann\"}"));
    let mut forged = put();
    forged.headers_mut().insert(ORIGIN, "http://evil.example".parse().unwrap());
    let (status, _, body) = room.answer(forged).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "other_site"));
    let mut forged = put();
    forged.headers_mut().insert("sec-fetch-site", "cross-site".parse().unwrap());
    assert_eq!(room.answer(forged).await.0, StatusCode::FORBIDDEN);
    let mut own = put();
    own.headers_mut().insert(ORIGIN, "http://127.0.0.1:8080".parse().unwrap());
    assert_eq!(room.answer(own).await.0, StatusCode::OK);
    let mut rebound = request(Method::GET, "/api/tables", None);
    rebound.headers_mut().insert(HOST, "evil.example".parse().unwrap());
    let (status, _, body) = room.answer(rebound).await;
    assert_eq!((status, code(&body)), (StatusCode::MISDIRECTED_REQUEST, "other_host"));
}

#[tokio::test]
async fn unreadable_input_is_refused_with_its_position() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let put = async |body: &str| room.answer(request(Method::PUT, "/api/me", Some(body))).await;
    let (status, _, body) = put("{\"name\":").await;
    assert_eq!((status, code(&body)), (StatusCode::BAD_REQUEST, "unread"));
    assert_eq!(body["error"]["args"], json!({ "wrong": "syntax", "line": 1, "column": 8 }));
    let (_, _, body) = put("{\"name\":5}").await;
    assert_eq!(body["error"]["message"], "name: expected a quoted string, found 5");
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(70_000));
    let (status, _, body) = put(&long).await;
    assert_eq!((status, code(&body)), (StatusCode::PAYLOAD_TOO_LARGE, "too_long"));
    assert_eq!(body["error"]["args"], json!({ "most": 65_536 }));
    let mut plain = request(Method::PUT, "/api/me", Some("{}"));
    plain.headers_mut().insert(CONTENT_TYPE, "text/plain".parse().unwrap());
    assert_eq!(room.answer(plain).await.0, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let wish = json!({ "game": "bridge", "name": "x", "seats": 4 });
    let mut ann = Browser::default();
    let (status, body) = ann.ask(&room, Method::POST, "/api/tables", Some(wish)).await;
    assert_eq!((status, body["error"]["args"]["field"].as_str()), (StatusCode::BAD_REQUEST, Some("game")));
    let wish = json!({ "game": "holdem", "name": "x", "seats": 4 });
    let (status, body) = ann.ask(&room, Method::POST, "/api/tables", Some(wish)).await;
    assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "no_name"));
}

#[tokio::test]
async fn the_token_makes_one_administrator_once_who_sees_no_cards() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let token = room.token.clone().expect("the first start creates a token");
    let (mut ann, mut eve) = (Browser::default(), Browser::default());
    for path in ["/api/admin/tables", "/api/admin/ledger", "/api/admin/integrity"] {
        assert_eq!(code(&ann.get(&room, path).await), "not_admin");
    }
    let login = |token: &str| Some(json!({ "token": token }));
    let (status, _) = eve.ask(&room, Method::POST, "/api/admin/login", login("0")).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, _) = ann.ask(&room, Method::POST, "/api/admin/login", login(&token)).await;
    assert_eq!(status, StatusCode::OK);
    let (status, body) = eve.ask(&room, Method::POST, "/api/admin/login", login(&token)).await;
    assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "wrong_token"));
    let tables = ann.get(&room, "/api/admin/tables").await;
    assert_eq!(tables.as_array().unwrap().len(), 4);
    let ledger = ann.get(&room, "/api/admin/ledger").await;
    assert_eq!(ledger["sum"], 0);
    assert!(ledger["accounts"].as_array().unwrap().len() > 4);
    let integrity = ann.get(&room, "/api/admin/integrity").await;
    assert_eq!((&integrity["problems"], &integrity["rolled_back"]), (&json!([]), &json!([])));
    room.close().await;
    assert!(Room::open(folder.path()).await.token.is_none(), "the token is printed only at the first start");
}

/// Methods and paths of requests, with the status that a visitor without a session gets.
const ADDRESSES: [(&str, &str, u16); 15] = [
    ("GET", "/api/games", 200),
    ("GET", "/api/rules/holdem", 200),
    ("GET", "/api/rules/bridge", 404),
    ("GET", "/api/me", 200),
    ("GET", "/api/tables", 200),
    ("GET", "/api/tables/nobody", 404),
    ("GET", "/api/tables/nobody/share", 404),
    ("GET", "/api/tables/nobody/hands", 404),
    ("GET", "/api/tables/nobody/hands/1.phh", 404),
    ("GET", "/api/tables/nobody/socket", 404),
    ("GET", "/api/admin/ledger", 401),
    ("GET", "/api/nothing", 404),
    ("DELETE", "/api/me", 405),
    ("GET", "/healthz", 200),
    ("GET", "/metrics", 200),
];

fn assert_policy(headers: &HeaderMap, path: &str) {
    assert_eq!(headers[CONTENT_SECURITY_POLICY], POLICY, "{path}");
    assert_other_headers(headers, path);
}

/// The policy of a page allows the one style and the one script that the page contains.
#[cfg(feature = "pages")]
fn assert_page_policy(headers: &HeaderMap, page: &str, path: &str) {
    let [style, script] = ["style", "script"].map(|name| {
        let start = format!("<{name}>");
        let found: Vec<_> = page.match_indices(&start).map(|(at, _)| &page[at + start.len()..]).collect();
        let [content] = found[..] else { panic!("{path} has {} of {start}", found.len()) };
        &content[..content.find(&format!("</{name}>")).unwrap()]
    });
    assert_eq!(headers[CONTENT_SECURITY_POLICY], policy_of_page(style, script), "{path}");
    assert_ne!(headers[CONTENT_SECURITY_POLICY], POLICY, "{path}");
    assert_other_headers(headers, path);
}

fn assert_other_headers(headers: &HeaderMap, path: &str) {
    assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
    assert_eq!(headers["referrer-policy"], "same-origin", "{path}");
    assert_eq!(headers["x-frame-options"], "DENY", "{path}");
}

/// Paths of pages of the browser client.
#[cfg(feature = "pages")]
const PAGES: [&str; 6] = ["/", "/new", "/t/abc", "/t/abc/hands/1", "/rules/holdem", "/admin"];

/// Unknown paths. The last two have a byte that is not UTF-8.
#[cfg(feature = "pages")]
const MISSING: [&str; 3] = ["/nowhere", "/t/%FF", "/e/%FF"];

/// The room's own files to which a page refers: `src="/…"` and `href="/…"`.
#[cfg(feature = "pages")]
fn files(page: &str) -> impl Iterator<Item = &str> {
    let named = page.split(['"', '\'']).filter(|part| part.starts_with('/') && part.contains('.'));
    named.filter(|path| !path.starts_with("//"))
}

#[cfg(feature = "pages")]
#[tokio::test]
async fn every_page_and_file_has_the_policy_and_loads_nothing_from_other_sites() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut seen = std::collections::BTreeSet::new();
    for path in PAGES.into_iter().chain(MISSING) {
        let (status, headers, page) = room.bytes(request(Method::GET, path, None)).await;
        let expected = if MISSING.contains(&path) { StatusCode::NOT_FOUND } else { StatusCode::OK };
        assert_eq!(status, expected, "{path}");
        assert_eq!(headers[CONTENT_TYPE], "text/html", "{path}");
        let page = str::from_utf8(&page).unwrap();
        assert_page_policy(&headers, page, path);
        assert!(!page.contains("://") && !page.contains("style=") && !page.contains("<style "), "{page}");
        seen.extend(files(page).map(str::to_owned));
    }
    let kinds: Vec<&str> = seen.iter().filter_map(|path| path.rsplit('.').next()).collect();
    assert!(kinds.contains(&"js") && kinds.contains(&"css"), "{seen:?}");
    for path in &seen {
        let (status, headers, body) = room.bytes(request(Method::GET, path, None)).await;
        assert!(status == StatusCode::OK && !body.is_empty(), "{path}: {status}");
        assert_policy(&headers, path);
        let (kind, html) = (headers[CONTENT_TYPE].to_str().unwrap(), kind_of(path));
        assert!(html.is_none_or(|wanted| kind.starts_with(wanted)), "{path} is {kind}");
    }
}

/// The content type that a browser requires of a script or style sheet because of `nosniff`; `None` for other files.
#[cfg(feature = "pages")]
fn kind_of(path: &str) -> Option<&'static str> {
    match path.rsplit('.').next() {
        Some("js") => Some("text/javascript"),
        Some("css") => Some("text/css"),
        _ => None,
    }
}

#[tokio::test]
async fn an_address_with_too_many_requests_is_refused_until_tokens_refill() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    // Time is paused from here on: the bucket is refilled only when the test advances the clock.
    tokio::time::pause();
    let from = |client: &str| {
        let mut request = request(Method::GET, "/nowhere/at/all", None);
        let client = SocketAddr::new(client.parse().unwrap(), 5000);
        request.extensions_mut().insert(ConnectInfo(client));
        request
    };
    for number in 1..=3000 {
        let (status, ..) = room.bytes(from("192.168.1.2")).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "request {number}");
    }
    let (status, headers, body) = room.answer(from("192.168.1.2")).await;
    assert_eq!((status, code(&body)), (StatusCode::TOO_MANY_REQUESTS, "too_many_requests"));
    assert_eq!(
        (&headers[RETRY_AFTER], &body["error"]["args"]["retry_seconds"]),
        (&"1".parse().unwrap(), &json!(1))
    );
    assert_policy(&headers, "a refusal");
    assert_eq!(
        room.bytes(from("192.168.1.3")).await.0,
        StatusCode::NOT_FOUND,
        "another client is not limited"
    );
    tokio::time::advance(std::time::Duration::from_millis(10)).await;
    let answers = [(); 5].map(|()| from("192.168.1.2"));
    let mut let_in = 0;
    for request in answers {
        let_in += u32::from(room.bytes(request).await.0 != StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(let_in, 3, "a hundredth of a second refills three tokens");
}

#[tokio::test]
async fn every_response_has_the_policy_and_its_status() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    for (method, path, wanted) in ADDRESSES {
        let (status, headers, _) = room.answer(request(method.parse().unwrap(), path, None)).await;
        assert_eq!(status.as_u16(), wanted, "{method} {path}");
        assert_policy(&headers, path);
    }
    let mut other = request(Method::GET, "/", None);
    other.headers_mut().insert(HOST, "evil.example".parse().unwrap());
    let (_, headers, _) = room.answer(other).await;
    assert_eq!(headers[CONTENT_SECURITY_POLICY], POLICY, "refusals have the header too");
}

/// The paths under `/api` with their methods.
const DESCRIBED: [(&str, &[&str]); 78] = [
    ("/api/admin/audit", &["get"]),
    ("/api/admin/audit/file", &["get"]),
    ("/api/admin/banner", &["post"]),
    ("/api/admin/bots", &["get", "post"]),
    ("/api/admin/bots/{bot}/revoke", &["post"]),
    ("/api/admin/guests", &["get"]),
    ("/api/admin/guests/{player}/ban", &["post"]),
    ("/api/admin/guests/{player}/remove", &["post"]),
    ("/api/admin/guests/{player}/unban", &["post"]),
    ("/api/admin/hold", &["post"]),
    ("/api/admin/integrity", &["get"]),
    ("/api/admin/ledger", &["get"]),
    ("/api/admin/login", &["post"]),
    ("/api/admin/logout", &["post"]),
    ("/api/admin/overview", &["get"]),
    ("/api/admin/runs", &["get"]),
    ("/api/admin/tables", &["get"]),
    ("/api/admin/tables/{id}/close", &["post"]),
    ("/api/games", &["get"]),
    ("/api/me", &["get", "put"]),
    ("/api/me/bots", &["get", "post"]),
    ("/api/me/bots/{bot}/revoke", &["post"]),
    ("/api/me/code", &["post"]),
    ("/api/me/logout", &["post"]),
    ("/api/me/move", &["post"]),
    ("/api/me/runs", &["get"]),
    ("/api/me/tables", &["get"]),
    ("/api/me/tables/closed", &["get"]),
    ("/api/notice", &["get"]),
    ("/api/rules/{game}", &["get"]),
    ("/api/runs", &["get", "post"]),
    ("/api/runs/{id}", &["get"]),
    ("/api/runs/{id}/actions", &["post"]),
    ("/api/runs/{id}/board", &["get"]),
    ("/api/runs/{id}/board/events", &["get"]),
    ("/api/runs/{id}/continue", &["post"]),
    ("/api/runs/{id}/discard", &["post"]),
    ("/api/runs/{id}/draft", &["put"]),
    ("/api/runs/{id}/draws", &["get"]),
    ("/api/runs/{id}/draws/blocks", &["post"]),
    ("/api/runs/{id}/draws/cards", &["post"]),
    ("/api/runs/{id}/draws/phones", &["post"]),
    ("/api/runs/{id}/draws/report", &["get"]),
    ("/api/runs/{id}/draws/scans", &["post"]),
    ("/api/runs/{id}/draws/takeovers", &["post"]),
    ("/api/runs/{id}/entries", &["get"]),
    ("/api/runs/{id}/hands/{hand}/worth", &["get"]),
    ("/api/runs/{id}/join", &["post"]),
    ("/api/runs/{id}/links", &["post"]),
    ("/api/runs/{id}/links/check", &["post"]),
    ("/api/runs/{id}/links/{link}/revoke", &["post"]),
    ("/api/runs/{id}/log", &["get"]),
    ("/api/runs/{id}/merge", &["post"]),
    ("/api/runs/{id}/money", &["post"]),
    ("/api/runs/{id}/open", &["post"]),
    ("/api/runs/{id}/participants", &["post"]),
    ("/api/runs/{id}/participants.csv", &["get"]),
    ("/api/runs/{id}/participants/import", &["post"]),
    ("/api/runs/{id}/participants/{participant}", &["get", "put"]),
    ("/api/runs/{id}/participants/{participant}/sheet", &["post"]),
    ("/api/runs/{id}/questions/{question}", &["post"]),
    ("/api/runs/{id}/report", &["get"]),
    ("/api/runs/{id}/report.csv", &["get"]),
    ("/api/runs/{id}/sheets", &["get"]),
    ("/api/runs/{id}/sheets/{code}", &["get"]),
    ("/api/runs/{id}/spins", &["post"]),
    ("/api/share", &["get"]),
    ("/api/tables", &["get", "post"]),
    ("/api/tables/{id}", &["get"]),
    ("/api/tables/{id}/chart", &["get"]),
    ("/api/tables/{id}/edges", &["get"]),
    ("/api/tables/{id}/hands", &["get"]),
    ("/api/tables/{id}/hands/{number}", &["get"]),
    ("/api/tables/{id}/hands/{number}.phh", &["get"]),
    ("/api/tables/{id}/results", &["get"]),
    ("/api/tables/{id}/results.csv", &["get"]),
    ("/api/tables/{id}/share", &["get"]),
    ("/api/tables/{id}/socket", &["get"]),
];

/// Collects the target of every `$ref` in a value.
fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(all) => all.iter().for_each(|one| references(one, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_description_has_every_route_and_every_schema() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let (_, _, described) = room.answer(request(Method::GET, "/api/openapi.json", None)).await;
    assert!(described["openapi"].as_str().unwrap().starts_with("3.1"));
    let paths = described["paths"].as_object().unwrap();
    let methods = |path: &Value| path.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let found: Vec<(&str, Vec<String>)> =
        paths.iter().map(|(name, path)| (name.as_str(), methods(path))).collect();
    let wanted =
        DESCRIBED.map(|(path, methods)| (path, methods.iter().map(|&m| m.to_owned()).collect::<Vec<_>>()));
    assert_eq!(found, wanted);
    for (path, item) in paths {
        for operation in item.as_object().unwrap().values() {
            let answers = operation["responses"].as_object().unwrap();
            let shared = |answer: &Value| answer["$ref"].as_str().map(|name| name[1..].to_owned());
            let is_described = |answer: &Value| match shared(answer) {
                Some(place) => described.pointer(&place).is_some_and(|it| it["description"].is_string()),
                None => answer["description"].is_string(),
            };
            assert!(answers.values().all(is_described), "{path}");
            let named: Vec<&str> = operation["parameters"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|p| p["name"].as_str())
                .collect();
            let holes = path.split('{').skip(1).map(|hole| hole.split('}').next().unwrap());
            assert!(holes.into_iter().all(|hole| named.contains(&hole)), "{path}: {named:?}");
        }
    }
    let mut refs = Vec::new();
    references(&described, &mut refs);
    assert!(refs.len() > 50);
    assert!(refs.iter().all(|name| described.pointer(&name[1..]).is_some()), "{refs:?}");
    for (name, schema) in described["components"]["schemas"].as_object().unwrap() {
        assert!(jsonschema::meta::is_valid(schema), "{name}");
        assert!(!schema.to_string().contains("[`"), "{name} has a link to the code");
    }
}

#[tokio::test]
async fn responses_match_the_description() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let (_, _, described) = room.answer(request(Method::GET, "/api/openapi.json", None)).await;
    let shapes = [
        ("/api/games", "Games"),
        ("/api/tables", "LobbyPage"),
        ("/api/tables?page=9", "LobbyPage"),
        ("/api/me/tables/closed?page=2", "ClosedPage"),
        ("/api/rules/packs_poker", "Rules"),
        ("/api/me", "Me"),
        ("/api/tables/nobody", "Failure"),
    ];
    for (path, shape) in shapes {
        let (_, _, body) = room.answer(request(Method::GET, path, None)).await;
        let schema =
            json!({ "$ref": format!("#/components/schemas/{shape}"), "components": described["components"] });
        let validator = jsonschema::validator_for(&schema).unwrap();
        let wrong: Vec<String> = validator.iter_errors(&body).map(|error| error.to_string()).collect();
        assert!(wrong.is_empty(), "{path}: {wrong:?}");
    }
}

/// Decompresses a body.
fn unzipped(body: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(body), &mut plain).unwrap();
    plain
}

#[tokio::test]
async fn the_games_are_compressed_for_a_client_that_accepts_it() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let (_, headers, plain) = room.bytes(request(Method::GET, "/api/games", None)).await;
    assert_eq!((headers.get(CONTENT_ENCODING), &headers[VARY]), (None, &"accept-encoding".parse().unwrap()));
    let mut asking = request(Method::GET, "/api/games", None);
    asking.headers_mut().insert(ACCEPT_ENCODING, "gzip, deflate, br".parse().unwrap());
    let (status, headers, gzip) = room.bytes(asking).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(
        (&headers[CONTENT_ENCODING], &headers[VARY], &headers[CONTENT_TYPE], &headers[CACHE_CONTROL]),
        (
            &"gzip".parse().unwrap(),
            &"accept-encoding".parse().unwrap(),
            &"application/json".parse().unwrap(),
            &"no-store".parse().unwrap()
        )
    );
    assert_eq!(unzipped(&gzip), plain);
    assert!(gzip.len() * 4 < plain.len(), "{} of {} bytes", gzip.len(), plain.len());
    assert_eq!(serde_json::from_slice::<Value>(&plain).unwrap().as_array().map(Vec::len), Some(4));
}
