//! Tests that each limit is enforced with the response that `docs/limits.md` states, and that the defaults suit a club.

use super::connections::{Running, Socket, ask, patient, receive};
use super::runs::{Staff, organiser};
use super::*;
use crate::client::{Client, ReceivedMessage};
use crate::config::{Config, RawSetting, SettingName};
use crate::http::forwarded::ClientAddress;
use futures_util::{SinkExt, StreamExt};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message as Frame;

const DOCUMENT: &str = include_str!("../../../../../docs/limits.md");

/// Limits whose effect other tests check: over real connections, or with a clock.
const ELSEWHERE: [&str; 14] = [
    "max_connections",
    "connections_per_address",
    "messages",
    "sockets_per_bot",
    // The requests that wait are those of `long_requests_waiting`.
    "long_requests",
    "empty_hours",
    "empty_unlisted_hours",
    "header_bytes",
    "message_bytes",
    "header_seconds",
    "body_seconds",
    "write_seconds",
    "requests_in_all",
    "new_guests_in_all",
];

/// The rows of the table in `docs/limits.md`: the name of each limit, and its column on the refusal.
fn rows() -> Vec<(&'static str, &'static str)> {
    let rows = DOCUMENT.lines().filter(|line| line.starts_with("| `"));
    let columns = rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
    columns.map(|columns| (columns[1].split('`').nth(1).unwrap(), columns[5])).collect()
}

/// The limits with this one set to a low value; they also apply to this machine.
fn low(name: &str, value: &str) -> Limits {
    let setting = *SettingName::ALL.iter().find(|setting| setting.key() == name).expect(name);
    let flags = [(setting, value), (SettingName::Data, "/data")];
    let flags = flags.map(|(name, value)| RawSetting::flag(name, value)).to_vec();
    Limits { local_too: true, ..Config::read(flags, None).unwrap().limits }
}

/// The room's response to a request: status, headers and body.
type Answer = (StatusCode, HeaderMap, Value);

async fn post(room: &Room, browser: &Browser, path: &str, kind: &str, body: String) -> Answer {
    let mut post = request(Method::POST, path, None);
    post.headers_mut().insert(CONTENT_TYPE, kind.parse().unwrap());
    post.headers_mut().insert(COOKIE, browser.cookies.join("; ").parse().unwrap());
    *post.body_mut() = Body::from(body);
    room.answer(post).await
}

async fn send(room: &Room, browser: &Browser, path: &str, body: Value) -> Answer {
    post(room, browser, path, "application/json", body.to_string()).await
}

async fn get(room: &Room, browser: &Browser, path: &str) -> Answer {
    let mut get = request(Method::GET, path, None);
    get.headers_mut().insert(COOKIE, browser.cookies.join("; ").parse().unwrap());
    room.answer(get).await
}

async fn guest(room: &Room, name: &str) -> Browser {
    let mut browser = Browser::default();
    browser.name(room, name).await;
    browser
}

fn wish(bots: u8) -> Value {
    json!({ "game": "holdem", "name": "Den", "seats": 4, "bots": bots })
}

/// An open event, and its organiser.
async fn open_event(room: &Room) -> Staff {
    let mut olga = organiser(room).await;
    assert_eq!(olga.open(room).await.0, StatusCode::OK);
    olga
}

/// The response to the creation of a second event, by the same organiser or by another guest.
async fn second_event(room: &Room, of_another: bool) -> Answer {
    let olga = organiser(room).await;
    let other = guest(room, "Ben").await;
    let maker = if of_another { &other } else { &olga.browser };
    send(room, maker, "/api/runs", json!({ "draft": super::runs::draft() })).await
}

fn this_machine() -> ClientAddress {
    ClientAddress::of_peer("127.0.0.1:5000".parse().unwrap())
}

/// Occupies all threads of long requests until the tasks are dropped.
async fn occupy_long_requests(room: &Room) -> JoinSet<()> {
    let mut running = JoinSet::new();
    for _ in 0..room.app.limits().long_requests {
        let (started, starts) = oneshot::channel();
        let app = room.app.clone();
        let work = async move {
            started.send(()).unwrap();
            std::future::pending().await
        };
        running.spawn(async move { app.long_requests().run(this_machine(), work).await.unwrap() });
        starts.await.unwrap();
    }
    running
}

