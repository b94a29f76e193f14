//! Output shared by the casino games: the result of a wager, and the net results.

use games::settlement::WagerResult;
use std::fmt::Display;
use std::io::{self, Write};

/// Result of a wager in one word.
pub const fn result(result: WagerResult) -> &'static str {
    match result {
        WagerResult::Won => "won",
        WagerResult::Lost => "lost",
        WagerResult::Push => "push",
    }
}

/// Prints the net results of each seat and the house, given in cents, to the right of a column `width` characters wide.
pub fn totals<S: Display>(
    net: impl IntoIterator<Item = (S, i64)>,
    house: i64,
    width: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    for (seat, net) in net {
        writeln!(out, "{:<width$} {net:>9}", format!("seat {seat}"))?;
    }
    writeln!(out, "{:<width$} {house:>9}", "house")
}
