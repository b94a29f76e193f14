//! Compares simulated results with the exact odds, which are calculated without playing or settling rounds.

use super::played::PlayedRounds;
use super::request::Request;
use super::table::{Observer, Run, SimulatedGame};
use crate::effects::Effects;
use crate::{Mean, RequestError};
use games::Chips;
use schemars::JsonSchema;
use serde::Serialize;
use std::marker::PhantomData;
use strategy::bots::DefaultAction;
use strategy::odds::Results;

/// A game with exact odds to compare with.
pub trait CheckedGame: SimulatedGame {
    /// Exact results of each wager under a policy.
    ///
    /// # Errors
    /// If the policy has no exact odds, the payouts have no common denominator up to 10^18, or the count is stopped.
    fn exact(
        rules: &Self::Rules,
        policy: &str,
        effects: &dyn Effects,
    ) -> Result<Vec<(&'static str, Results)>, RequestError>;

    /// The minimum bonus wager, in cents.
    fn min_bonus(rules: &Self::Rules) -> Chips;

    /// Completes a wager with the bonus wagers that the odds cover, each of the amount `bonus`. Returns any
    /// other action unchanged.
    fn with_bonuses(action: Self::Action, bonus: Chips) -> Self::Action;

    /// Calls `each` with the name, the stake and the net result of every wager of a finished round that the odds
    /// cover, in cents. The stake and the net result of a wager may come in separate calls.
    fn won(&self, each: impl FnMut(&'static str, u64, i64));
}

/// Simulated and exact results of the wagers.
#[derive(Serialize, JsonSchema)]
pub struct Check {
    /// The results of each wager.
    pub wagers: Vec<CheckedWager>,
    /// `true` if every exact value lies within the 99.9 % confidence interval of its mean.
    pub agrees: bool,
}

/// Simulated and exact result of one wager.
#[derive(Serialize, JsonSchema)]
pub struct CheckedWager {
    /// Name of the wager.
    pub wager: &'static str,
    /// Number of rounds with the wager.
    pub rounds: u64,
    /// Exact expected value per unit wagered.
    pub exact: f64,
    /// Mean net result per unit wagered, in the simulation.
    pub measured: f64,
    /// Standard error of `measured`, from the variance between rounds.
    pub standard_error: f64,
    /// `true` if the exact value lies within the 99.9 % confidence interval of the mean.
    pub within: bool,
}

/// Plays the rounds of a request, and compares them with the exact odds.
///
/// # Errors
/// Those of [`table::simulate`](super::table::simulate) and of [`CheckedGame::exact`].
pub fn simulate_checked<G: CheckedGame>(
    settings: G::Settings,
    request: &Request,
    effects: &dyn Effects,
) -> Result<(PlayedRounds, Check), RequestError>
where
    for<'a> G::Legal<'a>: DefaultAction<G::Action>,
{
    let mut run = Run::<G>::of(settings, request, effects)?;
    let mut checking = Checking::<G>::new(run.rules(), &request.policy, effects)?;
    let played = run.play(request.hands, &request.policy, effects, &mut checking)?;
    Ok((played, checking.result()))
}

/// Half the width of the 99.9 % confidence interval, in standard errors.
const HALF_WIDTH: f64 = 3.291;

/// Observer that sums up the results of every round.
struct Checking<G: CheckedGame> {
    bonus: Chips,
    game: PhantomData<G>,
    exact: Vec<(&'static str, Results)>,
    sums: Vec<Sum>,
}

/// Results of one wager per unit wagered, over all rounds.
#[derive(Clone, Copy, Default)]
struct Sum {
    won: Mean,
    /// Total stake and net result of the current round over all seats, in cents.
    round: (u64, i64),
}

impl<G: CheckedGame> Checking<G> {
    /// Prepares the comparison.
    ///
    /// # Errors
    /// Those of [`CheckedGame::exact`].
    fn new(rules: &G::Rules, policy: &str, effects: &dyn Effects) -> Result<Checking<G>, RequestError> {
        let exact = G::exact(rules, policy, effects)?;
        let sums = vec![Sum::default(); exact.len()];
        Ok(Checking { bonus: G::min_bonus(rules), game: PhantomData, exact, sums })
    }

    /// The comparison over the rounds so far.
    fn result(&self) -> Check {
        let rows = self.exact.iter().zip(&self.sums);
        let wagers: Vec<CheckedWager> =
            rows.map(|((wager, exact), sum)| sum.compared_with(wager, exact)).collect();
        Check { agrees: wagers.iter().all(|wager| wager.within), wagers }
    }
}

impl<G: CheckedGame> Observer<G> for Checking<G> {
    fn action(&self, action: G::Action) -> G::Action {
        G::with_bonuses(action, self.bonus)
    }

    /// Seats share the dealer's hand, so a round is one observation: the result per unit over all its seats.
    fn visit_finished(&mut self, round: &G) {
        let (exact, sums) = (&self.exact, &mut self.sums);
        round.won(|wager, stake, net| {
            let place = exact.iter().position(|(name, _)| *name == wager);
            if let Some(sum) = place.map(|at| &mut sums[at]) {
                sum.round = (sum.round.0 + stake, sum.round.1 + net);
            }
        });
        sums.iter_mut().for_each(Sum::take);
    }
}

impl Sum {
    fn take(&mut self) {
        let (staked, net) = std::mem::take(&mut self.round);
        if staked > 0 {
            self.won.add(net as f64 / staked as f64);
        }
    }

    fn compared_with(&self, wager: &'static str, exact: &Results) -> CheckedWager {
        let (exact, measured) = (exact.expected().value(), self.won.value());
        let standard_error = self.won.standard_error();
        let within = (measured - exact).abs() <= HALF_WIDTH * standard_error;
        CheckedWager { wager, rounds: self.won.count(), exact, measured, standard_error, within }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strategy::odds::Fraction;

    /// A wager that loses 1 % of the stake on average.
    fn exact() -> Results {
        let rows = [(1, 495), (-1, 505)].map(|(net, deals)| (Fraction::new(net, 1), deals));
        Results::new(rows.to_vec()).expect("whole pays")
    }

    fn sum(won: usize, lost: usize) -> Sum {
        let mut sum = Sum::default();
        for net in std::iter::repeat_n(5, won).chain(std::iter::repeat_n(-5, lost)) {
            sum.round = (5, net);
            sum.take();
        }
        sum
    }

    #[test]
    fn a_simulation_that_wins_too_much_or_too_little_is_detected() {
        let within = |won, lost| sum(won, lost).compared_with("ante", &exact()).within;
        assert!(within(49_500, 50_500) && within(49_900, 50_100));
        assert!(!within(50_100, 49_900) && !within(48_900, 51_100));
        let beside = sum(49_500, 50_500).compared_with("ante", &exact());
        assert!((beside.measured + 0.01).abs() < 1e-12 && (beside.standard_error - 0.003_162).abs() < 1e-6);
        assert_eq!(beside.rounds, 100_000);
    }

    #[test]
    fn a_round_without_the_wager_is_not_counted() {
        let mut sum = sum(3, 4);
        sum.take();
        assert_eq!(sum.compared_with("ante", &exact()).rounds, 7);
    }
}
