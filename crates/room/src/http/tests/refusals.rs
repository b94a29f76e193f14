//! Tests that refusals of unreadable bodies contain neither file paths nor words of a parser.

use super::*;
use axum::http::header::CONTENT_TYPE;

/// Words of the parsers and the names of Rust types, which no refusal contains.
const PARSERS_WORDS: [&str; 14] = [
    " at line ",
    " line 1 column",
    "serde",
    "axum",
    "EOF while",
    "trailing characters",
    "invalid type",
    "invalid value",
    "missing field",
    "unknown variant",
    "unknown field",
    "struct ",
    "alloc::",
    "Request {",
];

/// Bodies that cannot be read, each with its content type.
fn unreadable() -> Vec<(&'static str, Vec<u8>)> {
    let json = "application/json";
    let deep = format!("{}1{}", "[".repeat(300), "]".repeat(300));
    vec![
        (json, b"{\"name\":".to_vec()),
        (json, b"{} {}".to_vec()),
        (json, b"{'name': 1}".to_vec()),
        (json, b"".to_vec()),
        (json, b"null".to_vec()),
        (json, b"[1, 2]".to_vec()),
        (json, b"\"text\"".to_vec()),
        (json, b"{\"nobody\": {\"knows\": true}}".to_vec()),
        (
            json,
            b"{\"name\": 5, \"token\": [], \"code\": {}, \"draft\": 1, \"action\": \"x\", \"roles\": 7}"
                .to_vec(),
        ),
        (json, b"{\"name\": \"\xff\xfe\"}".to_vec()),
        (json, b"\xf0\x28\x8c\x28".to_vec()),
        (json, deep.into_bytes()),
        ("text/csv", b"\xff\xfe,\x00\n".to_vec()),
        ("text/plain", b"{}".to_vec()),
        ("multipart/form-data", b"--x".to_vec()),
        ("application/json; charset=\"", b"{".to_vec()),
    ]
}

#[tokio::test]
async fn no_refusal_of_a_body_has_a_path_of_the_machine_or_the_words_of_a_parser() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut olga = super::runs::organiser(&room).await;
    assert_eq!(olga.open(&room).await.0, StatusCode::OK);
    let id = olga.path.trim_start_matches("/api/runs/").to_owned();
    let data = folder.path().to_str().unwrap().to_owned();
    let (_, _, described) = room.answer(request(Method::GET, "/api/openapi.json", None)).await;
    let mut refused = 0;
    for (path, item) in described["paths"].as_object().unwrap() {
        let methods = ["post", "put"].into_iter().filter(|method| item.get(method).is_some());
        for method in methods.filter(|method| item[*method].get("requestBody").is_some()) {
            let filled = path.replace("{id}", &id);
            let filled = ["{participant}", "{link}", "{question}"]
                .iter()
                .fold(filled, |path, name| path.replace(name, "1"));
            for (kind, body) in unreadable() {
                let method: Method = method.to_uppercase().parse().unwrap();
                let mut request = request(method.clone(), &filled, None);
                request.headers_mut().insert(CONTENT_TYPE, kind.parse().unwrap());
                request.headers_mut().insert(COOKIE, olga.browser.cookies.join("; ").parse().unwrap());
                *request.body_mut() = Body::from(body.clone());
                let (status, _, bytes) = room.bytes(request).await;
                let text = String::from_utf8(bytes.to_vec()).expect("a refusal is UTF-8");
                let case =
                    format!("{method} {filled} {kind} {:?}: {status} {text}", String::from_utf8_lossy(&body));
                assert!(status.is_client_error(), "{case}");
                let answer: Value = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{case}"));
                let message = answer["error"]["message"].as_str().unwrap_or_else(|| panic!("{case}"));
                assert!(!text.contains(&data), "{case}");
                for words in PARSERS_WORDS {
                    assert!(!message.contains(words), "{words:?}: {case}");
                }
                refused += 1;
            }
        }
    }
    assert!(refused > 15 * unreadable().len(), "{refused} bodies were refused");
    room.close().await;
}
