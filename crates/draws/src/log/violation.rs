//! Violations of the protocol in a log of draws.

use super::fact::{PhoneId, StaffId};
use crate::draw::{Draw, EventId, Hand};
use crate::proof::ProofError;
use cards::Card;
use std::fmt;

/// A violation, with the position of the entry in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The position of the entry, as the caller counts.
    pub position: u64,
    /// The violation.
    pub violation: Violation,
}

/// A violation of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum Violation {
    /// The entry is at a lower position than the one before it, which is at `after`.
    OutOfOrder { after: u64 },
    /// The entry is of another event.
    OtherEvent { found: EventId },
    /// An earlier block is missing: the next one has the number `expected`.
    BlockMissing { expected: u32, found: u32 },
    /// The block was already committed, with the same root.
    BlockRepeated { block: u32 },
    /// The block with this number was already committed, with another root or other hands.
    BlockChanged { block: u32 },
    /// The block has hands of the block `earlier`.
    BlockOverlaps { earlier: u32 },
    /// The root is that of an earlier block, so a key was used twice.
    BlockRootReused { block: u32 },
    /// Some hands of the block were sold before it was committed, `first` the first of them.
    SoldBefore { first: Hand, hands: usize },
    /// There is no such block, or it ended with a rollback.
    UnknownBlock { block: u32 },
    /// The phone already joined for this block, with the same root.
    PhoneRepeated { phone: PhoneId, block: u32 },
    /// The phone already joined for this block, with another root.
    PhoneRootChanged { phone: PhoneId, block: u32 },
    /// The root is that of another phone or block, so a secret was used twice.
    PhoneRootReused { phone: PhoneId },
    /// The phone joined as that of another staff member before.
    PhoneOfOtherStaff { phone: PhoneId, before: StaffId },
    /// The phone scanned a draw of the block before it joined for it.
    JoinedAfterScan { phone: PhoneId, block: u32 },
    /// No block that was committed before has the draw.
    NotCommitted { draw: Draw },
    /// The phone has not joined for the block of the draw.
    PhoneNotJoined { draw: Draw, phone: PhoneId },
    /// The draw was already bound to the phone `bound` by a scan.
    AlreadyScanned { draw: Draw, bound: PhoneId },
    /// No scan bound the draw to a phone.
    NotScanned { draw: Draw },
    /// Another phone than the one to which the draw is bound used it.
    OtherPhone { draw: Draw, bound: PhoneId, found: PhoneId },
    /// The phone to which the draw is bound already took it over.
    SamePhone { draw: Draw, phone: PhoneId },
    /// The draw already has a card.
    AlreadyDrawn { draw: Draw },
    /// The draw already has another card.
    TwoCards { draw: Draw, first: Card, second: Card },
    /// A second attempt without a void of the first.
    NoVoid { draw: Draw },
    /// A void of a draw without a card.
    NotDrawn { draw: Draw },
    /// The draw was already declared void.
    AlreadyVoid { draw: Draw },
    /// A takeover or void without a reason.
    NoReason { draw: Draw },
    /// The proof is invalid.
    Proof { draw: Draw, error: ProofError },
}

