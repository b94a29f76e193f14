//! Mutation fuzzing of the socket protocol: mutated messages from the host of a table, who also plays.
//!
//! `corpus/` contains a message for each command, and messages that have revealed faults. `mutation.rs` mutates them
//! with a fixed seed, so that every run sends the same sequence to a table in the same state.

use super::client::{Client, Socket};
use super::mutation::mutated;
use super::report::Answers;
use super::stage::Stage;
use futures_util::{SinkExt, StreamExt};
use room::client::{Client as Player, ReceivedMessage};
use room::game::GameName;
use room::http::codes::codes;
use room::rng::Rng;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;
use tokio::time::{Duration, timeout};
use tokio_tungstenite::tungstenite::Message;

/// Number of messages per run of the attack, for each game.
const MESSAGES: usize = 400;
/// Time within which the room must answer a message.
const TIME: Duration = Duration::from_secs(15);
/// Reasons why the room may close a host's socket after a message: the table is closed, or the message has a different
/// protocol version.
const ENDS: [&str; 2] = ["closed", "other_version"];

/// The messages of the corpus, sorted by file name.
fn corpus() -> Vec<Value> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/attacks/corpus");
    let files = std::fs::read_dir(folder).expect("the corpus is a folder");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("it can be read").path()).collect();
    paths.sort();
    let read = |path: &PathBuf| std::fs::read(path).expect("it can be read");
    paths.iter().map(|path| serde_json::from_slice(&read(path)).expect("it is JSON")).collect()
}

/// Sends mutated messages from the host of a table of each game: each message is accepted, refused with a known code,
/// or closes the socket for an allowed reason.
pub async fn fuzzed_messages(stage: &Stage) -> Answers {
    let (corpus, codes) = (corpus(), codes());
    let hosts = GameName::ALL.into_iter().zip(1..).map(|(game, seed)| {
        let host = Host::new(stage.attacker(), game, seed);
        async { host.await.attack(&corpus, &codes).await }
    });
    let mut answers = Answers::default();
    for each in futures_util::future::join_all(hosts).await {
        answers.merge(each);
    }
    answers.checked()
}

/// The host of a table, who sends the mutated messages.
struct Host {
    client: Client,
    cookies: String,
    game: GameName,
    socket: Socket,
    player: Player,
    rng: Rng,
}

/// The room's response to a message.
enum Answer {
    Accepted,
    Refused(String),
    Ended(String),
}

impl Host {
    async fn new(client: Client, game: GameName, seed: u64) -> Host {
        let cookies = client.guest("Fuzzer").await;
        let socket = open_table(&client, &cookies, game).await;
        Host { client, cookies, game, socket, player: Player::default(), rng: Rng::new(seed) }
    }

    async fn attack(mut self, corpus: &[Value], codes: &BTreeSet<String>) -> Answers {
        let mut answers = Answers::default();
        assert!(self.sit().await, "a new table is open");
        for _ in 0..MESSAGES {
            let text = self.message(corpus);
            self.socket.send(Message::text(text.clone())).await.expect("the socket is open");
            let shown = match self.answer(&text).await {
                Answer::Accepted => "accepted".to_owned(),
                // A fault of the store is none of the client.
                Answer::Refused(code) if codes.contains(&code) && !code.starts_with("store.") => {
                    "refused".to_owned()
                }
                Answer::Refused(code) => format!("the code {code:?}"),
                Answer::Ended(reason) => {
                    self.return_to_a_table().await;
                    reason
                }
            };
            answers.compare(&text, shown, &["accepted", "refused", ENDS[0], ENDS[1]]);
        }
        answers
    }

    /// Opens the host's table again, or a new table if the old one is closed, and takes a seat.
    async fn return_to_a_table(&mut self) {
        loop {
            self.socket = open_table(&self.client, &self.cookies, self.game).await;
            self.player = Player::default();
            // An earlier table may end in this moment.
            if self.sit().await {
                return;
            }
        }
    }

    /// Takes the first chair, so that the player is dealt in; on a return to the same table, the chair may already be
    /// taken. Returns `true` if the table is still open.
    async fn sit(&mut self) -> bool {
        let sit = self.player.command(json!({ "do": "sit", "seat": 1 }));
        self.socket.send(Message::text(sit.clone())).await.expect("the socket is open");
        !matches!(self.answer(&sit).await, Answer::Ended(_))
    }

    /// The next message: a legal action or a message of the corpus, mutated in three out of four cases.
    fn message(&mut self, corpus: &[Value]) -> String {
        let rng = &mut self.rng;
        let action = self.player.act(&mut |n| rng.below_u64(n)).filter(|_| self.rng.below(2) > 0);
        let message = action.and_then(|action| serde_json::from_str(&action).ok());
        let mut message = message.unwrap_or_else(|| {
            let one = self.rng.below(u32::try_from(corpus.len()).expect("the corpus is small"));
            corpus[one as usize].clone()
        });
        if !message["hand"].is_null() && self.rng.below(4) > 0 {
            message["hand"] = self.player.table["hand"].clone();
        }
        match self.rng.below(4) {
            0 => message.to_string(),
            _ => mutated(&message, &mut self.rng),
        }
    }

    /// Reads messages until the room answers or closes the socket.
    async fn answer(&mut self, sent: &str) -> Answer {
        loop {
            let next = timeout(TIME, self.socket.next()).await;
            let next = next.unwrap_or_else(|_| panic!("no answer to {sent:?}"));
            let Some(Ok(message)) = next else { panic!("the socket ends without a reason after {sent:?}") };
            let Message::Text(text) = message else { continue };
            match self.player.receive(&text).expect("messages are JSON of this version") {
                ReceivedMessage::Accepted(_) => return Answer::Accepted,
                ReceivedMessage::Refused(_, code) => {
                    self.client.records.add_refusal(&text);
                    return Answer::Refused(code);
                }
                ReceivedMessage::Bye(reason) => return Answer::Ended(reason),
                ReceivedMessage::Moved(_) | ReceivedMessage::Other => {}
            }
        }
    }
}

/// Opens the socket of the host's table; creates a table with two bots if the host has no open one.
async fn open_table(client: &Client, cookies: &str, game: GameName) -> Socket {
    let own = client.ask("GET /api/me/tables", cookies, None).await.json();
    let id = match own[0]["id"].as_str() {
        Some(id) if own[0]["phase"] != "closed" => id.to_owned(),
        _ => {
            let table = json!({
                "game": game, "name": "Fuzz", "seats": 4, "bots": 2, "listed": false,
                "clocks": { "turn": 5, "bank": 0, "grace": 5, "between": 1 },
            });
            let made = client.ask("POST /api/tables", cookies, Some(&table)).await;
            made.json()["id"].as_str().unwrap_or_else(|| panic!("a table: {made:?}")).to_owned()
        }
    };
    client.socket(&id, cookies).await
}

#[test]
fn every_command_is_in_the_corpus() {
    fn commands(schema: &Value, found: &mut BTreeSet<String>) {
        if let Some(name) = schema["properties"]["do"]["const"].as_str() {
            found.insert(name.to_owned());
        }
        let parts = schema.as_object().into_iter().flat_map(|fields| fields.values());
        parts.chain(schema.as_array().into_iter().flatten()).for_each(|part| commands(part, found));
    }
    let mut known = BTreeSet::new();
    commands(&room::http::schemas::files()["client"], &mut known);
    assert!(known.len() > 10, "{known:?}");
    let used: BTreeSet<String> =
        corpus().iter().filter_map(|message| message["do"].as_str().map(str::to_owned)).collect();
    assert_eq!(used, known);
}
