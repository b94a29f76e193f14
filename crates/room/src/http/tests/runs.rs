//! Tests of events over HTTP.

use super::*;

pub(super) fn draft() -> Value {
    let route: Vec<Value> = (1..=5).map(|number| json!({ "name": format!("Bar {number}") })).collect();
    json!({
        "name": "Toys for Tots",
        "date": "2025-09-12",
        "time_zone": "America/New_York",
        "plan": { "route": route, "prizes": [50_000, 30_000, 20_000] },
        "settings": { "hand_price": 1000, "extra_price": 500 },
    })
}

/// A browser with the path of its event.
pub(super) struct Staff {
    pub browser: Browser,
    pub path: String,
}

impl Staff {
    pub async fn post(&mut self, room: &Room, path: &str, body: Value) -> (StatusCode, Value) {
        self.browser.ask(room, Method::POST, &format!("{}/{path}", self.path), Some(body)).await
    }

    pub async fn done(&mut self, room: &Room, path: &str, body: Value) -> Value {
        let (status, body) = self.post(room, path, body).await;
        assert_eq!(status, StatusCode::OK, "{path}: {body}");
        body
    }

    pub async fn act(&mut self, room: &Room, action: Value) -> Value {
        self.done(room, "actions", json!({ "action": action })).await
    }

    pub async fn open(&mut self, room: &Room) -> (StatusCode, Value) {
        self.browser.ask(room, Method::POST, &format!("{}/open", self.path), None).await
    }
}

/// An organiser with a new event.
pub(super) async fn organiser(room: &Room) -> Staff {
    organiser_of(room, &draft()).await
}

/// An organiser with a new event of this plan.
pub(super) async fn organiser_of(room: &Room, draft: &Value) -> Staff {
    let mut browser = Browser::default();
    browser.name(room, "Olga").await;
    let (status, view) = browser.ask(room, Method::POST, "/api/runs", Some(json!({ "draft": draft }))).await;
    assert_eq!(status, StatusCode::OK, "{view}");
    assert_eq!((&view["run"]["stage"], &view["you"]["roles"]), (&json!("draft"), &json!(["organiser"])));
    Staff { browser, path: format!("/api/runs/{}", view["run"]["id"].as_str().unwrap()) }
}

/// A volunteer who joins through a link for these roles.
pub(super) async fn volunteer(room: &Room, organiser: &mut Staff, name: &str, roles: Value) -> Staff {
    let link = organiser.done(room, "links", json!({ "roles": roles })).await;
    let mut staff = Staff { browser: Browser::default(), path: organiser.path.clone() };
    let view = staff.done(room, "join", json!({ "token": link["token"], "name": name })).await;
    assert_eq!((&view["you"]["name"], &view["you"]["roles"]), (&json!(name), &roles));
    staff
}

/// Cards of the riders Ann, Ben and Cy, one per stop. The room restarts after the first three stops.
const HANDS: [[&str; 5]; 3] =
    [["As", "Ad", "Ah", "Kc", "Kd"], ["2s", "3d", "7h", "9c", "Jd"], ["Qs", "Qd", "5h", "5c", "4d"]];

async fn ride(room: &Room, stops: &mut [Staff], from: usize) {
    for (index, stop) in stops.iter_mut().enumerate() {
        for (number, cards) in (1..).zip(HANDS) {
            let (place, at) = (from + index + 1, format!("1{}:30", from + index));
            let hand = format!("{number}-1");
            let stamp = json!({ "hand": hand, "stop": place, "card": cards[place - 1], "at": at });
            let done = stop.act(room, json!({ "stamp": stamp })).await;
            assert_eq!(done["events"][0]["event"], "stamped");
        }
    }
}

