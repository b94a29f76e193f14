//! The settings, and their unvalidated values.

use super::error::{ConfigError, SettingSource};
use serde::Deserialize;
use strum::{IntoStaticStr, VariantArray};

/// Name of a setting, from which its flag, variable and key in the file are derived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SettingName {
    /// Address and port to listen on.
    Listen,
    /// The public URL of the room, if it differs from the address to listen on.
    PublicUrl,
    /// Path of the certificate, a PEM file.
    TlsCert,
    /// Path of the certificate's private key, a PEM file.
    TlsKey,
    /// A certificate of the local authority, on or off.
    TlsLocal,
    /// Host name for which a public authority issues a certificate.
    AcmeDomain,
    /// Email address at which the public authority reaches the operator.
    AcmeContact,
    /// URL of the directory of the public authority.
    AcmeDirectory,
    /// Address and port on which HTTP requests are redirected to HTTPS.
    HttpRedirect,
    /// Addresses and networks of the proxies whose headers name the clients.
    TrustedProxy,
    /// Token for metrics.
    MetricsToken,
    /// Path of the data folder.
    Data,
    /// Demo tables, on or off.
    Demo,
    /// Format of the program's log: text or JSON.
    Log,
    /// Size of the write-ahead log at which it is checkpointed, in bytes.
    WalLimit,
    /// Maximum number of open connections of all clients together.
    MaxConnections,
    /// Maximum number of open connections of one client (IPv4 address or IPv6 /64 network).
    ConnectionsPerAddress,
    /// Maximum number of open tables in the room.
    MaxTables,
    /// Maximum number of open tables of one host.
    TablesPerGuest,
    /// Maximum number of open tables that one client created since the start of the process.
    TablesPerAddress,
    /// Maximum number of bots at the open tables of one host.
    BotsPerGuest,
    /// Hours after which an empty listed table closes; 0 for never.
    EmptyHours,
    /// Hours after which an empty unlisted table closes; 0 for never.
    EmptyUnlistedHours,
    /// Maximum number of open sockets of one client.
    SocketsPerAddress,
    /// Rate of requests of one client.
    Requests,
    /// Rate of the requests of all clients.
    RequestsInAll,
    /// Rate of new guests of one client.
    NewGuests,
    /// Rate of the new guests of all clients.
    NewGuestsInAll,
    /// Rate of new events of one client.
    NewEvents,
    /// Rate at which one client may enter wrong codes.
    WrongCodes,
    /// Rate at which one client may enter wrong administrator tokens.
    WrongTokens,
    /// Rate of changes of one guest at a table or in an event.
    Changes,
    /// Rate of the decisions of one host at all tables.
    Decisions,
    /// Rate of the messages on one socket.
    Messages,
    /// Rate of the messages and requests of one bot account.
    BotMessages,
    /// Maximum number of open sockets of one bot account.
    SocketsPerBot,
    /// Maximum number of bot accounts of one host.
    BotAccountsPerGuest,
    /// Maximum number of bot accounts in the room.
    MaxBotAccounts,
    /// Maximum number of long requests that run at a time.
    LongRequests,
    /// Maximum number of long requests that wait.
    LongRequestsWaiting,
    /// Maximum number of long requests of one client that wait.
    LongRequestsPerAddress,
    /// Maximum number of events that are not over.
    MaxEvents,
    /// Maximum number of events that one guest created and that are not over.
    EventsPerGuest,
    /// Maximum number of events that one client created since the start of the process and that are not over.
    EventsPerAddress,
    /// Maximum number of viewers of the board of one event.
    ViewersPerEvent,
    /// Maximum length of the header of a request, in bytes.
    HeaderBytes,
    /// Maximum length of a JSON body, in bytes.
    BodyBytes,
    /// Maximum length of a file of participants, in bytes.
    FileBytes,
    /// Maximum length of a message on a socket, in bytes.
    MessageBytes,
    /// Seconds within which the header of a request must arrive.
    HeaderSeconds,
    /// Seconds within which the body of a request must arrive.
    BodySeconds,
    /// Seconds after which a client that does not read is disconnected.
    WriteSeconds,
}

impl SettingName {
    /// All settings, in the order of their declaration.
    pub const ALL: &[SettingName] = SettingName::VARIANTS;

    /// The key in the file: `public_url`.
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// The flag, with its hyphens: `--public-url`.
    pub fn flag(self) -> String {
        format!("--{}", self.key().replace('_', "-"))
    }

    /// Returns whether this is a limit without a flag of its own. Such a limit is set with `--limit`.
    pub fn is_other_limit(self) -> bool {
        self >= SettingName::SocketsPerAddress
    }

    /// The name of the environment variable: `CARDROOM_PUBLIC_URL`.
    pub fn variable(self) -> String {
        format!("CARDROOM_{}", self.key().to_uppercase())
    }
}

/// An unvalidated setting with its source.
#[derive(Clone, Debug, PartialEq)]
pub struct RawSetting {
    /// Name of the setting.
    pub name: SettingName,
    /// The value as the operator wrote it.
    pub value: String,
    /// The flag, the variable or the line of a file that sets the value.
    pub source: SettingSource,
}

impl RawSetting {
    /// A setting given as a command-line flag.
    pub fn flag(name: SettingName, value: impl Into<String>) -> RawSetting {
        RawSetting { name, value: value.into(), source: SettingSource::Flag(name.flag()) }
    }

    /// A limit given with the flag `--limit`.
    pub fn limit(name: SettingName, value: impl Into<String>) -> RawSetting {
        let source = SettingSource::Flag(format!("--limit {}", name.key()));
        RawSetting { name, value: value.into(), source }
    }

    /// Parses the value as true (`true`, `1` or `yes`) or false (`false`, `0` or `no`).
    ///
    /// # Errors
    /// [`ConfigError`] if the value is neither.
    pub(super) fn boolean(&self) -> Result<bool, ConfigError> {
        match self.value.as_str() {
            "true" | "1" | "yes" => Ok(true),
            "false" | "0" | "no" => Ok(false),
            _ => Err(self.error("write true or false")),
        }
    }

    pub(super) fn error(&self, wrong: impl Into<String>) -> ConfigError {
        ConfigError::new(self.source.clone(), format!("{:?}: {}", self.value, wrong.into()))
    }
}
