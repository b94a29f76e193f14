//! The figures of a wager as text, as a table and as a chart.

use crate::figures::{Picture, Sheet};
use crate::paint::{BOLD, StyledText, percent, thousands};
use requests::edge::{WagerEdge, WagerStatistics};
use std::io::{self, Write};

/// The column headings of [`fields`].
pub const COLUMNS: [&str; 5] = ["ev_numerator", "ev_denominator", "edge", "sd_in_wagers", "hit_frequency"];

/// The fields of a row, in the order of [`COLUMNS`].
pub fn fields(statistics: &WagerStatistics) -> [String; 5] {
    let [edge, sd, hits] =
        [statistics.edge, statistics.sd, statistics.hit_frequency].map(|figure| figure.to_string());
    [statistics.ev_numerator.clone(), statistics.ev_denominator.clone(), edge, sd, hits]
}

/// Table with one row per wager.
pub fn sheet(wagers: &[WagerEdge]) -> Sheet {
    let mut sheet = Sheet::new(["wager"].into_iter().chain(COLUMNS));
    for wager in wagers {
        sheet.row([wager.wager.to_owned()].into_iter().chain(fields(&wager.statistics)));
    }
    sheet
}

/// Bar chart with one bar per wager.
pub fn picture(game: &str, wagers: &[WagerEdge]) -> Picture {
    let bar = |wager: &WagerEdge| (words(wager.wager), 100.0 * wager.statistics.edge);
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
        let WagerStatistics { edge, hit_frequency, sd, .. } = wager.statistics;
        let (edge, hits) = (percent(edge), percent(hit_frequency));
        writeln!(out, "{:<22}{edge:>14}{hits:>14}{sd:>16.4}", words(wager.wager))?;
    }
    Ok(())
}

/// Prints the count and the probability of each outcome of each wager.
pub fn write_all_outcomes(wagers: &[WagerEdge], out: &mut dyn Write) -> io::Result<()> {
    wagers.iter().try_for_each(|wager| write_outcomes(&words(wager.wager), &wager.outcomes, out))
}

/// Prints the count and the probability of each outcome.
pub fn write_outcomes(title: &str, outcomes: &[(String, u64)], out: &mut dyn Write) -> io::Result<()> {
    let all: u64 = outcomes.iter().map(|(_, count)| count).sum();
    writeln!(out, "\n{}", StyledText(BOLD, title))?;
    for (name, count) in outcomes {
        let (count, chance) = (thousands(*count), percent(*count as f64 / all as f64));
        writeln!(out, "  {:<28}{count:>22}{chance:>16}", words(name))?;
    }
    Ok(())
}

/// Replaces underscores in a name with spaces.
pub fn words(name: &str) -> String {
    name.replace('_', " ")
}
