//! The results of a simulation in words.

use super::Reply;
use crate::paint::thousands;
use std::io::{self, Write};

/// Words for a game and its rounds.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// One round: `hand`.
    pub round: &'static str,
    /// The game: `hold'em`.
    pub game: &'static str,
    /// A participant: `seat`.
    pub seat: &'static str,
    /// Statement that nothing was made or lost.
    pub kept: &'static str,
}

/// Prints the reply.
pub fn write_text(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let Words { round, game, seat, kept } = reply.words;
    let (rounds, seats) = (several(reply.hands, round), several(reply.seats as u64, seat));
    let rate = thousands(reply.hands_per_second as u64);
    writeln!(out, "{rounds} of {game}, {seats}, policy {}", reply.policy)?;
    writeln!(out, "{rate} {round}s a second, one thread ({:.3} seconds)", reply.seconds)?;
    let kept =
        if reply.conserved { kept } else { "THE ACCOUNTS DO NOT BALANCE: this is a bug in the program" };
    writeln!(out, "{kept}; seed {}", reply.seed)?;
    if reply.stopped {
        writeln!(out, "stopped before all that were requested")?;
    }
    reply.check.iter().try_for_each(|check| super::check::write_text(check, out))
}

fn several(count: u64, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} {what}{plural}", thousands(count))
}
