//! The ranking of the cards in this game (clause `mount-holyoke/2`), and card sets in that order.
//!
//! Ranks go from the three up to the ace and then the two; suits are diamonds, clubs, hearts, spades, lowest
//! first.

use crate::face::Shown;
use cards::{Card, Rank, Suit};
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// The ranks, lowest first: 3, 4, …, K, A, 2.
pub const RANKS: [Rank; 13] = {
    use Rank::*;
    [Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King, Ace, Two]
};

/// The suits, lowest first.
pub const SUITS: [Suit; 4] = [Suit::Diamonds, Suit::Clubs, Suit::Hearts, Suit::Spades];

/// The index of spades in [`SUITS`].
pub(super) const SPADES: u8 = 3;

/// Mask of one bit per rank: the bit of the lowest suit.
const LANES: u64 = 0x1_1111_1111_1111;
/// Mask of the four bits of the lowest rank.
const LANE: u64 = 0b1111;

/// A card's index in the game's order: 0 for the three of diamonds to 51 for the two of spades.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct CardIndex(u8);

impl CardIndex {
    /// The index of a card in the game's order.
    pub const fn of(card: Card) -> CardIndex {
        // The three comes first and the two last; all other ranks keep their order.
        let rank = (card.rank().index() as u8 + 12) % 13;
        let suit = match card.suit() {
            Suit::Diamonds => 0,
            Suit::Clubs => 1,
            Suit::Hearts => 2,
            Suit::Spades => SPADES,
        };
        CardIndex(rank * 4 + suit)
    }

    /// The card at this index.
    pub const fn card(self) -> Card {
        Card::new(RANKS[self.rank() as usize], SUITS[self.suit() as usize])
    }

    /// The rank: 0 for a three to 12 for a two.
    pub const fn rank(self) -> u8 {
        self.0 / 4
    }

    /// The suit: 0 for diamonds to 3 for spades.
    pub const fn suit(self) -> u8 {
        self.0 % 4
    }

    /// The index as a number, 0 to 51.
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// A set of cards with one bit per [`CardIndex`]. A set may be a player's hand, so the type does not implement
/// `Serialize`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

impl Cards {
    /// The empty set.
    pub const EMPTY: Cards = Cards(0);

    /// The set that contains only this card.
    pub const fn one(card: Card) -> Cards {
        Cards(1 << CardIndex::of(card).0)
    }

    /// The set that contains only the card with this index.
    pub(super) const fn at(place: CardIndex) -> Cards {
        Cards(1 << place.0)
    }

    /// The number of cards in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as a 52-bit mask, in which bit [`CardIndex::get`] is set for each card of the set.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns whether the set contains the card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> CardIndex::of(card).0 & 1 == 1
    }

    /// Returns whether the set contains every card of the other.
    pub const fn contains_all(self, other: Cards) -> bool {
        other.0 & !self.0 == 0
    }

