//! Requests to the room, one a connection.

use anyhow::{Context, bail};
use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The cookies of a guest, as a request has them.
pub type Cookies = String;

/// What the room answered.
pub struct Answer {
    /// The cookies that it set.
    pub cookies: Cookies,
    /// The body.
    pub body: String,
}

/// Asks for something; `body` is JSON, or nothing.
///
/// # Errors
/// Where the room does not answer, or not with 200.
pub async fn ask(
    room: SocketAddr,
    line: &str,
    cookies: &str,
    body: Option<&Value>,
) -> anyhow::Result<Answer> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let length = body.len();
    // In HTTP/1.0 an answer ends with its connection, and comes in one piece.
    let request = format!(
        "{line} HTTP/1.0\r\nhost: {room}\r\ncookie: {cookies}\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    );
    let mut stream = TcpStream::connect(room).await.context("the room takes no connection")?;
    stream.write_all(request.as_bytes()).await.context("the room takes no request")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.context("the room does not answer")?;
    read(&answer).with_context(|| format!("{line}: {answer}"))
}

fn read(answer: &str) -> anyhow::Result<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n").context("half an answer")?;
    if head.split(' ').nth(1) != Some("200") {
        bail!("refused");
    }
    let headers = head.lines().filter_map(|line| line.split_once(": "));
    let set = headers.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
    let cookies: Vec<&str> = set.filter_map(|(_, cookie)| cookie.split(';').next()).collect();
    Ok(Answer { cookies: cookies.join("; "), body: body.to_owned() })
}
