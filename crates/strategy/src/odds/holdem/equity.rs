//! Equity of every player, in total and by kind of hole cards, and the frequency of each category.

use super::showdowns::{CATEGORIES, Showdowns};
use super::{KINDS, Kind};
use crate::odds::Fraction;
use cards::eval::{Category, Strength};

/// Units per pot: a board shared by k players counts 1/k for each, and 2,520 is divisible by every k from 1 to
/// 10.
pub const SHARES: u128 = 2520;

/// Equity of every player in a spot.
#[derive(Clone, Debug, PartialEq)]
pub struct Equity {
    /// Number of showdowns counted. A showdown is a deal of the players' hands and a board, weighted by the
    /// product of the hands' weights. For a sample, the number of showdowns sampled.
    pub boards: u128,
    /// `true` if every showdown was counted, `false` for a sample.
    pub exact: bool,
    /// The players in the order of the spot.
    pub players: Vec<PlayerEquity>,
}

/// Equity of one player. Boards are counted as in [`Equity::boards`].
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerEquity {
    /// Number of boards that the player wins alone.
    pub wins: u128,
    /// Number of boards that the player shares with others.
    pub ties: u128,
    /// Equity: the mean share of the pot, from 0 to 1.
    pub equity: f64,
    /// Equity as an exact fraction, computed from the counts.
    pub fraction: Fraction,
    /// Standard error of the equity, above 0 even if all sampled showdowns agree; `None` for an exact count.
    pub standard_error: Option<f64>,
    /// Number of boards on which the player makes each category, in ascending order; `None` if not counted.
    pub categories: Option<[u128; CATEGORIES]>,
    /// Equity by the player's kind of hole cards, in the order of [`Kind::index`].
    pub kinds: Vec<KindEquity>,
}

/// Equity of a player with hole cards of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KindEquity {
    /// Number of boards on which the player holds this kind.
    pub boards: u128,
    shares: u128,
}

impl KindEquity {
    /// Mean share of the pot, from 0 to 1; `None` if the player never holds this kind.
    pub fn equity(&self) -> Option<f64> {
        (self.boards > 0).then(|| self.shares as f64 / (self.boards * SHARES) as f64)
    }
}

impl PlayerEquity {
    /// Number of boards on which the player makes a category; `None` if not counted.
    pub fn category(&self, category: Category) -> Option<u128> {
        self.categories.as_ref()?.get(category as usize).copied()
    }
}

/// Running counts of the showdowns of many deals.
pub struct Tally {
    /// Number of boards by the set of players who share the pot, one bit per player.
    winners: Vec<u128>,
    /// Number of boards by player and category; `None` if not counted.
    categories: Option<Vec<[u128; CATEGORIES]>>,
    /// Number of boards and shares by player and kind.
    kinds: Vec<[KindEquity; KINDS]>,
}

impl Tally {
    /// An empty tally for `players` players, with or without a count of categories.
    pub fn for_players(players: usize, categories: bool) -> Tally {
        Tally {
            winners: vec![0; 1 << players],
            categories: categories.then(|| vec![[0; CATEGORIES]; players]),
            kinds: vec![[KindEquity::default(); KINDS]; players],
        }
    }

    /// The counts of both tallies together. Both are of the same players, with the same results.
    #[must_use]
    pub fn plus(mut self, other: Tally) -> Tally {
        add(&mut self.winners, &other.winners);
        let categories = self.categories.iter_mut().flatten().zip(other.categories.iter().flatten());
        categories.for_each(|(own, other)| add(own, other));
        let kinds = self.kinds.iter_mut().flatten().zip(other.kinds.iter().flatten());
        for (own, other) in kinds {
            own.boards += other.boards;
            own.shares += other.shares;
        }
        self
    }

    /// Adds the counts of `showdowns`, multiplied by `times`. `kinds` lists the kind of each player's hole cards.
    pub fn add(&mut self, showdowns: &Showdowns, kinds: &[Kind], times: u128) {
        for (winners, &boards) in showdowns.winners.iter().enumerate().filter(|(_, boards)| **boards > 0) {
            self.add_won(winners, kinds, u128::from(boards) * times);
        }
        let rows = self.categories.iter_mut().flatten().zip(&showdowns.categories);
        for (counts, counted) in rows {
            counts.iter_mut().zip(counted).for_each(|(count, &boards)| *count += u128::from(boards) * times);
        }
    }

