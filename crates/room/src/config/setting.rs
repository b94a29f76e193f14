//! The settings, and their unvalidated values.

use super::error::{ConfigError, SettingSource};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
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
    /// Maximum number of open connections of one address.
    ConnectionsPerAddress,
    /// Maximum number of open tables.
    MaxTables,
    /// Maximum number of open tables of one host.
    TablesPerGuest,
    /// Maximum number of open tables of one address.
    TablesPerAddress,
    /// Maximum number of bots at the tables of one host.
    BotsPerGuest,
    /// Hours after which an empty listed table closes.
    EmptyHours,
    /// Hours after which an empty unlisted table closes.
    EmptyUnlistedHours,
}

impl SettingName {
    /// All settings.
    pub const ALL: &[SettingName] = SettingName::VARIANTS;

    /// The key in the file.
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// The name of the flag.
    pub fn flag(self) -> String {
        format!("--{}", self.key().replace('_', "-"))
    }

    /// The name of the environment variable.
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
