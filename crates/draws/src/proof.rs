//! The proof of a draw, its construction by the room, and its verification.

use crate::block::Block;
use crate::commitment::{Commitment, EventKey, Opening, OpeningError, PhoneSecret};
use crate::digest::Digest;
use crate::draw::Draw;
use crate::order::{Cut, Order, WordsExhausted};
use cards::{Card, CardSet};
use std::fmt;

/// A draw with everything that determines its card. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The draw.
    pub draw: Draw,
    /// The room's value R and its path.
    pub room: Opening,
    /// The phone's value V and its path.
    pub phone: Opening,
    /// The number that the participant named.
    pub cut: Cut,
    /// The card.
    pub card: Card,
}

/// The facts from the log against which a proof is verified.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The draw that is due.
    pub draw: Draw,
    /// The block of the draw.
    pub block: Block,
    /// The room's root for the block.
    pub room_root: Digest,
    /// The root, for the block, of the phone to which the draw is bound.
    pub phone_root: Digest,
    /// The cards that the hand may not get: those that it holds under `draw: pack` and `draw: respin`, none under
    /// `draw: wheel` and in spin-offs.
    pub held: CardSet,
    /// The number that the participant named; `None` if it is known from the proof alone.
    pub cut: Option<Cut>,
}

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
    /// R and its path do not belong to the draw and the room's root.
    Room(OpeningError),
    /// V and its path do not belong to the draw and the phone's root.
    Phone(OpeningError),
    /// The cut is not the number that the participant named.
    OtherCut { expected: Cut, found: Cut },
    /// The card is not the one at the cut; it is at the cut `at`.
    OtherCard { expected: Card, found: Card, cut: Cut, at: Cut },
    /// The random words do not suffice for an order of the cards.
    WordsExhausted,
    /// The hand holds all 52 cards.
    NoCard,
}

impl Proof {
    /// Makes the proof of a draw from the phone's message: its value with the path, and the cut. The phone's message is
    /// verified first, so that no invalid one is stored.
    ///
    /// # Errors
    /// [`ProofError::OutsideBlock`], [`ProofError::Phone`], [`ProofError::WordsExhausted`] or [`ProofError::NoCard`].
    pub fn new(
        room: &Commitment<EventKey>,
        draw: Draw,
        phone_root: Digest,
        phone: Opening,
        cut: Cut,
        held: CardSet,
    ) -> Result<Proof, ProofError> {
        let opened = room.open(&draw).ok_or(ProofError::OutsideBlock { draw })?;
        phone.verify::<PhoneSecret>(&draw, room.block(), phone_root).map_err(ProofError::Phone)?;
        let order = Order::new(room.root(), opened.value, phone.value, &draw)?;
        let card = order.card_at(cut, held).ok_or(ProofError::NoCard)?;
        Ok(Proof { draw, room: opened, phone, cut, card })
    }

    /// Verifies every part of the proof against the facts of the log, and computes the card again.
    ///
    /// # Errors
    /// The first [`ProofError`] in this order: draw, R, V, cut, card.
    pub fn verify(&self, terms: &Terms) -> Result<(), ProofError> {
        let Terms { draw, block, room_root, phone_root, held, .. } = *terms;
        same_draw(draw, self.draw)?;
        if block.index_of(&draw).is_none() {
            return Err(ProofError::OutsideBlock { draw });
        }
        self.room.verify::<EventKey>(&draw, &block, room_root).map_err(ProofError::Room)?;
        self.phone.verify::<PhoneSecret>(&draw, &block, phone_root).map_err(ProofError::Phone)?;
        if let Some(expected) = terms.cut.filter(|expected| *expected != self.cut) {
            return Err(ProofError::OtherCut { expected, found: self.cut });
        }
        let order = Order::new(room_root, self.room.value, self.phone.value, &draw)?;
        let (cut, found) = (self.cut, self.card);
        let expected = order.card_at(cut, held).ok_or(ProofError::NoCard)?;
        if expected == found {
            return Ok(());
        }
        Err(ProofError::OtherCard { expected, found, cut, at: order.cut_of(found) })
    }
}

fn same_draw(expected: Draw, found: Draw) -> Result<(), ProofError> {
    if expected.event != found.event {
        return Err(ProofError::OtherEvent { expected, found });
    }
    if expected.hand != found.hand {
        return Err(ProofError::OtherHand { expected, found });
    }
    if expected.slot != found.slot {
        return Err(ProofError::OtherSlot { expected, found });
    }
    if expected.attempt != found.attempt {
        return Err(ProofError::OtherAttempt { expected, found });
    }
    Ok(())
}

impl ProofError {
    /// The code of the error, the same in every program that verifies draws.
    pub const fn code(&self) -> &'static str {
        match self {
            ProofError::OtherEvent { .. } => "other_event",
            ProofError::OtherHand { .. } => "other_hand",
            ProofError::OtherSlot { .. } => "other_slot",
            ProofError::OtherAttempt { .. } => "other_attempt",
            ProofError::OutsideBlock { .. }
            | ProofError::Room(OpeningError::OutsideBlock)
            | ProofError::Phone(OpeningError::OutsideBlock) => "outside_block",
            ProofError::Room(OpeningError::PathLength { .. }) => "room_path_length",
            ProofError::Room(OpeningError::Root) => "room_root",
            ProofError::Phone(OpeningError::PathLength { .. }) => "phone_path_length",
            ProofError::Phone(OpeningError::Root) => "phone_root",
            ProofError::OtherCut { .. } => "other_cut",
            ProofError::OtherCard { .. } => "other_card",
            ProofError::WordsExhausted => "words_exhausted",
            ProofError::NoCard => "no_card",
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
            ProofError::Room(error) => write!(f, "the room's value: {error}"),
            ProofError::Phone(error) => write!(f, "the phone's value: {error}"),
            ProofError::OtherCut { expected, found } => {
                write!(f, "the cut is {found}, and the participant named {expected}")
            }
            ProofError::OtherCard { expected, found, cut, at } => {
                write!(f, "the card at cut {cut} is {expected}, not {found}, which is at cut {at}")
            }
            ProofError::WordsExhausted => WordsExhausted.fmt(f),
            ProofError::NoCard => f.write_str("the hand holds all 52 cards"),
        }
    }
}

impl std::error::Error for ProofError {}
