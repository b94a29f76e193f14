//! A certificate and its private key as PEM files.

use super::error::CertificateError;
use rustls::crypto::ring;
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::sign::CertifiedKey;
use rustls::{Error, InconsistentKeys};
use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Paths of two PEM files: a certificate followed by those of its authorities, and its private key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CertificateFiles {
    /// Path of the certificate.
    pub cert: PathBuf,
    /// Path of the private key.
    pub key: PathBuf,
}

/// The state of both files, which differs after a change to one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp([Option<(SystemTime, u64, u64)>; 2]);

impl CertificateFiles {
    /// Reads both files, and checks that the key belongs to the certificate.
    ///
    /// # Errors
    /// [`CertificateError`] if a file cannot be read or used, or if the key belongs to another certificate.
    pub fn load(&self) -> Result<CertifiedKey, CertificateError> {
        let chain = certificates(&self.cert)?;
        let key = private_key(&self.key)?;
        let key = ring::sign::any_supported_type(&key);
        let key = key.map_err(|_| CertificateError::Key(self.key.clone()))?;
        let certified = CertifiedKey::new(chain, key);
        match certified.keys_match() {
            Ok(()) | Err(Error::InconsistentKeys(InconsistentKeys::Unknown)) => Ok(certified),
            Err(Error::InconsistentKeys(_)) => {
                Err(CertificateError::Mismatch { cert: self.cert.clone(), key: self.key.clone() })
            }
            Err(error) => {
                let reason = error.to_string();
                Err(CertificateError::Certificate { file: self.cert.clone(), reason })
            }
        }
    }

    /// The current state of both files.
    pub fn stamp(&self) -> Stamp {
        let of = |path: &Path| {
            let metadata = fs::metadata(path).ok()?;
            Some((metadata.modified().ok()?, metadata.len(), inode(&metadata)))
        };
        Stamp([of(&self.cert), of(&self.key)])
    }
}

/// The inode number of a file, which differs after the file is replaced by a rename.
#[cfg(unix)]
fn inode(metadata: &Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::ino(metadata)
}

#[cfg(not(unix))]
fn inode(_: &Metadata) -> u64 {
    0
}

/// Reads the certificates of a PEM file, in their order in the file.
///
/// # Errors
/// [`CertificateError`] if the file cannot be read or parsed, or contains no certificate.
pub fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, CertificateError> {
    let bytes = fs::read(file).map_err(|error| CertificateError::read(file, &error))?;
    let read: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&bytes).collect();
    let chain = read.map_err(|error| pem_error(file, &error))?;
    if chain.is_empty() { Err(CertificateError::NoCertificate(file.to_owned())) } else { Ok(chain) }
}

fn private_key(file: &Path) -> Result<PrivateKeyDer<'static>, CertificateError> {
    let bytes = fs::read(file).map_err(|error| CertificateError::read(file, &error))?;
    PrivateKeyDer::from_pem_slice(&bytes).map_err(|error| match error {
        pem::Error::NoItemsFound if is_encrypted(&bytes) => CertificateError::Encrypted(file.to_owned()),
        pem::Error::NoItemsFound => CertificateError::NoKey(file.to_owned()),
        // The header of an encrypted key in the older format is not base64.
        _ if is_encrypted(&bytes) => CertificateError::Encrypted(file.to_owned()),
        error => pem_error(file, &error),
    })
}

fn is_encrypted(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    text.contains("BEGIN ENCRYPTED PRIVATE KEY") || text.contains("Proc-Type: 4,ENCRYPTED")
}

fn pem_error(file: &Path, error: &pem::Error) -> CertificateError {
    let reason = match error {
        pem::Error::MissingSectionEnd { .. } => "a block has no line that begins with -----END".to_owned(),
        pem::Error::IllegalSectionStart { .. } => {
            "a line that begins with -----BEGIN is malformed".to_owned()
        }
        pem::Error::Base64Decode(_) => "a block is not base64".to_owned(),
        error => error.to_string(),
    };
    CertificateError::Pem { file: file.to_owned(), reason }
}
