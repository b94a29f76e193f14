//! The server's side of a WebSocket. Texts are written without a buffer; control frames go through a small one of
//! tungstenite.

use super::error::HttpError;
use super::error_response::ErrorResponse;
use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::io::{self, IoSlice};
use std::ops::Deref;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Message};

/// Size of a socket's read buffer, in bytes. It is small because every socket keeps one, each read clears it, and a
/// client's messages are short; a longer message extends it.
const READ_BUFFER: usize = 512;
/// Maximum length of the header of a frame without a mask, in bytes: two, and eight for a length of 64 bits.
const LONGEST_HEADER: usize = 10;

/// A request for a WebSocket.
pub struct Upgrade {
    response: Response,
    upgraded: OnUpgrade,
}

impl<S: Send + Sync> FromRequest<S> for Upgrade {
    type Rejection = ErrorResponse;

    /// Checks the handshake.
    ///
    /// # Errors
    /// [`HttpError::NoSocket`] if the request is not a WebSocket handshake.
    async fn from_request(mut request: Request, _: &S) -> Result<Upgrade, ErrorResponse> {
        let upgraded = request.extensions_mut().remove::<OnUpgrade>();
        let response = create_response_with_body(&request, Body::empty).ok();
        let (response, upgraded) = response.zip(upgraded).ok_or(HttpError::NoSocket)?;
        Ok(Upgrade { response, upgraded })
    }
}

impl Upgrade {
    /// Returns the response that opens the socket, and serves the socket in a task of its own. The client's messages
    /// have at most `longest` bytes.
    pub fn serve<F>(self, longest: usize, serve: impl FnOnce(WebSocket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        let upgraded = self.upgraded;
        tokio::spawn(async move {
            // An error means that the client has disconnected.
            if let Ok(upgraded) = upgraded.await {
                // Boxed, so that the task does not store it afterwards.
                let socket = Box::pin(WebSocket::new(TokioIo::new(upgraded), longest)).await;
                serve(socket).await;
            }
        });
        self.response
    }
}

/// An open WebSocket.
pub struct WebSocket<S = TokioIo<Upgraded>>(Box<WebSocketStream<S>>);

impl<S: AsyncRead + AsyncWrite + Unpin> WebSocket<S> {
    /// A socket on this stream, after the handshake. The client's messages have at most `longest` bytes.
    async fn new(stream: S, longest: usize) -> WebSocket<S> {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .max_message_size(Some(longest))
            .max_frame_size(Some(longest));
        WebSocket(Box::new(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await))
    }

    /// Maximum length of a message of the client, in bytes.
    pub fn longest_message(&self) -> usize {
        self.0.get_config().max_message_size.expect("a socket is made with this limit")
    }

    /// Receives a message; `None` once the socket is closed.
    ///
    /// # Errors
    /// If the client has disconnected, or a message violates the protocol or is too long.
    pub async fn receive(&mut self) -> Option<Result<Message, tungstenite::Error>> {
        self.0.next().await
    }

    /// Sends a ping or a close frame. It passes through a buffer that keeps its size; for texts, which are longer, see
    /// [`WebSocket::send_texts`].
    ///
    /// # Errors
    /// If the client has disconnected, or the socket is closed.
    pub async fn send(&mut self, frame: Message) -> Result<(), tungstenite::Error> {
        self.0.send(frame).await
    }

