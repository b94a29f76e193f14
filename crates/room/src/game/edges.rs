//! The exact house edge of every wager of a table's game.

use schemars::JsonSchema;
use serde::Serialize;
use strategy::odds::Results;

/// The exact house edge of a wager, over all deals.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct WagerEdge {
    /// The wager: `pack` and `bonus` in Packs Poker; `ante`, `flush_bonus` and `straight_flush_bonus` in High Card
    /// Flush, where the ante is counted with the best raise.
    pub wager: &'static str,
    /// House edge: the average loss per unit wagered.
    pub edge: f64,
    /// Numerator of the edge, as a fraction in lowest terms.
    pub numerator: String,
    /// The denominator of the edge, above 0.
    pub denominator: String,
    /// Probability that the wager wins, from 0 to 1.
    pub hit_frequency: f64,
}

impl WagerEdge {
    /// The edge of a wager with these results.
    pub(super) fn new(wager: &'static str, results: &Results) -> WagerEdge {
        let expected = results.expected();
        WagerEdge {
            wager,
            // Subtracted from zero, so that an edge of zero is not negative.
            edge: 0.0 - expected.value(),
            numerator: (-expected.numerator()).to_string(),
            denominator: expected.denominator().to_string(),
            hit_frequency: results.hit_frequency().value(),
        }
    }
}