/// The response of a room at this limit to the request that exceeds it.
async fn exceed(room: &Room, name: &str) -> Answer {
    let nobody = Browser::default();
    match name {
        "requests" => {
            get(room, &nobody, "/api/me").await;
            get(room, &nobody, "/api/me").await
        }
        "new_guests" => {
            guest(room, "Ann").await;
            let mut put = request(Method::PUT, "/api/me", Some("{\"name\":\"Ben\"}"));
            put.headers_mut().remove(COOKIE);
            room.answer(put).await
        }
        "new_events" => second_event(room, false).await,
        "events_per_guest" => second_event(room, false).await,
        "events_per_address" | "max_events" => second_event(room, true).await,
        "wrong_codes" => {
            send(room, &nobody, "/api/me/move", json!({ "code": "22222222" })).await;
            send(room, &nobody, "/api/me/move", json!({ "code": "33333333" })).await
        }
        "wrong_tokens" => {
            send(room, &nobody, "/api/admin/login", json!({ "token": "wrong" })).await;
            send(room, &nobody, "/api/admin/login", json!({ "token": room.token.clone().unwrap() })).await
        }
        "changes" => {
            let olga = open_event(room).await;
            let path = format!("{}/participants", olga.path);
            let rider = |name: &str| json!({ "name": name, "rides": true });
            send(room, &olga.browser, &path, rider("Ann Lee")).await;
            send(room, &olga.browser, &path, rider("Ben Day")).await
        }
        "sockets_per_address" | "viewers_per_event" => {
            let olga = open_event(room).await;
            let path = format!("{}/board/events", olga.path);
            // The board of the first viewer never ends, so its body is not read.
            let first = room.router.clone().oneshot(request(Method::GET, &path, None)).await.unwrap();
            assert_eq!(first.status(), StatusCode::OK);
            get(room, &nobody, &path).await
        }
        "long_requests_waiting" => {
            let olga = open_event(room).await;
            let _running = occupy_long_requests(room).await;
            get(room, &olga.browser, &format!("{}/report", olga.path)).await
        }
        "long_requests_per_address" => {
            let olga = open_event(room).await;
            let _running = occupy_long_requests(room).await;
            let mut waiting = Box::pin(room.app.long_requests().run(this_machine(), async {}));
            assert!(futures_util::poll!(&mut waiting).is_pending());
            get(room, &olga.browser, &format!("{}/report", olga.path)).await
        }
        "decisions" => {
            let ann = guest(room, "Ann").await;
            send(room, &ann, "/api/tables", wish(0)).await;
            send(room, &ann, "/api/tables", wish(0)).await
        }
        "max_tables" | "tables_per_guest" | "tables_per_address" => {
            let [ann, ben] = [guest(room, "Ann").await, guest(room, "Ben").await];
            assert_eq!(send(room, &ann, "/api/tables", wish(0)).await.0, StatusCode::OK);
            let second = if name == "tables_per_guest" { &ann } else { &ben };
            send(room, second, "/api/tables", wish(0)).await
        }
        "bots_per_guest" => send(room, &guest(room, "Ann").await, "/api/tables", wish(1)).await,
        "bot_messages" => {
            let ann = guest(room, "Ann").await;
            send(room, &ann, "/api/tables", wish(0)).await;
            let (_, _, made) = send(room, &ann, "/api/me/bots", json!({ "name": "Ada X" })).await;
            let mut read = request(Method::GET, "/api/me", None);
            let token = format!("Bearer {}", made["token"].as_str().unwrap());
            read.headers_mut().insert("authorization", token.parse().unwrap());
            let mut again = request(Method::GET, "/api/me", None);
            *again.headers_mut() = read.headers().clone();
            assert_eq!(room.answer(read).await.0, StatusCode::OK);
            room.answer(again).await
        }
        "bot_accounts_per_guest" | "max_bot_accounts" => {
            let [ann, ben] = [guest(room, "Ann").await, guest(room, "Ben").await];
            let second = if name == "max_bot_accounts" { &ben } else { &ann };
            for host in [&ann, &ben] {
                send(room, host, "/api/tables", wish(0)).await;
            }
            let made = send(room, &ann, "/api/me/bots", json!({ "name": "Ada X" })).await;
            assert_eq!(made.0, StatusCode::OK);
            send(room, second, "/api/me/bots", json!({ "name": "Bea X" })).await
        }
        "body_bytes" => {
            let ann = guest(room, "Ann").await;
            send(room, &ann, "/api/tables", json!({ "name": "x".repeat(5_000) })).await
        }
        "file_bytes" => {
            let olga = open_event(room).await;
            let path = format!("{}/participants/import", olga.path);
            post(room, &olga.browser, &path, "text/csv", "x".repeat(5_000)).await
        }
        other => panic!("no test exceeds {other}"),
    }
}

