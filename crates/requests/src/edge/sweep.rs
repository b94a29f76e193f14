//! `--sweep`: the figures of a wager as its payouts change.

use super::pays::{House, Pay};
use super::wager::Worth;
use crate::Refused;
use games::pay_table::MAX_TO;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::str::FromStr;

/// A payout with its range and step, in whole numbers to one: `flush_bonus.four_card_flush=1..5`.
#[derive(Clone, Debug)]
pub struct Sweep {
    pay: Pay,
    from: u64,
    to: u64,
    step: u64,
}

/// The wager at every combination of the payouts.
#[derive(Serialize, JsonSchema)]
pub struct SweepResult {
    /// Names of the swept payouts; the last one changes fastest.
    pub pays: Vec<String>,
    /// The wager at each combination.
    pub rows: Vec<Row>,
}

/// The wager at one combination of the payouts.
#[derive(Serialize, JsonSchema)]
pub struct Row {
    /// The payouts by name, as whole numbers to one.
    pub pays: BTreeMap<String, u64>,
    /// The figures of the wager.
    #[serde(flatten)]
    pub worth: Worth,
}

/// Maximum number of rows: ample for a table or a chart, and still quick to calculate.
const MAX_ROWS: u64 = 10_000;

impl FromStr for Sweep {
    type Err = String;

    fn from_str(text: &str) -> Result<Sweep, String> {
        let form =
            || "a sweep is TABLE.OUTCOME=FROM..TO or FROM..TO:STEP, such as flush_bonus.four_card_flush=1..5";
        let (pay, values) = text.split_once('=').ok_or_else(form)?;
        let (range, step) = values.split_once(':').unwrap_or((values, "1"));
        let (from, to) = range.split_once("..").ok_or_else(form)?;
        let number = |text: &str| {
            let number = text.parse().ok().filter(|number| (1..=MAX_TO).contains(number));
            number.ok_or_else(|| format!("{text:?}: payouts and steps are whole numbers from 1 to {MAX_TO}"))
        };
        let sweep = Sweep { pay: pay.parse()?, from: number(from)?, to: number(to)?, step: number(step)? };
        if sweep.from > sweep.to {
            Err(format!("{from} is above {to}: put the smaller first"))
        } else {
            Ok(sweep)
        }
    }
}

impl Sweep {
    const fn values(&self) -> u64 {
        (self.to - self.from) / self.step + 1
    }

    /// Checks that the game has all the payouts, that they belong to one pay table, and that there are not too many
    /// combinations.
    ///
    /// # Errors
    /// If a check fails; the message lists the payouts that the game has, or those to sweep separately.
    pub fn check<H: House>(sweeps: &[Sweep]) -> Result<(), Refused> {
        for (at, sweep) in sweeps.iter().enumerate() {
            sweep.pay.check::<H>()?;
            let before = &sweeps[..at];
            if before.iter().any(|other| other.pay == sweep.pay) {
                return Err(refused(format!("{} is given twice", sweep.pay)));
            }
            if before.iter().any(|other| other.pay.table != sweep.pay.table) {
                let message = "all payouts must be of one table; sweep the other table separately";
                return Err(refused(message));
            }
        }
        match combinations(sweeps) {
            MAX_ROWS.. => Err(refused(format!("more than {MAX_ROWS} combinations; take larger steps"))),
            _ => Ok(()),
        }
    }
}

impl SweepResult {
    /// Calculates the wager at every combination.
    ///
    /// # Errors
    /// If the game does not have a payout, the payouts belong to two wagers, there are too many combinations, or the
    /// settings contradict each other.
    pub fn of<H: House>(
        settings: &H::Settings,
        counted: &H::Counted,
        sweeps: &[Sweep],
    ) -> Result<SweepResult, Refused> {
        Sweep::check::<H>(sweeps)?;
        let rows = (0..combinations(sweeps)).map(|row| Row::of::<H>(settings, counted, sweeps, row));
        Ok(SweepResult {
            pays: sweeps.iter().map(|sweep| sweep.pay.to_string()).collect(),
            rows: rows.collect::<Result<_, _>>()?,
        })
    }
}

impl Row {
    /// The combination at index `number`, with the last payout changing fastest.
    fn of<H: House>(
        settings: &H::Settings,
        counted: &H::Counted,
        sweeps: &[Sweep],
        mut number: u64,
    ) -> Result<Row, Refused> {
        let mut pays = Vec::new();
        for sweep in sweeps.iter().rev() {
            pays.push((&sweep.pay, sweep.from + number % sweep.values() * sweep.step));
            number /= sweep.values();
        }
        let worth = Worth::of(&Pay::results_with::<H>(settings, counted, &pays)?);
        Ok(Row { pays: pays.into_iter().map(|(pay, to)| (pay.to_string(), to)).collect(), worth })
    }
}

fn refused(message: impl Into<String>) -> Refused {
    Refused::new("sweep", message).in_field("sweep")
}

fn combinations(sweeps: &[Sweep]) -> u64 {
    sweeps.iter().fold(1, |all, sweep| all.saturating_mul(sweep.values()))
}
