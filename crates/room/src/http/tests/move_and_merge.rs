//! Tests of several computers for one event over HTTP: the header that fences the earlier room off, the cookie that it
//! keeps, and the merge of its log.

use super::runs::{Staff, organiser, volunteer};
use super::*;
use crate::run::file;
use crate::store::{Folder, Settings, SqliteStore, Store as _};

const TAKEOVER: &str = "event-takeover";

/// The file of the organiser with the key of the tally sheets.
async fn log_with_key(room: &Room, olga: &Staff) -> String {
    let path = format!("{}/log?private=true&sheet_key=true", olga.path);
    let mut request = request(Method::GET, &path, None);
    request.headers_mut().insert(COOKIE, olga.browser.cookies.join("; ").parse().unwrap());
    let (status, _, bytes) = room.bytes(request).await;
    assert_eq!(status, StatusCode::OK);
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Imports an event into a folder, and joins it there as its organiser.
async fn imported(folder: &std::path::Path, file: &str, path: &str) -> (Room, Staff) {
    let store =
        SqliteStore::open(Folder::open(&folder.join("data")).unwrap(), Settings::default()).await.unwrap();
    let imported = file::import(&store, file).await.unwrap();
    store.close().await.unwrap();
    let room = Room::open(folder).await;
    let mut olga = Staff { browser: Browser::default(), path: path.to_owned() };
    olga.done(&room, "join", json!({ "token": imported.token, "name": "Olga" })).await;
    (room, olga)
}

/// Makes a request with the header of a device that has seen a take-over. Returns the response and whether it removes a
/// cookie.
async fn with_takeover(
    room: &Room,
    (method, path): (Method, &str),
    cookies: &[String],
    takeover: &str,
    body: Option<Value>,
) -> (u16, Value, bool) {
    let mut request = request(method, path, body.map(|body| body.to_string()).as_deref());
    request.headers_mut().insert(COOKIE, cookies.join("; ").parse().unwrap());
    request.headers_mut().insert(TAKEOVER, takeover.parse().unwrap());
    let (status, headers, body) = room.answer(request).await;
    let set = headers.get_all(SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap());
    (status.as_u16(), body, set.into_iter().any(|cookie| cookie.contains("Max-Age=0")))
}

async fn merge(room: &Room, staff: &Staff, kind: &str, file: &str) -> (u16, Value) {
    let mut request = request(Method::POST, &format!("{}/merge", staff.path), None);
    request.headers_mut().insert(CONTENT_TYPE, kind.parse().unwrap());
    request.headers_mut().insert(COOKIE, staff.browser.cookies.join("; ").parse().unwrap());
    *request.body_mut() = Body::from(file.to_owned());
    let (status, _, body) = room.answer(request).await;
    (status.as_u16(), body)
}

#[tokio::test]
async fn pr_31_the_first_room_is_fenced_off_by_the_header_of_a_device_and_its_log_is_merged() {
    let (folder, elsewhere) = (Scratch::new(), Scratch::new());
    let first = Room::open(folder.path()).await;
    let mut olga = organiser(&first).await;
    assert_eq!(olga.open(&first).await.0, StatusCode::OK);
    let mut stop = volunteer(&first, &mut olga, "Sue", json!([{ "stop": 1 }])).await;
    for name in ["Ann", "Bo"] {
        olga.done(&first, "participants", json!({ "name": name, "rides": true })).await;
    }
    let stamp =
        |hand: &str, card: &str| json!({ "stamp": { "hand": hand, "stop": 1, "card": card, "at": "11:00" } });
    stop.act(&first, stamp("1-1", "As")).await;
    let file = log_with_key(&first, &olga).await;
    stop.act(&first, stamp("2-1", "Kd")).await;

    let (second, mut there) = imported(elsewhere.path(), &file, &olga.path).await;
    let view = there.browser.get(&second, &there.path).await;
    let since_ms = view["run"]["takeover_ms"].to_string();
    let seen = format!("{since_ms}:{}", view["takeover_proof"].as_str().unwrap());
    let board = format!("{}/board", olga.path);

    // A wrong proof, and the header without a proof, have no effect.
    for wrong in [format!("{since_ms}:{}", "0".repeat(32)), since_ms.clone(), "x:y".to_owned()] {
        let (status, body, _) = with_takeover(&first, (Method::GET, &board), &[], &wrong, None).await;
        assert_eq!((status, body["run"].get("moved")), (200, None), "{wrong}");
    }
    // The device has the cookie of the other room, which this one does not know, and keeps it.
    let cookies = there.browser.cookies.clone();
    let (status, body, removed) = with_takeover(&first, (Method::GET, &board), &cookies, &seen, None).await;
    assert_eq!((status, removed), (200, false));
    assert_eq!(body["run"]["moved"]["since_ms"].to_string(), since_ms);
    let kept = there.browser.cookies.clone();
    assert_eq!(there.browser.get(&first, "/api/me").await["name"], Value::Null);
    assert_eq!(there.browser.cookies, kept);
    let (status, refused) = stop.post(&first, "actions", json!({ "action": stamp("1-1", "2c") })).await;
    assert_eq!((status.as_u16(), code(&refused)), (422, "run.moved"));
    assert_eq!(refused["error"]["args"]["since_ms"].to_string(), since_ms);
    // The same device at the second room changes nothing.
    let own = (Method::GET, &*there.path.clone());
    let (status, body, _) = with_takeover(&second, own, &there.browser.cookies, &seen, None).await;
    assert_eq!((status, body["run"].get("moved")), (200, None));

    // The fence survives a restart, and the log can still be downloaded, and merged in the second room.
    first.close().await;
    let first = Room::open(folder.path()).await;
    let (status, refused) = stop.post(&first, "actions", json!({ "action": stamp("1-1", "2c") })).await;
    assert_eq!((status.as_u16(), code(&refused)), (422, "run.moved"));
    let file = log_with_key(&first, &olga).await;
    let (status, refused) = merge(&second, &there, "text/csv", &file).await;
    assert_eq!((status, code(&refused)), (415, "not_log"));
    let (status, merged) = merge(&second, &there, "application/jsonl", &file).await;
    assert_eq!(status, 200, "{merged}");
    let counts = &merged["merged"];
    assert_eq!(
        (&counts["entered"], &counts["questions"], &counts["left_out"]),
        (&json!(1), &json!(0), &json!(0))
    );
    let shown = Browser::default().get(&second, &board).await;
    assert_eq!(shown["participants"][1]["hands"][0]["cards"][0]["card"], "Kd");
    let (status, refused) = merge(&second, &there, "application/jsonl", &file).await;
    assert_eq!((status, code(&refused)), (422, "run.merge_nothing"));
    let entries = there.browser.get(&second, &format!("{}/entries?participant=2", there.path)).await;
    assert!(entries["entries"].as_array().unwrap().iter().any(|entry| entry["merged"]["seq"].is_u64()));

    // The organiser continues in the first room, and the second one is fenced off in turn.
    let (status, done) = olga.post(&first, "continue", Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{done}");
    let next = json!({ "stamp": { "hand": "1-1", "stop": 2, "card": "7c", "at": "11:00" } });
    olga.act(&first, next).await;
    let view = olga.browser.get(&first, &olga.path).await;
    let since_ms = view["run"]["takeover_ms"].to_string();
    let seen = format!("{since_ms}:{}", view["takeover_proof"].as_str().unwrap());
    with_takeover(&second, (Method::GET, &board), &[], &seen, None).await;
    let (_, refused) = there.post(&second, "actions", json!({ "action": stamp("1-1", "As") })).await;
    assert_eq!(code(&refused), "run.moved");
    let (_, refused) = olga.post(&first, "continue", Value::Null).await;
    assert_eq!(code(&refused), "run.not_moved");
    first.close().await;
    second.close().await;
}
