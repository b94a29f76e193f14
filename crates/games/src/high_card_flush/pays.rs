//! Pay tables of the bonus wagers: named ones, and custom ones from settings or a file (HF-4, HF-7). The
//! progressive wager pays either a share of the meter (`"1 to 10"` is a tenth) or a fixed amount (`"300 for
//! 1"`).

use crate::pay_table::{Pay, PayFault, PayTable, Pays, PaysByName, Rate};

/// The kind of a pay table. Its name in snake case is the name of the setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum PayTableKind {
    /// The flush bonus: by the length of the flush, 2 to 7.
    FlushBonus,
    /// The straight flush bonus: by the length of the run, 3 to 7.
    StraightFlushBonus,
    /// The progressive wager: shares of the meter and fixed payouts by the length of the run, 3 to 7.
    Progressive,
}

/// The identifier of a flush of this length in pay tables and replies: `four_card_flush`.
///
/// # Panics
/// Panics if `length` is not 2 to 7.
pub const fn flush_id(length: u8) -> &'static str {
    const IDS: [&str; 6] = [
        "two_card_flush",
        "three_card_flush",
        "four_card_flush",
        "five_card_flush",
        "six_card_flush",
        "seven_card_flush",
    ];
    IDS[length as usize - 2]
}

/// The identifier of a straight flush of this length in pay tables and replies, such as `four_card_straight_flush`.
/// `None` if `run` is not 3 to 7.
pub const fn straight_flush_id(run: u8) -> Option<&'static str> {
    match run {
        3 => Some("three_card_straight_flush"),
        4 => Some("four_card_straight_flush"),
        5 => Some("five_card_straight_flush"),
        6 => Some("six_card_straight_flush"),
        7 => Some("seven_card_straight_flush"),
        _ => None,
    }
}

/// The payout for each length from 0 to 7; `to` is 0 where there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByLength {
    by_length: [Pays; 8],
    /// The highest payout, rounded up to a whole multiple of the wager. Each opened round needs it, so it is computed once.
    max_payout: u64,
}

const NOTHING: Pays = Pays::to_one(0);

impl PayTableKind {
    /// The hands that the table may name, highest first, with their lengths.
    pub fn names(self) -> Vec<(&'static str, u8)> {
        match self {
            PayTableKind::FlushBonus => (2..=7).rev().map(|length| (flush_id(length), length)).collect(),
            PayTableKind::StraightFlushBonus | PayTableKind::Progressive => {
                (3..=7).rev().filter_map(|run| Some((straight_flush_id(run)?, run))).collect()
            }
        }
    }

    /// Checks a table and returns it in canonical form, without rows that pay nothing. The method does not check for
    /// shares above the whole meter; [`Rules::new`](super::Rules::new) does.
    ///
    /// # Errors
    /// [`PayFault`] for the first mistake in the table.
    pub fn checked(self, written: &PaysByName) -> Result<PaysByName, PayFault> {
        Ok(match self {
            PayTableKind::Progressive => ProgressivePays::read(written)?.write(),
            _ => ByLength::read(self, written)?.write(self),
        })
    }
}

impl ByLength {
    /// Builds a table from pairs of a length and its payout to 1; other lengths pay nothing.
    pub(super) const fn new<const N: usize>(rows: [(u8, u64); N]) -> ByLength {
        let mut pays = [NOTHING; 8];
        let mut row = 0;
        while row < N {
            pays[rows[row].0 as usize] = Pays::to_one(rows[row].1);
            row += 1;
        }
        ByLength::with_max(pays)
    }

    const fn with_max(by_length: [Pays; 8]) -> ByLength {
        let mut max_payout = 0;
        let mut length = 0;
        while length < by_length.len() {
            let pays = by_length[length];
            let payout = pays.to.div_ceil(pays.per);
            if payout > max_payout {
                max_payout = payout;
            }
            length += 1;
        }
        ByLength { by_length, max_payout }
    }

    fn of(table: &PayTable<u8>) -> ByLength {
        let mut pays = [NOTHING; 8];
        table.rows().iter().for_each(|&(length, row)| pays[usize::from(length)] = row);
        ByLength::with_max(pays)
    }

