//! Flush evaluation for High Card Flush: the best flush in seven cards, and the longest straight flush.
//!
//! A suit is a 16-bit lane of a [`CardSet`], a rank one bit of the lane. Of two flushes of the same length,
//! the larger lane is the higher flush, because the highest differing card decides (`high-card-flush/c`). So
//! `length << 13 | lane` is a strength, and the maximum over the four suits is the strength of the hand (rulings
//! HF-1 and HF-2).

use super::EvalError;
use super::best::{check_count, check_different};
use crate::{Card, CardSet, Rank, Suit};

/// Number of cards in a hand of High Card Flush.
pub const CARDS: usize = 7;

/// The strength of a hand's flush: `length << 13 | ranks`, where bit 0 is the two and bit 12 the ace. A larger strength
/// is better, and equal strengths tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FlushStrength(u32);

/// The positions that an ace may take in a straight flush (ruling HF-3): always above the king, optionally also below
/// the two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StraightFlushAce {
    /// The ace ranks only above the king.
    #[default]
    HighOnly,
    /// The ace also ranks below the two.
    LowToo,
}

/// The best flush in a hand, for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestFlush {
    /// The cards of the flush, highest first. Of two equal flushes, the one whose suit comes first in
    /// [`Suit::ALL`].
    pub cards: Vec<Card>,
    /// The strength of the flush, for comparison with other hands.
    pub strength: FlushStrength,
    /// A description in words: `four-card flush, king, ten, nine, two`.
    pub text: String,
}

const RANKS: u32 = 13;
/// Bit 0 of every 16-bit lane.
const LOWEST: u64 = 0x0001_0001_0001_0001;
/// Bit 15 of every 16-bit lane.
const TOPS: u64 = 0x8000 * LOWEST;

impl FlushStrength {
    /// The threshold for qualifying with a flush of this length and a top card of at least this rank. The bits
    /// below the top card are 0, so every such flush compares as greater or equal.
    pub const fn at_least(length: u8, top: Rank) -> FlushStrength {
        FlushStrength((length as u32) << RANKS | 1 << top as u32)
    }

    /// The strength of a flush with these ranks, given as a bit mask: bit 0 is the two, bit 12 the ace.
    pub const fn of_ranks(ranks: u16) -> FlushStrength {
        FlushStrength(ranks.count_ones() << RANKS | ranks as u32)
    }

    /// The strength as an integer, `length << 13 | ranks`.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// The number of cards in the flush: 2 to 7 in a hand of seven.
    pub const fn length(self) -> u8 {
        (self.0 >> RANKS) as u8
    }

    /// The ranks of the flush as a bit mask: bit 0 is the two, bit 12 the ace.
    pub const fn ranks(self) -> u16 {
        (self.0 & ((1 << RANKS) - 1)) as u16
    }
}

/// The strength of a hand's best flush: the longest and, among equally long ones, the highest (HF-1, HF-2).
#[inline]
pub fn strength(cards: CardSet) -> FlushStrength {
    let (bits, counts) = (cards.bits(), counts(cards));
    let lanes = (0..4).map(|suit| 16 * suit);
    let strengths =
        lanes.map(|at| u32::from((counts >> at) as u16) << RANKS | u32::from((bits >> at) as u16));
    strengths.map(FlushStrength).fold(NONE, Ord::max)
}

/// The number of cards of each suit in its 16-bit lane, counted for all suits in parallel (SWAR).
const fn counts(cards: CardSet) -> u64 {
    const ONES: u64 = 0x5555_5555_5555_5555;
    const TWOS: u64 = 0x3333_3333_3333_3333;
    const FOURS: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    const EIGHTS: u64 = 0x00ff_00ff_00ff_00ff;
    let twos = cards.bits() - (cards.bits() >> 1 & ONES);
    let fours = (twos & TWOS) + (twos >> 2 & TWOS);
    let eights = (fours + (fours >> 4)) & FOURS;
    (eights + (eights >> 8)) & EIGHTS
}

const NONE: FlushStrength = FlushStrength(0);

/// Returns whether two or more suits are tied for the longest flush, so that ruling HF-2 decides between them.
#[inline]
pub fn is_chosen(cards: CardSet) -> bool {
    let longest = u64::from(strength(cards).length()) * LOWEST;
    // The sum has the top bit of every lane but those of zero, the suits with the longest flush.
    let others = (counts(cards) ^ longest) + (TOPS - LOWEST);
    (!others & TOPS).count_ones() > 1
}

