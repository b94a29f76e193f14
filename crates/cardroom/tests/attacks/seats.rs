//! Attacks at the table: actions for other players, links that belong to others, and attempts to see hidden cards.

use super::client::{Client, Socket};
use super::report::Answers;
use super::sockets::{command, next};
use super::stage::Stage;
use futures_util::StreamExt;
use room::client::Client as State;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashSet};
use tokio::time::{Duration, Instant, timeout_at};
use tokio_tungstenite::tungstenite::Message;

/// A guest at a table, with the state that the room sent to the guest.
struct Guest {
    socket: Socket,
    state: State,
}

impl Guest {
    async fn at(client: &Client, table: &str, cookies: &str) -> Guest {
        Guest { socket: client.socket(table, cookies).await, state: State::default() }
    }

    /// Receives messages until the state meets a condition.
    async fn receive_until(&mut self, condition: impl Fn(&State) -> bool) {
        while !condition(&self.state) {
            let message = next(&mut self.socket).await.expect("the socket is open");
            self.state.receive(&message.to_string()).expect("a message");
        }
    }

    /// Sends a command, and returns `accepted` or the refusal code.
    async fn ask(&mut self, body: Value) -> String {
        self.state.next_id += 1;
        command(&mut self.socket, self.state.next_id, body).await
    }

    /// Returns `true` if the guest must act now. The state must be that of a hand in progress.
    fn is_due(&self) -> bool {
        self.state.due().is_some()
    }
}

/// Settings of an unlisted hold'em table.
fn unlisted() -> Value {
    json!({
        "game": "holdem", "name": "Private", "seats": 3, "listed": false,
        "clocks": { "turn": 60, "bank": 60, "grace": 20, "between": 1 },
    })
}

/// Creates an unlisted table, and returns its id.
async fn open_table(client: &Client, cookies: &str) -> String {
    let made = client.ask("POST /api/tables", cookies, Some(&unlisted())).await;
    assert_eq!(made.status, 200, "{made:?}");
    made.json()["id"].as_str().expect("a table has an id").to_owned()
}

/// Acts for another player, out of turn, without a seat, and as the host without being the host: the room refuses
/// everything.
pub async fn actions_of_others(stage: &Stage) -> Answers {
    let (client, mut answers) = (stage.attacker(), Answers::default());
    let [host, other, rail] =
        [client.guest("Host").await, client.guest("Other").await, client.guest("Rail").await];
    let table = open_table(&client, &host).await;
    let mut guests = [Guest::at(&client, &table, &host).await, Guest::at(&client, &table, &other).await];
    for (seat, guest) in (1..).zip(&mut guests) {
        assert_eq!(guest.ask(json!({ "do": "sit", "seat": seat })).await, "accepted");
    }
    for guest in &mut guests {
        let is_dealt_in =
            |state: &State| state.table["phase"] == "playing" && !state.you["hand_seat"].is_null();
        guest.receive_until(is_dealt_in).await;
    }
    let [one, two] = guests;
    let (mut acts, mut waits) = if one.is_due() { (one, two) } else { (two, one) };
    let hand = acts.state.table["hand"].clone();
    let fold = |turn: Value| json!({ "do": "act", "hand": hand, "turn": turn, "action": "fold" });
    let due = acts.state.you["turn"].clone();
    let in_name = |field: &str| {
        let mut named = fold(due.clone());
        named[field] = acts.state.you["seat"].clone();
        named
    };
    for (body, expected) in [
        (fold(waits.state.you["turn"].clone()), "holdem.not_your_turn"),
        (in_name("seat"), "unread"),
        (in_name("player"), "unread"),
        (in_name("as"), "unread"),
        (fold(json!(7)), "too_early"),
        (json!({ "do": "sit", "seat": 3 }), "seated_already"),
    ] {
        answers.compare(&format!("the other player: {body}"), waits.ask(body.clone()).await, &[expected]);
    }
    let host_only = [
        json!({ "do": "add_bot", "seat": 3 }),
        json!({ "do": "remove", "seat": 1 }),
        json!({ "do": "pause", "minutes": 5 }),
        json!({ "do": "resume" }),
        json!({ "do": "configure", "rules": {} }),
        json!({ "do": "set_chat", "open": false }),
        json!({ "do": "close" }),
    ];
    let player_only = [
        fold(due.clone()),
        json!({ "do": "leave" }),
        json!({ "do": "sit_out" }),
        json!({ "do": "top_up", "amount": 100 }),
        json!({ "do": "chat", "text": "hello" }),
        json!({ "do": "react", "reaction": "wow" }),
    ];
    for (cookies, expected) in [(&*rail, ["not_host", "no_seat"]), ("", ["no_name", "no_name"])] {
        let mut spectator = Guest::at(&client, &table, cookies).await;
        let taken = spectator.ask(json!({ "do": "sit", "seat": 1 })).await;
        answers.compare("a taken seat", taken, &[if cookies.is_empty() { "no_name" } else { "taken" }]);
        for (bodies, expected) in [&host_only[..], &player_only].into_iter().zip(expected) {
            for body in bodies {
                answers.compare(
                    &format!("a spectator: {body}"),
                    spectator.ask(body.clone()).await,
                    &[expected],
                );
            }
        }
    }
    assert_eq!(acts.ask(fold(due)).await, "accepted", "the player whose turn it was acts");
    answers.checked()
}