/// A low value of a limit, at which [`exceed`] exceeds it.
fn low_value(name: &str) -> &'static str {
    match name {
        "requests" | "new_guests" | "new_events" | "wrong_codes" | "wrong_tokens" | "decisions"
        | "bot_messages" => "1/h burst 1",
        // Opening the event takes the other entry.
        "changes" => "1/h burst 2",
        "long_requests_waiting" | "bots_per_guest" => "0",
        "body_bytes" | "file_bytes" => "4KiB",
        _ => "1",
    }
}

#[tokio::test]
async fn every_limit_answers_what_its_row_says() {
    for (name, says) in rows() {
        if ELSEWHERE.contains(&name) {
            continue;
        }
        let folder = Scratch::new();
        let room = Room::with(folder.path(), low(name, low_value(name))).await;
        let (status, headers, body) = exceed(&room, name).await;
        let answer = format!("{} `{}`", status.as_u16(), code(&body));
        assert!(says.contains(&answer), "{name}: the answer is {answer} {body}, and the row says {says:?}");
        let seconds = body["error"]["args"]["retry_seconds"].as_u64();
        assert_eq!(seconds.is_some(), says.contains("with the seconds"), "{name}: {body}");
        let header =
            headers.get(RETRY_AFTER).map(|seconds| seconds.to_str().unwrap().parse::<u64>().unwrap());
        assert_eq!(header, seconds, "{name}");
        assert!(seconds.is_none_or(|seconds| (1..=3_600).contains(&seconds)), "{name}: {seconds:?}");
        let message = body["error"]["message"].as_str().unwrap();
        let remedy = match seconds {
            Some(seconds) => format!("try again in {seconds} s"),
            // The row and the message name the same action.
            None => says.rsplit(": ").next().unwrap().to_owned(),
        };
        // A body that is too long is not sent again.
        let is_quota = matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE);
        assert!(!is_quota || message.contains(&remedy), "{name}: {message:?} does not say {remedy:?}");
        room.close().await;
    }
}

#[tokio::test]
async fn the_limits_of_the_room_answer_what_their_rows_say() {
    for name in ["requests_in_all", "new_guests_in_all"] {
        let folder = Scratch::new();
        let room = Room::with(folder.path(), low(name, "1/h burst 3")).await;
        let mut answers = Vec::new();
        for client in 1..=9 {
            let mut put = request(Method::PUT, "/api/me", Some("{\"name\":\"Ann\"}"));
            let client = SocketAddr::new(format!("192.0.2.{client}").parse().unwrap(), 5000);
            put.extensions_mut().insert(ConnectInfo(client));
            let (status, headers, body) = room.answer(put).await;
            assert_eq!(status != StatusCode::OK, headers.contains_key(RETRY_AFTER), "{body}");
            answers.push((status.as_u16(), code(&body).to_owned()));
        }
        let said = rows().into_iter().find(|(row, _)| *row == name).unwrap().1;
        assert!(said.contains("503 `room_busy`"), "{said}");
        assert_eq!(answers[..3], [const { (200, String::new()) }; 3], "{name}");
        assert!(
            answers[3..].iter().all(|(status, code)| (*status, code.as_str()) == (503, "room_busy")),
            "{name}"
        );
        room.close().await;
    }
}

