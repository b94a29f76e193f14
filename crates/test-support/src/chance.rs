//! Random numbers for the tests, reproducible from a seed.

use cards::{Card, Deck};
use games::DealtOrder;

/// A seeded random number generator (SplitMix64). A failing law reports the seed.
#[derive(Clone)]
pub struct Chance(u64);

impl Chance {
    /// A generator whose sequence depends only on this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A random number below `n`, close enough to uniform for a test.
    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// Returns `true` once in `n` calls, on average.
    pub fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    /// A random item of the list. Panics if the list is empty.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }

    /// The cards of a shuffled deck.
    pub fn deck(&mut self) -> Vec<Card> {
        Deck::shuffled(|n| self.below(u64::from(n)) as u32).cards().to_vec()
    }

    /// A shuffled deck, as the card order of a round.
    pub fn order(&mut self) -> DealtOrder {
        DealtOrder::from_cards(&self.deck()).unwrap()
    }

    /// Shuffles the items in place.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.below(place as u64 + 1) as usize);
        }
    }
}
