//! `--bankroll`: the risk of ruin of a bankroll within a number of rounds.

use crate::effects::Effects;
use crate::{Code, RequestError};
use schemars::JsonSchema;
use serde::Serialize;
use strategy::odds::{Results, Ruin};

/// The risk of ruin of a bankroll, as a curve over the number of rounds.
#[derive(Serialize, JsonSchema)]
pub struct RuinRisk {
    /// The wager made in every round.
    pub wager: &'static str,
    /// The bankroll, in wagers.
    pub bankroll: u32,
    /// Maximum cost of a round, in wagers: a bankroll below this counts as ruined.
    pub round_costs: u32,
    /// Number of rounds calculated: fewer than requested if stopped.
    pub rounds: u32,
    /// Risk of ruin within `rounds` rounds, from 0 to 1.
    pub ruined: f64,
    /// The curve: risk of ruin within numbers of rounds up to `rounds`.
    pub by_round: Vec<RuinByRound>,
    /// `true` if all requested rounds were calculated.
    #[serde(skip)]
    pub whole: bool,
}

/// A point of the curve: the risk of ruin within some number of rounds.
#[derive(Serialize, JsonSchema)]
pub struct RuinByRound {
    /// Number of rounds, counted from the start.
    pub rounds: u32,
    /// Risk of ruin within `rounds` rounds, from 0 to 1.
    pub ruined: f64,
}

/// A bankroll and the rounds that it must last.
pub struct Bankroll {
    /// The wager made in every round.
    pub wager: &'static str,
    /// The bankroll, in wagers.
    pub bankroll: u32,
    /// Maximum cost of a round, in wagers.
    pub round_costs: u32,
    /// Number of rounds to calculate.
    pub rounds: u32,
}

/// Approximate maximum number of points of a curve.
const POINTS: u32 = 200;

impl RuinRisk {
    /// Calculates the risk of ruin round by round.
    ///
    /// # Errors
    /// If the common denominator of the payouts exceeds 100.
    pub fn of(asked: &Bankroll, results: &Results, effects: &dyn Effects) -> Result<RuinRisk, RequestError> {
        let &Bankroll { wager, bankroll, round_costs, rounds } = asked;
        let course = Ruin::new(results, bankroll, round_costs, rounds)
            .map_err(|error| RequestError::new(Code::PaysTooFine, error.to_string()))?;
        let mut report = effects.progress("rounds");
        let every = rounds.div_ceil(POINTS).max(1);
        let mut reached = RuinByRound { rounds: 0, ruined: 0.0 };
        let mut by_round = Vec::new();
        for (round, ruined) in
            (1..).zip(course).take_while(|(round, _)| report(u64::from(round - 1), rounds.into()))
        {
            reached = RuinByRound { rounds: round, ruined };
            if round % every == 0 || round == rounds {
                by_round.push(RuinByRound { ..reached });
            }
        }
        let whole = reached.rounds == rounds;
        Ok(RuinRisk {
            wager,
            bankroll,
            round_costs,
            rounds: reached.rounds,
            ruined: reached.ruined,
            by_round,
            whole,
        })
    }
}
