//! The winning hand of a pot, for the log.

use super::event::WonBy;
use super::settle::PotOutcome;
use super::{Compare, Event, Holdem, Seen};
use crate::named_hand::NamedHand;
use crate::seat::Seat;
use cards::Card;
use cards::eval::{Best, best_five};

impl Holdem {
    /// Adds the winning hand to a viewer's copy of an [`Event::Won`] from a showdown.
    pub(super) fn with_winning_hand(&self, seen: Seen) -> Seen {
        match seen {
            Event::Won { pot, of, seat, amount, all_in, by, .. } => {
                Event::Won { pot, of, seat, amount, all_in, by, hand: self.winning_hand(pot, seat) }
            }
            other => other,
        }
    }

    /// The winner's hand. `None` if the winner did not table it before the pot was awarded, or if no other player
    /// could win the pot.
    fn winning_hand(&self, pot: usize, seat: Seat) -> Option<NamedHand> {
        let pots = self.award_pots();
        let pot = pots.get(pot)?;
        if pot.by == WonBy::Folds || !self.tabled.difference(self.shown_after).contains(seat) {
            return None;
        }
        Some(NamedHand::against(&self.best_of(seat)?, self.best_loser(pot).as_ref()))
    }

    /// The best losing hand of a pot that was won by higher cards in the same category, if kickers count.
    fn best_loser(&self, pot: &PotOutcome) -> Option<Best> {
        if pot.by != WonBy::HighCards || self.rules.compare == Compare::HighCardOnly {
            return None;
        }
        let rivals = pot.pot.eligible.intersection(self.contenders()).difference(pot.winners);
        self.best_of(rivals.iter().max_by_key(|&rival| self.strengths[rival])?)
    }

    /// The best five of a seat's hole cards and the complete board.
    fn best_of(&self, seat: Seat) -> Option<Best> {
        let board = (0..5).map(|place| self.board_card(place));
        let cards: Vec<Card> = self.hole_cards(seat).into_iter().chain(board).collect();
        best_five(&cards).ok()
    }
}
