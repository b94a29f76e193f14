//! The counts for the closing report of an event.

use super::fact::StaffId;
use super::violation::Violation;
use crate::draw::Slot;
use std::collections::BTreeMap;

/// Numbers of the steps by which staff can influence a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Facts of takeovers, including those that violate the protocol.
    pub takeovers: u32,
    /// Facts of voids, including those that violate the protocol.
    pub voids: u32,
    /// Second draws for a slot of a hand.
    pub second_attempts: u32,
    /// Scans that bound a draw whose card was never drawn.
    pub open_scans: u32,
    /// Cards that were entered by hand.
    pub by_hand: u32,
}

/// The result of verifying a log, and the counts of its draws.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The violations in the order of the log.
    pub violations: Vec<Violation>,
    /// The number of draws with a card.
    pub draws: u32,
    /// The number of times that the log lost entries.
    pub rollbacks: u32,
    /// The number of hands that were not sold when one of their cards was drawn.
    pub unsold_hands: u32,
    /// The counts of all draws.
    pub total: Counts,
    /// The counts by stop or other card; slots without any are omitted.
    pub by_slot: BTreeMap<Slot, Counts>,
    /// The counts by staff member; those without any are omitted. Takeovers, voids and cards by hand count for their
    /// author, second attempts and open scans for the owner of the phone.
    pub by_staff: BTreeMap<StaffId, Counts>,
}

impl Report {
    /// Adds one to a count: of all draws, of the slot, and of the staff member if known.
    pub(super) fn count(&mut self, slot: Slot, staff: Option<StaffId>, of: fn(&mut Counts) -> &mut u32) {
        *of(&mut self.total) += 1;
        *of(self.by_slot.entry(slot).or_default()) += 1;
        if let Some(staff) = staff {
            *of(self.by_staff.entry(staff).or_default()) += 1;
        }
    }
}
