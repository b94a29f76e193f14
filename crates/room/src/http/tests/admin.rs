//! Tests of the administrator's decisions, of their effects on others, and of their entries in the audit log.

use super::*;
use crate::store::scratch::Scratch;
use crate::store::{PlayerId, Store as _};
use crate::verify::verify;

/// A room with an administrator, Eve, and two guests.
pub(super) struct Evening {
    pub folder: Scratch,
    pub room: Room,
    pub eve: Browser,
    pub ann: Browser,
    pub bob: Browser,
}

impl Evening {
    pub async fn new() -> Evening {
        let folder = Scratch::new();
        let room = Room::open(folder.path()).await;
        let [mut eve, mut ann, mut bob] = [(); 3].map(|()| Browser::default());
        ann.name(&room, "Ann").await;
        bob.name(&room, "Bob").await;
        let login = json!({ "token": room.token.clone().unwrap() });
        assert_eq!(eve.ask(&room, Method::POST, "/api/admin/login", Some(login)).await.0, StatusCode::OK);
        Evening { folder, room, eve, ann, bob }
    }

    /// The same evening after a restart of the room.
    pub async fn restarted(self) -> Evening {
        let Evening { folder, room, eve, ann, bob } = self;
        room.close().await;
        let room = Room::open(folder.path()).await;
        Evening { folder, room, eve, ann, bob }
    }

    /// Posts a request of the administrator, and returns its status and code.
    pub async fn decide(&mut self, path: &str, body: Value) -> (StatusCode, Value) {
        self.eve.ask(&self.room, Method::POST, &format!("/api/admin/{path}"), Some(body)).await
    }

    /// The kinds of the entries of the audit log, oldest first, each with its reason.
    pub async fn audited(&mut self) -> Vec<(String, Value)> {
        let page = self.eve.get(&self.room, "/api/admin/audit").await;
        let lines = page["lines"].as_array().unwrap().iter().rev();
        lines
            .map(|line| (line["decided"]["kind"].as_str().unwrap().to_owned(), line["reason"].clone()))
            .collect()
    }

    /// The file of the audit log.
    async fn file(&self) -> Bytes {
        let mut request = request(Method::GET, "/api/admin/audit/file", None);
        request.headers_mut().insert(COOKIE, self.eve.cookies.join("; ").parse().unwrap());
        let (status, _, file) = self.room.bytes(request).await;
        assert_eq!(status, StatusCode::OK);
        file
    }

    /// The id of the guest who hosts this table.
    pub async fn id(&self, table: &str) -> i64 {
        self.room.app.lobby().table(table).unwrap().host().unwrap().0
    }

    pub async fn table_of_ann(&mut self) -> String {
        let wish = json!({ "game": "holdem", "name": "Den", "seats": 4, "bots": 2, "listed": false });
        let (status, table) = self.ann.ask(&self.room, Method::POST, "/api/tables", Some(wish)).await;
        assert_eq!(status, StatusCode::OK, "{table}");
        table["id"].as_str().unwrap().to_owned()
    }
}

pub(super) fn because(reason: &str) -> Value {
    json!({ "reason": reason })
}

#[tokio::test]
async fn the_administrator_alone_decides_and_never_without_a_reason() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let player = evening.id(&table).await;
    let before = evening.audited().await.len();
    for (path, mut body) in [
        (format!("tables/{table}/close"), json!({})),
        (format!("guests/{player}/remove"), json!({})),
        (format!("guests/{player}/ban"), json!({})),
        (format!("guests/{player}/unban"), json!({})),
        ("hold".to_owned(), json!({ "held": true })),
        ("banner".to_owned(), json!({ "text": "Back at ten" })),
    ] {
        let (status, answer) = evening.decide(&path, body.clone()).await;
        assert_eq!((status, code(&answer)), (StatusCode::BAD_REQUEST, "unread"), "{path}");
        for reason in ["", "  ", "a\nb", &"x".repeat(201)] {
            body["reason"] = reason.into();
            let (status, answer) = evening.decide(&path, body.clone()).await;
            assert_eq!((status, code(&answer)), (StatusCode::UNPROCESSABLE_ENTITY, "no_reason"), "{path}");
        }
        body["reason"] = "a reason".into();
        let path = format!("/api/admin/{path}");
        let (status, answer) = evening.bob.ask(&evening.room, Method::POST, &path, Some(body)).await;
        assert_eq!((status, code(&answer)), (StatusCode::UNAUTHORIZED, "not_admin"), "{path}");
    }
    for path in ["overview", "audit", "audit/file"] {
        let path = format!("/api/admin/{path}");
        assert_eq!(code(&evening.bob.get(&evening.room, &path).await), "not_admin", "{path}");
    }
    assert_eq!(evening.audited().await.len(), before, "refused decisions leave no entry");
}

