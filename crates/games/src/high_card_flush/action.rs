//! Actions of players, the clock, the house and the staff.

use crate::chips::Chips;
use crate::notation::{Notation, SyntaxError, Words};
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The wagers that a seat makes before the deal, in cents. A bonus of 0 means that the wager is not made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = crate::unit::cents)]
pub struct Wagers {
    /// The amount, in cents, of the ante, which is wagered against the dealer.
    pub ante: Chips,
    /// The amount, in cents, of the bonus wager on the length of the player's own flush.
    #[serde(default)]
    pub flush_bonus: Chips,
    /// The amount, in cents, of the bonus wager on the longest run in one suit.
    #[serde(default)]
    pub straight_flush_bonus: Chips,
    /// The amount, in cents, of the progressive wager, on a share of the meter or a fixed payout.
    #[serde(default)]
    pub progressive: Chips,
}

/// A kind of wager that a player can make in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Wager {
    /// The wager against the dealer, made before the deal.
    Ante,
    /// The wager against the dealer, made after the deal.
    Raise,
    /// The bonus wager on the length of the player's own flush.
    FlushBonus,
    /// The bonus wager on the longest run in one suit.
    StraightFlushBonus,
    /// The progressive wager, on a share of the meter or a fixed payout.
    Progressive,
}

/// The owner of a hand: a player or the dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Place")]
pub enum HandOwner {
    /// The player in this seat.
    Seat(Seat),
    /// The dealer.
    Dealer,
}

/// An action of a player, the clock, the house or the staff.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(transform = crate::unit::cents)]
pub enum Action {
    /// Make these wagers and be dealt in.
    Wager(Wagers),
    /// Make no wager and receive no cards in this round (HF-6).
    SitOut,
    /// Make the raise wager of this amount, in cents.
    Raise(Chips),
    /// Forfeit the ante; the bonus wagers remain in play.
    Fold,
    /// Declare a misdeal, as the house or the staff: a hand was found to have this many cards (HF-5).
    Misdeal {
        /// The owner of the hand with the wrong number of cards.
        at: HandOwner,
        /// The number of cards found in the hand.
        cards: u8,
    },
}

impl Wagers {
    /// The kind and the amount of each bonus wager, in cents and in order of settlement; 0 if the wager is not made.
    pub const fn bonuses(&self) -> [(Wager, Chips); 3] {
        [
            (Wager::FlushBonus, self.flush_bonus),
            (Wager::StraightFlushBonus, self.straight_flush_bonus),
            (Wager::Progressive, self.progressive),
        ]
    }

    /// The total of all wagers made before the deal, in cents; `None` above [`Chips::MAX`].
    pub fn total(&self) -> Option<Chips> {
        Chips::checked_sum([self.ante, self.flush_bonus, self.straight_flush_bonus, self.progressive])
    }

    /// Returns whether the seat made a bonus wager, which the player's cards alone decide.
    pub fn has_bonus(&self) -> bool {
        self.bonuses().iter().any(|(_, amount)| *amount > Chips::ZERO)
    }
}

impl Wager {
    /// The identifier in requests and replies: `flush_bonus`.
    pub const fn id(self) -> &'static str {
        match self {
            Wager::Ante => "ante",
            Wager::Raise => "raise",
            Wager::FlushBonus => "flush_bonus",
            Wager::StraightFlushBonus => "straight_flush_bonus",
            Wager::Progressive => "progressive",
        }
    }
}

impl fmt::Display for Wager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for HandOwner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HandOwner::Seat(seat) => write!(f, "seat {seat}"),
            HandOwner::Dealer => f.write_str("the dealer"),
        }
    }
}

/// The names of the bonus wagers in notation, in order of settlement.
const BONUSES: [&str; 3] = ["flush", "straight", "progressive"];

impl fmt::Display for Wagers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ante {}", self.ante)?;
        for (name, (_, amount)) in BONUSES.iter().zip(self.bonuses()) {
            if amount > Chips::ZERO {
                write!(f, " {name} {amount}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Wager(wagers) => fmt::Display::fmt(wagers, f),
            Action::SitOut => f.write_str("sit out"),
            Action::Raise(amount) => write!(f, "raise {amount}"),
            Action::Fold => f.write_str("fold"),
            Action::Misdeal { at: HandOwner::Seat(seat), cards } => {
                write!(f, "misdeal seat {seat} {cards} cards")
            }
            Action::Misdeal { at: HandOwner::Dealer, cards } => write!(f, "misdeal dealer {cards} cards"),
        }
    }
}

crate::notation::reads_lines!(Action);

impl Notation for Action {
    const FORMS: &'static [&'static str] = &[
        "ante 1000",
        "ante 1000 flush 500 straight 500 progressive 100",
        "sit out",
        "raise 1000",
        "fold",
        "misdeal seat 2 6 cards",
        "misdeal dealer 8 cards",
    ];

    const TYPED: &'static [&'static str] = Self::FORMS.split_at(5).0;

    fn read(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
        if words.phrase("ante") {
            return wagers(words).map(Action::Wager);
        }
        if words.phrase("raise") {
            return words.amount().map(Action::Raise);
        }
        if words.phrase("misdeal") {
            return misdeal(words);
        }
        let action =
            [Action::SitOut, Action::Fold].into_iter().find(|action| words.phrase(&action.to_string()));
        action.ok_or_else(|| words.no_form())
    }
}

/// Parses the ante and then each bonus wager at most once, in any order.
fn wagers(words: &mut Words<'_>) -> Result<Wagers, SyntaxError> {
    let ante = words.amount()?;
    let mut bonuses = [None; 3];
    while let Some(which) = (0..3).find(|&which| bonuses[which].is_none() && words.phrase(BONUSES[which])) {
        bonuses[which] = Some(words.amount()?);
    }
    let [flush_bonus, straight_flush_bonus, progressive] = bonuses.map(Option::unwrap_or_default);
    Ok(Wagers { ante, flush_bonus, straight_flush_bonus, progressive })
}

fn misdeal(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
    let at = if words.phrase("seat") {
        HandOwner::Seat(words.seat()?)
    } else if words.phrase("dealer") {
        HandOwner::Dealer
    } else {
        return Err(words.syntax_error("\"seat\" or \"dealer\""));
    };
    let cards = words.number("a number of cards, 0 to 255", Some)?;
    words.expect("cards")?;
    Ok(Action::Misdeal { at, cards })
}
