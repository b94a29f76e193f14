//! The gain of a High Card Flush player from seeing other hands, as text and as a table.

use crate::figures::Sheet;
use crate::paint::{BOLD, StyledText, counted, percent};
use requests::edge::high_card_flush::Others;
use std::io::{self, Write};

/// Prints the gain and the resulting edge.
pub fn write_text(result: &Others, out: &mut dyn Write) -> io::Result<()> {
    let (hands, deals) = (counted(result.hands_seen, "other hand"), counted(result.deals, "deal"));
    writeln!(
        out,
        "\n{}",
        StyledText(BOLD, format!("gain from seeing {hands} before the raise, over {deals}"))
    )?;
    if !result.whole {
        writeln!(out, "  stopped before all requested deals were sampled")?;
    }
    let (gain, error) = (percent(result.gain), percent(result.standard_error));
    writeln!(out, "  {gain} of the ante, with a standard error of {error}; sampled, seed {}", result.seed)?;
    writeln!(out, "  which leaves a house edge of {}", percent(result.edge))
}

/// Table with a single row.
pub fn sheet(result: &Others) -> Sheet {
    let mut sheet = Sheet::new(["hands_seen", "deals", "gain", "standard_error", "edge"]);
    let figures = [result.gain, result.standard_error, result.edge].map(|figure| figure.to_string());
    sheet.row([result.hands_seen.to_string(), result.deals.to_string()].into_iter().chain(figures));
    sheet
}
