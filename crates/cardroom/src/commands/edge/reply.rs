//! What `edge` replies.

use super::others::Others;
use super::ruin::Ruined;
use super::solve::Solved;
use super::sweep::Swept;
use crate::figures::{Figures, Picture, Sheet};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::io::{self, Write};
use strategy::odds::Results;

/// The wagers and the strategy, and what else was asked.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// What is played.
    #[serde(skip)]
    pub title: &'static str,
    /// In High Card Flush `ante`, with which the raise is counted, then the bonus wagers.
    pub wagers: Vec<WagerEdge>,
    /// Where it is offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progressive: Option<Progressive>,
    pub strategy: StrategyEdge,
    /// How often the dealer qualifies, from 0 to 1.
    pub dealer_qualifies: f64,
    /// With `--sweep`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sweep: Option<Swept>,
    /// With `--solve`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solved: Option<Solved>,
    /// With `--bankroll`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruin: Option<Ruined>,
    /// With `--others`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<Others>,
    /// The rulings behind it.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// What one unit of a wager is worth.
#[derive(Clone, Serialize, JsonSchema)]
pub struct Worth {
    /// What one unit of the wager wins on average, in lowest terms.
    pub ev_numerator: String,
    /// Above 0.
    pub ev_denominator: String,
    /// What one unit loses on average.
    pub edge: f64,
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
    /// How many deals end so; of bonus wagers, how many hands of the player. `win_2` wins two antes.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, u64>")]
    pub outcomes: Vec<(String, u64)>,
}

/// The progressive wager, whose worth depends on the meter.
#[derive(Serialize, JsonSchema)]
pub struct Progressive {
    /// The share of the meter that a wager wins on average, in lowest terms.
    pub share_numerator: String,
    /// Above 0.
    pub share_denominator: String,
    /// The meter, in wagers, at which a wager wins as much as it costs.
    pub break_even_meter: f64,
    /// How often it wins, from 0 to 1.
    pub hit_frequency: f64,
    /// How many hands of the player there are of each kind.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, u64>")]
    pub outcomes: Vec<(String, u64)>,
}

/// How the player plays.
#[derive(Serialize, JsonSchema)]
pub struct StrategyEdge {
    pub name: String,
    pub text: String,
    /// How often it raises, from 0 to 1.
    pub raises: f64,
    /// What it loses on average against the best play, in antes, in lowest terms.
    pub cost_numerator: String,
    /// Above 0.
    pub cost_denominator: String,
    /// The same as a number.
    pub cost: f64,
}

impl Worth {
    /// Of a wager that ends in these results.
    pub fn of(results: &Results) -> Worth {
        let expected = results.expected();
        Worth {
            ev_numerator: expected.numerator().to_string(),
            ev_denominator: expected.denominator().to_string(),
            // Zero has one sign.
            edge: 0.0 - expected.value(),
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

impl Figures for Reply {
    fn tell(&self, out: &mut dyn Write) -> io::Result<()> {
        super::tell::tell(self, out)
    }

    /// That of what was asked besides the wagers, if anything was.
    fn sheet(&self) -> Sheet {
        let asked = [
            self.sweep.as_ref().map(Swept::sheet),
            self.solved.as_ref().map(Solved::sheet),
            self.ruin.as_ref().map(Ruined::sheet),
            self.others.as_ref().map(Others::sheet),
        ];
        asked.into_iter().flatten().next().unwrap_or_else(|| self.wagers())
    }

    /// That of what was asked besides the wagers, if it has one.
    fn picture(&self) -> Picture {
        let asked = [self.sweep.as_ref().map(Swept::picture), self.ruin.as_ref().map(Ruined::picture)];
        asked.into_iter().flatten().next().unwrap_or_else(|| self.edges())
    }

    fn whole(&self) -> bool {
        self.ruin.as_ref().is_none_or(Ruined::whole) && self.others.as_ref().is_none_or(Others::whole)
    }
}

impl Reply {
    fn wagers(&self) -> Sheet {
        let mut sheet = Sheet::new(["wager"].into_iter().chain(Worth::COLUMNS));
        for wager in &self.wagers {
            sheet.row([wager.wager.to_owned()].into_iter().chain(wager.worth.fields()));
        }
        sheet
    }

    fn edges(&self) -> Picture {
        let bar = |wager: &WagerEdge| (wager.wager.replace('_', " "), 100.0 * wager.worth.edge);
        Picture::Bars {
            title: format!("{}: the house edge of each wager", self.title),
            unit: "house edge, in percent of the wager".to_owned(),
            bars: self.wagers.iter().map(bar).collect(),
        }
    }
}

/// An object with the names of the outcomes, in the order of the list.
fn in_order<S: Serializer>(rows: &[(String, u64)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(rows.iter().map(|(name, count)| (name, count)))
}
