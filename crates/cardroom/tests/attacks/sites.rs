//! Attacks from pages of other sites, through foreign host names, and with forged proxy headers.

use super::client::HANDSHAKE;
use super::report::Answers;
use super::stage::Stage;
use serde_json::json;

/// Sends a request and opens a socket from a page of another site, with a guest's cookies, as the guest's browser would
/// send them: the room refuses both.
pub async fn forged_origin(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    let cookies = attacker.guest("Visitor").await;
    let room = attacker.room.ip();
    let origins = [
        "https://evil.example".to_owned(),
        "null".to_owned(),
        format!("https://{room}.evil.example"),
        format!("https://evil.example/{room}"),
        format!("https://{room}:444"),
        format!("https://user@{room}"),
        format!("https://{room}@evil.example"),
        format!("https://evil.example#{room}"),
        format!("{room}"),
    ];
    for origin in origins {
        let headers = format!("{cookies}origin: {origin}\r\n");
        let body = json!({ "name": "Renamed" });
        let posted = attacker.ask("PUT /api/me", &headers, Some(&body)).await;
        assert_eq!(posted.outcome(), "403 other_site", "{origin:?}");
        let socket = format!("GET /api/tables/{}/socket", stage.table());
        let opened = attacker.ask(&socket, &format!("{headers}{HANDSHAKE}"), None).await;
        assert_eq!(opened.outcome(), "403 other_site", "{origin:?}");
        answers.add_many(posted.outcome(), 2);
    }
    let own = format!("{cookies}origin: https://{room}\r\n");
    let renamed = attacker.ask("PUT /api/me", &own, Some(&json!({ "name": "Owner" }))).await;
    assert_eq!(
        (renamed.status, &renamed.json()["name"]),
        (200, &"Owner".into()),
        "no forged request had an effect"
    );
    answers
}

/// Sends requests from a page of another site, with the content types and headers that browsers send for them: the room
/// refuses all.
pub async fn cross_site_post(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    let cookies = attacker.guest("Victim").await;
    let body = json!({ "name": "Renamed" }).to_string();
    let length = body.len();
    let requests = ["POST /api/tables", "POST /api/me/logout", "POST /api/me/code", "PUT /api/me"];
    let kinds = [
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=b",
        "text/plain",
        "application/json",
    ];
    for line in requests {
        for kind in kinds {
            for site in ["cross-site", "same-site"] {
                let headers = format!(
                    "{cookies}sec-fetch-site: {site}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\n"
                );
                let request = attacker.request(line, &headers, None) + &body;
                let posted = attacker.send(request.as_bytes()).await.expect("a response");
                assert_eq!(posted.outcome(), "403 other_site", "{line} {kind} {site}");
                answers.add(posted.outcome());
            }
        }
    }
    // An old browser without these headers cannot send JSON from a form.
    for kind in &kinds[..3] {
        let headers = format!("{cookies}content-type: {kind}\r\ncontent-length: {length}\r\n");
        let request = attacker.request("PUT /api/me", &headers, None) + &body;
        let posted = attacker.send(request.as_bytes()).await.expect("a response");
        assert_eq!(posted.outcome(), "415 not_json", "{kind}");
        answers.add(posted.outcome());
    }
    let kept = attacker.ask("GET /api/me", &cookies, None).await;
    assert_eq!(kept.json()["name"], "Victim", "no cross-site request had an effect");
    answers
}

/// Sends requests with foreign host names, as in DNS rebinding, with several host headers, and with invalid ones.
pub async fn other_hosts(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    let room = attacker.room.ip();
    let own = format!("host: {room}\r\n");
    for (line, hosts, expected) in [
        ("GET /api/me", "host: evil.example\r\n".to_owned(), "421 other_host"),
        ("GET /api/me", format!("host: {room}.evil.example\r\n"), "421 other_host"),
        ("GET /api/me", format!("host: {room}@evil.example\r\n"), "421 other_host"),
        ("GET /api/me", format!("host: evil.example:{room}\r\n"), "421 other_host"),
        ("GET /api/me", "host: \r\n".to_owned(), "421 other_host"),
        ("GET /api/me", String::new(), "421 other_host"),
        ("GET /api/me", "host: evil.example\u{e9}\r\n".to_owned(), "421 other_host"),
        ("GET /", "host: evil.example\r\n".to_owned(), "421 other_host"),
        ("GET http://evil.example/api/me", own.clone(), "421 other_host"),
        ("GET https://evil.example:443/api/me", own.clone(), "421 other_host"),
        ("CONNECT evil.example:443", own.clone(), "421 other_host"),
        ("GET /api/me", format!("host: evil.example\r\n{own}"), "421 other_host"),
        ("GET /api/me", format!("{own}host: evil.example\r\n"), "421 other_host"),
    ] {
        let request = format!("{line} HTTP/1.1\r\n{hosts}connection: close\r\n\r\n");
        let response = attacker.send(request.as_bytes()).await.expect("a response");
        answers.compare(&format!("{line} {hosts:?}"), response.outcome(), &[expected]);
    }
    answers.checked()
}

/// Sends proxy headers that claim a local client, from a client that is not a trusted proxy.
pub async fn forged_addresses(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    for header in ["x-forwarded-for", "forwarded", "x-real-ip", "via", "x-forwarded-host", "x-original-url"] {
        for value in ["127.0.0.1", "for=127.0.0.1", "::1", "for=\"[::1]\"", "/metrics"] {
            // Programs on the room's machine may read the metrics without a token.
            let response = attacker.ask("GET /metrics", &format!("{header}: {value}\r\n"), None).await;
            assert_eq!(response.outcome(), "401 no_metrics_token", "{header}: {value}");
            answers.add(response.outcome());
        }
    }
    answers
}
