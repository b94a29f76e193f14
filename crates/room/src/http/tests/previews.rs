//! Tests of link previews.

use super::runs::{draft, organiser_of};
use super::{Browser, Room, Scratch, assert_page_policy, request, unzipped};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, ETAG, VARY};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

/// The page at a path.
async fn page(room: &Room, path: &str) -> String {
    let (status, headers, page) = room.bytes(request(Method::GET, path, None)).await;
    assert_eq!(status, StatusCode::OK, "{path}");
    let page = String::from_utf8(page.to_vec()).unwrap();
    assert_page_policy(&headers, &page, path);
    page
}

/// The content of an Open Graph property; `None` if the page has no such property.
fn property<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!("property=\"og:{name}\" content=\""))?;
    Some(rest.split_once('"').unwrap().0)
}

#[tokio::test]
async fn the_link_to_a_table_shows_its_game_and_its_free_seats_only_if_it_is_listed() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut ann = Browser::default();
    ann.name(&room, "Zoe").await;
    for (is_listed, description) in
        [(true, "4 of 4 seats are free. Play in the browser."), (false, "Play at this table in the browser.")]
    {
        let wish =
            json!({ "game": "mount_holyoke", "name": "Ann & \"Co\"", "seats": 4, "listed": is_listed });
        let (_, table) = ann.ask(&room, Method::POST, "/api/tables", Some(wish)).await;
        let path = format!("/t/{}", table["id"].as_str().unwrap());
        let page = page(&room, &path).await;
        assert_eq!(property(&page, "title"), Some("Ann &amp; &quot;Co&quot; · Mount Holyoke Poker"));
        assert_eq!(property(&page, "description"), Some(description));
        assert_eq!(property(&page, "url"), Some(format!("http://127.0.0.1:8080{path}").as_str()));
        assert_eq!(property(&page, "image"), Some("http://127.0.0.1:8080/icon-512.png"));
        assert!(!page.contains("Zoe"), "the host is not named: {page}");
    }
    let none = page(&room, "/t/abc").await;
    assert_eq!((property(&none, "title"), none.contains("<title>Cardroom</title>")), (None, true), "{none}");
}

#[tokio::test]
async fn the_link_to_an_event_shows_its_name_and_date_once_it_is_open() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut olga = organiser_of(&room, &draft()).await;
    let path = olga.path.replace("/api/runs/", "/e/");
    let draft = page(&room, &path).await;
    assert_eq!(property(&draft, "title"), None, "{draft}");
    assert_eq!(olga.open(&room).await.0, StatusCode::OK);
    let view: Value = olga.browser.get(&room, &olga.path).await;
    let open = page(&room, &path).await;
    assert_eq!(property(&open, "title"), Some("Toys for Tots · Poker run"));
    let date = view["draft"]["date"].as_str().unwrap();
    assert_eq!(property(&open, "description"), Some(format!("{date}. Standings, stops and times.").as_str()));
}

#[tokio::test]
async fn a_page_with_a_preview_is_compressed_for_a_client_that_accepts_it() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut ann = Browser::default();
    ann.name(&room, "Ann").await;
    let wish = json!({ "game": "holdem", "name": "Friday", "seats": 4 });
    let (_, table) = ann.ask(&room, Method::POST, "/api/tables", Some(wish)).await;
    let path = format!("/t/{}", table["id"].as_str().unwrap());
    let plain = page(&room, &path).await;
    let mut asking = request(Method::GET, &path, None);
    asking.headers_mut().insert(ACCEPT_ENCODING, "gzip".parse().unwrap());
    let (status, headers, gzip) = room.bytes(asking).await;
    assert_eq!((status, &headers[CONTENT_ENCODING]), (StatusCode::OK, &"gzip".parse().unwrap()));
    assert_eq!((&headers[VARY], headers.get(ETAG)), (&"accept-encoding".parse().unwrap(), None));
    let unzipped = String::from_utf8(unzipped(&gzip)).unwrap();
    assert_page_policy(&headers, &unzipped, &path);
    assert_eq!(unzipped, plain);
    assert_eq!(property(&plain, "title"), Some("Friday · Hold&#39;em"));
}