/// The number of cards in the longest run of consecutive ranks in one suit: 1 if no two cards of a suit are
/// adjacent, 0 for an empty set (HF-3).
#[inline]
pub fn longest_run(cards: CardSet, ace: StraightFlushAce) -> u8 {
    let bits = cards.bits();
    // A lane has three spare bits. Shifting it up by one makes room for a low ace below the two, and no run can
    // cross into another lane.
    let mut runs = match ace {
        StraightFlushAce::HighOnly => bits << 1,
        StraightFlushAce::LowToo => bits << 1 | (bits >> 12 & LOWEST),
    };
    let mut longest = 0;
    while runs != 0 {
        longest += 1;
        runs &= runs << 1;
    }
    longest
}

/// Finds the best flush of seven different cards and describes it in words.
///
/// # Errors
/// [`EvalError`] for any other number of cards, or for a repeated card.
pub fn best_flush(cards: &[Card]) -> Result<BestFlush, EvalError> {
    check_count(cards.len(), CARDS..=CARDS)?;
    check_different(cards)?;
    let set: CardSet = cards.iter().copied().collect();
    let best: Vec<Card> = best_flush_cards(set).collect();
    Ok(BestFlush { text: text(&best), cards: best, strength: strength(set) })
}

/// The cards of the best flush, highest first. Of two equal flushes, the one whose suit comes first in [`Suit::ALL`].
pub fn best_flush_cards(cards: CardSet) -> impl Iterator<Item = Card> {
    let ranks = strength(cards).ranks();
    let suit = Suit::ALL.into_iter().find(|&suit| cards.ranks_of(suit) == ranks);
    let suit = suit.expect("the strength is that of one of the four suits");
    let of_flush = Rank::ALL.into_iter().rev().filter(move |&rank| ranks >> rank.index() & 1 == 1);
    of_flush.map(move |rank| Card::new(rank, suit))
}

fn text(cards: &[Card]) -> String {
    const NUMBERS: [&str; 8] = ["no", "one", "two", "three", "four", "five", "six", "seven"];
    let ranks: Vec<&str> = cards.iter().map(|card| card.rank().word()).collect();
    format!("{}-card flush, {}", NUMBERS[cards.len()], ranks.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_cards;

    fn set(text: &str) -> CardSet {
        parse_cards(text).unwrap().into_iter().collect()
    }

    #[test]
    fn the_longest_flush_counts_and_then_its_ranks() {
        let three = strength(set("As Ks Qs 2h 3h 4d 5d"));
        let four = strength(set("2s 3s 4s 5s Ah Ad Ac"));
        assert!(four > three);
        assert_eq!((three.length(), three.ranks()), (3, 0b1_1100_0000_0000));
        assert!(FlushStrength::at_least(3, Rank::Nine) <= three);
        assert!(strength(set("9s 3s 2s Ah Kh Ad Kd")) > FlushStrength::at_least(3, Rank::Nine));
        assert!(strength(set("8s 7s 6s Ah Kh Ad Kd")) < FlushStrength::at_least(3, Rank::Nine));
    }

    #[test]
    fn runs_count_the_ace_by_the_ruling() {
        let low = set("As 2s 3s 9h Jh Kd 6c");
        assert_eq!(longest_run(low, StraightFlushAce::HighOnly), 2);
        assert_eq!(longest_run(low, StraightFlushAce::LowToo), 3);
        // Runs neither wrap around the ace nor continue into the next suit.
        assert_eq!(longest_run(set("Ks As 2s 9h Jh 4d 6c"), StraightFlushAce::LowToo), 2);
        assert_eq!(longest_run(set("Ac 2d 3d 9h Jh 5s 7s"), StraightFlushAce::LowToo), 2);
        assert_eq!(longest_run(set("2c 4c 6c 8c Tc Qc Ac"), StraightFlushAce::HighOnly), 1);
        assert_eq!(longest_run(CardSet::EMPTY, StraightFlushAce::LowToo), 0);
    }

    #[test]
    fn a_flush_is_named() {
        let best = best_flush(&parse_cards("Ks 2s Ts 9s Ah Qh Jd").unwrap()).unwrap();
        assert_eq!(best.text, "four-card flush, king, ten, nine, two");
        assert_eq!(best.cards, parse_cards("Ks Ts 9s 2s").unwrap());
        assert!(!is_chosen(set("Ks 2s Ts 9s Ah Qh Jd")));
        assert!(is_chosen(set("Ks 2s Ts 9h Ah Qh Jd")));
        assert!(best_flush(&parse_cards("Ks 2s").unwrap()).is_err());
        assert!(best_flush(&parse_cards("Ks 2s Ts 9s Ah Qh Ks").unwrap()).is_err());
    }
}
