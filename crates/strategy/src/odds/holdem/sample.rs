//! Monte Carlo sampling of deals and boards, for spots with too many to count.

use super::equity::{Equity, Tally};
use super::joint_range::JointRange;
use super::parallel::{self, OnProgress};
use super::random::{BoundedNumbers, next_numbers};
use super::sample_counts::{Counts, Kinds};
use super::showdowns::BOARD;
use super::shuffles::{Column, GROUP, Shuffles};
use super::{Kind, MAX_PLAYERS, Range, Spot};
use cards::eval::batch::{self, Score};
use cards::{Card, CardSet, Rank, Suit};
use std::array;
use std::num::NonZeroUsize;

/// Number of showdowns that are sampled with one generator.
const BLOCK: u64 = 1 << 12;
/// Limit of rejection sampling in the first block: the number of tries allowed per deal found, in addition to
/// `FIRST_TRIES`.
const TRIES: u64 = 20_000;
const FIRST_TRIES: u64 = 10_000_000;
/// Number of tries after which the first block reports its progress.
const TRIES_PER_REPORT: u64 = 1 << 20;
/// Number of cards that are drawn from one random word. The product of seven numbers of cards has 40 bits, so that few words are
/// rejected.
const CARDS_PER_WORD: usize = 7;
/// Maximum number of cards drawn per deal: five for the board, and two for each player.
const MAX_DRAWN: usize = BOARD + 2 * MAX_PLAYERS;
/// The card in places that are not filled yet.
const ANY_CARD: Card = Card::new(Rank::Two, Suit::Clubs);
const MAX_WORDS: usize = MAX_DRAWN.div_ceil(CARDS_PER_WORD);

impl Equity {
    /// Estimates the equity from `showdowns` random showdowns, on up to `threads` threads. They are sampled in blocks, each
    /// with the generator that `generator` makes for its number, so the result does not depend on the number of
    /// threads. A generator returns uniform random words.
    ///
    /// Deals are drawn in proportion to their weights: each player's hand is drawn from the whole
    /// range, and all hands are drawn again if two share a card (rejection sampling). Players whose ranges share many cards
    /// are drawn together from a list of their deals, if it is short. Players whose range is any two cards are dealt from the
    /// remaining cards. Neither changes the distribution.
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
        let mut first = Worker::for_players(spot.ranges().len());
        let is_complete = sampler.sample_first(showdowns, &mut generator(0), &mut first, watch);
        let found = first.counts.showdowns();
        if !is_complete || found == showdowns {
            return (found > 0).then(|| first.counts.tally().equity(false));
        }
        // Enough draws were accepted, so the other blocks have no limit.
        let others = (showdowns - 1) / BLOCK;
        let sample = |worker: &mut Worker, number: u64| {
            let block = number + 1;
            let size = BLOCK.min(showdowns - block * BLOCK);
            sampler.sample(size, u64::MAX, &mut generator(block), worker);
        };
        let begin = || Worker::for_players(spot.ranges().len());
        let mut report = |done: u64, _| watch(((done + 1) * BLOCK).min(showdowns), showdowns);
        let sampled = parallel::run(others, threads, &mut report, begin, sample);
        let tallies = sampled.states.iter().map(|worker| worker.counts.tally());
        Some(tallies.fold(first.counts.tally(), Tally::plus).equity(false))
    }
}

/// A spot, prepared for random draws.
///
/// A card that is neither on the board nor dead is named by its place among these cards.
struct Sampler {
    board: Vec<Card>,
    /// The ranges of the players who do not hold any two cards.
    ranges: Vec<JointRange>,
    /// The players who hold any two cards.
    random: Vec<usize>,
    /// The numbers that draw the cards to come and the hands of random players, from one word each.
    numbers: Vec<BoundedNumbers<CARDS_PER_WORD>>,
    /// The cards by place.
    cards: [Card; 256],
    /// The places by [`Card::code`].
    places: [u8; 64],
    /// The kinds of hole cards by the places of both.
    kinds: Box<Kinds>,
}

/// The buffers and counts of a thread.
struct Worker {
    deals: Deals,
    shuffles: Shuffles,
    hands: Vec<[Card; 7]>,
    scores: Vec<[Score; GROUP]>,
    counts: Counts,
}

/// The random draws of a group of deals.
struct Deals {
    /// The hole cards of each player, by place.
    hole: Vec<[Column; 2]>,
    /// The words that draw the other cards.
    words: [[u64; GROUP]; MAX_WORDS],
}

impl Sampler {
    fn new(spot: &Spot) -> Sampler {
        let stub = CardSet::FULL.difference(spot.board().union(spot.dead()));
        let possible = stub.len() * (stub.len() - 1) / 2;
        let ranges = spot.ranges().iter().enumerate();
        let (random, ranges): (Vec<_>, Vec<_>) = ranges.partition(|(_, range)| is_random(range, possible));
        let drawn = spot.to_come() + 2 * random.len();
        let left = stub.len() - 2 * ranges.len();
        let bound = |place: usize| if place < drawn { (left - place) as u32 } else { 1 };
        let numbers = (0..drawn.div_ceil(CARDS_PER_WORD))
            .map(|word| BoundedNumbers::below(array::from_fn(|place| bound(word * CARDS_PER_WORD + place))));
        let mut sampler = Sampler {
            board: spot.board().iter().collect(),
            ranges: JointRange::prepare(ranges.into_iter()),
            random: random.into_iter().map(|(player, _)| player).collect(),
            numbers: numbers.collect(),
            cards: [ANY_CARD; 256],
            places: [0; 64],
            kinds: Box::new([[0; 64]; 64]),
        };
        for (place, card) in stub.iter().enumerate() {
            sampler.cards[place] = card;
            sampler.places[usize::from(card.code())] = place as u8;
            for (other, second) in stub.iter().enumerate().take(place) {
                let kind = Kind::new(card.rank(), second.rank(), card.suit() == second.suit()).index() as u8;
                sampler.kinds[place][other] = kind;
                sampler.kinds[other][place] = kind;
            }
        }
        sampler
    }

