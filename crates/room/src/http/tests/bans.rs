//! Tests of bans: requests and commands that were begun before a ban, the staff links of an event, names, and the
//! tables of a banned host.

use super::admin::{Evening, because};
use super::runs::{Staff, draft, organiser_of, volunteer};
use super::*;
use crate::audit::{AuditDecision, AuditEntry};
use crate::client::{Client, ReceivedMessage};
use crate::http::app::Db;
use crate::protocol::{EncodedMessage, RefusalMessage};
use crate::store::PlayerId;
use crate::table::{ConnId, Person, TableHandle};
use futures_util::stream;
use std::net::IpAddr;
use tokio::sync::{mpsc, oneshot};

impl Evening {
    /// Records a ban without the steps that follow it, as if the room ended there.
    async fn record_ban(&self, player: PlayerId, networks: Vec<IpAddr>, close_tables: bool) {
        let name = "Ann".to_owned();
        self.record(AuditDecision::GuestBanned { player, name, until_ms: None, networks, close_tables })
            .await;
    }

    /// Records a decision without the steps that follow it.
    async fn record(&self, decided: AuditDecision) {
        let entry = AuditEntry::of_administrator(Some("rude".to_owned()), decided);
        self.room.app.moderation().next_decision().await.make(entry).await.unwrap();
    }

    async fn ban(&mut self, player: i64, request: Value) -> Value {
        let (status, body) = self.decide(&format!("guests/{player}/ban"), request).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        body
    }
}

/// A request whose body arrives only when it is told to. The first channel reports that the room waits for the body.
fn slow(
    browser: &Browser,
    method: Method,
    path: &str,
    body: Value,
) -> (Request<Body>, oneshot::Receiver<()>, oneshot::Sender<()>) {
    let ((waits, waiting), (go, gone)) = (oneshot::channel(), oneshot::channel());
    let mut slow = request(method, path, Some(""));
    slow.headers_mut().insert(COOKIE, browser.cookies.join("; ").parse().unwrap());
    *slow.body_mut() = Body::from_stream(stream::once(async move {
        waits.send(()).unwrap();
        gone.await.unwrap();
        Ok::<_, std::convert::Infallible>(body.to_string())
    }));
    (slow, waiting, go)
}

#[tokio::test]
async fn a_request_whose_body_arrives_after_the_ban_has_no_effect() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let player = evening.id(&table).await;
    let run = json!({ "draft": draft() });
    let den = json!({ "game": "holdem", "name": "Den", "seats": 4, "listed": true });
    let cases = [
        (Method::PUT, "/api/me", json!({ "name": "Mallory" })),
        (Method::POST, "/api/tables", den),
        (Method::POST, "/api/runs", run),
    ];
    let mut waiting = Vec::new();
    for (method, path, body) in cases {
        let (request, waits, go) = slow(&evening.ann, method, path, body);
        let answer = tokio::spawn(evening.room.router.clone().oneshot(request));
        waits.await.unwrap();
        waiting.push((path, go, answer));
    }
    evening.ban(player, because("rude")).await;
    for (path, go, answer) in waiting {
        go.send(()).unwrap();
        let answer = answer.await.unwrap().unwrap();
        let status = answer.status();
        let body: Value =
            serde_json::from_slice(&to_bytes(answer.into_body(), usize::MAX).await.unwrap()).unwrap();
        assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "banned"), "{path}");
    }
    let lift = format!("guests/{player}/unban");
    assert_eq!(evening.decide(&lift, because("talked it over")).await.0, StatusCode::OK);
    assert_eq!(evening.ann.get(&evening.room, "/api/me").await["name"], "Ann");
    assert_eq!(evening.room.app.lobby().tables_of_host(PlayerId(player)).len(), 0);
    assert_eq!(evening.ann.get(&evening.room, "/api/me/runs").await, json!([]));
}

