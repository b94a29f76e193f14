//! Monte Carlo sampling of deals and boards, for spots with too many to count.

use super::equity::{Equity, Tally};
use super::exact::OnProgress;
use super::showdowns::winners;
use super::{HoleCards, Kind, MAX_PLAYERS, Range, Spot};
use cards::eval::{Packed, Strength};
use cards::{Card, CardSet};

/// Limit of rejection sampling: the number of tries allowed per deal found, in addition to `FIRST_TRIES`.
const TRIES: u64 = 20_000;
const FIRST_TRIES: u64 = 10_000_000;
/// Number of samples between two calls of the progress callback.
const STEP: u64 = 1 << 12;

/// A weighted range, prepared for random draws.
struct WeightedRange {
    hands: Vec<HoleCards>,
    /// Cumulative weights (prefix sums), one for each hand.
    sums: Vec<u32>,
}

/// The cards available to the players and the board, and those already dealt.
struct Pack<'a, F> {
    cards: &'a [Card],
    taken: CardSet,
    below: &'a mut F,
}

impl Equity {
    /// Estimates the equity from `showdowns` random showdowns; `below` returns a uniform random number below
    /// its argument. Deals are drawn in proportion to their weights: each player's hand is drawn from the whole
    /// range, and all hands are drawn again if two share a card (rejection sampling). Players whose range is
    /// any two cards are dealt from the remaining cards, which does not change the distribution.
    ///
    /// Draws fewer samples if the progress callback stops the sampling, or if the ranges block each other so much
    /// that nearly every draw is rejected. `None` if there was no sample.
    pub fn sampled(
        spot: &Spot,
        showdowns: u64,
        below: &mut impl FnMut(u32) -> u32,
        watch: OnProgress,
    ) -> Option<Equity> {
        let cards: Vec<Card> = CardSet::FULL.difference(spot.board().union(spot.dead())).iter().collect();
        let anything = cards.len() * (cards.len() - 1) / 2;
        let ranges: Vec<Option<WeightedRange>> =
            spot.ranges().iter().map(|range| WeightedRange::of(range, anything)).collect();
        let board = Packed::from(spot.board());
        let mut tally = Tally::for_players(ranges.len(), true);
        let (mut drawn, mut tries) = (0, 0);
        while drawn < showdowns && tries < FIRST_TRIES + drawn * TRIES {
            tries += 1;
            let mut pack = Pack { cards: &cards, taken: CardSet::EMPTY, below: &mut *below };
            let Some(hands) = pack.deal(&ranges) else { continue };
            let board = (0..spot.to_come()).fold(board, |board, _| board.with(pack.draw()));
            let strength = |hand: &HoleCards| board.join(hand.cards().into_iter().collect()).strength();
            let strengths: Vec<Strength> = hands.iter().map(strength).collect();
            let kinds: Vec<Kind> = hands.iter().map(|hand| hand.kind()).collect();
            tally.add_one(winners(&strengths), &strengths, &kinds, 1);
            drawn += 1;
            if drawn % STEP == 0 && !watch(drawn, showdowns) {
                break;
            }
        }
        (drawn > 0).then(|| tally.equity(false))
    }
}

impl WeightedRange {
    /// The weighted range to draw from; `None` for a range that contains all `anything` possible hands with
    /// equal weight.
    fn of(range: &Range, anything: usize) -> Option<WeightedRange> {
        let weights: Vec<u32> = range.hands().map(|(_, weight)| weight).collect();
        if weights.len() == anything && weights.iter().all(|weight| *weight == weights[0]) {
            return None;
        }
        let sums = weights.iter().scan(0, |sum, weight| {
            *sum += weight;
            Some(*sum)
        });
        Some(WeightedRange { hands: range.hands().map(|(hole, _)| hole).collect(), sums: sums.collect() })
    }

    fn draw(&self, below: &mut impl FnMut(u32) -> u32) -> HoleCards {
        let number = below(self.sums.last().copied().unwrap_or(1).max(1));
        self.hands[self.sums.partition_point(|&sum| sum <= number)]
    }
}

impl<F: FnMut(u32) -> u32> Pack<'_, F> {
    /// Deals a hand to every player; `None` (a rejected sample) if two hands drawn from ranges share a card.
    fn deal(&mut self, ranges: &[Option<WeightedRange>]) -> Option<Vec<HoleCards>> {
        let mut hands = [None; MAX_PLAYERS];
        for (hand, range) in
            hands.iter_mut().zip(ranges).filter_map(|(hand, range)| Some((hand, range.as_ref()?)))
        {
            let hole = range.draw(self.below);
            if !hole.set().intersection(self.taken).is_empty() {
                return None;
            }
            self.taken = self.taken.union(hole.set());
            *hand = Some(hole);
        }
        let rest = hands.iter_mut().take(ranges.len());
        rest.map(|hand| hand.or_else(|| HoleCards::new(self.draw(), self.draw()))).collect()
    }

    /// Draws a card that is not taken.
    fn draw(&mut self) -> Card {
        loop {
            let card = self.cards[(self.below)(self.cards.len() as u32) as usize];
            if self.taken.insert(card) {
                return card;
            }
        }
    }
}
