//! What becomes of some hands over many boards: how often who wins, and with what.

use cards::eval::{Category, Strength};

/// Cards on a whole board.
pub const BOARD: usize = 5;
/// How many categories a hand from one pack can have: all but five of a kind.
pub const CATEGORIES: usize = Category::FiveOfAKind as usize;

/// How often each set of players wins, and how often each player ends with each category, over some boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showdowns {
    /// By the set of those who share the best hand, one bit a player.
    pub winners: Vec<u64>,
    /// By player, then category, the lowest first.
    pub categories: Vec<[u64; CATEGORIES]>,
}

impl Showdowns {
    /// Of so many players, none yet.
    pub fn among(players: usize) -> Showdowns {
        Showdowns { winners: vec![0; 1 << players], categories: vec![[0; CATEGORIES]; players] }
    }

    /// Counts what the players have on one board.
    #[inline]
    pub fn add(&mut self, strengths: &[Strength]) {
        self.winners[winners(strengths)] += 1;
        for (counts, strength) in self.categories.iter_mut().zip(strengths) {
            counts[strength.category() as usize] += 1;
        }
    }

    /// How many boards were counted.
    pub fn boards(&self) -> u64 {
        self.winners.iter().sum()
    }
}

/// The players with the best strength, as bits.
#[inline]
pub fn winners(strengths: &[Strength]) -> usize {
    let best = strengths.iter().fold(Strength::MIN, |best, &one| best.max(one));
    strengths.iter().enumerate().fold(0, |set, (player, &one)| set | usize::from(one == best) << player)
}
