//! Results of a wager: its expected value, variance and hit frequency.

use super::fraction::{Fraction, greatest_common_divisor};

/// Net results per unit wagered, each with its number of deals. All deals are equally likely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results {
    rows: Vec<(Fraction, u64)>,
    /// Common denominator of the results.
    common: i128,
    /// Total net win over all deals, in units of 1/`common`.
    won: i128,
}

/// Error for payouts without a common denominator up to 10^18.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the payouts have no common denominator up to 10^18: use simpler ones, such as 3 to 2")]
pub struct DenominatorTooLarge;

const FINEST: u128 = 1_000_000_000_000_000_000;

impl Results {
    /// Builds the results from pairs of a net result, in units wagered (−1 for a lost wager), and its number
    /// of deals.
    ///
    /// # Errors
    /// [`DenominatorTooLarge`] if the results have no common denominator up to 10^18, or a sum overflows.
    pub fn new(rows: Vec<(Fraction, u64)>) -> Result<Results, DenominatorTooLarge> {
        let mut common = 1;
        for (net, _) in &rows {
            let per = net.denominator().unsigned_abs();
            common = common / greatest_common_divisor(common, per) * per;
            if common > FINEST {
                return Err(DenominatorTooLarge);
            }
        }
        let mut results =
            Results { rows, common: i128::try_from(common).map_err(|_| DenominatorTooLarge)?, won: 0 };
        let won = results.units().try_fold(0_i128, |sum, (units, deals)| {
            units.checked_mul(deals.into()).and_then(|won| sum.checked_add(won))
        });
        results.won = won.ok_or(DenominatorTooLarge)?;
        Ok(results)
    }

    /// Every result with its number of deals, in the order given to [`Results::new`].
    pub fn rows(&self) -> &[(Fraction, u64)] {
        &self.rows
    }

    /// Total number of deals.
    pub fn deals(&self) -> u64 {
        self.rows.iter().map(|(_, deals)| deals).sum()
    }

    /// Expected net result per unit wagered.
    pub fn expected(&self) -> Fraction {
        Fraction::new(self.won, i128::from(self.deals()) * self.common)
    }

    /// Variance of the net result of one unit; `None` if its exact fraction overflows 128 bits.
    pub fn variance(&self) -> Option<Fraction> {
        let all = i128::from(self.deals());
        let squares = self.units().try_fold(0_i128, |sum, (units, deals)| {
            sum.checked_add(units.checked_mul(units)?.checked_mul(deals.into())?)
        });
        let spread = all.checked_mul(squares?)?.checked_sub(self.won.checked_mul(self.won)?)?;
        let below = all.checked_mul(self.common)?;
        Some(Fraction::new(spread, below.checked_mul(below)?))
    }

    /// Standard deviation of the net result of one unit, in units.
    pub fn standard_deviation(&self) -> f64 {
        let mean = self.expected().value();
        let squares = self.rows.iter().map(|(net, deals)| *deals as f64 * (net.value() - mean).powi(2));
        (squares.sum::<f64>() / self.deals() as f64).sqrt()
    }

    /// Hit frequency: the probability of a net win.
    pub fn hit_frequency(&self) -> Fraction {
        let hits = self.rows.iter().filter(|(net, _)| net.numerator() > 0);
        Fraction::new(hits.map(|(_, deals)| i128::from(*deals)).sum(), self.deals().into())
    }

    /// Common denominator: every net result is an integer multiple of 1/`parts` of the wager.
    pub const fn parts(&self) -> i128 {
        self.common
    }

    /// Every net result as an integer multiple of 1/[`Results::parts`] of the wager, with its number of deals.
    pub fn units(&self) -> impl Iterator<Item = (i128, u64)> {
        let whole = |net: Fraction| net.numerator() * (self.common / net.denominator());
        self.rows.iter().map(move |&(net, deals)| (whole(net), deals))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wager_that_pays_three_to_two() {
        let rows = [(3, 2, 10), (-1, 1, 20), (0, 1, 6)];
        let rows = rows.map(|(above, below, deals)| (Fraction::new(above, below), deals));
        let results = Results::new(rows.to_vec()).unwrap();
        assert_eq!((results.deals(), results.parts()), (36, 2));
        assert_eq!(results.expected().to_string(), "-5/36");
        assert_eq!(results.hit_frequency().to_string(), "5/18");
        let mean: f64 = -5.0 / 36.0;
        let variance = (10.0 * 2.25 + 20.0) / 36.0 - mean * mean;
        assert!((results.standard_deviation() - variance.sqrt()).abs() < 1e-12);
        assert_eq!(results.variance().unwrap().to_string(), "1505/1296");
    }

    #[test]
    fn pays_without_a_common_denominator_are_refused() {
        let primes = [999_983, 999_979, 999_961, 999_959];
        let rows = primes.map(|per| (Fraction::new(1, per), 1));
        assert_eq!(Results::new(rows.to_vec()), Err(DenominatorTooLarge));
        assert!(Results::new(rows[..3].to_vec()).is_ok());
    }
}
