//! A hand of hold'em, given in the fields of a PHH hand: its settlement and final stacks.

use crate::commands::replay::{Figures, HandName, ReplaySettings, SettledLine};
use crate::paint::{DIM, Painted, clauses};
use formats::phh::Hand;
use formats::{JsonFields, MAX_BYTES};
use games::holdem::Settings;
use requests::{Refused, json};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Write};

/// The fields of a PHH hand, and the settings.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is made; the fields are read by name")]
pub struct Request {
    #[schemars(flatten)]
    hand: Hand,
    /// The settings; those of `--rules` if left out, with preset tournament if none is named.
    rules: Option<Settings>,
}

/// Result of the hand.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// The hand's name or number; null without either.
    hand: Option<HandName>,
    #[serde(flatten)]
    figures: Figures,
    /// The settlement; empty if the hand is not complete.
    lines: Vec<SettledLine>,
}

/// Plays one hand under its own settings, or else the given ones.
///
/// # Errors
/// Unreadable input, and the first action that the rules refuse.
pub fn referee(text: &str, given: &Settings) -> Result<Reply, Refused> {
    check_size(text)?;
    let mut fields: JsonFields<'_> = json::read(text)?;
    let own: Option<Settings> = match fields.take("rules") {
        Some(rules) => json::read_part(text, rules, "rules")?,
        None => None,
    };
    let under = ReplaySettings::new(own.unwrap_or_else(|| given.clone()))?;
    let hand = Hand::from_json(&fields).map_err(Refused::in_file)?;
    let mut figures = Figures::of(&hand, &under).map_err(Refused::in_file)?;
    let lines = std::mem::take(&mut figures.lines);
    Ok(Reply { hand: hand.hand.as_ref().map(HandName::from), figures, lines })
}

/// Limits a hand in JSON to the size of one in a file.
fn check_size(text: &str) -> Result<(), Refused> {
    let (size, most) = (text.len(), MAX_BYTES >> 20);
    if size <= MAX_BYTES {
        return Ok(());
    }
    let message = format!(
        "the hand has {size} bytes, more than the limit of {most} MiB: write several hands one per line, with --jsonl"
    );
    Err(Refused::new("hand_too_large", message))
}

/// Prints the settlement line by line, then the winnings and stacks.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    for line in &reply.lines {
        let bank = if line.pot == 1 { "main pot".to_owned() } else { format!("side pot {}", line.pot - 1) };
        let row = format!("p{:<3} {bank:<13} {:>12}", line.seat, line.net.to_string());
        writeln!(out, "{row}  {}", Painted(DIM, clauses(&line.clauses)))?;
    }
    writeln!(out, "{:<6}{:>14}{:>14}", "player", "winnings", "stack")?;
    for (place, (won, stack)) in reply.figures.winnings.iter().zip(&reply.figures.stacks).enumerate() {
        writeln!(out, "p{:<5}{:>14}{:>14}", place + 1, won.0.to_string(), stack.0.to_string())?;
    }
    let verdict = match (reply.figures.complete, reply.figures.matches) {
        (_, Some(false)) => reply.figures.difference.as_deref().unwrap_or("the figures differ"),
        (_, Some(true)) => "the figures match",
        (true, None) => "the hand is complete",
        (false, None) => "the hand is not over",
    };
    writeln!(out, "{verdict}")
}