/// Guesses the link of a private table, uses the link for actions that are reserved for others, and uses a link to one
/// event for another event: the room reveals nothing and refuses every request.
pub async fn links_of_others(stage: &Stage) -> Answers {
    let (owner, stranger, mut answers) = (stage.attacker(), stage.attacker(), Answers::default());
    let (host, guest) = (owner.guest("Owner").await, stranger.guest("Stranger").await);
    let table = open_table(&owner, &host).await;
    for page in 1..=2 {
        let listed = stranger.ask(&format!("GET /api/tables?page={page}"), &guest, None).await;
        assert!(listed.status == 200 && !listed.body.contains(&table), "the lobby lists no private table");
    }
    assert_eq!(stranger.ask("GET /api/me/tables", &guest, None).await.json(), json!([]));
    for at in 0..table.len() {
        let letter = if &table[at..=at] == "a" { "b" } else { "a" };
        let guessed = format!("{}{letter}{}", &table[..at], &table[at + 1..]);
        let found = stranger.ask(&format!("GET /api/tables/{guessed}"), &guest, None).await;
        answers.compare(&guessed, found.outcome(), &["404 no_such_table"]);
    }
    let results = stranger.ask(&format!("GET /api/tables/{table}/results"), &guest, None).await;
    answers.compare("results", results.outcome(), &["403 not_there"]);
    for (path, mut body) in [
        (format!("tables/{table}/close"), json!({})),
        ("guests/1/remove".to_owned(), json!({})),
        ("guests/1/ban".to_owned(), json!({ "network": true })),
        ("hold".to_owned(), json!({ "held": true })),
        ("banner".to_owned(), json!({ "text": "Visit evil.example" })),
    ] {
        body["reason"] = "none".into();
        let decided = stranger.ask(&format!("POST /api/admin/{path}"), &guest, Some(&body)).await;
        answers.compare(&path, decided.outcome(), &["401 not_admin"]);
    }
    let (first, second) = (event(&owner, &host).await, event(&owner, &host).await);
    for path in ["join", "links/check"] {
        for (event, token) in [(&first, &second.1), (&second, &first.1), (&first, &"0".repeat(40))] {
            let mut body = json!({ "token": token });
            if path == "join" {
                body["name"] = "Stranger".into();
            }
            let joined =
                stranger.ask(&format!("POST /api/runs/{}/{path}", event.0), &guest, Some(&body)).await;
            answers.compare(path, joined.outcome(), &["403 run.unknown_link"]);
        }
    }
    let seen = stranger.ask(&format!("GET /api/runs/{}", first.0), &guest, None).await;
    answers.compare("event", seen.outcome(), &["403 run.not_staff"]);
    answers.checked()
}

