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

#[tokio::test]
async fn a_guest_continues_on_another_device_by_a_code_and_logs_out_of_one() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let (mut phone, mut tablet) = (Browser::default(), Browser::default());
    assert_eq!(code(&phone.ask(&room, Method::POST, "/api/me/code", None).await.1), "no_name");
    phone.name(&room, "Ann").await;
    let table = json!({ "game": "holdem", "name": "Den", "seats": 4 });
    phone.ask(&room, Method::POST, "/api/tables", Some(table)).await;
    tablet.name(&room, "Guest").await;
    let (_, made) = phone.ask(&room, Method::POST, "/api/me/code", None).await;
    let typed = made["code"].as_str().unwrap();
    assert!(
        made["share"]["links"][0]["url"].as_str().unwrap().ends_with(&format!("/move/{typed}")),
        "{made}"
    );
    let redeem = json!({ "code": typed.to_lowercase() });
    let before = tablet.cookies.clone();
    let (status, me) = tablet.ask(&room, Method::POST, "/api/me/move", Some(redeem.clone())).await;
    assert_eq!((status, me), (StatusCode::OK, json!({ "name": "Ann", "admin": false })));
    assert_ne!(tablet.cookies, before, "the session has a new id");
    for device in [&mut phone, &mut tablet] {
        assert_eq!(device.get(&room, "/api/me/tables").await[0]["name"], "Den");
    }
    let again = Browser::default().ask(&room, Method::POST, "/api/me/move", Some(redeem)).await;
    assert_eq!((again.0, code(&again.1)), (StatusCode::FORBIDDEN, "wrong_code"));

    let cookies = tablet.cookies.clone();
    let (status, me) = tablet.ask(&room, Method::POST, "/api/me/logout", None).await;
    assert_eq!((status, &me["name"], tablet.cookies.len()), (StatusCode::OK, &Value::Null, 0), "{me}");
    let mut thief = Browser { cookies };
    assert_eq!(thief.get(&room, "/api/me").await["name"], Value::Null, "the id is invalid after the logout");
    assert_eq!(phone.get(&room, "/api/me").await["name"], "Ann");
    room.close().await;
}

#[tokio::test]
async fn a_new_token_ends_earlier_sessions_of_the_administrator_but_not_their_guests() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut admin = Browser::default();
    admin.name(&room, "Ann").await;
    let login = json!({ "token": room.token.clone().unwrap() });
    admin.ask(&room, Method::POST, "/api/admin/login", Some(login)).await;
    room.close().await;
    let room = Room::open(folder.path()).await;
    assert_eq!(admin.get(&room, "/api/me").await, json!({ "name": "Ann", "admin": true }));
    let token = token::new_token(room.app.store()).await.unwrap();
    room.close().await;
    let room = Room::open(folder.path()).await;
    assert_eq!(admin.get(&room, "/api/me").await, json!({ "name": "Ann", "admin": false }));
    assert_eq!(admin.ask(&room, Method::GET, "/api/admin/tables", None).await.0, StatusCode::UNAUTHORIZED);
    admin.ask(&room, Method::POST, "/api/admin/login", Some(json!({ "token": token }))).await;
    assert_eq!(admin.get(&room, "/api/me").await["admin"], true);
    room.close().await;
}

/// A clock that is a day ahead or behind, and is then set right, moves the times of the stored sessions by a day.
#[tokio::test]
async fn sessions_survive_a_clock_that_was_wrong_for_a_day() {
    let folder = Scratch::new();
    let mut ann = Browser::default();
    let room = Room::open(folder.path()).await;
    ann.name(&room, "Ann").await;
    room.close().await;
    let sessions = database(folder.path()).await;
    for days in [1, -2] {
        let moved = "UPDATE sessions SET expires = expires + ? * 86400";
        sqlx::query(moved).bind(days).execute(&sessions).await.unwrap();
        let room = Room::open(folder.path()).await;
        for _ in 0..2 {
            assert_eq!(ann.get(&room, "/api/me").await["name"], "Ann", "{days} days");
        }
        room.close().await;
    }
}

#[tokio::test]
async fn metrics_are_for_this_machine_and_for_those_with_the_token() {
    let folder = Scratch::new();
    let metrics_token = Some("0123456789abcdef".to_owned());
    let access = Access { metrics_token, ..Access::default() };
    let room = Room::with_access(folder.path(), Limits::default(), None, access).await;
    let ask = async |peer: &str, headers: &[(&'static str, &'static str)]| {
        let mut request = request(Method::GET, "/metrics", None);
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 5000)));
        room.bytes(request).await.0.as_u16()
    };
    assert_eq!(ask("127.0.0.1", &[]).await, 200);
    assert_eq!(ask("127.0.0.1", &[("x-forwarded-for", "127.0.0.1")]).await, 401);
    assert_eq!(ask("192.0.2.1", &[]).await, 401);
    assert_eq!(ask("192.0.2.1", &[("authorization", "Bearer 0123456789abcdeF")]).await, 401);
    assert_eq!(ask("192.0.2.1", &[("authorization", "Bearer 0123456789abcdef")]).await, 200);
    room.close().await;
}

