//! The first entries of a table: its creation, and bots on its last chairs.

use super::bots::seat_bots;
use super::config::config;
use super::decision::Decision;
use crate::game::{GameName, TableRules};
use crate::log_types::{Clocks, HouseRules, Stakes};
use crate::names;
use crate::store::{PlayerId, TableId};
use crate::table::chair::Chair;
use crate::table::entry::{Config, Entry, LoggedEntry, TableProperties};
use crate::table::error::CreationError;
use crate::table::error::TableError;
use crate::table::state::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// Request for a new table, not yet validated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Create {
    /// The game to be played.
    pub game: GameName,
    /// Display name of the table.
    pub name: String,
    /// The game's settings, an object with the fields listed in `RULINGS.md`. Omitted fields get their defaults, and an
    /// omitted `preset` is the game's default preset, if it has one.
    #[serde(default)]
    pub rules: Option<Value>,
    /// Number of seats, from 2 to the maximum that the game allows with these settings.
    #[schemars(range(min = 2, max = 10))]
    pub seats: u8,
    /// The buy-in limits; the game's defaults if omitted.
    #[serde(default)]
    pub stakes: Option<Stakes>,
    /// The clocks, in seconds; the defaults if omitted.
    #[serde(default)]
    pub clocks: Option<Clocks>,
    /// The house rules; the defaults of a listed or unlisted table if omitted.
    #[serde(default)]
    pub house_rules: Option<HouseRules>,
    /// `true` to list the table in the lobby. Only people with its link can find an unlisted table.
    #[serde(default)]
    pub listed: bool,
    /// Number of bots, in the last seats; less than the number of seats.
    #[serde(default)]
    #[schemars(range(min = 0, max = 9))]
    pub bots: u8,
}

/// The host of a new table.
#[derive(Clone, Debug)]
pub struct Host {
    /// The host's id.
    pub id: PlayerId,
    /// The host's name, if known.
    pub name: Option<String>,
}

/// A new table, before its first entries are stored.
pub struct NewTable {
    table: TableProperties,
    config: Config,
    /// The checked rules of `config`.
    rules: Arc<dyn TableRules>,
    /// Entries that seat the bots.
    bots: Decision,
}

impl NewTable {
    /// Returns the state after the first entries, and these entries as logged at this time, in milliseconds since the
    /// Unix epoch.
    pub fn begin(self, id: TableId, at_ms: u64) -> (State, Vec<LoggedEntry>) {
        let NewTable { table, config, rules, bots } = self;
        let creation = Entry::Created { table: table.clone(), config: config.clone() };
        let mut log = vec![LoggedEntry::new(at_ms, creation)];
        let mut state = State::after_creation(id, at_ms, table, config, rules);
        let seated = bots.logged_entries(at_ms);
        log.extend(seated.iter().cloned());
        state.apply_decision(state.seq + 1, seated, bots.change().clone());
        (state, log)
    }
}

/// Validates the request for a new table, and decides its first entries. A table without a host is a demo table. `draw`
/// returns a random number below its argument, for the choice of the bots and their names.
///
/// # Errors
/// The refusal of an invalid request.
pub fn create(
    host: Option<Host>,
    request: &Create,
    draw: impl FnMut(u64) -> u64,
) -> Result<NewTable, TableError> {
    let game = request.game.game();
    let rules = game.rules(&settings(request))?;
    let default = HouseRules::for_new_table(request.listed, host.is_none());
    let house_rules = request.house_rules.unwrap_or(default);
    let config = config(&*rules, request.seats.into(), request.clocks, request.stakes, house_rules)?;
    let table = created(host, request, *rules.players().end())?;
    let chairs: Vec<Chair> = Chair::first(request.seats.into()).collect();
    let chairs = chairs.into_iter().rev().take(request.bots.into());
    let bots = seat_bots(game, chairs, config.stakes, draw);
    Ok(NewTable { table, config, rules, bots: Decision::of(bots) })
}

/// The settings of a new table, with the game's default preset if the request names none.
fn settings(request: &Create) -> Value {
    let mut rules = request.rules.clone().unwrap_or_else(|| Value::Object(serde_json::Map::new()));
    if let (Some(preset), Some(fields)) = (request.game.game().preset(), rules.as_object_mut()) {
        fields.entry("preset").or_insert_with(|| preset.into());
    }
    rules
}

/// The fixed properties of a table, which may have up to `most` chairs. Without a host it is a demo table, which is
/// always listed. Refuses an invalid name, too many or too few chairs, and bots on every chair.
fn created(host: Option<Host>, request: &Create, most: usize) -> Result<TableProperties, TableError> {
    let name = names::table(&request.name)?;
    let least = 2.min(most);
    if !(least..=most).contains(&request.seats.into()) {
        return Err(CreationError::TableSeats { seats: request.seats, least, most }.into());
    }
    if request.bots >= request.seats {
        return Err(CreationError::TooManyBots { bots: request.bots, seats: request.seats }.into());
    }
    let demo = host.is_none();
    Ok(TableProperties {
        name,
        game: request.game,
        host: host.as_ref().map(|host| host.id),
        host_name: host.and_then(|host| host.name),
        chairs: request.seats,
        listed: request.listed || demo,
        demo,
    })
}
