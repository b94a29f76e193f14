//! Sums over deals, and the estimates that follow from them.
//!
//! A mean is a ratio: the net gains of all deals, divided by their weights. Its standard error is that of a ratio of
//! sums, which follows from the deviation of each deal, `net − mean · weight`. With a constant weight it is the usual
//! standard error of a mean. A difference of two players uses the deviations of both in the same deals, so that luck
//! that both share cancels.

use super::game::SeatResult;
use super::interval::half_width;
use schemars::JsonSchema;
use serde::Serialize;

/// Sums over deals, exact, so that their order does not matter.
#[derive(Clone, Debug)]
pub struct Tally {
    players: usize,
    deals: u64,
    /// For each player the sum of the net gains, then that of the weights.
    sums: Vec<i128>,
    /// The sum of the products of each two of these quantities, row by row.
    products: Vec<i128>,
}

/// The sums of a tally exceed 127 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// An estimate with its error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Estimate {
    /// The estimated value.
    pub value: f64,
    /// Its standard error; 0 for fewer than two deals.
    pub standard_error: f64,
    /// The ends of the 95 % confidence interval; null for fewer than two deals.
    pub interval: Option<[f64; 2]>,
}

impl Tally {
    /// A tally of this number of players, without deals.
    pub fn new(players: usize) -> Tally {
        let quantities = 2 * players;
        Tally { players, deals: 0, sums: vec![0; quantities], products: vec![0; quantities * quantities] }
    }

    /// Number of deals.
    pub const fn deals(&self) -> u64 {
        self.deals
    }

    /// Adds a deal with the results of the players, in the same order each time.
    ///
    /// # Errors
    /// If a sum becomes too large. The tally is then unchanged.
    ///
    /// # Panics
    /// If the number of results is not that of the players.
    pub fn add(&mut self, results: &[SeatResult]) -> Result<(), TooLarge> {
        assert_eq!(results.len(), self.players, "a result for every player");
        let values: Vec<i128> =
            results.iter().flat_map(|result| [result.net, result.weight]).map(i128::from).collect();
        let added = |sums: &[i128], more: &mut dyn Iterator<Item = Option<i128>>| {
            let each = sums.iter().zip(more).map(|(sum, more)| sum.checked_add(more?));
            each.collect::<Option<Vec<i128>>>().ok_or(TooLarge)
        };
        let sums = added(&self.sums, &mut values.iter().map(|&value| Some(value)))?;
        let mut every = values.iter().flat_map(|one| values.iter().map(|other| one.checked_mul(*other)));
        let products = added(&self.products, &mut every)?;
        (self.sums, self.products, self.deals) = (sums, products, self.deals + 1);
        Ok(())
    }

    /// Mean of a player: the net gain per weight; 0 without any weight.
    pub fn mean(&self, player: usize) -> f64 {
        let (net, weight) = (self.sums[2 * player], self.sums[2 * player + 1]);
        if weight == 0 { 0.0 } else { net as f64 / weight as f64 }
    }

    /// Mean of a player with its error.
    pub fn estimate(&self, player: usize) -> Estimate {
        self.with_error(self.mean(player), self.covariance(player, player))
    }

    /// Difference of the means of two players with its error.
    pub fn difference(&self, one: usize, other: usize) -> Estimate {
        let squares = self.covariance(one, one) + self.covariance(other, other);
        self.with_error(self.mean(one) - self.mean(other), squares - 2.0 * self.covariance(one, other))
    }

    /// Sum over all deals of the product of the deviations of two players, each divided by the weight of all deals.
    fn covariance(&self, one: usize, other: usize) -> f64 {
        let product = |a: usize, b: usize| self.products[a * 2 * self.players + b] as f64;
        let weights = [one, other].map(|player| self.sums[2 * player + 1] as f64);
        if weights.contains(&0.0) {
            return 0.0;
        }
        let (mean, other_mean) = (self.mean(one), self.mean(other));
        let (net, weight, other_net, other_weight) = (2 * one, 2 * one + 1, 2 * other, 2 * other + 1);
        let sum = product(net, other_net)
            - other_mean * product(net, other_weight)
            - mean * product(weight, other_net)
            + mean * other_mean * product(weight, other_weight);
        sum / weights[0] / weights[1]
    }

    /// The estimate whose deviations have this sum of squares.
    fn with_error(&self, value: f64, squares: f64) -> Estimate {
        let deals = self.deals as f64;
        if self.deals < 2 {
            return Estimate { value, standard_error: 0.0, interval: None };
        }
        let standard_error = (squares.max(0.0) * deals / (deals - 1.0)).sqrt();
        let half = half_width(self.deals - 1) * standard_error;
        Estimate { value, standard_error, interval: Some([value - half, value + half]) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(deals: &[&[(i64, i64)]]) -> Tally {
        let mut tally = Tally::new(deals[0].len());
        for deal in deals {
            let results: Vec<SeatResult> =
                deal.iter().map(|&(net, weight)| SeatResult { net, weight }).collect();
            tally.add(&results).unwrap();
        }
        tally
    }

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-12
    }

    #[test]
    fn a_constant_weight_gives_the_usual_error_of_a_mean() {
        let dice: Vec<[(i64, i64); 1]> = (1..=6).map(|eyes| [(2 * eyes, 2)]).collect();
        let dice: Vec<&[(i64, i64)]> = dice.iter().map(|deal| deal.as_slice()).collect();
        let estimate = tally(&dice).estimate(0);
        assert!(close(estimate.value, 3.5));
        assert!(close(estimate.standard_error, (17.5_f64 / 30.0).sqrt()), "{estimate:?}");
        let [low, high] = estimate.interval.unwrap();
        // The 97.5 % quantile of Student's distribution with five degrees of freedom is 2.5706.
        assert!((high - 3.5 - 2.570_58 * estimate.standard_error).abs() < 1e-4 && close(low + high, 7.0));
    }

    #[test]
    fn luck_that_both_share_cancels_in_their_difference() {
        let tally = tally(&[&[(100, 1), (99, 1)], &[(-50, 1), (-51, 1)], &[(7, 1), (6, 1)]]);
        assert!(tally.estimate(0).standard_error > 40.0);
        let difference = tally.difference(0, 1);
        assert!(close(difference.value, 1.0) && difference.standard_error < 1e-6, "{difference:?}");
    }

    #[test]
    fn a_share_weighs_a_deal_by_its_wagers() {
        let tally = tally(&[&[(-10, 100), (0, 0)], &[(30, 300), (0, 0)], &[(-20, 200), (0, 0)]]);
        let (share, nothing) = (tally.estimate(0), tally.estimate(1));
        assert!(close(share.value, 0.0));
        assert!(close(share.standard_error, (1400.0_f64 * 1.5).sqrt() / 600.0), "{share:?}");
        assert_eq!((nothing.value, nothing.standard_error), (0.0, 0.0));
    }

    #[test]
    fn one_deal_has_no_interval_and_a_sum_that_is_too_large_is_refused() {
        assert_eq!(tally(&[&[(5, 1)]]).estimate(0).interval, None);
        let mut tally = Tally::new(1);
        let large = [SeatResult { net: i64::MAX, weight: 1 }];
        assert_eq!(
            (tally.add(&large), tally.add(&large), tally.add(&large)),
            (Ok(()), Ok(()), Err(TooLarge))
        );
        assert_eq!(tally.deals(), 2);
    }
}
