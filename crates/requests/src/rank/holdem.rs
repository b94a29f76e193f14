//! Hold'em hands: the best five of five to seven different cards (`holdem/combinations`, TH-5).

use super::game::Ranks;
use super::reply::{Reply, ranking_clause};
use crate::Refused;
use cards::Card;
use cards::eval::{EvalError, Packed, best_five};
use games::Shown;
use games::holdem::{Rules, Settings, Strength};

impl Ranks for Settings {
    fn rank(&self, cards: &[Card]) -> Result<Reply, Refused> {
        let rules = Rules::new(self)?;
        let best = best_five(cards).map_err(|error| refuse(&error))?;
        let packed: Packed = cards.iter().copied().collect();
        Ok(Reply {
            category: best.category.id(),
            best: best.five.map(Shown).to_vec(),
            strength: Strength::of(packed, rules.compare()).get(),
            text: best.text,
            clauses: vec!["holdem/combinations", ranking_clause(best.category), "TH-5"],
            flush: None,
        })
    }
}

fn refuse(error: &EvalError) -> Refused {
    let refused = Refused::new("cards", error.to_string());
    match error {
        EvalError::Count { .. } => refused.citing(&["holdem/combinations", "TH-5"]),
        EvalError::Repeated { .. } => refused.citing(&["holdem/deal", "ALL-1"]),
    }
}
