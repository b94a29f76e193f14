//! Tests of session ids that the room did not issue, of a locked session database, and of the writes of an unchanged
//! session.

use super::*;
use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;

async fn database(folder: &Path) -> SqlitePool {
    let file = SqliteConnectOptions::new().filename(folder.join("data/sessions.db"));
    SqlitePool::connect_with(file).await.unwrap()
}

async fn stored(folder: &Path) -> i64 {
    let pool = database(folder).await;
    let count = sqlx::query_scalar("SELECT count(*) FROM sessions").fetch_one(&pool).await.unwrap();
    pool.close().await;
    count
}

fn with_cookies(lines: &[&str]) -> Request<Body> {
    let mut request = request(Method::GET, "/api/me", None);
    for line in lines {
        request.headers_mut().append(COOKIE, line.parse().unwrap());
    }
    request
}

#[tokio::test]
async fn ids_that_the_room_did_not_issue_are_neither_stored_nor_given_back() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let long = "x".repeat(350_000);
    let invented = |number: u32| format!("{number:08x}-0000-4000-8000-000000000000");
    for number in 0..40 {
        for id in [&format!("{long}{number}"), &invented(number)] {
            let line = format!("cardroom={id}; cardroom_kept=true");
            let (status, headers, me) = room.answer(with_cookies(&[&line])).await;
            assert_eq!((status, &me["name"]), (StatusCode::OK, &Value::Null));
            let set = headers.get_all(SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap());
            assert!(set.into_iter().all(|cookie| !cookie.contains(id.as_str())));
        }
    }
    assert_eq!(stored(folder.path()).await, 0);
}

#[tokio::test]
async fn an_issued_id_is_known_among_other_cookies_and_no_more_once_it_was_renewed() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let (mut ann, mut admin) = (Browser::default(), Browser::default());
    ann.name(&room, "Ann").await;
    let own = ann.cookies.join("; ");
    let (_, _, me) = room.answer(with_cookies(&["theme=dark; cardroom=5", &own])).await;
    assert_eq!(me["name"], "Ann");
    admin.cookies.clone_from(&ann.cookies);
    let login = json!({ "token": room.token.clone().unwrap() });
    admin.ask(&room, Method::POST, "/api/admin/login", Some(login)).await;
    assert_ne!(admin.cookies, ann.cookies, "a login renews the session id");
    assert_eq!(admin.get(&room, "/api/me").await, json!({ "name": "Ann", "admin": true }));
    let (_, _, me) = room.answer(with_cookies(&[&own])).await;
    assert_eq!(me["name"], Value::Null, "the id from before the login is invalid");
    assert_eq!(stored(folder.path()).await, 1);
}

#[tokio::test]
async fn while_the_sessions_cannot_be_written_guests_are_known_and_new_ones_refused() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut ann = Browser::default();
    ann.name(&room, "Ann").await;
    let mut other = database(folder.path()).await.acquire().await.unwrap().detach();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    assert_eq!(ann.ask(&room, Method::GET, "/api/tables", None).await.0, StatusCode::OK);
    assert_eq!(ann.get(&room, "/api/me").await["name"], "Ann");

    let mut bob = Browser::default();
    let name = || Some(json!({ "name": "Bob" }));
    let (status, body) = bob.ask(&room, Method::PUT, "/api/me", name()).await;
    assert_eq!((status, code(&body)), (StatusCode::SERVICE_UNAVAILABLE, "store.locked"));
    assert!(body["error"]["message"].is_string() && bob.cookies.is_empty(), "{body}");
    let (status, _, body) = room.answer(request(Method::GET, "/healthz", None)).await;
    assert_eq!((status, code(&body)), (StatusCode::SERVICE_UNAVAILABLE, "store.locked"));

    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    assert_eq!(room.answer(request(Method::GET, "/healthz", None)).await.0, StatusCode::OK);
    assert_eq!(bob.ask(&room, Method::PUT, "/api/me", name()).await.0, StatusCode::OK);
    room.close().await;
}

#[tokio::test]
async fn a_session_that_nothing_changes_is_written_once_a_day() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut ann = Browser::default();
    ann.name(&room, "Ann").await;
    let sessions = database(folder.path()).await;
    let counting = "CREATE TABLE written (at INTEGER);
        CREATE TRIGGER count_writes AFTER UPDATE OF session ON sessions BEGIN INSERT INTO written VALUES (1); END";
    sqlx::raw_sql(counting).execute(&sessions).await.unwrap();
    let written = async || -> i64 {
        sqlx::query_scalar("SELECT count(*) FROM written").fetch_one(&sessions).await.unwrap()
    };
    for path in ["/api/me", "/api/tables", "/api/me/tables", "/api/me"] {
        assert_eq!(ann.ask(&room, Method::GET, path, None).await.0, StatusCode::OK);
    }
    assert_eq!(written().await, 0);
    room.close().await;

    let yesterday = "UPDATE sessions SET expires = expires - 100000";
    sqlx::query(yesterday).execute(&sessions).await.unwrap();
    let room = Room::open(folder.path()).await;
    for _ in 0..3 {
        assert_eq!(ann.get(&room, "/api/me").await["name"], "Ann");
    }
    assert_eq!(written().await, 1);
    room.close().await;
}

/// A slow response that arrives after the guest's first join would otherwise delete the new session's cookies.
#[tokio::test]
async fn a_response_to_a_request_without_cookies_removes_none() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let (status, headers, _) = room.answer(request(Method::GET, "/api/me", None)).await;
    assert_eq!((status, headers.get_all(SET_COOKIE).iter().count()), (StatusCode::OK, 0), "{headers:?}");
    room.close().await;
}
