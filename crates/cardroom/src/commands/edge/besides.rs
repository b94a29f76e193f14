//! What can be asked besides the wagers: other pays, and how long a bankroll lasts.

use super::pays::House;
use super::ruin::{Bankroll, Ruined};
use super::solve::{Solve, Solved};
use super::sweep::{Sweep, Swept};
use crate::cli::number;
use crate::exit::Misuse;
use crate::figures::{Picture, Sheet};
use crate::interrupt;
use crate::wire::Refused;
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Write};
use strategy::odds::{MOST_ROUNDS, MOST_UNITS, Results};

/// The flags.
#[derive(clap::Args)]
#[group(skip)]
pub struct Flags {
    /// The wager at pays from so many to one to so many; given twice, at every combination
    #[arg(long, value_name = "TABLE.OUTCOME=FROM..TO[:STEP]")]
    sweep: Vec<Sweep>,
    /// The pay that gives a wanted edge
    #[arg(long, value_name = "TABLE.OUTCOME=PERCENT%")]
    solve: Option<Solve>,
    /// The risk of ruin of so many wagers, made one by one in --rounds rounds
    #[arg(long, value_name = "WAGERS", value_parser = number::<1>, requires = "rounds")]
    bankroll: Option<u64>,
    /// How many rounds the bankroll is to last
    #[arg(long, value_name = "N", value_parser = number::<1>, requires = "bankroll")]
    rounds: Option<u64>,
    /// Which wager the bankroll is for; the ante or the pack bet if left out
    #[arg(long, value_name = "WAGER", requires = "bankroll")]
    wager: Option<String>,
}

/// What was asked besides the wagers.
#[derive(Serialize, JsonSchema)]
pub struct Besides {
    /// With `--sweep`.
    #[serde(skip_serializing_if = "Option::is_none")]
    sweep: Option<Swept>,
    /// With `--solve`.
    #[serde(skip_serializing_if = "Option::is_none")]
    solved: Option<Solved>,
    /// With `--bankroll`.
    #[serde(skip_serializing_if = "Option::is_none")]
    ruin: Option<Ruined>,
}

/// A wager without a pay table.
pub struct MainWager {
    /// Its name.
    pub wager: &'static str,
    /// What one unit ends in.
    pub results: Results,
    /// What a round of it can cost, in units.
    pub round_costs: u32,
}

impl Flags {
    /// Whether a bankroll can be followed as long; long work listens to Ctrl-C from here on.
    ///
    /// # Errors
    /// [`Misuse`], naming the flag and the most.
    pub fn check(&self) -> Result<(), Misuse> {
        if self.bankroll.is_some() {
            interrupt::listen();
        }
        let limits = [("--bankroll", self.bankroll, MOST_UNITS), ("--rounds", self.rounds, MOST_ROUNDS)];
        match limits.into_iter().find(|(_, value, most)| value.is_some_and(|value| value > u64::from(*most)))
        {
            Some((flag, _, most)) => Err(Misuse(format!("{flag}: at most {most}"))),
            None => Ok(()),
        }
    }

    /// Works out what is asked.
    ///
    /// # Errors
    /// Pays and wagers that the game has not, and what no pay gives.
    pub fn answer<H: House>(
        &self,
        settings: &H::Settings,
        counted: &H::Counted,
        main: MainWager,
    ) -> Result<Besides, Refused> {
        let swept = (!self.sweep.is_empty()).then(|| Swept::of::<H>(settings, counted, &self.sweep));
        let solved = self.solve.as_ref().map(|solve| Solved::of::<H>(settings, counted, solve));
        Ok(Besides {
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
    ) -> Result<Option<Ruined>, Refused> {
        let Some((bankroll, rounds)) = self.bankroll.zip(self.rounds) else { return Ok(None) };
        let MainWager { wager, results, round_costs } = match &self.wager {
            Some(name) if name != main.wager => bonus::<H>(settings, counted, name, &main)?,
            _ => main,
        };
        let cut = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let asked = Bankroll { wager, bankroll: cut(bankroll), round_costs, rounds: cut(rounds) };
        Ruined::of(&asked, &results).map(Some)
    }
}

/// The wager of this name that a table pays.
fn bonus<H: House>(
    settings: &H::Settings,
    counted: &H::Counted,
    name: &str,
    main: &MainWager,
) -> Result<MainWager, Refused> {
    let Some((table, wager)) = H::TABLES.iter().find(|(_, wager)| *wager == name) else {
        let wagers: Vec<&str> = H::TABLES.iter().map(|(_, wager)| *wager).collect();
        let message = format!("--wager {name}: use {}, {}", main.wager, wagers.join(", "));
        return Err(Refused::new("no_such_wager", message));
    };
    Ok(MainWager { wager, results: H::results(settings, counted, table)?, round_costs: 1 })
}

impl Besides {
    /// In words; whether anything was asked.
    pub fn tell(&self, out: &mut dyn Write) -> io::Result<bool> {
        let Besides { sweep, solved, ruin } = self;
        sweep.iter().try_for_each(|sweep| sweep.tell(out))?;
        solved.iter().try_for_each(|solved| solved.tell(out))?;
        ruin.iter().try_for_each(|ruin| ruin.tell(out))?;
        Ok(sweep.is_some() || solved.is_some() || ruin.is_some())
    }

    /// The table of the first that was asked.
    pub fn sheet(&self) -> Option<Sheet> {
        let sweep = self.sweep.as_ref().map(Swept::sheet);
        sweep
            .or_else(|| self.solved.as_ref().map(Solved::sheet))
            .or_else(|| self.ruin.as_ref().map(Ruined::sheet))
    }

    /// The picture of the first that was asked and has one.
    pub fn picture(&self) -> Option<Picture> {
        self.sweep.as_ref().map(Swept::picture).or_else(|| self.ruin.as_ref().map(Ruined::picture))
    }

    /// Whether all rounds of the bankroll were followed.
    pub fn whole(&self) -> bool {
        self.ruin.as_ref().is_none_or(Ruined::whole)
    }
}
