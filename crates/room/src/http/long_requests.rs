//! The pool of long requests, such as reports, exports and sheets to print: a few run at a time, so that the tables stay
//! fast, and a bounded number waits.

use super::error::HttpError;
use super::error_response::ErrorResponse;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;
use tokio::sync::{Semaphore, SemaphorePermit};

/// Time after which a client is told to try again, in seconds.
const RETRY_SECONDS: u32 = 5;

/// Permits of the pool.
pub struct LongRequests {
    running: Semaphore,
    /// Permits to run or wait.
    admitted: Semaphore,
}

impl LongRequests {
    /// A pool in which this many requests run at a time, and this many wait.
    pub fn new(running: u32, waiting: u32) -> LongRequests {
        let permits = |count: u32| Semaphore::new(count as usize);
        LongRequests { running: permits(running), admitted: permits(running.saturating_add(waiting)) }
    }

    /// Waits for a place, which is free again once it is dropped.
    ///
    /// # Errors
    /// [`HttpError::TooBusy`] if as many requests wait as may.
    pub async fn place(&self) -> Result<[SemaphorePermit<'_>; 2], HttpError> {
        let busy = || HttpError::TooBusy { retry_seconds: RETRY_SECONDS };
        let admitted = self.admitted.try_acquire().map_err(|_| busy())?;
        Ok([self.running.acquire().await.map_err(|_| busy())?, admitted])
    }
}

/// Passes on a long request once the pool has a free place.
///
/// # Errors
/// [`HttpError::TooBusy`] if as many requests wait as may.
pub async fn wait(
    State(pool): State<Arc<LongRequests>>,
    request: Request,
    next: Next,
) -> Result<Response, ErrorResponse> {
    let _place = pool.place().await?;
    Ok(next.run(request).await)
}
