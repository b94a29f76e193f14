//! Combinations of Mount Holyoke Poker: one, two, three or five different cards (`mount-holyoke/types`, MH-5 to MH-8).

use super::game::Ranks;
use super::reply::Reply;
use crate::Refused;
use cards::{Card, CardSet};
use games::Shown;
use games::clause::ids;
use games::mount_holyoke::{Category, Clause, Combination, Rules, Settings};

impl Ranks for Settings {
    fn rank(&self, cards: &[Card]) -> Result<Reply, Refused> {
        let rules = Rules::new(self)?;
        let mut seen = CardSet::EMPTY;
        if let Some(twice) = cards.iter().find(|&&card| !seen.insert(card)) {
            let message = format!("{twice} is there twice; a pack has it once");
            return Err(Refused::new("cards", message).citing(&ids([Clause::Rule1])));
        }
        let combination = Combination::of(cards.iter().copied().collect(), rules.ranking());
        combination.map(|combination| reply(&combination)).ok_or_else(|| {
            let message =
                "these cards are not a combination: give one card, a pair, three of a kind or a five-card hand";
            Refused::new("cards", message).citing(&ids([Clause::Types]))
        })
    }
}

fn reply(combination: &Combination) -> Reply {
    let category = combination.category();
    let five = (category.cards() == 5).then_some(Clause::Order);
    let clauses: Vec<Clause> =
        five.into_iter().chain([category.clause()]).chain(category.rulings().iter().copied()).collect();
    Reply {
        category: id(category),
        best: combination.cards().iter().map(Shown).collect(),
        strength: combination.strength().get(),
        text: combination.words(),
        clauses: ids(&clauses),
        flush: None,
    }
}

const fn id(category: Category) -> &'static str {
    match category {
        Category::Single => "single",
        Category::Pair => "pair",
        Category::ThreeOfAKind => "three_of_a_kind",
        Category::Straight => "straight",
        Category::Flush => "flush",
        Category::FullHouse => "full_house",
        Category::FourOfAKind => "four_of_a_kind",
        Category::StraightFlush => "straight_flush",
        Category::RoyalFlush => "royal_flush",
    }
}
