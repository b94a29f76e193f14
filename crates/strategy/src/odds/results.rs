//! What a wager ends in, and what follows from that: its value, its spread, how often it wins.

use super::fraction::{Fraction, greatest_common_divisor};

/// What one unit of a wager wins, by how many of the deals, all equally likely, end so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results {
    rows: Vec<(Fraction, u64)>,
    /// What every result can be written over.
    common: i128,
    /// What all deals win together, over the common denominator.
    won: i128,
}

/// Pays that have no common denominator that can be reckoned with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the pays have no common denominator up to 10^18: write them for rounder stakes, such as 3 to 2")]
pub struct TooFine;

const FINEST: u128 = 1_000_000_000_000_000_000;

impl Results {
    /// Results in wagers, the stake that is lost as −1, each with its deals.
    ///
    /// # Errors
    /// [`TooFine`].
    pub fn new(rows: Vec<(Fraction, u64)>) -> Result<Results, TooFine> {
        let mut common = 1;
        for (net, _) in &rows {
            let per = net.denominator().unsigned_abs();
            common = common / greatest_common_divisor(common, per) * per;
            if common > FINEST {
                return Err(TooFine);
            }
        }
        let mut results = Results { rows, common: i128::try_from(common).map_err(|_| TooFine)?, won: 0 };
        let won = results.units().try_fold(0_i128, |sum, (units, deals)| {
            units.checked_mul(deals.into()).and_then(|won| sum.checked_add(won))
        });
        results.won = won.ok_or(TooFine)?;
        Ok(results)
    }

    /// Every result with its deals, as they were given.
    pub fn rows(&self) -> &[(Fraction, u64)] {
        &self.rows
    }

    /// How many deals there are.
    pub fn deals(&self) -> u64 {
        self.rows.iter().map(|(_, deals)| deals).sum()
    }

    /// What one unit wins on average.
    pub fn expected(&self) -> Fraction {
        Fraction::new(self.won, i128::from(self.deals()) * self.common)
    }

    /// The variance of what one unit wins; `None` where its exact fraction has more than 38 digits above or below.
    pub fn variance(&self) -> Option<Fraction> {
        let all = i128::from(self.deals());
        let squares = self.units().try_fold(0_i128, |sum, (units, deals)| {
            sum.checked_add(units.checked_mul(units)?.checked_mul(deals.into())?)
        });
        let spread = all.checked_mul(squares?)?.checked_sub(self.won.checked_mul(self.won)?)?;
        let below = all.checked_mul(self.common)?;
        Some(Fraction::new(spread, below.checked_mul(below)?))
    }

    /// The standard deviation of what one unit wins.
    pub fn standard_deviation(&self) -> f64 {
        let mean = self.expected().value();
        let squares = self.rows.iter().map(|(net, deals)| *deals as f64 * (net.value() - mean).powi(2));
        (squares.sum::<f64>() / self.deals() as f64).sqrt()
    }

    /// How often it wins.
    pub fn hit_frequency(&self) -> Fraction {
        let hits = self.rows.iter().filter(|(net, _)| net.numerator() > 0);
        Fraction::new(hits.map(|(_, deals)| i128::from(*deals)).sum(), self.deals().into())
    }

    /// How many parts one unit has, so that every result is a whole number of them.
    pub const fn parts(&self) -> i128 {
        self.common
    }

    /// Every result in whole parts of a unit, with its deals.
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
        assert_eq!(Results::new(rows.to_vec()), Err(TooFine));
        assert!(Results::new(rows[..3].to_vec()).is_ok());
    }
}
