//! Attacks with WebSocket frames: forbidden frames, messages above the size limit, and messages that are not commands.

use super::report::Answers;
use super::sockets::{answer, close_code};
use super::stage::Stage;
use futures_util::SinkExt;
use serde_json::Value;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::{Bytes, Message};

/// The FIN bit in the first byte of a frame, which marks the last frame of a message. The same bit in the second byte
/// marks a masked payload.
const FIN: u8 = 0x80;

// The opcodes in the first byte of a frame.
const CONTINUATION: u8 = 0;
const TEXT: u8 = 1;
const BINARY: u8 = 2;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// A frame with this first byte and this payload, masked with zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let length = payload.len();
    let mut bytes = vec![first];
    match (u8::try_from(length), u16::try_from(length)) {
        (Ok(short), _) if short < 126 => bytes.push(FIN | short),
        (_, Ok(long)) => {
            bytes.push(FIN | 126);
            bytes.extend(long.to_be_bytes());
        }
        _ => {
            bytes.push(FIN | 127);
            bytes.extend((length as u64).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}

/// The header of a text frame with this payload length, in bytes. No payload follows.
fn announced(length: u64) -> Vec<u8> {
    [&[FIN | TEXT, FIN | 127][..], &length.to_be_bytes(), &[0; 4]].concat()
}

/// Forbidden input: the name, the bytes, and the expected close code; 1006 if the connection closes without one.
fn forbidden() -> Vec<(&'static str, Vec<u8>, u16)> {
    let long = vec![b'a'; 17 * 1024];
    let part = frame(CONTINUATION, &[b'a'; 1024]);
    vec![
        ("oversized", frame(FIN | TEXT, &long), 1009),
        ("oversized binary", frame(FIN | BINARY, &long), 1009),
        ("oversized announced", announced(1 << 62), 1009),
        ("longest announced", announced(u64::MAX), 1009),
        ("oversized in fragments", [frame(TEXT, b"a"), part.repeat(17)].concat(), 1009),
        ("bad text", frame(FIN | TEXT, b"\xff\xfe"), 1006),
        ("bad text, surrogate", frame(FIN | TEXT, b"\xed\xa0\x80"), 1006),
        ("bad text in fragments", [frame(TEXT, b"\xc3"), frame(FIN, b"(")].concat(), 1006),
        ("reserved bit", frame(FIN | 0x40 | TEXT, b"{}"), 1006),
        ("reserved bits", frame(FIN | 0x70 | TEXT, b"{}"), 1006),
        ("reserved opcode", frame(FIN | 3, b"{}"), 1006),
        ("reserved control", frame(FIN | 11, b"{}"), 1006),
        ("unmasked", vec![FIN | TEXT, 2, b'{', b'}'], 1006),
        ("long ping", frame(FIN | PING, &[0; 126]), 1006),
        ("ping in fragments", frame(PING, b"a"), 1006),
        ("continuation of nothing", frame(FIN | CONTINUATION, b"a"), 1006),
        ("text within text", [frame(TEXT, b"a"), frame(FIN | TEXT, b"b")].concat(), 1006),
        ("close of one byte", frame(FIN | CLOSE, b"a"), 1006),
        ("close with bad text", frame(FIN | CLOSE, b"\x03\xe8\xff"), 1006),
        ("close with a reserved code", frame(FIN | CLOSE, &1005_u16.to_be_bytes()), 1006),
        ("request on a socket", b"GET / HTTP/1.1\r\nhost: a\r\n\r\n".to_vec(), 1006),
    ]
}

/// Sends forbidden frames and messages above the size limit: the room closes the socket.
pub async fn forbidden_frames(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    for (name, bytes, expected) in forbidden() {
        let mut socket = attacker.socket(stage.table(), "").await;
        socket.get_mut().write_all(&bytes).await.expect("the socket is open");
        socket.get_mut().flush().await.expect("the socket is open");
        let code =
            close_code(&mut socket).await.map_or_else(|| "open".to_owned(), |code| format!("closed {code}"));
        answers.compare(name, code, &[&format!("closed {expected}")]);
    }
    answers.checked()
}

/// Sends messages in valid frames that are not commands: each is refused, and the socket stays open.
pub async fn unreadable_messages(stage: &Stage) -> Answers {
    let (attacker, mut answers) = (stage.attacker(), Answers::default());
    let mut socket = attacker.socket(stage.table(), "").await;
    let deep = format!("{}1{}", "[".repeat(8000), "]".repeat(8000));
    let texts = [
        "",
        "{",
        "null",
        "[]",
        "\"do\"",
        "{}",
        "{\"v\":1}",
        "\u{0}",
        "{\"v\":1,\"v\":1}",
        &deep,
        "1e999",
        "{\"do\":\"act\"}",
        "{\"id\":-1}",
        "{\"id\":1e400}",
        "\u{202e}{}",
        "{\"\\ud800\":1}",
    ];
    for text in texts {
        socket.send(Message::text(text)).await.expect("the socket is open");
        let code = answer(&mut socket, &Value::Null).await;
        answers.compare(&format!("{text:.40}"), code, &["unread"]);
    }
    for bytes in [vec![], vec![0; 16 * 1024], b"{\"do\":\"leave\"}".to_vec()] {
        socket.send(Message::Binary(Bytes::from(bytes))).await.expect("the socket is open");
        assert_eq!(answer(&mut socket, &Value::Null).await, "unread");
        answers.add("unread");
    }
    // A pong that nobody asked for and a message in fragments, with a ping within, are allowed.
    let parts =
        [frame(FIN | PONG, b"x"), frame(TEXT, b"{\"id\""), frame(FIN | PING, b"y"), frame(FIN, b":7}")];
    socket.get_mut().write_all(&parts.concat()).await.expect("the socket is open");
    socket.get_mut().flush().await.expect("the socket is open");
    assert_eq!(answer(&mut socket, &Value::from(7)).await, "unread");
    answers.add("unread");
    answers.checked()
}
