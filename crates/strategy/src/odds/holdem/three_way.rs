//! Three ranges on complete boards.
//!
//! The hands of all ranges are evaluated and sorted once per board, and visited from the weakest up. For each player,
//! sums hold the weight of the hands that are weaker than the current one, and of those that are not stronger. Two
//! opponents hold a pair of such hands. The pairs that share a card with the player's hand, or with each other, are
//! subtracted by inclusion and exclusion, card by card:
//!
//! 1. From the sums of each opponent, remove the hands with a card of the player's hand.
//! 2. The pairs are the product of both totals. For each card, the pairs in which both hands hold it are the product of the
//!    totals for that card, and are subtracted.
//! 3. Two equal hands share two cards and were subtracted twice, so they are added back once.
//!
//! A hand of the player is thus compared with all pairs of the opponents' hands in 52 steps.

use super::equity::Tally;
use super::showdowns::CATEGORIES;
use super::{HoleCards, Kind, Range};
use cards::CardSet;
use cards::eval::Category;
use cards::eval::batch::{Batch, Score};
use multiversion::multiversion;

const PLAYERS: usize = 3;
/// The opponents of each player.
const OTHERS: [[usize; 2]; PLAYERS] = [[1, 2], [0, 2], [0, 1]];
/// Number of cards of the pack, rounded up to a multiple of eight for vector instructions.
const LANES: usize = 56;

/// A weight for each card.
type Lanes = [u32; LANES];

/// A comparison of three ranges over complete boards: the ranges, and the counts so far.
pub struct ThreeWay {
    hands: Vec<Hand>,
    batch: Batch,
    /// Counts of each hand, by player.
    counts: [Vec<Count>; PLAYERS],
    categories: [[u128; CATEGORIES]; PLAYERS],
    scores: Vec<Score>,
    /// Hands that share no card with the board: score in the high bits, index of the hand in the low bits.
    sorted: Vec<u64>,
    /// Sums of each player's hands on the current board.
    sums: [Sums; PLAYERS],
    /// Weight of the hands that two opponents both hold, by player.
    equal: [Equal; PLAYERS],
}

/// Hole cards that are in at least one of the ranges.
struct Hand {
    set: CardSet,
    cards: [usize; 2],
    weights: [u32; PLAYERS],
    kind: Kind,
}

/// Weight of the pairs of opponents' hands that a hand meets, and of those against which it wins or ties, summed over boards.
#[derive(Clone, Copy, Default)]
struct Count {
    meets: u128,
    wins: u128,
    /// Ties with each opponent alone, and with both.
    ties: [u128; 2],
    all_tie: u128,
}

/// A player's hands: all on the board, those weaker than the current hand, and those that are not stronger.
#[derive(Clone)]
struct Sums {
    all: Sum,
    below: Sum,
    upto: Sum,
}

/// Weight of some hands: of all, of those with each card, and of each hand by its two cards. `u32` suffices for 1,326
/// weights of up to a million.
#[derive(Clone)]
struct Sum {
    all: u32,
    with: Lanes,
    of: Box<[Lanes; 52]>,
}

/// The hands of a [`Sum`] that share no card with a given hand: weight of all, and of those with each card.
struct Disjoint {
    all: u64,
    with: Lanes,
}

/// Weight of the pairs of hands of two opponents, less that of the pairs of equal hands: by the sum that has the hand of
/// each.
#[derive(Clone, Copy, Default)]
struct Pairs {
    all_all: u64,
    below_below: u64,
    upto_below: u64,
    below_upto: u64,
    upto_upto: u64,
}

/// For hands that two opponents both hold, the products of their weights: on the board, weaker than the current hand, and
/// not stronger.
#[derive(Clone, Default)]
struct Equal {
    all: Products,
    below: Products,
    upto: Products,
}

/// Sum of products: of all hands, and of those with each card.
#[derive(Clone)]
struct Products {
    all: u64,
    with: [u64; 52],
}

/// Number of low bits of a sort key that hold the index of the hand; the score is above them.
const PLACE_BITS: u32 = 16;

impl ThreeWay {
    /// Creates a counter for three ranges.
    pub fn new(ranges: &[Range; PLAYERS]) -> ThreeWay {
        let hand = |hole: HoleCards| Hand {
            set: hole.set(),
            cards: hole.cards().map(|card| card.index()),
            weights: ranges.each_ref().map(|range| range.weight(hole)),
            kind: hole.kind(),
        };
        let hands: Vec<Hand> =
            HoleCards::all().map(hand).filter(|hand| hand.weights != [0; PLAYERS]).collect();
        let sets: Vec<CardSet> = hands.iter().map(|hand| hand.set).collect();
        ThreeWay {
            batch: Batch::new(&sets),
            counts: [(); PLAYERS].map(|()| vec![Count::default(); hands.len()]),
            categories: [[0; CATEGORIES]; PLAYERS],
            scores: vec![Score::default(); hands.len()],
            sorted: Vec::with_capacity(hands.len()),
            sums: [(); PLAYERS].map(|()| Sums { all: Sum::none(), below: Sum::none(), upto: Sum::none() }),
            equal: [(); PLAYERS].map(|()| Equal::default()),
            hands,
        }
    }

