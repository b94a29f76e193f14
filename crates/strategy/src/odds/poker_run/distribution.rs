//! Distribution of final strengths, for a new hand or given the cards held so far.

use super::completions::{Draw, PartialHand};
use cards::eval::wheel::Strength;
use cards::eval::{Category, FiveOfAKind};
use games::poker_run::Rules;

/// Number of cards in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spins {
    /// Five cards, one for each stop.
    Five,
    /// Six cards: one for each stop, and the extra card (PR-4).
    Six,
}

/// Number of hands of each strength.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distribution {
    total: u64,
    /// Strengths from the weakest up, each with its number of hands.
    strengths: Vec<(Strength, u64)>,
}

/// Counter of the completions of a hand, reusable for further hands.
pub(super) struct Counter {
    fives: FiveOfAKind,
    /// Indexed by [`Strength::get`]: the strength if it occurred, and the number of ways to make it.
    ways: Vec<(Option<Strength>, i64)>,
}

/// Table length, one above the largest value of [`Strength::get`].
const STRENGTHS: usize = 12_065;

impl Spins {
    /// The number of spins, 5 or 6.
    pub const fn count(self) -> u8 {
        match self {
            Spins::Five => 5,
            Spins::Six => 6,
        }
    }
}

impl Distribution {
    /// Counts every hand of 5 or 6 cards. From the wheel, a hand is a sequence of 5 or 6 spins, of which there are
    /// 52⁵ or 52⁶; from a pack, and thus under `respin`, it is a set of cards.
    pub fn of(spins: Spins, rules: &Rules) -> Distribution {
        Counter::new(rules.fives()).count(&PartialHand::new(&[], spins.count(), Draw::of(rules)))
    }

    /// Builds a distribution from the number of hands of each strength; no strength may occur twice.
    pub(super) fn new(counted: impl IntoIterator<Item = (Strength, u64)>) -> Distribution {
        let mut strengths: Vec<(Strength, u64)> = counted.into_iter().filter(|&(_, ways)| ways > 0).collect();
        strengths.sort_unstable();
        Distribution { total: strengths.iter().map(|&(_, ways)| ways).sum(), strengths }
    }

    /// Number of hands: 52 to the power of the number of spins to come, or the number that can be drawn from the rest
    /// of a pack.
    pub const fn total(&self) -> u64 {
        self.total
    }

    /// Every possible strength from the weakest up, with its number of hands.
    pub fn strengths(&self) -> &[(Strength, u64)] {
        &self.strengths
    }

    /// Number of hands of a category.
    pub fn count(&self, category: Category) -> u64 {
        let in_it = self.strengths.iter().filter(|(strength, _)| strength.category() == category);
        in_it.map(|&(_, ways)| ways).sum()
    }
}

impl Counter {
    pub fn new(fives: FiveOfAKind) -> Counter {
        Counter { fives, ways: vec![(None, 0); STRENGTHS] }
    }

    /// Counts every completion of the hand.
    pub fn count(&mut self, held: &PartialHand) -> Distribution {
        held.for_each_strength(|hand, ways| {
            let strength = hand.strength(self.fives);
            let counted = &mut self.ways[usize::from(strength.get())];
            *counted = (Some(strength), counted.1 + ways);
        });
        let counted = self.ways.iter_mut().filter_map(|counted| {
            let (strength, ways) = std::mem::take(counted);
            strength.map(|strength| (strength, ways.unsigned_abs()))
        });
        Distribution::new(counted)
    }
}
