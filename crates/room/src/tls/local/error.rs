//! Errors of the local authority. Each message states the file or name, the problem and its fix.

use super::super::error::CertificateError;
use std::io;
use std::path::{Path, PathBuf};

/// Error that prevents the authority from signing a certificate.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum LocalError {
    #[error("{0:?} is neither a host name nor an IP address: write it as den.local or 192.168.1.9")]
    Name(String),
    #[error(
        "the authority may not sign for {name:?}: name it when the authority is made. For a new authority, delete {} and \
         {}; every device must then install the new one", .cert.display(), .key.display()
    )]
    NotPermitted { name: String, cert: PathBuf, key: PathBuf },
    #[error(
        "{} is missing, but {} is there: put it back, or delete the other for a new authority, which every device must \
         then install", .missing.display(), .present.display()
    )]
    Half { missing: PathBuf, present: PathBuf },
    #[error("{}: the authority expired or does not belong to its key: delete {} and {} for a new one, which every device \
             must then install", .cert.display(), .cert.display(), .key.display())]
    Unusable { cert: PathBuf, key: PathBuf },
    #[error("{}: it cannot be written: {error}", .file.display())]
    Write { file: PathBuf, error: io::Error },
    #[error(transparent)]
    Certificate(#[from] CertificateError),
    #[error("the certificate cannot be made: {0}")]
    Make(#[from] rcgen::Error),
}

impl LocalError {
    /// The error of a file that cannot be written.
    pub fn write(file: &Path, error: io::Error) -> LocalError {
        LocalError::Write { file: file.to_owned(), error }
    }
}
