//! Uniform random draws for samples: numbers, hands of a range by weight, and cards.

use super::{HoleCards, Kind, Range};
use cards::eval::Packed;
use cards::{Card, CardSet};

/// Number of cards that are drawn from one random word.
const CARDS_PER_WORD: usize = 5;

/// Uniform numbers, each below the bound at its place, from one random word (Brackett-Rozinsky and Lemire, "Batched ranged
/// random integer generation", 2024). The bounds are positive, and their product is below 2^64; the smaller it is, the
/// rarer a word is rejected.
#[inline]
fn numbers<const N: usize>(bounds: [u32; N], next: &mut impl FnMut() -> u64) -> [u32; N] {
    let product: u64 = bounds.iter().map(|&bound| u64::from(bound)).product();
    loop {
        let mut word = next();
        let numbers = bounds.map(|bound| {
            let wide = u128::from(word) * u128::from(bound);
            word = wide as u64;
            (wide >> 64) as u32
        });
        if word >= product || word >= product.wrapping_neg() % product {
            return numbers;
        }
    }
}

/// Hole cards, prepared for evaluation.
#[derive(Clone, Copy)]
pub struct Hand {
    pub set: CardSet,
    pub packed: Packed,
    pub kind: Kind,
}

impl From<HoleCards> for Hand {
    #[inline]
    fn from(hole: HoleCards) -> Hand {
        Hand { set: hole.set(), packed: hole.cards().into_iter().collect(), kind: hole.kind() }
    }
}

/// A range to draw hands from in proportion to their weights, in constant time (Walker's alias method). Every hand has a
/// cell, and all cells are drawn with the same probability. The draw of a number below the total weight decides between the
/// hand and the other hand of the cell.
pub struct WeightedRange {
    hands: Vec<Hand>,
    cells: Vec<Cell>,
    total: u32,
}

/// A cell of the alias method.
#[derive(Clone, Copy)]
struct Cell {
    /// The numbers below this one draw the hand of the cell.
    own: u32,
    /// Index of the hand that all other numbers draw.
    other: u32,
}

impl WeightedRange {
    /// Prepares a range, which contains a hand.
    pub fn new(range: &Range) -> WeightedRange {
        let (hands, weights): (Vec<Hand>, Vec<u64>) =
            range.hands().map(|(hole, weight)| (Hand::from(hole), u64::from(weight))).unzip();
        let total: u64 = weights.iter().sum();
        let cells = cells(weights, total);
        let total = u32::try_from(total).unwrap_or(u32::MAX);
        WeightedRange { hands, cells, total }
    }

    /// Draws a hand.
    #[inline]
    pub fn draw(&self, next: &mut impl FnMut() -> u64) -> &Hand {
        let [place, number] = numbers([self.cells.len() as u32, self.total], next);
        let cell = self.cells[place as usize];
        let hand = if number < cell.own { place } else { cell.other };
        &self.hands[hand as usize]
    }
}

/// Builds the cells for these weights. In units of 1 / (cells × total), a cell holds `total`, and a hand `weight × cells`: what
/// a small hand leaves free in its cell is taken from a large one.
fn cells(weights: Vec<u64>, total: u64) -> Vec<Cell> {
    let count = weights.len() as u64;
    let mut left: Vec<u64> = weights.into_iter().map(|weight| weight * count).collect();
    let (mut small, mut large): (Vec<usize>, Vec<usize>) =
        (0..left.len()).partition(|&hand| left[hand] < total);
    let mut cells: Vec<Cell> =
        (0..left.len()).map(|hand| Cell { own: u32::MAX, other: hand as u32 }).collect();
    while let (Some(hand), Some(&from)) = (small.pop(), large.last()) {
        cells[hand] = Cell { own: left[hand] as u32, other: from as u32 };
        left[from] -= total - left[hand];
        if left[from] < total {
            large.pop();
            small.push(from);
        }
    }
    cells
}

/// The cards that nobody is known to hold, drawn one by one without replacement.
pub struct Stub {
    cards: Vec<Card>,
    /// Number of cards at the front that were drawn at random for the current deal, and of those that were taken.
    drawn: usize,
    taken: usize,
}

impl Stub {
    /// A stub of these cards.
    pub fn new(cards: CardSet) -> Stub {
        Stub { cards: cards.iter().collect(), drawn: 0, taken: 0 }
    }

    /// Returns all cards. Their order may remain, since every order is equally likely after a draw.
    #[inline]
    pub fn start_again(&mut self) {
        (self.drawn, self.taken) = (0, 0);
    }

