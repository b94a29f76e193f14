//! Enumeration of the player's hands, up to a permutation of the suits.
//!
//! A hand is four sets of ranks, one per suit, and represents all hands with the same sets in a different order
//! of suits: 24 of them, or fewer if sets are equal. The sets are sorted by length, then by rank, in descending
//! order, so the first set is the flush played. The terms of `ways.rs` depend only on the lengths; the counts
//! are substituted set by set, which keeps nearly all of the work out of the innermost loop.

use super::dealer::Dealer;
use super::deck::{CARDS, Deck, SUITS, sets_below};
use super::ways::{Terms, substitute, terms};
use cards::eval::flush::FlushStrength;

/// A hand of the player with the outcomes of the dealer's hands against it.
pub(super) struct HandOutcomes {
    pub flush: FlushStrength,
    /// Number of hands that this one represents.
    pub hands: u64,
    pub dealer: Dealer,
}

/// For one suit, three numbers of sets that the dealer can hold: those as long as the qualifying flush and below it;
/// those as long as the player's flush and below it; and those as long as the player's flush and below or equal to it.
type Counts = [u64; 3];

/// The hands with one distribution of suit lengths.
pub(super) struct Pattern {
    deck: Deck,
    held: [u32; SUITS],
    qualifying: FlushStrength,
    terms: [Terms<16>; 3],
}

/// Every distribution of seven cards over four suits, with lengths in descending order.
pub(super) fn lengths(deck: Deck) -> Vec<[u32; SUITS]> {
    let upto = |most: u32| (0..=most.min(deck.ranks())).rev();
    let mut all = Vec::new();
    for a in upto(CARDS) {
        for b in upto(a) {
            for c in upto(b) {
                let d = CARDS.checked_sub(a + b + c).filter(|&d| d <= c);
                all.extend(d.map(|d| [a, b, c, d]));
            }
        }
    }
    all
}

impl Pattern {
    pub fn new(deck: Deck, held: [u32; SUITS], qualifying: FlushStrength) -> Pattern {
        let own = terms(deck, held, held[0]);
        Pattern { deck, held, qualifying, terms: [terms(deck, held, qualifying.length().into()), own, own] }
    }

    /// The counts of a suit in which the player holds `ranks`, if the player's flush is `flush`.
    fn counts(&self, ranks: u16, flush: u16) -> Counts {
        let left = self.deck.without(ranks);
        let [qualifying, _] = sets_below(left, self.qualifying.length().into(), self.qualifying.ranks());
        let [below, below_or_equal] = sets_below(left, self.held[0], flush);
        [qualifying, below, below_or_equal]
    }

    /// Outcomes of the dealer's hands against these four sets, given in descending order.
    pub fn dealer(&self, sets: [u16; SUITS]) -> Dealer {
        let [a, b, c, d] = sets.map(|ranks| self.counts(ranks, sets[0]));
        let three = substitute_all::<4, 2>(&substitute_all::<8, 4>(&substitute_all(&self.terms, a), b), c);
        self.result(&three, d)
    }

    /// Calls `visit` with every hand of the pattern.
    pub fn sweep(&self, mut visit: impl FnMut(HandOutcomes)) {
        let sets = self.held.map(|held| self.deck.sets(held));
        for (i, &flush) in sets[0].iter().enumerate() {
            let counts = sets.each_ref().map(|sets| self.counts_of(sets, flush));
            let after_one: [Terms<8>; 3] = substitute_all(&self.terms, counts[0][i]);
            for j in 0..self.others(&sets, 1, i) {
                let after_two: [Terms<4>; 3] = substitute_all(&after_one, counts[1][j]);
                for k in 0..self.others(&sets, 2, j) {
                    let after_three: [Terms<2>; 3] = substitute_all(&after_two, counts[2][k]);
                    let equal = (self.equal(1, i, j), self.equal(2, j, k));
                    for (l, &last) in counts[3][..self.others(&sets, 3, k)].iter().enumerate() {
                        let hands = orders(equal.0, equal.1, self.equal(3, k, l));
                        let dealer = self.result(&after_three, last);
                        visit(HandOutcomes { flush: FlushStrength::of_ranks(flush), hands, dealer });
                    }
                }
            }
        }
    }

    fn counts_of(&self, sets: &[u16], flush: u16) -> Vec<Counts> {
        sets.iter().map(|&ranks| self.counts(ranks, flush)).collect()
    }

    /// Number of candidate sets at a position: all sets of its length or, if the preceding set has the same
    /// length, those up to and including the preceding set.
    fn others(&self, sets: &[Vec<u16>; SUITS], place: usize, before: usize) -> usize {
        if self.held[place] == self.held[place - 1] { before + 1 } else { sets[place].len() }
    }

    /// `true` if the set at a position equals the set before it.
    #[inline]
    fn equal(&self, place: usize, before: usize, at: usize) -> bool {
        self.held[place] == self.held[place - 1] && before == at
    }

    #[inline]
    fn result(&self, terms: &[Terms<2>; 3], counts: Counts) -> Dealer {
        let [not_qualified, below, below_or_equal] =
            std::array::from_fn(|at| substitute::<2, 1>(&terms[at], counts[at])[0]);
        Dealer::new(not_qualified, below, below_or_equal, self.deck.dealers())
    }
}

#[inline]
fn substitute_all<const N: usize, const M: usize>(terms: &[Terms<N>; 3], counts: Counts) -> [Terms<M>; 3] {
    std::array::from_fn(|at| substitute(&terms[at], counts[at]))
}

/// Number of distinct orders of four sets; each argument is `true` if that set equals its predecessor.
#[inline]
const fn orders(second: bool, third: bool, fourth: bool) -> u64 {
    match (second, third, fourth) {
        (false, false, false) => 24,
        (true, false, true) => 6,
        (true, true, true) => 1,
        (true, true, false) | (false, true, true) => 4,
        _ => 12,
    }
}
