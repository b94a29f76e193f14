//! `--sweep`: the figures of a wager as its payouts change.

use super::pays::{Pay, PayTableGame};
use super::wager::WagerStatistics;
use crate::{Code, RequestError};
use games::pay_table::MAX_RATE_NUMBER;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::str::FromStr;

/// A payout with its range and step, in whole numbers to one: `flush_bonus.four_card_flush=1..5`. The range includes
/// both ends.
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
    /// The figures of the wager at each combination, in the order that `pays` describes.
    pub rows: Vec<Row>,
}

/// The wager at one combination of the payouts.
#[derive(Serialize, JsonSchema)]
pub struct Row {
    /// The payouts by name, as whole numbers to one.
    pub pays: BTreeMap<String, u64>,
    /// The figures of the wager with the payouts `pays`.
    #[serde(flatten)]
    pub statistics: WagerStatistics,
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
            let number = text.parse().ok().filter(|number| (1..=MAX_RATE_NUMBER).contains(number));
            number.ok_or_else(|| {
                format!("{text:?}: payouts and steps are whole numbers from 1 to {MAX_RATE_NUMBER}")
            })
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

    /// Checks that the game has all the payouts, that none is given twice, that they belong to one pay table, and
    /// that there are not too many combinations.
    ///
    /// # Errors
    /// If a check fails. For an unknown name, the message lists those that the game has.
    pub fn check<H: PayTableGame>(sweeps: &[Sweep]) -> Result<(), RequestError> {
        for (at, sweep) in sweeps.iter().enumerate() {
            sweep.pay.check::<H>()?;
            let before = &sweeps[..at];
            if before.iter().any(|other| other.pay == sweep.pay) {
                return Err(sweep_error(format!("{} is given twice", sweep.pay)));
            }
            if before.iter().any(|other| other.pay.table != sweep.pay.table) {
                let message = "all payouts must be of one table; sweep the other table separately";
                return Err(sweep_error(message));
            }
        }
        if combinations(sweeps) > MAX_ROWS {
            return Err(sweep_error(format!("more than {MAX_ROWS} combinations; take larger steps")));
        }
        Ok(())
    }
}

impl SweepResult {
    /// Calculates the figures of the wager at every combination.
    ///
    /// # Errors
    /// For the reasons of [`Sweep::check`], and if the settings do not allow the payouts or the common denominator
    /// of the payouts exceeds 10^18.
    pub fn of<H: PayTableGame>(
        settings: &H::Settings,
        counted: &H::Counted,
        sweeps: &[Sweep],
    ) -> Result<SweepResult, RequestError> {
        Sweep::check::<H>(sweeps)?;
        let rows = (0..combinations(sweeps)).map(|row| Row::of::<H>(settings, counted, sweeps, row));
        Ok(SweepResult {
            pays: sweeps.iter().map(|sweep| sweep.pay.to_string()).collect(),
            rows: rows.collect::<Result<_, _>>()?,
        })
    }
}

impl Row {
    /// The combination at index `number`, counted from 0, with the last payout changing fastest.
    fn of<H: PayTableGame>(
        settings: &H::Settings,
        counted: &H::Counted,
        sweeps: &[Sweep],
        mut number: u64,
    ) -> Result<Row, RequestError> {
        let mut pays = Vec::new();
        for sweep in sweeps.iter().rev() {
            pays.push((&sweep.pay, sweep.from + number % sweep.values() * sweep.step));
            number /= sweep.values();
        }
        let statistics = WagerStatistics::of(&Pay::results_with::<H>(settings, counted, &pays)?);
        Ok(Row { pays: pays.into_iter().map(|(pay, to)| (pay.to_string(), to)).collect(), statistics })
    }
}

fn sweep_error(message: impl Into<String>) -> RequestError {
    RequestError::new(Code::Sweep, message).in_field("sweep")
}

fn combinations(sweeps: &[Sweep]) -> u64 {
    sweeps.iter().fold(1, |all, sweep| all.saturating_mul(sweep.values()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::high_card_flush::HighCardFlush;

    #[test]
    fn the_maximum_of_combinations_is_allowed_and_one_more_is_refused() {
        let check = |to: u64| {
            Sweep::check::<HighCardFlush>(&[format!("flush_bonus.four_card_flush=1..{to}").parse().unwrap()])
        };
        assert!(check(MAX_ROWS).is_ok());
        assert!(check(MAX_ROWS + 1).unwrap_err().message.contains("more than 10000"));
    }
}