    /// Counts the showdowns on a board, multiplied by `times`.
    pub fn count(&mut self, board: CardSet, times: u32) {
        self.sort(board);
        self.start();
        let sorted = std::mem::take(&mut self.sorted);
        for equal in sorted.chunk_by(|a, b| a >> PLACE_BITS == b >> PLACE_BITS) {
            let places = || equal.iter().map(|key| place(*key));
            places().for_each(|place| self.add(place, |sums| &mut sums.upto, |equal| &mut equal.upto));
            let category = self.scores[place(equal[0])].strength().map(|strength| strength.category());
            places().for_each(|place| self.compare(place, category, times));
            places().for_each(|place| self.add(place, |sums| &mut sums.below, |equal| &mut equal.below));
        }
        self.sorted = sorted;
    }

    /// Evaluates and sorts the hands that share no card with the board.
    fn sort(&mut self, board: CardSet) {
        self.batch.scores(board, &mut self.scores);
        self.sorted.clear();
        for (place, (hand, score)) in self.hands.iter().zip(&self.scores).enumerate() {
            if hand.set.intersection(board).is_empty() {
                self.sorted.push(u64::from(score.get()) << PLACE_BITS | place as u64);
            }
        }
        self.sorted.sort_unstable();
    }

    /// Sums up the hands on the board, and forgets those of the board before.
    fn start(&mut self) {
        for sums in &mut self.sums {
            [&mut sums.all, &mut sums.below, &mut sums.upto].into_iter().for_each(Sum::clear);
        }
        self.equal = [(); PLAYERS].map(|()| Equal::default());
        for at in 0..self.sorted.len() {
            self.add(place(self.sorted[at]), |sums| &mut sums.all, |equal| &mut equal.all);
        }
    }

    /// Adds a hand to one of the sums of every player.
    fn add(
        &mut self,
        place: usize,
        sum: fn(&mut Sums) -> &mut Sum,
        products: fn(&mut Equal) -> &mut Products,
    ) {
        let Hand { cards, weights, .. } = self.hands[place];
        for (sums, weight) in self.sums.iter_mut().zip(weights) {
            if weight > 0 {
                sum(sums).add(cards, weight);
            }
        }
        for (equal, [one, other]) in self.equal.iter_mut().zip(OTHERS) {
            let product = u64::from(weights[one]) * u64::from(weights[other]);
            if product > 0 {
                products(equal).add(cards, product);
            }
        }
    }

    /// Counts the pairs of opponents' hands against which a hand wins or ties.
    fn compare(&mut self, place: usize, category: Option<Category>, times: u32) {
        let Hand { cards, weights, .. } = self.hands[place];
        let times = u128::from(times);
        let found = pairs_of_others(&self.sums, cards, weights.map(|weight| weight > 0));
        for player in (0..PLAYERS).filter(|&player| weights[player] > 0) {
            let product = u64::from(weights[OTHERS[player][0]]) * u64::from(weights[OTHERS[player][1]]);
            let equal = &self.equal[player];
            // The hand itself is in the sums of hands that are not weaker.
            let [all, below, upto] = [(&equal.all, product), (&equal.below, 0), (&equal.upto, product)]
                .map(|(products, own)| products.disjoint(cards, own));
            let Pairs { all_all, below_below, upto_below, below_upto, upto_upto } = found[player];
            let meets = all_all.wrapping_add(all);
            let wins = below_below.wrapping_add(below);
            let with_one = upto_below.wrapping_add(below);
            let with_other = below_upto.wrapping_add(below);
            let not_above = upto_upto.wrapping_add(upto);
            let count = &mut self.counts[player][place];
            count.meets += u128::from(meets) * times;
            count.wins += u128::from(wins) * times;
            count.ties[0] += u128::from(with_one - wins) * times;
            count.ties[1] += u128::from(with_other - wins) * times;
            count.all_tie += u128::from(not_above + wins - with_one - with_other) * times;
            if let Some(category) = category {
                self.categories[player][category as usize] +=
                    u128::from(meets) * u128::from(weights[player]) * times;
            }
        }
    }