    /// Samples the first block of all showdowns, and reports the progress. Returns `false` if the callback stops it, or if
    /// nearly every draw is rejected: the counts then have fewer showdowns.
    fn sample_first(
        &self,
        showdowns: u64,
        next: &mut impl FnMut() -> u64,
        worker: &mut Worker,
        watch: &mut dyn FnMut(u64, u64) -> bool,
    ) -> bool {
        let size = showdowns.min(BLOCK);
        let mut tries = FIRST_TRIES + size * TRIES;
        while tries > 0 {
            let some = tries.min(TRIES_PER_REPORT);
            tries -= some;
            self.sample(size - worker.counts.showdowns(), some, next, worker);
            let found = worker.counts.showdowns();
            if !watch(found, showdowns) {
                return false;
            }
            if found == size {
                return true;
            }
        }
        false
    }

    /// Adds up to `showdowns` showdowns to the counts: fewer if `tries` draws of all hands do not suffice.
    fn sample(&self, showdowns: u64, tries: u64, next: &mut impl FnMut() -> u64, worker: &mut Worker) {
        let (mut left, mut tries) = (showdowns, tries);
        while left > 0 {
            let size = left.min(GROUP as u64) as usize;
            let drawn =
                (0..size).take_while(|&deal| self.draw(deal, &mut tries, next, &mut worker.deals)).count();
            self.show_down(drawn, worker);
            left = if drawn < size { 0 } else { left - drawn as u64 };
        }
    }

    /// Draws the hands of a deal from the ranges, and the words for its other cards; `false` if there are no tries left.
    #[inline]
    fn draw(&self, deal: usize, tries: &mut u64, next: &mut impl FnMut() -> u64, deals: &mut Deals) -> bool {
        while *tries > 0 {
            *tries -= 1;
            if self.draw_hands(deal, next, deals) {
                for (numbers, words) in self.numbers.iter().zip(&mut deals.words) {
                    words[deal] = numbers.word(next);
                }
                return true;
            }
        }
        false
    }

    /// Draws a hand from each range; `false` (a rejected sample) if two share a card.
    #[inline]
    fn draw_hands(&self, deal: usize, next: &mut impl FnMut() -> u64, deals: &mut Deals) -> bool {
        let mut held = CardSet::EMPTY;
        for range in &self.ranges {
            let (hands, cards) = range.draw(next);
            if !cards.intersection(held).is_empty() {
                return false;
            }
            held = held.union(cards);
            for (&player, hole) in range.players.iter().zip(hands) {
                for (column, card) in deals.hole[player].iter_mut().zip(hole.cards()) {
                    column[deal] = self.places[usize::from(card.code()) % 64];
                }
            }
        }
        true
    }

    /// Deals the other cards of the first `size` deals of the group, evaluates all hands and counts the showdowns.
    fn show_down(&self, size: usize, worker: &mut Worker) {
        let Worker { deals: Deals { hole, words }, shuffles, hands, scores, counts } = worker;
        shuffles.clear();
        for &player in self.ranges.iter().flat_map(|range| &range.players) {
            hole[player].iter().for_each(|cards| shuffles.take(cards));
        }
        let mut drawn = 0;
        let mut draw = || {
            let (word, place) = (drawn / CARDS_PER_WORD, drawn % CARDS_PER_WORD);
            drawn += 1;
            shuffles.draw(&next_numbers(&mut words[word], self.numbers[word].bounds[place]))
        };
        for place in 0..BOARD {
            match self.board.get(place) {
                Some(&card) => hands.iter_mut().for_each(|hand| hand[place] = card),
                None => self.set_cards(hands, place, &draw()),
            }
        }
        for player in &self.random {
            hole[*player] = [draw(), draw()];
        }
        for (hole, scores) in hole.iter().zip(scores.iter_mut()) {
            self.set_cards(hands, BOARD, &hole[0]);
            self.set_cards(hands, BOARD + 1, &hole[1]);
            batch::scores(&hands[..size], &mut scores[..size]);
        }
        counts.add(size, hole, scores, &self.kinds);
    }

    fn set_cards(&self, hands: &mut [[Card; 7]], place: usize, cards: &Column) {
        for (hand, &card) in hands.iter_mut().zip(cards) {
            hand[place] = self.cards[usize::from(card)];
        }
    }
}

/// Returns whether a range has all `possible` hands with equal weights.
fn is_random(range: &Range, possible: usize) -> bool {
    let mut weights = range.hands().map(|(_, weight)| weight);
    let first = weights.next();
    range.len() == possible && weights.all(|weight| Some(weight) == first)
}

impl Worker {
    fn for_players(players: usize) -> Worker {
        Worker {
            deals: Deals { hole: vec![[[0; GROUP]; 2]; players], words: [[0; GROUP]; MAX_WORDS] },
            shuffles: Shuffles::default(),
            hands: vec![[ANY_CARD; 7]; GROUP],
            scores: vec![[Score::default(); GROUP]; players],
            counts: Counts::for_players(players),
        }
    }
}
