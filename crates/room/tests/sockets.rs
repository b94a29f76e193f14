//! Tests of the HTTP server of a room that listens on a real port: its sockets, cookies and startup errors.

use futures_util::{SinkExt, StreamExt};
use room::config::{Config, RawSetting, SettingName};
use room::http::serve::Room;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A room with its demo tables, in its own folder.
struct Running {
    address: SocketAddr,
    folder: PathBuf,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl Running {
    async fn start(name: &str) -> Running {
        Running::with(name, None).await
    }

    /// A room started with this additional flag, if there is one.
    async fn with(name: &str, flag: Option<RawSetting>) -> Running {
        let folder = std::env::temp_dir().join(format!("cardroom-{name}-{}", std::process::id()));
        let room = Room::open(&config("127.0.0.1:0", &folder, flag), false).await.unwrap();
        let address = room.address();
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(room.run(async { stopped.await.unwrap() }));
        Running { address, folder, stop, served }
    }

    /// Sends a request with the method and path in `line`, and with these header lines. Returns the header and the body
    /// of the response.
    async fn ask(&self, line: &str, head: &[String], body: &str) -> (String, Value) {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let (head, length) = (head.join("\r\n"), body.len());
        let request = format!("{line} HTTP/1.0\r\n{head}\r\ncontent-length: {length}\r\n\r\n{body}");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), serde_json::from_str(body).unwrap())
    }

    /// The id of the demo table of hold'em, from the lobby.
    async fn table(&self) -> String {
        let (_, tables) = self.ask("GET /api/tables", &[format!("host: {}", self.address)], "").await;
        let tables = tables["tables"].as_array().unwrap();
        let table = tables.iter().find(|table| table["game"] == "holdem").unwrap();
        table["id"].as_str().unwrap().to_owned()
    }

    async fn connect(&self, origin: Option<&str>) -> Result<Socket, Error> {
        let path = format!("ws://{}/api/tables/{}/socket", self.address, self.table().await);
        let mut request = path.into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        connect_async(request).await.map(|(socket, _)| Socket(socket))
    }

    async fn stop(self) {
        self.stop.send(()).unwrap();
        let served = timeout(Duration::from_secs(5), self.served).await.expect("the room stops in seconds");
        served.unwrap();
        std::fs::remove_dir_all(self.folder).unwrap();
    }
}

/// The settings of a room at this address, parsed from flags.
fn config(listen: &str, data: &Path, more: Option<RawSetting>) -> Config {
    let data = RawSetting::flag(SettingName::Data, data.to_str().unwrap());
    let flags = [RawSetting::flag(SettingName::Listen, listen), data].into_iter().chain(more).collect();
    Config::read(flags, None).unwrap()
}

struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    async fn receive(&mut self) -> Option<Value> {
        loop {
            match timeout(Duration::from_secs(5), self.0.next()).await.expect("a frame arrives")? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Receives messages until one has this type, and returns it.
    async fn receive_type(&mut self, kind: &str) -> Value {
        loop {
            let message = self.receive().await.unwrap_or_else(|| panic!("closed before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    async fn send(&mut self, text: impl Into<String>) {
        self.0.send(Message::text(text.into())).await.unwrap();
    }
}

#[tokio::test]
async fn the_first_message_is_the_welcome_and_the_last_the_goodbye() {
    let room = Running::start("farewell").await;
    let mut socket = room.connect(Some(&format!("http://{}", room.address))).await.unwrap();
    let first = socket.receive().await.unwrap();
    assert_eq!((first["type"].as_str(), first["v"].as_u64()), (Some("welcome"), Some(1)));
    assert_eq!(first["table"]["game"], "holdem");
    let stopping = tokio::spawn(room.stop());
    assert_eq!(socket.receive_type("bye").await["reason"], "stopping");
    let last = timeout(Duration::from_secs(5), socket.0.next()).await.expect("a frame arrives");
    assert!(matches!(last, Some(Ok(Message::Close(None)))), "{last:?} is no close frame without a code");
    stopping.await.unwrap();
}

#[tokio::test]
async fn unreadable_hands_are_refused_with_number_and_position() {
    let room = Running::start("unread").await;
    let mut socket = room.connect(None).await.unwrap();
    socket.send("{\"v\":1,").await;
    let refused = socket.receive_type("refused").await;
    assert_eq!((&refused["id"], refused["refused"]["code"].as_str()), (&Value::Null, Some("unread")));
    assert_eq!(refused["refused"]["args"]["column"], 7);
    socket.send(json!({ "v": 1, "id": 7, "do": "fly" }).to_string()).await;
    let refused = socket.receive_type("refused").await;
    assert_eq!((refused["id"].as_u64(), refused["refused"]["code"].as_str()), (Some(7), Some("unread")));
    socket.send(json!({ "v": 1, "id": 8, "do": "sit", "seat": 1, "buy_in": 5000 }).to_string()).await;
    let refused = socket.receive_type("refused").await;
    assert_eq!(refused["id"], 8, "nobody sits without a name: {refused}");
    for id in 100..200 {
        socket.send(json!({ "v": 1, "id": id, "do": "leave" }).to_string()).await;
    }
    let limited = loop {
        let refused = socket.receive_type("refused").await;
        if refused["refused"]["code"] == "too_many_messages" {
            break refused;
        }
    };
    assert!(limited["id"].as_u64() > Some(100), "the refusal has the id of the message: {limited}");
    room.stop().await;
}

#[tokio::test]
async fn a_client_of_another_version_is_disconnected_with_the_reason() {
    let room = Running::start("version").await;
    for message in [
        json!({ "v": 99, "id": 9, "do": "leave" }),
        json!({ "v": 2, "id": 1, "do": "dance" }),
        json!({ "v": 2, "id": 7 }),
        json!({ "v": 5_000_000_000_u64, "ask": ["leave"] }),
    ] {
        let mut socket = room.connect(None).await.unwrap();
        socket.send(message.to_string()).await;
        let received = loop {
            let received = socket.receive().await.unwrap();
            assert_ne!(received["type"], "refused", "{message}");
            if received["type"] == "bye" {
                break received;
            }
        };
        assert_eq!(received["reason"], "other_version", "{message}");
        assert!(socket.receive().await.is_none(), "{message}");
    }
    room.stop().await;
}

#[tokio::test]
async fn an_unknown_or_duplicate_field_is_refused_by_name() {
    let room = Running::start("strict").await;
    let mut socket = room.connect(None).await.unwrap();
    for (text, wrong, found) in [
        (r#"{"v":1,"id":7,"do":"leave","more":1}"#, "field", "more"),
        (r#"{"v":1,"id":7,"do":"sit","seat":1,"more":1}"#, "field", "more"),
        (r#"{"v":1,"id":7,"do":"stay","do":"leave"}"#, "twice", "do"),
        (r#"{"v":1,"id":7,"do":"top_up","amount":1,"amount":2}"#, "twice", "amount"),
        (r#"{"v":1,"id":7,"do":"configure","rules":{"burn":true,"burn":false}}"#, "twice", "burn"),
    ] {
        socket.send(text).await;
        let received = socket.receive_type("refused").await;
        assert_eq!(
            (received["id"].as_u64(), received["refused"]["code"].as_str()),
            (Some(7), Some("unread")),
            "{received}"
        );
        let args = &received["refused"]["args"];
        assert_eq!(
            (args["wrong"].as_str(), args["found"].as_str()),
            (Some(wrong), Some(found)),
            "{received}"
        );
        assert!(received["refused"]["message"].as_str().unwrap().contains(found), "{received}");
    }
    room.stop().await;
}

#[tokio::test]
async fn a_page_of_another_site_cannot_open_a_socket() {
    let room = Running::start("origin").await;
    for origin in ["http://evil.example", "null"] {
        let Err(Error::Http(answer)) = room.connect(Some(origin)).await else {
            panic!("{origin} is accepted")
        };
        assert_eq!(answer.status(), 403);
    }
    room.stop().await;
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_socket() {
    let room = Running::start("long").await;
    for bytes in [17_000, 400_000] {
        let mut socket = room.connect(None).await.unwrap();
        socket.send("x".repeat(bytes)).await;
        let close = loop {
            match timeout(Duration::from_secs(5), socket.0.next()).await.unwrap().unwrap().unwrap() {
                Message::Close(frame) => break frame.expect("the frame has a reason"),
                _ => continue,
            }
        };
        assert_eq!(u16::from(close.code), 1009, "{bytes}");
    }
    room.stop().await;
}

#[tokio::test]
async fn two_rooms_cannot_have_one_port_or_one_folder() {
    let room = Running::start("taken").await;
    let config = config(&room.address.to_string(), &room.folder, None);
    let taken = Room::open(&config, false).await.err().unwrap().to_string();
    assert!(taken.starts_with(&format!("{} is already in use by another program", room.address)), "{taken}");
    let elsewhere = Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), ..config };
    assert!(Room::open(&elsewhere, false).await.is_err());
    room.stop().await;
}

#[tokio::test]
async fn behind_https_a_cookie_is_sent_by_https_alone() {
    let flag = RawSetting::flag(SettingName::PublicUrl, "https://cards.example.org");
    let room = Running::with("https", Some(flag)).await;
    let head = ["host: cards.example.org", "content-type: application/json"].map(str::to_owned);
    let (answer, _) = room.ask("PUT /api/me", &head, "{\"name\":\"Ann\"}").await;
    let cookies: Vec<&str> = answer.lines().filter_map(|line| line.strip_prefix("set-cookie: ")).collect();
    assert_eq!(cookies.len(), 2, "{answer}");
    for cookie in &cookies {
        let wanted = ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"];
        let has = |part: &&str| cookie.split("; ").any(|other| other == *part);
        assert!(cookie.starts_with("__Host-") && wanted.iter().all(has), "{cookie}");
    }
    let kept: Vec<&str> = cookies.iter().filter_map(|cookie| cookie.split(';').next()).collect();
    let head = [head[0].clone(), format!("cookie: {}", kept.join("; "))];
    assert_eq!(room.ask("GET /api/me", &head, "").await.1["name"], "Ann");
    room.stop().await;
}
