//! Outcomes of a wager, by name.

use crate::odds::{DenominatorTooLarge, Fraction, Results};

/// Outcomes of a wager and its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wager {
    ids: Vec<&'static str>,
    results: Results,
}

impl Wager {
    /// Builds a wager from its outcomes: name, net result of one unit, number of deals.
    pub(super) fn new(ends: Vec<(&'static str, Fraction, u64)>) -> Result<Wager, DenominatorTooLarge> {
        let ids = ends.iter().map(|(id, ..)| *id).collect();
        let results = Results::new(ends.into_iter().map(|(_, net, deals)| (net, deals)).collect())?;
        Ok(Wager { ids, results })
    }

    /// Net results per unit wagered.
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// Every outcome with its number of deals: for example `win`, `lose_high_card`, or the category of a paid
    /// hand.
    pub fn outcomes(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let deals = self.results.rows().iter().map(|(_, deals)| *deals);
        self.ids.iter().copied().zip(deals)
    }
}
