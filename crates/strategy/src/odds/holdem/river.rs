//! Two ranges on complete boards.
//!
//! The hands of both ranges are evaluated and sorted once per board. From the weakest hand up, a prefix sum
//! holds the weight of the opponent's weaker hands. Prefix sums for each card are subtracted to remove the
//! hands that share a card with the player's (inclusion-exclusion). Each hand is thus compared with the
//! opponent's whole range in constant time.

use super::equity::Tally;
use super::showdowns::CATEGORIES;
use super::{HoleCards, Kind, Range};
use cards::CardSet;
use cards::eval::{Category, Packed, Strength};

/// A comparison of two ranges over complete boards: the ranges, and the counts so far.
pub struct River {
    hands: Vec<Hand>,
    /// `true` if both ranges are equal, so that both players have the same counts.
    same: bool,
    /// Counts of each hand, by player.
    counts: [Vec<Count>; 2],
    categories: [[u128; CATEGORIES]; 2],
    /// Hands that share no card with the board: strength in the high bits, index of the hand in the low bits.
    sorted: Vec<u32>,
}

/// Hole cards that are in at least one of the ranges.
struct Hand {
    set: CardSet,
    packed: Packed,
    cards: [usize; 2],
    weights: [u32; 2],
    kind: Kind,
}

/// Weight of the opponent's hands that a hand meets, and of those that it beats, summed over boards.
#[derive(Clone, Copy, Default)]
struct Count {
    meets: u64,
    wins: u64,
    /// Weight of the opponent's hands that the hand beats or ties.
    not_above: u64,
}

/// Total weight of some hands, and for each card the weight of those that contain it. `u32` suffices for 1,326
/// weights of up to a million.
struct Sum {
    all: u32,
    with: [u32; 52],
}

/// Number of low bits of a sort key that hold the index of the hand; the strength is above them.
const PLACE_BITS: u32 = 16;
const PLACES: u32 = (1 << PLACE_BITS) - 1;

impl Sum {
    const NONE: Sum = Sum { all: 0, with: [0; 52] };

    #[inline]
    fn add(&mut self, [a, b]: [usize; 2], weight: u32) {
        self.all += weight;
        self.with[a] += weight;
        self.with[b] += weight;
    }

    /// Weight of the hands that share no card with a given hand, by inclusion-exclusion. `itself` is the weight of
    /// the given hand in the sum; this weight is subtracted for both of its cards, and so is added back once.
    #[inline]
    fn disjoint_weight(&self, [a, b]: [usize; 2], itself: u32) -> u32 {
        self.all + itself - self.with[a] - self.with[b]
    }
}

impl River {
    /// Creates a counter for two ranges.
    pub fn new(first: &Range, second: &Range) -> River {
        let hand = |hole: HoleCards| Hand {
            set: hole.set(),
            packed: hole.cards().into_iter().collect(),
            cards: hole.cards().map(|card| card.index()),
            weights: [first.weight(hole), second.weight(hole)],
            kind: hole.kind(),
        };
        let hands: Vec<Hand> = HoleCards::all().map(hand).filter(|hand| hand.weights != [0, 0]).collect();
        let counts = || vec![Count::default(); hands.len()];
        River {
            same: first == second,
            counts: [counts(), counts()],
            categories: [[0; CATEGORIES]; 2],
            sorted: Vec::with_capacity(hands.len()),
            hands,
        }
    }

    /// Counts the showdowns on a board, multiplied by `times`.
    pub fn count(&mut self, board: CardSet, times: u32) {
        self.sort(board);
        for player in 0..if self.same { 1 } else { 2 } {
            self.sweep(player, times);
        }
    }

    /// Evaluates and sorts the hands that share no card with the board.
    fn sort(&mut self, board: CardSet) {
        let packed = Packed::from(board);
        self.sorted.clear();
        for (place, hand) in self.hands.iter().enumerate() {
            if hand.set.intersection(board).is_empty() {
                let strength = hand.packed.join(packed).strength();
                self.sorted.push(u32::from(strength.get()) << PLACE_BITS | place as u32);
            }
        }
        self.sorted.sort_unstable();
    }

    /// Adds up the weight that each of a player's hands meets, beats and ties, from the weakest hand up.
    fn sweep(&mut self, player: usize, times: u32) {
        let River { hands, counts, categories, sorted, .. } = self;
        let (counts, categories) = (&mut counts[player], &mut categories[player]);
        let other = 1 - player;
        let at = |key: &u32| (key & PLACES) as usize;
        let mut all = Sum::NONE;
        sorted.iter().map(at).for_each(|place| all.add(hands[place].cards, hands[place].weights[other]));
        let mut below = Sum::NONE;
        for equal in sorted.chunk_by(|a, b| a >> PLACE_BITS == b >> PLACE_BITS) {
            let mut met = 0;
            for place in equal.iter().map(at) {
                let (hand, count) = (&hands[place], &mut counts[place]);
                let (meets, wins) = (
                    all.disjoint_weight(hand.cards, hand.weights[other]),
                    below.disjoint_weight(hand.cards, 0),
                );
                count.meets += u64::from(meets) * u64::from(times);
                count.wins += u64::from(wins) * u64::from(times);
                met += u64::from(meets) * u64::from(hand.weights[player]);
            }
            equal.iter().map(at).for_each(|place| below.add(hands[place].cards, hands[place].weights[other]));
            for place in equal.iter().map(at) {
                let not_above = below.disjoint_weight(hands[place].cards, hands[place].weights[other]);
                counts[place].not_above += u64::from(not_above) * u64::from(times);
            }
            let strength = Strength::new((equal[0] >> PLACE_BITS) as u16).unwrap_or(Strength::MIN);
            categories[strength.category() as usize] += u128::from(met) * u128::from(times);
        }
    }

    /// Returns the counts of all boards so far, with or without categories.
    pub fn tally(mut self, categories: bool) -> Tally {
        if self.same {
            self.counts[1] = self.counts[0].clone();
            self.categories[1] = self.categories[0];
        }
        let mut tally = Tally::for_players(2, categories);
        for player in 0..2 {
            for (hand, count) in self.hands.iter().zip(&self.counts[player]) {
                let weight = u128::from(hand.weights[player]);
                let [meets, wins, ties] = [count.meets, count.wins, count.not_above - count.wins]
                    .map(|count| u128::from(count) * weight);
                tally.add_kind(player, hand.kind, meets, &[(1, wins), (2, ties)]);
                tally.add_winners(1 << player, wins);
                tally.add_winners(0b11, if player == 0 { ties } else { 0 });
            }
            let counted = Category::ALL.into_iter().zip(self.categories[player]);
            counted.for_each(|(category, boards)| tally.add_category(player, category, boards));
        }
        tally
    }
}
