//! Violations of the protocol in a log of draws.

mod text;

use super::fact::{PhoneId, StaffId};
use crate::block::BlockNumber;
use crate::codes::codes;
use crate::draw::{Draw, EventId, Hand, Slot};
use crate::proof::ProofError;
use cards::{Card, CardSet};

/// A violation of the protocol, with the position of the entry in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The position of the entry, as the caller counts.
    pub position: u64,
    /// The rule that was violated.
    pub kind: ViolationKind,
}

/// The rule that a violation breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum ViolationKind {
    /// The entry is at a lower position than the one before it, which is at `after`.
    OutOfOrder { after: u64 },
    /// The block is of another event.
    OtherEvent { found: EventId },
    /// The block was already committed, with the same root.
    BlockRepeated { block: BlockNumber },
    /// The block with this number was already committed, with another root or other hands.
    BlockChanged { block: BlockNumber },
    /// The number does not follow the latest one.
    BlockNumberGap { expected: u32, found: BlockNumber },
    /// The block has hands of the block `earlier`.
    BlockOverlaps { earlier: BlockNumber },
    /// The root is that of an earlier block.
    BlockRootReused { block: BlockNumber },
    /// Some hands of the block were sold before it was committed, `first` the first of them.
    SoldBefore { first: Hand, hands: usize },
    /// There is no such block, or it ended with a rollback.
    UnknownBlock { block: BlockNumber },
    /// The phone joined as that of another staff member before.
    PhoneOfOtherStaff { phone: PhoneId, before: StaffId },
    /// The phone already joined for this block, with the same root and key.
    PhoneRepeated { phone: PhoneId, block: BlockNumber },
    /// The phone already joined for this block, with another root or key.
    PhoneChanged { phone: PhoneId, block: BlockNumber },
    /// The root is that of another phone or block.
    PhoneRootReused { phone: PhoneId },
    /// The key is not a valid public key.
    PhoneKeyInvalid { phone: PhoneId },
    /// The key is that of another phone.
    PhoneKeyReused { phone: PhoneId, owner: PhoneId },
    /// The phone scanned or took over a draw of the block before it joined for it.
    JoinedAfterScan { phone: PhoneId, block: BlockNumber },
    /// No block that was committed before has the draw.
    NotCommitted { draw: Draw },
    /// The phone has not joined for the block of the draw.
    PhoneNotJoined { draw: Draw, phone: PhoneId },
    /// The hand is not sold.
    NotSold { hand: Hand },
    /// A second attempt without a void of the first.
    MissingVoid { draw: Draw },
    /// The slot of the hand already has a valid card.
    SlotHasCard { hand: Hand, slot: Slot },
    /// The spin-off before this one has no valid card.
    MissingSpinOff { hand: Hand, slot: Slot },
    /// The draw was already bound to the phone `bound` by a scan.
    AlreadyScanned { draw: Draw, bound: PhoneId },
    /// Another draw of the hand was scanned and has no card.
    OtherDrawOpen { draw: Draw },
    /// A takeover or void without a reason.
    NoReason,
    /// No scan bound the draw to a phone.
    NotScanned { draw: Draw },
    /// The draw already has a card.
    AlreadyDrawn { draw: Draw },
    /// A card that was entered by hand took the place of the draw.
    DrawEnded { draw: Draw },
    /// The draw is or was bound to the phone that takes it over.
    SamePhone { draw: Draw, phone: PhoneId },
    /// The phone joined after the first scan of the draw that it takes over.
    PhoneJoinedLate { draw: Draw, phone: PhoneId },
    /// Another phone than the one to which the draw is bound used it.
    OtherPhone { draw: Draw, bound: PhoneId, found: PhoneId },
    /// The draw already has another card.
    ConflictingCard { draw: Draw, first: Card, second: Card },
    /// The cards that the hand could not get are others.
    OtherExcluded { draw: Draw, expected: CardSet, found: CardSet },
    /// The proof is invalid.
    Proof { draw: Draw, error: ProofError },
    /// The draw was already declared void.
    AlreadyVoid { draw: Draw },
    /// A void of a draw without a card.
    NotDrawn { draw: Draw },
    /// A void of a card by hand in a slot that has none.
    NotEnteredByHand { hand: Hand, slot: Slot },
}

codes!(ViolationKind {
    OutOfOrder => "out_of_order",
    OtherEvent => "other_event",
    BlockRepeated => "block_repeated",
    BlockChanged => "block_changed",
    BlockNumberGap => "block_number_gap",
    BlockOverlaps => "block_overlaps",
    BlockRootReused => "block_root_reused",
    SoldBefore => "sold_before",
    UnknownBlock => "unknown_block",
    PhoneOfOtherStaff => "phone_of_other_staff",
    PhoneRepeated => "phone_repeated",
    PhoneChanged => "phone_changed",
    PhoneRootReused => "phone_root_reused",
    PhoneKeyInvalid => "phone_key_invalid",
    PhoneKeyReused => "phone_key_reused",
    JoinedAfterScan => "joined_after_scan",
    NotCommitted => "not_committed",
    PhoneNotJoined => "phone_not_joined",
    NotSold => "not_sold",
    MissingVoid => "missing_void",
    SlotHasCard => "slot_has_card",
    MissingSpinOff => "missing_spin_off",
    AlreadyScanned => "already_scanned",
    OtherDrawOpen => "other_draw_open",
    NoReason => "no_reason",
    NotScanned => "not_scanned",
    AlreadyDrawn => "already_drawn",
    DrawEnded => "draw_ended",
    SamePhone => "same_phone",
    PhoneJoinedLate => "phone_joined_late",
    OtherPhone => "other_phone",
    ConflictingCard => "conflicting_card",
    OtherExcluded => "other_excluded",
    Proof => "proof",
    AlreadyVoid => "already_void",
    NotDrawn => "not_drawn",
    NotEnteredByHand => "not_entered_by_hand",
});

impl Violation {
    /// The code of the violation: that of the rule or, for an invalid proof, that of the error.
    pub const fn code(&self) -> &'static str {
        match &self.kind {
            ViolationKind::Proof { error, .. } => error.code(),
            kind => kind.code(),
        }
    }
}
