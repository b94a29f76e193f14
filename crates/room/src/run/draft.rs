//! The plan of an event, which its organisers can change until the first card is drawn.

use super::GAME;
use super::error::RunError;
use super::when::{Day, Zone};
use crate::game::GameRefusal;
use crate::names;
use games::poker_run::{Plan, PokerRun, Rules, Settings};
use games::{NoOrder, Refereed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The plan of an event: name, date, route, prizes and settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RunDraft")]
pub struct Draft {
    /// The name, 1 to 80 characters.
    pub name: String,
    /// The date on which the event begins.
    pub date: Day,
    /// The time zone of all times in the event.
    pub time_zone: Zone,
    /// The route and the prizes.
    pub plan: Plan,
    /// The settings of the game; omitted ones have their defaults.
    #[serde(default)]
    pub settings: Settings,
}

impl Draft {
    /// Validates the draft. Returns it with a normalized name, its rules, and the game that opens with them.
    ///
    /// # Errors
    /// A refusal of the name, the settings, the route or the prizes.
    pub fn checked(&self) -> Result<(Draft, Rules, PokerRun), RunError> {
        let draft = Draft { name: names::event(&self.name)?, ..self.clone() };
        let rules = Rules::new(&self.settings).map_err(|error| GameRefusal::new(GAME, &error))?;
        let game = draft.open(PokerRun::VERSION, &rules)?;
        Ok((draft, rules, game))
    }

    /// Opens the event under a version of the rules.
    ///
    /// # Errors
    /// The game's refusal of the route or the prizes.
    pub fn open(&self, version: u32, rules: &Rules) -> Result<PokerRun, GameRefusal> {
        let opened = PokerRun::open_version(version, rules, &self.plan, &NoOrder, &mut |_| ());
        opened.map_err(|error| GameRefusal::new(GAME, &error))
    }
}
