//! Accepts connections and serves their requests, like `axum::serve`, but with timeouts against slow clients
//! (slowloris), a limit on header size, and a limit on the number of connections.

use super::app::App;
use super::connections::{ConnectionGuard, Connections};
use super::error::HttpError;
use super::error_response::ErrorBody;
use super::protocol::Protocol;
use crate::limits::{Limits, QUOTA_RETRY_SECONDS};
use crate::protocol::RefusalMessage;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{Duration, Instant, sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

/// Maximum number of refusals sent concurrently; further connections are closed without a response.
const MAX_REFUSALS: usize = 32;
/// Timeout for sending a refusal.
const REFUSAL_TIMEOUT: Duration = Duration::from_secs(2);
/// Pause after a failed `accept`.
const RETRY_DELAY: Duration = Duration::from_millis(50);

/// Serves until the room stops; then accepts no more connections, and finishes the requests in progress.
pub async fn serve(listener: TcpListener, protocol: Protocol, app: App) {
    let tasks = TaskTracker::new();
    let refusals = Arc::new(Semaphore::new(MAX_REFUSALS));
    let stopping = app.stopping().clone();
    loop {
        let (stream, address) = tokio::select! {
            accepted = accept(&listener, app.connections()) => accepted,
            () = stopping.cancelled() => break,
        };
        match app.connections().admit(address.ip(), Instant::now()) {
            Some(guard) => {
                tasks.spawn(connection(stream, address, guard, protocol.clone(), app.clone()));
            }
            None => {
                if let Ok(permit) = refusals.clone().try_acquire_owned() {
                    let protocol = protocol.clone();
                    tokio::spawn(async move {
                        let _ = timeout(REFUSAL_TIMEOUT, refuse(stream, &protocol)).await;
                        drop(permit);
                    });
                }
            }
        }
    }
    drop(listener);
    tasks.close();
    tasks.wait().await;
}

/// Accepts the next connection. If that fails, as it does when the process is out of file descriptors, it closes
/// another connection, an idle one first, and tries again after a pause. A client that disconnects too early is
/// skipped.
async fn accept(listener: &TcpListener, connections: &Connections) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            // The client disconnected before the connection was accepted.
            Err(error) if is_client_error(&error) => {}
            Err(error) => {
                tracing::error!(%error, "cannot accept a connection");
                connections.close_idle(Instant::now());
                sleep(RETRY_DELAY).await;
            }
        }
    }
}

fn is_client_error(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

async fn connection(
    stream: TcpStream,
    address: SocketAddr,
    guard: ConnectionGuard,
    protocol: Protocol,
    app: App,
) {
    // Disables Nagle's algorithm, which would delay a small message until the client has acknowledged the previous one.
    // An error only costs latency.
    let _ = stream.set_nodelay(true);
    let limits = *app.limits();
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.write_time));
    // A connection is idle during its handshake, so it may be closed to make room for another.
    let opened = tokio::select! {
        opened = timeout(limits.header_time, protocol.open(Box::pin(stream))) => opened,
        () = guard.closed().cancelled() => return,
        () = app.stopping().cancelled() => return,
    };
    // A slow client, or one that does not trust the certificate, is not an error of the room.
    let Ok(Ok((stream, router))) = opened else { return };
    let service = service_fn({
        let guard = guard.clone();
        move |request: hyper::Request<Incoming>| {
            answer(request.map(Body::new), address, guard.clone(), router.clone())
        }
    });
    let serving = http(&limits).serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut serving = pin!(serving);
    tokio::select! {
        // A disconnected or slow client is not an error of the room.
        _ = serving.as_mut() => return,
        () = guard.closed().cancelled() => return,
        () = app.stopping().cancelled() => serving.as_mut().graceful_shutdown(),
    }
    let _ = serving.await;
}

fn http(limits: &Limits) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.header_time);
    http.max_header_size(limits.header_bytes as usize);
    http
}

async fn answer(
    mut request: Request,
    address: SocketAddr,
    guard: ConnectionGuard,
    router: Router,
) -> Result<axum::response::Response, std::convert::Infallible> {
    let _busy = guard.busy();
    request.extensions_mut().insert(ConnectInfo(address));
    request.extensions_mut().insert(guard);
    router.oneshot(request).await
}

/// Responds 503 with a message in English and Spanish, and drops the connection once the client has closed it.
async fn refuse(stream: TcpStream, protocol: &Protocol) -> std::io::Result<()> {
    let (mut stream, _) = protocol.open(Box::pin(TimeoutStream::new(stream))).await?;
    let body = ErrorBody {
        error: RefusalMessage::from(HttpError::TooManyConnections { retry_seconds: QUOTA_RETRY_SECONDS }),
    };
    let body = serde_json::to_string(&body).expect("a refusal is plain data");
    let head = format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         retry-after: {QUOTA_RETRY_SECONDS}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    stream.shutdown().await?;
    // Closing a socket with unread input makes the system reset the connection and discard the response.
    let mut rest = [0; 1024];
    while stream.read(&mut rest).await? > 0 {}
    Ok(())
}
