//! Program 1: the showdown counts of every match-up of two hands before the flop, over all 1,712,304 boards.
//!
//! For each of the 47,008 match-ups in order, writes the number of boards that the first hand wins and the
//! number of ties, as 24-bit little-endian integers.

use std::io::{self, Write};
use strategy::odds::holdem::{match_ups, showdowns_before_the_flop};

/// Writes the table to standard output.
fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for hands in match_ups() {
        let showdowns = showdowns_before_the_flop(&hands);
        for boards in [showdowns.winners[0b01], showdowns.winners[0b11]] {
            assert!(boards < 1 << 24, "there are 1,712,304 boards");
            out.write_all(&boards.to_le_bytes()[..3])?;
        }
    }
    out.flush()
}
