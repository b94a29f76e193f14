//! Probability of a lead of each kind, over all hands of thirteen cards.

use crate::figures::{Figures, Picture, Sheet};
use crate::paint::{BOLD, DIM, Painted, clauses, percent, thousands};
use games::mount_holyoke::{Category, Rules, Settings};
use requests::Refused;
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Write};
use strategy::odds::mount_holyoke::{Leads, OfKind};

/// Possible leads with thirteen cards, over all hands.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// Number of cards in a hand.
    cards: usize,
    /// Number of hands.
    hands: String,
    /// Number of hands as an integer.
    #[serde(skip)]
    all: u64,
    /// Average number of leads in a hand, as a fraction in lowest terms: the numerator.
    mean_numerator: String,
    /// The denominator, above 0.
    mean_denominator: String,
    /// Average number of leads as a decimal number.
    mean: f64,
    /// Each kind of combination, the lowest first. A combination counts as the highest kind that it makes.
    kinds: Vec<Kind>,
    /// The clauses behind it, the document first.
    #[schemars(with = "Vec<String>")]
    clauses: Vec<&'static str>,
}

/// Possible leads of one kind.
#[derive(Serialize, JsonSchema)]
struct Kind {
    category: Category,
    /// Number of combinations of the kind in a pack.
    combinations: u64,
    /// Average number of them in a hand, as a fraction in lowest terms: the numerator.
    mean_numerator: String,
    /// The denominator, above 0.
    mean_denominator: String,
    /// Average number of them as a decimal number.
    mean: f64,
    /// Number of hands with at least one.
    hands: String,
    /// Probability of a hand with at least one, as a fraction in lowest terms: the numerator.
    chance_numerator: String,
    /// The denominator, above 0.
    chance_denominator: String,
    /// Probability as a decimal number.
    chance: f64,
}

/// Counts over all hands.
///
/// # Errors
/// Settings that contradict each other.
pub fn answer(settings: &Settings) -> Result<Reply, Refused> {
    let leads = Leads::of(Rules::new(settings)?.ranking());
    let mean = leads.mean();
    Ok(Reply {
        cards: leads.cards,
        hands: leads.hands.to_string(),
        all: leads.hands,
        mean_numerator: mean.numerator().to_string(),
        mean_denominator: mean.denominator().to_string(),
        mean: mean.value(),
        kinds: leads.kinds.iter().map(Kind::new).collect(),
        clauses: vec!["mount-holyoke/1", "mount-holyoke/4", "mount-holyoke/types", "MH-7", "MH-8", "MH-11"],
    })
}

impl Kind {
    fn new(kind: &OfKind) -> Kind {
        Kind {
            category: kind.category,
            combinations: kind.combinations,
            mean_numerator: kind.mean.numerator().to_string(),
            mean_denominator: kind.mean.denominator().to_string(),
            mean: kind.mean.value(),
            hands: kind.hands.to_string(),
            chance_numerator: kind.chance.numerator().to_string(),
            chance_denominator: kind.chance.denominator().to_string(),
            chance: kind.chance.value(),
        }
    }
}

impl Figures for Reply {
    /// One row per kind.
    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", Painted(BOLD, format!("{} cards: {} hands", self.cards, thousands(self.all))))?;
        writeln!(out, "{:<18}{:>14}{:>18}{:>16}", "", "combinations", "leads of a hand", "hands with one")?;
        for kind in &self.kinds {
            let combinations = thousands(kind.combinations);
            let (category, chance) = (kind.category.to_string(), percent(kind.chance));
            writeln!(out, "{category:<18}{combinations:>14}{:>18.6}{chance:>16}", kind.mean)?;
        }
        writeln!(out, "{:<18}{:>14}{:>18.6}", "all", "", self.mean)?;
        writeln!(out, "{}", Painted(DIM, clauses(&self.clauses)))
    }

    fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::new(["category", "combinations", "mean_leads", "hands_with_one", "chance"]);
        for kind in &self.kinds {
            let figures = [kind.combinations.to_string(), kind.mean.to_string(), kind.hands.clone()];
            let figures = figures.into_iter().chain([kind.chance.to_string()]);
            sheet.row([kind.category.to_string().replace(' ', "_")].into_iter().chain(figures));
        }
        sheet
    }

    fn picture(&self) -> Picture {
        let bar = |kind: &Kind| (kind.category.to_string(), 100.0 * kind.chance);
        Picture::Bars {
            title: format!("How often {} cards hold each kind", self.cards),
            unit: "hands with one or more, in percent".to_owned(),
            bars: self.kinds.iter().map(bar).collect(),
        }
    }
}
