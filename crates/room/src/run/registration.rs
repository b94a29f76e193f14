//! The registration of a participant.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Registration of a new participant.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Registration {
    /// Number of the participant; an unused one if omitted.
    #[serde(default)]
    #[schemars(range(min = 1, max = 999999))]
    pub participant: Option<u32>,
    /// The check letter of the number, as read from a sheet, for verification; not verified if omitted.
    #[serde(default)]
    pub check: Option<char>,
    /// Name of the participant, 1 to 80 characters, in any script.
    pub name: String,
    /// `true` if the participant rides.
    pub rides: bool,
    /// The number of hands; 1 if omitted.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 50))]
    pub hands: u32,
    /// The public form of the name, the contact details, and the waiver.
    #[serde(default)]
    pub details: Details,
}

const fn one() -> u32 {
    1
}

/// Public form of a participant's name, the contact details, which only the organiser and registration see, and whether
/// the waiver is signed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "ParticipantDetails")]
pub struct Details {
    /// The form of the name on the board; the number alone if omitted.
    pub shown_as: ShownAs,
    /// Telephone number, address or another way to reach the participant; up to 200 characters. If omitted, the contact
    /// details of a registered participant stay unchanged; an empty string removes them. Ignored in a change by staff
    /// who do not see contact details.
    pub contact: Option<String>,
    /// `true` if the participant signed the waiver. If omitted, it stays unchanged; for a new participant it is
    /// `false`.
    pub waiver: Option<bool>,
}

/// The form in which a participant's name is shown in public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShownAs {
    /// The whole name is shown.
    Name,
    /// Only the initials are shown.
    Initials,
    /// Only the number is shown, which is the default until the participant chooses.
    #[default]
    Number,
}