#[tokio::test]
async fn a_small_day_from_registration_to_the_prizes_with_a_restart_in_the_middle() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut olga = organiser(&room).await;
    assert_eq!(olga.open(&room).await.0, StatusCode::OK);
    let mut desk = volunteer(&room, &mut olga, "Reg", json!(["registration"])).await;
    let mut stops = Vec::new();
    for stop in 1..=5 {
        let name = format!("Stop {stop}");
        stops.push(volunteer(&room, &mut olga, &name, json!([{ "stop": stop }])).await);
    }
    let mut finish = volunteer(&room, &mut olga, "Finn", json!(["finish"])).await;
    for (name, shown_as) in [("Ann Lee", "name"), ("Ben Low", "initials"), ("Cy Oh", "number")] {
        let details = json!({ "shown_as": shown_as, "contact": "555-0100" });
        desk.done(&room, "participants", json!({ "name": name, "rides": true, "details": details })).await;
    }
    ride(&room, &mut stops[..3], 0).await;
    let board = format!("{}/board", olga.path);
    let before = Browser::default().get(&room, &board).await;
    assert_eq!(before["run"]["stage"], "running");
    room.close().await;

    let room = Room::open(folder.path()).await;
    assert_eq!(Browser::default().get(&room, &board).await, before, "nothing is lost");
    ride(&room, &mut stops[3..], 3).await;
    for number in 1..=3 {
        finish.act(&room, json!({ "arrive": { "participant": number, "at": "15:30" } })).await;
        finish.act(&room, json!({ "turn_in": { "hand": format!("{number}-1"), "at": "15:40" } })).await;
    }
    let (status, refused) = finish.post(&room, "actions", json!({ "action": "close" })).await;
    assert_eq!((status, code(&refused)), (StatusCode::FORBIDDEN, "run.not_your_role"));
    olga.act(&room, json!("close")).await;

    let board = Browser::default().get(&room, &board).await;
    assert_eq!(board["run"]["stage"], "final");
    let names: Vec<&Value> =
        board["participants"].as_array().unwrap().iter().map(|one| &one["name"]).collect();
    assert_eq!(json!(names), json!(["Ann Lee", "B. L.", null]));
    let places = board["standings"].as_array().unwrap().iter();
    let places: Vec<Value> = places.map(|line| json!([line["place"], line["id"], line["prize"]])).collect();
    assert_eq!(json!(places), json!([[1, "1-1", 50_000], [2, "3-1", 30_000], [3, "2-1", 20_000]]));
    assert!(!board.to_string().contains("555-0100"));
    let view = olga.browser.get(&room, &olga.path).await;
    assert_eq!(view["organiser"]["account"]["takings"], 3000);
    let mine = olga.browser.get(&room, "/api/me/runs").await;
    assert_eq!((mine.as_array().unwrap().len(), &mine[0]["stage"]), (1, &json!("final")));
    room.close().await;
}

#[tokio::test]
async fn spins_are_answered_again_and_a_revoked_link_ends_its_role() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut olga = organiser(&room).await;
    assert_eq!(olga.open(&room).await.0, StatusCode::OK);
    let mut stop = volunteer(&room, &mut olga, "Stan", json!([{ "stop": 1 }])).await;
    olga.done(&room, "participants", json!({ "name": "Ann", "rides": false, "hands": 3 })).await;
    let spin =
        |hand: &str| json!({ "spin": { "all": { "hand": hand, "spins_at": "first_stop", "at": "11:00" } } });
    let first = stop.done(&room, "spins", spin("1-3")).await;
    let again = olga.done(&room, "spins", spin("1-3")).await;
    assert_eq!(first["spun"]["cards"], again["spun"]["cards"]);
    assert_eq!((&first["spun"]["again"], &again["spun"]["again"]), (&json!(false), &json!(true)));
    assert_eq!(first["seq"], again["seq"]);

    olga.browser.ask(&room, Method::POST, &format!("{}/links/1/revoke", olga.path), None).await;
    let (status, refused) = stop.post(&room, "spins", spin("1-1")).await;
    assert_eq!((status, code(&refused)), (StatusCode::FORBIDDEN, "run.not_staff"));
    let path = format!("{}/participants/1", olga.path);
    let page = Browser::default().get(&room, &path).await;
    assert_eq!(
        (&page["participant"]["name"], page["participant"]["hands"].as_array().unwrap().len()),
        (&Value::Null, 3)
    );
    let details = json!({ "shown_as": "name" });
    let (status, _) = olga.browser.ask(&room, Method::PUT, &path, Some(details)).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(Browser::default().get(&room, &path).await["participant"]["name"], "Ann");
    room.close().await;
}

