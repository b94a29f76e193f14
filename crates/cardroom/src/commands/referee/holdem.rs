//! Prints the settlement of a hold'em hand.

pub use games::holdem::Settings;

use crate::paint::{DIM, StyledText, clauses};
use requests::referee::HoldemReply as Reply;
use std::io::{self, Write};

/// Prints the settlement line by line, then the winnings, the stacks and the verdict.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    for line in &reply.lines {
        let bank = if line.pot == 1 { "main pot".to_owned() } else { format!("side pot {}", line.pot - 1) };
        let row = format!("p{:<3} {bank:<13} {:>12}", line.seat, line.net.to_string());
        writeln!(out, "{row}  {}", StyledText(DIM, clauses(&line.clauses)))?;
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
