//! Uniform random draws for samples: numbers, and items by weight.

use super::shuffles::{Column, GROUP};
use multiversion::multiversion;

/// Uniform numbers, each below the bound at its place, from one random word (Brackett-Rozinsky and Lemire, "Batched ranged
/// random integer generation", 2024).
pub struct BoundedNumbers<const N: usize> {
    pub bounds: [u32; N],
    product: u64,
}

impl<const N: usize> BoundedNumbers<N> {
    /// Numbers below these bounds. The bounds are positive, and their product is below 2^64; the smaller it is, the rarer a word
    /// is rejected.
    pub fn below(bounds: [u32; N]) -> BoundedNumbers<N> {
        BoundedNumbers { bounds, product: bounds.iter().map(|&bound| u64::from(bound)).product() }
    }

    /// Draws a number below each bound.
    #[inline]
    pub fn draw(&self, next: &mut impl FnMut() -> u64) -> [u32; N] {
        let mut word = self.word(next);
        self.bounds.map(|bound| {
            let wide = u128::from(word) * u128::from(bound);
            word = wide as u64;
            (wide >> 64) as u32
        })
    }

    /// Draws a word whose numbers are uniform.
    #[inline]
    pub fn word(&self, next: &mut impl FnMut() -> u64) -> u64 {
        loop {
            let word = next();
            let rest = word.wrapping_mul(self.product);
            if rest >= self.product || rest >= self.product.wrapping_neg() % self.product {
                return word;
            }
        }
    }
}

/// The next number of each word, below a bound up to 256, as in [`BoundedNumbers::draw`]. The words keep what determines their other numbers.
#[multiversion(targets("x86_64+avx512f+avx512bw+avx512vl+avx512dq+avx512cd", "x86_64+avx2"))]
pub fn next_numbers(words: &mut [u64; GROUP], bound: u32) -> Column {
    // By halves of 32 bits, since vectors have no wider products.
    const LOWER: u64 = u32::MAX as u64;
    let bound = u64::from(bound);
    let mut numbers = [0; GROUP];
    for (number, word) in numbers.iter_mut().zip(words) {
        let lower = (*word & LOWER) * bound;
        let upper = (*word >> 32) * bound + (lower >> 32);
        *word = upper << 32 | lower & LOWER;
        *number = (upper >> 32) as u8;
    }
    numbers
}

/// A choice among weighted items, in constant time (Walker's alias method). Every item has a cell, and all cells are drawn with
/// the same probability. The draw of a number below the total weight decides between the item and the other item of the cell.
pub struct WeightedChoice {
    cells: Vec<Cell>,
    numbers: BoundedNumbers<2>,
}

/// A cell of the alias method.
#[derive(Clone, Copy)]
struct Cell {
    /// The numbers below this one draw the item of the cell.
    own: u32,
    /// Index of the item that all other numbers draw.
    other: u32,
}

impl WeightedChoice {
    /// Prepares a choice by these weights, of which there is at least one. Together they fit 32 bits.
    pub fn new(weights: &[u32]) -> WeightedChoice {
        let weights: Vec<u64> = weights.iter().copied().map(u64::from).collect();
        let total: u64 = weights.iter().sum();
        let cells = cells(weights, total);
        let total = u32::try_from(total).expect("the weights fit 32 bits together");
        let numbers = BoundedNumbers::below([cells.len() as u32, total]);
        WeightedChoice { cells, numbers }
    }

    /// Draws the index of an item. The only item needs no random word.
    #[inline]
    pub fn draw(&self, next: &mut impl FnMut() -> u64) -> usize {
        if self.cells.len() == 1 {
            return 0;
        }
        let [place, number] = self.numbers.draw(next);
        let cell = self.cells[place as usize];
        if number < cell.own { place as usize } else { cell.other as usize }
    }
}

/// Builds the cells for these weights. In units of 1 / (cells × total), a cell holds `total`, and an item `weight × cells`:
/// what a small item leaves free in its cell is taken from a large one.
fn cells(weights: Vec<u64>, total: u64) -> Vec<Cell> {
    let count = weights.len() as u64;
    let mut left: Vec<u64> = weights.into_iter().map(|weight| weight * count).collect();
    let (mut small, mut large): (Vec<usize>, Vec<usize>) =
        (0..left.len()).partition(|&item| left[item] < total);
    let mut cells: Vec<Cell> =
        (0..left.len()).map(|item| Cell { own: u32::MAX, other: item as u32 }).collect();
    while let (Some(item), Some(&from)) = (small.pop(), large.last()) {
        cells[item] = Cell { own: left[item] as u32, other: from as u32 };
        left[from] -= total - left[item];
        if left[from] < total {
            large.pop();
            small.push(from);
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::array;
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
        let numbers = BoundedNumbers::below([3, 4, 5]);
        let (mut next, mut counts) = (words(1), [0; 3 * 4 * 5]);
        for _ in 0..600_000 {
            let [a, b, c] = numbers.draw(&mut next);
            counts[((a * 4 + b) * 5 + c) as usize] += 1;
        }
        assert_uniform(&counts, 600_000);
    }

    #[test]
    fn numbers_of_many_words_are_those_of_each_word() {
        let numbers = BoundedNumbers::below([52, 51, 1, 3, 256]);
        let mut words = array::from_fn(|word| words(word as u64)());
        let drawn = words.map(|word| numbers.draw(&mut || word));
        for (place, &bound) in numbers.bounds.iter().enumerate() {
            let together = next_numbers(&mut words, bound);
            assert_eq!(together.map(u32::from), drawn.map(|numbers| numbers[place]));
        }
    }

    /// With a product just above half of all words, nearly half of the words are rejected, and those that would make the
    /// numbers uneven are.
    #[test]
    fn words_that_would_make_the_numbers_uneven_are_rejected() {
        let bound = 3_037_000_501;
        let product = u64::from(bound) * u64::from(bound);
        assert!(product > 1 << 63);
        let numbers = BoundedNumbers::below([bound; 2]);
        let (mut next, mut taken, mut counts) = (words(2), 0, [0; 8]);
        for _ in 0..80_000 {
            let [first, _] = numbers.draw(&mut || {
                taken += 1;
                next()
            });
            counts[(u64::from(first) * 8 / u64::from(bound)) as usize] += 1;
        }
        assert_uniform(&counts, 80_000);
        assert!((150_000..170_000).contains(&taken), "{taken}");
    }

    /// Over all places and numbers of the cells, each item is drawn in exact proportion to its weight.
    #[test]
    fn cells_draw_every_item_in_proportion_to_its_weight() {
        let heaviest = vec![4, u64::from(u32::MAX) - 10, 6];
        for weights in
            [vec![1], vec![1, 1, 1], vec![1, 2, 3, 4, 5], vec![9, 1, 1, 1], vec![1, 1, 1, 60, 7, 7], heaviest]
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

    /// Weights of a million for all hands: their total is the largest that occurs in a range.
    #[test]
    fn heavy_items_are_all_drawn() {
        let weights: Vec<u32> = (0..1326).map(|item| 1_000_000 - item % 2).collect();
        let choice = WeightedChoice::new(&weights);
        let mut next = words(3);
        let seen: HashSet<usize> = (0..20_000).map(|_| choice.draw(&mut next)).collect();
        assert_eq!(seen.len(), 1326);
    }
}
