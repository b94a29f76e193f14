//! The settings that are limits, with their allowed ranges.

use super::error::ConfigError;
use super::setting::{RawSetting, SettingName};
use super::{rate, size};
use crate::limits::Limits;

/// The limits that the operator set, and the defaults for all others.
///
/// # Errors
/// [`ConfigError`] of the first invalid setting.
pub fn limits<'a>(first: &dyn Fn(SettingName) -> Option<&'a RawSetting>) -> Result<Limits, ConfigError> {
    let usual = Limits::default();
    let count = |name, usual, range| first(name).map_or(Ok(usual), |given| size::count(given, range));
    let hours = |name, usual| first(name).map_or(Ok(usual), size::hours);
    let rate = |name, usual| first(name).map_or(Ok(usual), |given| rate::rate(given, usual));
    let bytes = |name, usual, least| first(name).map_or(Ok(usual), |given| size::bytes_from(given, least));
    let seconds = |name, usual| first(name).map_or(Ok(usual), size::seconds);
    Ok(Limits {
        connections: count(SettingName::MaxConnections, usual.connections, 8..=1_000_000)?,
        connections_per_address: count(
            SettingName::ConnectionsPerAddress,
            usual.connections_per_address,
            4..=1_000_000,
        )?,
        tables: count(SettingName::MaxTables, usual.tables, 0..=100_000)?,
        tables_per_guest: count(SettingName::TablesPerGuest, usual.tables_per_guest, 0..=100_000)?,
        tables_per_address: count(SettingName::TablesPerAddress, usual.tables_per_address, 0..=100_000)?,
        bots_per_guest: count(SettingName::BotsPerGuest, usual.bots_per_guest, 0..=100_000)?,
        empty: hours(SettingName::EmptyHours, usual.empty)?,
        empty_unlisted: hours(SettingName::EmptyUnlistedHours, usual.empty_unlisted)?,
        sockets_per_address: count(SettingName::SocketsPerAddress, usual.sockets_per_address, 1..=1_000_000)?,
        requests: rate(SettingName::Requests, usual.requests)?,
        new_guests: rate(SettingName::NewGuests, usual.new_guests)?,
        new_runs: rate(SettingName::NewEvents, usual.new_runs)?,
        wrong_codes: rate(SettingName::WrongCodes, usual.wrong_codes)?,
        wrong_tokens: rate(SettingName::WrongTokens, usual.wrong_tokens)?,
        changes: rate(SettingName::Changes, usual.changes)?,
        chat: usual.chat,
        decisions: rate(SettingName::Decisions, usual.decisions)?,
        long_requests: count(SettingName::LongRequests, usual.long_requests, 1..=1_000)?,
        long_requests_waiting: count(
            SettingName::LongRequestsWaiting,
            usual.long_requests_waiting,
            0..=100_000,
        )?,
        long_requests_per_address: count(
            SettingName::LongRequestsPerAddress,
            usual.long_requests_per_address,
            1..=100_000,
        )?,
        runs: count(SettingName::MaxEvents, usual.runs, 0..=100_000)?,
        runs_per_guest: count(SettingName::EventsPerGuest, usual.runs_per_guest, 0..=100_000)?,
        runs_per_address: count(SettingName::EventsPerAddress, usual.runs_per_address, 0..=100_000)?,
        viewers_per_run: count(SettingName::ViewersPerEvent, usual.viewers_per_run, 1..=1_000_000)?,
        requests_in_all: rate(SettingName::RequestsInAll, usual.requests_in_all)?,
        new_guests_in_all: rate(SettingName::NewGuestsInAll, usual.new_guests_in_all)?,
        // The HTTP library needs a buffer of at least 8 KiB.
        header_bytes: bytes(SettingName::HeaderBytes, usual.header_bytes, 8 << 10)?,
        body_bytes: bytes(SettingName::BodyBytes, usual.body_bytes, 4 << 10)?,
        file_bytes: bytes(SettingName::FileBytes, usual.file_bytes, 4 << 10)?,
        message_bytes: bytes(SettingName::MessageBytes, usual.message_bytes, 1 << 10)?,
        messages: rate(SettingName::Messages, usual.messages)?,
        bot_messages: rate(SettingName::BotMessages, usual.bot_messages)?,
        sockets_per_bot: count(SettingName::SocketsPerBot, usual.sockets_per_bot, 1..=1_000)?,
        bot_accounts_per_guest: count(
            SettingName::BotAccountsPerGuest,
            usual.bot_accounts_per_guest,
            0..=1_000,
        )?,
        bot_accounts: count(SettingName::MaxBotAccounts, usual.bot_accounts, 0..=10_000)?,
        header_time: seconds(SettingName::HeaderSeconds, usual.header_time)?,
        body_time: seconds(SettingName::BodySeconds, usual.body_time)?,
        write_time: seconds(SettingName::WriteSeconds, usual.write_time)?,
        ..usual
    })
}
