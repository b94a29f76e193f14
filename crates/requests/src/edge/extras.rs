//! Calculations in addition to the edge of every wager: other payouts, and the risk of ruin.

use super::pays::PayTableGame;
use super::ruin::{Bankroll, RuinRisk};
use super::solve::{Solve, SolveResult};
use super::sweep::{Sweep, SweepResult};
use crate::effects::Effects;
use crate::{Code, RequestError};
use schemars::JsonSchema;
use serde::Serialize;
use strategy::odds::Results;

/// The calculations requested in addition to the edge of every wager.
#[derive(Clone, Debug, Default)]
pub struct ExtrasRequest {
    /// Payouts to vary over a range, in every combination.
    pub sweep: Vec<Sweep>,
    /// The payout to solve for and its target edge; `None` if not requested.
    pub solve: Option<Solve>,
    /// A bankroll in wagers, and the number of rounds that it must last; `None` if the risk of ruin is not requested.
    pub bankroll: Option<(u64, u64)>,
    /// The wager that the bankroll is for; the main wager if omitted.
    pub wager: Option<String>,
}

/// Results in addition to the edge of every wager.
#[derive(Serialize, JsonSchema)]
pub struct Extras {
    /// Result of `--sweep`; omitted without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sweep: Option<SweepResult>,
    /// Result of `--solve`; omitted without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solved: Option<SolveResult>,
    /// Result of `--bankroll`; omitted without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruin: Option<RuinRisk>,
}

/// The main wager of a game. This wager has no pay table.
pub struct MainWager {
    /// Name of the wager.
    pub wager: &'static str,
    /// Net results per unit wagered.
    pub results: Results,
    /// Maximum cost of a round, in units.
    pub round_costs: u32,
}

impl ExtrasRequest {
    /// Checks that the game has these payouts and this wager, and that the payouts can be swept together. Called before
    /// anything is counted, so that a wrong name fails at once.
    ///
    /// # Errors
    /// If a name is unknown, in which case the message lists those that the game has, or for the reasons of
    /// [`Sweep::check`].
    pub fn check_names<H: PayTableGame>(&self, main: &str) -> Result<(), RequestError> {
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
    /// If the game does not have a payout or the wager, the payouts cannot be swept together, no payout
    /// results in the target edge, the settings do not allow a payout, or the common denominator of the
    /// payouts is too large.
    pub fn answer<H: PayTableGame>(
        &self,
        settings: &H::Settings,
        counted: &H::Counted,
        main: MainWager,
        effects: &dyn Effects,
    ) -> Result<Extras, RequestError> {
        let swept = (!self.sweep.is_empty()).then(|| SweepResult::of::<H>(settings, counted, &self.sweep));
        let solved = self.solve.as_ref().map(|solve| SolveResult::of::<H>(settings, counted, solve));
        Ok(Extras {
            sweep: swept.transpose()?,
            solved: solved.transpose()?,
            ruin: self.ruin::<H>(settings, counted, main, effects)?,
        })
    }

    fn ruin<H: PayTableGame>(
        &self,
        settings: &H::Settings,
        counted: &H::Counted,
        main: MainWager,
        effects: &dyn Effects,
    ) -> Result<Option<RuinRisk>, RequestError> {
        let Some((bankroll, rounds)) = self.bankroll else { return Ok(None) };
        let MainWager { wager, results, round_costs } = match &self.wager {
            Some(name) if name != main.wager => {
                let (table, wager) = table::<H>(name, main.wager)?;
                MainWager { wager, results: H::results(settings, counted, table)?, round_costs: 1 }
            }
            _ => main,
        };
        let cut = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let asked = Bankroll { wager, bankroll: cut(bankroll), round_costs, rounds: cut(rounds) };
        RuinRisk::of(&asked, &results, effects).map(Some)
    }
}

/// The pay table that pays a wager, and the wager's name.
fn table<H: PayTableGame>(name: &str, main: &str) -> Result<(&'static str, &'static str), RequestError> {
    H::TABLES.iter().find(|(_, wager)| *wager == name).copied().ok_or_else(|| {
        let wagers: Vec<&str> = H::TABLES.iter().map(|(_, wager)| *wager).collect();
        let message = format!("there is no wager {name}: use {main}, {}", wagers.join(", "));
        RequestError::new(Code::NoSuchWager, message).in_field("wager")
    })
}

impl Extras {
    /// `true` unless the calculation of the risk of ruin was stopped early.
    pub fn is_complete(&self) -> bool {
        self.ruin.as_ref().is_none_or(|ruin| ruin.whole)
    }
}
