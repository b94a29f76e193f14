//! Monte Carlo sampling of deals and boards, for spots with too many to count.

use super::equity::{Equity, SHARES, Tally};
use super::parallel::{self, OnProgress};
use super::random::{Hand, Stub, WeightedRange};
use super::showdowns::{CATEGORIES, winners};
use super::{HoleCards, KINDS, Kind, MAX_PLAYERS, Range, Spot};
use cards::CardSet;
use cards::eval::{Category, Packed, Strength};
use std::num::NonZeroUsize;

/// Number of showdowns that are sampled with one generator.
const BLOCK: u64 = 1 << 12;
/// Limit of rejection sampling in the first block: the number of tries allowed per deal found, in addition to
/// `FIRST_TRIES`.
const TRIES: u64 = 20_000;
const FIRST_TRIES: u64 = 10_000_000;
/// The share of the pot of each winner, by the number of winners, in units of 1 / [`SHARES`]. Its length is a power of two, so
/// that the remainder by the length needs no bounds check.
const SHARE_OF: [u64; 16] = {
    let mut shares = [0; 16];
    let mut winners = 1;
    while winners <= MAX_PLAYERS {
        shares[winners] = SHARES as u64 / winners as u64;
        winners += 1;
    }
    shares
};

impl Equity {
    /// Estimates the equity from `showdowns` random showdowns, on up to `threads` threads. They are sampled in blocks, each
    /// with the generator that `generator` makes for its number, so the result does not depend on the number of
    /// threads. A generator returns uniform random words.
    ///
    /// Deals are drawn in proportion to their weights: each player's hand is drawn from the whole
    /// range, and all hands are drawn again if two share a card (rejection sampling). Players whose range is
    /// any two cards are dealt from the remaining cards, which does not change the distribution.
    ///
    /// Draws fewer samples if the progress callback stops the sampling, or if the ranges block each other so much
    /// that nearly every draw is rejected. `None` if there was no sample.
    pub fn sampled<G: FnMut() -> u64>(
        spot: &Spot,
        showdowns: u64,
        generator: impl Fn(u64) -> G + Sync,
        threads: NonZeroUsize,
        watch: OnProgress,
    ) -> Option<Equity> {
        let sampler = Sampler::new(spot);
        let mut first = Counts::for_players(sampler.ranges.len());
        let size = showdowns.min(BLOCK);
        let tries = FIRST_TRIES + size * TRIES;
        sampler.sample(size, tries, &mut generator(0), &mut first);
        let found = first.showdowns();
        if found < size || size == showdowns || !watch(size, showdowns) {
            return (found > 0).then(|| first.tally().equity(false));
        }
        // Enough draws were accepted, so the other blocks have no limit.
        let others = (showdowns - 1) / BLOCK;
        let sample = |counts: &mut Counts, number: u64| {
            let block = number + 1;
            let size = BLOCK.min(showdowns - block * BLOCK);
            sampler.sample(size, u64::MAX, &mut generator(block), counts);
        };
        let begin = || Counts::for_players(sampler.ranges.len());
        let mut report = |done: u64, _| watch(((done + 1) * BLOCK).min(showdowns), showdowns);
        let sampled = parallel::run(others, threads, &mut report, begin, sample);
        let tallies = sampled.states.iter().map(Counts::tally);
        Some(tallies.fold(first.tally(), Tally::plus).equity(false))
    }
}

/// A spot, prepared for random draws.
struct Sampler {
    /// The players' ranges; `None` for any two cards.
    ranges: Vec<Option<WeightedRange>>,
    /// All hole cards by [`HoleCards::index`].
    hands: Vec<Hand>,
    board: Packed,
    to_come: usize,
    stub: CardSet,
}

impl Sampler {
    fn new(spot: &Spot) -> Sampler {
        let stub = CardSet::FULL.difference(spot.board().union(spot.dead()));
        let possible = stub.len() * (stub.len() - 1) / 2;
        Sampler {
            ranges: spot.ranges().iter().map(|range| weighted(range, possible)).collect(),
            hands: HoleCards::all().map(Hand::from).collect(),
            board: Packed::from(spot.board()),
            to_come: spot.to_come(),
            stub,
        }
    }

