//! Number of deals by outcome and by the categories of player and dealer.

use cards::eval::Category;
use std::ops::{AddAssign, Mul};

/// Number of categories, including five of a kind, which no deal has.
const CATEGORIES: usize = Category::ALL.len();

/// Counts of all deals of five cards to the player and five to the dealer with one pack, or summed over several
/// packs, by categories and winner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deals {
    /// Number of deals by the category of the player, then of the dealer. Entries may be negative while counting, as
    /// corrections are subtracted.
    pairs: [[i64; CATEGORIES]; CATEGORIES],
    /// Number of deals in which both have the same category and the player's hand is higher.
    higher: [i64; CATEGORIES],
    /// Number of deals in which both have the same category and the hands are equal.
    equal: [i64; CATEGORIES],
}

impl Deals {
    /// Total number of deals.
    pub fn all(&self) -> u64 {
        self.pairs.iter().flatten().sum::<i64>().unsigned_abs()
    }

    /// Number of deals that give the player this category.
    pub fn with(&self, player: Category) -> u64 {
        self.pairs[player as usize].iter().sum::<i64>().unsigned_abs()
    }

    /// Number of deals that give the player and the dealer these categories.
    pub const fn of(&self, player: Category, dealer: Category) -> u64 {
        self.pairs[player as usize][dealer as usize].unsigned_abs()
    }

    /// Number of deals in which the player beats the dealer with a hand of this category.
    pub fn won(&self, player: Category) -> u64 {
        let below = self.pairs[player as usize][..player as usize].iter().sum::<i64>();
        (below + self.higher[player as usize]).unsigned_abs()
    }

    /// Number of deals in which both have equal hands of this category.
    pub const fn tied(&self, category: Category) -> u64 {
        self.equal[category as usize].unsigned_abs()
    }

    /// Number of deals in which the dealer beats the player with a hand of this category.
    pub fn lost_to(&self, dealer: Category) -> u64 {
        let at = dealer as usize;
        let below = self.pairs[..at].iter().map(|row| row[at]).sum::<i64>();
        (below + self.pairs[at][at] - self.higher[at] - self.equal[at]).unsigned_abs()
    }

    #[inline]
    pub(super) const fn equal(&mut self, category: usize, deals: i64) {
        self.equal[category] += deals;
    }

    #[inline]
    pub(super) const fn higher(&mut self, category: usize, deals: i64) {
        self.higher[category] += deals;
    }

    /// Adds all pairs of a hand of the player and a hand of the dealer, given the number of hands in each
    /// category, multiplied by `times`.
    pub(super) fn pairs(&mut self, players: &[i64; CATEGORIES], dealers: &[i64; CATEGORIES], times: i64) {
        for (row, &player) in self.pairs.iter_mut().zip(players) {
            if player != 0 {
                row.iter_mut().zip(dealers).for_each(|(pairs, dealer)| *pairs += times * player * dealer);
            }
        }
    }

    /// Applies `change` to every count and the corresponding count of `other`.
    fn change(&mut self, other: &Deals, change: impl Fn(&mut i64, i64)) {
        let own = self.pairs.iter_mut().flatten().chain(&mut self.higher).chain(&mut self.equal);
        let others = other.pairs.iter().flatten().chain(&other.higher).chain(&other.equal);
        own.zip(others).for_each(|(own, other)| change(own, *other));
    }
}

impl AddAssign for Deals {
    fn add_assign(&mut self, other: Deals) {
        self.change(&other, |own, other| *own += other);
    }
}

impl Mul<u64> for Deals {
    type Output = Deals;

    fn mul(mut self, times: u64) -> Deals {
        self.change(&Deals::default(), |own, _| *own *= times.cast_signed());
        self
    }
}