#[tokio::test]
async fn the_administrator_closes_any_table_with_a_reason() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let path = format!("tables/{table}/close");
    let (status, body) = evening.decide(&path, because("it is late")).await;
    assert_eq!((status, &body["phase"]), (StatusCode::OK, &json!("closed")));
    assert_eq!(evening.decide(&path, because("again")).await.0, StatusCode::NOT_FOUND);
    assert_eq!(evening.decide("tables/nowhere/close", because("again")).await.0, StatusCode::NOT_FOUND);
    let audited = evening.audited().await;
    let kinds: Vec<&str> = audited.iter().map(|(kind, _)| kind.as_str()).collect();
    assert_eq!(kinds, ["token_made", "logged_in", "table_created", "table_closed"]);
    assert_eq!(audited[3].1, "it is late");
    evening.room.close().await;
}

#[tokio::test]
async fn a_banned_guest_is_refused_everywhere_until_the_ban_is_lifted_even_after_a_restart() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let player = evening.id(&table).await;
    let ban = json!({ "reason": "two seats at one table", "hours": 24 });
    let (status, body) = evening.decide(&format!("guests/{player}/ban"), ban).await;
    assert_eq!((status, &body["name"]), (StatusCode::OK, &json!("Ann")), "{body}");
    let mut evening = evening.restarted().await;
    for path in ["/api/me", "/api/tables", "/api/me/tables", &format!("/api/tables/{table}/socket")] {
        let (status, body) = evening.ann.ask(&evening.room, Method::GET, path, None).await;
        assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "banned"), "{path}");
        assert_eq!(body["error"]["args"]["reason"], "two seats at one table");
        assert!(body["error"]["args"]["until_ms"].as_u64().is_some());
    }
    assert_eq!(evening.ann.get(&evening.room, "/api/notice").await["banner"], Value::Null);
    assert_eq!(evening.bob.get(&evening.room, "/api/me").await["name"], "Bob");
    let overview = evening.eve.get(&evening.room, "/api/admin/overview").await;
    assert_eq!((&overview["bans"][0]["name"], &overview["bans"][1]), (&json!("Ann"), &Value::Null));
    let lift = format!("guests/{player}/unban");
    assert_eq!(evening.decide(&lift, because("talked it over")).await.0, StatusCode::OK);
    assert_eq!(evening.ann.get(&evening.room, "/api/me").await["name"], "Ann");
    let (status, body) = evening.decide(&lift, because("again")).await;
    assert_eq!((status, code(&body)), (StatusCode::UNPROCESSABLE_ENTITY, "nothing_to_change"));
}

#[tokio::test]
async fn bans_have_a_length_and_a_guest() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let player = evening.id(&table).await;
    for hours in [0, 8785] {
        let ban = json!({ "reason": "x", "hours": hours });
        let (status, body) = evening.decide(&format!("guests/{player}/ban"), ban).await;
        assert_eq!((status, code(&body)), (StatusCode::UNPROCESSABLE_ENTITY, "ban_hours"), "{hours}");
    }
    for nobody in ["1", "Ann", "-5", "99999999999999999999"] {
        let (status, body) = evening.decide(&format!("guests/{nobody}/remove"), because("x")).await;
        assert_eq!((status, code(&body)), (StatusCode::NOT_FOUND, "no_such_guest"), "{nobody}");
    }
}