    /// Adds up to `showdowns` showdowns to `counts`: fewer if `tries` draws of all hands do not suffice.
    fn sample(&self, showdowns: u64, tries: u64, next: &mut impl FnMut() -> u64, counts: &mut Counts) {
        let mut stub = Stub::new(self.stub);
        let (mut drawn, mut tries) = (0, 0..tries);
        while drawn < showdowns && tries.next().is_some() {
            if let Some(deal) = self.deal(&mut stub, next) {
                counts.add(&deal);
                drawn += 1;
            }
        }
    }

    /// Deals a hand to every player, and the board; `None` (a rejected sample) if two hands drawn from ranges share a card.
    #[inline]
    fn deal(&self, stub: &mut Stub, next: &mut impl FnMut() -> u64) -> Option<Deal> {
        let mut held = CardSet::EMPTY;
        let mut hands = [None; MAX_PLAYERS];
        for (hand, range) in hands.iter_mut().zip(&self.ranges) {
            let Some(range) = range else { continue };
            let drawn = range.draw(next);
            if !drawn.set.intersection(held).is_empty() {
                return None;
            }
            held = held.union(drawn.set);
            *hand = Some(drawn);
        }
        stub.start_again();
        let board = (0..self.to_come).fold(self.board, |board, _| board.with(stub.draw(&mut held, next)));
        let mut deal = Deal { kinds: [0; MAX_PLAYERS], strengths: [Strength::MIN; MAX_PLAYERS] };
        for (player, hand) in hands.iter().enumerate().take(self.ranges.len()) {
            let hand = hand.unwrap_or_else(|| {
                let cards = [stub.draw(&mut held, next), stub.draw(&mut held, next)];
                &self.hands[HoleCards::index_of(cards)]
            });
            deal.kinds[player] = hand.kind.index() as u8;
            deal.strengths[player] = board.join(hand.packed).strength();
        }
        Some(deal)
    }
}

/// Prepares a range; `None` if it has all `possible` hands with equal weights.
fn weighted(range: &Range, possible: usize) -> Option<WeightedRange> {
    let mut weights = range.hands().map(|(_, weight)| weight);
    let first = weights.next();
    let is_random = range.len() == possible && weights.all(|weight| Some(weight) == first);
    (!is_random).then(|| WeightedRange::new(range))
}

/// A sampled showdown, by player: the kind of the hole cards and the strength.
struct Deal {
    kinds: [u8; MAX_PLAYERS],
    strengths: [Strength; MAX_PLAYERS],
}

/// Counts of sampled showdowns. They fit 64 bits, unlike those of [`Tally`], which counts all.
struct Counts {
    /// By the set of players who share the pot, one bit per player.
    winners: Vec<u64>,
    players: Vec<PlayerCounts>,
}

#[derive(Clone)]
struct PlayerCounts {
    categories: [u64; CATEGORIES],
    /// Showdowns and shares of the pot, by kind of hole cards.
    kinds: [[u64; 2]; KINDS],
}

impl Counts {
    fn for_players(players: usize) -> Counts {
        let empty = PlayerCounts { categories: [0; CATEGORIES], kinds: [[0; 2]; KINDS] };
        Counts { winners: vec![0; 1 << players], players: vec![empty; players] }
    }

    #[inline]
    fn add(&mut self, deal: &Deal) {
        let strengths = &deal.strengths[..self.players.len()];
        let winners = winners(strengths);
        self.winners[winners] += 1;
        let share = SHARE_OF[winners.count_ones() as usize % SHARE_OF.len()];
        for (player, (counts, strength)) in self.players.iter_mut().zip(strengths).enumerate() {
            counts.categories[strength.category() as usize % CATEGORIES] += 1;
            let [showdowns, shares] = &mut counts.kinds[usize::from(deal.kinds[player])];
            *showdowns += 1;
            *shares += share * (winners >> player & 1) as u64;
        }
    }

    /// Number of showdowns counted.
    fn showdowns(&self) -> u64 {
        self.winners.iter().sum()
    }

    fn tally(&self) -> Tally {
        let mut tally = Tally::for_players(self.players.len(), true);
        for (winners, &showdowns) in self.winners.iter().enumerate() {
            tally.add_winners(winners, showdowns.into());
        }
        for (player, counts) in self.players.iter().enumerate() {
            for (category, &showdowns) in Category::ALL.into_iter().zip(&counts.categories) {
                tally.add_category(player, category, showdowns.into());
            }
            for (kind, &[showdowns, shares]) in Kind::all().zip(&counts.kinds) {
                tally.add_shares(player, kind, showdowns.into(), shares.into());
            }
        }
        tally
    }
}
