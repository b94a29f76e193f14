//! Sessions. A cookie identifies a session. A session may belong to a player, and may have the administrator's rights.
//!
//! A session starts when somebody sets a name, continues with a code from another device, or redeems the
//! administrator's token. Sessions are kept in a separate database file, so that a backup of the room contains none.
//! The session layer stores any id that a cookie contains (session fixation), so [`drop_unknown_ids`] runs before it
//! and removes ids that the room did not issue.

use super::error_response::ErrorResponse;
use super::session_pool::{SessionPool, unavailable};
use crate::store::PlayerId;
use crate::wall_clock::now_s;
use axum::extract::{Request, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use axum_session::{SessionConfig, SessionError, SessionMode, SessionStore};
use serde::{Deserialize, Serialize};
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::path::Path;
use time::Duration;

/// The session store, and the check for issued ids.
pub struct Sessions {
    /// The store of the session layer.
    pub store: SessionStore<SessionPool>,
    /// The database of the sessions.
    pub pool: SessionPool,
    /// Lookup of the ids that the room has issued.
    pub session_ids: SessionIdLookup,
}

/// The session of a request.
pub type Session = axum_session::Session<SessionPool>;

/// Lifetime of a session after the last visit: the maximum lifetime that browsers allow for a cookie.
const SESSION_LIFETIME: Duration = Duration::days(400);
/// Lifetime of the administrator's rights, in seconds: 12 hours.
const ADMIN_SECONDS: u64 = 12 * 60 * 60;

/// Names of the cookies for the id and for the consent to store it: over HTTP, and over HTTPS.
pub const COOKIES: [[&str; 2]; 2] =
    [["cardroom", "cardroom_kept"], ["__Host-cardroom", "__Host-cardroom_kept"]];
/// Length of an id, a UUID with its hyphens.
const ID_LENGTH: usize = 36;

const PLAYER: &str = "player";
const ADMIN: &str = "admin";

/// Opens the session database in this file. A missing file is created. `secure` is `true` if browsers reach the room
/// over HTTPS.
///
/// # Errors
/// If the file cannot be opened or written.
pub async fn open(file: &Path, secure: bool) -> Result<Sessions, SessionError> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full);
    let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await;
    let pool = pool.map_err(|error| SessionError::GenericNotSupportedError(error.to_string()))?;
    let session_ids = SessionIdLookup { pool: pool.clone(), cookies: COOKIES[usize::from(secure)] };
    let pool = SessionPool::new(pool, file);
    let store = SessionStore::new(Some(pool.clone()), config(secure)).await?;
    Ok(Sessions { store, pool, session_ids })
}

/// Lookup of session ids that the room has issued and that are still valid.
#[derive(Clone)]
pub struct SessionIdLookup {
    pool: SqlitePool,
    cookies: [&'static str; 2],
}

impl SessionIdLookup {
    /// The session's cookies, as a header value; `None` if the request has no valid session id.
    async fn cookies(&self, headers: &HeaderMap) -> Result<Option<HeaderValue>, sqlx::Error> {
        let [session, kept] = self.cookies;
        let Some(id) = cookie(headers, session).filter(|id| is_id(id)) else { return Ok(None) };
        let statement = "SELECT 1 FROM sessions WHERE id = ? AND (expires IS NULL OR expires > ?)";
        let query = sqlx::query_scalar(statement).bind(id).bind(now_s().cast_signed());
        let found: Option<i64> = query.fetch_optional(&self.pool).await?;
        let consent = if cookie(headers, kept) == Some("true") { "true" } else { "false" };
        let cookies = found.map(|_| format!("{session}={id}; {kept}={consent}"));
        Ok(cookies.and_then(|cookies| HeaderValue::from_str(&cookies).ok()))
    }
}

/// The value of the last cookie with this name, which is the one that the session layer uses; `None` without one.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let cookies = lines.flat_map(|line| line.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.filter(|(found, _)| *found == name).map(|(_, value)| value).next_back()
}

fn is_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-')
}

