//! The pay tables of the bonus wagers: named ones, and any other from settings or a file (HF-4, HF-7). Of the progressive
//! wager a pay is a share of the meter, `"1 to 10"` is a tenth, or a fixed pay, `"300 for 1"`.

use super::hand::{flush_id, straight_flush_id};
use crate::pay_table::{Pay, PayTable, PayTableError, Pays, PaysByName, Rate};

/// Which pay table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableOf {
    /// Of the flush bonus: by the length of the flush, 2 to 7.
    FlushBonus,
    /// Of the straight flush bonus: by the length of the run, 3 to 7.
    StraightFlushBonus,
    /// Of the progressive wager: shares of the meter by the length of the run, 3 to 7.
    Progressive,
}

/// What each length from 0 to 7 pays; `to` is 0 where it pays nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByLength([Pays; 8]);

const NOTHING: Pays = Pays::to_one(0);

impl TableOf {
    /// The hands that the table may name, the highest first, with their lengths.
    pub fn names(self) -> Vec<(&'static str, u8)> {
        match self {
            TableOf::FlushBonus => (2..=7).rev().map(|length| (flush_id(length), length)).collect(),
            TableOf::StraightFlushBonus | TableOf::Progressive => {
                (3..=7).rev().filter_map(|run| Some((straight_flush_id(run)?, run))).collect()
            }
        }
    }

    /// Reads a table from TOML.
    ///
    /// # Errors
    /// [`PayTableError`] by line, as [`PayTable::from_toml`] says.
    pub fn read(self, text: &str) -> Result<PaysByName, PayTableError> {
        Ok(match self {
            TableOf::Progressive => ProgressivePays::of(&PayTable::from_toml(text, &self.names())?).write(),
            _ => ByLength::of(&PayTable::from_toml(text, &self.names())?).write(self),
        })
    }
}

impl ByLength {
    /// What these lengths pay, the others nothing.
    pub(super) const fn new<const N: usize>(rows: [(u8, u64); N]) -> ByLength {
        let mut pays = [NOTHING; 8];
        let mut row = 0;
        while row < N {
            pays[rows[row].0 as usize] = Pays::to_one(rows[row].1);
            row += 1;
        }
        ByLength(pays)
    }

    fn of(table: &PayTable<u8>) -> ByLength {
        let mut pays = [NOTHING; 8];
        table.rows().iter().for_each(|&(length, row)| pays[usize::from(length)] = row);
        ByLength(pays)
    }

    /// Checks a table that is written out.
    ///
    /// # Errors
    /// What is wrong and the mend.
    pub(super) fn read(of: TableOf, written: &PaysByName) -> Result<ByLength, String> {
        let table = PayTable::named(written, &of.names())?;
        Ok(ByLength::of(&table))
    }

    /// What a length pays, if it pays.
    pub fn pays(&self, length: u8) -> Option<Pays> {
        self.0.get(usize::from(length)).copied().filter(|pays| pays.to > 0)
    }

    /// The highest pay of all, rounded up to so many to one.
    pub(super) fn most(&self) -> u64 {
        self.0.iter().map(|pays| pays.to.div_ceil(pays.per)).max().unwrap_or(0)
    }

    /// The table written out.
    pub(super) fn write(&self, of: TableOf) -> PaysByName {
        let rows = of.names().into_iter().filter_map(|(name, length)| {
            let pays = self.pays(length)?;
            Some((name.to_owned(), pays.into()))
        });
        PaysByName(rows.collect())
    }
}

/// What the progressive wager pays for one length of run (HF-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgressivePay {
    /// A share of the meter, written `"1 to 10"`.
    Share(Pays),
    /// So many for each that was wagered, from the house, written `"300 for 1"`. The wager itself is not given back.
    Fixed(Pays),
}

/// What the progressive wager pays for each length of run from 0 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgressivePays([Option<ProgressivePay>; 8]);

/// What stands between the numbers of a fixed pay, of which nothing is given back.
const FOR: &str = " for ";

impl Pay for ProgressivePay {
    fn read(rate: &Rate) -> Result<ProgressivePay, String> {
        match rate {
            Rate::Text(text) if text.contains(FOR) => {
                let pays = Pays::try_from(&Rate::Text(text.replacen(FOR, " to ", 1)));
                pays.map(ProgressivePay::Fixed).map_err(|message| message.replace(" to ", FOR))
            }
            share => Pays::try_from(share).map(ProgressivePay::Share),
        }
    }

    fn is_nothing(self) -> bool {
        let (ProgressivePay::Share(pays) | ProgressivePay::Fixed(pays)) = self;
        pays.to == 0
    }
}

impl ProgressivePays {
    fn of(table: &PayTable<u8, ProgressivePay>) -> ProgressivePays {
        let mut pays = [None; 8];
        let paying = table.rows().iter().filter(|(_, pay)| !pay.is_nothing());
        paying.for_each(|&(run, pay)| pays[usize::from(run)] = Some(pay));
        ProgressivePays(pays)
    }

    /// Checks a table that is written out.
    ///
    /// # Errors
    /// What is wrong and the mend.
    pub(super) fn read(written: &PaysByName) -> Result<ProgressivePays, String> {
        let table = PayTable::named(written, &TableOf::Progressive.names())?;
        Ok(ProgressivePays::of(&table))
    }

    /// What a length pays, if it pays.
    pub fn pays(&self, run: u8) -> Option<ProgressivePay> {
        self.0.get(usize::from(run)).copied().flatten()
    }

    /// The share of the meter that a length wins, if it does.
    pub fn share(&self, run: u8) -> Option<Pays> {
        match self.pays(run)? {
            ProgressivePay::Share(share) => Some(share),
            ProgressivePay::Fixed(_) => None,
        }
    }

    /// The fixed pay of a length, if it has one.
    pub fn fixed(&self, run: u8) -> Option<Pays> {
        match self.pays(run)? {
            ProgressivePay::Share(_) => None,
            ProgressivePay::Fixed(pays) => Some(pays),
        }
    }

    /// Whether any length wins a share, so that there must be a meter.
    pub fn has_meter(&self) -> bool {
        (0..8).any(|run| self.share(run).is_some())
    }

    /// The highest fixed pay, rounded up to so many for one.
    pub(super) fn most_fixed(&self) -> u64 {
        (0..8).filter_map(|run| self.fixed(run)).map(|pays| pays.to.div_ceil(pays.per)).max().unwrap_or(0)
    }

    /// The first share that is more than the whole.
    pub(super) fn above_whole(&self) -> Option<Pays> {
        (0..8).filter_map(|run| self.share(run)).find(|share| share.to > share.per)
    }

    /// The table written out.
    pub(super) fn write(&self) -> PaysByName {
        let rows = TableOf::Progressive.names().into_iter().filter_map(|(name, run)| {
            let rate = match self.pays(run)? {
                ProgressivePay::Share(share) => share.into(),
                ProgressivePay::Fixed(Pays { to, per }) => Rate::Text(format!("{to}{FOR}{per}")),
            };
            Some((name.to_owned(), rate))
        });
        PaysByName(rows.collect())
    }
}
