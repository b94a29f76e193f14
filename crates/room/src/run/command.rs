//! Commands of the staff of an event.

use super::draft::Draft;
use super::entry::ShownAs;
use super::role::Roles;
use super::spin::Spin;
pub use games::poker_run::{Action, Participant};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A change that a guest asks for. All but [`Command::Join`] need a role in the event.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum Command {
    /// Replaces the draft, if `version` is still the version of the present one.
    Draft { version: u64, draft: Box<Draft> },
    /// Opens registration.
    Open,
    /// Makes a link that gives these roles; `hash` is that of its token.
    MakeLink { roles: Roles, hash: String },
    /// Revokes a link.
    RevokeLink { link: u32 },
    /// Joins by the link with this token, under a name.
    Join { token: String, name: String },
    /// Registers a participant.
    Register(Registration),
    /// Sets how a participant's name is shown, and the contact data.
    Describe { participant: Participant, details: Details },
    /// Makes an entry of the game.
    Act(Action),
    /// Spins the wheel on the screen.
    Spin(Spin),
}

/// A new participant.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Registration {
    /// The number; the lowest above all others if omitted.
    #[serde(default)]
    #[schemars(range(min = 1, max = 999999))]
    pub participant: Option<u32>,
    /// 1 to 80 characters, in any script.
    pub name: String,
    /// `true` if the participant rides.
    pub rides: bool,
    /// The number of hands; 1 if omitted.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 50))]
    pub hands: u32,
    /// The public form of the name, and the contact data.
    #[serde(default)]
    pub details: Details,
}

const fn one() -> u32 {
    1
}

/// Public form of a participant's name, and the contact data, which only the organiser and registration see.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "ParticipantDetails")]
pub struct Details {
    /// The form of the name on the board; the number alone if omitted.
    pub shown_as: ShownAs,
    /// Telephone number, address or another way to reach the participant; up to 200 characters. Those of
    /// a participant stay if omitted, and an empty string removes them.
    pub contact: Option<String>,
}
