//! What a player may do before the cards.

use super::Pack;
use crate::chips::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An action while the wagers are open. Amounts are in units of ALL-2, cents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Wager this on a pack, in place of what was wagered on it before.
    Wager {
        /// Which pack.
        pack: Pack,
        /// The pack bet.
        bet: Chips,
        /// The bonus bet; nothing for none.
        #[serde(default)]
        bonus: Chips,
    },
    /// Take the wager on a pack back, with its bonus.
    TakeBack {
        /// Which pack.
        pack: Pack,
    },
    /// The wagers of this seat stand.
    Done,
    /// No wager in this round: what was placed goes back (ALL-3, PK-10).
    NoWager,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Wager { pack, bet, bonus: Chips::ZERO } => write!(f, "wager {bet} on pack {pack}"),
            Action::Wager { pack, bet, bonus } => write!(f, "wager {bet} and bonus {bonus} on pack {pack}"),
            Action::TakeBack { pack } => write!(f, "take back the wager on pack {pack}"),
            Action::Done => f.write_str("done"),
            Action::NoWager => f.write_str("no wager"),
        }
    }
}
