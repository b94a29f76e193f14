//! Gain from seeing the cards of other seats before deciding.
//!
//! Full enumeration is infeasible: for a single other hand there are already C(52, 7) times C(45, 7) deals. The
//! caller therefore samples deals (Monte Carlo). For each, the dealer's hands from the remaining cards are counted
//! exactly. The gain of a deal is the expected value of the best decision given the cards seen, minus that of the
//! decision made without them. Both are means over the same hands of the dealer, so the gain is never negative.

use super::dealer::Dealer;
use super::deck::{CARDS, choose, sets_below};
use super::strategy::Strategy;
use super::table::Table;
use super::ways::{Suit, draws, shorter};
use cards::eval::flush::{FlushStrength, strength};
use cards::{CardSet, Suit as CardSuit};

impl Table<'_> {
    /// Outcomes of the dealer's hands against `hand`, given that the dealer holds none of the cards in `seen`.
    ///
    /// `None` if fewer than seven cards remain for the dealer.
    pub fn dealer_outcomes(&self, hand: CardSet, seen: CardSet) -> Option<Dealer> {
        let left = CardSuit::ALL.map(|suit| self.deck.without(hand.ranks_of(suit) | seen.ranks_of(suit)));
        let all = choose(left.iter().map(|ranks| ranks.count_ones()).sum(), CARDS);
        let below = |flush: FlushStrength| hands_below(left, flush);
        let [not_qualified, _] = below(self.rules.qualifier().lowest());
        let [below, below_or_equal] = below(strength(hand));
        (all > 0).then(|| Dealer::new(not_qualified, below, below_or_equal, all))
    }

    /// Gain in expected value from knowing the cards in `seen`, in antes: 0 unless they change the decision.
    ///
    /// `None` if fewer than seven cards remain for the dealer.
    pub fn gain(&self, hand: CardSet, seen: CardSet) -> Option<f64> {
        let dealer = self.dealer_outcomes(hand, seen)?;
        let blind = self.decide(hand).raise;
        let informed = self.raise(Strategy::Optimal, strength(hand), dealer);
        let won = |raise| if raise == 0 { -i128::from(dealer.all()) } else { dealer.won(raise) };
        Some((won(informed) - won(blind)) as f64 / dealer.all() as f64)
    }
}

/// Numbers of hands drawn from the ranks left in each suit: those below `flush`, and those below or equal to
/// it.
fn hands_below(left: [u16; 4], flush: FlushStrength) -> [u64; 2] {
    let length = u32::from(flush.length());
    let suits =
        left.map(|ranks| (shorter(ranks.count_ones(), length), sets_below(ranks, length, flush.ranks())));
    std::array::from_fn(|at| {
        let suits = suits.map(|(mut suit, at_length): (Suit, [u64; 2])| {
            suit[length as usize] = at_length[at];
            suit
        });
        draws(&suits, CARDS as usize)
    })
}