#[tokio::test]
async fn bad_input_is_refused_with_its_position() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut olga = organiser(&room).await;
    let mut create = async |change: fn(&mut Value)| {
        let mut draft = draft();
        change(&mut draft);
        let (status, body) =
            olga.browser.ask(&room, Method::POST, "/api/runs", Some(json!({ "draft": draft }))).await;
        (status.as_u16(), code(&body).to_owned(), body["error"]["args"]["field"].clone())
    };
    let unread = |field: &str| (422, "settings_unread".to_owned(), json!(field));
    assert_eq!(create(|draft| draft["date"] = json!("12.9.2026")).await, unread("date"));
    assert_eq!(create(|draft| draft["time_zone"] = json!("Mars/Olympus")).await, unread("time_zone"));
    assert_eq!(create(|draft| draft["plan"]["more"] = json!(1)).await, unread("plan.more"));
    assert_eq!(
        create(|draft| draft["settings"]["deadline"] = json!("16 h")).await,
        unread("settings.deadline")
    );
    assert_eq!(create(|draft| draft["name"] = json!("\u{202e}")).await.1, "name_invisible");
    assert_eq!(
        create(|draft| drop(draft["plan"]["route"].as_array_mut().unwrap().pop())).await.1,
        "poker_run.card_stops"
    );
    let too_much = create(|draft| draft["plan"]["prizes"] = json!(["60%", "50%"])).await;
    assert_eq!((too_much.0, too_much.1.as_str()), (422, "poker_run.shares_too_much"));

    let (_, body) = olga
        .post(&room, "actions", json!({ "action": { "arrive": { "participant": 0, "at": "11:00" } } }))
        .await;
    assert_eq!(
        (code(&body), &body["error"]["args"]["field"]),
        ("action_unread", &json!("arrive.participant"))
    );
    let (status, body) = olga.post(&room, "links", json!({ "roles": [{ "stop": 6 }] })).await;
    assert_eq!((status, code(&body)), (StatusCode::BAD_REQUEST, "unread"));
    let join = json!({ "token": "none", "name": "Stan" });
    let mut stan = Staff { browser: Browser::default(), path: olga.path.clone() };
    let (status, body) = stan.post(&room, "join", join).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "run.unknown_link"));
    assert!(stan.browser.cookies.is_empty(), "no guest is made for a wrong link");
    let (status, body) = stan.post(&room, "links/check", json!({ "token": "none" })).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "run.unknown_link"));
    let roles = json!(["registration", { "stop": 2 }]);
    let link = olga.done(&room, "links", json!({ "roles": roles })).await;
    assert_eq!(link["urls"], json!([]), "other devices cannot reach loopback");
    let invitation = stan.done(&room, "links/check", json!({ "token": link["token"] })).await;
    assert_eq!((&invitation["roles"], &invitation["run"]["stage"]), (&roles, &json!("draft")));
    assert!(stan.browser.cookies.is_empty(), "reading an invitation makes no guest");
    olga.done(&room, &format!("links/{}/revoke", link["link"]), Value::Null).await;
    let (status, body) = stan.post(&room, "links/check", json!({ "token": link["token"] })).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "run.unknown_link"));
    room.close().await;
}

