//! The plan of an event. Its organisers can change it until the first card is drawn, and some parts, such as names,
//! even later.

use super::GAME;
use super::error::{RunError, RunRefusal};
use super::phone_number::PhoneNumber;
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
    /// Name of the event, 1 to 80 characters.
    pub name: String,
    /// The date on which the event begins.
    pub date: Day,
    /// The time zone of all times in the event.
    pub time_zone: Zone,
    /// The route and the prizes.
    pub plan: Plan,
    /// The settings of the game; omitted settings have their defaults.
    #[serde(default)]
    pub settings: Settings,
    /// `true` to list the event in the lobby once it is open; otherwise it is found only by its links. Drafts are never
    /// listed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub listed: bool,
    /// Telephone number for emergencies, which is printed on the tally sheets. It is part of the public log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub emergency: Option<PhoneNumber>,
    /// The waiver that riders sign before they ride; none if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiver: Option<Waiver>,
    /// `true` if participants can verify the draws of the on-screen wheel (`docs/draws.md`): the room and the staff's
    /// phone are bound to their values before the draw, and the participant names a number at each draw. It cannot be
    /// changed once registration is open.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub provable_draws: bool,
}

/// A waiver that riders sign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Waiver {
    /// The text of the waiver or its address, up to 2,000 characters; may be empty.
    pub text: String,
}

/// Maximum length of a waiver, in characters.
const MAX_WAIVER: usize = 2_000;

impl Waiver {
    /// Returns the waiver with trimmed text, or refuses a text that is too long.
    fn checked(&self) -> Result<Waiver, RunRefusal> {
        let text = self.text.trim();
        if text.chars().count() > MAX_WAIVER {
            return Err(RunRefusal::WaiverLength { most: MAX_WAIVER });
        }
        Ok(Waiver { text: text.to_owned() })
    }
}

impl Draft {
    /// Validates the draft. Returns the draft with a normalized name and a trimmed waiver, its rules, and the game that
    /// opens with them.
    ///
    /// # Errors
    /// A refusal of the name, the waiver, the names of the stops, the settings, the route or the prizes.
    pub fn checked(&self) -> Result<(Draft, Rules, PokerRun), RunError> {
        let waiver = self.waiver.as_ref().map(Waiver::checked).transpose()?;
        self.check_stop_names()?;
        let draft = Draft { name: names::event(&self.name)?, waiver, ..self.clone() };
        let rules = Rules::new(&self.settings).map_err(|error| GameRefusal::new(GAME, &error))?;
        let game = draft.open(PokerRun::VERSION, &rules)?;
        Ok((draft, rules, game))
    }

    /// Checks that no two stops have the same name, ignoring case and outer whitespace: a volunteer chooses a stop by
    /// its name. Empty names are not compared.
    fn check_stop_names(&self) -> Result<(), RunRefusal> {
        let stops = self.plan.route.iter().filter(|place| place.card).map(|place| place.name.trim());
        let names: Vec<String> = stops.clone().map(str::to_lowercase).collect();
        for (second, name) in stops.enumerate().filter(|(_, name)| !name.is_empty()) {
            if let Some(first) = names[..second].iter().position(|earlier| *earlier == names[second]) {
                let name = name.to_owned();
                return Err(RunRefusal::StopNameTwice { first: first + 1, second: second + 1, name });
            }
        }
        Ok(())
    }

    /// This draft with the names, the emergency number and the waiver of `other`, and listed if `other` is; `None` if
    /// the two differ in anything else. `rules` are the rules of `other`.
    pub(super) fn renamed(&self, other: &Draft, rules: &Rules) -> Option<Draft> {
        let own = Rules::new(&self.settings).ok()?;
        let (route, others) = (&self.plan.route, &other.plan.route);
        let same = own == *rules
            && (self.date, &self.time_zone) == (other.date, &other.time_zone)
            && self.plan.prizes == other.plan.prizes
            && self.provable_draws == other.provable_draws
            && route.iter().map(|place| place.card).eq(others.iter().map(|place| place.card));
        let plan = Plan { route: others.clone(), ..self.plan.clone() };
        let Draft { name, listed, emergency, waiver, .. } = other.clone();
        same.then(|| Draft { name, plan, listed, emergency, waiver, ..self.clone() })
    }

    /// Returns whether the deadline of the plan has passed at this moment, in milliseconds since the Unix epoch. Sheets
    /// kept on paper can still be typed in after it.
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
