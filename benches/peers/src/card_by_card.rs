//! Sampled showdowns as Cardroom took them until 2026-11-28, the reference for the goal of sampling today.
//!
//! Each card is drawn by itself, from a generator behind a trait object as in the program of then, and again if it is taken.
//! Hands are found by bisection of cumulative weights, every hand is looked up by itself, and every showdown allocates three
//! vectors.

use cards::eval::{Packed, Strength};
use cards::{Card, CardSet};
use strategy::odds::holdem::{CATEGORIES, HOLE_CARDS, HoleCards, KINDS, Kind, MAX_PLAYERS, Range};

/// Units per pot, divisible by every number of winners.
const SHARES: u128 = 2520;

/// Counts of sampled showdowns.
pub struct Counts {
    /// By the set of players who share the pot, one bit per player.
    winners: Vec<u128>,
    /// By player and category.
    categories: Vec<[u128; CATEGORIES]>,
    /// Showdowns and shares of the pot, by player and kind of hole cards.
    kinds: Vec<[[u128; 2]; KINDS]>,
}

/// A weighted range, prepared for random draws.
struct WeightedRange {
    hands: Vec<HoleCards>,
    /// Cumulative weights, one for each hand.
    sums: Vec<u32>,
}

/// The cards before a deal, and those already dealt.
struct Pack<'a> {
    cards: &'a [Card],
    taken: CardSet,
    below: &'a mut dyn FnMut(u32) -> u32,
}

/// Samples showdowns of these ranges before the flop; `below` returns a uniform random number below its argument.
pub fn sample(ranges: &[Range], showdowns: u64, below: &mut dyn FnMut(u32) -> u32) -> Counts {
    let cards: Vec<Card> = CardSet::FULL.iter().collect();
    let ranges: Vec<Option<WeightedRange>> = ranges.iter().map(WeightedRange::of).collect();
    let mut counts = Counts::for_players(ranges.len());
    let mut drawn = 0;
    while drawn < showdowns {
        let mut pack = Pack { cards: &cards, taken: CardSet::EMPTY, below: &mut *below };
        let Some(hands) = pack.deal(&ranges) else { continue };
        let board = (0..5).fold(Packed::EMPTY, |board, _| board.with(pack.draw()));
        let strength = |hand: &HoleCards| board.join(hand.cards().into_iter().collect()).strength();
        let strengths: Vec<Strength> = hands.iter().map(strength).collect();
        let kinds: Vec<Kind> = hands.iter().map(|hand| hand.kind()).collect();
        counts.add(&strengths, &kinds);
        drawn += 1;
    }
    counts
}

impl Counts {
    fn for_players(players: usize) -> Counts {
        Counts {
            winners: vec![0; 1 << players],
            categories: vec![[0; CATEGORIES]; players],
            kinds: vec![[[0; 2]; KINDS]; players],
        }
    }

    fn add(&mut self, strengths: &[Strength], kinds: &[Kind]) {
        let best = strengths.iter().fold(Strength::MIN, |best, &one| best.max(one));
        let winners = strengths
            .iter()
            .enumerate()
            .fold(0, |set, (player, &one)| set | usize::from(one == best) << player);
        self.winners[winners] += 1;
        let share = SHARES / u128::from(winners.count_ones().max(1));
        for (player, kind) in kinds.iter().enumerate() {
            let [showdowns, shares] = &mut self.kinds[player][kind.index()];
            *showdowns += 1;
            *shares += if winners >> player & 1 == 1 { share } else { 0 };
        }
        for (counts, strength) in self.categories.iter_mut().zip(strengths) {
            counts[strength.category() as usize] += 1;
        }
    }

    /// Equity of each player: the mean share of the pot.
    pub fn equities(&self) -> Vec<f64> {
        let sum =
            |kinds: &[[u128; 2]; KINDS], of: usize| kinds.iter().map(|kind| kind[of]).sum::<u128>() as f64;
        self.kinds.iter().map(|kinds| sum(kinds, 1) / (sum(kinds, 0) * SHARES as f64)).collect()
    }
}

impl WeightedRange {
    /// The weighted range to draw from; `None` for any two cards with equal weight.
    fn of(range: &Range) -> Option<WeightedRange> {
        let weights: Vec<u32> = range.hands().map(|(_, weight)| weight).collect();
        if weights.len() == HOLE_CARDS && weights.iter().all(|weight| *weight == weights[0]) {
            return None;
        }
        let sums = weights.iter().scan(0, |sum, weight| {
            *sum += weight;
            Some(*sum)
        });
        Some(WeightedRange { hands: range.hands().map(|(hole, _)| hole).collect(), sums: sums.collect() })
    }

    fn draw(&self, below: &mut dyn FnMut(u32) -> u32) -> HoleCards {
        let number = below(self.sums.last().copied().unwrap_or(1).max(1));
        self.hands[self.sums.partition_point(|&sum| sum <= number)]
    }
}

impl Pack<'_> {
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
