//! A table's WebSocket from the attacker's side: its messages, and the way in which it closes.

use super::client::Socket;
use futures_util::{SinkExt, StreamExt};
use room::protocol::VERSION;
use serde_json::{Value, json};
use tokio::time::{Duration, timeout};
use tokio_tungstenite::tungstenite::Message;

/// Time within which the room must send a message or close a socket.
const TIME: Duration = Duration::from_secs(15);

/// The next message from the room; `None` if the room closes the socket first.
pub async fn next(socket: &mut Socket) -> Option<Value> {
    loop {
        match timeout(TIME, socket.next()).await.expect("the room sends or closes in time")? {
            Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).expect("messages are JSON")),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

/// Returns `true` if the room closes the socket within [`TIME`]. Messages before the close are ignored.
pub async fn ends(socket: &mut Socket) -> bool {
    let end = async { while matches!(socket.next().await, Some(Ok(_))) {} };
    timeout(TIME, end).await.is_ok()
}

/// The code with which the room closes the socket: 1005 if the close frame has none, 1006 if there is no close frame;
/// `None` if the room does not close the socket within [`TIME`].
pub async fn close_code(socket: &mut Socket) -> Option<u16> {
    let end = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(frame))) => return frame.map_or(1005, |frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return 1006,
            }
        }
    };
    timeout(TIME, end).await.ok()
}

/// Sends a command with this id, and returns its answer: `accepted` or the refusal code.
pub async fn command(socket: &mut Socket, id: u64, mut command: Value) -> String {
    command["v"] = VERSION.into();
    command["id"] = id.into();
    socket.send(Message::text(command.to_string())).await.expect("the socket is open");
    answer(socket, &json!(id)).await
}

/// The answer to the message with this id: `accepted` or the refusal code.
pub async fn answer(socket: &mut Socket, id: &Value) -> String {
    while let Some(message) = next(socket).await {
        match message["type"].as_str() {
            Some("accepted") if message["id"] == *id => return "accepted".to_owned(),
            Some("refused") if message["id"] == *id => {
                return message["refused"]["code"].as_str().expect("a refusal has a code").to_owned();
            }
            _ => {}
        }
    }
    panic!("the socket is open")
}
