//! Counts of sampled showdowns.

use super::equity::{SHARES, Tally};
use super::showdowns::CATEGORIES;
use super::shuffles::{Column, GROUP};
use super::{KINDS, Kind};
use cards::eval::Category;
use cards::eval::batch::Score;
use multiversion::multiversion;
use std::array;

/// Counts of sampled showdowns. They fit 64 bits, unlike those of [`Tally`], which counts all.
pub struct Counts {
    /// By the set of players who share the pot, one bit per player.
    winners: Vec<u64>,
    players: Vec<PlayerCounts>,
}

/// The index of the kind of two hole cards, by the places of both.
pub type Kinds = [[u8; 64]; 64];

struct PlayerCounts {
    categories: [u64; CATEGORIES],
    /// By kind of hole cards, then by the number of players who share the pot, 0 if the player is not one of them.
    kinds: Vec<u64>,
    /// Number of counts of each kind.
    shares: usize,
}

impl Counts {
    /// Empty counts for `players` players.
    pub fn for_players(players: usize) -> Counts {
        let shares = players + 1;
        let empty = || PlayerCounts { categories: [0; CATEGORIES], kinds: vec![0; KINDS * shares], shares };
        Counts { winners: vec![0; 1 << players], players: (0..players).map(|_| empty()).collect() }
    }

    /// Adds the first `size` showdowns of a group, given each player's hole cards and scores, and the kinds of hole cards.
    pub fn add(&mut self, size: usize, hole: &[[Column; 2]], scores: &[[Score; GROUP]], kinds: &Kinds) {
        let (winners, sharing) = winners(scores);
        for &winners in &winners[..size] {
            self.winners[usize::from(winners)] += 1;
        }
        for (player, counts) in self.players.iter_mut().enumerate() {
            counts.add_kinds(size, &hole[player], &shares(player, &winners, &sharing), kinds);
            for (count, more) in counts.categories.iter_mut().zip(categories(size, &scores[player])) {
                *count += u64::from(more);
            }
        }
    }

    /// Number of showdowns counted.
    pub fn showdowns(&self) -> u64 {
        self.winners.iter().sum()
    }

    /// The counts as a tally.
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::for_players(self.players.len(), true);
        for (winners, &showdowns) in self.winners.iter().enumerate() {
            tally.add_winners(winners, showdowns.into());
        }
        for (player, counts) in self.players.iter().enumerate() {
            for (category, &showdowns) in Category::ALL.into_iter().zip(&counts.categories) {
                tally.add_category(player, category, showdowns.into());
            }
            for (kind, showdowns) in Kind::all().zip(counts.kinds.chunks(counts.shares)) {
                let all: u64 = showdowns.iter().sum();
                let won = showdowns.iter().enumerate().skip(1);
                let shares =
                    won.map(|(sharing, &showdowns)| u128::from(showdowns) * (SHARES / sharing as u128)).sum();
                tally.add_shares(player, kind, all.into(), shares);
            }
        }
        tally
    }
}

/// The players with the best score in each deal, one bit per player, and their number.
#[multiversion(targets("x86_64+avx512f+avx512bw+avx512vl+avx512dq+avx512cd", "x86_64+avx2"))]
fn winners(scores: &[[Score; GROUP]]) -> ([u16; GROUP], Column) {
    let mut best = [0; GROUP];
    for scores in scores {
        best = array::from_fn(|deal| u32::max(best[deal], scores[deal].get()));
    }
    let (mut winners, mut sharing) = ([0; GROUP], [0; GROUP]);
    for (player, scores) in scores.iter().enumerate() {
        for deal in 0..GROUP {
            let wins = scores[deal].get() == best[deal];
            winners[deal] |= u16::from(wins) << player;
            sharing[deal] += u8::from(wins);
        }
    }
    (winners, sharing)
}

/// The number of players who share the pot with this one in each deal, this one included; 0 if it is not a winner.
#[multiversion(targets("x86_64+avx512f+avx512bw+avx512vl+avx512dq+avx512cd", "x86_64+avx2"))]
fn shares(player: usize, winners: &[u16; GROUP], sharing: &Column) -> Column {
    array::from_fn(|deal| if winners[deal] >> player & 1 == 1 { sharing[deal] } else { 0 })
}

/// The number of scores in each category, among the first `size`.
#[multiversion(targets("x86_64+avx512f+avx512bw+avx512vl+avx512dq+avx512cd", "x86_64+avx2"))]
fn categories(size: usize, scores: &[Score; GROUP]) -> [u8; CATEGORIES] {
    let categories: Column =
        array::from_fn(|deal| if deal < size { scores[deal].category_index() as u8 } else { u8::MAX });
    array::from_fn(|one| categories.iter().map(|&category| u8::from(category == one as u8)).sum())
}

impl PlayerCounts {
    fn add_kinds(&mut self, size: usize, [first, second]: &[Column; 2], shares: &Column, kinds: &Kinds) {
        for ((&first, &second), &share) in first.iter().zip(second).zip(shares).take(size) {
            let kind = kinds[usize::from(first) % kinds.len()][usize::from(second) % kinds.len()];
            self.kinds[usize::from(kind) * self.shares + usize::from(share)] += 1;
        }
    }
}
