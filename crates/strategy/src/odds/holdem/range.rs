//! A range: the hole cards that somebody may hold, and how likely each is.

use super::{HOLE_CARDS, HoleCards};
use crate::odds::fraction::greatest_common_divisor;
use cards::CardSet;

/// The hole cards that somebody may hold, each with a weight.
///
/// Weights are whole numbers: those of the notation, `AKo:0.5`, brought to the smallest that stand in the same proportion. So
/// what is counted stays exact, and a range without weights counts each of its hands once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    /// By [`HoleCards::index`]; 0 of what is not in it.
    weights: Vec<u32>,
}

impl Range {
    /// Any two cards.
    pub fn random() -> Range {
        Range { weights: vec![1; HOLE_CARDS] }
    }

    /// Hole cards with their weights, of which the proportion counts.
    pub fn new(hands: impl IntoIterator<Item = (HoleCards, u32)>) -> Range {
        let mut weights = vec![0; HOLE_CARDS];
        for (hole, weight) in hands {
            weights[hole.index()] = weight;
        }
        let shared = weights.iter().fold(0, |shared, &weight| greatest_common_divisor(shared, weight.into()));
        let shared = u32::try_from(shared.max(1)).unwrap_or(1);
        Range { weights: weights.into_iter().map(|weight| weight / shared).collect() }
    }

    /// The hole cards in it, with their weights, in the order of [`HoleCards::index`].
    pub fn hands(&self) -> impl Iterator<Item = (HoleCards, u32)> + '_ {
        HoleCards::all().zip(self.weights.iter().copied()).filter(|&(_, weight)| weight > 0)
    }

    /// The weight of some hole cards: 0 if they are not in it.
    pub fn weight(&self, hole: HoleCards) -> u32 {
        self.weights[hole.index()]
    }

    /// The sum of all weights.
    pub fn total(&self) -> u64 {
        self.weights.iter().copied().map(u64::from).sum()
    }

    /// How many hole cards are in it.
    pub fn len(&self) -> usize {
        self.weights.iter().filter(|&&weight| weight > 0).count()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The hole cards, if it is only these.
    pub fn only(&self) -> Option<HoleCards> {
        let mut places = (0..HOLE_CARDS).filter(|&place| self.weights[place] > 0);
        let place = places.next().filter(|_| places.next().is_none())?;
        HoleCards::from_index(place)
    }

    /// What is left of it, with the same weights, when some cards lie elsewhere.
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