#[tokio::test]
async fn an_event_is_no_table_and_a_table_no_event() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut olga = organiser(&room).await;
    let id = olga.path.trim_start_matches("/api/runs/").to_owned();
    let mut anybody = Browser::default();
    for path in ["", "/results", "/hands", "/share"] {
        let missing = anybody.get(&room, &format!("/api/tables/{id}{path}")).await;
        assert_eq!(code(&missing), "no_such_table", "{path}");
    }
    let lobby = anybody.get(&room, "/api/tables").await;
    assert!(!lobby.to_string().contains(&id));
    let table = lobby["tables"][0]["id"].as_str().unwrap();
    for path in ["", "/board", "/participants/1"] {
        let missing = anybody.get(&room, &format!("/api/runs/{table}{path}")).await;
        assert_eq!(code(&missing), "run.no_such_run", "{path}");
    }
    assert_eq!(code(&anybody.get(&room, &olga.path).await), "run.not_staff");
    room.app.lobby().verify().await.unwrap();
    assert_eq!(json!(room.app.lobby().integrity().report())["problems"], json!([]));
    room.close().await;

    let room = Room::open(folder.path()).await;
    assert_eq!(olga.browser.get(&room, &olga.path).await["run"]["id"], id.as_str());
    room.close().await;
}

/// An event of a stream: its id and its data.
fn streamed(chunk: &[u8]) -> (String, Value) {
    let text = std::str::from_utf8(chunk).unwrap();
    let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).unwrap().trim().to_owned();
    (field("id:"), serde_json::from_str(&field("data:")).unwrap())
}

#[tokio::test]
async fn the_live_board_is_streamed_and_ends_with_the_room() {
    use futures_util::StreamExt;
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut olga = organiser(&room).await;
    assert_eq!(olga.open(&room).await.0, StatusCode::OK);
    let path = format!("{}/board/events", olga.path);
    let answer = room.router.clone().oneshot(request(Method::GET, &path, None)).await.unwrap();
    assert_eq!(answer.headers()[CONTENT_TYPE], "text/event-stream");
    let mut chunks = answer.into_body().into_data_stream();
    let (first, board) = streamed(&chunks.next().await.unwrap().unwrap());
    assert_eq!((&board["whole"], &board["run"]["position"]), (&json!(true), &json!(first)));

    olga.done(&room, "participants", json!({ "name": "Ann", "rides": true })).await;
    let mut second = streamed(&chunks.next().await.unwrap().unwrap());
    // An update with the odds, without participants, may come first.
    while second.1["participants"] == json!([]) {
        second = streamed(&chunks.next().await.unwrap().unwrap());
    }
    let is_update = |(id, update): &(String, Value)| {
        assert_eq!((&update["whole"], &update["run"]["position"]), (&json!(false), &json!(id)));
        assert_eq!(update["participants"][0]["participant"], 1);
    };
    is_update(&second);

    let mut reconnects = request(Method::GET, &path, None);
    reconnects.headers_mut().insert("last-event-id", first.parse().unwrap());
    let answer = room.router.clone().oneshot(reconnects).await.unwrap();
    let mut again = answer.into_body().into_data_stream();
    is_update(&streamed(&again.next().await.unwrap().unwrap()));

    room.app.stopping().cancel();
    let ended = async { while chunks.next().await.is_some() || again.next().await.is_some() {} };
    tokio::time::timeout(std::time::Duration::from_secs(10), ended).await.unwrap();
    room.close().await;
}

