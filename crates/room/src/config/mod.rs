//! Configuration of the room by flags, environment variables and a TOML file, in this order of precedence.
//!
//! 1. [`SettingName`] (`setting.rs`): the settings, each with its flag, its environment variable and its key in the
//!    file.
//! 2. [`RawSetting`] (`setting.rs`): an unvalidated setting with its source. `file.rs` reads settings from a file.
//! 3. [`Config`]: the validated settings. `address.rs`, `limits.rs`, `rate.rs`, `size.rs` and `tls.rs` parse them.
//! 4. [`ConfigError`]: the source of an invalid setting, the problem and its fix.

mod address;
mod error;
mod file;
mod limits;
mod rate;
mod setting;
mod size;
mod tls;

pub use address::PublicUrl;
pub use error::{ConfigError, SettingSource};
pub use setting::{RawSetting, SettingName};
pub use tls::{AcmeSettings, TlsSource};

use crate::limits::Limits;
use crate::store::WAL_LIMIT;
use ipnet::IpNet;
use std::env;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;
use strum::EnumString;

/// Format of the program's log on standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum LogFormat {
    /// Lines of text for people.
    #[default]
    Text,
    /// One JSON object per line for programs.
    Json,
}

/// Validated configuration of the room.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The address to listen on; 127.0.0.1:8080 by default.
    pub listen: SocketAddr,
    /// The public URL of the room; `None` if the operator gave none and the certificate is not from a public authority.
    pub public_url: Option<PublicUrl>,
    /// The certificate; `None` to serve HTTP.
    pub tls: Option<TlsSource>,
    /// The address of the additional listener that redirects HTTP requests to HTTPS; `None` if there is none.
    pub http_redirect: Option<SocketAddr>,
    /// The proxies whose headers name the clients; none by default.
    pub trusted_proxies: Vec<IpNet>,
    /// The token for metrics; `None` if only programs on this machine may read them.
    pub metrics_token: Option<String>,
    /// Path of the data folder, which contains the databases.
    pub data: PathBuf,
    /// `true` to open the demo tables; the default.
    pub demo: bool,
    /// Format of the program's log on standard error; text by default.
    pub log: LogFormat,
    /// Size of the write-ahead log at which it is checkpointed into the database, in bytes.
    pub wal_limit: u64,
    /// Limits of clients, guests and the room, from the settings or their defaults.
    pub limits: Limits,
}

impl Config {
    /// Reads the settings in the order of precedence: flags, environment, file, defaults. Without `file`, the
    /// environment variable `CARDROOM_CONFIG` names the file, if it is set.
    ///
    /// # Errors
    /// [`ConfigError`] with the flag, the variable, the file or its line, and the fix.
    pub fn read(flags: Vec<RawSetting>, file: Option<PathBuf>) -> Result<Config, ConfigError> {
        let variable = |name: &str| env::var_os(name);
        let file = match file.or_else(|| variable("CARDROOM_CONFIG").map(PathBuf::from)) {
            Some(path) => file::read(&path)?,
            None => Vec::new(),
        };
        Config::of(flags, &variable, file)
    }

    fn of(
        flags: Vec<RawSetting>,
        variable: &dyn Fn(&str) -> Option<OsString>,
        file: Vec<RawSetting>,
    ) -> Result<Config, ConfigError> {
        let given: Vec<RawSetting> =
            flags.into_iter().chain(from_environment(variable)?).chain(file).collect();
        let first = |name| given.iter().find(|given| given.name == name);
        let listen = first(SettingName::Listen).map(address::listen).transpose()?;
        let data = first(SettingName::Data).map(folder).transpose()?;
        let tls = tls::source(&first)?;
        let redirect = first(SettingName::HttpRedirect).map(|given| tls::redirect(given, tls.is_some()));
        Ok(Config {
            listen: listen.unwrap_or(SocketAddr::from(([127, 0, 0, 1], 8080))),
            public_url: public_url(first(SettingName::PublicUrl), tls.as_ref())?,
            tls,
            http_redirect: redirect.transpose()?,
            trusted_proxies: first(SettingName::TrustedProxy)
                .map(address::proxies)
                .transpose()?
                .unwrap_or_default(),
            metrics_token: first(SettingName::MetricsToken).map(metrics_token).transpose()?,
            data: data.map_or_else(|| default_folder(std::env::consts::OS, variable), Ok)?,
            demo: first(SettingName::Demo).map(RawSetting::boolean).transpose()?.unwrap_or(true),
            log: first(SettingName::Log).map(log_format).transpose()?.unwrap_or_default(),
            wal_limit: first(SettingName::WalLimit).map(size::wal_limit).transpose()?.unwrap_or(WAL_LIMIT),
            limits: limits::limits(&first)?,
        })
    }
}