    /// Returns the counts of all boards so far, with or without categories.
    pub fn tally(self, categories: bool) -> Tally {
        let mut tally = Tally::for_players(PLAYERS, categories);
        for (player, counts) in self.counts.iter().enumerate() {
            for (hand, count) in self.hands.iter().zip(counts) {
                let weight = u128::from(hand.weights[player]);
                let ties = count.ties[0] + count.ties[1];
                let shared = [(1, count.wins), (2, ties), (3, count.all_tie)]
                    .map(|(sharing, boards)| (sharing, boards * weight));
                tally.add_kind(player, hand.kind, count.meets * weight, &shared);
                tally.add_winners(1 << player, count.wins * weight);
                // Every tie is counted for the player who comes first.
                for (opponent, ties) in OTHERS[player].into_iter().zip(count.ties) {
                    tally.add_winners(
                        1 << player | 1 << opponent,
                        if player < opponent { ties * weight } else { 0 },
                    );
                }
                tally.add_winners(0b111, if player == 0 { count.all_tie * weight } else { 0 });
            }
            let counted = Category::ALL.into_iter().zip(self.categories[player]);
            counted.for_each(|(category, boards)| tally.add_category(player, category, boards));
        }
        tally
    }
}

/// The index of the hand in a sort key.
const fn place(key: u64) -> usize {
    (key & ((1 << PLACE_BITS) - 1)) as usize
}

/// Finds the pairs of hands that the opponents of each wanted player may hold beside a hand with these cards.
#[multiversion(targets("x86_64+avx512f+avx512bw+avx512vl+avx512dq+avx512cd", "x86_64+avx2"))]
fn pairs_of_others(sums: &[Sums; PLAYERS], cards: [usize; 2], wanted: [bool; PLAYERS]) -> [Pairs; PLAYERS] {
    let [all, below, upto] = [
        sums.each_ref().map(|sums| sums.all.disjoint(cards)),
        sums.each_ref().map(|sums| sums.below.disjoint(cards)),
        sums.each_ref().map(|sums| sums.upto.disjoint(cards)),
    ];
    let mut found = [Pairs::default(); PLAYERS];
    for player in (0..PLAYERS).filter(|&player| wanted[player]) {
        let [one, other] = OTHERS[player];
        found[player] = Pairs {
            all_all: pairs(&all[one], &all[other]),
            below_below: pairs(&below[one], &below[other]),
            upto_below: pairs(&upto[one], &below[other]),
            below_upto: pairs(&below[one], &upto[other]),
            upto_upto: pairs(&upto[one], &upto[other]),
        };
    }
    found
}

/// Weight of the pairs of hands without a common card, less that of the pairs of equal hands, which may be greater: the
/// difference wraps.
#[inline(always)]
fn pairs(one: &Disjoint, other: &Disjoint) -> u64 {
    let mut sharing = 0;
    for card in 0..LANES {
        sharing += u64::from(one.with[card]) * u64::from(other.with[card]);
    }
    (one.all * other.all).wrapping_sub(sharing)
}

impl Sum {
    fn none() -> Sum {
        Sum { all: 0, with: [0; LANES], of: Box::new([[0; LANES]; 52]) }
    }

    fn clear(&mut self) {
        (self.all, self.with) = (0, [0; LANES]);
        *self.of = [[0; LANES]; 52];
    }

    #[inline]
    fn add(&mut self, [a, b]: [usize; 2], weight: u32) {
        self.all += weight;
        self.with[a] += weight;
        self.with[b] += weight;
        self.of[a][b] = weight;
        self.of[b][a] = weight;
    }

    /// The hands that share no card with a given hand.
    #[inline(always)]
    fn disjoint(&self, [a, b]: [usize; 2]) -> Disjoint {
        let (with_a, with_b) = (&self.of[a], &self.of[b]);
        let mut with = self.with;
        for card in 0..LANES {
            // The difference wraps only for the two cards themselves.
            with[card] = with[card].wrapping_sub(with_a[card] + with_b[card]);
        }
        (with[a], with[b]) = (0, 0);
        let all = self.all + with_a[b] - self.with[a] - self.with[b];
        Disjoint { all: all.into(), with }
    }
}

impl Products {
    #[inline]
    fn add(&mut self, [a, b]: [usize; 2], product: u64) {
        self.all += product;
        self.with[a] += product;
        self.with[b] += product;
    }

    /// The sum for the hands that share no card with a given hand, whose own product is in the sum.
    #[inline]
    fn disjoint(&self, [a, b]: [usize; 2], own: u64) -> u64 {
        self.all + own - self.with[a] - self.with[b]
    }
}

impl Default for Products {
    fn default() -> Products {
        Products { all: 0, with: [0; 52] }
    }
}