    /// The cards in either set.
    #[must_use]
    pub const fn union(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards in both sets.
    #[must_use]
    pub const fn intersection(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The lowest card's index; `None` for the empty set.
    pub const fn lowest(self) -> Option<CardIndex> {
        if self.0 == 0 { None } else { Some(CardIndex(self.0.trailing_zeros() as u8)) }
    }

    /// The highest card's index; `None` for the empty set.
    pub const fn highest(self) -> Option<CardIndex> {
        if self.0 == 0 { None } else { Some(CardIndex(63 - self.0.leading_zeros() as u8)) }
    }

    /// Iterates over the cards as single-card sets, lowest first.
    pub(super) fn each(self) -> impl Iterator<Item = Cards> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            (lowest != 0).then_some(Cards(lowest))
        })
    }

    /// Iterates over the cards, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.each().filter_map(Cards::lowest).map(CardIndex::card)
    }

    /// The cards of a rank, 0 to 12.
    #[must_use]
    pub(super) const fn of_rank(self, rank: u8) -> Cards {
        Cards(self.0 & (LANE << (4 * rank)))
    }

    /// The cards of this rank and of higher ranks.
    #[must_use]
    pub(super) const fn at_or_above(self, rank: u8) -> Cards {
        Cards(self.0 >> (4 * rank) << (4 * rank))
    }

    /// The cards with a higher index than `place`.
    #[must_use]
    pub(super) const fn above(self, place: CardIndex) -> Cards {
        Cards(self.0 & (u64::MAX << place.0 << 1))
    }

    /// The cards of a suit, 0 to 3.
    #[must_use]
    pub(super) const fn of_suit(self, suit: u8) -> Cards {
        Cards(self.0 & (LANES << suit))
    }

    /// The ranks of the cards of a suit, 0 to 3.
    pub(super) const fn ranks_of_suit(self, suit: u8) -> Ranks {
        Ranks(self.0 >> suit & LANES)
    }

    /// The suit, 0 to 3, that all cards share; `None` if they share none or the set is empty.
    pub(super) fn suit(self) -> Option<u8> {
        let suit = self.lowest()?.suit();
        (self.of_suit(suit) == self).then_some(suit)
    }

    /// The ranks that occur in the set.
    pub(super) const fn ranks(self) -> Ranks {
        let pairs = self.0 | self.0 >> 1;
        Ranks((pairs | pairs >> 2) & LANES)
    }

    /// The ranks that occur at least two, three and four times, counted for all ranks in parallel (SWAR).
    pub(super) const fn repeated(self) -> Repeated {
        const ONES: u64 = 0x5555_5555_5555_5555;
        const TWOS: u64 = 0x3333_3333_3333_3333;
        let halves = self.0 - (self.0 >> 1 & ONES);
        let counts = (halves & TWOS) + (halves >> 2 & TWOS);
        let four = counts >> 2;
        Repeated {
            two: Ranks((counts >> 1 | four) & LANES),
            three: Ranks((counts & counts >> 1 | four) & LANES),
            four: Ranks(four & LANES),
        }
    }

    /// Iterates over all subsets of `size` cards. `size` must be at least 1, and the set small: cards of one rank or of
    /// one suit.
    pub(super) fn subsets(self, size: u32) -> impl Iterator<Item = Cards> + Clone {
        let count = self.0.count_ones();
        let mut picked: u32 = (1 << size) - 1;
        std::iter::from_fn(move || {
            let subset = (picked >> count == 0).then(|| self.pick(picked))?;
            // Gosper's hack: the next larger number with the same number of set bits.
            let lowest = picked & picked.wrapping_neg();
            let carried = picked + lowest;
            picked = (carried ^ picked) >> (2 + lowest.trailing_zeros()) | carried;
            Some(subset)
        })
    }

    /// The cards of this set whose positions, counted from the lowest card, are the set bits of `picked`.
    fn pick(self, picked: u32) -> Cards {
        let chosen = self.each().enumerate().filter(|(number, _)| picked >> number & 1 == 1);
        chosen.fold(Cards::EMPTY, |set, (_, card)| set.union(card))
    }

    /// The set of the one card at this position, counted from 0 at the lowest card; empty beyond the last card.
    pub(super) fn nth(self, number: usize) -> Cards {
        self.each().nth(number).unwrap_or(Cards::EMPTY)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::EMPTY, |set, card| set.union(Cards::one(card)))
    }
}

/// The ranks that repeat in a set of cards.
#[derive(Clone, Copy)]
pub(super) struct Repeated {
    /// Ranks with at least two cards.
    pub two: Ranks,
    /// Ranks with at least three cards.
    pub three: Ranks,
    /// Ranks whose four cards are all in the set.
    pub four: Ranks,
}

/// A set of ranks, each represented by the bit of its lowest suit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Ranks(u64);

impl Ranks {
    /// The set of these five ranks.
    pub const fn of(ranks: [u8; 5]) -> Ranks {
        let [a, b, c, d, e] = ranks;
        Ranks(1 << (4 * a) | 1 << (4 * b) | 1 << (4 * c) | 1 << (4 * d) | 1 << (4 * e))
    }

