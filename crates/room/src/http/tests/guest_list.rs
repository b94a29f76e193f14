//! The lists of guests and events from which the administrator bans, the networks that cannot be banned, the message
//! that a removed guest receives, and the administrator's log-out.

use super::admin::{Evening, because};
use super::*;
use crate::store::{PlayerId, Store as _};
use crate::table::Person;

impl Evening {
    /// The administrator's list of guests whose names contain this text.
    async fn listed(&mut self, name: &str) -> Vec<Value> {
        let list = self.eve.get(&self.room, &format!("/api/admin/guests?name={name}")).await;
        let guests = list["guests"].as_array().unwrap().clone();
        assert_eq!(list["found"], guests.len(), "{list}");
        guests
    }

    /// A request of Bob from this address.
    async fn bob_comes_from(&self, client: &str) {
        let mut request = request(Method::GET, "/api/me", None);
        request.headers_mut().insert(COOKIE, self.bob.cookies.join("; ").parse().unwrap());
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(client.parse().unwrap(), 5000)));
        assert_eq!(self.room.answer(request).await.2["name"], "Bob");
    }
}

fn names(guests: &[Value]) -> Vec<&str> {
    guests.iter().map(|guest| guest["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_guest_who_is_at_no_table_is_listed_and_banned_with_the_network() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    evening.bob_comes_from("192.0.2.7").await;
    let guests = evening.listed("").await;
    assert_eq!(names(&guests), ["Ann", "Bob"]);
    let bob = &evening.listed("bO").await[0];
    assert_eq!((&bob["tables"], &bob["clients"]), (&json!([]), &json!(["192.0.2.7"])), "{bob}");
    assert_eq!((&bob["own_network"], &bob["connected"]), (&json!(false), &json!(false)), "{bob}");
    assert!(bob["seen_ms"].as_u64().is_some(), "{bob}");
    assert!(evening.listed("nobody").await.is_empty());
    let ban = json!({ "reason": "abuse", "hours": 1, "network": true });
    let path = format!("guests/{}/ban", bob["player"].as_str().unwrap());
    assert_eq!(evening.decide(&path, ban).await.0, StatusCode::OK);
    let overview = evening.eve.get(&evening.room, "/api/admin/overview").await;
    assert_eq!(overview["bans"][0]["networks"], json!(["192.0.2.7"]));
    assert_eq!(code(&evening.bob.get(&evening.room, "/api/tables").await), "banned");
    let seated = evening.room.app.lobby().table(&table).unwrap();
    assert_eq!(seated.host().unwrap().to_string(), guests[0]["player"], "hosts are listed");
    for path in ["guests", "runs"] {
        let refused = evening.ann.get(&evening.room, &format!("/api/admin/{path}")).await;
        assert_eq!(code(&refused), "not_admin", "{path}");
    }
}

#[tokio::test]
async fn the_network_of_the_administrator_and_loopback_are_not_banned() {
    let mut evening = Evening::new().await;
    let bob = evening.listed("Bob").await.remove(0);
    assert_eq!((&bob["clients"], &bob["own_network"]), (&json!(["127.0.0.1"]), &json!(true)));
    let path = format!("guests/{}/ban", bob["player"].as_str().unwrap());
    let (status, body) = evening.decide(&path, json!({ "reason": "x", "network": true })).await;
    assert_eq!((status, code(&body)), (StatusCode::UNPROCESSABLE_ENTITY, "own_network"));
    assert_eq!(body["error"]["args"]["network"], "127.0.0.1");
    assert_eq!(evening.bob.get(&evening.room, "/api/me").await["name"], "Bob", "a refused ban has no effect");
    evening.bob_comes_from("2001:db8:1:2::3").await;
    for (administrator, expected) in [("2001:db8:1:2::9", "own_network"), ("2001:db8:1:3::9", "")] {
        let mut request =
            request(Method::POST, &format!("/api/admin/{path}"), Some(r#"{"reason":"x","network":true}"#));
        request.headers_mut().insert(COOKIE, evening.eve.cookies.join("; ").parse().unwrap());
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(administrator.parse().unwrap(), 5000)));
        let (_, _, body) = evening.room.answer(request).await;
        assert_eq!(code(&body), expected, "from {administrator}");
    }
}

#[tokio::test]
async fn events_are_listed_with_their_organisers_who_are_listed_too() {
    let mut evening = Evening::new().await;
    runs::organiser_of(&evening.room, &runs::draft()).await;
    let runs = evening.eve.get(&evening.room, "/api/admin/runs").await;
    let olga = evening.listed("Olga").await.remove(0);
    assert_eq!(runs.as_array().unwrap().len(), 1, "{runs}");
    assert_eq!((&runs[0]["organiser_name"], &runs[0]["stage"]), (&json!("Olga"), &json!("draft")));
    assert_eq!(runs[0]["organiser"], olga["player"]);
}

#[tokio::test]
async fn the_socket_of_a_removed_guest_closes_with_the_decision_and_no_other_socket() {
    let mut evening = Evening::new().await;
    let table = evening.table_of_ann().await;
    let handle = evening.room.app.lobby().table(&table).unwrap();
    let (address, now) = ("192.0.2.7".parse().unwrap(), tokio::time::Instant::now());
    let connection = evening.room.app.connections().admit(address, now).unwrap();
    let ann = Person { id: PlayerId(evening.id(&table).await), name: "Ann".to_owned(), is_bot: false };
    for (decision, expected) in [("remove", "removed_from_tables"), ("ban", "banned")] {
        let _socket = connection.watch(handle.id().log(), Some(ann.id), address, now);
        let (_, mut own) = handle.join(Some(ann.clone()), None).await.unwrap();
        let (_, mut other) = handle.join(None, None).await.unwrap();
        let path = format!("guests/{}/{decision}", ann.id);
        assert_eq!(evening.decide(&path, because("loud")).await.0, StatusCode::OK);
        let mut last = None;
        while let Some(message) = own.recv().await {
            last = Some(message);
        }
        let last: Value = serde_json::from_str(&last.unwrap()).unwrap();
        assert_eq!((&last["reason"], &last["refused"]["code"]), (&json!("removed"), &json!(expected)));
        assert_eq!(last["refused"]["args"]["reason"], "loud");
        while let Ok(message) = other.try_recv() {
            assert!(!message.contains("loud"), "{}", &*message);
        }
    }
}

#[tokio::test]
async fn the_administrator_logs_out_and_stays_a_guest() {
    let mut evening = Evening::new().await;
    let logout = async |evening: &mut Evening| {
        evening.eve.ask(&evening.room, Method::POST, "/api/admin/logout", None).await
    };
    evening.eve.name(&evening.room, "Eve").await;
    assert_eq!(logout(&mut evening).await, (StatusCode::OK, json!({ "name": "Eve", "admin": false })));
    assert_eq!(code(&logout(&mut evening).await.1), "not_admin");
    let me = evening.eve.get(&evening.room, "/api/me").await;
    assert_eq!(me, json!({ "name": "Eve", "admin": false }));
}

#[tokio::test]
async fn guests_who_left_are_listed_and_banned_with_their_network_after_a_restart() {
    let evening = Evening::new().await;
    evening.bob_comes_from("192.0.2.7").await;
    let mut evening = evening.restarted().await;
    let bob = evening.listed("bob").await.remove(0);
    assert_eq!(bob["clients"], json!(["192.0.2.7"]), "{bob}");
    let ban = json!({ "reason": "abuse", "network": true });
    let path = format!("guests/{}/ban", bob["player"].as_str().unwrap());
    assert_eq!(evening.decide(&path, ban).await.0, StatusCode::OK);
}

#[tokio::test]
async fn the_list_is_searched_by_network_and_begins_with_the_guests_at_tables() {
    let mut evening = Evening::new().await;
    evening.bob_comes_from("2001:db8:1:2::3").await;
    assert_eq!(names(&evening.listed("2001:db8:1:2::99").await), ["Bob"]);
    assert_eq!(names(&evening.listed("2001:db8:1:2::/64").await), ["Bob"]);
    assert_eq!(names(&evening.listed("127.0.0.1").await), ["Ann"]);
    assert!(evening.listed("192.0.2.1").await.is_empty());
    let table = evening.table_of_ann().await;
    let handle = evening.room.app.lobby().table(&table).unwrap();
    let id = evening.listed("bob").await[0]["player"].as_str().unwrap().parse().unwrap();
    let bob = Person { id: PlayerId(id), name: "Bob".to_owned(), is_bot: false };
    let (conn, _inbox) = handle.join(Some(bob), None).await.unwrap();
    let sit = crate::client::Client::default().command(json!({ "do": "sit", "seat": 2 }));
    handle.ask(conn, serde_json::from_str(&sit).unwrap()).await;
    handle.view().await.unwrap();
    assert_eq!(names(&evening.listed("").await), ["Bob", "Ann"]);
}

#[tokio::test]
async fn many_new_guests_of_one_client_push_nobody_else_off_the_list() {
    let mut evening = Evening::new().await;
    evening.bob_comes_from("192.0.2.7").await;
    for number in 0..210 {
        let name = format!("Guest {number}");
        let guest = evening.room.app.store().new_player(name).await.unwrap();
        let client = "198.51.100.1".parse().unwrap();
        evening.room.app.seen_guests().record(Some(guest), client, now_ms() + 1);
    }
    let list = evening.eve.get(&evening.room, "/api/admin/guests").await;
    assert_eq!((&list["found"], list["guests"].as_array().unwrap().len()), (&json!(212), 200));
    let names = names(list["guests"].as_array().unwrap());
    assert!(names.contains(&"Ann") && names.contains(&"Bob") && names.contains(&"Guest 209"), "{names:?}");
    assert!(!names.contains(&"Guest 0"), "the earliest of the many is left out");
}
