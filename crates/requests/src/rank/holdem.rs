//! Hold'em hands: the best five of five to seven different cards (`holdem/combinations`, TH-5).

use super::game::RankHand;
use super::reply::{Reply, ranking_clause};
use crate::{Code, RequestError};
use cards::Card;
use cards::eval::{EvalError, Packed, best_five};
use games::Shown;
use games::clause::ClauseId;
use games::holdem::{Clause, Rules, Settings, Strength};

impl RankHand for Settings {
    fn rank(&self, cards: &[Card]) -> Result<Reply, RequestError> {
        let rules = Rules::new(self)?;
        let best = best_five(cards).map_err(|error| cards_error(&error))?;
        let packed: Packed = cards.iter().copied().collect();
        Ok(Reply {
            category: best.category.id(),
            best: best.five.map(Shown).to_vec(),
            strength: Strength::of(packed, rules.compare()).get(),
            text: best.text,
            clauses: vec![Clause::Combinations.id(), ranking_clause(best.category).id(), Clause::Th5.id()],
            flush: None,
        })
    }
}

fn cards_error(error: &EvalError) -> RequestError {
    let clauses = match error {
        EvalError::Count { .. } => [Clause::Combinations, Clause::Th5],
        EvalError::Repeated { .. } => [Clause::Deal, Clause::All1],
    };
    RequestError::new(Code::Cards, error.to_string()).citing(&clauses)
}
