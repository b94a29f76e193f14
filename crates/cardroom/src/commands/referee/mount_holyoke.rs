//! A round of Mount Holyoke Poker, given by the deal and every turn: its points.

use crate::paint::{DIM, Painted, clauses};
use games::mount_holyoke::Settings;
use games::mount_holyoke::referee::referee as check;
use games::mount_holyoke::referee::{Reply, Request};
use requests::{Refused, json};
use std::io::{self, Write};

/// Plays one round under its own settings, or else the given ones.
///
/// # Errors
/// Unreadable input, and the first turn that the rules refuse.
pub fn referee(text: &str, given: &Settings) -> Result<Reply, Refused> {
    let request: Request = json::read(text)?;
    Ok(check(&request, given)?)
}

/// Prints the settlement line by line, then the state of the match.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    for line in &reply.lines {
        let points = if line.points == 1 { "point" } else { "points" };
        let row = format!(
            "seat {}  {:>2} left  {:>2} {points:<6}  total {:>3}",
            line.seat, line.left, line.points, line.total
        );
        writeln!(out, "{row}  {}", Painted(DIM, clauses(&line.clauses)))?;
    }
    match (reply.winner, reply.to_act) {
        (Some(winner), _) => writeln!(out, "seat {winner} has won the round")?,
        (None, Some(seat)) => writeln!(out, "the round is not over: seat {seat} is to act")?,
        (None, None) => {}
    }
    if reply.game_over {
        let winners: Vec<String> = reply.game_winners.iter().map(ToString::to_string).collect();
        writeln!(out, "the match is over, won by seat {}", winners.join(" and seat "))?;
    }
    Ok(())
}
