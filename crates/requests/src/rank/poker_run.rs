//! Poker-run hands: the best five of five or six cards, which may repeat only if a wheel is spun (`poker-run/3`, PR-1
//! to PR-4).

use super::game::RankHand;
use super::reply::{Reply, ranking_clause};
use crate::{Code, RequestError};
use cards::eval::{Best, Category, EvalError, best_five_of_wheel, wheel};
use cards::{Card, CardSet};
use games::Shown;
use games::clause::ids;
use games::poker_run::{Clause, Draw, Rules, Settings};

impl RankHand for Settings {
    fn rank(&self, cards: &[Card]) -> Result<Reply, RequestError> {
        let rules = Rules::new(self)?;
        let fives = rules.fives();
        let best = best_five_of_wheel(cards, fives).map_err(|error| count_error(&error))?;
        let strength = wheel::strength(cards, fives).map_err(|error| count_error(&error))?;
        if self.draw.unwrap_or_default() != Draw::Wheel {
            check_different(cards)?;
        }
        Ok(Reply {
            category: best.category.id(),
            best: best.five.map(Shown).to_vec(),
            strength: u32::from(strength.get()),
            clauses: ids(clauses(&best)),
            text: best.text,
            flush: None,
        })
    }
}

fn clauses(best: &Best) -> Vec<Clause> {
    let mut clauses = vec![ranking_clause(best.category)];
    let five_alike = best.five.iter().all(|card| card.rank() == best.five[0].rank());
    if five_alike && best.category == Category::FourOfAKind {
        clauses.push(Clause::Pr2);
    }
    clauses
}

fn count_error(error: &EvalError) -> RequestError {
    RequestError::new(Code::Cards, error.to_string()).citing(&[Clause::FiveOnly, Clause::Pr4])
}

fn check_different(cards: &[Card]) -> Result<(), RequestError> {
    let mut seen = CardSet::EMPTY;
    let Some(place) = cards.iter().position(|&card| !seen.insert(card)) else { return Ok(()) };
    let (number, card) = (place + 1, cards[place]);
    let message =
        format!("card {number} is {card}, which came before: only draw=wheel may show a card again");
    Err(RequestError::new(Code::Cards, message).citing(&[Clause::Cards, Clause::Pr1]))
}
