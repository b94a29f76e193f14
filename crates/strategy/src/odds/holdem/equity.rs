//! What every player wins, and with what.

use super::showdowns::{CATEGORIES, Showdowns};
use super::{KINDS, Kind};
use crate::odds::Fraction;
use cards::eval::{Category, Strength};

/// A board that k players share counts 1/k for each. All of these are whole numbers of this part: 2,520 is divided by all
/// from 1 to 10.
const SHARES: u128 = 2520;

/// What every player wins.
#[derive(Clone, Debug, PartialEq)]
pub struct Equity {
    /// How many showdowns were counted: pairs of a deal of the players' hands and a board, each as often as the product of
    /// the hands' weights; of a sample, how many were drawn.
    pub boards: u128,
    /// Whether these are all there are.
    pub exact: bool,
    /// In the order of the spot.
    pub players: Vec<PlayerEquity>,
}

/// What one player wins.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerEquity {
    /// On how many boards alone.
    pub wins: u128,
    /// On how many together with others.
    pub ties: u128,
    /// The part of the pot that is won on average.
    pub equity: f64,
    /// The same as a fraction of exact counts.
    pub fraction: Fraction,
    /// Of a sample: the standard deviation of the equity over all samples of the size.
    pub standard_error: Option<f64>,
    /// On how many boards the player's five cards have each category, the lowest first; `None` where it was not counted.
    pub categories: Option<[u128; CATEGORIES]>,
    /// The same by the player's kind of hole cards, in the order of [`Kind::index`].
    pub kinds: Vec<KindEquity>,
}

/// What a player wins with hole cards of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KindEquity {
    /// On how many boards the player has them.
    pub boards: u128,
    shares: u128,
}

impl KindEquity {
    /// The part of the pot that is won on average; `None` where the player never has them.
    pub fn equity(&self) -> Option<f64> {
        (self.boards > 0).then(|| self.shares as f64 / (self.boards * SHARES) as f64)
    }
}

impl PlayerEquity {
    /// On how many boards the player's five cards have a category; `None` where it was not counted.
    pub fn category(&self, category: Category) -> Option<u128> {
        self.categories.as_ref()?.get(category as usize).copied()
    }
}

/// Showdowns of many deals, as they are counted.
pub struct Tally {
    /// By the set of the players who share the pot, one bit a player.
    winners: Vec<u128>,
    /// By player and category; `None` where it is not counted.
    categories: Option<Vec<[u128; CATEGORIES]>>,
    /// By player and kind.
    kinds: Vec<[KindEquity; KINDS]>,
}

impl Tally {
    /// Of so many players, nothing yet.
    pub fn among(players: usize, categories: bool) -> Tally {
        Tally {
            winners: vec![0; 1 << players],
            categories: categories.then(|| vec![[0; CATEGORIES]; players]),
            kinds: vec![[KindEquity::default(); KINDS]; players],
        }
    }

    /// Counts the showdowns of hands of these kinds, each so often.
    pub fn add(&mut self, showdowns: &Showdowns, kinds: &[Kind], times: u128) {
        for (winners, &boards) in showdowns.winners.iter().enumerate().filter(|(_, boards)| **boards > 0) {
            self.add_won(winners, kinds, u128::from(boards) * times);
        }
        let rows = self.categories.iter_mut().flatten().zip(&showdowns.categories);
        for (counts, counted) in rows {
            counts.iter_mut().zip(counted).for_each(|(count, &boards)| *count += u128::from(boards) * times);
        }
    }

    /// Counts one showdown so often.
    pub fn add_one(&mut self, winners: usize, strengths: &[Strength], kinds: &[Kind], times: u128) {
        self.add_won(winners, kinds, times);
        for (counts, strength) in self.categories.iter_mut().flatten().zip(strengths) {
            counts[strength.category() as usize] += times;
        }
    }

    /// Counts boards that these players win or share.
    pub fn add_won(&mut self, winners: usize, kinds: &[Kind], boards: u128) {
        self.winners[winners] += boards;
        let share = SHARES / u128::from(winners.count_ones().max(1));
        for (player, kind) in kinds.iter().enumerate() {
            let count = &mut self.kinds[player][kind.index()];
            count.boards += boards;
            count.shares += if winners >> player & 1 == 1 { boards * share } else { 0 };
        }
    }

    /// Counts, of two players, the boards on which one wins with a kind and those that are tied.
    pub fn add_kind(&mut self, player: usize, kind: Kind, boards: u128, wins: u128, ties: u128) {
        let count = &mut self.kinds[player][kind.index()];
        count.boards += boards;
        count.shares += wins * SHARES + ties * (SHARES / 2);
    }

    /// Counts boards that these players win or share, whatever they hold.
    pub fn add_winners(&mut self, winners: usize, boards: u128) {
        self.winners[winners] += boards;
    }

    /// Counts boards on which a player has a category.
    pub fn add_category(&mut self, player: usize, category: Category, boards: u128) {
        if let Some(categories) = &mut self.categories {
            categories[player][category as usize] += boards;
        }
    }

    /// What was counted.
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
        let squares = sum(&|sharing| (SHARES / sharing).pow(2)) as f64 / (SHARES * SHARES) as f64;
        PlayerEquity {
            wins: parts.iter().filter(|(sharing, _)| *sharing == 1).map(|(_, boards)| boards).sum(),
            ties: parts.iter().filter(|(sharing, _)| *sharing > 1).map(|(_, boards)| boards).sum(),
            equity: fraction.value(),
            fraction,
            standard_error: (!exact).then(|| standard_error(fraction.value(), squares, boards as f64)),
            categories: self.categories.as_ref().map(|categories| categories[player]),
            kinds: self.kinds[player].to_vec(),
        }
    }
}

/// A part of all boards; of no boards none.
fn fraction(part: u128, all: u128) -> Fraction {
    let [part, all] = [part, all.max(1)].map(|count| i128::try_from(count).unwrap_or(i128::MAX));
    Fraction::new(part, all)
}

/// Of the mean of `drawn` shares whose squares have this sum.
fn standard_error(mean: f64, squares: f64, drawn: f64) -> f64 {
    let variance = (squares / drawn - mean * mean).max(0.0);
    if drawn > 1.0 { (variance / (drawn - 1.0)).sqrt() } else { f64::INFINITY }
}
