//! Tests of tally sheets over HTTP.

use super::runs::{Staff, organiser, volunteer};
use super::*;
use crate::config::{Config, RawSetting, SettingName};
use crate::limits::Rate;

async fn public(folder: &Path, limits: Limits) -> Room {
    let url = RawSetting::flag(SettingName::PublicUrl, "https://cards.example.org");
    let data = RawSetting::flag(SettingName::Data, "/data");
    let config = Config::read(vec![url, data], None).unwrap();
    Room::at(folder, limits, config.public_url).await
}

/// An open event with a participant, and the desk that registered them.
async fn event(room: &Room) -> (Staff, Staff) {
    let mut olga = organiser(room).await;
    assert_eq!(olga.open(room).await.0, StatusCode::OK);
    let mut desk = volunteer(room, &mut olga, "Reg", json!(["registration"])).await;
    desk.done(room, "participants", json!({ "name": "Ann Lee", "rides": true })).await;
    (olga, desk)
}

#[tokio::test]
async fn printed_sheets_hold_the_public_url_and_outlive_a_restart() {
    let folder = Scratch::new();
    let room = public(folder.path(), Limits::default()).await;
    let (_, mut desk) = event(&room).await;
    let path = format!("{}/sheets?from=1&to=2", desk.path);
    let printed = desk.browser.get(&room, &path).await;
    assert_eq!(printed["public_url"], "https://cards.example.org");
    let id = desk.path.trim_start_matches("/api/runs/").to_owned();
    let codes: Vec<String> =
        [0, 1].map(|at| printed["sheets"][at]["code"].as_str().unwrap().to_owned()).into();
    let url = format!("https://cards.example.org/s/{id}/{}", codes[0]);
    assert_eq!(printed["sheets"][0]["url"], url.as_str());
    assert!(printed["sheets"][1]["qr"].as_str().unwrap().starts_with("<svg"));
    room.close().await;

    let room = public(folder.path(), Limits::default()).await;
    assert_eq!(desk.browser.get(&room, &path).await, printed);
    let mut anybody = Browser::default();
    let page = anybody.get(&room, &format!("{}/sheets/{}", desk.path, codes[0])).await;
    assert_eq!((&page["state"], &page["page"]["participant"]["name"]), (&json!("valid"), &Value::Null));
    let blank = anybody.get(&room, &format!("{}/sheets/{}", desk.path, codes[1])).await;
    assert_eq!(
        (&blank["state"], &blank["check"], &blank["page"]),
        (&json!("blank"), &json!("W"), &Value::Null)
    );

    let lost = json!({ "reason": "lost" });
    let (status, _) = desk.post(&room, "participants/1/sheet", lost.clone()).await;
    assert_eq!(status, StatusCode::OK);
    let old = anybody.get(&room, &format!("{}/sheets/{}", desk.path, codes[0])).await;
    assert_eq!(old["state"], "replaced");
    assert!(old["replaced_at_ms"].as_u64().unwrap() > 1_600_000_000_000);
    let (status, refused) = desk.post(&room, "participants/2/sheet", lost).await;
    assert_eq!((status, code(&refused)), (StatusCode::NOT_FOUND, "run.no_such_participant"));
    room.close().await;
}

#[tokio::test]
async fn a_new_link_has_the_public_url_and_its_qr_code() {
    let folder = Scratch::new();
    let room = public(folder.path(), Limits::default()).await;
    let (mut olga, _) = event(&room).await;
    let link = olga.done(&room, "links", json!({ "roles": ["finish"] })).await;
    let id = olga.path.trim_start_matches("/api/runs/");
    let url = format!("https://cards.example.org/e/{id}/join#{}", link["token"].as_str().unwrap());
    assert_eq!(link["urls"].as_array().unwrap().len(), 1);
    assert_eq!(link["urls"][0]["url"], url.as_str());
    assert!(link["urls"][0]["qr_svg"].as_str().unwrap().starts_with("<svg"));
    let share = Browser::default().get(&room, "/api/share").await;
    assert_eq!(
        (&share["links"][0]["url"], &share["loopback"]),
        (&json!("https://cards.example.org"), &json!(false))
    );
    room.close().await;
}

#[tokio::test]
async fn on_loopback_there_is_only_a_preview() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let (_, mut desk) = event(&room).await;
    let mut get = async |query: &str| {
        let path = format!("{}/sheets?{query}", desk.path);
        let (status, body) = desk.browser.ask(&room, Method::GET, &path, None).await;
        (status.as_u16(), code(&body).to_owned(), body)
    };
    let (status, refusal, body) = get("from=1&to=2").await;
    assert_eq!((status, refusal.as_str()), (422, "run.address_loopback"));
    assert!(body["error"]["message"].as_str().unwrap().contains("--listen 0.0.0.0:8080"), "{body}");
    let (status, _, body) = get("from=0&to=2&preview=true").await;
    assert_eq!((status, body["sheets"].as_array().unwrap().len()), (200, 2));
    assert_eq!((&body["public_url"], &body["sheets"][0]["qr"]), (&Value::Null, &Value::Null));
    for (query, expected) in [
        ("from=1&to=201&preview=true", (422, "run.sheets_at_once")),
        ("from=1", (400, "no_number")),
        ("from=x&to=2", (400, "no_number")),
        ("from=1&to=4294967295", (400, "no_number")),
        ("from=1&to=2&preview=yes", (400, "unread")),
    ] {
        let (status, refusal, _) = get(query).await;
        assert_eq!((status, refusal.as_str()), expected, "{query}");
    }
    room.close().await;
}

#[tokio::test]
async fn guessing_codes_is_limited_except_for_the_staff() {
    let folder = Scratch::new();
    let wrong_codes = Rate { burst: 3.0, per_second: 0.001 };
    let room = Room::with(folder.path(), Limits { wrong_codes, local_too: true, ..Limits::default() }).await;
    let (_, mut desk) = event(&room).await;
    let sheets = desk.browser.get(&room, &format!("{}/sheets?from=1&to=1&preview=true", desk.path)).await;
    let right = sheets["sheets"][0]["code"].as_str().unwrap().to_owned();
    let mut anybody = Browser::default();
    let mut look = async |code: &str| {
        let path = format!("{}/sheets/{code}", desk.path);
        let (status, body) = anybody.ask(&room, Method::GET, &path, None).await;
        (status.as_u16(), self::code(&body).to_owned())
    };
    for _ in 0..5 {
        assert_eq!(look(&right).await.0, 200);
    }
    for wrong in ["000H00000000", "x", "%20"] {
        assert_eq!(look(wrong).await, (404, "run.unknown_sheet".to_owned()), "{wrong}");
    }
    for code in ["000H00000000", &right] {
        assert_eq!(look(code).await, (429, "too_many_codes".to_owned()), "an answer would confirm a guess");
    }
    let (status, _) =
        desk.browser.ask(&room, Method::GET, &format!("{}/sheets/{right}", desk.path), None).await;
    assert_eq!(status.as_u16(), 200, "guesses from the same address do not stop the staff");
    room.close().await;
}
