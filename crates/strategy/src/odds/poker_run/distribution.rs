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

/// More than the largest strength.
const STRENGTHS: usize = 1 << 14;

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
        Distribution::of_held(&Held::new(&[], spins.count(), Draw::of(rules)), rules.fives())
    }

    /// Counts every way in which a hand ends.
    pub(super) fn of_held(held: &Held, fives: FiveOfAKind) -> Distribution {
        let mut counted = vec![0_i64; STRENGTHS];
        let mut found = Vec::new();
        let mut seen = vec![false; STRENGTHS];
        held.for_each_strength(|hand, ways| {
            let strength = hand.strength(fives);
            let number = usize::from(strength.get());
            if !seen[number] {
                seen[number] = true;
                found.push(strength);
            }
            counted[number] += ways;
        });
        found.sort_unstable();
        let ways = |strength: Strength| counted[usize::from(strength.get())].unsigned_abs();
        Distribution::new(found.into_iter().map(|strength| (strength, ways(strength))))
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
