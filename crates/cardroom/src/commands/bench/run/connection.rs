//! A keep-alive HTTP connection to the room, like a browser's.

use anyhow::{Context, bail};
use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Media type of JSON bodies.
const JSON: &str = "application/json";
/// Size of the read buffer, in bytes.
const READ: usize = 64 * 1024;

/// A connection of one guest.
pub struct Connection {
    room: SocketAddr,
    /// The value of the header `Cookie`; empty before the guest has a session.
    pub cookies: String,
    stream: Option<TcpStream>,
}

struct Response {
    status: u16,
    cookies: String,
    body: Vec<u8>,
}

impl Connection {
    /// Creates a connection with these cookies. The first request opens it.
    pub fn new(room: SocketAddr, cookies: &str) -> Connection {
        Connection { room, cookies: cookies.to_owned(), stream: None }
    }

    /// Opens the connection before the first request, and again if the room has closed it, as it does after a long idle
    /// time. Does nothing if the connection is open.
    ///
    /// # Errors
    /// If the room does not accept the connection.
    pub async fn open(&mut self) -> anyhow::Result<()> {
        let is_closed = |stream: &TcpStream| matches!(stream.try_read(&mut [0]), Ok(0));
        if self.stream.as_ref().is_none_or(is_closed) {
            let stream = TcpStream::connect(self.room).await.context("the room accepts no connections")?;
            stream.set_nodelay(true)?;
            self.stream = Some(stream);
        }
        Ok(())
    }

    /// Gets the JSON at a path.
    ///
    /// # Errors
    /// Those of [`Connection::ask`]; another error if the response body is not JSON.
    pub async fn get(&mut self, path: &str) -> anyhow::Result<Value> {
        Ok(serde_json::from_slice(&self.text(path).await?)?)
    }

    /// Gets the response body at a path.
    ///
    /// # Errors
    /// Those of [`Connection::ask`].
    pub async fn text(&mut self, path: &str) -> anyhow::Result<Vec<u8>> {
        self.ask("GET", path, JSON, &[]).await
    }

    /// Posts JSON, or an empty body for `null`, and returns the JSON of the response.
    ///
    /// # Errors
    /// Those of [`Connection::get`].
    pub async fn post(&mut self, path: &str, body: &Value) -> anyhow::Result<Value> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        Ok(serde_json::from_slice(&self.ask("POST", path, JSON, body.as_bytes()).await?)?)
    }

    /// Sends a request whose body has the media type `kind`, and returns the response body. If the response sets
    /// cookies, they replace the earlier ones.
    ///
    /// # Errors
    /// An error with the refusal code if the room refuses the request; another error if the room does not accept the
    /// connection, or the response is incomplete.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        kind: &str,
        body: &[u8],
    ) -> anyhow::Result<Vec<u8>> {
        let answered = self.exchange(method, path, kind, body).await;
        if answered.is_err() {
            self.stream = None;
        }
        let Response { status, cookies, body } = answered.with_context(|| format!("{method} {path}"))?;
        if !cookies.is_empty() {
            self.cookies = cookies;
        }
        match status {
            200 => Ok(body),
            _ => bail!("{}", refusal(&body).unwrap_or_else(|| format!("status {status}"))),
        }
    }

    async fn exchange(
        &mut self,
        method: &str,
        path: &str,
        kind: &str,
        body: &[u8],
    ) -> anyhow::Result<Response> {
        self.open().await?;
        let Connection { room, cookies, stream } = self;
        let stream = stream.as_mut().context("not connected")?;
        let length = body.len();
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {room}\r\ncookie: {cookies}\r\ncontent-type: {kind}\r\n\
             content-length: {length}\r\n\r\n"
        )
        .into_bytes();
        request.extend_from_slice(body);
        stream.write_all(&request).await.context("the room accepts no requests")?;
        read(stream).await
    }
}

/// Reads a response with a content length.
async fn read(stream: &mut TcpStream) -> anyhow::Result<Response> {
    let mut bytes = Vec::with_capacity(READ);
    let head = loop {
        if let Some(end) = bytes.windows(4).position(|end| end == b"\r\n\r\n") {
            break end;
        }
        receive(stream, &mut bytes).await?;
    };
    let body = bytes.split_off(head + 4);
    let head = String::from_utf8(bytes)?;
    let headers: Vec<(&str, &str)> = head.lines().filter_map(|line| line.split_once(": ")).collect();
    let named = |wanted: &'static str| {
        headers.iter().filter(move |(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, value)| *value)
    };
    let length: usize = named("content-length").next().context("a response without its length")?.parse()?;
    let mut body = body;
    while body.len() < length {
        receive(stream, &mut body).await?;
    }
    let set: Vec<&str> = named("set-cookie").filter_map(|cookie| cookie.split(';').next()).collect();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok(Response { status: status.context("a response without a status")?, cookies: set.join("; "), body })
}

async fn receive(stream: &mut TcpStream, bytes: &mut Vec<u8>) -> anyhow::Result<()> {
    bytes.reserve(READ);
    if stream.read_buf(bytes).await? == 0 {
        bail!("the room closed the connection");
    }
    Ok(())
}

/// The refusal code; `None` if the body has none.
fn refusal(body: &[u8]) -> Option<String> {
    let body: Value = serde_json::from_slice(body).ok()?;
    body["error"]["code"].as_str().map(str::to_owned)
}
