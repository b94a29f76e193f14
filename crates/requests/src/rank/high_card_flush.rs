//! Hands of High Card Flush: the flush of seven different cards, its length, and the longest run in one suit
//! (`high-card-flush/b-1` to `/d-5`, HF-1 to HF-4).

use super::game::RankHand;
use super::reply::{Flush, Reply};
use crate::{Code, RequestError};
use cards::Card;
use cards::eval::EvalError;
use cards::eval::flush::best_flush;
use games::Shown;
use games::clause::ids;
use games::high_card_flush::{Clause, Hand, Rules, Settings};

impl RankHand for Settings {
    fn rank(&self, cards: &[Card]) -> Result<Reply, RequestError> {
        let rules = Rules::new(self)?;
        let best = best_flush(cards).map_err(|error| cards_error(&error))?;
        let hand = Hand::of(cards.iter().copied().collect(), rules.straight_flush_ace());
        let length = hand.flush.length();
        Ok(Reply {
            category: "flush",
            best: best.cards.into_iter().map(Shown).collect(),
            strength: best.strength.get(),
            text: best.text,
            clauses: ids(clauses(hand)),
            flush: Some(Flush {
                length,
                straight_flush: hand.run,
                qualifies: rules.qualifier().admits(hand.flush),
            }),
        })
    }
}

/// The clause for the length of the flush, and HF-1. Also HF-2 and its clause if there was a choice between flushes of
/// equal length, and HF-3 and the clause for its length if there is a straight flush of three or more cards.
fn clauses(hand: Hand) -> Vec<Clause> {
    let chosen = [Clause::C, Clause::Hf2];
    let run = straight_flush_clause(hand.run).map(|clause| [clause, Clause::Hf3]);
    let document = [flush_clause(hand.flush.length())].into_iter();
    let all = document.chain(chosen.into_iter().filter(|_| hand.chosen)).chain(run.into_iter().flatten());
    let mut all: Vec<Clause> = all.chain([Clause::Hf1]).collect();
    all.sort_unstable_by_key(|&clause| Clause::ALL.iter().position(|&other| other == clause));
    all
}

const fn flush_clause(length: u8) -> Clause {
    match length {
        7.. => Clause::B1,
        6 => Clause::B2,
        5 => Clause::B3,
        4 => Clause::B4,
        3 => Clause::B5,
        _ => Clause::B6,
    }
}

const fn straight_flush_clause(run: u8) -> Option<Clause> {
    match run {
        7.. => Some(Clause::D1),
        6 => Some(Clause::D2),
        5 => Some(Clause::D3),
        4 => Some(Clause::D4),
        3 => Some(Clause::D5),
        _ => None,
    }
}

/// Error for cards that are not seven different ones.
pub fn cards_error(error: &EvalError) -> RequestError {
    let clause = match error {
        EvalError::Count { .. } => Clause::Hf4,
        EvalError::Repeated { .. } => Clause::All1,
    };
    RequestError::new(Code::Cards, error.to_string()).citing(&[clause])
}
