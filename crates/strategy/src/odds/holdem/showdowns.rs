//! Results of fixed hands over many boards: winners and categories.

use cards::eval::{Category, Strength};

/// Number of cards on a complete board.
pub const BOARD: usize = 5;
/// Number of categories that a hand from one pack can have: all but five of a kind.
pub const CATEGORIES: usize = Category::FiveOfAKind as usize;

/// Number of boards by set of winners, and by player and category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showdowns {
    /// Number of boards by the set of players who share the best hand, one bit per player.
    pub winners: Vec<u64>,
    /// Number of boards by player, then by category in ascending order.
    pub categories: Vec<[u64; CATEGORIES]>,
}

impl Showdowns {
    /// Empty counts for `players` players.
    pub fn for_players(players: usize) -> Showdowns {
        Showdowns { winners: vec![0; 1 << players], categories: vec![[0; CATEGORIES]; players] }
    }

    /// Counts the showdown on one board.
    #[inline]
    pub fn add(&mut self, strengths: &[Strength]) {
        self.winners[winners(strengths)] += 1;
        for (counts, strength) in self.categories.iter_mut().zip(strengths) {
            counts[strength.category() as usize] += 1;
        }
    }

    /// Number of boards counted.
    pub fn boards(&self) -> u64 {
        self.winners.iter().sum()
    }
}

/// Players with the best strength, one bit per player.
#[inline]
pub fn winners(strengths: &[Strength]) -> usize {
    let best = strengths.iter().fold(Strength::MIN, |best, &one| best.max(one));
    strengths.iter().enumerate().fold(0, |set, (player, &one)| set | usize::from(one == best) << player)
}