    /// The lowest rank; `None` for the empty set.
    pub const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8 / 4) }
    }

    /// The set with this rank removed.
    #[must_use]
    pub const fn without(self, rank: u8) -> Ranks {
        Ranks(self.0 & !(1 << (4 * rank)))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of ranks in the set.
    pub const fn len(self) -> usize {
        // The product has the sum of all lanes, at most 13, in its highest four bits. This is faster than `count_ones` on
        // processors that are not assumed to count bits.
        (self.0.wrapping_mul(0x1111_1111_1111_1111) >> 60) as usize
    }

    /// The positions, as ranks, at which five ranks in a row begin that are all in the set, among the ranks from the ace
    /// on: A, 2, 3, …, K, A, 2.
    #[must_use]
    pub const fn runs_of_five(self) -> Ranks {
        let lanes = self.0 << 8 | self.0 >> 44;
        Ranks(lanes & lanes >> 4 & lanes >> 8 & lanes >> 12 & lanes >> 16)
    }

    /// The ranks of the set that are not below this one.
    #[must_use]
    pub const fn at_or_above(self, rank: u8) -> Ranks {
        Ranks(Cards(self.0).at_or_above(rank).0)
    }

    /// A 13-bit number that orders rank sets of the same size by their highest rank, then the next, and so
    /// on.
    pub fn descending_key(self) -> u16 {
        self.iter().fold(0, |number, rank| number | 1 << rank)
    }

    /// Iterates over the ranks, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        Cards(self.0).each().filter_map(Cards::lowest).map(CardIndex::rank)
    }
}

/// Cards played together, face up. Not necessarily a combination: that is checked when they are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play(Cards);

impl Play {
    /// Builds a play from these cards, without checking that they form a combination.
    pub const fn new(cards: Cards) -> Play {
        Play(cards)
    }

    /// The cards of the play.
    pub const fn cards(self) -> Cards {
        self.0
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("no card");
        }
        for (number, card) in self.0.iter().enumerate() {
            let space = if number == 0 { "" } else { " " };
            write!(f, "{space}{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Play {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Shown))
    }
}

impl<'de> Deserialize<'de> for Play {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Play, D::Error> {
        let shown = Vec::<Shown>::deserialize(deserializer)?;
        let cards: Cards = shown.iter().map(|shown| shown.0).collect();
        if cards.len() < shown.len() {
            return Err(D::Error::custom("a card appears twice: name each card once"));
        }
        Ok(Play(cards))
    }
}

impl JsonSchema for Play {
    fn schema_name() -> Cow<'static, str> {
        "Play".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let card = generator.subschema_for::<Shown>();
        schemars::json_schema!({ "type": "array", "items": card, "uniqueItems": true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_follow_the_document() {
        let text: String = (0..52).map(|place| CardIndex(place).card().to_string()).collect();
        assert!(text.starts_with("3d3c3h3s4d4c4h4s5d"));
        assert!(text.ends_with("AdAcAhAs2d2c2h2s"));
        assert!(Card::all().all(|card| CardIndex::of(card).card() == card));
    }

    #[test]
    fn repeated_ranks_are_counted_in_every_lane() {
        for held in 0..16_u64 {
            for rank in 0..13 {
                let repeated = Cards(held << (4 * rank) | 1 << (4 * ((rank + 1) % 13))).repeated();
                let counted = [repeated.two, repeated.three, repeated.four].map(|ranks| !ranks.is_empty());
                assert_eq!(counted, [2, 3, 4].map(|least| held.count_ones() >= least));
            }
        }
    }

    #[test]
    fn every_subset_occurs_once() {
        let cards: Cards = cards::notation::parse_cards("3d5c7h9sJdKc2h").unwrap().into_iter().collect();
        for (size, count) in [(1, 7), (2, 21), (3, 35), (5, 21), (7, 1), (8, 0)] {
            let subsets: std::collections::HashSet<Cards> = cards.subsets(size).collect();
            assert_eq!((subsets.len(), cards.subsets(size).count()), (count, count));
            assert!(subsets.iter().all(|set| set.len() == size as usize && cards.contains_all(*set)));
        }
    }
}
