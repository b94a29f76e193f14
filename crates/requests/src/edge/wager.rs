//! The figures of a wager: expected value, edge, variance and hit frequency.

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use strategy::odds::Results;

/// The figures of a wager, per unit wagered.
#[derive(Clone, Serialize, JsonSchema)]
pub struct WagerStatistics {
    /// Numerator of the expected value per unit wagered, as a fraction in lowest terms.
    pub ev_numerator: String,
    /// The denominator of the expected value, above 0.
    pub ev_denominator: String,
    /// House edge: the average loss per unit wagered.
    pub edge: f64,
    /// Numerator of the variance of the net result per unit wagered, as a fraction in lowest terms. Omitted if it has
    /// more than 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variance_numerator: Option<String>,
    /// The denominator of the variance, above 0; omitted with the numerator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variance_denominator: Option<String>,
    /// Standard deviation of the net result per unit wagered.
    pub sd: f64,
    /// Hit frequency: the probability that the wager wins, from 0 to 1.
    pub hit_frequency: f64,
}

/// The figures of a wager and its outcomes.
#[derive(Serialize, JsonSchema)]
pub struct WagerEdge {
    /// Name of the wager.
    pub wager: &'static str,
    /// The figures per unit wagered.
    #[serde(flatten)]
    pub statistics: WagerStatistics,
    /// Average amount wagered, including the raise, in antes; only for the ante.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wagered: Option<f64>,
    /// Element of risk, which is the average loss per unit wagered, including the raise. Only the ante has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub element_of_risk: Option<f64>,
    /// Number of deals by outcome; for bonus wagers in High Card Flush, number of player hands. `win_2` wins two antes.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, u64>")]
    pub outcomes: Vec<(String, u64)>,
}

impl WagerStatistics {
    /// The figures of a wager with these results.
    pub fn of(results: &Results) -> WagerStatistics {
        let (expected, variance) = (results.expected(), results.variance());
        WagerStatistics {
            ev_numerator: expected.numerator().to_string(),
            ev_denominator: expected.denominator().to_string(),
            // Avoids a negative zero.
            edge: 0.0 - expected.value(),
            variance_numerator: variance.map(|variance| variance.numerator().to_string()),
            variance_denominator: variance.map(|variance| variance.denominator().to_string()),
            sd: results.standard_deviation(),
            hit_frequency: results.hit_frequency().value(),
        }
    }
}

impl WagerEdge {
    /// A wager with these results and outcomes.
    pub fn new(wager: &'static str, results: &Results, outcomes: Vec<(String, u64)>) -> WagerEdge {
        WagerEdge {
            wager,
            statistics: WagerStatistics::of(results),
            wagered: None,
            element_of_risk: None,
            outcomes,
        }
    }
}

/// Serializes rows as an object keyed by outcome, in the order of the list.
pub fn in_order<S: Serializer>(rows: &[(String, u64)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(rows.iter().map(|(name, count)| (name, count)))
}
