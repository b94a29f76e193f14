//! Strategies for deciding between a raise and a fold.

use super::dealer::Dealer;
use cards::Rank;
use cards::eval::flush::FlushStrength;
use std::fmt;
use std::str::FromStr;

/// A strategy for the decision between a raise and a fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// The decision with the highest expected value for each hand. This is not a threshold on the flush, since
    /// the player's other cards are blockers for the dealer's hand.
    Optimal,
    /// Raises the maximum with this flush or a higher one, and folds every other hand.
    AtLeast(FlushStrength),
    /// Raises the maximum with every hand.
    Always,
}

/// Error for a string that is not the name of a strategy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not a strategy: use optimal, t86, always, or the ranks of the lowest flush to raise, such as T-8-6"
)]
pub struct NoStrategy(String);

/// Ten, eight and six of one suit: the lowest flush to raise under the simple published strategy.
pub const T86: FlushStrength =
    FlushStrength::of_ranks(1 << Rank::Ten as u16 | 1 << Rank::Eight as u16 | 1 << Rank::Six as u16);

impl Strategy {
    /// The raise in antes, 0 for a fold; `most` is the maximum raise with this flush. The optimal strategy raises
    /// if raising and folding have the same expected value.
    #[inline]
    pub fn raise(self, flush: FlushStrength, dealer: Dealer, most: u8) -> u8 {
        match self {
            Strategy::Optimal => best(dealer, most),
            Strategy::AtLeast(lowest) if flush < lowest => 0,
            Strategy::AtLeast(_) | Strategy::Always => most,
        }
    }

    /// Describes the hands that the strategy raises, and the size of the raise.
    pub fn text(self) -> String {
        match self {
            Strategy::Optimal => "raises wherever it loses less than a fold, as much as is best".to_owned(),
            Strategy::Always => "raises the most with every hand".to_owned(),
            Strategy::AtLeast(flush) => format!("raises the most with {} or better", ranks(flush)),
        }
    }
}

/// The best raise in antes; 0 if a fold is better than any raise. The expected value is linear in the raise, so either
/// the largest or the smallest raise is the best.
#[inline]
fn best(dealer: Dealer, most: u8) -> u8 {
    let raise = if dealer.win > dealer.lose { most } else { 1 };
    if dealer.won(raise) >= -i128::from(dealer.all()) { raise } else { 0 }
}

impl FromStr for Strategy {
    type Err = NoStrategy;

    fn from_str(text: &str) -> Result<Strategy, NoStrategy> {
        match text {
            "optimal" => Ok(Strategy::Optimal),
            "always" => Ok(Strategy::Always),
            "t86" => Ok(Strategy::AtLeast(T86)),
            ranks => read_ranks(ranks).map(Strategy::AtLeast).ok_or_else(|| NoStrategy(truncate(text))),
        }
    }
}

fn truncate(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Parses two to seven different ranks separated by dashes, in any order; a ten is `T` or `10`. `None` for any
/// other text.
fn read_ranks(text: &str) -> Option<FlushStrength> {
    let mut ranks = 0;
    for part in text.split('-') {
        let letter = if part == "10" { "T" } else { part };
        let rank = Rank::ALL.into_iter().find(|rank| letter.chars().eq([rank.letter()]))?;
        let bit = 1 << rank.index();
        if ranks & bit != 0 {
            return None;
        }
        ranks |= bit;
    }
    let flush = FlushStrength::of_ranks(ranks);
    (2..=7).contains(&flush.length()).then_some(flush)
}

/// The ranks of a flush, the highest first: `T-8-6`.
fn ranks(flush: FlushStrength) -> String {
    let held = Rank::ALL.into_iter().rev().filter(|rank| flush.ranks() >> rank.index() & 1 == 1);
    held.map(|rank| rank.letter().to_string()).collect::<Vec<_>>().join("-")
}

impl fmt::Display for Strategy {
    /// Formats the name in the form that is parsed: `optimal`, `always`, `t86`, or the ranks of another flush, such
    /// as `9-7-2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Strategy::Optimal => f.write_str("optimal"),
            Strategy::Always => f.write_str("always"),
            Strategy::AtLeast(T86) => f.write_str("t86"),
            Strategy::AtLeast(flush) => f.write_str(&ranks(flush)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strategies_round_trip_and_unknown_ones_are_refused() {
        for name in ["optimal", "t86", "always", "9-7-2", "A-2"] {
            assert_eq!(name.parse::<Strategy>().unwrap().to_string(), name);
        }
        assert_eq!("10-8-6".parse(), Ok(Strategy::AtLeast(T86)));
        for wrong in ["", "T", "T-T-6", "T86", "A-K-Q-J-T-9-8-7", "1-2-3", "ten-8", "t-8-6"] {
            assert!(wrong.parse::<Strategy>().is_err(), "{wrong}");
        }
    }
}
