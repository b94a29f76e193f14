//! The proof of a draw, its construction by the room, and its verification.

mod error;

use crate::block::Block;
use crate::committer::{Committer, EventKey, Opening, PhoneSecret};
use crate::digest::Digest;
use crate::draw::Draw;
use crate::order::{Cut, Order};
use crate::signature::{PhoneKey, PublicKey, Signature, SignedCut};
use cards::{Card, CardSet};
pub use error::ProofError;

/// A phone as it joined for a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JoinedPhone {
    /// The root over the values of the phone.
    pub root: Digest,
    /// The key with which the phone signs.
    pub key: PublicKey,
}

/// The message of a phone for a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhoneMessage {
    /// The phone's value V and its path.
    pub opening: Opening,
    /// The number that the participant named.
    pub cut: Cut,
    /// The signature of the phone over the room's root, the draw, V and the cut.
    pub signature: Signature,
}

/// A draw with everything that determines its card. All of it is public once the card is drawn. `Debug` hides R and V.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The draw.
    pub draw: Draw,
    /// The room's value R and its path.
    pub room: Opening,
    /// The message of the phone: V and its path, the cut and the signature.
    pub phone: PhoneMessage,
    /// The card.
    pub card: Card,
}

/// The facts from the log against which a proof is verified.
#[derive(Clone, Copy, Debug)]
pub struct PublicInputs {
    /// The draw that is due.
    pub draw: Draw,
    /// The block of the draw.
    pub block: Block,
    /// The room's root for the block.
    pub room_root: Digest,
    /// The phone to which the draw is bound, as it joined for the block.
    pub phone: JoinedPhone,
    /// The cards that the hand may not get: its valid cards at the first scan of the draw under `draw: pack` and
    /// `draw: respin`, none under `draw: wheel` and in spin-offs.
    pub excluded: CardSet,
    /// The number that the participant named; `None` if it is known from the proof alone.
    pub cut: Option<Cut>,
}

impl PhoneMessage {
    /// Makes the message of a phone; `None` if the block does not have the draw. A phone makes one message for a draw.
    pub fn new(
        phone: &Committer<PhoneSecret>,
        key: &PhoneKey,
        room_root: Digest,
        draw: Draw,
        cut: Cut,
    ) -> Option<PhoneMessage> {
        let opening = phone.open(&draw)?;
        let signature = key.sign(&SignedCut { room_root, draw, value: opening.value, cut });
        Some(PhoneMessage { opening, cut, signature })
    }

    fn verify(
        &self,
        draw: Draw,
        block: &Block,
        room_root: Digest,
        phone: JoinedPhone,
    ) -> Result<(), ProofError> {
        self.opening.verify::<PhoneSecret>(&draw, block, phone.root).map_err(|error| error.of_phone(draw))?;
        let signed = SignedCut { room_root, draw, value: self.opening.value, cut: self.cut };
        match phone.key.verifies(&signed, &self.signature) {
            true => Ok(()),
            false => Err(ProofError::PhoneSignature),
        }
    }
}

impl Proof {
    /// Makes the proof of a draw from the phone's message, which is verified first, so that no invalid one is stored.
    ///
    /// # Errors
    /// [`ProofError::OutsideBlock`], an error of the phone's value or signature, [`ProofError::WordsExhausted`] or
    /// [`ProofError::NoCard`].
    pub fn new(
        room: &Committer<EventKey>,
        draw: Draw,
        phone: JoinedPhone,
        message: PhoneMessage,
        excluded: CardSet,
    ) -> Result<Proof, ProofError> {
        let opened = room.open(&draw).ok_or(ProofError::OutsideBlock { draw })?;
        message.verify(draw, room.block(), room.root(), phone)?;
        let order = Order::new(room.root(), opened.value, message.opening.value, &draw)?;
        let card = order.card_at(message.cut, excluded).ok_or(ProofError::NoCard)?;
        Ok(Proof { draw, room: opened, phone: message, card })
    }

    /// Verifies every part of the proof against the facts of the log, and computes the card again. That R and V are
    /// HMACs of a key is not part of it: their roots alone bind them.
    ///
    /// # Errors
    /// The first [`ProofError`] in this order: draw, R, V, signature, cut, card.
    pub fn verify(&self, inputs: &PublicInputs) -> Result<(), ProofError> {
        let PublicInputs { draw, block, room_root, phone, excluded, .. } = *inputs;
        same_draw(draw, self.draw)?;
        self.room.verify::<EventKey>(&draw, &block, room_root).map_err(|error| error.of_room(draw))?;
        self.phone.verify(draw, &block, room_root, phone)?;
        let cut = self.phone.cut;
        if let Some(expected) = inputs.cut.filter(|expected| *expected != cut) {
            return Err(ProofError::OtherCut { expected, found: cut });
        }
        let order = Order::new(room_root, self.room.value, self.phone.opening.value, &draw)?;
        let (expected, found) = (order.card_at(cut, excluded).ok_or(ProofError::NoCard)?, self.card);
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