#[tokio::test]
async fn everybody_sees_the_banner_and_refused_guests_the_reason_for_held_tables() {
    let mut evening = Evening::new().await;
    let (status, notice) =
        evening.decide("banner", json!({ "text": " Back at ten ", "reason": "an upgrade" })).await;
    assert_eq!((status, notice), (StatusCode::OK, json!({ "banner": "Back at ten", "held": null })));
    let hold = json!({ "held": true, "reason": "an upgrade" });
    assert_eq!(evening.decide("hold", hold.clone()).await.0, StatusCode::OK);
    assert_eq!(code(&evening.decide("hold", hold).await.1), "nothing_to_change");
    let nobody = Browser::default().get(&evening.room, "/api/notice").await;
    assert_eq!(nobody, json!({ "banner": "Back at ten", "held": "an upgrade" }));
    let wish = json!({ "game": "holdem", "name": "Den", "seats": 4 });
    let mut stranger = Browser::default();
    let (_, body) = stranger.ask(&evening.room, Method::POST, "/api/tables", Some(wish.clone())).await;
    assert_eq!(code(&body), "no_name", "{body}");
    let (status, body) = evening.ann.ask(&evening.room, Method::POST, "/api/tables", Some(wish)).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "new_tables_held"));
    assert_eq!(body["error"]["args"]["reason"], "an upgrade");
    let run = json!({ "draft": { "name": "Run", "date": "2030-09-12", "time_zone": "Europe/Madrid",
        "plan": { "route": [], "prizes": [] }, "settings": {} } });
    let (_, body) = evening.ann.ask(&evening.room, Method::POST, "/api/runs", Some(run)).await;
    assert_eq!(code(&body), "new_tables_held");
    let resume = json!({ "held": false, "reason": "done" });
    assert_eq!(evening.decide("hold", resume).await.0, StatusCode::OK);
    evening.table_of_ann().await;
    let remove = json!({ "text": null, "reason": "done" });
    assert_eq!(evening.decide("banner", remove).await.1, json!({ "banner": null, "held": null }));
    let too_long = json!({ "text": "x".repeat(201), "reason": "x" });
    assert_eq!(code(&evening.decide("banner", too_long).await.1), "no_banner");
}

/// The overview counts the requests of a client, and the sockets, entries and bytes of a table.
#[tokio::test]
async fn the_overview_says_what_clients_and_tables_cost() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let handle = evening.room.app.lobby().table(&table).unwrap();
    let player = PlayerId(evening.id(&table).await);
    let person = crate::table::Person { id: player, name: "Ann".to_owned(), is_bot: false };
    let (_, mut messages) = handle.join(Some(person), None).await.unwrap();
    let welcome = messages.recv().await.unwrap();
    evening.ann.get(&evening.room, "/api/nothing").await;
    let overview = evening.eve.get(&evening.room, "/api/admin/overview").await;
    let client = &overview["clients"][0];
    assert_eq!(client["client"], "127.0.0.1");
    assert!(client["requests"].as_u64().unwrap() >= 6 && client["refused"] == 1, "{client}");
    let cost = overview["tables"].as_array().unwrap().iter().find(|cost| cost["table"] == table.as_str());
    let cost = cost.unwrap();
    assert_eq!((&cost["sockets"], &cost["entries"]), (&json!(1), &json!(3)), "{cost}");
    assert!(cost["bytes"].as_u64().unwrap() >= welcome.len() as u64, "{cost}");
    assert_eq!(overview["tables"].as_array().unwrap().len(), 5, "with the demo tables");
    let (status, body) =
        evening.decide(&format!("guests/{}/remove", player.0), because("asked to leave")).await;
    assert_eq!(status, StatusCode::OK, "{body}");
}

