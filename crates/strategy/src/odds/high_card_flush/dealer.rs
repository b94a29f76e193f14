//! Outcomes of the dealer's possible hands against a player's hand.

use std::ops::{Add, AddAssign, Mul};

/// Number of dealer hands by outcome, as if the player always raised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dealer {
    /// Number of hands that do not qualify.
    pub not_qualified: u64,
    /// Number of qualifying hands that are lower than the player's.
    pub win: u64,
    /// Number of qualifying hands that equal the player's.
    pub tie: u64,
    /// Number of qualifying hands that are higher than the player's.
    pub lose: u64,
}

impl Dealer {
    /// Builds the counts from four numbers of dealer hands: those that do not qualify, those below the player's
    /// hand, those below or equal to it, and all.
    #[inline]
    pub(super) fn new(not_qualified: u64, below: u64, below_or_equal: u64, all: u64) -> Dealer {
        let below = below.max(not_qualified);
        let below_or_equal = below_or_equal.max(not_qualified);
        Dealer {
            not_qualified,
            win: below - not_qualified,
            tie: below_or_equal - below,
            lose: all - below_or_equal,
        }
    }

    /// Total number of dealer hands.
    #[inline]
    pub const fn all(self) -> u64 {
        self.not_qualified + self.win + self.tie + self.lose
    }

    /// Total net win over all hands, in antes, after a raise of `raise` antes (HF-4). A `raise` of 0 is not a fold,
    /// which loses the ante against every hand.
    #[inline]
    pub fn won(self, raise: u8) -> i128 {
        let stake = 1 + i128::from(raise);
        i128::from(self.not_qualified) + stake * (i128::from(self.win) - i128::from(self.lose))
    }
}

impl Add for Dealer {
    type Output = Dealer;

    fn add(self, other: Dealer) -> Dealer {
        Dealer {
            not_qualified: self.not_qualified + other.not_qualified,
            win: self.win + other.win,
            tie: self.tie + other.tie,
            lose: self.lose + other.lose,
        }
    }
}

impl AddAssign for Dealer {
    fn add_assign(&mut self, other: Dealer) {
        *self = *self + other;
    }
}

impl Mul<u64> for Dealer {
    type Output = Dealer;

    fn mul(self, times: u64) -> Dealer {
        Dealer {
            not_qualified: self.not_qualified * times,
            win: self.win * times,
            tie: self.tie * times,
            lose: self.lose * times,
        }
    }
}
