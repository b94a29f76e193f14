//! The value of seven cards: the best flush and the longest run in one suit (HF-1 to HF-3).

use super::settings::StraightFlushAce;
use cards::CardSet;
use cards::eval::flush::{self, FlushStrength};

/// Number of cards in a hand.
pub const CARDS: usize = flush::CARDS;

/// The value of seven cards, computed once and compared in the settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Strength of the flush: larger is better, equal strengths tie (HF-1).
    pub flush: FlushStrength,
    /// Length of the longest run in one suit, in cards (HF-3).
    pub run: u8,
    /// `true` if two or more suits share the longest flush (HF-2).
    pub chosen: bool,
}

impl Hand {
    /// Evaluates seven different cards.
    pub fn of(cards: CardSet, ace: StraightFlushAce) -> Hand {
        let run = flush::longest_run(cards, ace.into());
        Hand { flush: flush::strength(cards), run, chosen: flush::is_chosen(cards) }
    }
}
