//! The HTTPS client for requests to the certificate authority. It trusts the authorities of the operating system, or
//! those that the variable `SSL_CERT_FILE` names.

use super::error::AcmeError;
use axum::http::header::HOST;
use axum::http::{HeaderValue, Request, Uri};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use instant_acme::{BodyWrapper, BytesResponse, Error, HttpClient};
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio::time::{Duration, timeout};
use tokio_rustls::TlsConnector;

/// Timeout of a request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The client. Each request has a connection of its own: an order takes about ten requests.
pub struct Client(TlsConnector);

impl Client {
    /// A client that trusts the authorities of the operating system.
    ///
    /// # Errors
    /// [`AcmeError::NoRoots`] if the system has none, and [`AcmeError::Tls`] if TLS cannot be configured.
    pub fn new() -> Result<Client, AcmeError> {
        let mut roots = RootCertStore::empty();
        let found = rustls_native_certs::load_native_certs();
        roots.add_parsable_certificates(found.certs);
        if roots.is_empty() {
            return Err(AcmeError::NoRoots);
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let config = config?.with_root_certificates(roots).with_no_client_auth();
        Ok(Client(TlsConnector::from(Arc::new(config))))
    }
}

impl HttpClient for Client {
    fn request(
        &self,
        request: Request<BodyWrapper<Bytes>>,
    ) -> Pin<Box<dyn Future<Output = Result<BytesResponse, Error>> + Send>> {
        let connector = self.0.clone();
        Box::pin(async move {
            let sent = timeout(REQUEST_TIMEOUT, send(connector, request)).await;
            sent.unwrap_or_else(|_| Err("no response within 30 seconds".into())).map_err(Error::Other)
        })
    }
}

async fn send(
    connector: TlsConnector,
    mut request: Request<BodyWrapper<Bytes>>,
) -> Result<BytesResponse, Failure> {
    let uri = request.uri().clone();
    let authority = uri.authority().filter(|_| uri.scheme_str() == Some("https"));
    let authority = authority.ok_or_else(|| format!("{uri} is not a URL of HTTPS"))?;
    let host = authority.host().trim_matches(['[', ']']);
    let stream = TcpStream::connect((host, authority.port_u16().unwrap_or(443))).await;
    let stream = stream.map_err(|error| format!("{host} cannot be reached: {error}"))?;
    let stream = connector.connect(ServerName::try_from(host.to_owned())?, stream).await;
    let stream = stream.map_err(|error| format!("{host} has no trusted certificate: {error}"))?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(async move {
        // The error of a connection is also the error of its request.
        let _ = connection.await;
    });
    request.headers_mut().insert(HOST, HeaderValue::from_str(authority.as_str())?);
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    *request.uri_mut() = Uri::try_from(path)?;
    Ok(BytesResponse::from(sender.send_request(request).await?))
}
