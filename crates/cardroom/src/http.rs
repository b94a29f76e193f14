//! HTTP requests to a room, one per connection.

use anyhow::{Context, bail};
use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The cookies of a guest, as the value of a `Cookie` header.
pub type Cookies = String;

/// Maximum length of a response that is read, in bytes.
const MAX_ANSWER: u64 = 1 << 20;

/// A response from the room.
pub struct Response {
    /// Cookies that the response sets.
    pub cookies: Cookies,
    /// The body as text.
    pub body: String,
}

/// Sends a request. `line` is its method and path; `body` is optional JSON.
///
/// # Errors
/// If the room does not respond, its response is incomplete or not UTF-8, or the status is not 200.
pub async fn ask(
    room: SocketAddr,
    line: &str,
    cookies: &str,
    body: Option<&Value>,
) -> anyhow::Result<Response> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let length = body.len();
    // An HTTP/1.0 response ends when the connection closes, and is never chunked.
    let request = format!(
        "{line} HTTP/1.0\r\nhost: {room}\r\ncookie: {cookies}\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    );
    let mut stream = TcpStream::connect(room).await.context("the room accepts no connections")?;
    stream.write_all(request.as_bytes()).await.context("the room accepts no requests")?;
    let mut answer = String::new();
    stream.take(MAX_ANSWER).read_to_string(&mut answer).await.context("the room does not answer")?;
    read(&answer).with_context(|| format!("{line}: {answer}"))
}

fn read(answer: &str) -> anyhow::Result<Response> {
    let (head, body) = answer.split_once("\r\n\r\n").context("half an answer")?;
    if head.split(' ').nth(1) != Some("200") {
        bail!("refused");
    }
    let headers = head.lines().filter_map(|line| line.split_once(": "));
    let set = headers.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
    let cookies: Vec<&str> = set.filter_map(|(_, cookie)| cookie.split(';').next()).collect();
    Ok(Response { cookies: cookies.join("; "), body: body.to_owned() })
}
