//! Reasons why a round, as written down at the table, cannot be settled.

use super::super::{Clause, Pack, Refusal, RulesError, SetupError};
use crate::error::GameError;
use crate::seat::Seat;
use cards::Card;
use std::borrow::Cow;
use std::fmt;

/// The location of a card in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardLocation {
    /// In the pack with this number, counted from 1.
    Pack(usize),
    /// In a player's hand.
    Seat(Seat),
    /// In the dealer's hand, as dealt.
    Dealer,
    /// The fifth card of a dealer who was dealt four.
    DealerExtra,
}

impl fmt::Display for CardLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardLocation::Pack(number) => write!(f, "pack {number}"),
            CardLocation::Seat(seat) => write!(f, "the hand of {seat:?}"),
            CardLocation::Dealer => f.write_str("the dealer's hand"),
            CardLocation::DealerExtra => f.write_str("dealer_extra"),
        }
    }
}

fn both(first: CardLocation, second: CardLocation) -> String {
    if first == second { format!("twice in {first}") } else { format!("in {first} and in {second}") }
}

/// The reason a round is not settled. The message contains the position in the request and, if possible, the
/// correction.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
pub enum RefereeError {
    #[error("field rules: {0}")]
    #[strum(transparent)]
    Rules(#[from] RulesError),
    #[error(transparent)]
    #[strum(transparent)]
    Setup(#[from] SetupError),
    #[error(
        "the number of packs in field packs is {found}, but setting packs is {packs}: give each pack its list of cards"
    )]
    PacksLength { found: usize, packs: usize },
    #[error("{card} is {}: each card is in the deck once", both(*first, *second))]
    CardTwice { card: Card, first: CardLocation, second: CardLocation },
    #[error("{0:?} appears twice: list each player once")]
    SeatTwice(Seat),
    #[error("{seat:?} wagers on pack {pack} twice: give one bet and one bonus for each pack")]
    WagerTwice { seat: Seat, pack: Pack },
    #[error("{seat:?}: {refusal}")]
    Refused { seat: Seat, refusal: Refusal },
    #[error("the dealer was dealt four cards: give the fifth as dealer_extra")]
    NoDealerExtra,
}

impl GameError for RefereeError {
    type Clause = Clause;

    fn code(&self) -> &'static str {
        match self {
            RefereeError::Refused { refusal, .. } => refusal.code(),
            other => other.into(),
        }
    }

    fn clauses(&self) -> Cow<'static, [Clause]> {
        let own: &'static [Clause] = match self {
            RefereeError::Rules(error) => return error.clauses(),
            RefereeError::Setup(error) => return error.clauses(),
            RefereeError::PacksLength { .. } => &[Clause::Rule4, Clause::Pk2],
            RefereeError::CardTwice { .. } => &[Clause::Rule1, Clause::Pk9],
            RefereeError::SeatTwice(_) | RefereeError::WagerTwice { .. } => &[Clause::Rule2, Clause::Pk12],
            RefereeError::Refused { refusal, .. } => return refusal.clauses(),
            RefereeError::NoDealerExtra => &[Clause::DealerFour, Clause::Pk9, Clause::Pk12],
        };
        Cow::Borrowed(own)
    }
}
