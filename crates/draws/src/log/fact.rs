//! The facts of a log that concern draws.

use crate::block::{Block, BlockNumber};
use crate::digest::Digest;
use crate::draw::{Draw, Hand, Slot};
use crate::proof::{JoinedPhone, Proof};
use cards::{Card, CardSet};
use std::fmt;
use std::num::NonZeroU32;

/// The number of a staff phone in its event, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PhoneId(pub NonZeroU32);

/// The number of a staff member in the event, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StaffId(pub NonZeroU32);

/// The rule of an event that determines the cards a hand may not get (PR-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawRule {
    /// `draw: wheel`: a hand may get any card.
    Wheel,
    /// `draw: pack`: a hand gets no card that it has.
    Pack,
    /// `draw: respin`: a card that the hand has is drawn again.
    Respin,
}

/// A fact that an entry of the log records. An entry may record several.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum Fact {
    /// The room committed to its values for a block.
    BlockCommitted { number: BlockNumber, block: Block, root: Digest },
    /// A hand was sold.
    HandSold { hand: Hand },
    /// A phone of a staff member committed to its values for the block with this number, and to its key.
    PhoneJoined { phone: PhoneId, staff: StaffId, block: BlockNumber, joined: JoinedPhone },
    /// A scan bound a draw to a phone.
    Scanned { draw: Draw, phone: PhoneId },
    /// A staff member bound a draw to another phone, with a reason. The participant names the cut again.
    TakenOver { draw: Draw, phone: PhoneId, staff: StaffId, reason: String },
    /// A phone made the draw of the proof. `excluded` are the cards that the hand could not get, by the rule of the
    /// event.
    Drawn { phone: PhoneId, excluded: CardSet, proof: Box<Proof> },
    /// A staff member declared the card of a draw void, with a reason.
    DeclaredVoid { draw: Draw, staff: StaffId, reason: String },
    /// A staff member entered a card by hand: from a physical wheel, a pack or paper.
    EnteredByHand { hand: Hand, slot: Slot, card: Card, staff: StaffId },
    /// A staff member declared the card that was entered by hand void, with a reason.
    ByHandDeclaredVoid { hand: Hand, slot: Slot, staff: StaffId, reason: String },
    /// The log lost entries that were already acknowledged, such as after a restored backup. Every block ends: draws
    /// without a card need a new block, new roots of the phones, and a new scan.
    RolledBack,
}

/// A fact with the position of its entry in the log, from 0 to 2^53 − 1. The facts of one entry have the same position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The position.
    pub position: u64,
    /// The fact.
    pub fact: Fact,
}

impl Fact {
    /// The hand that the fact concerns; `None` for a block, a phone or a rollback.
    pub const fn hand(&self) -> Option<Hand> {
        match self {
            Fact::HandSold { hand }
            | Fact::EnteredByHand { hand, .. }
            | Fact::ByHandDeclaredVoid { hand, .. } => Some(*hand),
            Fact::Scanned { draw, .. } | Fact::TakenOver { draw, .. } | Fact::DeclaredVoid { draw, .. } => {
                Some(draw.hand)
            }
            Fact::Drawn { proof, .. } => Some(proof.draw.hand),
            Fact::BlockCommitted { .. } | Fact::PhoneJoined { .. } | Fact::RolledBack => None,
        }
    }
}

impl PhoneId {
    /// The first phone of an event.
    pub const FIRST: PhoneId = PhoneId(NonZeroU32::MIN);

    /// The phone with this number; `None` if it is 0.
    pub const fn new(number: u32) -> Option<PhoneId> {
        match NonZeroU32::new(number) {
            Some(number) => Some(PhoneId(number)),
            None => None,
        }
    }
}

impl StaffId {
    /// The staff member with this number; `None` if it is 0.
    pub const fn new(number: u32) -> Option<StaffId> {
        match NonZeroU32::new(number) {
            Some(number) => Some(StaffId(number)),
            None => None,
        }
    }
}

impl DrawRule {
    /// The cards of a hand that it may not get again in this slot.
    pub fn excluded(self, slot: Slot, cards: CardSet) -> CardSet {
        match self {
            DrawRule::Pack | DrawRule::Respin if slot.is_of_hand() => cards,
            DrawRule::Wheel | DrawRule::Pack | DrawRule::Respin => CardSet::EMPTY,
        }
    }
}

impl fmt::Display for PhoneId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "phone {}", self.0)
    }
}

impl fmt::Display for StaffId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "staff member {}", self.0)
    }
}
