//! A client with its own IP address: connections, requests and WebSockets over TLS.

use super::records::Records;
use rustls::pki_types::ServerName;
use serde_json::{Value, json};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Duration, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A TLS connection.
pub type Tls = TlsStream<TcpStream>;
/// An open WebSocket.
pub type Socket = WebSocketStream<Tls>;

/// Time within which the room must respond or close a connection.
const RESPONSE_TIME: Duration = Duration::from_secs(15);
/// Size of a socket's read buffer, in bytes: small, since there are many sockets.
const READ_BUFFER: usize = 16 * 1024;

/// Header lines of a WebSocket handshake.
pub const HANDSHAKE: &str = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

/// A client. Cheap to clone.
#[derive(Clone)]
pub struct Client {
    pub address: IpAddr,
    pub room: SocketAddr,
    pub tls: TlsConnector,
    pub records: Arc<Records>,
}

/// A response from the room.
#[derive(Debug)]
pub struct Response {
    pub status: u16,
    /// The status line and the headers.
    pub head: String,
    pub body: String,
}

impl Client {
    /// Opens a connection from the client's address, with a receive buffer of this many bytes if one is given.
    pub async fn tcp(&self, buffer: Option<u32>) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        buffer.map_or(Ok(()), |size| socket.set_recv_buffer_size(size))?;
        socket.bind(SocketAddr::new(self.address, 0))?;
        let stream = socket.connect(self.room).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Makes a TLS connection.
    pub async fn connect(&self) -> io::Result<Tls> {
        self.handshake(self.tcp(None).await?).await
    }

    /// Performs the TLS handshake on a TCP connection.
    pub async fn handshake(&self, stream: TcpStream) -> io::Result<Tls> {
        self.tls.connect(ServerName::from(self.room.ip()), stream).await
    }

    /// Sends bytes on a new connection; returns the response, or `None` if the room closes the connection without one.
    pub async fn send(&self, bytes: &[u8]) -> Option<Response> {
        let mut stream = self.connect().await.expect("the room accepts connections");
        // The room may close the connection before it has read everything.
        let _ = stream.write_all(bytes).await;
        self.response(&mut stream).await
    }

    /// The next response on a connection; `None` if the room closes the connection first.
    pub async fn response(&self, stream: &mut Tls) -> Option<Response> {
        let read = timeout(RESPONSE_TIME, Response::read(stream)).await;
        let response = read.expect("the room responds or closes the connection in time")?;
        self.records.add(&response);
        Some(response)
    }

    /// The text of an HTTP request. `line` is the method and path; `headers` are additional header lines, each ending
    /// in `\r\n`; `body` is optional JSON.
    pub fn request(&self, line: &str, headers: &str, body: Option<&Value>) -> String {
        let (host, body) = (self.room.ip(), body.map(Value::to_string));
        let kind = body
            .iter()
            .map(|body| format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len()));
        let kind: String = kind.collect();
        format!("{line} HTTP/1.1\r\nhost: {host}\r\n{kind}{headers}\r\n{}", body.unwrap_or_default())
    }

    /// Sends a request on a new connection, and returns the response. Panics if there is none.
    pub async fn ask(&self, line: &str, headers: &str, body: Option<&Value>) -> Response {
        let request = self.request(line, headers, body);
        self.send(request.as_bytes()).await.unwrap_or_else(|| panic!("{line} has a response"))
    }

    /// Registers a new guest, and returns the guest's cookies as a header line.
    pub async fn guest(&self, name: &str) -> String {
        let named = self.ask("PUT /api/me", "", Some(&json!({ "name": name }))).await;
        assert_eq!(named.status, 200, "{named:?}");
        named.cookies()
    }

    /// Opens the WebSocket of a table on a new connection, with these cookies as a header line.
    pub async fn socket(&self, table: &str, cookies: &str) -> Socket {
        self.socket_on(self.connect().await.expect("the room accepts connections"), table, cookies).await
    }

    /// Opens the WebSocket of a table on this connection, with these cookies as a header line.
    pub async fn socket_on(&self, stream: Tls, table: &str, cookies: &str) -> Socket {
        let url = format!("wss://{}/api/tables/{table}/socket", self.room.ip());
        let mut request = url.into_client_request().expect("an address");
        if let Some((_, cookies)) = cookies.trim().split_once(": ") {
            request.headers_mut().insert("cookie", cookies.parse().expect("cookies"));
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        client_async_with_config(request, stream, Some(config)).await.expect("the room opens a socket").0
    }
}

impl Response {
    /// Reads a response: the headers, then as many bytes of the body as `content-length` says, or all bytes if there is
    /// no such header; a response with status 101 has no body. `None` if the connection closes before the end of the
    /// headers.
    async fn read(stream: &mut Tls) -> Option<Response> {
        let (mut bytes, mut buffer) = (Vec::new(), [0; 4096]);
        let end = loop {
            if let Some(at) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                break at + 4;
            }
            match stream.read(&mut buffer).await {
                Ok(0) | Err(_) => return None,
                Ok(read) => bytes.extend_from_slice(&buffer[..read]),
            }
        };
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let mut body = bytes.split_off(end);
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let length = header(&head, "content-length").and_then(|length| length.parse().ok());
        let length: usize = length.unwrap_or(if status == 101 { 0 } else { usize::MAX });
        while body.len() < length {
            match stream.read(&mut buffer).await {
                Ok(0) | Err(_) => break,
                Ok(read) => body.extend_from_slice(&buffer[..read]),
            }
        }
        Some(Response { status, head, body: String::from_utf8_lossy(&body).into_owned() })
    }

    /// The value of a response header, whose name is given in lower case; `None` if there is no such header.
    pub fn header(&self, name: &str) -> Option<&str> {
        header(&self.head, name)
    }

    /// The body as JSON; null if the body is not valid JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// The refusal code; empty if the response is not a refusal.
    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The status and, for a refusal, the refusal code.
    pub fn outcome(&self) -> String {
        format!("{} {}", self.status, self.code()).trim().to_owned()
    }

    /// The cookies that the response sets, as a header line for a request.
    pub fn cookies(&self) -> String {
        let set = self.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        let pairs: Vec<&str> = set.filter_map(|set| set.split(';').next()).collect();
        format!("cookie: {}\r\n", pairs.join("; "))
    }
}

/// The value of a header in the head of a response, whose header names are in lower case; `None` if there is no such
/// header.
fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

/// The session id in a cookie header line.
pub fn session_id(cookies: &str) -> String {
    let id = cookies.split("__Host-cardroom=").nth(1).and_then(|rest| rest.get(..36));
    id.unwrap_or_else(|| panic!("a session id: {cookies}")).to_owned()
}
