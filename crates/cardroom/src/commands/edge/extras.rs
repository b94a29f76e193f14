//! Flags and results of the calculations other than the edge of every wager.

use super::{ruin, solve, sweep};
use crate::args::number;
use crate::exit::UsageError;
use crate::figures::{Picture, Sheet};
use crate::interrupt;
use requests::edge::{Extras, ExtrasRequest, Solve, Sweep};
use std::io::{self, Write};
use strategy::odds::{MAX_ROUNDS, MAX_UNITS};

/// Flags of the additional calculations, for either game.
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

impl Flags {
    /// Checks the bankroll and its number of rounds against their maximum. If a bankroll is given, also installs the
    /// Ctrl-C handler, since the work can be long.
    ///
    /// # Errors
    /// [`UsageError`] that names the flag and its maximum, if a value exceeds the maximum.
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

    /// The flags that print a separate table, each with `true` if it is given.
    pub fn tables(&self) -> [(&'static str, bool); 3] {
        let (sweep, solve) = (!self.sweep.is_empty(), self.solve.is_some());
        [("--sweep", sweep), ("--solve", solve), ("--bankroll", self.bankroll.is_some())]
    }

    /// The calculations that these flags request.
    pub fn request(&self) -> ExtrasRequest {
        ExtrasRequest {
            sweep: self.sweep.clone(),
            solve: self.solve.clone(),
            bankroll: self.bankroll.zip(self.rounds),
            wager: self.wager.clone(),
        }
    }
}

/// Prints the results as text; returns `true` if there are any results.
pub fn write_text(extras: &Extras, out: &mut dyn Write) -> io::Result<bool> {
    let Extras { sweep, solved, ruin } = extras;
    sweep.iter().try_for_each(|sweep| sweep::write_text(sweep, out))?;
    solved.iter().try_for_each(|solved| solve::write_text(solved, out))?;
    ruin.iter().try_for_each(|ruin| ruin::write_text(ruin, out))?;
    Ok(sweep.is_some() || solved.is_some() || ruin.is_some())
}

/// Table of the first result in the order of the flags; `None` if there is none.
pub fn sheet(extras: &Extras) -> Option<Sheet> {
    let swept = extras.sweep.as_ref().map(sweep::sheet);
    swept
        .or_else(|| extras.solved.as_ref().map(solve::sheet))
        .or_else(|| extras.ruin.as_ref().map(ruin::sheet))
}

/// Chart of the sweep or, without one, of the risk of ruin. `None` without either.
pub fn picture(extras: &Extras) -> Option<Picture> {
    extras.sweep.as_ref().map(sweep::picture).or_else(|| extras.ruin.as_ref().map(ruin::picture))
}
