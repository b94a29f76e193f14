//! The plan of an event: the route and the prizes. It is validated when the event opens.

use super::action::STOPS;
use super::clause::Clause;
use super::prize::{Prize, fixed, shares_too_much};
use super::rules::Rules;
use super::takings::all_prizes;
use crate::error::GameErrorEnum;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Maximum number of places on a route, and of prizes.
const MAX_PLACES: usize = 1_000;
/// Maximum length of a name or a reason, in characters.
pub(super) const MAX_TEXT: usize = 200;

/// The route and the prizes of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The places on the way to the finish, in the posted order.
    pub route: Vec<Place>,
    /// The prizes, place 1 first; their number is the number of places that win a prize (PR-9).
    pub prizes: Vec<Prize>,
}

/// A place on the route.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The place's name.
    pub name: String,
    /// `true` if the place is a card stop, which is the default.
    #[serde(default = "gives_a_card")]
    pub card: bool,
}

const fn gives_a_card() -> bool {
    true
}

/// The reason an event cannot be opened.
#[derive(
    Clone,
    Debug,
    PartialEq,
    Eq,
    thiserror::Error,
    strum::IntoStaticStr,
    strum::VariantNames,
    Serialize,
    JsonSchema,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
#[serde(rename_all = "snake_case")]
pub enum SetupError {
    #[error("route: the number of places that give a card is {0}; a hand has exactly five stops")]
    CardStops(usize),
    #[error("route: {0} places, at most {MAX_PLACES}")]
    TooManyPlaces(usize),
    #[error("route: place {0} has no name, or one of more than {MAX_TEXT} characters")]
    PlaceName(usize),
    #[error("prizes: {0} prizes, at most {MAX_PLACES}")]
    TooManyPrizes(usize),
    #[error("prizes: the shares come to more than 100% of the takings")]
    SharesTooMuch,
    #[error("prizes: the fixed prizes come to more than 2^53 − 1 cents")]
    PrizesTooLarge,
}

impl GameErrorEnum for SetupError {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            SetupError::CardStops(_) => &[Clause::Rule2, Clause::Pr11],
            SetupError::TooManyPlaces(_) | SetupError::PlaceName(_) => &[Clause::Rule1, Clause::Pr11],
            SetupError::TooManyPrizes(_) => &[Clause::Rule5, Clause::Pr9],
            SetupError::SharesTooMuch => &[Clause::Rule5, Clause::Pr9, Clause::Pr13],
            SetupError::PrizesTooLarge => &[Clause::Rule5, Clause::All2],
        })
    }
}

impl Plan {
    /// A plan with five card stops, no other places, and these prizes.
    pub fn new(prizes: Vec<Prize>) -> Plan {
        let place = |number| Place { name: format!("stop {number}"), card: true };
        Plan { route: (1..=STOPS).map(place).collect(), prizes }
    }

    pub(super) fn validate(&self, rules: &Rules) -> Result<(), SetupError> {
        if self.route.len() > MAX_PLACES {
            return Err(SetupError::TooManyPlaces(self.route.len()));
        }
        let stops = self.route.iter().filter(|place| place.card).count();
        if stops != STOPS {
            return Err(SetupError::CardStops(stops));
        }
        let nameless = self.route.iter().position(|place| !is_valid_text(&place.name));
        if let Some(index) = nameless {
            return Err(SetupError::PlaceName(index + 1));
        }
        validate_prizes(&self.prizes, rules)
    }
}

/// Checks the number of prizes, the sum of their shares and the sum of their fixed amounts. The sums include the
/// low-hand prize.
pub(super) fn validate_prizes(prizes: &[Prize], rules: &Rules) -> Result<(), SetupError> {
    if prizes.len() > MAX_PLACES {
        return Err(SetupError::TooManyPrizes(prizes.len()));
    }
    if shares_too_much(all_prizes(prizes, rules)) {
        return Err(SetupError::SharesTooMuch);
    }
    fixed(all_prizes(prizes, rules)).map(|_| ()).ok_or(SetupError::PrizesTooLarge)
}

/// Returns whether the text is neither blank nor too long.
pub(super) fn is_valid_text(text: &str) -> bool {
    !text.trim().is_empty() && text.chars().count() <= MAX_TEXT
}
