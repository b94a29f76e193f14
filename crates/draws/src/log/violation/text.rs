//! Violations in words.

use super::ViolationKind;
use std::fmt;

impl fmt::Display for ViolationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViolationKind::OutOfOrder { after } => write!(f, "the entry follows one at position {after}"),
            ViolationKind::OtherEvent { found } => write!(f, "the block is of event {found}"),
            ViolationKind::BlockRepeated { block } => write!(f, "block {block} was already committed"),
            ViolationKind::BlockChanged { block } => {
                write!(f, "block {block} was already committed, with another root or other hands")
            }
            ViolationKind::BlockNumberGap { expected, found } => {
                write!(f, "the block has the number {found}, not {expected}")
            }
            ViolationKind::BlockOverlaps { earlier } => write!(f, "the block has hands of block {earlier}"),
            ViolationKind::BlockRootReused { block } => {
                write!(f, "the root of block {block} is that of an earlier block")
            }
            ViolationKind::SoldBefore { first, hands } => {
                write!(f, "{hands} hands of the block were sold before it, the first of them {first}")
            }
            ViolationKind::UnknownBlock { block } => write!(f, "there is no block {block} at this point"),
            ViolationKind::PhoneOfOtherStaff { phone, before } => {
                write!(f, "{phone} is the one of {before}")
            }
            ViolationKind::PhoneRepeated { phone, block } => {
                write!(f, "{phone} already joined for block {block}")
            }
            ViolationKind::PhoneChanged { phone, block } => {
                write!(f, "{phone} already joined for block {block}, with another root or key")
            }
            ViolationKind::PhoneRootReused { phone } => {
                write!(f, "the root of {phone} is that of another phone or block")
            }
            ViolationKind::PhoneKeyInvalid { phone } => write!(f, "the key of {phone} is invalid"),
            ViolationKind::PhoneKeyReused { phone, owner } => {
                write!(f, "the key of {phone} is that of {owner}")
            }
            ViolationKind::JoinedAfterScan { phone, block } => {
                write!(f, "{phone} scanned a draw of block {block} before it joined for it")
            }
            ViolationKind::NotSold { hand } => write!(f, "hand {hand} is not sold"),
            ViolationKind::SlotHasCard { hand, slot } => {
                write!(f, "hand {hand} already has a card for {slot}")
            }
            ViolationKind::MissingSpinOff { hand, slot } => {
                write!(f, "hand {hand} has no card for the spin-off before {slot}")
            }
            ViolationKind::NoReason => f.write_str("no reason is given"),
            ViolationKind::NotEnteredByHand { hand, slot } => {
                write!(f, "hand {hand} has no card by hand for {slot}")
            }
            of_draw => fmt_draw(of_draw, f),
        }
    }
}

/// Formats the violations of a single draw.
fn fmt_draw(kind: &ViolationKind, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match kind {
        ViolationKind::NotCommitted { draw } => write!(f, "no block before has {draw}"),
        ViolationKind::PhoneNotJoined { draw, phone } => {
            write!(f, "{phone} has not joined for the block of {draw}")
        }
        ViolationKind::MissingVoid { draw } => write!(f, "{draw} without a void of the first attempt"),
        ViolationKind::AlreadyScanned { draw, bound } => write!(f, "{draw} is already bound to {bound}"),
        ViolationKind::OtherDrawOpen { draw } => write!(f, "{draw} while another draw of the hand is open"),
        ViolationKind::NotScanned { draw } => write!(f, "no scan bound {draw} to a phone"),
        ViolationKind::AlreadyDrawn { draw } => write!(f, "{draw} already has a card"),
        ViolationKind::DrawEnded { draw } => write!(f, "a card by hand took the place of {draw}"),
        ViolationKind::SamePhone { draw, phone } => write!(f, "{draw} is or was bound to {phone}"),
        ViolationKind::PhoneJoinedLate { draw, phone } => {
            write!(f, "{phone} joined after the first scan of {draw}")
        }
        ViolationKind::OtherPhone { draw, bound, found } => {
            write!(f, "{draw} is bound to {bound}, not {found}")
        }
        ViolationKind::ConflictingCard { draw, first, second } => {
            write!(f, "{draw} already has the card {first}, not {second}")
        }
        ViolationKind::OtherExcluded { draw, expected, found } => {
            let [expected, found] = [expected, found].map(|cards| cards.iter().map(|card| card.to_string()));
            let [expected, found] = [expected.collect::<String>(), found.collect::<String>()];
            write!(f, "{draw} excludes the cards [{expected}], not [{found}]")
        }
        ViolationKind::Proof { draw, error } => write!(f, "{draw}: {error}"),
        ViolationKind::AlreadyVoid { draw } => write!(f, "{draw} is already void"),
        ViolationKind::NotDrawn { draw } => write!(f, "{draw} has no card that could be void"),
        other => f.write_str(other.code()),
    }
}
