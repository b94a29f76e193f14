//! What a player gains who sees the cards of other seats before deciding.
//!
//! With k other hands seen the deals are too many to count: C(52, 7) times C(45, 7) for one hand already. So deals are drawn,
//! and for each the dealer's hands from the cards that are left are counted exactly, once: what the best decision wins with
//! the cards seen, less what the decision that knows only its own hand wins. Both are means over every hand of the dealer,
//! so that the difference is never below 0, and its mean over deals is the gain.

use super::dealer::Dealer;
use super::pack::{CARDS, choose, sets_below};
use super::strategy::Strategy;
use super::table::Table;
use super::ways::{Suit, draws, shorter};
use cards::eval::flush::{FlushStrength, strength};
use cards::{CardSet, Suit as CardSuit};

impl Table<'_> {
    /// What the dealer's hands come to against a hand, where these other cards are known not to be the dealer's.
    ///
    /// `None` where they leave the dealer no seven cards.
    pub fn dealer_beside(&self, hand: CardSet, seen: CardSet) -> Option<Dealer> {
        let left = CardSuit::ALL.map(|suit| self.pack.without(hand.ranks_of(suit) | seen.ranks_of(suit)));
        let all = choose(left.iter().map(|ranks| ranks.count_ones()).sum(), CARDS);
        let below = |flush: FlushStrength| hands_below(left, flush);
        let [not_qualified, _] = below(self.rules.qualifier().lowest());
        let [below, below_or_equal] = below(strength(hand));
        (all > 0).then(|| Dealer::new(not_qualified, below, below_or_equal, all))
    }

    /// What seeing these other cards wins for a hand, in antes: above 0 where they change the decision.
    ///
    /// `None` where they leave the dealer no seven cards.
    pub fn gain(&self, hand: CardSet, seen: CardSet) -> Option<f64> {
        let dealer = self.dealer_beside(hand, seen)?;
        let blind = self.decide(hand).raise;
        let informed = self.raise(Strategy::Optimal, strength(hand), dealer);
        let won = |raise| if raise == 0 { -i128::from(dealer.all()) } else { dealer.won(raise) };
        Some((won(informed) - won(blind)) as f64 / dealer.all() as f64)
    }
}

/// How many hands from what is left of the suits have no flush as high as this one, and none higher.
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
