//! Tests of the thread pool for long requests: its threads, and each client's share of the queue.

use super::*;
use crate::http::forwarded::TrustedProxies;
use axum::Router;
use axum::body::Body;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use futures_util::FutureExt;
use std::future::pending;
use std::time::Duration;
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// A pool with one thread and four places to wait, of which a client has two.
fn pool() -> Arc<LongRequests> {
    let limits = Limits {
        long_requests: 1,
        long_requests_waiting: 4,
        long_requests_per_address: 2,
        ..Limits::default()
    };
    let clients = Arc::new(Clients::new(limits, TrustedProxies::default()));
    Arc::new(LongRequests::new(&limits, clients))
}

fn address(text: &str) -> ClientAddress {
    ClientAddress::of_peer(SocketAddr::new(text.parse().unwrap(), 5000))
}

/// Occupies the thread of the pool until the task is aborted.
async fn occupied(pool: &Arc<LongRequests>, client: ClientAddress) -> JoinHandle<Result<(), HttpError>> {
    let (started, starts) = oneshot::channel();
    let work = async move {
        started.send(()).unwrap();
        pending().await
    };
    let pool = pool.clone();
    let running = tokio::spawn(async move { pool.run(client, work).await });
    starts.await.unwrap();
    running
}

#[tokio::test]
async fn one_client_takes_its_share_of_the_places_and_no_more() {
    let (pool, ann, ben) = (pool(), address("192.0.2.1"), address("192.0.2.2"));
    let running = occupied(&pool, ann).await;
    let mut waiting: Vec<_> = (0..2).map(|_| Box::pin(pool.run(ann, async {}))).collect();
    for one in &mut waiting {
        assert!(futures_util::poll!(one).is_pending());
    }
    let refused = pool.run(ann, async {}).await;
    assert_eq!(refused, Err(HttpError::TooManyLongRequests { retry_seconds: 5 }));
    let mut of_ben = Box::pin(pool.run(ben, async { "Ben" }));
    assert!(futures_util::poll!(&mut of_ben).is_pending(), "there is a place for another client");
    running.abort();
    assert_eq!(of_ben.await, Ok("Ben"));
}

#[tokio::test]
async fn a_request_whose_client_is_gone_leaves_its_place() {
    let (pool, ann) = (pool(), address("192.0.2.1"));
    let running = occupied(&pool, ann).await;
    for _ in 0..9 {
        let mut gone = Box::pin(pool.run(ann, async {}));
        assert!(futures_util::poll!(&mut gone).is_pending());
    }
    let mut stays = Box::pin(pool.run(ann, async { 7 }));
    assert!(futures_util::poll!(&mut stays).is_pending());
    running.abort();
    assert_eq!(stays.await, Ok(7));
}

#[tokio::test]
async fn a_thread_survives_a_panic() {
    let (pool, ann) = (pool(), address("192.0.2.1"));
    let panics = || panic!("this panic is part of a test");
    let panicked = std::panic::AssertUnwindSafe(pool.run(ann, async move { panics() }));
    assert!(panicked.catch_unwind().await.is_err(), "its caller panics too");
    assert_eq!(pool.run(ann, async { 7 }).await, Ok(7));
}

#[tokio::test]
async fn the_work_counts_as_processor_time_of_its_client() {
    let (pool, ann) = (pool(), address("192.0.2.1"));
    let usage = pool.clients.usage();
    usage.request(ann.ip, tokio::time::Instant::now());
    let sum = |last: u64| (0..last).fold(1_u64, |sum, next| std::hint::black_box(sum ^ next).rotate_left(7));
    assert!(pool.run(ann, async move { sum(1_000_000) }).await.is_ok());
    assert!(usage.all()[&ann.ip].processor > Duration::from_micros(100), "{:?}", usage.all());
}

/// The nice value of the calling thread: field 19 of its `stat`. The second field, in parentheses, may contain spaces.
#[cfg(target_os = "linux")]
fn nice() -> i32 {
    let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap();
    let after_name = stat.rsplit_once(')').unwrap().1;
    after_name.split_whitespace().nth(16).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_long_request_runs_at_a_lower_priority_than_others() {
    let handler = || async { nice().to_string() };
    let router = Router::new()
        .route("/long", get(handler))
        .route_layer(from_fn_with_state(pool(), run))
        .route("/short", get(handler));
    let answer = async |path: &str| {
        let peer = SocketAddr::from(([192, 0, 2, 1], 5000));
        let request = Request::builder().uri(path).extension(ConnectInfo(peer)).body(Body::empty()).unwrap();
        let response = router.clone().oneshot(request).await.unwrap();
        let body = axum::body::to_bytes(response.into_body(), 100).await.unwrap();
        std::str::from_utf8(&body).unwrap().parse::<i32>().unwrap()
    };
    let [long, short] = [answer("/long").await, answer("/short").await];
    assert_eq!(short, nice());
    // 19 is the lowest priority.
    assert_eq!(long, (short + 10).min(19));
}
