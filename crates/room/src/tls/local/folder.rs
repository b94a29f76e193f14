//! The files of the local certificate authority.

use super::super::error::CertificateError;
use super::super::files::CertificateFiles;
use super::error::LocalError;
use crate::private_files;
use rcgen::{Certificate, KeyPair};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A folder with two certificates and their private keys: the authority's and this machine's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalFolder(PathBuf);

impl LocalFolder {
    /// The folder at this path, which need not exist yet.
    pub const fn new(path: PathBuf) -> LocalFolder {
        LocalFolder(path)
    }

    /// The folder `tls` in the room's data folder.
    pub fn in_data(data: &Path) -> LocalFolder {
        LocalFolder(data.join("tls"))
    }

    /// Paths of this machine's certificate and its key.
    pub fn files(&self) -> CertificateFiles {
        CertificateFiles { cert: self.0.join("cert.pem"), key: self.0.join("key.pem") }
    }

    /// Paths of the authority's certificate and its key.
    pub fn authority(&self) -> CertificateFiles {
        CertificateFiles { cert: self.0.join("authority.pem"), key: self.0.join("authority.key") }
    }

    fn names_file(&self) -> PathBuf {
        self.0.join("names.txt")
    }

    /// Creates the folder, which only this user can read.
    pub(super) fn make(&self) -> Result<(), LocalError> {
        private_files::create_folder(&self.0).map_err(|error| LocalError::write(&self.0, error))
    }

    /// Reads the names that the operator gave, one per line; none if the file is missing.
    pub(super) fn names(&self) -> Result<Vec<String>, LocalError> {
        let file = self.names_file();
        let text = if file.exists() { read(&file)? } else { String::new() };
        Ok(text.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned).collect())
    }

    /// The key of this machine's certificate. If it is missing, a new key is generated, but not written yet.
    pub(super) fn leaf_key(&self) -> Result<KeyPair, LocalError> {
        let file = self.files().key;
        if file.exists() { Ok(KeyPair::from_pem(&read(&file)?)?) } else { Ok(KeyPair::generate()?) }
    }

    /// Writes the certificate of this machine, its key and the names that the operator gave.
    pub(super) fn write_leaf(
        &self,
        certificate: &Certificate,
        key: &KeyPair,
        given: &[String],
    ) -> Result<(), LocalError> {
        let CertificateFiles { cert: cert_file, key: key_file } = self.files();
        write(&key_file, &key.serialize_pem())?;
        write(&cert_file, &certificate.pem())?;
        let lines: String = given.iter().map(|name| format!("{name}\n")).collect();
        write(&self.names_file(), &lines)
    }
}

/// Reads a text file.
///
/// # Errors
/// [`CertificateError::Read`] if the file cannot be read, or is not UTF-8.
pub fn read(file: &Path) -> Result<String, CertificateError> {
    fs::read_to_string(file).map_err(|error| CertificateError::read(file, &error))
}

/// Writes a file that only this user can read (0600), and creates its folder (0700). The replacement is atomic: a
/// reader finds either the old or the new content.
///
/// # Errors
/// [`LocalError::Write`] if the folder or the file cannot be written.
pub fn write(file: &Path, text: &str) -> Result<(), LocalError> {
    let part = file.with_extension("new");
    let written = || {
        if let Some(folder) = file.parent() {
            private_files::create_folder(folder)?;
        }
        let mut open = private_files::options().create(true).truncate(true).open(&part)?;
        open.write_all(text.as_bytes())?;
        open.sync_all()?;
        fs::rename(&part, file)
    };
    written().map_err(|error| LocalError::write(file, error))
}
