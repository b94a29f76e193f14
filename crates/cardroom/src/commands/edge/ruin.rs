//! `--bankroll`: the risk of ruin of a bankroll within a number of rounds.

use crate::figures::{Curve, Picture, Sheet};
use crate::interrupt;
use crate::paint::{BOLD, Painted, counted, percent, thousands};
use crate::progress::Progress;
use requests::Refused;
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Write};
use strategy::odds::{Results, Ruin};

/// The risk of ruin.
#[derive(Serialize, JsonSchema)]
pub struct RuinRisk {
    /// The wager made in every round.
    pub wager: &'static str,
    /// The bankroll, in wagers.
    pub bankroll: u32,
    /// Maximum cost of a round, in wagers: a smaller bankroll is ruined.
    pub round_costs: u32,
    /// Number of rounds followed: fewer than requested if stopped.
    pub rounds: u32,
    /// Risk of ruin within these rounds, from 0 to 1.
    pub ruined: f64,
    /// Risk of ruin within fewer rounds.
    pub by_round: Vec<RuinByRound>,
    #[serde(skip)]
    whole: bool,
}

/// Risk of ruin within a number of rounds, from 0 to 1.
#[derive(Serialize, JsonSchema)]
pub struct RuinByRound {
    pub rounds: u32,
    pub ruined: f64,
}

/// The bankroll to follow.
pub struct Bankroll {
    pub wager: &'static str,
    pub bankroll: u32,
    pub round_costs: u32,
    pub rounds: u32,
}

/// Approximate maximum number of points of a curve.
const POINTS: u32 = 200;

impl RuinRisk {
    /// Follows the bankroll.
    ///
    /// # Errors
    /// Pays in parts of a unit that are too small to follow.
    pub fn of(asked: &Bankroll, results: &Results) -> Result<RuinRisk, Refused> {
        let &Bankroll { wager, bankroll, round_costs, rounds } = asked;
        let course = Ruin::new(results, bankroll, round_costs, rounds)
            .map_err(|error| Refused::new("pays_too_fine", error.to_string()))?;
        let progress = Progress::new(rounds.into(), "rounds");
        let every = rounds.div_ceil(POINTS).max(1);
        let mut reached = RuinByRound { rounds: 0, ruined: 0.0 };
        let mut by_round = Vec::new();
        for (round, ruined) in (1..).zip(course).take_while(|_| !interrupt::asked()) {
            reached = RuinByRound { rounds: round, ruined };
            if round % every == 0 || round == rounds {
                by_round.push(RuinByRound { ..reached });
                progress.reach(round.into());
            }
        }
        progress.clear();
        let whole = reached.rounds == rounds;
        Ok(RuinRisk {
            wager,
            bankroll,
            round_costs,
            rounds: reached.rounds,
            ruined: reached.ruined,
            by_round,
            whole,
        })
    }

    pub const fn whole(&self) -> bool {
        self.whole
    }

    pub fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let (wagers, rounds) = (counted(self.bankroll, "wager"), counted(self.rounds, "round"));
        let name = self.wager.replace('_', " ");
        writeln!(out, "\n{}", Painted(BOLD, format!("a bankroll of {wagers}, {name} in each of {rounds}")))?;
        if !self.whole {
            writeln!(out, "  stopped before all requested rounds were played")?;
        }
        let costs = counted(self.round_costs, "wager");
        writeln!(
            out,
            "  ruined, with less than the {costs} that a round can cost: {}",
            percent(self.ruined)
        )?;
        let fifths = (1..=5).filter_map(|fifth| (self.by_round.len() * fifth / 5).checked_sub(1));
        for by in fifths.map(|at| &self.by_round[at]) {
            writeln!(out, "  within {:>9} {:>15}", thousands(by.rounds), percent(by.ruined))?;
        }
        Ok(())
    }

    pub fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::new(["rounds", "ruined"]);
        for RuinByRound { rounds, ruined } in &self.by_round {
            sheet.row([rounds.to_string(), ruined.to_string()]);
        }
        sheet
    }

    pub fn picture(&self) -> Picture {
        let name = self.wager.replace('_', " ");
        Picture::Curves {
            title: format!("The risk of ruin of {} on the {name}", counted(self.bankroll, "wager")),
            across: "rounds".to_owned(),
            curves: vec![Curve {
                unit: "chance to be ruined, in percent".to_owned(),
                points: self.by_round.iter().map(|by| (f64::from(by.rounds), 100.0 * by.ruined)).collect(),
            }],
        }
    }
}
