//! Risk of ruin: the probability that a bankroll is lost within a number of rounds of one wager.
//!
//! 1. The bankroll is counted in whole parts of a unit, as small as the results require ([`Results::parts`]).
//! 2. Each round convolves the distribution of bankrolls with the results ([`Ruin::next`]).
//! 3. A bankroll below the cost of a round is ruined and stops playing.
//! 4. A bankroll that cannot be ruined in the remaining rounds is safe and is no longer tracked.

use super::results::Results;

/// The risk of ruin of a bankroll from which one unit is wagered per round, until all rounds are played or the
/// bankroll is too small for another round.
///
/// The iterator yields the risk of ruin within one round, within two rounds, and so on.
#[derive(Clone, Debug)]
pub struct Ruin {
    /// Net results of a round in parts of a unit, with their probabilities.
    results: Vec<(i64, f64)>,
    /// Largest loss of a round, in parts of a unit.
    worst: i64,
    /// Bankroll needed to play a round, in parts of a unit.
    needs: i64,
    /// Number of rounds left.
    left: u32,
    /// Lowest bankroll tracked, in parts of a unit.
    lowest: i64,
    /// Probability of every bankroll from `lowest` up.
    chances: Vec<f64>,
    ruined: f64,
}

/// Probability below which a bankroll is dropped. Together, all dropped bankrolls change no result by as much
/// as 10^-9.
const NEGLIGIBLE: f64 = 1e-22;

/// Maximum number of rounds that are calculated.
pub const MAX_ROUNDS: u32 = 100_000;

/// Maximum bankroll, in units.
pub const MAX_UNITS: u32 = 1_000_000;

/// Maximum number of parts of a unit.
const MAX_PARTS: i128 = 100;

/// Error for payouts with a common denominator above 100, which would need too many bankrolls to track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the common denominator of the payouts is above {MAX_PARTS}: risk of ruin needs simpler payouts, such as 3 to 2"
)]
pub struct TooManyParts;

impl Ruin {
    /// Starts with a bankroll of `bankroll` units for `rounds` rounds, each of which requires a bankroll of at least
    /// `needs` units. Values above [`MAX_UNITS`] or [`MAX_ROUNDS`] are clamped to these limits.
    ///
    /// # Errors
    /// [`TooManyParts`] if the common denominator of the results is above 100.
    pub fn new(results: &Results, bankroll: u32, needs: u32, rounds: u32) -> Result<Ruin, TooManyParts> {
        let parts = Some(results.parts()).filter(|parts| *parts <= MAX_PARTS).ok_or(TooManyParts)? as i64;
        let deals = results.deals() as f64;
        let chance = |(units, count): (i128, u64)| (units as i64, count as f64 / deals);
        let results: Vec<(i64, f64)> = results.units().filter(|(_, count)| *count > 0).map(chance).collect();
        let worst = results.iter().map(|(net, _)| -net).max().unwrap_or(0).max(0);
        let [bankroll, needs] = [bankroll, needs].map(|units| i64::from(units.min(MAX_UNITS)) * parts);
        let (chances, ruined) = if bankroll < needs { (Vec::new(), 1.0) } else { (vec![1.0], 0.0) };
        let left = rounds.min(MAX_ROUNDS);
        Ok(Ruin { results, worst, needs, left, lowest: bankroll, chances, ruined })
    }

    /// Number of rounds left to play.
    pub const fn left(&self) -> u32 {
        self.left
    }

    /// Probability of every bankroll after a round, starting at `lowest` minus the largest loss.
    fn played(&self) -> Vec<f64> {
        let best = self.results.iter().map(|(net, _)| *net).max().unwrap_or(0);
        let most = self.safe_from().min(self.lowest + self.chances.len() as i64 + best);
        let mut after = vec![0.0; usize::try_from(most - self.lowest + self.worst).unwrap_or(0)];
        for &(net, chance) in &self.results {
            let moved = after.get_mut((net + self.worst) as usize..).unwrap_or_default();
            moved.iter_mut().zip(&self.chances).for_each(|(to, from)| *to += chance * from);
        }
        after
    }