/// A guest who sends a request while a ban is being stored is refused as soon as it is, and so is a new guest of a
/// banned network.
#[tokio::test]
async fn a_request_that_comes_while_the_ban_is_being_stored_has_no_effect() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let player = PlayerId(evening.id(&table).await);
    let mut olga = organiser_of(&evening.room, &draft()).await;
    let link = olga.done(&evening.room, "links", json!({ "roles": ["registration"] })).await;
    let join = format!("{}/join", olga.path);
    let ban = evening.room.app.moderation().next_decision().await;
    let cases = [
        (Method::PUT, "/api/me", json!({ "name": "Mallory" }), false),
        (Method::POST, join.as_str(), json!({ "token": link["token"], "name": "Mallory" }), false),
        (
            Method::POST,
            "/api/tables",
            json!({ "game": "holdem", "name": "Den", "seats": 4, "listed": true }),
            true,
        ),
        (Method::POST, "/api/runs", json!({ "draft": draft() }), true),
    ];
    let asked: Vec<_> = cases
        .into_iter()
        .map(|(method, path, body, is_ann)| {
            let mut request = request(method, path, Some(&body.to_string()));
            if is_ann {
                request.headers_mut().insert(COOKIE, evening.ann.cookies.join("; ").parse().unwrap());
            }
            let address: SocketAddr = "192.0.2.7:5000".parse().unwrap();
            request.extensions_mut().insert(ConnectInfo(address));
            let code = if is_ann { "banned" } else { "network_banned" };
            (path, code, tokio::spawn(evening.room.router.clone().oneshot(request)))
        })
        .collect();
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert!(asked.iter().all(|(_, _, answer)| !answer.is_finished()), "the requests wait for the ban");
    let networks = vec![IpAddr::from([192, 0, 2, 7])];
    let name = "Ann".to_owned();
    let decided = AuditDecision::GuestBanned { player, name, until_ms: None, networks, close_tables: false };
    ban.make(AuditEntry::of_administrator(Some("rude".to_owned()), decided)).await.unwrap();
    for (path, expected, answer) in asked {
        let answer = answer.await.unwrap().unwrap();
        let body = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        assert_eq!(code(&serde_json::from_slice(&body).unwrap()), expected, "{path}");
    }
    assert_eq!(evening.room.app.lobby().tables_of_host(player).len(), 1);
}

/// A guest with a connection to a table, past the layers of the router.
pub(super) struct Seat {
    client: Client,
    table: TableHandle<Db>,
    conn: ConnId,
    inbox: mpsc::Receiver<EncodedMessage>,
}

impl Seat {
    pub async fn new(room: &Room, table: &str, player: i64) -> Seat {
        let table = room.app.lobby().table(table).unwrap();
        let person = Person { id: PlayerId(player), name: "Ann".to_owned(), is_bot: false };
        let (conn, inbox) = table.join(Some(person), None).await.unwrap();
        Seat { client: Client::default(), table, conn, inbox }
    }

    /// Joins the table and sits down on chair 1.
    async fn taken(room: &Room, table: &str, player: i64) -> Seat {
        let mut seat = Seat::new(room, table, player).await;
        assert_eq!(seat.ask(json!({ "do": "sit", "seat": 1 })).await, None);
        seat
    }

    /// Sends a command, and returns the code of its refusal; `None` if it was accepted.
    pub async fn ask(&mut self, command: Value) -> Option<String> {
        let message = serde_json::from_str(&self.client.command(command)).unwrap();
        self.table.ask(self.conn, Box::new(message)).await;
        loop {
            match self.client.receive(&self.inbox.recv().await.unwrap()).unwrap() {
                ReceivedMessage::Accepted(_) => return None,
                ReceivedMessage::Refused(_, code) => return Some(code),
                _ => {}
            }
        }
    }
}

#[tokio::test]
async fn a_table_refuses_a_command_that_waited_during_the_ban_and_frees_the_seat() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let player = evening.id(&table).await;
    let mut ann = Seat::taken(&evening.room, &table, player).await;
    evening.record_ban(PlayerId(player), Vec::new(), false).await;
    assert_eq!(ann.ask(json!({ "do": "sit_out" })).await.as_deref(), Some("banned"));
    let mut host = Seat::new(&evening.room, &table, player).await;
    assert_eq!(host.ask(json!({ "do": "add_bot", "seat": 4 })).await.as_deref(), Some("banned"));
    ann.table.view().await.unwrap();
    assert!(!evening.room.app.lobby().open_tables().is_seated(ann.table.id(), PlayerId(player)));
    let renamed = Person { id: PlayerId(player), name: "Mallory".to_owned(), is_bot: false };
    assert_eq!(RefusalMessage::from(ann.table.rename(renamed).await.unwrap_err()).code, "banned");
}

/// The room may end between the entry of a ban and the removal of the guest.
#[tokio::test]
async fn a_ban_that_was_recorded_when_the_room_ended_takes_effect_at_the_start() {
    for close_tables in [false, true] {
        let mut evening = Evening::new().await;
        let table = evening.table_of_ann().await;
        let player = evening.id(&table).await;
        Seat::taken(&evening.room, &table, player).await;
        evening.record_ban(PlayerId(player), Vec::new(), close_tables).await;
        let mut evening = evening.restarted().await;
        let view = evening.bob.get(&evening.room, &format!("/api/tables/{table}")).await;
        assert_eq!(view["phase"] == "closed", close_tables, "{view}");
        assert!(evening.room.app.lobby().open_tables().tables_of(PlayerId(player)).is_empty());
        let closings = evening.audited().await.into_iter().filter(|(kind, _)| kind == "table_closed");
        let closings: Vec<Value> = closings.map(|(_, reason)| reason).collect();
        assert_eq!(closings, if close_tables { vec![json!("rude")] } else { vec![] });
        evening.room.close().await;
    }
}