#[tokio::test]
async fn a_repeated_request_is_made_once_and_the_organiser_reads_the_entries() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut olga = organiser(&room).await;
    assert_eq!(olga.open(&room).await.0, StatusCode::OK);
    let register = async |olga: &Staff, key: &str| {
        let body = json!({ "name": "Ann", "rides": true }).to_string();
        let mut request = request(Method::POST, &format!("{}/participants", olga.path), Some(&body));
        request.headers_mut().insert("idempotency-key", key.parse().unwrap());
        request.headers_mut().insert(COOKIE, olga.browser.cookies.join("; ").parse().unwrap());
        let (status, _, body) = room.answer(request).await;
        (status, body)
    };
    let (_, first) = register(&olga, "k-1").await;
    let (_, again) = register(&olga, "k-1").await;
    assert_eq!((&again["participant"], &again["again"]), (&first["participant"], &json!(true)));
    assert_eq!(first.get("again"), None);
    let (status, refused) = register(&olga, "two words").await;
    assert_eq!((status, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "run.request_key"));

    let mut desk = volunteer(&room, &mut olga, "Reg", json!(["registration"])).await;
    let entries = format!("{}/entries?participant=1&after=3", olga.path);
    let page = olga.browser.get(&room, &entries).await;
    assert_eq!(page["entries"][0]["change"]["kind"], "described");
    assert_eq!(code(&desk.browser.get(&room, &entries).await), "run.not_your_role");
    assert_eq!(code(&Browser::default().get(&room, &entries).await), "run.not_staff");
    let revoke = format!("{}/links/1/revoke?and_later=true", olga.path);
    assert_eq!(olga.browser.ask(&room, Method::POST, &revoke, None).await.0, StatusCode::OK);

    let mut other = organiser(&room).await;
    let discard = format!("{}/discard", other.path);
    assert_eq!(other.browser.ask(&room, Method::POST, &discard, None).await.0, StatusCode::OK);
    assert_eq!(other.browser.get(&room, "/api/me/runs").await[0]["stage"], "cancelled");
    room.close().await;
}

#[tokio::test]
async fn an_import_is_made_once_and_a_key_belongs_to_one_request() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut olga = organiser(&room).await;
    assert_eq!(olga.open(&room).await.0, StatusCode::OK);
    let send = async |room: &Room, olga: &Staff, path: &str, kind: &str, body: &str| {
        let mut request = request(Method::POST, &format!("{}/{path}", olga.path), Some(body));
        let headers = request.headers_mut();
        headers.insert("idempotency-key", "k-1".parse().unwrap());
        headers.insert(CONTENT_TYPE, kind.parse().unwrap());
        headers.insert(COOKIE, olga.browser.cookies.join("; ").parse().unwrap());
        let (status, _, body) = room.answer(request).await;
        (status, body)
    };
    let import = "participants/import";
    let (status, first) = send(&room, &olga, import, "text/csv", "name\nAnn\nBo\n").await;
    assert_eq!((status, first.get("again")), (StatusCode::OK, None));
    room.close().await;

    let room = Room::open(folder.path()).await;
    let (status, again) = send(&room, &olga, import, "text/csv", "name\nAnn\nBo\n").await;
    assert_eq!((status, &again["again"], again.get("participant")), (StatusCode::OK, &json!(true), None));
    let body = json!({ "name": "Cy", "rides": true }).to_string();
    for (path, kind, body) in
        [(import, "text/csv", "name\nAnn\nCy\n"), ("participants", "application/json", &*body)]
    {
        let (status, refused) = send(&room, &olga, path, kind, body).await;
        assert_eq!((status, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "run.request_key_used"));
    }
    let view = olga.browser.get(&room, &olga.path).await;
    assert_eq!(view["participants"].as_array().unwrap().len(), 2);
    assert_eq!(view["deadline_passed"], json!(true), "the day is over");
    room.close().await;
}

#[tokio::test]
async fn the_public_log_is_kept_until_the_next_entry() {
    let folder = Scratch::new();
    let room = Room::open(folder.path()).await;
    let mut olga = organiser(&room).await;
    let log = format!("{}/log", olga.path);
    let read = async || room.bytes(request(Method::GET, &log, None)).await.2;
    let first = read().await;
    assert_eq!(read().await, first);
    assert_eq!(olga.open(&room).await.0, StatusCode::OK);
    let second = read().await;
    // The last line has the results.
    let entries = |file: &Bytes| {
        let lines: Vec<String> =
            String::from_utf8(file.to_vec()).unwrap().lines().map(str::to_owned).collect();
        lines[..lines.len() - 1].to_vec()
    };
    let (first, second) = (entries(&first), entries(&second));
    assert!(second.starts_with(&first) && second.len() > first.len(), "{second:?}");
    room.close().await;
}
