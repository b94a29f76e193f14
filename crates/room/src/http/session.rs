//! Who asks: a cookie leads to a session, a session to a player and perhaps to an administrator.
//!
//! A browser gets a session once it says a name, or exchanges an administrator's token. Sessions are kept in a database
//! file of their own, so that a backup of the room holds none.

use crate::store::PlayerId;
use crate::wall_clock::now_s;
use axum_session::{SessionConfig, SessionError, SessionMode, SessionStore};
use axum_session_sqlx::SessionSqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::path::Path;
use time::Duration;

/// The sessions.
pub type Sessions = SessionStore<SessionSqlitePool>;
/// One of them.
pub type Session = axum_session::Session<SessionSqlitePool>;

/// How long a browser is remembered after its last visit: as long as browsers keep a cookie.
const REMEMBERED: Duration = Duration::days(400);
/// How long an administrator stays one.
const ADMIN_SECONDS: u64 = 12 * 60 * 60;

const PLAYER: &str = "player";
const ADMIN_UNTIL: &str = "admin_until";

/// Opens the sessions in this file, which is made if it is missing. `secure` where browsers reach the room by https.
///
/// # Errors
/// Where the file cannot be opened or written.
pub async fn open(file: &Path, secure: bool) -> Result<Sessions, SessionError> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full);
    let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await;
    let pool = pool.map_err(|error| SessionError::GenericNotSupportedError(error.to_string()))?;
    SessionStore::new(Some(SessionSqlitePool::from(pool)), config(secure)).await
}

/// `HttpOnly` and `SameSite=Lax`, which are the crate's defaults, are asserted by the tests. Over https the names say that
/// no other host has set the cookies. The crate would put that before the names that it writes, and not before those that
/// it reads, so that it is part of the names here.
fn config(secure: bool) -> SessionConfig {
    let [session, kept] = match secure {
        true => ["__Host-cardroom", "__Host-cardroom_kept"],
        false => ["cardroom", "cardroom_kept"],
    };
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

/// Whether the session is an administrator's.
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