    /// Sends texts together, each as a message, without a copy of them. If the future is dropped before it has ended,
    /// nothing can be sent on the socket any more.
    ///
    /// # Errors
    /// If the client has disconnected.
    pub async fn send_texts(&mut self, texts: &[impl Deref<Target = str>]) -> Result<(), tungstenite::Error> {
        // A pong may wait in the write buffer; it must not end up inside of a text.
        self.0.flush().await?;
        let stream = self.0.get_mut();
        write_texts(stream, texts).await?;
        Ok(stream.flush().await?)
    }
}

/// Writes each text as a frame.
async fn write_texts(
    stream: &mut (impl AsyncWrite + Unpin),
    texts: &[impl Deref<Target = str>],
) -> io::Result<()> {
    let headers: Vec<Header> = texts.iter().map(|text| Header::of(text)).collect();
    let frames = headers.iter().zip(texts);
    let parts = frames.flat_map(|(header, text)| [header.bytes(), text.as_bytes()]);
    let mut parts: Vec<IoSlice<'_>> = parts.map(IoSlice::new).collect();
    let mut rest = &mut *parts;
    while !rest.is_empty() {
        let written = stream.write_vectored(rest).await?;
        if written == 0 {
            return Err(io::ErrorKind::WriteZero.into());
        }
        IoSlice::advance_slices(&mut rest, written);
    }
    Ok(())
}

/// The header of a frame.
struct Header {
    bytes: [u8; LONGEST_HEADER],
    length: usize,
}

impl Header {
    fn of(text: &str) -> Header {
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let mut bytes = [0; LONGEST_HEADER];
        let mut rest = &mut bytes[..];
        header.format(text.len() as u64, &mut rest).expect("a header has at most ten bytes");
        let length = LONGEST_HEADER - rest.len();
        Header { bytes, length }
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use allocation_counter::measure;
    use futures_util::FutureExt;
    use tokio::io::{duplex, empty, join, sink};

    /// Texts with all lengths of headers.
    fn texts() -> Vec<String> {
        [1, 125, 126, 65_535, 65_536, 200_000].map(|length| "a".repeat(length)).into()
    }

    #[tokio::test]
    async fn texts_arrive_as_they_were_sent_between_pings() {
        let (ours, theirs) = duplex(1000);
        let mut near = WebSocket::new(ours, 1000).await;
        let mut far = WebSocketStream::from_raw_socket(theirs, Role::Client, None).await;
        let texts = texts();
        let (sending, expected) = (texts.clone(), texts.into_iter().map(Message::from));
        let sent = tokio::spawn(async move {
            near.send(Message::Ping("one".into())).await?;
            near.send_texts(&sending).await?;
            near.send(Message::Ping("two".into())).await
        });
        let expected =
            [Message::Ping("one".into())].into_iter().chain(expected).chain([Message::Ping("two".into())]);
        for message in expected {
            assert!(far.next().await.unwrap().unwrap() == message);
        }
        sent.await.unwrap().unwrap();
    }

    #[tokio::test]
    async fn a_pong_goes_out_before_the_next_text() {
        let (ours, theirs) = duplex(16);
        let mut near = WebSocket::new(ours, 1000).await;
        let mut far = WebSocketStream::from_raw_socket(theirs, Role::Client, None).await;
        for ping in ["the first one", "the second one"] {
            let (sent, received) = tokio::join!(far.send(Message::Ping(ping.into())), near.receive());
            sent.unwrap();
            assert_eq!(received.unwrap().unwrap(), Message::Ping(ping.into()));
        }
        // The pipe has space for one more byte, so the pong of the second ping is written in part.
        assert!(near.receive().now_or_never().is_none());
        let sending = tokio::spawn(async move { near.send_texts(&["hello, this is a text"]).await });
        for expected in [
            Message::Pong("the first one".into()),
            Message::Pong("the second one".into()),
            Message::from("hello, this is a text"),
        ] {
            assert_eq!(far.next().await.unwrap().unwrap(), expected);
        }
        sending.await.unwrap().unwrap();
    }

    #[test]
    fn a_socket_keeps_no_buffer_after_long_texts() {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let mut socket = runtime.block_on(WebSocket::new(join(empty(), sink()), 1000));
        let texts = texts();
        let kept = measure(|| runtime.block_on(socket.send_texts(&texts)).unwrap()).bytes_current;
        assert_eq!(kept, 0);
    }
}
