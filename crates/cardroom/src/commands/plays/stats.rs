//! Probability of a lead of each kind, as text, as a table and as a chart.

use crate::figures::{Figures, Picture, Sheet};
use crate::paint::{BOLD, DIM, StyledText, clauses, percent, thousands};
use requests::plays::{LeadKind, LeadStats};
use std::io::{self, Write};

impl Figures for LeadStats {
    /// Prints one row per kind of lead, then their total.
    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(
            out,
            "{}",
            StyledText(BOLD, format!("{} cards: {} hands", self.cards, thousands(self.all)))
        )?;
        writeln!(out, "{:<18}{:>14}{:>18}{:>16}", "", "combinations", "leads of a hand", "hands with one")?;
        for kind in &self.kinds {
            let combinations = thousands(kind.combinations);
            let (category, chance) = (kind.category.to_string(), percent(kind.chance));
            writeln!(out, "{category:<18}{combinations:>14}{:>18.6}{chance:>16}", kind.mean)?;
        }
        writeln!(out, "{:<18}{:>14}{:>18.6}", "all", "", self.mean)?;
        writeln!(out, "{}", StyledText(DIM, clauses(&self.clauses)))
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
        let bar = |kind: &LeadKind| (kind.category.to_string(), 100.0 * kind.chance);
        Picture::Bars {
            title: format!("How often {} cards hold each kind", self.cards),
            unit: "hands with one or more, in percent".to_owned(),
            bars: self.kinds.iter().map(bar).collect(),
        }
    }
}
