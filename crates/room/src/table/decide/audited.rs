//! Entries of the audit log for decisions at a table.

use super::Host;
use super::decision::Decision;
use crate::audit::{AuditDecision, AuditEntry, Author, TableRef};
use crate::protocol::client::HostCommand;
use crate::table::chair::Chair;
use crate::table::entry::{Config, Entry};
use crate::table::person::Person;
use crate::table::state::State;
use serde_json::json;

/// The entry for a new table with this host; `None` for a demo table.
pub fn created(state: &State, host: Option<&Host>) -> Option<AuditEntry> {
    let Host { id, name } = host?;
    let by = Author::Host { player: *id, name: name.clone().unwrap_or_default() };
    let game = state.created.game.game().name().to_owned();
    let decided = AuditDecision::TableCreated { table: table(state), game, listed: state.created.listed };
    Some(AuditEntry { by, reason: None, decided })
}

/// The entry for a command of the host; `decision` is the decision on the command.
pub(super) fn host(state: &State, who: &Person, command: &HostCommand, decision: &Decision) -> AuditEntry {
    let table = table(state);
    let decided = match command {
        HostCommand::AddBot { seat, .. } => {
            let bot = decision.entries().iter().find_map(|entry| match entry {
                Entry::Seated { who, .. } => Some((who.name(), who.style()?)),
                _ => None,
            });
            let (name, style) = bot.unwrap_or_default();
            AuditDecision::BotAdded { table, seat: *seat, name: name.to_owned(), style: style.to_owned() }
        }
        HostCommand::Remove { seat } => {
            let occupant = Chair::new(*seat).ok().and_then(|chair| state.at(chair));
            let name = occupant.map(|occupant| occupant.who.name().to_owned()).unwrap_or_default();
            let player = occupant.and_then(|occupant| occupant.who.player());
            AuditDecision::SeatFreed { table, seat: *seat, name, player }
        }
        HostCommand::Pause { minutes } => AuditDecision::TablePaused { table, minutes: *minutes },
        HostCommand::Resume => AuditDecision::TableResumed { table },
        HostCommand::Configure { .. } => {
            let configured = decision.entries().iter().find_map(|entry| match entry {
                Entry::Configured { config } => Some(settings(config)),
                _ => None,
            });
            AuditDecision::TableConfigured { table, settings: configured.unwrap_or_default() }
        }
        HostCommand::SetChat { open } => AuditDecision::ChatSet { table, open: *open },
        HostCommand::Close => AuditDecision::TableClosed { table },
    };
    let by = Author::Host { player: who.id, name: who.name.clone() };
    AuditEntry { by, reason: None, decided }
}

/// The entry for the closing of a table by the administrator, with the reason.
pub(super) fn closed(state: &State, reason: &str) -> AuditEntry {
    let decided = AuditDecision::TableClosed { table: table(state) };
    AuditEntry::of_administrator(Some(reason.to_owned()), decided)
}

fn table(state: &State) -> TableRef {
    TableRef { id: state.id, name: state.created.name.clone() }
}

fn settings(config: &Config) -> serde_json::Value {
    let Config { rules, clocks, stakes, house_rules } = config;
    json!({ "rules": rules, "clocks": clocks, "stakes": stakes, "house_rules": house_rules })
}