    /// Adds one showdown, multiplied by `times`.
    pub fn add_one(&mut self, winners: usize, strengths: &[Strength], kinds: &[Kind], times: u128) {
        self.add_won(winners, kinds, times);
        for (counts, strength) in self.categories.iter_mut().flatten().zip(strengths) {
            counts[strength.category() as usize] += times;
        }
    }

    /// Adds `boards` boards that the players in the set `winners` win or share.
    pub fn add_won(&mut self, winners: usize, kinds: &[Kind], boards: u128) {
        self.winners[winners] += boards;
        let share = SHARES / u128::from(winners.count_ones().max(1));
        for (player, kind) in kinds.iter().enumerate() {
            let count = &mut self.kinds[player][kind.index()];
            count.boards += boards;
            count.shares += if winners >> player & 1 == 1 { boards * share } else { 0 };
        }
    }

    /// Adds boards to the counts of one player and kind: `boards` boards in all, and those that the player wins or shares, by
    /// the number of players who share them.
    pub fn add_kind(&mut self, player: usize, kind: Kind, boards: u128, shared: &[(u128, u128)]) {
        let shares = shared.iter().map(|(sharing, boards)| boards * (SHARES / sharing)).sum();
        self.add_shares(player, kind, boards, shares);
    }

    /// Adds boards to the counts of one player and kind: `boards` boards in all, and the player's shares of their pots, in units
    /// of 1 / [`SHARES`].
    pub fn add_shares(&mut self, player: usize, kind: Kind, boards: u128, shares: u128) {
        let count = &mut self.kinds[player][kind.index()];
        count.boards += boards;
        count.shares += shares;
    }

    /// Adds `boards` boards that the players in the set `winners` win or share, without counting them by kind.
    pub fn add_winners(&mut self, winners: usize, boards: u128) {
        self.winners[winners] += boards;
    }

    /// Adds `boards` boards on which a player makes a category.
    pub fn add_category(&mut self, player: usize, category: Category, boards: u128) {
        if let Some(categories) = &mut self.categories {
            categories[player][category as usize] += boards;
        }
    }

    /// Computes the equity of every player from the counts.
    pub fn equity(&self, exact: bool) -> Equity {
        let boards = self.winners.iter().sum();
        let players = (0..self.kinds.len()).map(|player| self.player(player, boards, exact)).collect();
        Equity { boards, exact, players }
    }

    fn player(&self, player: usize, boards: u128, exact: bool) -> PlayerEquity {
        let won = self.winners.iter().enumerate().filter(|(set, _)| set >> player & 1 == 1);
        let parts: Vec<(u128, u128)> =
            won.map(|(set, &boards)| (u128::from(set.count_ones()), boards)).collect();
        let sum = |of: &dyn Fn(u128) -> u128| {
            parts.iter().map(|&(sharing, boards)| boards * of(sharing)).sum::<u128>()
        };
        let fraction = fraction(sum(&|sharing| SHARES / sharing), boards * SHARES);
        // Only for a sample: with finely weighted ranges, the squares of exact counts would overflow 128 bits.
        let squares = || sum(&|sharing| (SHARES / sharing).pow(2)) as f64 / (SHARES * SHARES) as f64;
        PlayerEquity {
            wins: parts.iter().filter(|(sharing, _)| *sharing == 1).map(|(_, boards)| boards).sum(),
            ties: parts.iter().filter(|(sharing, _)| *sharing > 1).map(|(_, boards)| boards).sum(),
            equity: fraction.value(),
            fraction,
            standard_error: (!exact).then(|| standard_error(fraction.value(), squares(), boards as f64)),
            categories: self.categories.as_ref().map(|categories| categories[player]),
            kinds: self.kinds[player].to_vec(),
        }
    }
}

fn add(own: &mut [u128], other: &[u128]) {
    own.iter_mut().zip(other).for_each(|(own, other)| *own += other);
}

/// `part / all` as a fraction; 0 if both are 0.
fn fraction(part: u128, all: u128) -> Fraction {
    let [part, all] = [part, all.max(1)].map(|count| i128::try_from(count).unwrap_or(i128::MAX));
    Fraction::new(part, all)
}

/// Standard error of the mean of `drawn` sampled shares, from their mean and the sum of their squares. Two more pots won and
/// two more lost are counted, as for the 95 % interval of Agresti and Coull (1998): otherwise, shares that all agree would
/// have no error.
fn standard_error(mean: f64, squares: f64, drawn: f64) -> f64 {
    let counted = drawn + 4.0;
    let [mean, square] = [mean * drawn, squares].map(|sum| (sum + 2.0) / counted);
    ((square - mean * mean) / counted).sqrt()
}
