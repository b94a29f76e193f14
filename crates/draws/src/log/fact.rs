//! The facts of a log that concern draws.

use crate::block::Block;
use crate::digest::Digest;
use crate::draw::{Draw, Hand};
use crate::proof::Proof;
use cards::CardSet;
use std::fmt;

/// The number of a staff phone in its event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PhoneId(pub u32);

/// The number of a staff member in the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StaffId(pub u32);

/// A fact that an entry of the log records. An entry may record several.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum Fact {
    /// The room committed to its values for a block. Blocks are numbered from 1 in the order of the log.
    BlockCommitted { number: u32, block: Block, root: Digest },
    /// A hand was sold.
    HandSold { hand: Hand },
    /// A phone of a staff member committed to its values for the block with this number.
    PhoneJoined { phone: PhoneId, staff: StaffId, block: u32, root: Digest },
    /// A scan bound a draw to a phone.
    Scanned { draw: Draw, phone: PhoneId },
    /// A staff member bound a draw to another phone, with a reason.
    TakenOver { draw: Draw, phone: PhoneId, staff: StaffId, reason: String },
    /// A phone made the draw that was due. `held` are the cards that the hand could not get, by the rules of the event:
    /// those that it held under `draw: pack` and `draw: respin`, none otherwise.
    Drawn { due: Draw, phone: PhoneId, held: CardSet, proof: Box<Proof> },
    /// A staff member declared the card of a draw void, with a reason.
    DeclaredVoid { draw: Draw, staff: StaffId, reason: String },
    /// The log lost entries that were already acknowledged, such as after a restored backup. Every block ends: draws
    /// without a card need a new block, new roots of the phones, and a new scan.
    RolledBack,
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