    /// Draws the next card that is not in `held`, and adds it. There is one.
    #[inline]
    pub fn draw(&mut self, held: &mut CardSet, next: &mut impl FnMut() -> u64) -> Card {
        loop {
            if self.taken == self.drawn {
                self.shuffle_more(next);
            }
            let card = self.cards[self.taken];
            self.taken += 1;
            if held.insert(card) {
                return card;
            }
        }
    }

    /// Moves some random cards of the rest behind those that were drawn (the shuffle of Fisher and Yates).
    fn shuffle_more(&mut self, next: &mut impl FnMut() -> u64) {
        let rest = self.cards.len() - self.drawn;
        let bounds =
            std::array::from_fn::<u32, CARDS_PER_WORD, _>(|place| rest.saturating_sub(place).max(1) as u32);
        for offset in numbers(bounds, next).into_iter().take(rest) {
            self.cards.swap(self.drawn, self.drawn + offset as usize);
            self.drawn += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Words of SplitMix64.
    fn words(mut state: u64) -> impl FnMut() -> u64 {
        move || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ mixed >> 31
        }
    }

    /// Each of `cells` counts is within five standard deviations of the same share of `draws`.
    fn assert_uniform(counts: &[u32], draws: u32) {
        let share = f64::from(draws) / counts.len() as f64;
        for &count in counts {
            assert!((f64::from(count) - share).abs() < 5.0 * share.sqrt(), "{counts:?}");
        }
    }

    #[test]
    fn numbers_below_several_bounds_are_uniform() {
        let (mut next, mut counts) = (words(1), [0; 3 * 4 * 5]);
        for _ in 0..600_000 {
            let [a, b, c] = numbers([3, 4, 5], &mut next);
            counts[((a * 4 + b) * 5 + c) as usize] += 1;
        }
        assert_uniform(&counts, 600_000);
    }

    /// With a product just above half of all words, nearly half of the words are rejected, and those that would make the
    /// numbers uneven are.
    #[test]
    fn words_that_would_make_the_numbers_uneven_are_rejected() {
        let bound = 3_037_000_501;
        let product = u64::from(bound) * u64::from(bound);
        assert!(product > 1 << 63);
        let (mut next, mut taken, mut counts) = (words(2), 0, [0; 8]);
        for _ in 0..80_000 {
            let [first, _] = numbers([bound; 2], &mut || {
                taken += 1;
                next()
            });
            counts[(u64::from(first) * 8 / u64::from(bound)) as usize] += 1;
        }
        assert_uniform(&counts, 80_000);
        assert!((150_000..170_000).contains(&taken), "{taken}");
    }

    /// Over all places and numbers of the cells, each hand is drawn in exact proportion to its weight.
    #[test]
    fn cells_draw_every_hand_in_proportion_to_its_weight() {
        for weights in
            [vec![1], vec![1, 1, 1], vec![1, 2, 3, 4, 5], vec![9, 1, 1, 1], vec![1, 1, 1, 60, 7, 7]]
        {
            let total: u64 = weights.iter().sum();
            let mut drawn = vec![0; weights.len()];
            for (place, cell) in cells(weights.clone(), total).into_iter().enumerate() {
                let own = total.min(cell.own.into());
                drawn[place] += own;
                drawn[cell.other as usize] += total - own;
            }
            let wanted: Vec<u64> = weights.iter().map(|weight| weight * weights.len() as u64).collect();
            assert_eq!(drawn, wanted);
        }
    }

    /// Weights of a million for all hands: their total is the largest that occurs.
    #[test]
    fn heavy_ranges_draw_every_hand() {
        let hands = HoleCards::all().enumerate().map(|(place, hole)| (hole, 1_000_000 - (place % 2) as u32));
        let range = WeightedRange::new(&Range::new(hands));
        let mut next = words(3);
        let seen: HashSet<CardSet> = (0..20_000).map(|_| range.draw(&mut next).set).collect();
        assert_eq!(seen.len(), 1326);
    }

    #[test]
    fn cards_of_the_stub_are_uniform_and_not_held() {
        let stub_cards: CardSet = Card::all().step_by(5).collect();
        let held: CardSet = stub_cards.iter().take(2).collect();
        let (mut stub, mut next) = (Stub::new(stub_cards), words(4));
        let mut counts = [[0_u32; 52]; 9];
        for _ in 0..90_000 {
            stub.start_again();
            let mut taken = held;
            for counts in &mut counts {
                counts[stub.draw(&mut taken, &mut next).index()] += 1;
            }
            assert_eq!(taken, stub_cards);
        }
        for counts in counts {
            let left: Vec<u32> =
                stub_cards.difference(held).iter().map(|card| counts[card.index()]).collect();
            assert_eq!(left.iter().sum::<u32>(), 90_000);
            assert_uniform(&left, 90_000);
        }
        assert_eq!(stub_cards.len(), 11);
    }
}
