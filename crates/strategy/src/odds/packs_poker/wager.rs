//! What a wager ends in, by name.

use crate::odds::{Fraction, Results, TooFine};

/// What a wager ends in, and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wager {
    ids: Vec<&'static str>,
    results: Results,
}

impl Wager {
    /// Of the names of its ends, what one unit wins in each, and how many deals end so.
    pub(super) fn new(ends: Vec<(&'static str, Fraction, u64)>) -> Result<Wager, TooFine> {
        let ids = ends.iter().map(|(id, ..)| *id).collect();
        let results = Results::new(ends.into_iter().map(|(_, net, deals)| (net, deals)).collect())?;
        Ok(Wager { ids, results })
    }

    /// What one unit wins.
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// Every end with how many deals have it: `win`, `lose_high_card`, the category of a hand that is paid.
    pub fn outcomes(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let deals = self.results.rows().iter().map(|(_, deals)| *deals);
        self.ids.iter().copied().zip(deals)
    }
}
