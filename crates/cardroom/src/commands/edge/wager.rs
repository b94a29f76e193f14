//! What a wager is worth, in every form.

use crate::figures::{Picture, Sheet};
use crate::paint::{BOLD, Painted, percent, thousands};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::io::{self, Write};
use strategy::odds::Results;

/// What one unit of a wager is worth.
#[derive(Clone, Serialize, JsonSchema)]
pub struct Worth {
    /// What one unit of the wager wins on average, in lowest terms.
    pub ev_numerator: String,
    /// Above 0.
    pub ev_denominator: String,
    /// What one unit loses on average.
    pub edge: f64,
    /// The variance of what one unit wins, in lowest terms; left out where it has more than 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variance_numerator: Option<String>,
    /// Above 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variance_denominator: Option<String>,
    /// The standard deviation of what one unit wins.
    pub sd: f64,
    /// How often it wins, from 0 to 1.
    pub hit_frequency: f64,
}

/// What a wager is worth, and what it ends in.
#[derive(Serialize, JsonSchema)]
pub struct WagerEdge {
    pub wager: &'static str,
    #[serde(flatten)]
    pub worth: Worth,
    /// Of the ante: what is wagered on average, the raise counted, in antes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wagered: Option<f64>,
    /// Of the ante: what is lost on average of each unit that is wagered, the raise counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub element_of_risk: Option<f64>,
    /// How many deals end so; of bonus wagers in High Card Flush, how many hands of the player. `win_2` wins two antes.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, u64>")]
    pub outcomes: Vec<(String, u64)>,
}

impl Worth {
    /// Of a wager that ends in these results.
    pub fn of(results: &Results) -> Worth {
        let (expected, variance) = (results.expected(), results.variance());
        Worth {
            ev_numerator: expected.numerator().to_string(),
            ev_denominator: expected.denominator().to_string(),
            // Zero has one sign.
            edge: 0.0 - expected.value(),
            variance_numerator: variance.map(|variance| variance.numerator().to_string()),
            variance_denominator: variance.map(|variance| variance.denominator().to_string()),
            sd: results.standard_deviation(),
            hit_frequency: results.hit_frequency().value(),
        }
    }

    /// The headings of [`Worth::fields`].
    pub const COLUMNS: [&'static str; 5] =
        ["ev_numerator", "ev_denominator", "edge", "sd_in_wagers", "hit_frequency"];

    /// The fields of a row.
    pub fn fields(&self) -> [String; 5] {
        let [edge, sd, hits] = [self.edge, self.sd, self.hit_frequency].map(|figure| figure.to_string());
        [self.ev_numerator.clone(), self.ev_denominator.clone(), edge, sd, hits]
    }
}

impl WagerEdge {
    /// A wager that ends in these results, by name.
    pub fn new(wager: &'static str, results: &Results, outcomes: Vec<(String, u64)>) -> WagerEdge {
        WagerEdge { wager, worth: Worth::of(results), wagered: None, element_of_risk: None, outcomes }
    }
}

/// A row a wager.
pub fn sheet(wagers: &[WagerEdge]) -> Sheet {
    let mut sheet = Sheet::new(["wager"].into_iter().chain(Worth::COLUMNS));
    for wager in wagers {
        sheet.row([wager.wager.to_owned()].into_iter().chain(wager.worth.fields()));
    }
    sheet
}

/// A bar a wager.
pub fn picture(game: &str, wagers: &[WagerEdge]) -> Picture {
    let bar = |wager: &WagerEdge| (words(wager.wager), 100.0 * wager.worth.edge);
    Picture::Bars {
        title: format!("{game}: the house edge of each wager"),
        unit: "house edge, in percent of the wager".to_owned(),
        bars: wagers.iter().map(bar).collect(),
    }
}

/// A line a wager.
pub fn tell(wagers: &[WagerEdge], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{:<22}{:>14}{:>14}{:>16}", "", "house edge", "wins", "sd, in wagers")?;
    for wager in wagers {
        let Worth { edge, hit_frequency, sd, .. } = wager.worth;
        let (edge, hits) = (percent(edge), percent(hit_frequency));
        writeln!(out, "{:<22}{edge:>14}{hits:>14}{sd:>16.4}", words(wager.wager))?;
    }
    Ok(())
}

/// How often each outcome of each wager comes.
pub fn tell_all_outcomes(wagers: &[WagerEdge], out: &mut dyn Write) -> io::Result<()> {
    wagers.iter().try_for_each(|wager| tell_outcomes(&words(wager.wager), &wager.outcomes, out))
}

/// How often each outcome comes.
pub fn tell_outcomes(title: &str, outcomes: &[(String, u64)], out: &mut dyn Write) -> io::Result<()> {
    let all: u64 = outcomes.iter().map(|(_, count)| count).sum();
    writeln!(out, "\n{}", Painted(BOLD, title))?;
    for (name, count) in outcomes {
        let (count, chance) = (thousands(*count), percent(*count as f64 / all as f64));
        writeln!(out, "  {:<28}{count:>22}{chance:>16}", words(name))?;
    }
    Ok(())
}

/// A name of the reply in words.
pub fn words(name: &str) -> String {
    name.replace('_', " ")
}

/// An object with the names of the outcomes, in the order of the list.
pub fn in_order<S: Serializer>(rows: &[(String, u64)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(rows.iter().map(|(name, count)| (name, count)))
}
