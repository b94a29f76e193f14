//! Malformed requests: paths, headers and bodies.

use super::report::Answers;
use super::stage::Stage;
use std::net::IpAddr;

/// Sends paths that would reach another page of the room or a file of the machine if they were decoded or normalized.
pub async fn path_tricks(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    let table = stage.table();
    for path in [
        "//api/me",
        "/api//me",
        "/./api/me",
        "/api/../api/admin/ledger",
        "/assets/../../../../etc/passwd",
        "/..%2f..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..\\..\\etc\\passwd",
        "/api/%2e%2e/admin/ledger",
        "/api%2fadmin%2fledger",
        "/api/admin/ledger%00",
        "/api/admin/ledger;a=b",
        "/api/admin/ledger/",
        "/API/ADMIN/LEDGER",
        "/api/tables/%2e%2e%2fadmin%2fledger",
        &format!("/api/tables/{table}%00"),
        &format!("/api/tables/{table}%2fresults"),
        &format!("/api/tables/{table}/../{table}/none"),
        "/api/tables/%ff%fe",
        "/api/tables/%",
        "/%u002e%u002e/etc/passwd",
    ] {
        let response = attacker.ask(&format!("GET {path}"), "", None).await;
        // The first line of `/etc/passwd`. The style in the page has `:root:`.
        assert!(!response.body.contains("root:x:"), "{path}: {response:?}");
        // Outside of the API, the response is the page for unknown paths.
        answers.compare(path, response.outcome(), &["404", "404 no_such_page", "404 no_such_table"]);
    }
    answers.checked()
}

/// Requests that violate the syntax of HTTP, that two servers could interpret differently (request smuggling), or that
/// exceed a size limit: the name, the bytes, and the expected status; 0 if the connection closes without a response.
fn malformed(host: IpAddr) -> Vec<(&'static str, Vec<u8>, u16)> {
    let with = |line: &str, headers: &str, body: &str| {
        format!("{line}\r\nhost: {host}\r\n{headers}\r\n{body}").into_bytes()
    };
    let json = "content-type: application/json\r\n";
    let put = "PUT /api/me HTTP/1.1";
    let get = "GET /api/me HTTP/1.1";
    let chunked = |body: &str| with(put, &format!("{json}transfer-encoding: chunked\r\n"), body);
    vec![
        ("two lengths", with(put, "content-length: 2\r\ncontent-length: 3\r\n", "{}"), 400),
        ("a list of lengths", with(put, "content-length: 2, 3\r\n", "{}"), 400),
        ("a negative length", with(put, "content-length: -1\r\n", "{}"), 400),
        ("a length with a sign", with(put, "content-length: +2\r\n", "{}"), 400),
        ("a length above all numbers", with(put, "content-length: 99999999999999999999\r\n", "{}"), 400),
        ("a length of a terabyte", with(put, &format!("{json}content-length: 1099511627776\r\n"), "{}"), 408),
        (
            "a length and chunks",
            with(put, &format!("{json}content-length: 2\r\ntransfer-encoding: chunked\r\n"), "0\r\n\r\n"),
            400,
        ),
        ("an unknown encoding", with(put, "transfer-encoding: cow\r\n", "{}"), 400),
        (
            "chunks and another encoding",
            with(put, "transfer-encoding: chunked, identity\r\n", "0\r\n\r\n"),
            400,
        ),
        ("a chunk without a length", chunked("{}\r\n0\r\n\r\n"), 413),
        ("a chunk of a huge length", chunked("ffffffffffffffffff\r\n{}"), 413),
        ("a chunk longer than its length", chunked("1\r\n{}\r\n0\r\n\r\n"), 413),
        ("a header without a name", with(get, ": value\r\n", ""), 400),
        ("a header with a space", with(get, "content-length : 2\r\n", "{}"), 400),
        ("a folded header", with(get, "a: b\r\n c\r\n", ""), 400),
        ("a NUL in a header", with(get, "a: \0\r\n", ""), 400),
        ("a line feed in a header", with(get, "a: b\rc\r\n", ""), 400),
        ("a NUL in the path", with("GET /api\0me HTTP/1.1", "", ""), 400),
        ("a space in the path", with("GET /api me HTTP/1.1", "", ""), 400),
        ("a bad method", with("G\u{e9}T /api/me HTTP/1.1", "", ""), 400),
        ("no path", with("GET HTTP/1.1", "", ""), 400),
        ("a path without a slash", with("GET api/me HTTP/1.1", "", ""), 400),
        ("another version", with("GET /api/me HTTP/3.0", "", ""), 400),
        ("HTTP/2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec(), 0),
        ("noise", (128..=255).collect(), 400),
        ("a long header", with(get, &format!("a: {}\r\n", "b".repeat(17 * 1024)), ""), 431),
        ("a thousand headers", with(get, &"a: b\r\n".repeat(1000), ""), 431),
        ("a long path", with(&format!("GET /{} HTTP/1.1", "a".repeat(17 * 1024)), "", ""), 431),
        ("a long body", with(put, &format!("{json}content-length: 66000\r\n"), &"a".repeat(66_000)), 413),
    ]
}

/// Sends malformed and oversized requests: each is refused with the expected status.
pub async fn malformed_requests(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    for (name, bytes, expected) in malformed(attacker.room.ip()) {
        let response = attacker.send(&bytes).await;
        let status = response.as_ref().map_or(0, |response| response.status);
        answers.compare(name, status.to_string(), &[&expected.to_string()]);
    }
    answers.checked()
}

/// Hides a request in the body of another: the room answers only the outer request.
pub async fn smuggled_requests(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    let host = attacker.room.ip();
    let hidden = format!("GET /api/admin/ledger HTTP/1.1\r\nhost: {host}\r\n\r\n");
    for headers in [
        format!("content-length: {}\r\n", hidden.len()),
        format!("content-type: application/json\r\ncontent-length: {}\r\n", hidden.len()),
    ] {
        let request =
            format!("PUT /api/me HTTP/1.1\r\nhost: {host}\r\n{headers}connection: close\r\n\r\n{hidden}");
        let response = attacker.send(request.as_bytes()).await.expect("a response");
        assert!(response.status == 415 || response.outcome() == "400 unread", "{response:?}");
        assert!(!response.body.contains("HTTP/1.1"), "one response alone: {response:?}");
        answers.add(response.outcome());
    }
    answers
}
