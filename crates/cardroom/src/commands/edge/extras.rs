//! Calculations in addition to the wagers: other pays, and the risk of ruin.

use super::pays::House;
use super::ruin::{Bankroll, RuinRisk};
use super::solve::{Solve, SolveResult};
use super::sweep::{Sweep, SweepResult};
use crate::args::number;
use crate::exit::UsageError;
use crate::figures::{Picture, Sheet};
use crate::interrupt;
use requests::Refused;
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Write};
use strategy::odds::{MAX_ROUNDS, MAX_UNITS, Results};

/// The flags.
#[derive(clap::Args)]
#[group(skip)]
pub struct Flags {
    /// Vary a payout over a range of whole numbers to one; if given twice, over every combination
    #[arg(long, value_name = "TABLE.OUTCOME=FROM..TO[:STEP]")]
    sweep: Vec<Sweep>,
    /// Find the payout for a target edge
    #[arg(long, value_name = "TABLE.OUTCOME=PERCENT%")]
    solve: Option<Solve>,
    /// Calculate the risk of ruin of a bankroll of this many wagers, with one wager in each of --rounds rounds
    #[arg(long, value_name = "WAGERS", value_parser = number::<1>, requires = "rounds")]
    bankroll: Option<u64>,
    /// Number of rounds that the bankroll must last
    #[arg(long, value_name = "N", value_parser = number::<1>, requires = "bankroll")]
    rounds: Option<u64>,
    /// The wager that the bankroll is for; the ante or the pack bet by default
    #[arg(long, value_name = "WAGER", requires = "bankroll")]
    wager: Option<String>,
}

/// Results in addition to the wagers.
#[derive(Serialize, JsonSchema)]
pub struct Extras {
    /// Result of `--sweep`.
    #[serde(skip_serializing_if = "Option::is_none")]
    sweep: Option<SweepResult>,
    /// Result of `--solve`.
    #[serde(skip_serializing_if = "Option::is_none")]
    solved: Option<SolveResult>,
    /// Result of `--bankroll`.
    #[serde(skip_serializing_if = "Option::is_none")]
    ruin: Option<RuinRisk>,
}

/// A wager without a pay table.
pub struct MainWager {
    /// Its name.
    pub wager: &'static str,
    /// Net results of one unit.
    pub results: Results,
    /// Maximum cost of a round, in units.
    pub round_costs: u32,
}

impl Flags {
    /// Checks the limits of the bankroll; from here on, long work can be stopped with Ctrl-C.
    ///
    /// # Errors
    /// [`UsageError`], with the flag and its maximum.
    pub fn check(&self) -> Result<(), UsageError> {
        if self.bankroll.is_some() {
            interrupt::listen();
        }
        let limits = [("--bankroll", self.bankroll, MAX_UNITS), ("--rounds", self.rounds, MAX_ROUNDS)];
        match limits.into_iter().find(|(_, value, most)| value.is_some_and(|value| value > u64::from(*most)))
        {
            Some((flag, _, most)) => Err(UsageError(format!("{flag}: at most {most}"))),
            None => Ok(()),
        }
    }

    /// The flags with a table of their own, each with `true` if it is given.
    pub fn tables(&self) -> [(&'static str, bool); 3] {
        let (sweep, solve) = (!self.sweep.is_empty(), self.solve.is_some());
        [("--sweep", sweep), ("--solve", solve), ("--bankroll", self.bankroll.is_some())]
    }

    /// Checks, before anything is counted, that the game has these pays and this wager.
    ///
    /// # Errors
    /// The names that the game has.
    pub fn check_names<H: House>(&self, main: &str) -> Result<(), Refused> {
        Sweep::check::<H>(&self.sweep)?;
        self.solve.as_ref().map_or(Ok(()), Solve::check::<H>)?;
        self.wager
            .as_deref()
            .filter(|name| *name != main)
            .map_or(Ok(()), |name| table::<H>(name, main).map(|_| ()))
    }

    /// Runs the calculations that were requested.
    ///
    /// # Errors
    /// Pays and wagers that the game does not have, and edges that no pay gives.
    pub fn answer<H: House>(
        &self,
        settings: &H::Settings,
        counted: &H::Counted,
        main: MainWager,
    ) -> Result<Extras, Refused> {
        let swept = (!self.sweep.is_empty()).then(|| SweepResult::of::<H>(settings, counted, &self.sweep));
        let solved = self.solve.as_ref().map(|solve| SolveResult::of::<H>(settings, counted, solve));
        Ok(Extras {
            sweep: swept.transpose()?,
            solved: solved.transpose()?,
            ruin: self.ruin::<H>(settings, counted, main)?,
        })
    }

    fn ruin<H: House>(
        &self,
        settings: &H::Settings,
        counted: &H::Counted,
        main: MainWager,
    ) -> Result<Option<RuinRisk>, Refused> {
        let Some((bankroll, rounds)) = self.bankroll.zip(self.rounds) else { return Ok(None) };
        let MainWager { wager, results, round_costs } = match &self.wager {
            Some(name) if name != main.wager => {
                let (table, wager) = table::<H>(name, main.wager)?;
                MainWager { wager, results: H::results(settings, counted, table)?, round_costs: 1 }
            }
            _ => main,
        };
        let cut = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let asked = Bankroll { wager, bankroll: cut(bankroll), round_costs, rounds: cut(rounds) };
        RuinRisk::of(&asked, &results).map(Some)
    }
}

/// Pay table and name of a wager that is paid by one.
fn table<H: House>(name: &str, main: &str) -> Result<(&'static str, &'static str), Refused> {
    H::TABLES.iter().find(|(_, wager)| *wager == name).copied().ok_or_else(|| {
        let wagers: Vec<&str> = H::TABLES.iter().map(|(_, wager)| *wager).collect();
        Refused::new("no_such_wager", format!("--wager {name}: use {main}, {}", wagers.join(", ")))
    })
}

impl Extras {
    /// Prints the results in words; `true` if there are any.
    pub fn write_text(&self, out: &mut dyn Write) -> io::Result<bool> {
        let Extras { sweep, solved, ruin } = self;
        sweep.iter().try_for_each(|sweep| sweep.write_text(out))?;
        solved.iter().try_for_each(|solved| solved.write_text(out))?;
        ruin.iter().try_for_each(|ruin| ruin.write_text(out))?;
        Ok(sweep.is_some() || solved.is_some() || ruin.is_some())
    }

    /// Table of the first result.
    pub fn sheet(&self) -> Option<Sheet> {
        let sweep = self.sweep.as_ref().map(SweepResult::sheet);
        sweep
            .or_else(|| self.solved.as_ref().map(SolveResult::sheet))
            .or_else(|| self.ruin.as_ref().map(RuinRisk::sheet))
    }

    /// Chart of the first result that has one.
    pub fn picture(&self) -> Option<Picture> {
        self.sweep.as_ref().map(SweepResult::picture).or_else(|| self.ruin.as_ref().map(RuinRisk::picture))
    }

    /// `true` if all rounds of the bankroll were followed.
    pub fn whole(&self) -> bool {
        self.ruin.as_ref().is_none_or(RuinRisk::whole)
    }
}
