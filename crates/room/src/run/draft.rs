//! The plan of an event, which its organisers can change until the first card is drawn.

use super::GAME;
use super::error::RunError;
use super::when::{Day, Zone, has_passed};
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

    /// This draft with the names of another one; `None` if anything else differs. `rules` are those of the other draft.
    pub(super) fn renamed(&self, other: &Draft, rules: &Rules) -> Option<Draft> {
        let own = Rules::new(&self.settings).ok()?;
        let (route, others) = (&self.plan.route, &other.plan.route);
        let same = own == *rules
            && (self.date, &self.time_zone) == (other.date, &other.time_zone)
            && self.plan.prizes == other.plan.prizes
            && route.iter().map(|place| place.card).eq(others.iter().map(|place| place.card));
        let plan = Plan { route: others.clone(), ..self.plan.clone() };
        same.then(|| Draft { name: other.name.clone(), plan, ..self.clone() })
    }

    /// Returns whether the deadline of the plan has passed at this moment, in milliseconds since the Unix epoch. A
    /// day on paper can still be typed in then.
    pub fn deadline_passed(&self, now_ms: u64) -> bool {
        let deadline = self.settings.deadline.unwrap_or_else(|| Rules::default().deadline());
        has_passed(self.date, &self.time_zone, deadline, now_ms)
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
