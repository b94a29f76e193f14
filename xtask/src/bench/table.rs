//! A table of the page of benchmarks.

use std::fmt;

/// A table in Markdown, with the identifier of its place in the page.
pub struct Table {
    pub id: String,
    /// The lines of the table, and those about the run.
    pub body: String,
}

/// A figure within 5 % of its goal meets it: machines are noisy.
pub const TOLERANCE: f64 = 1.05;

impl Table {
    /// A table of rows with a heading, followed by a line about the run.
    pub fn new(id: &str, heading: &[&str], rows: &[Vec<String>], about: &str) -> Table {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let heading: Vec<String> = heading.iter().map(|&cell| cell.to_owned()).collect();
        let mut body = line(&heading) + "|" + &"---|".repeat(heading.len()) + "\n";
        body.extend(rows.iter().map(|row| line(row)));
        Table { id: id.to_owned(), body }.with(about)
    }

    /// The table, followed by a line about the run.
    #[must_use]
    pub fn with(mut self, about: &str) -> Table {
        if !about.is_empty() {
            self.body.push_str(&format!("\n{about}\n"));
        }
        self
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.id, self.body)
    }
}

/// The verdict on a figure that may be at most `most`, in words.
pub fn judged(figure: f64, most: f64) -> String {
    if figure <= most * TOLERANCE { "met" } else { "**not met**" }.to_owned()
}

/// The median; the upper of the two middle values if their number is even.
///
/// # Panics
/// If there are no values: a figure that was not measured meets no goal.
pub fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    *sorted.get(sorted.len() / 2).expect("at least one value was measured")
}

/// The median with minimum and maximum, with this number of decimal places: `1.80 (1.74 to 1.87)`.
pub fn spread(values: &[f64], places: usize) -> String {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    format!("{:.places$} ({least:.places$} to {most:.places$})", median(values))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_a_heading_rows_and_a_line_about_the_run() {
        let table = Table::new("a", &["", "ns"], &[vec!["x".to_owned(), "1".to_owned()]], "about");
        assert_eq!(table.body, "|  | ns |\n|---|---|\n| x | 1 |\n\nabout\n");
    }

    #[test]
    fn a_goal_is_met_within_five_percent() {
        assert_eq!([judged(104.0, 100.0), judged(106.0, 100.0)], ["met", "**not met**"]);
    }

    #[test]
    fn the_spread_has_the_median_in_front() {
        assert_eq!(spread(&[3.0, 1.0, 2.0], 1), "2.0 (1.0 to 3.0)");
    }

    #[test]
    #[should_panic(expected = "at least one value was measured")]
    fn nothing_has_no_median() {
        median(&[]);
    }
}
