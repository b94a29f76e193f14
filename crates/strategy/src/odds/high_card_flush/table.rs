//! Counts over all deals at one table.

use super::dealer::Dealer;
use super::deck::{Deck, SUITS};
use super::main_wager::Main;
use super::strategy::Strategy;
use super::sweep::{HandOutcomes, Pattern, lengths};
use super::ways::hands_below;
use crate::odds::fraction::Fraction;
use cards::eval::flush::FlushStrength;
use cards::{CardSet, Suit};
use games::high_card_flush::{Qualifier, Rules};

/// A table: its rules and its deck.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    pub(super) rules: &'a Rules,
    pub(super) deck: Deck,
}

/// The best decision for one hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The best raise in antes; 0 is a fold.
    pub raise: u8,
    /// Expected value of the best decision, in antes.
    pub value: Fraction,
    /// Outcomes of the dealer's hands against this hand.
    pub dealer: Dealer,
}

impl<'a> Table<'a> {
    /// A table with these rules and the full deck of 52 cards.
    pub const fn new(rules: &'a Rules) -> Table<'a> {
        Table::with(rules, Deck::FULL)
    }

    /// A table with these rules and another deck.
    pub const fn with(rules: &'a Rules, deck: Deck) -> Table<'a> {
        Table { rules, deck }
    }

    /// The best decision for `hand`, seven different cards of the deck.
    pub fn decide(&self, hand: CardSet) -> Advice {
        let (flush, dealer) = against(hand, self.deck, self.rules.qualifier());
        let raise = self.raise(Strategy::Optimal, flush, dealer);
        let all = i128::from(dealer.all());
        let won = if raise == 0 { -all } else { dealer.won(raise) };
        Advice { raise, value: Fraction::new(won, all), dealer }
    }

    /// Counts every deal under a strategy.
    pub fn main(&self, strategy: Strategy) -> Main {
        let mut by_raise = vec![Dealer::default(); 1 + usize::from(u8::MAX)];
        for held in lengths(self.deck) {
            self.pattern(held).sweep(|HandOutcomes { flush, hands, dealer }| {
                by_raise[usize::from(self.raise(strategy, flush, dealer))] += dealer * hands;
            });
        }
        Main::new(&by_raise)
    }

    /// Probability that the dealer qualifies.
    pub fn dealer_qualifies(&self) -> Fraction {
        let all = self.deck.hands();
        let not = hands_below(self.deck, self.rules.qualifier().lowest());
        Fraction::new(i128::from(all - not), all.into())
    }

    pub(super) fn raise(&self, strategy: Strategy, flush: FlushStrength, dealer: Dealer) -> u8 {
        strategy.raise(flush, dealer, self.rules.raise_limit(flush.length()))
    }

    fn pattern(&self, held: [u32; SUITS]) -> Pattern {
        Pattern::new(self.deck, held, self.rules.qualifier().lowest())
    }
}

/// The flush played by `hand`, seven different cards of the deck, and the outcomes of the dealer's hands against it.
pub fn against(hand: CardSet, deck: Deck, qualifier: Qualifier) -> (FlushStrength, Dealer) {
    let mut sets = Suit::ALL.map(|suit| hand.ranks_of(suit));
    sets.sort_unstable_by_key(|&ranks| std::cmp::Reverse(FlushStrength::of_ranks(ranks)));
    let pattern = Pattern::new(deck, sets.map(u16::count_ones), qualifier.lowest());
    (FlushStrength::of_ranks(sets[0]), pattern.dealer(sets))
}
