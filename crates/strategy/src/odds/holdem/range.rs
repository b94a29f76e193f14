//! A range: the hole cards that a player may hold, with weights.

use super::{HOLE_CARDS, HoleCards};
use crate::odds::fraction::greatest_common_divisor;
use cards::CardSet;

/// The largest weight of a hand in a [`Range`], so that sums of the weights of all hands fit 32 bits.
pub const MAX_WEIGHT: u32 = 1_000_000;

/// The hole cards that a player may hold, each with a weight.
///
/// Weights are integers: those of the notation, such as `AKo:0.5`, reduced to the smallest integers in the same
/// proportion, at most [`MAX_WEIGHT`]. Counts therefore stay exact, and a range without weights counts each of its hands once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    /// Weights by [`HoleCards::index`]; 0 for hands outside the range.
    weights: Vec<u32>,
}

impl Range {
    /// All hole cards, with equal weights.
    pub fn random() -> Range {
        Range { weights: vec![1; HOLE_CARDS] }
    }

    /// A range of hole cards with their weights; only the proportion of the weights matters. A weight of 0 excludes the
    /// hand. If a hand is repeated, its last weight counts.
    ///
    /// # Panics
    /// If a weight exceeds [`MAX_WEIGHT`] once all are reduced to the smallest integers in the same proportion.
    pub fn new(hands: impl IntoIterator<Item = (HoleCards, u32)>) -> Range {
        let mut weights = vec![0; HOLE_CARDS];
        for (hole, weight) in hands {
            weights[hole.index()] = weight;
        }
        let shared = weights.iter().fold(0, |shared, &weight| greatest_common_divisor(shared, weight.into()));
        let shared = u32::try_from(shared.max(1)).unwrap_or(1);
        weights.iter_mut().for_each(|weight| *weight /= shared);
        let largest = weights.iter().copied().max().unwrap_or(0);
        assert!(largest <= MAX_WEIGHT, "a weight is at most {MAX_WEIGHT}, not {largest}");
        Range { weights }
    }

    /// Hole cards in the range with their weights, in the order of [`HoleCards::index`].
    pub fn hands(&self) -> impl Iterator<Item = (HoleCards, u32)> + '_ {
        HoleCards::all().zip(self.weights.iter().copied()).filter(|&(_, weight)| weight > 0)
    }

    /// Weight of these hole cards; 0 if they are outside the range.
    pub fn weight(&self, hole: HoleCards) -> u32 {
        self.weights[hole.index()]
    }

    /// Sum of the weights of all hands.
    pub fn total(&self) -> u64 {
        self.weights.iter().copied().map(u64::from).sum()
    }

    /// Number of hands in the range.
    pub fn len(&self) -> usize {
        self.weights.iter().filter(|&&weight| weight > 0).count()
    }

    /// `true` if the range contains no hand.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The hole cards, if the range contains a single hand; `None` otherwise.
    pub fn only(&self) -> Option<HoleCards> {
        let mut places = (0..HOLE_CARDS).filter(|&place| self.weights[place] > 0);
        let place = places.next().filter(|_| places.next().is_none())?;
        HoleCards::from_index(place)
    }

    /// The range without the hands that contain any of `cards`; the other weights are unchanged.
    #[must_use]
    pub fn without(&self, cards: CardSet) -> Range {
        let left = |(hole, &weight): (HoleCards, &u32)| {
            if hole.set().intersection(cards).is_empty() { weight } else { 0 }
        };
        Range { weights: HoleCards::all().zip(&self.weights).map(left).collect() }
    }
}

impl From<HoleCards> for Range {
    fn from(hole: HoleCards) -> Range {
        Range::new([(hole, 1)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A range of two hands with these weights.
    fn two(first: u32, second: u32) -> Range {
        Range::new(HoleCards::all().zip([first, second]))
    }

    #[test]
    fn weights_are_reduced_before_they_are_limited() {
        let large = MAX_WEIGHT * 4_000;
        assert_eq!(two(large, large / 2), two(2, 1));
        assert_eq!(two(MAX_WEIGHT, 1).total(), u64::from(MAX_WEIGHT) + 1);
    }

    #[test]
    #[should_panic(expected = "a weight is at most 1000000, not 1000001")]
    fn a_weight_above_the_limit_is_refused() {
        two(MAX_WEIGHT + 1, 1);
    }
}
