//! Runs handlers to their end, even if the connection of the client closes.

use super::app::App;
use super::client_key::client;
use super::forwarded::ClientAddress;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

/// Passes a request on in a task of its own, whose processor time counts as that of the client. The server drops the
/// handler of a closed connection, and what the handler stored would have no effect until the next start of the room.
pub async fn run(State(app): State<App>, address: ClientAddress, request: Request, next: Next) -> Response {
    let processor = app.clients().usage().processor(client(address.ip));
    finish(processor.measure(next.run(request))).await
}

/// Runs a handler in a task of its own. The task of the connection panics if the handler does.
async fn finish(handler: impl Future<Output = Response> + Send + 'static) -> Response {
    match tokio::spawn(handler).await {
        Ok(response) => response,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            Err(_) => std::future::pending().await,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::body::Body;
    use axum::middleware::from_fn;
    use axum::routing::get;
    use futures_util::poll;
    use std::pin::pin;
    use std::sync::Arc;
    use tokio::sync::Notify;
    use tower::ServiceExt;

    #[tokio::test]
    async fn a_handler_ends_although_its_request_is_dropped() {
        let (begun, resume, ended) =
            (Arc::<Notify>::default(), Arc::<Notify>::default(), Arc::<Notify>::default());
        let (tell, wait, end) = (begun.clone(), resume.clone(), ended.clone());
        let handler = async move || {
            tell.notify_one();
            wait.notified().await;
            end.notify_one();
        };
        let layer = from_fn(async |request, next: Next| finish(next.run(request)).await);
        let router = Router::new().route("/", get(handler)).route_layer(layer);
        {
            let mut response = pin!(router.oneshot(Request::new(Body::empty())));
            assert!(poll!(&mut response).is_pending());
            begun.notified().await;
        }
        resume.notify_one();
        ended.notified().await;
    }
}