/// The public URL, which must match the certificate if the room serves HTTPS. By default, it has the domain of the
/// certificate from a public authority; `None` without such a certificate.
fn public_url(
    given: Option<&RawSetting>,
    source: Option<&TlsSource>,
) -> Result<Option<PublicUrl>, ConfigError> {
    let Some(given) = given else { return Ok(source.and_then(TlsSource::public_url)) };
    let url = address::public_url(given)?;
    if let Some(source) = source {
        tls::check_public_url(given, &url, source)?;
    }
    Ok(Some(url))
}

fn from_environment(variable: &dyn Fn(&str) -> Option<OsString>) -> Result<Vec<RawSetting>, ConfigError> {
    let given = SettingName::ALL.iter().filter_map(|&name| {
        let value = variable(&name.variable())?;
        let source = SettingSource::Variable(name.variable());
        let text = value.into_string().map_err(|_| ConfigError::new(source.clone(), "is not text in UTF-8"));
        Some(text.map(|value| RawSetting { name, value, source }))
    });
    given.collect()
}

fn folder(given: &RawSetting) -> Result<PathBuf, ConfigError> {
    if given.value.trim().is_empty() {
        return Err(given.error("write the path of a folder"));
    }
    // In TOML, "C:\new" has a line break.
    if given.value.contains(char::is_control) {
        return Err(ConfigError::new(given.source.clone(), file::BACKSLASHES));
    }
    // The cmd of Windows reads \" as a quotation mark, so that "C:\My room\" does not end with its last one.
    if cfg!(windows) && given.value.contains('"') {
        return Err(ConfigError::new(given.source.clone(), "write the path without the last backslash"));
    }
    Ok(PathBuf::from(&given.value))
}

/// The token for metrics: 16 or more visible ASCII characters. Error messages do not contain the token.
fn metrics_token(given: &RawSetting) -> Result<String, ConfigError> {
    let is_token = given.value.len() >= 16 && given.value.bytes().all(|byte| byte.is_ascii_graphic());
    let wrong = "write 16 or more letters, digits and signs, without spaces";
    if is_token { Ok(given.value.clone()) } else { Err(ConfigError::new(given.source.clone(), wrong)) }
}

fn log_format(given: &RawSetting) -> Result<LogFormat, ConfigError> {
    given.value.parse().map_err(|_| given.error("write text or json"))
}

/// The default data folder of this operating system ([`std::env::consts::OS`]): `Cardroom` in `LOCALAPPDATA` on Windows
/// and in `Library/Application Support` of the home folder on macOS; elsewhere `cardroom` in `XDG_DATA_HOME` or, without
/// this variable, in `.local/share` of the home folder. A variable with a relative path is ignored. An error if no folder
/// is known.
fn default_folder(system: &str, variable: &dyn Fn(&str) -> Option<OsString>) -> Result<PathBuf, ConfigError> {
    let named = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = |below: &str| named("HOME").map(|home| home.join(below));
    let folder = match system {
        "windows" => named("LOCALAPPDATA").map(|folder| folder.join("Cardroom")),
        "macos" => home("Library/Application Support").map(|folder| folder.join("Cardroom")),
        _ => named("XDG_DATA_HOME").or_else(|| home(".local/share")).map(|folder| folder.join("cardroom")),
    };
    folder.ok_or_else(|| {
        ConfigError::new(
            SettingSource::Flag(SettingName::Data.flag()),
            "there is no home folder: name the data folder",
        )
    })
}

#[cfg(test)]
mod tests;
