//! How many deals end how, by what player and dealer hold.

use cards::eval::Category;
use std::ops::{AddAssign, Mul};

/// The categories of hands from one pack of cards, and five of a kind, which no deal has.
const CATEGORIES: usize = Category::ALL.len();

/// All deals of five cards to the player and five to the dealer beside one pack, or beside several packs together: who is
/// higher, and in which category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deals {
    /// How many deals give the player the one category and the dealer the other. While deals are being counted, less some
    /// that were counted too often: then numbers may be negative.
    pairs: [[i64; CATEGORIES]; CATEGORIES],
    /// Of those where both have the same category: the player's hand is higher.
    higher: [i64; CATEGORIES],
    /// The same, the hands being equal.
    equal: [i64; CATEGORIES],
}

impl Deals {
    /// All of them.
    pub fn all(&self) -> u64 {
        self.pairs.iter().flatten().sum::<i64>().unsigned_abs()
    }

    /// Those that give the player this category.
    pub fn with(&self, player: Category) -> u64 {
        self.pairs[player as usize].iter().sum::<i64>().unsigned_abs()
    }

    /// Those that give the player the one category and the dealer the other.
    pub const fn of(&self, player: Category, dealer: Category) -> u64 {
        self.pairs[player as usize][dealer as usize].unsigned_abs()
    }

    /// Those in which the player beats the dealer with a hand of this category.
    pub fn won(&self, player: Category) -> u64 {
        let below = self.pairs[player as usize][..player as usize].iter().sum::<i64>();
        (below + self.higher[player as usize]).unsigned_abs()
    }

    /// Those in which both have equal hands of this category.
    pub const fn tied(&self, category: Category) -> u64 {
        self.equal[category as usize].unsigned_abs()
    }

    /// Those in which the dealer beats the player with a hand of this category.
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

    /// Every hand of the player with every one of the dealer, by how many there are of each category.
    pub(super) fn pairs(&mut self, players: &[i64; CATEGORIES], dealers: &[i64; CATEGORIES], times: i64) {
        for (row, &player) in self.pairs.iter_mut().zip(players) {
            if player != 0 {
                row.iter_mut().zip(dealers).for_each(|(pairs, dealer)| *pairs += times * player * dealer);
            }
        }
    }

    /// Does the same to every number, beside that of another.
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
