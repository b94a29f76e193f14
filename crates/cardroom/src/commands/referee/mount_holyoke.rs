//! Prints the points of a Mount Holyoke Poker round.

pub use games::mount_holyoke::Settings;

use crate::paint::{DIM, StyledText, clauses};
use games::mount_holyoke::referee::Reply;
use std::io::{self, Write};

/// Prints the settlement line by line, then the state of the round and, if the match is over, its winners.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    for line in &reply.lines {
        let points = if line.points == 1 { "point" } else { "points" };
        let row = format!(
            "seat {}  {:>2} left  {:>2} {points:<6}  total {:>3}",
            line.seat, line.left, line.points, line.total
        );
        writeln!(out, "{row}  {}", StyledText(DIM, clauses(&line.clauses)))?;
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
