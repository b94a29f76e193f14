//! Parsers of the settings for TLS.

use super::address::PublicUrl;
use super::error::ConfigError;
use super::setting::{RawSetting, SettingName};
use crate::tls::CertificateFiles;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Source of the room's certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TlsSource {
    /// Files that the operator names.
    Files(CertificateFiles),
    /// The local authority in the data folder, which is made if there is none.
    Local,
}

/// Parses the settings of the certificate; `None` to serve HTTP.
///
/// # Errors
/// [`ConfigError`] if a setting is invalid, or if both sources are given.
pub fn source<'a>(
    first: &dyn Fn(SettingName) -> Option<&'a RawSetting>,
) -> Result<Option<TlsSource>, ConfigError> {
    let files = files(first(SettingName::TlsCert), first(SettingName::TlsKey))?;
    let local = first(SettingName::TlsLocal);
    let is_local = local.map(RawSetting::boolean).transpose()?.unwrap_or(false);
    match (files, local.filter(|_| is_local)) {
        (Some(_), Some(local)) => Err(local.error(format!(
            "the room has one certificate: leave this out, or {} and {}",
            SettingName::TlsCert.flag(),
            SettingName::TlsKey.flag()
        ))),
        (Some(files), None) => Ok(Some(TlsSource::Files(files))),
        (None, local) => Ok(local.map(|_| TlsSource::Local)),
    }
}

/// Parses the files of the certificate and of its private key; `None` if neither is given.
///
/// # Errors
/// [`ConfigError`] if only one is given, or a path is empty.
fn files(
    cert: Option<&RawSetting>,
    key: Option<&RawSetting>,
) -> Result<Option<CertificateFiles>, ConfigError> {
    match (cert, key) {
        (None, None) => Ok(None),
        (Some(cert), Some(key)) => Ok(Some(CertificateFiles { cert: file(cert)?, key: file(key)? })),
        (Some(cert), None) => Err(lonely(cert, "private key", SettingName::TlsKey)),
        (None, Some(key)) => Err(lonely(key, "certificate", SettingName::TlsCert)),
    }
}

fn lonely(given: &RawSetting, missing: &str, name: SettingName) -> ConfigError {
    given.error(format!("name the file of its {missing} too, with {}", name.flag()))
}

fn file(given: &RawSetting) -> Result<PathBuf, ConfigError> {
    let empty = given.value.trim().is_empty();
    if empty { Err(given.error("write the path of a PEM file")) } else { Ok(PathBuf::from(&given.value)) }
}

/// Parses the address of the listener that redirects to HTTPS.
///
/// # Errors
/// [`ConfigError`] if the value is not an address and a port, or if the room does not serve HTTPS (`secure`).
pub fn redirect(given: &RawSetting, secure: bool) -> Result<SocketAddr, ConfigError> {
    if !secure {
        return Err(given.error(format!(
            "the room serves no HTTPS to redirect to: name a certificate, with {} and {}, or add {}",
            SettingName::TlsCert.flag(),
            SettingName::TlsKey.flag(),
            SettingName::TlsLocal.flag()
        )));
    }
    super::address::listen(given)
}

/// Checks that the public URL of a room that serves HTTPS is one of HTTPS.
///
/// # Errors
/// [`ConfigError`] if it is one of HTTP.
pub fn check_public_url(given: &RawSetting, url: &PublicUrl) -> Result<(), ConfigError> {
    if url.is_secure() {
        return Ok(());
    }
    Err(given.error(format!("the room serves HTTPS: write it as https://{}", url.authority())))
}
