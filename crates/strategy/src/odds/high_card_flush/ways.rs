//! How many hands have no suit above a flush.
//!
//! The dealer draws from what the player leaves of each suit. A hand stays below a flush of length L if no suit has more than
//! L cards, and those with L are below it. So it is counted by the coefficient of x⁷ in a product of four polynomials, a
//! suit each: below L any set of its ranks will do, and how many do depends on nothing but how many ranks are left; at L the
//! count depends on which. With the counts at L left open, the coefficient is a polynomial in them, a term for each set of
//! suits that reach L, and hands of the player that differ only in ranks share it.

use super::pack::{CARDS, Pack, SUITS, choose, sets_below};
use cards::eval::flush::FlushStrength;

/// The terms: at bit `8 >> suit` is said whether a suit reaches the length.
pub(super) type Terms<const N: usize> = [u64; N];

/// In how many ways none to seven cards come from one suit.
pub(super) type Suit = [u64; CARDS as usize + 1];

/// The terms where the player has so many cards of each suit, for flushes of `length`.
pub(super) fn terms(pack: Pack, held: [u32; SUITS], length: u32) -> Terms<16> {
    std::array::from_fn(|reach| {
        let reached = reach.count_ones() * length;
        let others = (0..SUITS).filter(|suit| reach & (8 >> suit) == 0);
        let others: Vec<Suit> = others.map(|suit| shorter(pack.ranks() - held[suit], length)).collect();
        CARDS.checked_sub(reached).map_or(0, |cards| draws(&others, cards as usize))
    })
}

/// A suit of which so many ranks are left and fewer than `length` come.
pub(super) fn shorter(left: u32, length: u32) -> Suit {
    std::array::from_fn(|drawn| if (drawn as u32) < length { choose(left, drawn as u32) } else { 0 })
}

/// In how many ways so many cards come from these suits together.
pub(super) fn draws(suits: &[Suit], cards: usize) -> u64 {
    match suits {
        [] => u64::from(cards == 0),
        [suit, others @ ..] => (0..=cards).map(|drawn| suit[drawn] * draws(others, cards - drawn)).sum(),
    }
}

/// Puts in the count of the first suit that is open: `N` is twice `M`.
#[inline]
pub(super) fn put<const N: usize, const M: usize>(terms: &Terms<N>, count: u64) -> Terms<M> {
    std::array::from_fn(|at| terms[at] + count * terms[at + M])
}

/// How many hands of a whole pack are below a flush.
pub(super) fn hands_below(pack: Pack, flush: FlushStrength) -> u64 {
    let length = flush.length().into();
    let [count, _] = sets_below(pack.without(0), length, flush.ranks());
    let whole = terms(pack, [0; SUITS], length);
    put::<2, 1>(&put::<4, 2>(&put::<8, 4>(&put(&whole, count), count), count), count)[0]
}
