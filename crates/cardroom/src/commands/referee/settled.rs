//! What the tellings of casino rounds share: how a wager ended, and what everybody has won or lost.

use games::settlement::WagerResult;
use std::fmt::Display;
use std::io::{self, Write};

/// How a wager ended, in one word.
pub const fn result(result: WagerResult) -> &'static str {
    match result {
        WagerResult::Won => "won",
        WagerResult::Lost => "lost",
        WagerResult::Push => "push",
    }
}

/// What each seat and the house are better off by, in cents, right of a column so wide.
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