/// The administrator's page and the exported file have the same head, and the file passes the check of `cardroom
/// verify`.
#[tokio::test]
async fn the_audit_log_is_paged_and_exported_with_its_head() {
    let mut evening = Evening::new().await;
    for n in 0..60 {
        let hold = json!({ "held": n % 2 == 0, "reason": format!("reason {n}") });
        assert_eq!(evening.decide("hold", hold).await.0, StatusCode::OK);
    }
    let page = evening.eve.get(&evening.room, "/api/admin/audit").await;
    assert_eq!((page["lines"].as_array().unwrap().len(), &page["entries"]), (50, &json!(62)));
    assert_eq!(page["lines"][0]["reason"], "reason 59");
    let rest = evening.eve.get(&evening.room, "/api/admin/audit?before=12").await;
    let seqs: Vec<u64> =
        rest["lines"].as_array().unwrap().iter().map(|line| line["seq"].as_u64().unwrap()).collect();
    assert_eq!(seqs, (1..12).rev().collect::<Vec<_>>());
    for before in ["0", "1"] {
        let page = evening.eve.get(&evening.room, &format!("/api/admin/audit?before={before}")).await;
        assert_eq!(page["lines"], json!([]), "{before}");
    }
    let overview = evening.eve.get(&evening.room, "/api/admin/overview").await;
    assert_eq!((&overview["audit_entries"], &overview["audit_head"]), (&page["entries"], &page["head"]));
    let head = evening.room.app.store().audit_log().await.unwrap().head;
    assert_eq!(page["head"], head.to_string());
    let report = verify(&evening.file().await, Some(head));
    assert_eq!((report.ok, report.checked), (true, 62), "{report:?}");
}

/// The page gives ids of players as strings, since they have up to 63 bits, and stored entries keep their numbers.
#[tokio::test]
async fn the_page_gives_the_ids_of_players_as_strings() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let player = evening.id(&table).await;
    assert!(player > 1 << 53, "{player}");
    assert_eq!(evening.decide(&format!("guests/{player}/remove"), because("late")).await.0, StatusCode::OK);
    let page = evening.eve.get(&evening.room, "/api/admin/audit").await;
    let id = json!(player.to_string());
    assert_eq!(
        (&page["lines"][0]["decided"]["player"], &page["lines"][1]["by"]["host"]["player"]),
        (&id, &id)
    );
    let file = evening.file().await;
    let file = String::from_utf8_lossy(&file);
    assert_eq!(file.matches(&format!("\\\"player\\\":{player}")).count(), 2, "{file}");
}

/// Every login is in the audit log, and a client that tries wrong tokens gets one entry.
#[tokio::test]
async fn logins_and_failed_logins_have_entries_with_their_client() {
    let mut evening = Evening::new().await;
    for _ in 0..3 {
        let login = json!({ "token": "wrong" });
        let (status, _) = evening.bob.ask(&evening.room, Method::POST, "/api/admin/login", Some(login)).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
    }
    let page = evening.eve.get(&evening.room, "/api/admin/audit").await;
    let entries: Vec<_> = page["lines"].as_array().unwrap().iter().map(|line| &line["decided"]).collect();
    assert_eq!(entries[0], &json!({ "kind": "login_failed", "client": "127.0.0.1", "unlogged": 0 }));
    assert_eq!(entries[1], &json!({ "kind": "logged_in", "client": "127.0.0.1" }));
    assert_eq!(entries[2..], [&json!({ "kind": "token_made" })]);
}

/// A token is used up and its entry is stored, or neither: here the audit log cannot be appended to.
#[tokio::test]
async fn a_login_that_is_not_stored_leaves_the_token_valid() {
    let folder = Scratch::new();
    let (room, mut eve) = (Room::open(folder.path()).await, Browser::default());
    let login = json!({ "token": room.token.clone().unwrap() });
    let unhashed = "UPDATE entry SET hash = NULL WHERE kind = 'audit.token_made'";
    super::damaged::execute(folder.path(), &[unhashed]).await;
    let (status, body) = eve.ask(&room, Method::POST, "/api/admin/login", Some(login.clone())).await;
    assert_eq!((status, code(&body)), (StatusCode::INTERNAL_SERVER_ERROR, "store.broken_chain"));
    assert_eq!(eve.get(&room, "/api/me").await["admin"], false);
    super::damaged::execute(folder.path(), &["DELETE FROM entry WHERE kind = 'audit.token_made'"]).await;
    assert_eq!(eve.ask(&room, Method::POST, "/api/admin/login", Some(login)).await.0, StatusCode::OK);
    room.close().await;
}

/// The page and the server have the same bounds.
#[test]
fn the_page_has_the_bounds_of_the_server() {
    const GUESTS: &str = include_str!("../../../../../web/src/admin/ban-fields.ts");
    const REASON: &str = include_str!("../../../../../web/src/admin/reason.ts");
    let hours = format!("const MAX_HOURS = {};", crate::http::admin::guests::MAX_HOURS);
    let text = format!("const MAX_TEXT = {};", crate::names::MAX_TEXT);
    assert!(GUESTS.contains(&hours) && REASON.contains(&text), "{hours} {text}");
}

