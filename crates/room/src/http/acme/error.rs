//! Errors of an order: the problem and its fix.

use crate::tls::CertificateError;
use crate::tls::local::LocalError;

/// Error that keeps the room from getting a certificate.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum AcmeError {
    #[error(
        "the operating system trusts no authority: install its certificates, such as Debian's ca-certificates"
    )]
    NoRoots,
    #[error("TLS cannot be configured: {0}")]
    Tls(#[from] rustls::Error),
    #[error("the certificate authority: {0}")]
    Authority(#[from] instant_acme::Error),
    #[error(
        "the certificate authority offers no challenge tls-alpn-01 for {0}: choose another with --acme-directory"
    )]
    NoChallenge(String),
    #[error(
        "the certificate authority did not reach the room: {0}: port 443 of the name must lead to the room"
    )]
    NotReached(String),
    #[error("the stored account cannot be read: {0}: delete account.json for a new one")]
    Account(#[from] serde_json::Error),
    #[error("the key of a challenge cannot be made: {0}")]
    Challenge(#[from] rcgen::Error),
    #[error(transparent)]
    File(#[from] LocalError),
    #[error(transparent)]
    Certificate(#[from] CertificateError),
}