impl Violation {
    /// The code of the violation, the same in every program that verifies draws.
    pub const fn code(&self) -> &'static str {
        match self {
            Violation::OutOfOrder { .. } => "out_of_order",
            Violation::OtherEvent { .. } => "other_event",
            Violation::BlockMissing { .. } => "block_missing",
            Violation::BlockRepeated { .. } => "block_repeated",
            Violation::BlockChanged { .. } => "block_changed",
            Violation::BlockOverlaps { .. } => "block_overlaps",
            Violation::BlockRootReused { .. } => "block_root_reused",
            Violation::SoldBefore { .. } => "sold_before",
            Violation::UnknownBlock { .. } => "unknown_block",
            Violation::PhoneRepeated { .. } => "phone_repeated",
            Violation::PhoneRootChanged { .. } => "phone_root_changed",
            Violation::PhoneRootReused { .. } => "phone_root_reused",
            Violation::PhoneOfOtherStaff { .. } => "phone_of_other_staff",
            Violation::JoinedAfterScan { .. } => "joined_after_scan",
            Violation::NotCommitted { .. } => "not_committed",
            Violation::PhoneNotJoined { .. } => "phone_not_joined",
            Violation::AlreadyScanned { .. } => "already_scanned",
            Violation::NotScanned { .. } => "not_scanned",
            Violation::OtherPhone { .. } => "other_phone",
            Violation::SamePhone { .. } => "same_phone",
            Violation::AlreadyDrawn { .. } => "already_drawn",
            Violation::TwoCards { .. } => "two_cards",
            Violation::NoVoid { .. } => "no_void",
            Violation::NotDrawn { .. } => "not_drawn",
            Violation::AlreadyVoid { .. } => "already_void",
            Violation::NoReason { .. } => "no_reason",
            Violation::Proof { error, .. } => error.code(),
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Violation::OutOfOrder { after } => write!(f, "the entry follows one at position {after}"),
            Violation::OtherEvent { found } => write!(f, "the entry is of event {found}"),
            Violation::BlockMissing { expected, found } => {
                write!(f, "block {found} follows, and block {expected} is missing")
            }
            Violation::BlockRepeated { block } => write!(f, "block {block} was already committed"),
            Violation::BlockChanged { block } => {
                write!(f, "block {block} was already committed, with another root or other hands")
            }
            Violation::BlockOverlaps { earlier } => write!(f, "the block has hands of block {earlier}"),
            Violation::BlockRootReused { block } => {
                write!(f, "the root of block {block} is that of an earlier block")
            }
            Violation::SoldBefore { first, hands } => {
                write!(f, "{hands} hands of the block were sold before it, the first of them {first}")
            }
            Violation::UnknownBlock { block } => write!(f, "there is no block {block} at this point"),
            Violation::PhoneRepeated { phone, block } => {
                write!(f, "{phone} already joined for block {block}")
            }
            Violation::PhoneRootChanged { phone, block } => {
                write!(f, "{phone} already joined for block {block}, with another root")
            }
            Violation::PhoneRootReused { phone } => {
                write!(f, "the root of {phone} is that of another phone or block")
            }
            Violation::PhoneOfOtherStaff { phone, before } => write!(f, "{phone} is the one of {before}"),
            Violation::JoinedAfterScan { phone, block } => {
                write!(f, "{phone} scanned a draw of block {block} before it joined for it")
            }
            Violation::NotCommitted { draw } => write!(f, "no block before has {draw}"),
            Violation::PhoneNotJoined { draw, phone } => {
                write!(f, "{phone} has not joined for the block of {draw}")
            }
            Violation::AlreadyScanned { draw, bound } => write!(f, "{draw} is already bound to {bound}"),
            Violation::NotScanned { draw } => write!(f, "no scan bound {draw} to a phone"),
            Violation::OtherPhone { draw, bound, found } => {
                write!(f, "{draw} is bound to {bound}, not {found}")
            }
            Violation::SamePhone { draw, phone } => write!(f, "{draw} is already bound to {phone}"),
            Violation::AlreadyDrawn { draw } => write!(f, "{draw} already has a card"),
            Violation::TwoCards { draw, first, second } => {
                write!(f, "{draw} already has the card {first}, not {second}")
            }
            Violation::NoVoid { draw } => write!(f, "{draw} without a void of the first attempt"),
            Violation::NotDrawn { draw } => write!(f, "{draw} has no card that could be void"),
            Violation::AlreadyVoid { draw } => write!(f, "{draw} is already void"),
            Violation::NoReason { draw } => write!(f, "no reason is given for {draw}"),
            Violation::Proof { draw, error } => write!(f, "{draw}: {error}"),
        }
    }
}