/// Moves the time at which the administrator's rights expire, in the stored sessions, by this many seconds.
async fn move_admin_rights(folder: &Path, seconds: i64) {
    let sessions = database(folder).await;
    let rows: Vec<(String, String)> =
        sqlx::query_as("SELECT id, session FROM sessions").fetch_all(&sessions).await.unwrap();
    for (id, text) in rows {
        let Some(at) = text.find("until") else { continue };
        let from = at + text[at..].find(|c: char| c.is_ascii_digit()).unwrap();
        let digits = text[from..].find(|c: char| !c.is_ascii_digit()).unwrap();
        let until: i64 = text[from..from + digits].parse().unwrap();
        let moved = format!("{}{}{}", &text[..from], until + seconds, &text[from + digits..]);
        let update = sqlx::query("UPDATE sessions SET session = ? WHERE id = ?").bind(moved).bind(id);
        update.execute(&sessions).await.unwrap();
    }
}

/// A clock that was a day ahead at the login leaves rights that expire a day too late.
#[tokio::test]
async fn rights_granted_by_a_clock_that_was_ahead_are_not_prolonged_and_a_new_token_ends_them() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut admin = Browser::default();
    let login = json!({ "token": room.token.clone().unwrap() });
    admin.ask(&room, Method::POST, "/api/admin/login", Some(login)).await;
    room.close().await;
    const DAY: i64 = 24 * 60 * 60;
    move_admin_rights(folder.path(), DAY).await;
    let room = Room::open(folder.path()).await;
    assert_eq!(admin.get(&room, "/api/me").await["admin"], true, "the clock was set right");
    room.close().await;
    // The first request above has shortened the rights to 12 hours, so that half a day later they are over.
    move_admin_rights(folder.path(), -DAY / 2 - 60).await;
    let room = Room::open(folder.path()).await;
    assert_eq!(admin.get(&room, "/api/me").await["admin"], false);
    room.close().await;

    move_admin_rights(folder.path(), 3 * DAY).await;
    let room = Room::open(folder.path()).await;
    token::new_token(room.app.store()).await.unwrap();
    room.close().await;
    let room = Room::open(folder.path()).await;
    for _ in 0..3 {
        assert_eq!(
            admin.get(&room, "/api/me").await["admin"],
            false,
            "the rights are those of an earlier token"
        );
    }
    room.close().await;
}

#[tokio::test]
async fn a_new_name_shows_at_the_table_and_in_its_log_unless_it_is_taken_there() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let (mut ann, mut ben) = (Browser::default(), Browser::default());
    ann.name(&room, "Ann").await;
    ben.name(&room, "Ben").await;
    // The host of a table is the guest who made it, by which the test learns the ids of both.
    let mut made = Vec::new();
    for guest in [&mut ann, &mut ben] {
        let wish = json!({ "game": "holdem", "name": "Den", "seats": 4 });
        let (_, table) = guest.ask(&room, Method::POST, "/api/tables", Some(wish)).await;
        made.push(room.app.table(table["id"].as_str().unwrap()).unwrap());
    }
    let [handle, other] = [&made[0], &made[1]];
    let id = handle.id().to_string();
    for (player, name, seat) in [(handle.host(), "Ann", 1), (other.host(), "Ben", 2)] {
        let who = crate::table::Person { id: player.unwrap(), name: name.to_owned(), is_bot: false };
        let (conn, mut near) = handle.join(Some(who), None).await.unwrap();
        let sit = json!({ "v": crate::protocol::VERSION, "id": 1, "do": "sit", "seat": seat });
        handle.ask(conn, crate::protocol::client::Message::read(&sit).unwrap().into()).await;
        while !near.recv().await.unwrap().contains("accepted") {}
    }
    let path = format!("/api/tables/{id}");
    ann.name(&room, "Anna").await;
    assert_eq!(ben.get(&room, &path).await["seats"][0]["name"], "Anna");
    let (_, mut newcomer) = handle.join(None, None).await.unwrap();
    let welcome = newcomer.recv().await.unwrap();
    assert!(welcome.contains("\"renamed\"") && welcome.contains("\"was\":\"Ann\""), "{}", &*welcome);

    let (status, body) = ben.ask(&room, Method::PUT, "/api/me", Some(json!({ "name": "ANNA" }))).await;
    assert_eq!((status, code(&body)), (StatusCode::UNPROCESSABLE_ENTITY, "name_taken"));
    assert_eq!(ben.get(&room, "/api/me").await["name"], "Ben", "nothing has changed");
    assert_eq!(ben.get(&room, &path).await["seats"][1]["name"], "Ben");
    room.close().await;
    let room = Room::open(folder.path()).await;
    assert_eq!(ben.get(&room, &path).await["seats"][0]["name"], "Anna", "the log has the name");
    room.close().await;
}
