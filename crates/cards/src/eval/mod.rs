//! What a poker hand is worth.
//!
//! - [`reference`]: the rules as they are written, slow and plain, the judge of everything else.
//! - [`standard`]: best five of five, six or seven different cards, by tables.
//! - [`wheel`]: best five of five or six cards of the wheel, where a card can come again.

pub mod reference;

/// The categories of a poker hand, lowest first, so that a higher category is greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// None of the others.
    HighCard,
    /// Two cards of one rank.
    Pair,
    /// Two pairs of different ranks.
    TwoPair,
    /// Three cards of one rank.
    ThreeOfAKind,
    /// Five ranks in sequence; the ace may be low.
    Straight,
    /// Five cards of one suit.
    Flush,
    /// Three of one rank and two of another.
    FullHouse,
    /// Four cards of one rank.
    FourOfAKind,
    /// Five cards of one suit in sequence.
    StraightFlush,
    /// Ace to ten of one suit.
    RoyalFlush,
    /// Five cards of one rank, where a game ranks them above all (ruling PR-2's option).
    FiveOfAKind,
}
