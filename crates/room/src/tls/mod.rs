//! TLS: certificates, and the configuration of the server.
//!
//! 1. [`CertificateFiles`] (`files.rs`): a certificate and its private key as PEM files, loaded and checked.
//!    `validity.rs`: the validity period of a certificate.
//! 2. [`Certificates`] (`store.rs`): the certificate in use. Open connections keep the certificate with which they were
//!    opened.
//! 3. [`watch`]: loads the files again when they change.
//! 4. [`local`]: a local authority, and the certificate that it signs for this machine.
//!
//! The cryptography is provided by `ring`.

mod error;
mod files;
pub mod local;
mod store;
mod validity;
mod watch;

pub use error::CertificateError;
pub use files::CertificateFiles;
pub use store::{ACME_PROTOCOL, Certificates};
pub use validity::{Validity, covers};
pub use watch::watch;

#[cfg(test)]
pub(crate) mod scratch;
#[cfg(test)]
mod tests;
