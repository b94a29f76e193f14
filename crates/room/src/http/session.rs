//! Sessions: a cookie identifies a session, a session a player and perhaps an administrator.
//!
//! A browser gets a session once it says a name, or exchanges an administrator's token. Sessions are kept in a database
//! file of their own, so that a backup of the room holds none. The session layer stores any id that a cookie names, so
//! [`only_issued`] stands before it and removes the ids that the room did not issue.

use super::failed::Failed;
use crate::protocol::Refused;
use crate::store::PlayerId;
use crate::wall_clock::now_s;
use axum::extract::{Request, State};
use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use axum_session::{SessionConfig, SessionError, SessionMode, SessionStore};
use axum_session_sqlx::SessionSqlitePool;
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::path::Path;
use time::Duration;

/// The sessions: the layer's store, and the ids that it has issued.
pub struct Sessions {
    /// The store of the session layer.
    pub store: SessionStore<SessionSqlitePool>,
    /// The check of ids.
    pub issued: Issued,
}

/// One of them.
pub type Session = axum_session::Session<SessionSqlitePool>;

/// Lifetime of a session after the last visit: as long as browsers keep a cookie.
const REMEMBERED: Duration = Duration::days(400);
/// Lifetime of an administrator's rights.
const ADMIN_SECONDS: u64 = 12 * 60 * 60;

/// The names of the cookies for the id and for the consent to keep it: over plain http, and over https.
const COOKIES: [[&str; 2]; 2] = [["cardroom", "cardroom_kept"], ["__Host-cardroom", "__Host-cardroom_kept"]];
/// The length of an id, a UUID with its hyphens.
const ID: usize = 36;

const PLAYER: &str = "player";
const ADMIN_UNTIL: &str = "admin_until";

/// Opens the sessions in this file, which is made if it is missing. `secure` where browsers reach the room by https.
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
    let issued = Issued { pool: pool.clone(), cookies: COOKIES[usize::from(secure)] };
    let store = SessionStore::new(Some(SessionSqlitePool::from(pool)), config(secure)).await?;
    Ok(Sessions { store, issued })
}

/// The ids that the room has issued and that are in force, as the database has them.
#[derive(Clone)]
pub struct Issued {
    pool: SqlitePool,
    cookies: [&'static str; 2],
}

impl Issued {
    /// The cookies of the session, if the request names an id that is in force.
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

/// The last cookie of this name, as the session layer takes it.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let cookies = lines.flat_map(|line| line.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.filter(|(found, _)| *found == name).map(|(_, value)| value).next_back()
}

fn is_id(text: &str) -> bool {
    text.len() == ID && text.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-')
}

/// Passes a request on with the session's own cookies alone, and with none where the room did not issue its id: the
/// session layer would store an unknown id with whatever length it has.
///
/// # Errors
/// `sessions_unavailable` where the database cannot be read.
pub async fn only_issued(
    State(issued): State<Issued>,
    mut request: Request,
    next: Next,
) -> Result<Response, Failed> {
    if !request.headers().contains_key(COOKIE) {
        return Ok(next.run(request).await);
    }
    let cookies = issued.cookies(request.headers()).await.map_err(|error| {
        tracing::error!(%error, "the sessions cannot be read");
        let message = "the room cannot read its sessions at the moment: try again in a moment";
        Failed::new(StatusCode::SERVICE_UNAVAILABLE, Refused::new("sessions_unavailable", message))
    })?;
    request.headers_mut().remove(COOKIE);
    if let Some(cookies) = cookies {
        request.headers_mut().insert(COOKIE, cookies);
    }
    Ok(next.run(request).await)
}

/// `HttpOnly` and `SameSite=Lax`, which are the crate's defaults, are asserted by the tests. Over https the names say that
/// no other host has set the cookies. The crate would put that before the names that it writes, and not before those that
/// it reads, so that it is part of the names here.
fn config(secure: bool) -> SessionConfig {
    let [session, kept] = COOKIES[usize::from(secure)];
    SessionConfig::new()
        .with_mode(SessionMode::Manual)
        .with_session_name(session)
        .with_store_name(kept)
        .with_secure(secure)
        .with_max_age(Some(REMEMBERED))
        .with_lifetime(REMEMBERED)
        .with_max_lifetime(REMEMBERED)
        .with_db_update_interval(Duration::hours(1))
}

/// The player of a session.
pub fn player(session: &Session) -> Option<PlayerId> {
    session.get(PLAYER).map(PlayerId)
}

/// From now on the session is this player's.
pub fn set_player(session: &Session, player: PlayerId) {
    begin(session);
    session.set(PLAYER, player.0);
}

/// Reports whether the session is an administrator's.
pub fn is_admin(session: &Session) -> bool {
    session.get(ADMIN_UNTIL).is_some_and(|until: u64| now_s() < until)
}

/// For some hours the session is an administrator's.
pub fn set_admin(session: &Session) {
    begin(session);
    session.set(ADMIN_UNTIL, now_s() + ADMIN_SECONDS);
}

/// Makes sure that there is a session, under a name that nobody knew before.
fn begin(session: &Session) {
    if !session.data_exists() {
        session.create_data();
    }
    session.set_store(true);
    session.set_longterm(true);
    session.renew();
}
