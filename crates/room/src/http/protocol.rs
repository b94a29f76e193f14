//! The protocol of a listener: HTTP, or HTTPS on a port that also answers plain HTTP.

use crate::tls::ACME_PROTOCOL;
use axum::Router;
use std::io;
use std::pin::Pin;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_io_timeout::TimeoutStream;
use tokio_rustls::TlsAcceptor;

/// First byte of a TLS connection: the content type of a handshake record. No HTTP method begins with this byte.
const TLS_HANDSHAKE: u8 = 0x16;

/// A stream of bytes, encrypted or not.
pub trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// The protocol of a listener, with the routes of its requests. Cheap to clone.
#[derive(Clone)]
pub enum Protocol {
    /// HTTP.
    Http(Router),
    /// HTTPS, on a port that also answers plain HTTP.
    Https(Https),
}

/// The parts of [`Protocol::Https`].
#[derive(Clone)]
pub struct Https {
    /// The server's side of the TLS handshake.
    pub acceptor: TlsAcceptor,
    /// The routes of requests over TLS.
    pub router: Router,
    /// The routes of plain HTTP requests.
    pub plain: Router,
}

impl Protocol {
    /// Performs the TLS handshake if the client begins one. Returns the stream and the routes of its requests.
    ///
    /// # Errors
    /// If the client disconnects, if the handshake fails, or if it only served an authority's validation (ACME).
    pub async fn open(
        &self,
        stream: Pin<Box<TimeoutStream<TcpStream>>>,
    ) -> io::Result<(Box<dyn Stream>, Router)> {
        match self {
            Protocol::Http(router) => Ok((Box::new(stream), router.clone())),
            Protocol::Https(https) => {
                let mut first = [0];
                stream.get_ref().peek(&mut first).await?;
                if first != [TLS_HANDSHAKE] {
                    return Ok((Box::new(stream), https.plain.clone()));
                }
                let stream = https.acceptor.accept(stream).await?;
                if stream.get_ref().1.alpn_protocol() == Some(ACME_PROTOCOL) {
                    // The handshake is all that the authority verifies.
                    return Err(io::ErrorKind::ConnectionAborted.into());
                }
                Ok((Box::new(stream), https.router.clone()))
            }
        }
    }
}
