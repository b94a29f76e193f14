//! Parsers of the settings for TLS.

use super::address::PublicUrl;
use super::error::ConfigError;
use super::setting::{RawSetting, SettingName};
use crate::tls::CertificateFiles;
use http::Uri;
use rustls::pki_types::DnsName;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

/// Source of the room's certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TlsSource {
    /// Files that the operator names.
    Files(CertificateFiles),
    /// The local authority in the data folder; it is created if there is none.
    Local,
    /// A public authority.
    Acme(AcmeSettings),
}

/// Settings of a certificate from a public authority.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AcmeSettings {
    /// The host name of the room, in lower case.
    pub domain: String,
    /// The email address at which the authority reaches the operator, as a URL; `None` for none.
    pub contact: Option<String>,
    /// URL of the authority's directory.
    pub directory: String,
}

/// Parses the settings of the certificate; `None` to serve HTTP.
///
/// # Errors
/// [`ConfigError`] if a setting is invalid, or if several sources are given.
pub fn source<'a>(
    first: &dyn Fn(SettingName) -> Option<&'a RawSetting>,
) -> Result<Option<TlsSource>, ConfigError> {
    let files = files(first(SettingName::TlsCert), first(SettingName::TlsKey))?.map(TlsSource::Files);
    let local = first(SettingName::TlsLocal);
    let is_local = local.map(RawSetting::boolean).transpose()?.unwrap_or(false);
    let acme = acme(first)?.map(TlsSource::Acme);
    let given = [
        (first(SettingName::TlsCert), files),
        (local, is_local.then_some(TlsSource::Local)),
        (first(SettingName::AcmeDomain), acme),
    ];
    let mut given = given.into_iter().filter_map(|(given, source)| given.zip(source));
    match (given.next(), given.next()) {
        (Some((one, _)), Some((other, _))) => {
            Err(other.error(format!("the room has one certificate: leave this out, or {}", one.name.flag())))
        }
        (source, _) => Ok(source.map(|(_, source)| source)),
    }
}

/// URL of the directory of Let's Encrypt.
const LETS_ENCRYPT: &str = "https://acme-v02.api.letsencrypt.org/directory";

/// Parses the settings of the public authority; `None` if no domain is given.
///
/// # Errors
/// [`ConfigError`] if a setting is invalid, or if another of these settings is given without the domain.
fn acme<'a>(
    first: &dyn Fn(SettingName) -> Option<&'a RawSetting>,
) -> Result<Option<AcmeSettings>, ConfigError> {
    let (contact, directory) = (first(SettingName::AcmeContact), first(SettingName::AcmeDirectory));
    let Some(domain) = first(SettingName::AcmeDomain) else {
        return match contact.or(directory) {
            Some(lonely) => Err(lonely.error(format!(
                "name the host of the certificate too, with {}",
                SettingName::AcmeDomain.flag()
            ))),
            None => Ok(None),
        };
    };
    Ok(Some(AcmeSettings {
        domain: host_name(domain)?,
        contact: contact.map(email).transpose()?,
        directory: directory.map(directory_url).transpose()?.unwrap_or_else(|| LETS_ENCRYPT.to_owned()),
    }))
}

/// Parses a public DNS host name, and returns it in lower case.
fn host_name(given: &RawSetting) -> Result<String, ConfigError> {
    let name = given.value.to_lowercase();
    let is_public = name.contains('.') && !name.ends_with(".local") && name.parse::<IpAddr>().is_err();
    if is_public && DnsName::try_from(name.as_str()).is_ok() {
        return Ok(name);
    }
    Err(given.error("write the public name of the room, such as cards.example.org, with accents as xn--"))
}

/// Parses an email address, and returns its `mailto:` URL.
fn email(given: &RawSetting) -> Result<String, ConfigError> {
    let is_address = given
        .value
        .split_once('@')
        .is_some_and(|(user, host)| !user.is_empty() && DnsName::try_from(host).is_ok());
    let plain = given.value.is_ascii() && !given.value.contains(|c: char| c.is_whitespace() || c == ',');
    if is_address && plain {
        return Ok(format!("mailto:{}", given.value));
    }
    Err(given.error("write an email address, such as host@example.org"))
}

fn directory_url(given: &RawSetting) -> Result<String, ConfigError> {
    let uri: Option<Uri> = given.value.parse().ok();
    let is_https = uri.is_some_and(|uri| uri.scheme_str() == Some("https") && uri.host().is_some());
    if is_https {
        Ok(given.value.clone())
    } else {
        Err(given.error(format!("write a URL, such as {LETS_ENCRYPT}")))
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
/// [`ConfigError`] if the value is not an address and a port, or if the room does not serve HTTPS (`secure` is
/// `false`).
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

/// Checks that the public URL of a room that serves HTTPS has the scheme `https` and, if the certificate is from a
/// public authority, the domain of the certificate.
///
/// # Errors
/// [`ConfigError`] if the URL has the scheme `http` or another domain.
pub fn check_public_url(given: &RawSetting, url: &PublicUrl, source: &TlsSource) -> Result<(), ConfigError> {
    if !url.is_secure() {
        return Err(given.error(format!("the room serves HTTPS: write it as https://{}", url.authority())));
    }
    match source {
        TlsSource::Acme(acme) if url.host() != acme.domain => {
            Err(given.error(format!("the certificate is for {}: write it as https://{0}", acme.domain)))
        }
        _ => Ok(()),
    }
}

impl TlsSource {
    /// The default public URL, which has the domain of a certificate from a public authority; `None` for any other
    /// certificate.
    pub fn public_url(&self) -> Option<PublicUrl> {
        match self {
            TlsSource::Acme(acme) => Some(PublicUrl::https(&acme.domain)),
            TlsSource::Files(_) | TlsSource::Local => None,
        }
    }
}
