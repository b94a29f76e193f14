//! Runs handlers to their end, even if the connection of the client closes.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;

/// Passes a request on in a task of its own. The server drops the handler of a closed connection, and what the handler
/// stored would have no effect until the next start of the room. The task of a connection panics if the handler does.
pub async fn run(request: Request, next: Next) -> Response {
    match tokio::spawn(next.run(request)).await {
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
        let router = Router::new().route("/", get(handler)).route_layer(from_fn(run));
        {
            let mut response = pin!(router.oneshot(Request::new(Body::empty())));
            assert!(poll!(&mut response).is_pending());
            begun.notified().await;
        }
        resume.notify_one();
        ended.notified().await;
    }
}
