//! Number of hands without a straight.
//!
//! The count goes rank by rank. The state records the number of consecutive ranks held up to the current rank,
//! and how many of the last ones are single cards of the same suit. A fifth consecutive rank completes a
//! straight, unless all five are single cards of one suit, which form a straight flush.

use super::combinations::Pack;
use super::hands::{Ways, subsets};
use games::mount_holyoke::{Ranking, Straights};

/// Number of consecutive ranks in a straight.
const LENGTH: usize = 5;

/// State of the count after the ranks processed so far.
#[derive(Clone, Copy, Default)]
struct Row {
    /// Number of consecutive ranks held, at most four.
    ranks: usize,
    /// Number of ranks at the end of this sequence in which the hand holds a single card, all of the same suit; at most
    /// four.
    suited: usize,
    /// The suit of the single cards that `suited` counts.
    suit: usize,
}

/// Number of states: one above the largest [`Row::number`].
const ROWS: usize = 5 * 5 * 4;

/// Positions of the ace and the two, which start low straights and end high ones.
const ACE: usize = 11;
const TWO: usize = 12;

impl Row {
    const fn number(self) -> usize {
        (self.ranks * 5 + self.suited) * 4 + self.suit
    }

    const fn from_number(number: usize) -> Row {
        Row { ranks: number / 20, suited: number / 4 % 5, suit: number % 4 }
    }

    /// Adds the cards of one more rank; `None` if they complete a straight.
    fn with(self, suits: u16) -> Option<Row> {
        if suits == 0 {
            return Some(Row::default());
        }
        let suit = suits.trailing_zeros() as usize;
        let (ranks, continues_suit) = (self.ranks + 1, self.suited > 0 && self.suit == suit);
        let suited = match suits.count_ones() {
            1 if continues_suit => self.suited + 1,
            1 => 1,
            _ => 0,
        };
        let suit = if suited > 0 { suit } else { 0 };
        let straight = ranks == LENGTH && suited < LENGTH;
        (!straight).then_some(Row { ranks: ranks.min(LENGTH - 1), suited: suited.min(LENGTH - 1), suit })
    }
}

fn step(row: usize, suits: u16) -> Option<usize> {
    Row::from_number(row).with(suits).map(Row::number)
}

/// Number of hands of `cards` cards without a straight.
pub(super) fn without(pack: &Pack, cards: usize, ranking: Ranking) -> u64 {
    let low = ranking.straights == Straights::LowStraights;
    let (ace, two) = (u16::from(pack.0[ACE]), u16::from(pack.0[TWO]));
    let held = subsets(ace).flat_map(|ace| subsets(two).map(move |two| (ace, two)));
    held.map(|(ace, two)| with_ace_and_two(pack, cards, ace, two, low)).sum()
}

/// Number of hands without a straight that have exactly these aces and twos. As low cards these start a sequence only
/// if low straights are allowed; as high cards, above the king, they always extend one.
fn with_ace_and_two(pack: &Pack, cards: usize, ace: u16, two: u16, low: bool) -> u64 {
    let after = |row: Row| row.with(ace).and_then(|row| row.with(two));
    let count = (ace.count_ones() + two.count_ones()) as usize;
    let below = if low { after(Row::default()) } else { Some(Row::default()) };
    let Some(below) = below.filter(|_| count <= cards) else { return 0 };
    let mut ways = Ways::<ROWS>::begin(below.number(), count);
    for &suits in &pack.0[..ACE] {
        ways = ways.with(suits.into(), step);
    }
    ways.hands(cards, |row| after(Row::from_number(row)).is_some())
}
