//! `--sweep`: the value of a wager as its pays change.

use super::pays::{House, Pay};
use super::wager::Worth;
use crate::Refused;
use games::pay_table::MAX_TO;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::str::FromStr;

/// A pay with its range and step, in whole numbers to one: `flush_bonus.four_card_flush=1..5`.
#[derive(Clone, Debug)]
pub struct Sweep {
    pay: Pay,
    from: u64,
    to: u64,
    step: u64,
}

/// The wager at every combination of the pays.
#[derive(Serialize, JsonSchema)]
pub struct SweepResult {
    /// The pays that change, the fastest one last.
    pub pays: Vec<String>,
    /// The wager at each combination.
    pub rows: Vec<Row>,
}

/// The wager at some pays.
#[derive(Serialize, JsonSchema)]
pub struct Row {
    /// The pays, as whole numbers to one.
    pub pays: BTreeMap<String, u64>,
    /// The figures of the wager.
    #[serde(flatten)]
    pub worth: Worth,
}

/// Maximum number of rows: more than anybody reads, but quick to calculate.
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
            number.ok_or_else(|| format!("{text:?}: pays and steps are whole numbers from 1 to {MAX_TO}"))
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

    /// Checks that the game has all the pays, that they belong to one table, and that there are not too many
    /// combinations.
    ///
    /// # Errors
    /// The pays that it has, and those to sweep separately.
    pub fn check<H: House>(sweeps: &[Sweep]) -> Result<(), Refused> {
        for (at, sweep) in sweeps.iter().enumerate() {
            sweep.pay.check::<H>()?;
            let before = &sweeps[..at];
            if before.iter().any(|other| other.pay == sweep.pay) {
                return Err(Refused::new("sweep", format!("--sweep: {} is given twice", sweep.pay)));
            }
            if before.iter().any(|other| other.pay.table != sweep.pay.table) {
                let message = "--sweep: all pays must be of one table; sweep the other in a run of its own";
                return Err(Refused::new("sweep", message));
            }
        }
        match combinations(sweeps) {
            MAX_ROWS.. => {
                let message = format!("--sweep: more than {MAX_ROWS} combinations; take larger steps");
                Err(Refused::new("sweep", message))
            }
            _ => Ok(()),
        }
    }
}

impl SweepResult {
    /// Calculates the wager at every combination.
    ///
    /// # Errors
    /// Pays that the game does not have, pays of two wagers, too many combinations, and settings that contradict each
    /// other.
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
    /// The combination with this number, the last pay changing fastest.
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

fn combinations(sweeps: &[Sweep]) -> u64 {
    sweeps.iter().fold(1, |all, sweep| all.saturating_mul(sweep.values()))
}
