//! Number of hands by strength.

use super::counts::{Counts, for_each_choice};
use super::deals::Deals;
use cards::eval::parts::suited_strength;
use cards::eval::{Category, Strength};

/// Table length, above the 7,462 strengths. A power of two, so that masking the index removes the bounds check.
const CELLS: usize = 1 << 13;
const WORDS: usize = CELLS / 64;

/// Number of hands by strength. Corrections are subtracted, so entries may be negative.
pub(super) struct Histogram {
    counts: Box<[i64; CELLS]>,
    /// Bitmap of the cells in use. `words` has a bit for each nonzero word of this bitmap.
    cells: [u64; WORDS],
    words: u128,
}

/// The category of each strength, indexed by [`Strength::get`].
pub(super) struct Categories(Box<[u8; CELLS]>);

impl Histogram {
    /// A histogram without any hands.
    pub fn new() -> Histogram {
        Histogram { counts: Box::new([0; CELLS]), cells: [0; WORDS], words: 0 }
    }

    /// Adds `hands` hands of a strength.
    #[inline]
    pub fn add(&mut self, strength: Strength, hands: i64) {
        let cell = usize::from(strength.get()) & (CELLS - 1);
        self.counts[cell] += hands;
        self.cells[cell / 64] |= 1 << (cell % 64);
        self.words |= 1 << (cell / 64);
    }

    /// Removes all hands, clearing only the cells in use.
    pub fn clear(&mut self) {
        let mut words = std::mem::take(&mut self.words);
        while words != 0 {
            let word = words.trailing_zeros() as usize % WORDS;
            words &= words - 1;
            let mut cells = std::mem::take(&mut self.cells[word]);
            while cells != 0 {
                self.counts[word * 64 + cells.trailing_zeros() as usize] = 0;
                cells &= cells - 1;
            }
        }
    }
}

impl Categories {
    /// Finds the category of every strength from all five-card hands, unsuited (`fives`) and suited.
    pub fn new(fives: &[Counts]) -> Categories {
        let mut categories = Categories(Box::new([0; CELLS]));
        fives.iter().for_each(|five| categories.record_category(five.sum().strength()));
        for_each_choice(0x1fff, 5, 0, &mut |ranks| {
            suited_strength(ranks).iter().for_each(|&flush| categories.record_category(flush))
        });
        categories
    }

    fn record_category(&mut self, strength: Strength) {
        self.0[usize::from(strength.get()) % CELLS] = strength.category() as u8;
    }

    /// Compares every hand of the player with every hand of the dealer and adds the pairs to `deals`,
    /// multiplied by `times`.
    ///
    /// One pass over the strengths from the weakest up counts the pairs within each category; pairs of
    /// different categories follow from the number of hands in each.
    pub fn compare(&self, player: &Histogram, dealer: &Histogram, times: i64, deals: &mut Deals) {
        let (mut players, mut dealers) = ([0; Category::ALL.len()], [0; Category::ALL.len()]);
        let mut words = player.words | dealer.words;
        while words != 0 {
            let word = words.trailing_zeros() as usize % WORDS;
            words &= words - 1;
            let mut cells = player.cells[word] | dealer.cells[word];
            while cells != 0 {
                let cell = word * 64 + cells.trailing_zeros() as usize;
                cells &= cells - 1;
                let category = usize::from(self.0[cell]) % Category::ALL.len();
                let (own, other) = (player.counts[cell], dealer.counts[cell]);
                deals.equal(category, times * own * other);
                deals.higher(category, times * own * dealers[category]);
                players[category] += own;
                dealers[category] += other;
            }
        }
        deals.pairs(&players, &dealers, times);
    }
}
