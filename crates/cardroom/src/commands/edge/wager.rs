//! The figures of a wager, in every format.

use crate::figures::{Picture, Sheet};
use crate::paint::{BOLD, Painted, percent, thousands};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::io::{self, Write};
use strategy::odds::Results;

/// The figures of one unit of a wager.
#[derive(Clone, Serialize, JsonSchema)]
pub struct Worth {
    /// Expected value of one unit, as a fraction in lowest terms: the numerator.
    pub ev_numerator: String,
    /// The denominator, above 0.
    pub ev_denominator: String,
    /// House edge: the average loss of one unit.
    pub edge: f64,
    /// Variance of the result of one unit, as a fraction in lowest terms: the numerator; omitted if it has more than
    /// 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variance_numerator: Option<String>,
    /// The denominator, above 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variance_denominator: Option<String>,
    /// Standard deviation of the result of one unit.
    pub sd: f64,
    /// Hit frequency, from 0 to 1.
    pub hit_frequency: f64,
}

/// The figures of a wager and its outcomes.
#[derive(Serialize, JsonSchema)]
pub struct WagerEdge {
    pub wager: &'static str,
    #[serde(flatten)]
    pub worth: Worth,
    /// For the ante: the average amount wagered, including the raise, in antes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wagered: Option<f64>,
    /// For the ante: the element of risk, which is the average loss per unit wagered, including the raise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub element_of_risk: Option<f64>,
    /// Number of deals by outcome; for bonus wagers in High Card Flush, number of the player's hands. `win_2` wins
    /// two antes.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, u64>")]
    pub outcomes: Vec<(String, u64)>,
}

impl Worth {
    /// The figures of a wager with these results.
    pub fn of(results: &Results) -> Worth {
        let (expected, variance) = (results.expected(), results.variance());
        Worth {
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

    /// The column headings of [`Worth::fields`].
    pub const COLUMNS: [&'static str; 5] =
        ["ev_numerator", "ev_denominator", "edge", "sd_in_wagers", "hit_frequency"];

    /// The fields of a row.
    pub fn fields(&self) -> [String; 5] {
        let [edge, sd, hits] = [self.edge, self.sd, self.hit_frequency].map(|figure| figure.to_string());
        [self.ev_numerator.clone(), self.ev_denominator.clone(), edge, sd, hits]
    }
}

impl WagerEdge {
    /// A wager with these results and outcomes.
    pub fn new(wager: &'static str, results: &Results, outcomes: Vec<(String, u64)>) -> WagerEdge {
        WagerEdge { wager, worth: Worth::of(results), wagered: None, element_of_risk: None, outcomes }
    }
}

/// One row per wager.
pub fn sheet(wagers: &[WagerEdge]) -> Sheet {
    let mut sheet = Sheet::new(["wager"].into_iter().chain(Worth::COLUMNS));
    for wager in wagers {
        sheet.row([wager.wager.to_owned()].into_iter().chain(wager.worth.fields()));
    }
    sheet
}

/// One bar per wager.
pub fn picture(game: &str, wagers: &[WagerEdge]) -> Picture {
    let bar = |wager: &WagerEdge| (words(wager.wager), 100.0 * wager.worth.edge);
    Picture::Bars {
        title: format!("{game}: the house edge of each wager"),
        unit: "house edge, in percent of the wager".to_owned(),
        bars: wagers.iter().map(bar).collect(),
    }
}

/// Prints one line per wager.
pub fn write_text(wagers: &[WagerEdge], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{:<22}{:>14}{:>14}{:>16}", "", "house edge", "wins", "sd, in wagers")?;
    for wager in wagers {
        let Worth { edge, hit_frequency, sd, .. } = wager.worth;
        let (edge, hits) = (percent(edge), percent(hit_frequency));
        writeln!(out, "{:<22}{edge:>14}{hits:>14}{sd:>16.4}", words(wager.wager))?;
    }
    Ok(())
}

/// Prints the probability of each outcome of each wager.
pub fn write_all_outcomes(wagers: &[WagerEdge], out: &mut dyn Write) -> io::Result<()> {
    wagers.iter().try_for_each(|wager| write_outcomes(&words(wager.wager), &wager.outcomes, out))
}

/// Prints the probability of each outcome.
pub fn write_outcomes(title: &str, outcomes: &[(String, u64)], out: &mut dyn Write) -> io::Result<()> {
    let all: u64 = outcomes.iter().map(|(_, count)| count).sum();
    writeln!(out, "\n{}", Painted(BOLD, title))?;
    for (name, count) in outcomes {
        let (count, chance) = (thousands(*count), percent(*count as f64 / all as f64));
        writeln!(out, "  {:<28}{count:>22}{chance:>16}", words(name))?;
    }
    Ok(())
}

/// A name of the reply with spaces instead of underscores.
pub fn words(name: &str) -> String {
    name.replace('_', " ")
}

/// Serializes an object with the names of the outcomes, in the order of the list.
pub fn in_order<S: Serializer>(rows: &[(String, u64)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(rows.iter().map(|(name, count)| (name, count)))
}
