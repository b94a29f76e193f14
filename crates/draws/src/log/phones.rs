//! The phones of a log.

use super::fact::{PhoneId, StaffId};
use super::violation::ViolationKind;
use crate::block::BlockNumber;
use crate::digest::Digest;
use crate::proof::JoinedPhone;
use crate::signature::PublicKey;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Debug, Default)]
pub(super) struct Phones {
    joined: BTreeMap<(PhoneId, BlockNumber), Join>,
    roots: BTreeSet<Digest>,
    keys: BTreeMap<PublicKey, PhoneId>,
    staff: BTreeMap<PhoneId, StaffId>,
    /// The phones that scanned or took over a draw of a block.
    phones_in_use: BTreeSet<(PhoneId, BlockNumber)>,
}

/// A phone that joined for a block, with the number of the fact.
#[derive(Clone, Copy, Debug)]
pub(super) struct Join {
    pub phone: JoinedPhone,
    pub sequence: u64,
}

impl Phones {
    pub fn join(
        &mut self,
        phone: PhoneId,
        staff: StaffId,
        block: BlockNumber,
        join: Join,
    ) -> Vec<ViolationKind> {
        let mut violations = Vec::new();
        let before = *self.staff.entry(phone).or_insert(staff);
        if before != staff {
            violations.push(ViolationKind::PhoneOfOtherStaff { phone, before });
        }
        if let Some(known) = self.joined.get(&(phone, block)) {
            violations.push(match known.phone == join.phone {
                true => ViolationKind::PhoneRepeated { phone, block },
                false => ViolationKind::PhoneChanged { phone, block },
            });
            return violations;
        }
        if !self.roots.insert(join.phone.root) {
            violations.push(ViolationKind::PhoneRootReused { phone });
        }
        if !join.phone.key.is_valid() {
            violations.push(ViolationKind::PhoneKeyInvalid { phone });
        }
        let owner = *self.keys.entry(join.phone.key).or_insert(phone);
        if owner != phone {
            violations.push(ViolationKind::PhoneKeyReused { phone, owner });
        }
        if self.phones_in_use.contains(&(phone, block)) {
            violations.push(ViolationKind::JoinedAfterScan { phone, block });
        }
        self.joined.insert((phone, block), join);
        violations
    }

    pub fn joined(&self, phone: PhoneId, block: BlockNumber) -> Option<Join> {
        self.joined.get(&(phone, block)).copied()
    }

    /// Records that a phone scanned or took over a draw of a block. From here on, it cannot join for the block.
    pub fn use_phone(&mut self, phone: PhoneId, block: BlockNumber) {
        self.phones_in_use.insert((phone, block));
    }

    /// The phones and blocks for which they joined.
    pub fn all(&self) -> impl Iterator<Item = (PhoneId, BlockNumber, JoinedPhone)> + '_ {
        self.joined.iter().map(|(&(phone, block), join)| (phone, block, join.phone))
    }

    /// The phone with a key.
    pub fn with_key(&self, key: PublicKey) -> Option<PhoneId> {
        self.keys.get(&key).copied()
    }

    pub fn staff_of(&self, phone: PhoneId) -> Option<StaffId> {
        self.staff.get(&phone).copied()
    }
}
