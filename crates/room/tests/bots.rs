//! Tests of bot accounts: their tokens, rights and limits, and games that they play over the socket of a table with nothing
//! but the documented messages.

use futures_util::{SinkExt, StreamExt};
use room::audit::Author;
use room::bot_accounts::BotAccounts;
use room::config::{Config, RawSetting, SettingName};
use room::http::serve::Room;
use room::store::{Folder, PlayerId, Settings, SqliteStore, Store};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A room in its own folder.
struct Running {
    address: SocketAddr,
    folder: PathBuf,
    /// The administrator's token.
    token: Option<String>,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl Running {
    /// A new room with these limits.
    async fn start(name: &str, limits: &[(SettingName, &str)]) -> Running {
        let folder = std::env::temp_dir().join(format!("cardroom-bots-{name}-{}", std::process::id()));
        Running::open(folder, limits).await
    }

    async fn open(folder: PathBuf, limits: &[(SettingName, &str)]) -> Running {
        let data = RawSetting::flag(SettingName::Data, folder.to_str().unwrap());
        let demo = RawSetting::flag(SettingName::Demo, "false");
        let limits = limits.iter().map(|&(name, value)| RawSetting::limit(name, value));
        let listen = RawSetting::flag(SettingName::Listen, "127.0.0.1:0");
        let config = Config::read([listen, data, demo].into_iter().chain(limits).collect(), None).unwrap();
        let room = Room::open(&config, false).await.unwrap();
        let (address, token) = (room.address(), room.token().map(str::to_owned));
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(room.run(async { stopped.await.unwrap() }));
        Running { address, folder, token, stop, served }
    }

    /// Stops the room, and returns its folder.
    async fn stop(self) -> PathBuf {
        self.stop.send(()).unwrap();
        timeout(Duration::from_secs(10), self.served).await.expect("the room stops").unwrap();
        self.folder
    }

    /// Sends a request with this header line for its author. Returns the status, the header and the body.
    async fn ask(&self, line: &str, author: &str, body: &Value) -> (u16, String, Value) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let (address, length) = (self.address, body.len());
        let head = format!("host: {address}\r\ncontent-type: application/json\r\ncontent-length: {length}");
        let request = format!("{line} HTTP/1.0\r\n{head}\r\n{author}\r\n\r\n{body}");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head.to_owned(), serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// The body of a response that is a success.
    async fn done(&self, line: &str, author: &str, body: Value) -> Value {
        let (status, _, body) = self.ask(line, author, &body).await;
        assert_eq!(status, 200, "{line}: {body}");
        body
    }

    /// The status and the code of a refusal.
    async fn refused(&self, line: &str, author: &str, body: Value) -> (u16, String) {
        let (status, _, body) = self.ask(line, author, &body).await;
        (status, body["error"]["code"].as_str().unwrap_or_default().to_owned())
    }

    /// The header line with the cookies that a request set.
    async fn cookies(&self, line: &str, body: Value) -> String {
        let (status, head, body) = self.ask(line, "x-new: guest", &body).await;
        assert_eq!(status, 200, "{body}");
        let set = head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        let kept: Vec<&str> = set.filter_map(|cookie| cookie.split(';').next()).collect();
        format!("cookie: {}", kept.join("; "))
    }

    async fn guest(&self, name: &str) -> String {
        self.cookies("PUT /api/me", json!({ "name": name })).await
    }

    /// The id of a new hold'em table of this host.
    async fn table(&self, host: &str, seats: u8, bots: u8) -> String {
        let clocks = json!({ "turn": 30, "bank": 0, "grace": 20, "between": 1 });
        let wish = json!({ "game": "holdem", "name": "Den", "seats": seats, "bots": bots, "clocks": clocks });
        self.done("POST /api/tables", host, wish).await["id"].as_str().unwrap().to_owned()
    }

    /// A new bot account of this host.
    async fn bot(&self, host: &str, name: &str) -> Value {
        self.done("POST /api/me/bots", host, json!({ "name": name })).await
    }

    /// Opens a socket at a table with the token of a bot account; or the status and the code of the refusal.
    async fn socket(&self, table: &str, made: &Value) -> Result<Socket, (u16, String)> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("authorization", token(made)[15..].parse().unwrap());
        match connect_async(request).await {
            Ok((socket, _)) => Ok(socket),
            Err(Error::Http(answer)) => {
                let body: Value = serde_json::from_slice(answer.body().as_deref().unwrap()).unwrap();
                Err((answer.status().as_u16(), body["error"]["code"].as_str().unwrap().to_owned()))
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// The header line with the token of a new account.
fn token(made: &Value) -> String {
    format!("authorization: Bearer {}", made["token"].as_str().unwrap())
}

fn refusal(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

/// The largest bet that a program calls, in chips: the default big blind. With larger ones, a player could lose its stack
/// in the first hands, and a test that needs three players would wait for ever.
const CALLED: u64 = 100;

/// A program at a table, which calls small bets and folds to others.
struct Program {
    socket: Socket,
    /// The last message with a state.
    moment: Value,
    /// The steps of all messages.
    steps: Vec<Value>,
    acted: Value,
}

impl Program {
    async fn join(room: &Running, table: &str, made: &Value) -> Program {
        let socket = room.socket(table, made).await.unwrap();
        let mut program = Program { socket, moment: Value::Null, steps: Vec::new(), acted: Value::Null };
        assert_eq!(program.next().await["type"], "welcome");
        program
    }

    async fn send(&mut self, command: Value) {
        let mut message = json!({ "v": 1, "id": 7 });
        message.as_object_mut().unwrap().extend(command.as_object().unwrap().clone());
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Receives the next message, and acts if it is the program's turn.
    async fn next(&mut self) -> Value {
        let text = loop {
            let frame = timeout(Duration::from_secs(60), self.socket.next()).await.expect("a frame arrives");
            match frame.expect("the socket is open").unwrap() {
                Message::Text(text) => break text,
                _ => continue,
            }
        };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] != "welcome" && message["type"] != "moved" {
            return message;
        }
        self.moment = message.clone();
        self.steps.extend(message["steps"].as_array().unwrap().clone());
        let legal = &message["game"]["legal"];
        let turn = json!({ "hand": message["table"]["hand"], "turn": message["you"]["turn"] });
        if message["table"]["phase"] == "playing" && legal.is_object() && self.acted != turn {
            let plain = ["check", "show", "muck"].into_iter().find(|&action| legal[action] == true);
            let answer = if legal["call"].as_u64() <= Some(CALLED) { "call" } else { "fold" };
            let mut act = json!({ "do": "act", "action": plain.unwrap_or(answer) });
            act.as_object_mut().unwrap().extend(turn.as_object().unwrap().clone());
            self.acted = turn;
            self.send(act).await;
        }
        message
    }

    /// Plays until a message of this type arrives, and returns it.
    async fn play_until_type(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Plays until the state meets a condition. No message may be refused.
    async fn play_until(&mut self, mut met: impl FnMut(&Value) -> bool) {
        while !met(&self.moment) {
            let message = self.next().await;
            assert_ne!(message["type"], "refused", "{message}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_hands_over_sockets_and_one_is_revoked_in_the_middle_of_a_hand() {
    let room = Running::start("play", &[]).await;
    let ann = room.guest("Ann").await;
    let table = room.table(&ann, 3, 1).await;
    let [ada, bea] = [room.bot(&ann, "Ada X").await, room.bot(&ann, "Bea X").await];
    let mut first = Program::join(&room, &table, &ada).await;
    let mut second = Program::join(&room, &table, &bea).await;
    for (program, seat) in [(&mut first, 1), (&mut second, 2)] {
        program.send(json!({ "do": "sit", "seat": seat })).await;
        program.play_until_type("accepted").await;
    }
    first.send(json!({ "do": "chat", "text": "hello" })).await;
    assert_eq!(first.play_until_type("refused").await["refused"]["code"], "no_chat_for_bots");
    let bye = tokio::spawn(async move { second.play_until_type("bye").await });
    // Two hands are played to the end, and the account is revoked in a later one.
    let in_hand = |moment: &Value| {
        let table = &moment["table"];
        let of_three = table["lineup"].as_array().is_some_and(|lineup| lineup.len() == 3);
        table["phase"] == "playing" && of_three && table["hand"].as_u64() >= Some(3)
    };
    first.play_until(in_hand).await;
    let view = first.moment["table"].clone();
    let marks: Vec<bool> = (0..3).map(|seat| view["seats"][seat]["bot_account"] == true).collect();
    assert_eq!(marks, [true, true, false], "{view}");
    assert!(view["seats"][2]["bot"].is_string() && view["seats"][1]["bot"].is_null());
    let line = format!("POST /api/me/bots/{}/revoke", bea["bot"].as_str().unwrap());
    let left = room.done(&line, &ann, Value::Null).await;
    assert_eq!(left.as_array().unwrap().len(), 1);
    let bye = bye.await.unwrap();
    assert_eq!((&bye["reason"], &bye["refused"]["code"]), (&json!("removed"), &json!("bot_revoked")));
    assert_eq!(room.socket(&table, &bea).await.err(), Some(refusal(401, "no_bot_token")));
    // The bot leaves with its stack and the result of its last hand.
    first.play_until(|moment| moment["table"]["seats"][1].is_null()).await;
    let events = || first.steps.iter().map(|step| (&step["hand"], &step["table"]));
    let left = events().map(|(_, event)| event).find(|event| event["event"] == "left").unwrap();
    assert_eq!((&left["name"], &left["by"]), (&json!("Bea X"), &json!("revoked")));
    let over = events().find(|(hand, event)| event["event"] == "hand_over" && **hand == view["hand"]);
    let nets = over.unwrap().1["nets"].as_array().unwrap().clone();
    assert_eq!(nets.iter().map(|net| net.as_i64().unwrap()).sum::<i64>(), 0);
    let place = view["lineup"].as_array().unwrap().iter().position(|chair| *chair == 2).unwrap();
    let expected = view["seats"][1]["stack"].as_i64().unwrap() + nets[place].as_i64().unwrap();
    assert_eq!(left["stack"].as_i64(), Some(expected), "no chip is lost");
    // The other account plays on.
    let next = view["hand"].as_u64().map(|hand| hand + 2);
    first.play_until(|moment| moment["table"]["hand"].as_u64() >= next).await;
    // A hand, the results and the chart mark bots in the same way as the table.
    let read = async |part: &str| {
        let read = room.done(&format!("GET /api/tables/{table}/{part}"), &ann, Value::Null).await;
        let mut hands = read.as_array().into_iter().flatten();
        let of_three =
            hands.find(|hand| hand["players"].as_array().is_some_and(|players| players.len() == 3));
        of_three.cloned().unwrap_or(read)
    };
    for part in ["hands", "results", "chart"] {
        let of = read(part).await;
        let marks = |player: &Value| (player["bot"] == true, player["bot_account"] == true);
        for player in of["players"].as_array().unwrap() {
            let is_account = player["name"].as_str().unwrap().ends_with(" X");
            assert_eq!(marks(player), (!is_account, is_account), "{part}: {player}");
        }
        assert_eq!(of["players"].as_array().unwrap().len(), 3, "{part}");
    }
    let admin = room.cookies("POST /api/admin/login", json!({ "token": room.token })).await;
    assert_eq!(room.done("GET /api/admin/ledger", &admin, Value::Null).await["sum"], 0);
    std::fs::remove_dir_all(room.stop().await).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_account_reads_and_plays_at_the_tables_of_its_host_until_it_is_revoked() {
    let room = Running::start("rights", &[]).await;
    let [ann, bob] = [room.guest("Ann").await, room.guest("Bob").await];
    let admin = room.cookies("POST /api/admin/login", json!({ "token": room.token })).await;
    let name = json!({ "name": "Ada X" });
    assert_eq!(room.refused("POST /api/me/bots", &ann, name.clone()).await, refusal(422, "no_own_table"));
    let [own, other] = [room.table(&ann, 4, 0).await, room.table(&bob, 4, 0).await];
    let of_ann = room.bot(&ann, "Ada X").await;
    let new = json!({ "name": "Rob X", "reason": "a test" });
    let of_room = room.done("POST /api/admin/bots", &admin, new).await;
    assert_eq!((&of_ann["host"], &of_room["host"]), (&json!("Ann"), &Value::Null));

    let room = Running::open(room.stop().await, &[]).await;
    assert_eq!(room.socket(&other, &of_ann).await.err(), Some(refusal(403, "bot_not_here")));
    for (table, made) in [(&own, &of_ann), (&own, &of_room), (&other, &of_room)] {
        Program::join(&room, table, made).await;
    }
    let wrong = "authorization: bearer 0123456789";
    assert_eq!(room.refused("GET /api/me", wrong, Value::Null).await, refusal(401, "no_bot_token"));
    assert_eq!(room.done("GET /api/me", &token(&of_ann), Value::Null).await["name"], "Ada X");
    let of_admin = room.refused("GET /api/admin/bots", &token(&of_room), Value::Null).await;
    assert_eq!(of_admin, refusal(401, "not_admin"));
    for path in ["/api/tables", "/api/me/bots", "/api/me/logout", "/api/runs"] {
        let refused = room.refused(&format!("POST {path}"), &token(&of_ann), name.clone()).await;
        assert_eq!(refused, refusal(403, "not_for_bots"), "{path}");
    }

    let line = format!("POST /api/me/bots/{}/revoke", of_ann["bot"].as_str().unwrap());
    assert_eq!(room.refused(&line, &bob, Value::Null).await, refusal(404, "no_such_bot_account"));
    assert_eq!(room.done(&line, &ann, Value::Null).await, json!([]));
    let line = format!("POST /api/admin/bots/{}/revoke", of_room["bot"].as_str().unwrap());
    assert_eq!(room.refused(&line, &admin, json!({ "reason": "" })).await, refusal(422, "no_reason"));
    assert_eq!(room.done(&line, &admin, json!({ "reason": "the end" })).await, json!([]));
    for made in [&of_ann, &of_room] {
        let gone = room.refused("GET /api/me", &token(made), Value::Null).await;
        assert_eq!(gone, refusal(401, "no_bot_token"));
    }
    let page = room.done("GET /api/admin/audit", &admin, Value::Null).await;
    let lines = page["lines"].as_array().unwrap().iter().rev();
    let lines = lines.map(|line| (line["decided"]["kind"].as_str().unwrap(), &line["reason"]));
    let of_bots: Vec<_> = lines.filter(|(kind, _)| kind.starts_with("bot_account")).collect();
    let expected = [
        ("bot_account_made", Value::Null),
        ("bot_account_made", json!("a test")),
        ("bot_account_revoked", Value::Null),
        ("bot_account_revoked", json!("the end")),
    ];
    assert_eq!(of_bots, expected.iter().map(|(kind, reason)| (*kind, reason)).collect::<Vec<_>>());
    std::fs::remove_dir_all(room.stop().await).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_whose_account_was_revoked_when_the_room_ended_leaves_at_the_start() {
    let room = Running::start("ended", &[]).await;
    let ann = room.guest("Ann").await;
    let table = room.table(&ann, 3, 0).await;
    let made = room.bot(&ann, "Ada X").await;
    let mut program = Program::join(&room, &table, &made).await;
    program.send(json!({ "do": "sit", "seat": 3 })).await;
    program.play_until_type("accepted").await;
    let folder = room.stop().await;
    // The decision is stored, but the room ended before the table knew.
    let store = SqliteStore::open(Folder::open(&folder).unwrap(), Settings::default()).await.unwrap();
    let bot = PlayerId(made["bot"].as_str().unwrap().parse().unwrap());
    let by = (Author::Administrator, Some("a test".to_owned()));
    BotAccounts::open(&store).await.unwrap().revoke(&store, bot, None, by).await.unwrap().unwrap();
    store.close().await.unwrap();
    drop(store);
    let room = Running::open(folder, &[]).await;
    let line = format!("GET /api/tables/{table}");
    for _ in 0..200 {
        if room.done(&line, &ann, Value::Null).await["seats"][2].is_null() {
            std::fs::remove_dir_all(room.stop().await).unwrap();
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the bot still has its seat");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pace_and_the_sockets_of_a_bot_account_are_limited() {
    let limits = [(SettingName::BotMessages, "1/h burst 4"), (SettingName::SocketsPerBot, "1")];
    let room = Running::start("pace", &limits).await;
    let ann = room.guest("Ann").await;
    let table = room.table(&ann, 2, 0).await;
    let made = room.bot(&ann, "Ada X").await;
    let mut program = Program::join(&room, &table, &made).await;
    assert_eq!(room.socket(&table, &made).await.err(), Some(refusal(429, "bot_sockets")));
    // The two requests count too.
    for _ in 0..2 {
        program.send(json!({ "do": "leave" })).await;
        assert_eq!(program.play_until_type("refused").await["refused"]["code"], "no_seat");
    }
    program.send(json!({ "id": 9, "do": "sit", "seat": 1 })).await;
    let refused = program.play_until_type("refused").await;
    assert_eq!((&refused["id"], &refused["refused"]["code"]), (&json!(9), &json!("bot_too_fast")));
    assert!(refused["refused"]["args"]["retry_seconds"].as_u64() >= Some(1));
    assert_eq!(room.socket(&table, &made).await.err(), Some(refusal(429, "bot_too_fast")));
    std::fs::remove_dir_all(room.stop().await).unwrap();
}