#[tokio::test]
async fn the_handlers_of_long_requests_run_in_their_pool() {
    let folder = Scratch::new();
    let room = Room::with(folder.path(), Limits { long_requests_waiting: 0, ..Limits::default() }).await;
    let olga = open_event(&room).await;
    let table = send(&room, &olga.browser, "/api/tables", wish(0)).await.2;
    let results = format!("/api/tables/{}/results", table["id"].as_str().unwrap());
    let of_event =
        ["sheets?from=1&to=9&preview=true", "report", "report.csv", "participants.csv", "log", "entries"];
    let of_event = of_event.map(|route| format!("{}/{route}", olga.path));
    let routes = || of_event.iter().chain([&results]);
    for route in routes() {
        assert_eq!(get(&room, &olga.browser, route).await.0, StatusCode::OK, "{route}");
    }
    let running = occupy_long_requests(&room).await;
    for route in routes() {
        let (status, _, body) = get(&room, &olga.browser, route).await;
        assert_eq!((status.as_u16(), code(&body)), (503, "too_busy"), "{route}");
    }
    let import = format!("{}/participants/import", olga.path);
    let imported = async || post(&room, &olga.browser, &import, "text/csv", "name\nAnn Lee".to_owned()).await;
    assert_eq!(code(&imported().await.2), "too_busy");
    drop(running);
    // A thread is free once its task has noticed that it was dropped.
    while imported().await.0 != StatusCode::OK {
        tokio::task::yield_now().await;
    }
    room.close().await;
}

const CLUB: usize = 300;
const SEATS: usize = 6;

/// A member of the club, at a table.
struct Member {
    socket: Socket,
    client: Client,
}

impl Member {
    /// Plays until the hand of the table is over, and returns the number of actions.
    async fn play(mut self, mut below: impl FnMut(u64) -> u64) -> u32 {
        let mut actions = 0;
        loop {
            let frame = tokio::time::timeout(std::time::Duration::from_secs(60), self.socket.next()).await;
            let Ok(Some(Ok(frame))) = frame else { panic!("a member has no connection") };
            let Frame::Text(text) = frame else { continue };
            match self.client.receive(&text).unwrap() {
                // An action may come too late for its turn, which is not a limit.
                ReceivedMessage::Refused(_, code) if code.starts_with("too_") => panic!("refused: {code}"),
                ReceivedMessage::Bye(reason) => panic!("a member's socket is closed: {reason}"),
                _ => (),
            }
            if self.client.table["hand"].as_u64() >= Some(1) && self.client.table["phase"] != "playing" {
                return actions;
            }
            if self.client.table["hand"].as_u64() > Some(1) {
                return actions;
            }
            if let Some(action) = self.client.act(&mut below) {
                actions += 1;
                self.socket.send(Frame::Text(action.into())).await.unwrap();
            }
        }
    }
}

/// A club of 300 people behind one address, all of whom arrive at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_club_behind_one_address_joins_and_plays_without_a_refusal() {
    let room = Running::start(Limits { local_too: true, ..patient() }).await;
    let mut cookies = Vec::new();
    for number in 0..CLUB {
        cookies.push(room.guest(&format!("Guest {number}")).await);
    }
    let mut members = Vec::new();
    for guests in cookies.chunks(SEATS) {
        let table = room.create(&guests[0], SEATS).await;
        for (seat, cookies) in (1..).zip(guests) {
            let mut socket = room.socket(&table, cookies).await;
            receive(&mut socket, "welcome").await;
            ask(&mut socket, json!({ "do": "sit", "seat": seat })).await;
            members.push(Member { socket, client: Client::default() });
        }
    }
    let playing = members.into_iter().enumerate().map(|(number, mut member)| {
        // The message with which the member sat down had this id.
        member.client.next_id = 1;
        let mut step = number as u64;
        tokio::spawn(member.play(move |below| {
            step = step.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (step >> 33) % below
        }))
    });
    let playing: Vec<_> = playing.collect();
    let mut actions = 0;
    for member in playing {
        actions += member.await.unwrap();
    }
    assert!(actions as usize >= CLUB / SEATS, "{actions} actions were taken");
    room.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_wrong_tokens_at_once_no_more_are_compared_than_the_limit_allows() {
    let folder = Scratch::new();
    let limits = Limits { local_too: true, ..Limits::default() };
    let room = Room::with(folder.path(), limits).await;
    let logins: Vec<_> = (0..100)
        .map(|_| {
            let login = request(Method::POST, "/api/admin/login", Some(r#"{"token":"wrong"}"#));
            tokio::spawn(room.router.clone().oneshot(login))
        })
        .collect();
    let mut compared = 0;
    for login in logins {
        compared += usize::from(login.await.unwrap().unwrap().status() == StatusCode::UNAUTHORIZED);
    }
    assert_eq!(compared, limits.wrong_tokens.burst as usize);
}
