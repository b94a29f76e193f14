//! Ids of sessions that the room did not issue.

use super::*;
use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;

async fn stored(folder: &Path) -> i64 {
    let file = SqliteConnectOptions::new().filename(folder.join("data/sessions.db"));
    let pool = SqlitePool::connect_with(file).await.unwrap();
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
    assert_ne!(admin.cookies, ann.cookies, "a login gives another id");
    assert_eq!(admin.get(&room, "/api/me").await, json!({ "name": "Ann", "admin": true }));
    let (_, _, me) = room.answer(with_cookies(&[&own])).await;
    assert_eq!(me["name"], Value::Null, "the id before the login is nobody's");
    assert_eq!(stored(folder.path()).await, 1);
}
