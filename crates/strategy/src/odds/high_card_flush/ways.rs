//! Number of hands without a suit above a flush.
//!
//! The dealer draws from the cards that the player leaves of each suit. A hand is below a flush of length L if no
//! suit has more than L cards and each suit with L is below the flush. Their number is the coefficient of x⁷ in a
//! product of four polynomials, one per suit: below L any set of the suit's ranks will do, and the number of sets
//! depends only on the number of ranks left; at L it depends on the ranks. With the counts at L left open, the
//! coefficient is a polynomial in them with a term for each set of suits that reach L, and hands of the player that
//! differ only in ranks share it.

use super::pack::{CARDS, Pack, SUITS, choose, sets_below};
use cards::eval::flush::FlushStrength;

/// Terms of the polynomial: bit `8 >> suit` of the index is set if the suit reaches the length.
pub(super) type Terms<const N: usize> = [u64; N];

/// Ways to draw 0 to 7 cards from one suit, by the number of cards.
pub(super) type Suit = [u64; CARDS as usize + 1];

/// The terms for flushes of `length` if the player holds `held` cards of each suit.
pub(super) fn terms(pack: Pack, held: [u32; SUITS], length: u32) -> Terms<16> {
    std::array::from_fn(|reach| {
        let reached = reach.count_ones() * length;
        let others = (0..SUITS).filter(|suit| reach & (8 >> suit) == 0);
        let others: Vec<Suit> = others.map(|suit| shorter(pack.ranks() - held[suit], length)).collect();
        CARDS.checked_sub(reached).map_or(0, |cards| draws(&others, cards as usize))
    })
}

/// Ways to draw fewer than `length` cards from a suit with `left` ranks left.
pub(super) fn shorter(left: u32, length: u32) -> Suit {
    std::array::from_fn(|drawn| if (drawn as u32) < length { choose(left, drawn as u32) } else { 0 })
}

/// Number of ways to draw `cards` cards from all of these suits together.
pub(super) fn draws(suits: &[Suit], cards: usize) -> u64 {
    match suits {
        [] => u64::from(cards == 0),
        [suit, others @ ..] => (0..=cards).map(|drawn| suit[drawn] * draws(others, cards - drawn)).sum(),
    }
}

/// Substitutes the count of the first open suit; `N` is twice `M`.
#[inline]
pub(super) fn put<const N: usize, const M: usize>(terms: &Terms<N>, count: u64) -> Terms<M> {
    std::array::from_fn(|at| terms[at] + count * terms[at + M])
}

/// Number of hands of a full pack below a flush.
pub(super) fn hands_below(pack: Pack, flush: FlushStrength) -> u64 {
    let length = flush.length().into();
    let [count, _] = sets_below(pack.without(0), length, flush.ranks());
    let whole = terms(pack, [0; SUITS], length);
    put::<2, 1>(&put::<4, 2>(&put::<8, 4>(&put(&whole, count), count), count), count)[0]
}
