//! How often each strength comes from the wheel, from the first spin or from where a hand is.

use super::completions::{Draw, Held};
use cards::eval::wheel::Strength;
use cards::eval::{Category, FiveOfAKind};
use games::poker_run::Rules;

/// How many cards a hand has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spins {
    /// Those of the stops.
    Five,
    /// The extra card besides (PR-4).
    Six,
}

/// How often each strength comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distribution {
    total: u64,
    /// From the weakest up, each with how many hands have it.
    strengths: Vec<(Strength, u64)>,
}

/// Counts the ways in which hands end, one hand after the other.
pub(super) struct Counter {
    fives: FiveOfAKind,
    /// By the number of the strength: the strength where it was seen, and in how many ways it comes.
    ways: Vec<(Option<Strength>, i64)>,
}

/// More than the largest number of a strength.
const STRENGTHS: usize = 12_065;

impl Spins {
    /// How many they are.
    pub const fn count(self) -> u8 {
        match self {
            Spins::Five => 5,
            Spins::Six => 6,
        }
    }
}

impl Distribution {
    /// Counts every hand of so many cards. From the wheel a hand is a sequence of spins, 52 to the power of their number;
    /// from a pack, and so under `respin`, it is a set of cards.
    pub fn of(spins: Spins, rules: &Rules) -> Distribution {
        Counter::new(rules.fives()).count(&Held::new(&[], spins.count(), Draw::of(rules)))
    }

    /// The distribution in which each strength comes so often; each is named once.
    pub(super) fn new(counted: impl IntoIterator<Item = (Strength, u64)>) -> Distribution {
        let mut strengths: Vec<(Strength, u64)> = counted.into_iter().filter(|&(_, ways)| ways > 0).collect();
        strengths.sort_unstable();
        Distribution { total: strengths.iter().map(|&(_, ways)| ways).sum(), strengths }
    }

    /// How many hands there are: 52 to the power of the spins to come, or as many as can be drawn from what is left of
    /// a pack.
    pub const fn total(&self) -> u64 {
        self.total
    }

    /// Every strength that comes, from the weakest up, with how many hands have it.
    pub fn strengths(&self) -> &[(Strength, u64)] {
        &self.strengths
    }

    /// How many hands have a category.
    pub fn count(&self, category: Category) -> u64 {
        let in_it = self.strengths.iter().filter(|(strength, _)| strength.category() == category);
        in_it.map(|&(_, ways)| ways).sum()
    }
}

impl Counter {
    pub fn new(fives: FiveOfAKind) -> Counter {
        Counter { fives, ways: vec![(None, 0); STRENGTHS] }
    }

    /// Every way in which the hand ends.
    pub fn count(&mut self, held: &Held) -> Distribution {
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