/// Creates an event, and returns its id and the token of a link for its volunteers.
async fn event(client: &Client, cookies: &str) -> (String, String) {
    let draft = json!({
        "name": "Attacked", "date": "2099-05-01", "time_zone": "UTC",
        "plan": { "route": (1..=5).map(|stop| json!({ "name": format!("Stop {stop}") })).collect::<Vec<_>>(), "prizes": ["50%"] },
        "settings": { "deadline": "16:00", "stamps": "by_time", "hand_price": 1000, "extra_price": 500 },
    });
    let made = client.ask("POST /api/runs", cookies, Some(&json!({ "draft": draft }))).await;
    assert_eq!(made.status, 200, "{made:?}");
    let id = made.json()["run"]["id"].as_str().expect("an event has an id").to_owned();
    let roles = json!({ "roles": ["registration"] });
    let link = client.ask(&format!("POST /api/runs/{id}/links"), cookies, Some(&roles)).await;
    assert_eq!(link.status, 200, "{link:?}");
    (id, link.json()["token"].as_str().expect("a link has a token").to_owned())
}

/// Minimum number of folded hands whose cards are searched for in the spectator's messages.
const FOLDS: usize = 10;
/// Time limit for seeing these hands.
const MAX_WATCHED: Duration = Duration::from_secs(120);

/// Watches every hold'em table as a spectator, and downloads every hand with a fold: neither the messages nor the
/// downloads contain the folded cards. As a positive control, the same search finds cards of the board in them.
pub async fn hidden_cards(stage: &Stage) -> Answers {
    let (spectator, mut answers) = (stage.attacker(), Answers::default());
    let tables: Vec<usize> = stage.tables.holdem().collect();
    let mut received: BTreeMap<(usize, u64), String> = BTreeMap::new();
    let mut compared = HashSet::new();
    let mut sockets = Vec::new();
    for &table in &tables {
        sockets.push((table, spectator.socket(&stage.tables.ids[table], "").await));
    }
    let deadline = Instant::now() + MAX_WATCHED;
    while compared.len() < FOLDS {
        assert!(Instant::now() < deadline, "only {} folds were seen", compared.len());
        let until = Instant::now() + Duration::from_millis(200);
        for (table, socket) in &mut sockets {
            while let Ok(frame) = timeout_at(until, socket.next()).await {
                let Some(Ok(Message::Text(text))) = frame else { continue };
                let message: Value = serde_json::from_str(&text).expect("messages are JSON");
                if let Some(hand) = message["table"]["hand"].as_u64() {
                    received.entry((*table, hand)).or_default().push_str(&text);
                }
            }
        }
        for folded in stage.tables.tally.folded() {
            let Some(text) = received.get(&(folded.table, folded.hand)) else { continue };
            for card in &folded.cards {
                assert!(!text.contains(&quoted(card)), "{folded:?} is in {text}");
            }
            compared.insert((folded.table, folded.hand, folded.cards.clone()));
        }
    }
    let mut replays = Vec::new();
    for (table, hand, cards) in compared {
        let path = format!("GET /api/tables/{}/hands/{hand}", stage.tables.ids[table]);
        for (path, together) in [(path.clone(), quoted(&cards[0])), (path + ".phh", cards.concat())] {
            let replay = spectator.ask(&path, "", None).await;
            // A hand that is still being played has no replay.
            assert!(replay.status == 200 || replay.status == 404, "{replay:?}");
            assert!(!replay.body.contains(&together), "{cards:?} of hand {hand} are in {}", replay.body);
            replays.push(replay.body);
        }
        answers.add("not shown");
    }
    assert!(received.values().any(|text| has_a_card(text)), "messages show the board in this notation");
    assert!(replays.iter().any(|text| has_a_card(text)), "hands show the board in this notation");
    assert!(replays.iter().any(|text| has_a_flop(text)), "files of hands show the board in this notation");
    for (_, mut socket) in sockets {
        socket.close(None).await.expect("the socket is open");
    }
    answers
}

/// A card as messages and hands show it.
fn quoted(card: &str) -> String {
    format!("\"{card}\"")
}

/// Every card in card notation.
fn deck() -> impl Iterator<Item = String> {
    let ranks = "23456789TJQKA".chars();
    ranks.flat_map(|rank| "cdhs".chars().map(move |suit| format!("{rank}{suit}")))
}

/// Returns whether a text shows any card.
fn has_a_card(text: &str) -> bool {
    deck().any(|card| text.contains(&quoted(&card)))
}

/// Returns whether a PHH file has a flop.
fn has_a_flop(text: &str) -> bool {
    text.split("d db ").any(|rest| deck().any(|card| rest.starts_with(&card)))
}
