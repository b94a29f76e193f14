//! The figures of a wager as its payouts change, as text, as a table and as a chart.

use super::wager::{COLUMNS, fields};
use crate::figures::{Curve, Picture, Sheet};
use crate::paint::{BOLD, StyledText, percent};
use requests::edge::{Row, SweepResult, WagerStatistics};
use std::io::{self, Write};

/// Prints one line per combination.
pub fn write_text(result: &SweepResult, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{}", StyledText(BOLD, "edge by payout (to 1)"))?;
    let names = &result.pays;
    writeln!(out, "  {}{:>14}{:>16}", columns(names, names.iter()), "house edge", "sd, in wagers")?;
    for row in &result.rows {
        let pays = columns(names, result.pays.iter().map(|pay| row.pays[pay]));
        writeln!(out, "  {pays}{:>14}{:>16.4}", percent(row.statistics.edge), row.statistics.sd)?;
    }
    Ok(())
}

/// Table with one row per combination.
pub fn sheet(result: &SweepResult) -> Sheet {
    let mut sheet = Sheet::new(result.pays.iter().map(String::as_str).chain(COLUMNS));
    for row in &result.rows {
        sheet.row(result.pays.iter().map(|pay| row.pays[pay].to_string()).chain(fields(&row.statistics)));
    }
    sheet
}

/// Chart of the edge and the variance over the payout that changes fastest, the last one, with the others at their
/// first values.
pub fn picture(result: &SweepResult) -> Picture {
    let first = result.rows.first();
    let (last, others) = result.pays.split_last().map_or(("", &[][..]), |(last, others)| (last, others));
    let begin =
        |row: &&Row| first.is_none_or(|first| others.iter().all(|pay| row.pays[pay] == first.pays[pay]));
    let shown: Vec<&Row> = result.rows.iter().filter(begin).collect();
    let curve = |unit: &str, of: fn(&WagerStatistics) -> f64| Curve {
        unit: unit.to_owned(),
        points: shown.iter().map(|row| (row.pays[last] as f64, of(&row.statistics))).collect(),
    };
    let kept: String =
        others.iter().filter_map(|pay| Some(format!(", {pay} at {}", first?.pays[pay]))).collect();
    Picture::Curves {
        title: format!("House edge and variance by {last}{kept}").replace('_', " "),
        across: format!("{last}, to one").replace('_', " "),
        curves: vec![
            curve("house edge, in percent of the wager", |statistics| 100.0 * statistics.edge),
            curve("variance, in squares of the wager", |statistics| statistics.sd * statistics.sd),
        ],
    }
}

/// Right-aligns each field in a column that is two characters wider than its heading.
fn columns<T: ToString>(headings: &[String], fields: impl Iterator<Item = T>) -> String {
    headings
        .iter()
        .zip(fields)
        .map(|(heading, field)| format!("{:>1$}", field.to_string(), heading.len() + 2))
        .collect()
}
