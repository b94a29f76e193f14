//! The thread pool for long requests, such as reports, exports and sheets to print.
//!
//! 1. [`run`](fn@run): the handler of a long request runs on one of a few low-priority threads (`threads.rs`), so
//!    that the tables stay fast. Only the handler runs there: the task of a table or an event answers it at the usual
//!    priority.
//! 2. Further requests wait in a bounded queue, in which each client has a share of the places. The queue serves the
//!    clients in turn (`fair_queue.rs`).

mod fair_queue;
mod threads;

use super::client_key::client;
use super::error::HttpError;
use super::error_response::ErrorResponse;
use super::forwarded::ClientAddress;
use super::limits::Clients;
use crate::limits::Limits;
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use fair_queue::{Full, Places};
use std::net::SocketAddr;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use threads::{Delivery, Threads};
use tokio::runtime::Handle;
use tokio::sync::oneshot;

/// Time after which a client is told to try again, in seconds.
const RETRY_SECONDS: u32 = 5;

/// The threads of long requests, and the requests that wait for them.
pub struct LongRequests {
    clients: Arc<Clients>,
    threads: Threads,
}

impl LongRequests {
    /// A pool with these limits for these clients. Its threads start with the first requests.
    pub fn new(limits: &Limits, clients: Arc<Clients>) -> LongRequests {
        let places = Places::new(limits.long_requests_waiting, limits.long_requests_per_address);
        LongRequests { clients, threads: Threads::new(limits.long_requests, places) }
    }

    /// Runs the work of a client on a thread of low priority, once one is free, and measures its processor time. If the
    /// caller stops waiting, the work is not begun, or ends at its next await point.
    ///
    /// # Errors
    /// [`HttpError::TooManyLongRequests`] if the client has as many waiting requests as it may, [`HttpError::TooBusy`]
    /// if no more requests may wait or no thread can be started, and [`HttpError::Stopping`] if the pool ends first.
    ///
    /// # Panics
    /// If the work panics: a panic has the same effect as in a handler outside the pool.
    pub async fn run<T: Send + 'static>(
        &self,
        address: ClientAddress,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, HttpError> {
        let (mut answer, answered) = oneshot::channel();
        let runtime = Handle::current();
        let work = self.clients.usage().processor(client(address.ip)).measure(work);
        let job = move || {
            let until_closed = async {
                tokio::select! {
                    biased;
                    () = answer.closed() => None,
                    output = work => Some(output),
                }
            };
            let output = catch_unwind(AssertUnwindSafe(|| runtime.block_on(until_closed))).transpose();
            let deliver = move || {
                // The send fails only if the caller has stopped waiting.
                output.map(|output| answer.send(output));
            };
            Box::new(deliver) as Delivery
        };
        let submitted = self.threads.submit(self.clients.limited_client(address), Box::new(job));
        let _ticket = submitted.map_err(|full| match full {
            Full::OfClient => HttpError::TooManyLongRequests { retry_seconds: RETRY_SECONDS },
            Full::InAll => HttpError::TooBusy { retry_seconds: RETRY_SECONDS },
        })?;
        match answered.await {
            Ok(Ok(output)) => Ok(output),
            Ok(Err(panic)) => resume_unwind(panic),
            Err(_) => Err(HttpError::Stopping),
        }
    }
}

/// Runs the handler of a long request in the pool.
///
/// # Errors
/// Those of [`LongRequests::run`].
pub async fn run(
    State(pool): State<Arc<LongRequests>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Result<Response, ErrorResponse> {
    let address = pool.clients.proxies().client(peer, request.headers());
    Ok(pool.run(address, next.run(request)).await?)
}

#[cfg(test)]
mod tests;
