//! The risk of ruin as text, as a table and as a chart.

use crate::figures::{Curve, Picture, Sheet};
use crate::paint::{BOLD, StyledText, counted, percent, thousands};
use requests::edge::{RuinByRound, RuinRisk};
use std::io::{self, Write};

/// Prints the risk, then the risk within up to five numbers of rounds, the last of which is the number requested unless
/// the calculation was stopped.
pub fn write_text(result: &RuinRisk, out: &mut dyn Write) -> io::Result<()> {
    let (wagers, rounds) = (counted(result.bankroll, "wager"), counted(result.rounds, "round"));
    let name = result.wager.replace('_', " ");
    writeln!(out, "\n{}", StyledText(BOLD, format!("a bankroll of {wagers}, {name} in each of {rounds}")))?;
    if !result.whole {
        writeln!(out, "  stopped before all requested rounds were played")?;
    }
    let costs = counted(result.round_costs, "wager");
    writeln!(out, "  ruined, with less than the {costs} that a round can cost: {}", percent(result.ruined))?;
    let fifths = (1..=5).filter_map(|fifth| (result.by_round.len() * fifth / 5).checked_sub(1));
    for by in fifths.map(|at| &result.by_round[at]) {
        writeln!(out, "  within {:>9} {:>15}", thousands(by.rounds), percent(by.ruined))?;
    }
    Ok(())
}

/// Table with one row per number of rounds.
pub fn sheet(result: &RuinRisk) -> Sheet {
    let mut sheet = Sheet::new(["rounds", "ruined"]);
    for RuinByRound { rounds, ruined } in &result.by_round {
        sheet.row([rounds.to_string(), ruined.to_string()]);
    }
    sheet
}

/// Chart of the risk over the number of rounds.
pub fn picture(result: &RuinRisk) -> Picture {
    let name = result.wager.replace('_', " ");
    Picture::Curves {
        title: format!("The risk of ruin of {} on the {name}", counted(result.bankroll, "wager")),
        across: "rounds".to_owned(),
        curves: vec![Curve {
            unit: "chance to be ruined, in percent".to_owned(),
            points: result.by_round.iter().map(|by| (f64::from(by.rounds), 100.0 * by.ruined)).collect(),
        }],
    }
}
