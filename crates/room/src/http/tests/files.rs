//! Tests of the client's pages, and of the files of an event: participants and the closing report as CSV.

use super::runs::{Staff, organiser};
use super::*;

/// Posts a file of participants.
async fn import(room: &Room, olga: &Staff, kind: &str, text: String) -> (StatusCode, Value) {
    let mut request = request(Method::POST, &format!("{}/participants/import", olga.path), None);
    request.headers_mut().insert(CONTENT_TYPE, kind.parse().unwrap());
    request.headers_mut().insert(COOKIE, olga.browser.cookies.join("; ").parse().unwrap());
    *request.body_mut() = Body::from(text);
    let (status, _, body) = room.answer(request).await;
    (status, body)
}

#[tokio::test]
async fn a_file_longer_than_other_bodies_is_imported_and_exported() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut olga = organiser(&room).await;
    assert_eq!(olga.open(&room).await.0, StatusCode::OK);
    let lines: String = (1..=1_000).map(|number| format!("{:x<70}{number}\n", "Name ")).collect();
    let text = format!("name\n{lines}");
    assert!(text.len() > Limits::default().body_bytes as usize);
    let (status, body) = import(&room, &olga, "application/json", text.clone()).await;
    assert_eq!((status.as_u16(), code(&body)), (415, "not_csv"));
    let (status, body) = import(&room, &olga, "text/csv; charset=utf-8", text.clone()).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let (status, body) = import(&room, &olga, "text/csv", "name,number\nAnn,1\n".to_owned()).await;
    assert_eq!((status.as_u16(), code(&body)), (422, "run.import_faults"));
    assert_eq!(body["error"]["args"]["faults"][0]["line"], 2);
    let too_long = "x".repeat(Limits::default().file_bytes as usize + 1);
    let (status, body) = import(&room, &olga, "text/csv", too_long).await;
    assert_eq!((status.as_u16(), code(&body)), (413, "too_long"));

    for (file, lines) in [("participants.csv", 1_001), ("report.csv", 26)] {
        let mut request = request(Method::GET, &format!("{}/{file}", olga.path), None);
        request.headers_mut().insert(COOKIE, olga.browser.cookies.join("; ").parse().unwrap());
        let (status, headers, bytes) = room.bytes(request).await;
        assert_eq!(
            (status, headers[CONTENT_TYPE].to_str().unwrap()),
            (StatusCode::OK, "text/csv; charset=utf-8")
        );
        assert_eq!(String::from_utf8(bytes.to_vec()).unwrap().lines().count(), lines, "{file}");
        let refused = Browser::default().get(&room, &format!("{}/{file}", olga.path)).await;
        assert_eq!(code(&refused), "run.not_staff");
    }
    room.close().await;
}

#[cfg(feature = "pages")]
#[tokio::test]
async fn a_page_is_found_by_its_path_with_a_slash_at_its_end() {
    use axum::http::header::LOCATION;
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    for (path, target) in [
        ("/e/0123456789/", Some("/e/0123456789")),
        ("/e/0123456789/?lang=es", Some("/e/0123456789?lang=es")),
        ("/", None),
        ("//example.org/", None),
    ] {
        let (status, headers, _) = room.bytes(request(Method::GET, path, None)).await;
        let location = headers.get(LOCATION).map(|location| location.to_str().unwrap());
        assert_eq!(
            (status == StatusCode::PERMANENT_REDIRECT, location),
            (target.is_some(), target),
            "{path}"
        );
    }
    room.close().await;
}