    /// Builds a table from its written form.
    ///
    /// # Errors
    /// [`PayFault`] for the first mistake in the table.
    pub(super) fn read(of: PayTableKind, written: &PaysByName) -> Result<ByLength, PayFault> {
        let table = PayTable::named(written, &of.names())?;
        Ok(ByLength::of(&table))
    }

    /// The payout for a length; `None` if it pays nothing.
    pub fn pays(&self, length: u8) -> Option<Pays> {
        self.by_length.get(usize::from(length)).copied().filter(|pays| pays.to > 0)
    }

    /// The highest payout, rounded up to a whole multiple of the wager.
    pub(super) const fn max_payout(&self) -> u64 {
        self.max_payout
    }

    /// The table in its written form.
    pub(super) fn write(&self, of: PayTableKind) -> PaysByName {
        let rows = of.names().into_iter().filter_map(|(name, length)| {
            let pays = self.pays(length)?;
            Some((name.to_owned(), pays.into()))
        });
        PaysByName(rows.collect())
    }
}

/// The progressive wager's payout for one length of run (HF-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgressivePay {
    /// A share of the meter, written `"1 to 10"`.
    Share(Pays),
    /// A fixed payout per unit wagered, from the house, written `"300 for 1"`. The stake is not returned.
    Fixed(Pays),
}

/// The progressive wager's payouts, by length of run from 0 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgressivePays([Option<ProgressivePay>; 8]);

/// The separator of a fixed payout, for which the stake is not returned.
const FOR: &str = " for ";

impl Pay for ProgressivePay {
    fn read(rate: &Rate) -> Result<ProgressivePay, PayFault> {
        match rate {
            Rate::Text(text) if text.contains(FOR) => {
                let pays = Pays::try_from(&Rate::Text(text.replacen(FOR, " to ", 1)));
                pays.map(ProgressivePay::Fixed).map_err(|fault| match fault {
                    PayFault::Pay { .. } => PayFault::Pay { found: text.clone() },
                    other => other,
                })
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

    /// Builds a table from its written form.
    ///
    /// # Errors
    /// [`PayFault`] for the first mistake in the table.
    pub(super) fn read(written: &PaysByName) -> Result<ProgressivePays, PayFault> {
        let table = PayTable::named(written, &PayTableKind::Progressive.names())?;
        Ok(ProgressivePays::of(&table))
    }

    /// The payout for a run of this length; `None` if it pays nothing.
    pub fn pays(&self, run: u8) -> Option<ProgressivePay> {
        self.0.get(usize::from(run)).copied().flatten()
    }

    /// The share of the meter that a run of this length wins, if any.
    pub fn share(&self, run: u8) -> Option<Pays> {
        match self.pays(run)? {
            ProgressivePay::Share(share) => Some(share),
            ProgressivePay::Fixed(_) => None,
        }
    }

    /// The fixed payout that a run of this length wins, if any.
    pub fn fixed(&self, run: u8) -> Option<Pays> {
        match self.pays(run)? {
            ProgressivePay::Share(_) => None,
            ProgressivePay::Fixed(pays) => Some(pays),
        }
    }

    /// Returns whether any length wins a share, so that the wager requires a meter.
    pub fn has_meter(&self) -> bool {
        (0..8).any(|run| self.share(run).is_some())
    }

    /// The highest fixed payout, rounded up to a whole multiple of the wager.
    pub(super) fn max_fixed(&self) -> u64 {
        (0..8).filter_map(|run| self.fixed(run)).map(|pays| pays.to.div_ceil(pays.per)).max().unwrap_or(0)
    }

    /// The first share that exceeds the whole meter, if any.
    pub(super) fn share_above_meter(&self) -> Option<Pays> {
        (0..8).filter_map(|run| self.share(run)).find(|share| share.to > share.per)
    }

    /// The table in its written form.
    pub(super) fn write(&self) -> PaysByName {
        let rows = PayTableKind::Progressive.names().into_iter().filter_map(|(name, run)| {
            let rate = match self.pays(run)? {
                ProgressivePay::Share(share) => share.into(),
                ProgressivePay::Fixed(Pays { to, per }) => Rate::Text(format!("{to}{FOR}{per}")),
            };
            Some((name.to_owned(), rate))
        });
        PaysByName(rows.collect())
    }
}
