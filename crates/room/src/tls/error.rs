//! Errors of certificate files. Each message states the file, the problem and its fix.

use std::io;
use std::path::{Path, PathBuf};

/// Error that makes a certificate or its key unusable.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum CertificateError {
    #[error("{}: {reason}", .file.display())]
    Read { file: PathBuf, reason: String },
    #[error(
        "{}: there is no certificate in it: it must have a block that begins with -----BEGIN CERTIFICATE-----, the \
         server's own first and then those of its authorities", .0.display()
    )]
    NoCertificate(PathBuf),
    #[error(
        "{}: there is no private key in it: it must have a block that begins with -----BEGIN PRIVATE KEY-----",
        .0.display()
    )]
    NoKey(PathBuf),
    #[error(
        "{file}: the private key has a passphrase: write one without, with: openssl pkey -in {file} -out new.key",
        file = .0.display()
    )]
    Encrypted(PathBuf),
    #[error("{}: it is not PEM: {reason}: save the file again as its authority issued it", .file.display())]
    Pem { file: PathBuf, reason: String },
    #[error("{}: the first certificate cannot be read: {reason}: save the file again as its authority issued it", .file.display())]
    Certificate { file: PathBuf, reason: String },
    #[error("{}: this kind of private key is not supported: use an ECDSA key on P-256 or P-384, Ed25519, or RSA with at least 2048 bits", .0.display())]
    Key(PathBuf),
    #[error(
        "{} is not the private key of the first certificate in {}: name the two files that belong together", .key.display(), .cert.display()
    )]
    Mismatch { cert: PathBuf, key: PathBuf },
}

impl CertificateError {
    /// The error of a file that cannot be read.
    pub fn read(file: &Path, error: &io::Error) -> CertificateError {
        let reason = match error.kind() {
            io::ErrorKind::NotFound => "there is no such file: name a PEM file".to_owned(),
            io::ErrorKind::PermissionDenied => {
                "this user may not read it: change its owner or its permissions".to_owned()
            }
            io::ErrorKind::IsADirectory => "it is a folder: name a PEM file".to_owned(),
            _ => format!("it cannot be read: {error}"),
        };
        CertificateError::Read { file: file.to_owned(), reason }
    }
}
