//! Settlement and final stacks of a hold'em hand, given in the fields of the PHH format.

use super::settle::Referee;
use crate::replay::{Figures, HandName, ReplaySettings, SettledLine};
use crate::{Code, RequestError, json};
use formats::phh::Hand;
use formats::{JsonFields, MAX_BYTES};
use games::holdem::Settings;
use schemars::JsonSchema;
use serde::Serialize;

/// The fields of a PHH hand, and the settings.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is made; the fields are read by name")]
pub struct Request {
    #[schemars(flatten)]
    hand: Hand,
    /// The settings, with preset tournament if none is named; those of `--rules` if omitted. If neither contains a
    /// setting, those in the hand's `_rules`.
    rules: Option<Settings>,
}

/// Result of the hand: stacks, winnings and settlement.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// The hand's name or number; null without either.
    pub hand: Option<HandName>,
    /// Stacks and winnings.
    #[serde(flatten)]
    pub figures: Figures,
    /// The settlement; empty if the hand is not complete.
    pub lines: Vec<SettledLine>,
}

impl Referee for Settings {
    type Reply = Reply;

    fn referee(text: &str, given: &Settings) -> Result<Reply, RequestError> {
        check_size(text)?;
        let mut fields: JsonFields<'_> = json::read(text)?;
        let own: Option<Settings> = match fields.take("rules") {
            Some(rules) => json::read_part(text, rules, "rules")?,
            None => None,
        };
        let under = ReplaySettings::new(own.unwrap_or_else(|| given.clone()))?;
        let hand = Hand::from_json(&fields).map_err(RequestError::in_file)?;
        let mut figures = Figures::of(&hand, &under).map_err(RequestError::in_file)?;
        let lines = std::mem::take(&mut figures.lines);
        Ok(Reply { hand: hand.hand.as_ref().map(HandName::from), figures, lines })
    }
}

/// Limits a hand in JSON to the maximum size of a hand history file.
fn check_size(text: &str) -> Result<(), RequestError> {
    let (size, most) = (text.len(), MAX_BYTES >> 20);
    if size <= MAX_BYTES {
        return Ok(());
    }
    let message = format!(
        "the hand has {size} bytes, more than the limit of {most} MiB: send every hand in a request of its own"
    );
    Err(RequestError::new(Code::Shared(formats::Code::HandTooLarge), message))
}