/// The room may end between the entry of a removal and its effect at a table. A guest who returns after a removal stays.
#[tokio::test]
async fn a_removal_that_was_recorded_when_the_room_ended_takes_effect_at_the_start() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let player = evening.id(&table).await;
    Seat::taken(&evening.room, &table, player).await;
    let name = "Ann".to_owned();
    evening.record(AuditDecision::GuestRemoved { player: PlayerId(player), name }).await;
    let mut evening = evening.restarted().await;
    evening.bob.get(&evening.room, &format!("/api/tables/{table}")).await;
    assert!(evening.room.app.lobby().open_tables().tables_of(PlayerId(player)).is_empty());

    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    Seat::taken(&evening.room, &table, player).await;
    let mut evening = evening.restarted().await;
    evening.bob.get(&evening.room, &format!("/api/tables/{table}")).await;
    assert_eq!(evening.room.app.lobby().open_tables().tables_of(PlayerId(player)).len(), 1);
    evening.room.close().await;
}

#[tokio::test]
async fn the_tables_of_a_banned_host_close_unless_the_administrator_keeps_them() {
    for close_tables in [None, Some(false)] {
        let mut evening = Evening::new().await;
        let table = evening.table_of_ann().await;
        let player = evening.id(&table).await;
        let mut request = because("rude");
        if let Some(close_tables) = close_tables {
            request["close_tables"] = close_tables.into();
        }
        let closes = close_tables.unwrap_or(true);
        let done = evening.ban(player, request).await;
        assert_eq!(done["closed_tables"], u32::from(closes), "{done}");
        let view = evening.bob.get(&evening.room, &format!("/api/tables/{table}")).await;
        assert_eq!(view["phase"] == "closed", closes, "{view}");
        let last = evening.audited().await.pop().unwrap();
        let kind = if closes { "table_closed" } else { "guest_banned" };
        assert_eq!(last, (kind.to_owned(), json!("rude")));
        evening.room.close().await;
    }
}

#[tokio::test]
async fn a_name_that_looks_like_that_of_a_banned_guest_is_taken_while_the_ban_lasts() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let player = evening.id(&table).await;
    evening.ban(player, because("rude")).await;
    evening.ann.ask(&evening.room, Method::POST, "/api/me/logout", None).await;
    let mut olga = organiser_of(&evening.room, &draft()).await;
    let link = olga.done(&evening.room, "links", json!({ "roles": ["finish"] })).await;
    for name in ["Ann", "ann", "A n n"] {
        let rename = json!({ "name": name });
        for browser in [&mut evening.ann, &mut evening.bob] {
            let (status, body) =
                browser.ask(&evening.room, Method::PUT, "/api/me", Some(rename.clone())).await;
            assert_eq!((status.as_u16(), code(&body)), (422, "name_unavailable"), "{name}");
        }
        let mut staff = Staff { browser: Browser::default(), path: olga.path.clone() };
        let join = json!({ "token": link["token"], "name": name });
        let (_, body) = staff.post(&evening.room, "join", join).await;
        assert_eq!(code(&body), "name_unavailable", "{name}");
    }
    Browser::default().name(&evening.room, "Anna").await;
    let lift = format!("guests/{player}/unban");
    assert_eq!(evening.decide(&lift, because("talked it over")).await.0, StatusCode::OK);
    evening.bob.name(&evening.room, "Ann").await;
}

/// The id of a browser's guest, taken from a table that the guest creates.
async fn id_of(room: &Room, browser: &mut Browser) -> i64 {
    let wish = json!({ "game": "holdem", "name": "Den", "seats": 4, "listed": false });
    let (_, table) = browser.ask(room, Method::POST, "/api/tables", Some(wish)).await;
    room.app.lobby().table(table["id"].as_str().unwrap()).unwrap().host().unwrap().0
}

