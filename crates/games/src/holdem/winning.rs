//! The winning hand of a pot, for the log.

use super::event::WonBy;
use super::settle::PotOutcome;
use super::{Compare, Event, Holdem, Seen};
use crate::face::Shown;
use crate::seat::Seat;
use cards::Card;
use cards::eval::{Best, Category, best_five};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// A tabled hand that won a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WinningHand {
    /// Its category: `two_pair`.
    #[serde(serialize_with = "category_id")]
    #[schemars(with = "String")]
    pub category: Category,
    /// Its five cards, in order of significance.
    pub five: [Shown; 5],
    /// The deciding kicker, if hands of the same category differ only in kickers: the first card that beats
    /// the best losing hand's.
    pub kicker: Option<Shown>,
}

impl Holdem {
    /// Adds the winning hand to a viewer's copy of a win at a showdown.
    pub(super) fn with_winning_hand(&self, seen: Seen) -> Seen {
        match seen {
            Event::Won { pot, of, seat, amount, all_in, by, .. } => {
                Event::Won { pot, of, seat, amount, all_in, by, hand: self.winning_hand(pot, seat) }
            }
            other => other,
        }
    }

    /// The hand of a winner who tabled it before the pot was awarded, except for a pot that nobody else could win.
    fn winning_hand(&self, pot: usize, seat: Seat) -> Option<WinningHand> {
        let pots = self.award_pots();
        let pot = pots.get(pot)?;
        if pot.by == WonBy::Folds || !self.tabled.difference(self.shown_after).contains(seat) {
            return None;
        }
        let best = self.best_of(seat)?;
        let kicker = self.deciding_kicker(&best, pot);
        Some(WinningHand { category: best.category, five: best.five.map(Shown), kicker: kicker.map(Shown) })
    }

    fn deciding_kicker(&self, best: &Best, pot: &PotOutcome) -> Option<Card> {
        if pot.by != WonBy::HighCards || self.rules.compare == Compare::HighCardOnly {
            return None;
        }
        let rivals = pot.pot.eligible.intersection(self.claiming()).difference(pot.winners);
        let rival = self.best_of(rivals.iter().max_by_key(|&rival| self.strengths[rival])?)?;
        let differs = |&place: &usize| best.five[place].rank() != rival.five[place].rank();
        let place = (0..best.five.len()).find(differs)?;
        (place >= named(best.category)).then(|| best.five[place])
    }

    /// The best five of a seat's hole cards and the complete board.
    fn best_of(&self, seat: Seat) -> Option<Best> {
        let board = (0..5).map(|place| self.board_card(place));
        let cards: Vec<Card> = self.hole_cards(seat).into_iter().chain(board).collect();
        best_five(&cards).ok()
    }
}

/// The number of cards that the name of a category covers: four for two pair.
const fn named(category: Category) -> usize {
    match category {
        Category::HighCard | Category::Flush => 1,
        Category::Pair => 2,
        Category::ThreeOfAKind => 3,
        Category::TwoPair | Category::FourOfAKind => 4,
        _ => 5,
    }
}

fn category_id<S: Serializer>(category: &Category, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(category.id())
}