    /// Lowest bankroll after the current round from which ruin is impossible, in parts of a unit.
    fn safe_from(&self) -> i64 {
        self.needs + i64::from(self.left) * self.worst
    }

    /// Counts bankrolls below the cost of a round as ruined, and drops bankrolls of negligible probability at
    /// both ends.
    fn close(&mut self, mut after: Vec<f64>) {
        let lowest = self.lowest - self.worst;
        let ruined = usize::try_from(self.needs - lowest).unwrap_or(0).min(after.len());
        self.ruined += after[..ruined].iter().sum::<f64>();
        let likely = |chance: &f64| *chance > NEGLIGIBLE;
        let last = after.iter().rposition(likely).map_or(0, |at| at + 1);
        let first = after.iter().skip(ruined).position(likely).map_or(last, |at| at + ruined).min(last);
        after.truncate(last);
        after.drain(..first);
        (self.lowest, self.chances) = (lowest + first as i64, after);
    }
}

impl Iterator for Ruin {
    type Item = f64;

    /// Plays one more round, and returns the risk of ruin so far; `None` after the last round.
    fn next(&mut self) -> Option<f64> {
        self.left = self.left.checked_sub(1)?;
        let after = self.played();
        self.close(after);
        Some(self.ruined)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::odds::Fraction;

    fn results(rows: &[(i128, i128, u64)]) -> Results {
        let rows = rows.iter().map(|&(above, below, deals)| (Fraction::new(above, below), deals));
        Results::new(rows.collect()).unwrap()
    }

    /// Number of sequences of rounds that end in ruin, by exhaustive recursion in integers.
    fn ruined(results: &Results, bankroll: i128, needs: i128, rounds: u32) -> u128 {
        let all = u128::from(results.deals());
        if bankroll < needs {
            return all.pow(rounds);
        }
        if rounds == 0 {
            return 0;
        }
        let after = |(net, deals): (i128, u64)| {
            u128::from(deals) * ruined(results, bankroll + net, needs, rounds - 1)
        };
        results.units().map(after).sum()
    }

    #[test]
    fn the_risk_of_ruin_matches_an_enumeration() {
        let wagers = [
            results(&[(1, 1, 9), (-1, 1, 10), (0, 1, 3)]),
            results(&[(3, 2, 5), (-1, 1, 8), (-2, 1, 1), (4, 1, 1)]),
            results(&[(7, 1, 1), (-1, 1, 12)]),
        ];
        for wager in &wagers {
            for (bankroll, needs) in [(1, 1), (3, 1), (4, 3), (0, 1), (9, 2)] {
                let parts = wager.parts();
                let found: Vec<f64> = Ruin::new(wager, bankroll, needs, 7).unwrap().collect();
                assert_eq!(found.len(), 7);
                for (rounds, found) in (1..).zip(found) {
                    let ways = ruined(wager, i128::from(bankroll) * parts, i128::from(needs) * parts, rounds);
                    let chance = ways as f64 / (wager.deals() as f64).powi(rounds as i32);
                    assert!(
                        (found - chance).abs() < 1e-12,
                        "{wager:?} {bankroll} {needs} {rounds}: {found} {chance}"
                    );
                }
            }
        }
    }

    /// Gambler's ruin in closed form: if one unit is won with probability p and lost with probability q, a
    /// bankroll of n is eventually lost with probability (q/p)^n.
    #[test]
    fn the_risk_of_ruin_converges_to_the_closed_form() {
        let wager = results(&[(1, 1, 11), (-1, 1, 9)]);
        let last = Ruin::new(&wager, 10, 1, 20_000).unwrap().last().unwrap();
        assert!((last - (9.0_f64 / 11.0).powi(10)).abs() < 1e-9, "{last}");
    }

    #[test]
    fn parts_below_a_hundredth_are_refused() {
        assert_eq!(Ruin::new(&results(&[(1, 101, 1)]), 1, 1, 1).unwrap_err(), TooManyParts);
    }
}