#[tokio::test]
async fn nobody_joins_through_the_links_of_a_banned_organiser_and_the_staff_finishes_the_event() {
    let mut evening = Evening::new().await;
    let mut plan = draft();
    (plan["listed"], plan["date"]) = (true.into(), json!("2125-09-12"));
    let mut olga = organiser_of(&evening.room, &plan).await;
    assert_eq!(olga.open(&evening.room).await.0, StatusCode::OK);
    let mut desk = volunteer(&evening.room, &mut olga, "Reg", json!(["registration"])).await;
    let link = olga.done(&evening.room, "links", json!({ "roles": ["organiser"] })).await;
    let register = json!({ "name": "Cy Oh", "rides": true });
    desk.done(&evening.room, "participants", register.clone()).await;
    let listed = evening.bob.get(&evening.room, "/api/runs").await;
    let is_listed = |listed: &Value| {
        listed.as_array().unwrap().iter().any(|run| olga.path.ends_with(run["id"].as_str().unwrap()))
    };
    assert!(is_listed(&listed), "{listed}");

    let player = id_of(&evening.room, &mut olga.browser).await;
    let done = evening.ban(player, because("rude")).await;
    assert_eq!((&done["runs"][0]["name"], &done["runs"][1]), (&json!("Toys for Tots"), &Value::Null));
    assert!(!is_listed(&evening.bob.get(&evening.room, "/api/runs").await));
    let (status, body) = olga.post(&evening.room, "links", json!({ "roles": ["organiser"] })).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "banned"));
    let mut other = Staff { browser: Browser::default(), path: olga.path.clone() };
    let join = json!({ "token": link["token"], "name": "Mallory" });
    let (status, body) = other.post(&evening.room, "join", join.clone()).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "run.unknown_link"));
    for (path, body) in [
        ("participants", register.clone()),
        ("actions", json!({ "action": { "add_hand": { "participant": 1 } } })),
    ] {
        let (status, body) = desk.post(&evening.room, path, body).await;
        assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "run.organiser_banned"), "{path}");
    }
    let rename = json!({ "participant": 1, "name": "Cy Ohm", "reason": "misspelt" });
    desk.act(&evening.room, json!({ "rename": rename })).await;

    let lift = format!("guests/{player}/unban");
    assert_eq!(evening.decide(&lift, because("talked it over")).await.0, StatusCode::OK);
    other.done(&evening.room, "join", join).await;
    desk.done(&evening.room, "participants", register).await;
}

#[tokio::test]
async fn a_banned_volunteer_does_not_return_through_the_same_link() {
    let mut evening = Evening::new().await;
    let mut olga = organiser_of(&evening.room, &draft()).await;
    let link = olga.done(&evening.room, "links", json!({ "roles": ["finish"] })).await;
    let mut staff = Staff { browser: Browser::default(), path: olga.path.clone() };
    staff.done(&evening.room, "join", json!({ "token": link["token"], "name": "Finn" })).await;
    let player = id_of(&evening.room, &mut staff.browser).await;
    evening.ban(player, because("rude")).await;
    let mut again = Staff { browser: Browser::default(), path: olga.path.clone() };
    let (_, body) =
        again.post(&evening.room, "join", json!({ "token": link["token"], "name": "Mallory" })).await;
    assert_eq!(code(&body), "run.unknown_link");
    volunteer(&evening.room, &mut olga, "Flo", json!(["finish"])).await;
}

#[tokio::test]
async fn no_draft_is_opened_while_new_events_are_held() {
    let mut evening = Evening::new().await;
    let mut olga = organiser_of(&evening.room, &draft()).await;
    let hold = |held: bool| json!({ "held": held, "reason": "an upgrade" });
    assert_eq!(evening.decide("hold", hold(true)).await.0, StatusCode::OK);
    let (status, body) = olga.open(&evening.room).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "new_tables_held"));
    assert_eq!(evening.decide("hold", hold(false)).await.0, StatusCode::OK);
    assert_eq!(olga.open(&evening.room).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_code_for_another_device_does_not_let_a_banned_guest_in() {
    let mut evening = Evening::new().await;
    let (_, made) = evening.ann.ask(&evening.room, Method::POST, "/api/me/code", None).await;
    let player = id_of(&evening.room, &mut evening.ann).await;
    evening.ban(player, because("rude")).await;
    let redeem = json!({ "code": made["code"] });
    let (status, body) = evening.bob.ask(&evening.room, Method::POST, "/api/me/move", Some(redeem)).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "banned"));
    assert_eq!(evening.bob.get(&evening.room, "/api/me").await["name"], "Bob", "Bob keeps the session");
}

/// The ban covers the client key of the limits: the /64 network of an IPv6 address.
#[tokio::test]
async fn the_ban_of_an_ipv6_guest_covers_the_network_that_is_one_client() {
    let evening = Evening::new().await;
    let network = crate::http::client_key::client("2001:db8:1:2::7".parse().unwrap());
    evening.record_ban(PlayerId(1), vec![network], true).await;
    for (client, expected) in [
        ("2001:db8:1:2::7", "network_banned"),
        ("2001:db8:1:2:ffff::1", "network_banned"),
        ("2001:db8:1:3::7", ""),
        ("192.0.2.7", ""),
    ] {
        let mut request = request(Method::PUT, "/api/me", Some(r#"{"name":"Mallory"}"#));
        let address = SocketAddr::new(client.parse().unwrap(), 5000);
        request.extensions_mut().insert(ConnectInfo(address));
        assert_eq!(code(&evening.room.answer(request).await.2), expected, "{client}");
    }
}
