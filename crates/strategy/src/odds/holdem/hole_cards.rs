//! Two hole cards, and the 169 kinds of hole cards.

use cards::{Card, CardSet, Rank, Suit};
use std::fmt;

/// Number of different hole cards: C(52, 2).
pub const HOLE_CARDS: usize = 1326;
/// Number of kinds of hole cards: 13 pairs, 78 suited, 78 offsuit.
pub const KINDS: usize = 169;

/// Two different cards; their order does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct HoleCards {
    /// The card with the lower [`Card::index`].
    first: Card,
    second: Card,
}

/// A kind of hole cards (starting hand): two ranks, suited or offsuit. The kinds form the usual 13 by 13 grid,
/// with aces at the top and on the left: pairs on the diagonal, suited hands above it and offsuit hands below.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kind(u8);

impl HoleCards {
    /// Hole cards of two different cards; `None` for the same card twice.
    pub const fn new(a: Card, b: Card) -> Option<HoleCards> {
        match (a.index(), b.index()) {
            (first, second) if first == second => None,
            (first, second) if first < second => Some(HoleCards { first: a, second: b }),
            _ => Some(HoleCards { first: b, second: a }),
        }
    }

    /// All hole cards, in the order of [`HoleCards::index`].
    pub fn all() -> impl Iterator<Item = HoleCards> + Clone {
        let below = |second: Card| Card::all().take(second.index());
        Card::all().flat_map(move |second| below(second).map(move |first| HoleCards { first, second }))
    }

    /// Index from 0 to 1,325: by the card with the higher [`Card::index`], then by the other one.
    pub const fn index(self) -> usize {
        HoleCards::index_of(self.cards())
    }

    /// [`HoleCards::index`] of two different cards in any order.
    #[inline]
    pub(super) const fn index_of([a, b]: [Card; 2]) -> usize {
        let (a, b) = (a.index(), b.index());
        let (first, second) = if a < b { (a, b) } else { (b, a) };
        second * second.saturating_sub(1) / 2 + first
    }

    /// The inverse of [`HoleCards::index`]; `None` from 1,326 on.
    pub fn from_index(index: usize) -> Option<HoleCards> {
        let below = |second: usize| second * second.saturating_sub(1) / 2;
        let second = (1..52).take_while(|&second| below(second) <= index).last()?;
        HoleCards::new(Card::from_index(index - below(second))?, Card::from_index(second)?)
            .filter(|_| index < HOLE_CARDS)
    }

    /// Both cards, the one with the lower [`Card::index`] first.
    pub const fn cards(self) -> [Card; 2] {
        [self.first, self.second]
    }

    /// Both cards as a set.
    pub const fn set(self) -> CardSet {
        CardSet::EMPTY.with(self.first).with(self.second)
    }

    /// Kind of these hole cards.
    pub fn kind(self) -> Kind {
        let [a, b] = [self.first.rank(), self.second.rank()];
        Kind::new(a, b, self.first.suit() == self.second.suit())
    }
}

impl Kind {
    /// Kind of two ranks, in any order. `suited` is ignored for a pair.
    pub fn new(a: Rank, b: Rank, suited: bool) -> Kind {
        let (high, low) = if a.index() < b.index() { (b, a) } else { (a, b) };
        let (row, column) = if suited { (high, low) } else { (low, high) };
        Kind(((12 - row.index()) * 13 + 12 - column.index()) as u8)
    }

    /// All kinds, row by row: AA, AKs, AQs … A2s, AKo, KK …
    pub fn all() -> impl ExactSizeIterator<Item = Kind> + Clone {
        (0..KINDS as u8).map(Kind)
    }

    /// Index from 0 to 168: the row times 13, plus the column.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Row and column on the grid, counted from 0.
    pub const fn place(self) -> (usize, usize) {
        (self.index() / 13, self.index() % 13)
    }

    /// The ranks, the higher one first.
    pub fn ranks(self) -> [Rank; 2] {
        let (row, column) = self.place();
        [row.min(column), row.max(column)].map(|from_the_top| Rank::ALL[12 - from_the_top])
    }

    /// `true` if both cards are of one suit.
    pub const fn is_suited(self) -> bool {
        let (row, column) = self.place();
        row < column
    }

    /// The hole cards of this kind: 6 for a pair, 4 suited, 12 offsuit.
    pub fn hole_cards(self) -> impl Iterator<Item = HoleCards> {
        let [high, low] = self.ranks();
        let pair = high == low;
        let suits = Suit::ALL.into_iter().flat_map(|a| Suit::ALL.map(|b| (a, b)));
        let wanted = suits.filter(move |(a, b)| match pair {
            true => a.index() < b.index(),
            false => (a == b) == self.is_suited(),
        });
        wanted.filter_map(move |(a, b)| HoleCards::new(Card::new(high, a), Card::new(low, b)))
    }
}

impl fmt::Display for HoleCards {
    /// Formats both cards, the higher rank first: `AsKh`. The alternate form (`{:#}`) prints suit symbols.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cards = [self.second, self.first];
        cards.sort_by_key(|card| std::cmp::Reverse(card.rank().index()));
        cards.iter().try_for_each(|card| fmt::Display::fmt(card, f))
    }
}

impl fmt::Debug for HoleCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Kind {
    /// Formats the kind in the usual notation: `AA`, `AKs`, `T9o`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [high, low] = self.ranks();
        let suited = if high == low {
            ""
        } else if self.is_suited() {
            "s"
        } else {
            "o"
        };
        f.pad(&format!("{}{}{suited}", high.letter(), low.letter()))
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hole_cards_and_kinds_round_trip_through_their_indices() {
        assert_eq!((HoleCards::all().count(), HoleCards::from_index(HOLE_CARDS)), (HOLE_CARDS, None));
        for (index, hole) in HoleCards::all().enumerate() {
            let [a, b] = hole.cards();
            assert_eq!((hole.index(), HoleCards::new(b, a)), (index, Some(hole)));
            assert_eq!(HoleCards::from_index(index), Some(hole));
            assert!(hole.kind().hole_cards().any(|other| other == hole));
        }
        let sizes: Vec<usize> = Kind::all().map(|kind| kind.hole_cards().count()).collect();
        assert_eq!(sizes.iter().sum::<usize>(), HOLE_CARDS);
        assert_eq!([4, 6, 12].map(|size| sizes.iter().filter(|&&one| one == size).count()), [78, 13, 78]);
        let row: Vec<String> = Kind::all().skip(13).take(4).map(|kind| kind.to_string()).collect();
        assert_eq!(row, ["AKo", "KK", "KQs", "KJs"]);
    }
}
