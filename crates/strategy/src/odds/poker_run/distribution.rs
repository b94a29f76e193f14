//! How often each strength comes from the wheel.
//!
//! Suits count only where five are alike. So it is the multisets of ranks that are run through, 6,188 of five and 18,564
//! of six, each with the number of ways in which its cards can come: ways with five or six cards of one suit apart, each
//! worth what it is worth as a flush, and all others together, worth what the ranks are worth.

use cards::eval::Category;
use cards::eval::wheel::{Packed, Strength};
use cards::{Card, Rank, Suit};
use games::poker_run::Rules;
use std::collections::BTreeMap;

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

/// How many cards of each rank, the two first.
type Counts = [u64; 13];

const SUITS: u64 = 4;
const FLUSH: u64 = 5;

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
    /// from a pack it is a set of cards.
    ///
    /// `respin` has the distribution of `pack`: a card that the hand holds already is spun again until another comes,
    /// so that each card which stays is any of those that the hand does not hold, with equal chance; and so is a card
    /// drawn from what is left of a pack (PR-1).
    pub fn of(spins: Spins, rules: &Rules) -> Distribution {
        let draw = if rules.repeats() { Draw::Wheel } else { Draw::Pack };
        let mut counted = BTreeMap::new();
        for_each_multiset(spins, draw, |counts| {
            for_each_strength(counts, draw, |hand, ways| {
                *counted.entry(hand.strength(rules.fives())).or_default() += ways;
            });
        });
        Distribution::new(counted)
    }

    /// The distribution in which each strength comes so often.
    pub(super) fn new(counted: impl IntoIterator<Item = (Strength, u64)>) -> Distribution {
        let mut strengths: Vec<(Strength, u64)> = counted.into_iter().filter(|&(_, ways)| ways > 0).collect();
        strengths.sort_unstable();
        Distribution { total: strengths.iter().map(|&(_, ways)| ways).sum(), strengths }
    }

    /// How many hands there are: 52 to the power of the spins, or C(52, spins) from a pack.
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

#[derive(Clone, Copy, PartialEq, Eq)]
enum Draw {
    /// Every spin may show any card.
    Wheel,
    /// No card comes twice.
    Pack,
}

impl Draw {
    /// In how many ways cards of these ranks come, their suits left open.
    fn ways(self, counts: &Counts) -> u64 {
        match self {
            Draw::Wheel => arrangements(counts) * SUITS.pow(counts.iter().sum::<u64>() as u32),
            Draw::Pack => counts.iter().map(|&count| [1, 4, 6, 4, 1][count as usize]).product(),
        }
    }

    /// In how many of them all are of one suit.
    fn ways_of_one_suit(self, counts: &Counts) -> u64 {
        match self {
            Draw::Wheel => arrangements(counts) * SUITS,
            Draw::Pack => SUITS * u64::from(counts.iter().all(|&count| count <= 1)),
        }
    }

    /// In how many of them all are of one suit but one card of the rank `off`.
    fn ways_but_one(self, counts: &Counts, off: usize) -> u64 {
        let suits = SUITS * (SUITS - 1);
        match self {
            Draw::Wheel => arrangements(counts) * counts[off] * suits,
            Draw::Pack => suits * u64::from(without(counts, off).iter().all(|&count| count <= 1)),
        }
    }
}

/// In how many orders the ranks can come.
fn arrangements(counts: &Counts) -> u64 {
    let factorial = |count: u64| (1..=count).product::<u64>();
    factorial(counts.iter().sum()) / counts.iter().map(|&count| factorial(count)).product::<u64>()
}

fn without(counts: &Counts, rank: usize) -> Counts {
    let mut counts = *counts;
    counts[rank] -= 1;
    counts
}

/// Calls `visit` with every multiset of so many ranks that can come.
fn for_each_multiset(spins: Spins, draw: Draw, mut visit: impl FnMut(&Counts)) {
    fn fill(counts: &mut Counts, rank: usize, left: u64, most: u64, visit: &mut impl FnMut(&Counts)) {
        if rank == counts.len() {
            return if left == 0 {
                visit(counts)
            };
        }
        for count in 0..=left.min(most) {
            counts[rank] = count;
            fill(counts, rank + 1, left - count, most, visit);
        }
        counts[rank] = 0;
    }
    let most = if draw == Draw::Pack { SUITS } else { u64::MAX };
    fill(&mut [0; 13], 0, spins.count().into(), most, &mut visit);
}

/// Calls `visit` with a hand for each thing that cards of these ranks can be worth, and in how many ways they are.
fn for_each_strength(counts: &Counts, draw: Draw, mut visit: impl FnMut(Packed, u64)) {
    let one_suit = draw.ways_of_one_suit(counts);
    visit(suited(counts), one_suit);
    let mut apart = one_suit;
    if counts.iter().sum::<u64>() > FLUSH {
        for off in (0..counts.len()).filter(|&rank| counts[rank] > 0) {
            let ways = draw.ways_but_one(counts, off);
            visit(suited(&without(counts, off)).with(Card::new(Rank::ALL[off], Suit::Diamonds)), ways);
            apart += ways;
        }
    }
    visit(of_many_suits(counts), draw.ways(counts) - apart);
}

fn suited(counts: &Counts) -> Packed {
    ranks(counts).map(|rank| Card::new(rank, Suit::Clubs)).collect()
}

/// No suit comes more than twice.
fn of_many_suits(counts: &Counts) -> Packed {
    ranks(counts).zip(Suit::ALL.into_iter().cycle()).map(|(rank, suit)| Card::new(rank, suit)).collect()
}

fn ranks(counts: &Counts) -> impl Iterator<Item = Rank> {
    Rank::ALL.into_iter().zip(counts).flat_map(|(rank, &count)| std::iter::repeat_n(rank, count as usize))
}