/// A damaged and a missing entry are named on the page, the rest is shown, the file is downloaded, and the integrity
/// report suspends no table.
#[tokio::test]
async fn a_damaged_audit_log_is_shown_downloaded_and_reported() {
    let mut evening = Evening::new().await;
    for n in 0..60 {
        let hold = json!({ "held": n % 2 == 0, "reason": format!("reason {n}") });
        assert_eq!(evening.decide("hold", hold).await.0, StatusCode::OK);
    }
    let Evening { folder, room, eve, ann, bob } = evening;
    let head = room.app.store().audit_log().await.unwrap();
    room.close().await;
    let statements = [
        "UPDATE entry SET body = body || ' ' WHERE kind = 'audit.new_tables_allowed' AND seq = 62",
        "DELETE FROM entry WHERE kind LIKE 'audit.%' AND seq = 50",
        // Bytes that are not UTF-8.
        "UPDATE entry SET body = CAST(CAST(body AS BLOB) || x'ff' AS TEXT) WHERE kind LIKE 'audit.%' AND seq = 40",
        // The entry after one with a damaged hash is intact.
        "UPDATE entry SET hash = zeroblob(32) WHERE kind LIKE 'audit.%' AND seq = 30",
    ];
    super::damaged::execute(folder.path(), &statements).await;
    let room = Room::open(folder.path()).await;
    let mut evening = Evening { folder, room, eve, ann, bob };
    let page = evening.eve.get(&evening.room, "/api/admin/audit").await;
    // Without entry 50, entry 51 does not follow from the one before it.
    assert_eq!(page["damaged"], json!([62, 51, 50, 40, 30]), "{page}");
    assert_eq!((&page["entries"], &page["head"]), (&json!(62), &json!(head.head.to_string())));
    let lines = page["lines"].as_array().unwrap();
    assert_eq!((lines.len(), &lines[0]["seq"], &lines[44]["seq"]), (45, &json!(61), &json!(13)));
    let earlier = evening.eve.get(&evening.room, "/api/admin/audit?before=12").await;
    assert_eq!((&earlier["damaged"], earlier["lines"].as_array().unwrap().len()), (&json!([]), 11));
    let report = verify(&evening.file().await, Some(head.head));
    assert_eq!((report.ok, report.failed[0].entry, report.checked), (false, Some(30), 61), "{report:?}");
    evening.room.app.lobby().verify_and_retry().await;
    let report = evening.eve.get(&evening.room, "/api/admin/integrity").await;
    let problem = &report["problems"][0];
    assert_eq!(
        (&problem["wrong"]["code"], &problem["suspended"]),
        (&json!("misfit.audit_entry"), &json!([])),
        "{report}"
    );
    assert_eq!(report["problems"][1], Value::Null);
}

#[tokio::test]
async fn nobody_new_comes_from_a_banned_network() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let player = PlayerId(evening.id(&table).await);
    let network: std::net::IpAddr = "192.0.2.7".parse().unwrap();
    let decided = crate::audit::AuditDecision::GuestBanned {
        player,
        name: "Ann".to_owned(),
        until_ms: None,
        networks: vec![network],
        close_tables: true,
    };
    let entry = crate::audit::AuditEntry::of_administrator(Some("x".to_owned()), decided);
    evening.room.app.moderation().next_decision().await.make(entry).await.unwrap();
    let from = |client: &str| {
        let mut request = request(Method::PUT, "/api/me", Some(r#"{"name":"Mallory"}"#));
        let client = SocketAddr::new(client.parse().unwrap(), 5000);
        request.extensions_mut().insert(ConnectInfo(client));
        request
    };
    let (status, _, body) = evening.room.answer(from("192.0.2.7")).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "network_banned"));
    assert_eq!(evening.room.answer(from("192.0.2.8")).await.0, StatusCode::OK);
    assert_eq!(evening.bob.get(&evening.room, "/api/me").await["name"], "Bob", "known guests may stay");
}
