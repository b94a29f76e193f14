//! Prints the settlement of a High Card Flush round.

pub use games::high_card_flush::Settings;

use super::settled;
use crate::paint::{DIM, StyledText, clauses};
use games::high_card_flush::Wager;
use games::high_card_flush::referee::{Reply, ReplyLine};
use std::io::{self, Write};

/// Prints the settlement line by line, then the net results, in cents.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    for line in &reply.lines {
        write_line(line, out)?;
    }
    settled::totals(reply.net.iter().map(|(seat, &net)| (seat, net)), reply.house, 31, out)?;
    if reply.void {
        writeln!(out, "void: every wager goes back  {}", StyledText(DIM, clauses(&reply.clauses)))?;
    }
    Ok(())
}

fn write_line(line: &ReplyLine, out: &mut dyn Write) -> io::Result<()> {
    let wager = match line.wager {
        Wager::Ante => "ante",
        Wager::Raise => "raise",
        Wager::FlushBonus => "flush bonus",
        Wager::StraightFlushBonus => "straight flush bonus",
        Wager::Progressive => "progressive",
    };
    let result = settled::result(line.result);
    let words = |id: &str| id.replace('_', " ");
    let hands = match (line.player, line.dealer) {
        (Some(player), Some(dealer)) => format!("{} against {}", words(player), words(dealer)),
        (Some(player), None) => words(player),
        (None, _) => String::new(),
    };
    let row = format!("seat {:<2} {wager:<20} {result:<4} {:>9}", line.seat, line.net);
    writeln!(out, "{row}  {hands:<46} {}", StyledText(DIM, clauses(&line.clauses)))
}
