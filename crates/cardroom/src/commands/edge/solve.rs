//! The payout that results in a target edge, as text and as a table.

use crate::figures::Sheet;
use crate::paint::{BOLD, StyledText, percent};
use requests::edge::{NearbyPay, SolveResult};
use std::io::{self, Write};

/// Prints the exact payout, then the edge that each of the nearest whole payouts gives.
pub fn write_text(result: &SolveResult, out: &mut dyn Write) -> io::Result<()> {
    let SolveResult { pays_numerator: above, pays_denominator: below, .. } = result;
    let name = result.pay.replace('_', " ");
    writeln!(out, "\n{}", StyledText(BOLD, format!("{name} for a house edge of {}", percent(result.edge))))?;
    writeln!(out, "  {:.6} to 1, exactly {above} to {below}", result.pays)?;
    for NearbyPay { pays, edge } in &result.around {
        writeln!(out, "  {pays} to 1 gives {}", percent(*edge))?;
    }
    Ok(())
}

/// Table with one row for the exact payout, and one for each of the nearest whole payouts.
pub fn sheet(result: &SolveResult) -> Sheet {
    let mut sheet = Sheet::new(["pay", "pays_to_one", "edge"]);
    sheet.row([result.pay.clone(), result.pays.to_string(), result.edge.to_string()]);
    for NearbyPay { pays, edge } in &result.around {
        sheet.row([result.pay.clone(), pays.to_string(), edge.to_string()]);
    }
    sheet
}
