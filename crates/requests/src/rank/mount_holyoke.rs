//! Combinations of Mount Holyoke Poker: one, two, three or five different cards (`mount-holyoke/types`, MH-5 to MH-8).

use super::game::RankHand;
use super::reply::Reply;
use crate::{Code, RequestError};
use cards::{Card, CardSet};
use games::Shown;
use games::clause::ids;
use games::mount_holyoke::{Clause, Combination, Rules, Settings};

impl RankHand for Settings {
    fn rank(&self, cards: &[Card]) -> Result<Reply, RequestError> {
        let rules = Rules::new(self)?;
        let mut seen = CardSet::EMPTY;
        if let Some(twice) = cards.iter().find(|&&card| !seen.insert(card)) {
            let message = format!("{twice} is there twice; a pack has it once");
            return Err(RequestError::new(Code::Cards, message).citing(&[Clause::Rule1]));
        }
        let combination = Combination::of(cards.iter().copied().collect(), rules.ranking());
        combination.map(|combination| reply(&combination)).ok_or_else(|| {
            let message =
                "these cards are not a combination: give one card, a pair, three of a kind or a five-card hand";
            RequestError::new(Code::Cards, message).citing(&[Clause::Types])
        })
    }
}

fn reply(combination: &Combination) -> Reply {
    let category = combination.category();
    let five = (category.cards() == 5).then_some(Clause::Order);
    let clauses: Vec<Clause> =
        five.into_iter().chain([category.clause()]).chain(category.rulings().iter().copied()).collect();
    Reply {
        category: category.into(),
        best: combination.cards().iter().map(Shown).collect(),
        strength: combination.strength().get(),
        text: combination.words(),
        clauses: ids(&clauses),
        flush: None,
    }
}
