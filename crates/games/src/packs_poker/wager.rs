//! Wagers on packs: a pack bet and an optional bonus bet.

use super::pack::Pack;
use crate::chips::Chips;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A seat's wager on one pack, in cents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct Wager {
    /// The pack bet, in cents; 0 for no wager.
    pub bet: Chips,
    /// The bonus bet, in cents; 0 for none.
    pub bonus: Chips,
}

impl Wager {
    /// The sum of bet and bonus; `None` above [`Chips::MAX`].
    pub fn sum(self) -> Option<Chips> {
        self.bet.checked_add(self.bonus)
    }
}

/// One seat's wager on one pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatWager {
    /// The seat that made the wager.
    pub seat: Seat,
    /// The pack wagered on.
    pub pack: Pack,
    /// The bet and bonus, in cents.
    pub wager: Wager,
}

/// One of the two bets on a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bet {
    /// The pack bet, against the dealer's hand.
    Pack,
    /// The bonus bet, on the player's own hand.
    Bonus,
}

/// Identifies one of the two bets on a pack, without its amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackWager {
    /// The pack wagered on.
    pub pack: Pack,
    /// The kind of bet on the pack.
    pub bet: Bet,
}