/// Passes a request on with the session's own cookies only, and with no cookies if the room did not issue the id: the
/// session layer would store an unknown id of any length.
///
/// # Errors
/// `sessions_unavailable` if the database cannot be read.
pub async fn drop_unknown_ids(
    State(session_ids): State<SessionIdLookup>,
    mut request: Request,
    next: Next,
) -> Result<Response, ErrorResponse> {
    if !request.headers().contains_key(COOKIE) {
        return Ok(without_removals(next.run(request).await));
    }
    let cookies = session_ids.cookies(request.headers()).await.map_err(|error| {
        tracing::error!(%error, "cannot read the sessions");
        unavailable()
    })?;
    request.headers_mut().remove(COOKIE);
    match cookies {
        Some(cookies) => {
            request.headers_mut().insert(COOKIE, cookies);
            Ok(next.run(request).await)
        }
        // The cookie may be one of another room at this address, to which an event moved, and is kept for it.
        None => Ok(without_removals(next.run(request).await)),
    }
}

/// Drops the removal of cookies from a response. The session layer removes the cookies after every request without a
/// session. If that request had no cookies, a later request may have started a session in the meantime, whose cookies
/// would be lost.
fn without_removals(mut response: Response) -> Response {
    let is_removal = |cookie: &HeaderValue| {
        cookie.to_str().is_ok_and(|text| text.split(';').any(|part| part.trim() == "Max-Age=0"))
    };
    if response.headers().get_all(SET_COOKIE).iter().any(is_removal) {
        let cookies: Vec<HeaderValue> = response
            .headers()
            .get_all(SET_COOKIE)
            .iter()
            .filter(|cookie| !is_removal(cookie))
            .cloned()
            .collect();
        response.headers_mut().remove(SET_COOKIE);
        for cookie in cookies {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    response
}

/// Settings of the session layer. `HttpOnly` and `SameSite=Lax` are the crate's defaults, and the tests assert them.
/// Over HTTPS the prefix `__Host-` proves that no other host has set the cookies. The crate would add it to the names
/// that it writes but not to those that it reads, so it is part of the names here.
fn config(secure: bool) -> SessionConfig {
    let [session, kept] = COOKIES[usize::from(secure)];
    SessionConfig::new()
        .with_mode(SessionMode::Manual)
        .with_session_name(session)
        .with_store_name(kept)
        .with_secure(secure)
        .with_max_age(Some(SESSION_LIFETIME))
        .with_lifetime(SESSION_LIFETIME)
        .with_max_lifetime(SESSION_LIFETIME)
        .with_db_update_interval(Duration::minutes(10))
}

/// The player of a session; `None` before a name is set.
pub fn player(session: &Session) -> Option<PlayerId> {
    session.get(PLAYER).map(PlayerId)
}

/// Logs a player in to the session, with a new session id.
pub fn set_player(session: &Session, player: PlayerId) {
    start(session);
    session.set(PLAYER, player.0);
}

/// Returns whether the session has the administrator's rights, granted for this token and not expired. Rights that
/// would last longer than 12 hours from now are shortened to that.
pub fn is_admin(session: &Session, token_id: &str) -> bool {
    let Some(rights) = session.get::<AdminRights>(ADMIN) else { return false };
    let now = now_s();
    let longest = now.saturating_add(ADMIN_SECONDS);
    if rights.until > longest {
        // The clock was ahead when the rights were granted.
        set_rights(session, &rights.token_id, longest);
    }
    rights.token_id == token_id && now < rights.until
}

/// Grants the session the administrator's rights for 12 hours, with a new session id.
pub fn set_admin(session: &Session, token_id: &str) {
    start(session);
    set_rights(session, token_id, now_s() + ADMIN_SECONDS);
}

/// Ends the administrator's rights of the session, with a new session id. A session without a guest ends.
pub fn end_admin(session: &Session) {
    if player(session).is_none() {
        return session.destroy();
    }
    session.remove(ADMIN);
    session.renew();
}

fn set_rights(session: &Session, token_id: &str, until: u64) {
    session.set(ADMIN, AdminRights { until, token_id: token_id.to_owned() });
}

/// Rights of the administrator.
#[derive(Serialize, Deserialize)]
struct AdminRights {
    /// Time at which the rights expire, in seconds since the Unix epoch.
    until: u64,
    /// The id of the token for which the rights were granted.
    token_id: String,
}

/// Starts the session if there is none, and renews its id against session fixation.
fn start(session: &Session) {
    if !session.data_exists() {
        session.create_data();
    }
    session.set_store(true);
    session.set_longterm(true);
    session.renew();
}
