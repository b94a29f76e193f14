//! The standings of a league: text, table and chart.

use super::report::{mean_text, unit_words};
use crate::figures::{Figures, Picture, Sheet};
use crate::paint::{BOLD, StyledText, counted};
use requests::arena::{League, Standing};
use serde::Serialize;
use std::io::{self, Write};

/// The standings of a league.
#[derive(Serialize)]
#[serde(transparent)]
pub struct Standings(pub League);

impl Figures for Standings {
    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let League { game, deals, seed, unit, standings, stopped } = &self.0;
        writeln!(out, "League of {game}: {} for every two bots; seed {seed}", counted(*deals, "deal"))?;
        if *stopped {
            writeln!(out, "stopped before all that were requested")?;
        }
        let columns: Vec<String> =
            standings.iter().map(|standing| format!("{:>14}", standing.player)).collect();
        let heading = format!("{:<14}{:>14}{:>14}{}", "player", "mean", "error", columns.concat());
        writeln!(out, "\n{}  ({})", StyledText(BOLD, heading), unit_words(*unit))?;
        for standing in standings {
            let error = mean_text(*unit, standing.standard_error).replace('+', "±");
            let mean = mean_text(*unit, standing.mean);
            let cells: Vec<String> =
                against(&self.0, standing).iter().map(|cell| format!("{cell:>14}")).collect();
            let row = format!("{:<14}{mean:>14}{error:>14}{}", standing.player, cells.concat());
            writeln!(out, "{}", row.trim_end())?;
        }
        Ok(())
    }

    fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::new(["player", "against", "mean", "standard_error"]);
        for standing in &self.0.standings {
            let all = ("all".to_owned(), standing.mean, standing.standard_error);
            let met = standing.against.iter().map(|met| (met.player.clone(), met.mean, met.standard_error));
            for (against, mean, error) in std::iter::once(all).chain(met) {
                sheet.row([standing.player.clone(), against, mean.to_string(), error.to_string()]);
            }
        }
        sheet
    }

    fn picture(&self) -> Picture {
        let bars = self.0.standings.iter().map(|standing| (standing.player.clone(), standing.mean));
        Picture::Bars {
            title: format!("League of {}", self.0.game),
            unit: unit_words(self.0.unit).to_owned(),
            bars: bars.collect(),
        }
    }

    fn is_complete(&self) -> bool {
        !self.0.stopped
    }
}

/// The means of a player against each player of the standings; empty against itself.
fn against(league: &League, standing: &Standing) -> Vec<String> {
    let mean = |other: &Standing| {
        let met = standing.against.iter().find(|met| met.player == other.player);
        met.map_or_else(String::new, |met| mean_text(league.unit, met.mean))
    };
    league.standings.iter().map(mean).collect()
}

/// The standings as a table in Markdown.
pub fn markdown(league: &League) -> String {
    let League { unit, standings, .. } = league;
    let names: Vec<String> =
        standings.iter().map(|standing| format!(" against `{}` |", standing.player)).collect();
    let lines = "---:|".repeat(standings.len() + 2);
    let mut text = format!("| bot | mean | standard error |{}\n|---|{lines}\n", names.concat());
    for standing in standings {
        let mean = mean_text(*unit, standing.mean);
        let error = mean_text(*unit, standing.standard_error).replace('+', "");
        let cells: Vec<String> = against(league, standing).iter().map(|cell| format!(" {cell} |")).collect();
        text += &format!("| `{}` | {mean} | {error} |{}\n", standing.player, cells.concat());
    }
    text
}
