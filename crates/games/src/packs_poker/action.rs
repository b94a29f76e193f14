//! Actions of the players and the clock before the deal.

use super::Pack;
use crate::chips::Chips;
use crate::notation::{Notation, SyntaxError, Words};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An action while the wagers are open. Amounts are in cents (ALL-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(transform = crate::unit::cents)]
pub enum Action {
    /// Place a wager on a pack, replacing the seat's previous wager on that pack, if any.
    Wager {
        /// The pack wagered on.
        pack: Pack,
        /// The pack bet, in cents.
        bet: Chips,
        /// The bonus bet, in cents; 0 for none.
        #[serde(default)]
        bonus: Chips,
    },
    /// Withdraw the seat's wager on a pack, including its bonus bet.
    TakeBack {
        /// The pack whose wager is withdrawn.
        pack: Pack,
    },
    /// Confirm the wagers of this seat.
    Done,
    /// Make no wager in this round; wagers already placed are returned (ALL-3, PK-10).
    NoWager,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Wager { pack, bet, bonus: Chips::ZERO } => write!(f, "wager {bet} on pack {pack}"),
            Action::Wager { pack, bet, bonus } => write!(f, "wager {bet} and bonus {bonus} on pack {pack}"),
            Action::TakeBack { pack } => write!(f, "take back pack {pack}"),
            Action::Done => f.write_str("done"),
            Action::NoWager => f.write_str("no wager"),
        }
    }
}

crate::notation::reads_lines!(Action);

impl Notation for Action {
    const FORMS: &'static [&'static str] = &[
        "wager 400 on pack 1",
        "wager 400 and bonus 1000 on pack 1",
        "take back pack 1",
        "done",
        "no wager",
    ];

    fn read(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
        if words.phrase("wager") {
            let bet = words.amount()?;
            let bonus = if words.phrase("and bonus") { words.amount()? } else { Chips::ZERO };
            words.expect("on")?;
            return Ok(Action::Wager { pack: pack(words)?, bet, bonus });
        }
        if words.phrase("take back") {
            return Ok(Action::TakeBack { pack: pack(words)? });
        }
        let plain = [Action::Done, Action::NoWager];
        let action = plain.into_iter().find(|action| words.phrase(&action.to_string()));
        action.ok_or_else(|| words.no_form())
    }
}

fn pack(words: &mut Words<'_>) -> Result<Pack, SyntaxError> {
    words.expect("pack")?;
    words.number("a pack, 1 to 5", Pack::new)
}
