//! The report on one match: text, table and chart.

use crate::figures::{Figures, NamedCurve, Picture, Sheet};
use crate::paint::{BOLD, DIM, StyledText, counted, percent, thousands};
use requests::arena::{Pair, PlayerResult, Reply, Unit};
use serde::Serialize;
use std::io::{self, Write};

/// The report on one match.
#[derive(Serialize)]
#[serde(transparent)]
pub struct Report(pub Reply);

impl Figures for Report {
    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let Reply { game, deals, requested, seed, players, pairs, stopped, .. } = &self.0;
        let rotations = counted(players.len() as u64, "rotation");
        writeln!(
            out,
            "{} of {game}, each in {rotations} of the seats; seed {seed}",
            counted(*deals, "deal")
        )?;
        if *stopped {
            writeln!(out, "stopped early, before the {} that were requested", counted(*requested, "deal"))?;
        }
        let unit = self.unit();
        let width =
            players.iter().map(|player| player.player.chars().count()).max().unwrap_or(0).clamp(10, 40);
        writeln!(out, "\n{}", StyledText(BOLD, heading(width, unit, players)))?;
        players.iter().try_for_each(|player| write_player(player, width, out))?;
        for pair in pairs {
            write_pair(pair, unit, out)?;
        }
        players.iter().try_for_each(|player| write_faults(player, out))
    }

    fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::new([
            "player",
            "mean",
            "standard_error",
            "low",
            "high",
            "unit",
            "bb_per_100",
            "decisions",
            "illegal",
            "timeouts",
            "broken",
            "decisions_per_second",
            "out_in_deal",
        ]);
        for player in &self.0.players {
            let [low, high] =
                player.interval.map_or_else(Default::default, |ends| ends.map(|end| end.to_string()));
            let conduct = player.conduct;
            sheet.row([
                player.player.clone(),
                player.mean.to_string(),
                player.standard_error.to_string(),
                low,
                high,
                unit_name(player.unit).to_owned(),
                player.bb_per_100.map_or_else(String::new, |rate| rate.to_string()),
                conduct.decisions.to_string(),
                conduct.illegal.to_string(),
                conduct.timeouts.to_string(),
                conduct.broken.to_string(),
                player.decisions_per_second.to_string(),
                player.out.as_ref().map_or_else(String::new, |out| out.deal.to_string()),
            ]);
        }
        sheet
    }

    fn picture(&self) -> Picture {
        let curve = |(place, player): (usize, &PlayerResult)| NamedCurve {
            name: player.player.clone(),
            points: self.0.course.iter().map(|(deals, means)| (*deals as f64, means[place])).collect(),
        };
        Picture::Course {
            title: format!("{}: running means", self.0.game),
            across: "deals".to_owned(),
            unit: unit_words(self.unit()).to_owned(),
            curves: self.0.players.iter().enumerate().map(curve).collect(),
        }
    }

    fn is_complete(&self) -> bool {
        !self.0.stopped && self.0.players.iter().all(|player| player.out.is_none())
    }
}

impl Report {
    fn unit(&self) -> Unit {
        self.0.players.first().map_or(Unit::Chips, |player| player.unit)
    }
}

const fn unit_name(unit: Unit) -> &'static str {
    match unit {
        Unit::Chips => "chips",
        Unit::Cards => "cards",
        Unit::Share => "share",
    }
}

/// The unit in words, for headings.
pub const fn unit_words(unit: Unit) -> &'static str {
    match unit {
        Unit::Chips => "chips a hand",
        Unit::Cards => "cards left a round, as a loss",
        Unit::Share => "gain as a share of the wagers",
    }
}

/// A mean, signed, in its unit.
pub fn mean_text(unit: Unit, mean: f64) -> String {
    match unit {
        Unit::Share if mean > 0.0 => format!("+{}", percent(mean)),
        Unit::Share => percent(mean),
        Unit::Chips | Unit::Cards if mean < 0.0 => format!("−{:.3}", -mean),
        Unit::Chips | Unit::Cards => format!("+{mean:.3}"),
    }
}

/// The interval of a mean in its unit; a dash without one.
fn interval_text(unit: Unit, interval: Option<[f64; 2]>) -> String {
    interval.map_or_else(|| "–".to_owned(), |ends| ends.map(|end| mean_text(unit, end)).join(" to "))
}

fn heading(width: usize, unit: Unit, players: &[PlayerResult]) -> String {
    let blinds = if players.iter().any(|player| player.bb_per_100.is_some()) { "bb/100" } else { "" };
    format!(
        "{:<width$}  {:>14}  {:<32}  {blinds:>9}  {:>8}  {:>7}  {:>6}  {:>11}  ({})",
        "player",
        "mean",
        "95 % interval",
        "time-out",
        "illegal",
        "broken",
        "decisions/s",
        unit_words(unit)
    )
}

fn write_player(player: &PlayerResult, width: usize, out: &mut dyn Write) -> io::Result<()> {
    let mean = mean_text(player.unit, player.mean);
    let interval = interval_text(player.unit, player.interval);
    let blinds = player.bb_per_100.map_or_else(String::new, |rate| format!("{rate:+.2}").replace('-', "−"));
    let conduct = player.conduct;
    let rate = thousands(player.decisions_per_second as u64);
    writeln!(
        out,
        "{:<width$}  {mean:>14}  {interval:<32}  {blinds:>9}  {:>8}  {:>7}  {:>6}  {rate:>11}",
        player.player, conduct.timeouts, conduct.illegal, conduct.broken
    )
}

fn write_pair(pair: &Pair, unit: Unit, out: &mut dyn Write) -> io::Result<()> {
    let interval = interval_text(unit, pair.interval);
    let difference = mean_text(unit, pair.difference);
    let clear = pair.interval.is_some_and(|[low, high]| low > 0.0 || high < 0.0);
    let verdict = if clear { "" } else { "  not distinguishable" };
    writeln!(out, "{} minus {}: {difference}  ({interval}){}", pair.a, pair.b, StyledText(DIM, verdict))
}

fn write_faults(player: &PlayerResult, out: &mut dyn Write) -> io::Result<()> {
    for fault in &player.faults {
        let (deal, rotation, reason) = (fault.deal, fault.rotation, &fault.reason);
        writeln!(out, "{}, deal {deal}, rotation {rotation}: {reason}", player.player)?;
    }
    let Some(end) = &player.out else { return Ok(()) };
    writeln!(out, "{} is out in deal {}: {}", player.player, end.deal, end.reason)
}
