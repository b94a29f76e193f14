//! Replayed hands as a person reads them.

use super::result::{Figure, HandResult, Reply};
use crate::paint::{BOLD, DIM, Painted, thousands};
use std::io::{self, Write};

/// A row for every hand, then how many there were of which kind.
pub fn tell(reply: &Reply, out: &mut dyn Write) -> io::Result<()> {
    let width = reply.results.iter().map(|result| result.place().chars().count()).max().unwrap_or(0).min(60);
    for result in &reply.results {
        let (verdict, stacks) = (verdict(result), result.figures().map(|figures| row(&figures.stacks)));
        writeln!(
            out,
            "{verdict:<10}{:<width$}  {}",
            result.place(),
            Painted(DIM, stacks.unwrap_or_default())
        )?;
    }
    let summary = reply.summary;
    let unchecked = summary.hands - summary.matched - summary.mismatched - summary.refused;
    let counts =
        [(summary.matched, "matched"), (summary.mismatched, "mismatched"), (summary.refused, "refused")];
    let told: Vec<String> = counts
        .into_iter()
        .chain([(unchecked, "without figures")])
        .filter(|&(count, _)| count > 0)
        .map(|(count, what)| format!("{} {what}", thousands(count as u64)))
        .collect();
    let hands = if summary.hands == 1 { "hand" } else { "hands" };
    let heading = format!("{} {hands}: {}", thousands(summary.hands as u64), told.join(", "));
    writeln!(out, "{}", Painted(BOLD, heading))
}

fn verdict(result: &HandResult) -> &'static str {
    match result.figures().map(|figures| figures.matches) {
        None => "refused",
        Some(Some(true)) => "matches",
        Some(Some(false)) => "differs",
        Some(None) => "played",
    }
}

fn row(figures: &[Figure]) -> String {
    figures.iter().map(|figure| figure.0.to_string()).collect::<Vec<_>>().join(" ")
}
