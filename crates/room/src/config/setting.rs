//! The settings, and their unvalidated values.

use super::error::{ConfigError, SettingSource};
use serde::Deserialize;
use strum::{IntoStaticStr, VariantArray};

/// A setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SettingName {
    /// The address to listen on.
    Listen,
    /// The public URL of the room, if it differs from the address to listen on.
    PublicUrl,
    /// The data folder.
    Data,
    /// Demo tables, on or off.
    Demo,
    /// Format of the log output.
    Log,
    /// Size of the write-ahead log at which it is checkpointed.
    WalLimit,
    /// Maximum number of open connections.
    MaxConnections,
    /// Maximum number of open connections of one client (IPv4 address or IPv6 /64 network).
    ConnectionsPerAddress,
    /// Maximum number of open tables.
    MaxTables,
    /// Maximum number of open tables of one host.
    TablesPerGuest,
    /// Maximum number of open tables of one client, counted from the start of the process.
    TablesPerAddress,
    /// Maximum number of bots at the open tables of one host.
    BotsPerGuest,
    /// Hours after which an empty listed table closes; 0 for never.
    EmptyHours,
    /// Hours after which an empty unlisted table closes; 0 for never.
    EmptyUnlistedHours,
}

impl SettingName {
    /// All settings.
    pub const ALL: &[SettingName] = SettingName::VARIANTS;

    /// The key in the file: `public_url`.
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// The flag, with its hyphens: `--public-url`.
    pub fn flag(self) -> String {
        format!("--{}", self.key().replace('_', "-"))
    }

    /// The name of the environment variable: `CARDROOM_PUBLIC_URL`.
    pub fn variable(self) -> String {
        format!("CARDROOM_{}", self.key().to_uppercase())
    }
}

/// An unvalidated setting with its source.
#[derive(Clone, Debug, PartialEq)]
pub struct RawSetting {
    /// The setting.
    pub name: SettingName,
    /// Value as text.
    pub value: String,
    /// Source of the value.
    pub source: SettingSource,
}

impl RawSetting {
    /// A setting given as a command-line flag.
    pub fn flag(name: SettingName, value: impl Into<String>) -> RawSetting {
        RawSetting { name, value: value.into(), source: SettingSource::Flag(name.flag()) }
    }

    pub(super) fn error(&self, wrong: impl Into<String>) -> ConfigError {
        ConfigError::new(self.source.clone(), format!("{:?}: {}", self.value, wrong.into()))
    }
}
