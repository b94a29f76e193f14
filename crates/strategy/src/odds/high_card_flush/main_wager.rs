//! Combined value of the ante and the raise under a strategy.

use super::dealer::Dealer;
use crate::odds::{Fraction, Results};

/// Outcomes of all deals, grouped by the player's decision, for an ante of one unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Main {
    /// Number of deals: each hand of the player combined with each hand of the dealer.
    pub deals: u64,
    /// Number of deals in which the player folds.
    pub folded: u64,
    /// Outcomes of the other deals by the raise in antes, in ascending order.
    pub raised: Vec<(u8, Dealer)>,
}

impl Main {
    /// Builds the totals from outcomes indexed by the raise in antes, with folds at 0.
    pub(super) fn new(by_raise: &[Dealer]) -> Main {
        let folded = by_raise[0].all();
        let raises = (1..=u8::MAX).zip(&by_raise[1..]).map(|(raise, dealer)| (raise, *dealer));
        let raised: Vec<(u8, Dealer)> = raises.filter(|(_, dealer)| dealer.all() > 0).collect();
        let deals = folded + raised.iter().map(|(_, dealer)| dealer.all()).sum::<u64>();
        Main { deals, folded, raised }
    }

    /// Net results of the ante and the raise together, in antes.
    pub fn results(&self) -> Results {
        let mut rows = vec![(-1, self.folded)];
        for &(raise, dealer) in &self.raised {
            let stake = 1 + i128::from(raise);
            rows.extend([
                (1, dealer.not_qualified),
                (stake, dealer.win),
                (0, dealer.tie),
                (-stake, dealer.lose),
            ]);
        }
        let rows = rows.into_iter().map(|(antes, deals)| (Fraction::new(antes, 1), deals));
        Results::new(rows.collect()).expect("whole antes")
    }

    /// Mean loss per deal, in antes, compared with the strategy that produced `best`.
    pub fn ev_loss(&self, best: &Main) -> Fraction {
        Fraction::new(best.won() - self.won(), self.deals.into())
    }

    /// Total net win of all deals, in antes.
    fn won(&self) -> i128 {
        self.sum(|raise, dealer| dealer.won(raise)) - i128::from(self.folded)
    }

    /// Mean amount wagered per deal, in antes: the ante and the raise.
    pub fn wagered(&self) -> Fraction {
        let raises = self.sum(|raise, dealer| i128::from(raise) * i128::from(dealer.all()));
        Fraction::new(raises + i128::from(self.deals), self.deals.into())
    }

    /// Element of risk: the mean loss per unit wagered.
    pub fn risk(&self) -> f64 {
        -self.results().expected().value() / self.wagered().value()
    }

    /// Probability that the player raises.
    pub fn raise_frequency(&self) -> Fraction {
        Fraction::new(i128::from(self.deals - self.folded), self.deals.into())
    }

    /// Name of every outcome, such as `fold`, `tie` or `win_2`, with its number of deals. The number in a name is the
    /// sum of the ante and the raise, in antes.
    pub fn outcomes(&self) -> Vec<(String, u64)> {
        let mut outcomes = vec![("fold".to_owned(), self.folded)];
        let all = |of: fn(&Dealer) -> u64| self.raised.iter().map(|(_, dealer)| of(dealer)).sum::<u64>();
        outcomes.push(("not_qualified".to_owned(), all(|dealer| dealer.not_qualified)));
        outcomes.push(("tie".to_owned(), all(|dealer| dealer.tie)));
        for (raise, dealer) in &self.raised {
            outcomes.push((format!("win_{}", u32::from(*raise) + 1), dealer.win));
            outcomes.push((format!("lose_{}", u32::from(*raise) + 1), dealer.lose));
        }
        outcomes
    }

    fn sum(&self, of: impl Fn(u8, Dealer) -> i128) -> i128 {
        self.raised.iter().map(|&(raise, dealer)| of(raise, dealer)).sum()
    }
}
