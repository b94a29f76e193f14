//! Storage of the sessions in SQLite.
//!
//! The session layer saves a session after many requests that do not change it, and replaces the response with an empty
//! 500 if that fails. The pool therefore writes an unchanged session only once a day, and a failure of that write does
//! not fail any request.

use super::error::HttpError;
use super::error_response::ErrorResponse;
use crate::refusal::Refusal as _;
use crate::store::{StoreError, fault};
use async_trait::async_trait;
use axum::body::HttpBody;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use axum_session::{DatabaseError, DatabasePool};
use axum_session_sqlx::SessionSqlitePool;
use serde_json::Value;
use sqlx::SqlitePool;
use sqlx::sqlite::SqliteQueryResult;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

/// Interval between writes of an unchanged session, in seconds: one day, since a session lasts more than a year.
const RENEWAL_SECONDS: i64 = 24 * 60 * 60;

/// The database of the sessions. Cheap to clone.
#[derive(Clone, Debug)]
pub struct SessionPool {
    pool: SqlitePool,
    /// The session layer's own pool, for all operations except writing and deleting one session.
    layer: SessionSqlitePool,
    file: Arc<Path>,
    /// Error of the last write of a session; `None` if it succeeded.
    last_failure: Arc<Mutex<Option<StoreError>>>,
}

impl SessionPool {
    /// A pool for the sessions in this file.
    pub fn new(pool: SqlitePool, file: &Path) -> SessionPool {
        SessionPool { layer: pool.clone().into(), pool, file: file.into(), last_failure: Arc::default() }
    }

    /// The database, which also holds the guests of the last day.
    pub fn database(&self) -> SqlitePool {
        self.pool.clone()
    }

    /// Health check of the database: a read, and a test write if the last write failed.
    ///
    /// # Errors
    /// The database error of the failed check.
    pub async fn health(&self) -> Result<(), StoreError> {
        if self.last_error().is_some() {
            // This statement does not change the data, but SQLite writes to the file nevertheless.
            self.write(sqlx::query("PRAGMA user_version = 0").execute(&self.pool)).await?;
        }
        let read = sqlx::query("SELECT id FROM sessions LIMIT 1").fetch_optional(&self.pool).await;
        read.map(drop).map_err(|error| fault(&self.file, &error))
    }

    async fn write(
        &self,
        statement: impl Future<Output = sqlx::Result<SqliteQueryResult>> + Send,
    ) -> Result<(), StoreError> {
        let written = statement.await.map(drop).map_err(|error| fault(&self.file, &error));
        if let Err(error) = &written {
            tracing::error!(code = error.code(), "the sessions: {error}");
        }
        *self.last_failure() = written.as_ref().err().cloned();
        written
    }

    /// A stored session, and the time at which it expires, in seconds since the Unix epoch, or 0 if it never expires;
    /// `None` for an unknown id.
    async fn stored(&self, id: &str) -> sqlx::Result<Option<(String, i64)>> {
        let statement = "SELECT session, coalesce(expires, 0) FROM sessions WHERE id = ?";
        sqlx::query_as(statement).bind(id).fetch_optional(&self.pool).await
    }

    fn last_error(&self) -> Option<StoreError> {
        self.last_failure().clone()
    }

    fn last_failure(&self) -> MutexGuard<'_, Option<StoreError>> {
        self.last_failure.lock().expect("nothing panics while it holds this lock")
    }
}

/// Returns whether two sessions are equal, regardless of the order of their fields.
fn is_same(one: &str, other: &str) -> bool {
    let read = |text| serde_json::from_str::<Value>(text).ok();
    one == other || read(one).is_some_and(|one| read(other) == Some(one))
}

#[async_trait]
impl DatabasePool for SessionPool {
    async fn initiate(&self, table: &str) -> Result<(), DatabaseError> {
        self.layer.initiate(table).await
    }

    async fn count(&self, table: &str) -> Result<i64, DatabaseError> {
        self.layer.count(table).await
    }

    async fn store(&self, id: &str, session: &str, expires: i64, _: &str) -> Result<(), DatabaseError> {
        let stored = self.stored(id).await;
        let stored = stored.map_err(|error| DatabaseError::GenericSelectError(error.to_string()))?;
        let unchanged = stored.filter(|(stored, _)| is_same(stored, session)).map(|(_, expires)| expires);
        if unchanged.is_some_and(|stored| expires - stored < RENEWAL_SECONDS) {
            return Ok(());
        }
        let statement = "INSERT INTO sessions (id, session, expires) VALUES (?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET session = excluded.session, expires = excluded.expires";
        let insert = sqlx::query(statement).bind(id).bind(session).bind(expires).execute(&self.pool);
        match self.write(insert).await {
            Err(error) if unchanged.is_none() => Err(DatabaseError::GenericInsertError(error.to_string())),
            _ => Ok(()),
        }
    }

    async fn load(&self, id: &str, table: &str) -> Result<Option<String>, DatabaseError> {
        self.layer.load(id, table).await
    }

    async fn delete_one_by_id(&self, id: &str, _: &str) -> Result<(), DatabaseError> {
        let delete = sqlx::query("DELETE FROM sessions WHERE id = ?").bind(id).execute(&self.pool);
        self.write(delete).await.map_err(|error| DatabaseError::GenericDeleteError(error.to_string()))
    }

    async fn exists(&self, id: &str, table: &str) -> Result<bool, DatabaseError> {
        self.layer.exists(id, table).await
    }

    async fn delete_by_expiry(&self, table: &str) -> Result<Vec<String>, DatabaseError> {
        self.layer.delete_by_expiry(table).await
    }

    async fn delete_all(&self, table: &str) -> Result<(), DatabaseError> {
        self.layer.delete_all(table).await
    }

    async fn get_ids(&self, table: &str) -> Result<Vec<String>, DatabaseError> {
        self.layer.get_ids(table).await
    }

    fn auto_handles_expiry(&self) -> bool {
        self.layer.auto_handles_expiry()
    }
}

/// The response `sessions_unavailable`, for sessions that cannot be read or written.
pub fn unavailable() -> ErrorResponse {
    HttpError::SessionsUnavailable.into()
}

/// Replaces the empty 500 with which the session layer responds if it cannot save a session.
///
/// # Errors
/// The error of the last write if it failed, or else `sessions_unavailable`.
pub async fn check_saved(
    State(pool): State<SessionPool>,
    request: Request,
    next: Next,
) -> Result<Response, ErrorResponse> {
    let response = next.run(request).await;
    let is_empty = response.body().size_hint().exact() == Some(0);
    match is_empty && response.status() == StatusCode::INTERNAL_SERVER_ERROR {
        true => Err(pool.last_error().map_or_else(unavailable, ErrorResponse::from)),
        false => Ok(response),
    }
}
