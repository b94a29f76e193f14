//! HTTP requests to a room, one per connection.

mod tls;

use anyhow::{Context, bail};
use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;

/// The cookies of a guest, as the value of a `Cookie` header.
pub type Cookies = String;

/// Maximum length of a response that is read, in bytes.
const MAX_ANSWER: u64 = 1 << 20;

/// The protocol of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// HTTP without TLS.
    Http,
    /// HTTP over TLS. The certificate of the room is not verified, so a request must not contain secrets.
    Https,
}

/// Response with any status.
pub struct Answer {
    /// Status code.
    pub status: u16,
    /// The body as text.
    pub body: String,
    head: String,
}

/// Response from the room with the status 200.
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
    let headers = format!(
        "cookie: {cookies}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    let text = exchange(connect(room).await?, &request(room, line, &headers)).await?;
    let answer = Answer::parse(&text)?;
    if answer.status != 200 {
        bail!("{line}: refused: {text}");
    }
    Ok(Response { cookies: answer.cookies(), body: answer.body })
}

/// Sends a GET request without cookies.
///
/// # Errors
/// If the room does not respond, or its response is incomplete or not UTF-8.
pub async fn get(room: SocketAddr, path: &str, scheme: Scheme) -> anyhow::Result<Answer> {
    let request = request(room, &format!("GET {path}"), "\r\n");
    let stream = connect(room).await?;
    let text = match scheme {
        Scheme::Http => exchange(stream, &request).await?,
        Scheme::Https => exchange(tls::connect(room, stream).await?, &request).await?,
    };
    Answer::parse(&text)
}

/// A request with these header lines, and with the body after them. The answer to HTTP/1.0 ends when the connection
/// closes, and is never chunked.
fn request(room: SocketAddr, line: &str, rest: &str) -> String {
    format!("{line} HTTP/1.0\r\nhost: {room}\r\n{rest}")
}

async fn connect(room: SocketAddr) -> anyhow::Result<TcpStream> {
    TcpStream::connect(room).await.context("the room accepts no connections")
}

/// Sends the request, and reads the response to its end.
async fn exchange(mut stream: impl AsyncRead + AsyncWrite + Unpin, request: &str) -> anyhow::Result<String> {
    stream.write_all(request.as_bytes()).await.context("the room accepts no requests")?;
    let mut answer = String::new();
    stream.take(MAX_ANSWER).read_to_string(&mut answer).await.context("the room does not answer")?;
    Ok(answer)
}

impl Answer {
    fn parse(text: &str) -> anyhow::Result<Answer> {
        let (head, body) = text.split_once("\r\n\r\n").context("half an answer")?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.context("an answer without a status")?;
        Ok(Answer { status, body: body.to_owned(), head: head.to_owned() })
    }

    /// Returns `true` if the answer names another address.
    pub const fn is_redirect(&self) -> bool {
        matches!(self.status, 301 | 302 | 303 | 307 | 308)
    }

    fn cookies(&self) -> Cookies {
        let headers = self.head.lines().filter_map(|line| line.split_once(": "));
        let set = headers.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        let cookies: Vec<&str> = set.filter_map(|(_, cookie)| cookie.split(';').next()).collect();
        cookies.join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_its_status_its_cookies_and_its_body() {
        let text = "HTTP/1.0 200 OK\r\nset-cookie: a=1; Path=/\r\nSet-Cookie: b=2\r\n\r\nbody";
        let answer = Answer::parse(text).unwrap();
        assert_eq!(
            (answer.status, answer.cookies().as_str(), answer.body.as_str()),
            (200, "a=1; b=2", "body")
        );
        assert!(!answer.is_redirect());
        assert!(Answer::parse("HTTP/1.1 308 Permanent Redirect\r\n\r\n").unwrap().is_redirect());
        assert!(Answer::parse("HTTP/1.0 200 OK\r\n").is_err());
        assert!(Answer::parse("nothing\r\n\r\n").is_err());
    }
}
