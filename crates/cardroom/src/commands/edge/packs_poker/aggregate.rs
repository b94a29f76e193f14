//! The cost of the aggregate limit as a table.

use crate::figures::Sheet;
use requests::edge::packs_poker::{Aggregate, Cost};

/// Table with one row per wager.
pub fn sheet(result: &Aggregate) -> Sheet {
    let columns =
        ["wager", "rounds", "limited", "cost", "cost_standard_error", "edge", "edge_standard_error"];
    let mut sheet = Sheet::new(columns);
    for Cost { wager, cost, cost_standard_error, edge, edge_standard_error } in &result.wagers {
        let figures = [cost, cost_standard_error, edge, edge_standard_error].map(f64::to_string);
        let rounds = [result.rounds, result.limited].map(|rounds| rounds.to_string());
        sheet.row([(*wager).to_owned()].into_iter().chain(rounds).chain(figures));
    }
    sheet
}
