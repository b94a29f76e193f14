//! Reasons why a proof is refused, with their codes.

use crate::codes::codes;
use crate::committer::OpeningError;
use crate::draw::Draw;
use crate::order::{Cut, WordsExhausted};
use cards::Card;
use std::fmt;

/// Reason why a proof is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum ProofError {
    /// The proof is one of another event.
    OtherEvent { expected: Draw, found: Draw },
    /// The proof is one of another hand.
    OtherHand { expected: Draw, found: Draw },
    /// The proof is one of another stop, or of another card of the hand.
    OtherSlot { expected: Draw, found: Draw },
    /// The proof is one of another attempt.
    OtherAttempt { expected: Draw, found: Draw },
    /// The block does not have the draw.
    OutsideBlock { draw: Draw },
    /// The path of R has the wrong number of hashes.
    RoomPathLength { expected: usize, found: usize },
    /// R and its path do not lead from the draw to the room's root.
    RoomRoot,
    /// The path of V has the wrong number of hashes.
    PhonePathLength { expected: usize, found: usize },
    /// V and its path do not lead from the draw to the phone's root.
    PhoneRoot,
    /// The signature is not one of the phone over the room's root, the draw, V and the cut, or the phone's key is
    /// invalid.
    PhoneSignature,
    /// The cut is not the number that the participant named.
    OtherCut { expected: Cut, found: Cut },
    /// The random words do not suffice for an order of the cards.
    WordsExhausted,
    /// All 52 cards are excluded.
    NoCard,
    /// The card is not the one at the cut; it is at the cut `at`.
    OtherCard { expected: Card, found: Card, cut: Cut, at: Cut },
}

codes!(ProofError {
    OtherEvent => "other_event",
    OtherHand => "other_hand",
    OtherSlot => "other_slot",
    OtherAttempt => "other_attempt",
    OutsideBlock => "outside_block",
    RoomPathLength => "room_path_length",
    RoomRoot => "room_root",
    PhonePathLength => "phone_path_length",
    PhoneRoot => "phone_root",
    PhoneSignature => "phone_signature",
    OtherCut => "other_cut",
    WordsExhausted => "words_exhausted",
    NoCard => "no_card",
    OtherCard => "other_card",
});

impl OpeningError {
    pub(super) const fn of_room(self, draw: Draw) -> ProofError {
        match self {
            OpeningError::OutsideBlock => ProofError::OutsideBlock { draw },
            OpeningError::PathLength { expected, found } => ProofError::RoomPathLength { expected, found },
            OpeningError::Root => ProofError::RoomRoot,
        }
    }

    pub(super) const fn of_phone(self, draw: Draw) -> ProofError {
        match self {
            OpeningError::OutsideBlock => ProofError::OutsideBlock { draw },
            OpeningError::PathLength { expected, found } => ProofError::PhonePathLength { expected, found },
            OpeningError::Root => ProofError::PhoneRoot,
        }
    }
}

impl From<WordsExhausted> for ProofError {
    fn from(_: WordsExhausted) -> ProofError {
        ProofError::WordsExhausted
    }
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProofError::OtherEvent { expected, found } => {
                write!(f, "the proof is of event {}, not {}", found.event, expected.event)
            }
            ProofError::OtherHand { expected, found }
            | ProofError::OtherSlot { expected, found }
            | ProofError::OtherAttempt { expected, found } => {
                write!(f, "the proof is of {found}; {expected} is due")
            }
            ProofError::OutsideBlock { draw } => write!(f, "the block does not have {draw}"),
            ProofError::RoomPathLength { expected, found } => {
                write!(f, "the path of the room's value has {found} hashes, not {expected}")
            }
            ProofError::RoomRoot => f.write_str("the room's value does not lead to its root"),
            ProofError::PhonePathLength { expected, found } => {
                write!(f, "the path of the phone's value has {found} hashes, not {expected}")
            }
            ProofError::PhoneRoot => f.write_str("the phone's value does not lead to its root"),
            ProofError::PhoneSignature => {
                f.write_str("the signature is not one of the phone over its value and the cut")
            }
            ProofError::OtherCut { expected, found } => {
                write!(f, "the cut is {found}, and the participant named {expected}")
            }
            ProofError::WordsExhausted => WordsExhausted.fmt(f),
            ProofError::NoCard => f.write_str("all 52 cards are excluded"),
            ProofError::OtherCard { expected, found, cut, at } => {
                write!(f, "the card at cut {cut} is {expected}, not {found}, which is at cut {at}")
            }
        }
    }
}

impl std::error::Error for ProofError {}
