//! Number of hands below a given flush.
//!
//! The dealer draws from the cards of each suit that the player does not hold. A hand is below a flush of
//! length L if no suit has more than L cards and each suit with exactly L cards is below the flush. The number
//! of such hands is the coefficient of x⁷ in a product of four polynomials, one per suit. For fewer than L
//! cards, any set of the suit's ranks is allowed, so the number of sets depends only on the number of ranks
//! left; for L cards it depends on the ranks. With these last counts as unknowns, the coefficient is a
//! polynomial in them, with a term for each set of suits that reach L. All hands of the player with the same
//! suit lengths share this polynomial.

use super::deck::{CARDS, Deck, SUITS, choose, sets_below};
use cards::eval::flush::FlushStrength;

/// Coefficients of the polynomial: bit `8 >> suit` of the index is set if the suit reaches the length.
pub(super) type Terms<const N: usize> = [u64; N];

/// Number of ways to draw 0 to 7 cards from one suit, by the number of cards.
pub(super) type Suit = [u64; CARDS as usize + 1];

/// The terms for flushes of length `length` if the player holds `held[suit]` cards of each suit.
pub(super) fn terms(deck: Deck, held: [u32; SUITS], length: u32) -> Terms<16> {
    std::array::from_fn(|reach| {
        let reached = reach.count_ones() * length;
        let others = (0..SUITS).filter(|suit| reach & (8 >> suit) == 0);
        let others: Vec<Suit> = others.map(|suit| shorter(deck.ranks() - held[suit], length)).collect();
        CARDS.checked_sub(reached).map_or(0, |cards| draws(&others, cards as usize))
    })
}

/// Number of ways to draw 0 to 7 cards from a suit with `left` ranks left; 0 for `length` cards or more.
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

/// Substitutes the count of the first remaining suit; `N` must be 2 · `M`.
#[inline]
pub(super) fn substitute<const N: usize, const M: usize>(terms: &Terms<N>, count: u64) -> Terms<M> {
    std::array::from_fn(|at| terms[at] + count * terms[at + M])
}

/// Number of hands below a flush, drawn from the whole deck.
pub(super) fn hands_below(deck: Deck, flush: FlushStrength) -> u64 {
    let length = flush.length().into();
    let [count, _] = sets_below(deck.without(0), length, flush.ranks());
    let whole = terms(deck, [0; SUITS], length);
    substitute::<2, 1>(
        &substitute::<4, 2>(&substitute::<8, 4>(&substitute(&whole, count), count), count),
        count,
    )[0]
}
