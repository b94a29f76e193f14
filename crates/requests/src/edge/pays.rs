//! One payout of a pay table, by name, and the results of the wager when it changes.

use crate::{Code, GameSettings, RequestError};
use games::pay_table::{PaysByName, Rate};
use std::fmt;
use std::str::FromStr;
use strategy::odds::Results;

/// A game against the house with bonus wagers that are paid by tables.
pub trait PayTableGame {
    /// Settings of the game.
    type Settings: GameSettings + Clone;
    /// Counts that do not depend on the pay tables.
    type Counted;

    /// The settings that are pay tables of wagers whose edge is calculated, each with the name of its wager.
    const TABLES: &'static [(&'static str, &'static str)];

    /// The names of the outcomes that a table may pay, the highest first.
    fn outcomes(table: &str) -> Vec<&'static str>;

    /// The payouts of a pay table under the settings.
    ///
    /// # Errors
    /// If the settings are invalid.
    fn pays(settings: &Self::Settings, table: &str) -> Result<PaysByName, RequestError>;

    /// The settings with the payouts of one pay table replaced.
    fn with_pays(settings: &Self::Settings, table: &str, pays: PaysByName) -> Self::Settings;

    /// Net results, per unit wagered, of the wager that the pay table pays.
    ///
    /// # Errors
    /// If the settings are invalid, or the common denominator of the payouts exceeds 10^18.
    fn results(
        settings: &Self::Settings,
        counted: &Self::Counted,
        table: &str,
    ) -> Result<Results, RequestError>;
}

/// Name of a payout, such as `flush_bonus.four_card_flush`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pay {
    /// The setting that is the pay table.
    pub table: String,
    /// The outcome that has this payout.
    pub outcome: String,
}

impl FromStr for Pay {
    type Err = String;

    fn from_str(text: &str) -> Result<Pay, String> {
        let (table, outcome) = text
            .split_once('.')
            .filter(|(table, outcome)| {
                [table, outcome].iter().all(|name| !name.is_empty() && name.len() < 60)
            })
            .ok_or("a payout is named TABLE.OUTCOME, such as flush_bonus.four_card_flush")?;
        Ok(Pay { table: table.to_owned(), outcome: outcome.to_owned() })
    }
}

impl fmt::Display for Pay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.table, self.outcome)
    }
}

impl Pay {
    /// Checks that the game has this pay table and outcome.
    ///
    /// # Errors
    /// If it does not; the message lists the names that the game has.
    pub fn check<H: PayTableGame>(&self) -> Result<(), RequestError> {
        let Pay { table, outcome } = self;
        if H::TABLES.iter().all(|(name, _)| name != table) {
            let tables = H::TABLES.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
            return Err(unknown(format!("{table} is not a pay table with an edge: use {tables}")));
        }
        let outcomes = H::outcomes(table);
        if outcomes.contains(&outcome.as_str()) {
            return Ok(());
        }
        Err(unknown(format!("{outcome} is not an outcome of {table}: use {}", outcomes.join(", "))))
    }

    /// Net results of the wager with these payouts of its pay table replaced, each by a whole number to one. All
    /// payouts must be of the same pay table.
    ///
    /// # Errors
    /// If no payout is given, the settings do not allow these payouts, or their common denominator exceeds 10^18.
    pub fn results_with<H: PayTableGame>(
        settings: &H::Settings,
        counted: &H::Counted,
        pays: &[(&Pay, u64)],
    ) -> Result<Results, RequestError> {
        let Some((Pay { table, .. }, _)) = pays.first() else {
            return Err(unknown("no payout is named".to_owned()));
        };
        let mut rows = H::pays(settings, table)?;
        for (pay, to) in pays {
            rows.0.insert(pay.outcome.clone(), Rate::ToOne(*to));
        }
        H::results(&H::with_pays(settings, table, rows), counted, table)
    }
}

fn unknown(message: String) -> RequestError {
    RequestError::new(Code::NoSuchPay, message)
}
