//! The blocks of a log.

use super::violation::ViolationKind;
use crate::block::{Block, BlockNumber};
use crate::digest::Digest;
use crate::draw::{Draw, EventId, Hand};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Debug, Default)]
pub(super) struct Blocks {
    by_number: BTreeMap<BlockNumber, CommittedBlock>,
    roots: BTreeSet<Digest>,
    /// The hands that were sold and that no block has so far.
    sold_outside: BTreeSet<Hand>,
}

/// A block to which the room committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommittedBlock {
    /// The number of the block.
    pub number: BlockNumber,
    /// The hands of the block.
    pub block: Block,
    /// The room's root.
    pub root: Digest,
    /// `true` after a rollback.
    pub ended: bool,
}

impl Blocks {
    pub fn commit(
        &mut self,
        event: EventId,
        number: BlockNumber,
        block: Block,
        root: Digest,
    ) -> Vec<ViolationKind> {
        let mut violations = Vec::new();
        if block.event() != event {
            violations.push(ViolationKind::OtherEvent { found: block.event() });
        }
        if let Some(known) = self.by_number.get(&number) {
            violations.push(match known.block == block && known.root == root {
                true => ViolationKind::BlockRepeated { block: number },
                false => ViolationKind::BlockChanged { block: number },
            });
            return violations;
        }
        let expected = self.by_number.last_key_value().map_or(1, |(latest, _)| latest.get() + 1);
        if number.get() != expected {
            violations.push(ViolationKind::BlockNumberGap { expected, found: number });
        }
        let overlapped = self.by_number.values().filter(|known| !known.ended && known.block.overlaps(&block));
        violations.extend(overlapped.map(|known| ViolationKind::BlockOverlaps { earlier: known.number }));
        if !self.roots.insert(root) {
            violations.push(ViolationKind::BlockRootReused { block: number });
        }
        violations.extend(self.sold_before(&block));
        self.by_number.insert(number, CommittedBlock { number, block, root, ended: false });
        violations
    }

    /// The violation that hands of a new block are already sold; from here on, a block has them.
    fn sold_before(&mut self, block: &Block) -> Option<ViolationKind> {
        let (before, outside): (BTreeSet<Hand>, BTreeSet<Hand>) =
            std::mem::take(&mut self.sold_outside).into_iter().partition(|hand| block.contains(*hand));
        self.sold_outside = outside;
        let first = *before.first()?;
        Some(ViolationKind::SoldBefore { first, hands: before.len() })
    }

    pub fn sell(&mut self, hand: Hand) {
        if !self.by_number.values().any(|known| known.block.contains(hand)) {
            self.sold_outside.insert(hand);
        }
    }

    /// Returns whether there is a block with this number that no rollback ended.
    pub fn is_current(&self, number: BlockNumber) -> bool {
        self.by_number.get(&number).is_some_and(|known| !known.ended)
    }

    pub fn all(&self) -> impl DoubleEndedIterator<Item = CommittedBlock> + '_ {
        self.by_number.values().copied()
    }

    /// The block of a draw: the latest one that has the draw and that no rollback ended.
    pub fn block_of(&self, draw: &Draw) -> Option<CommittedBlock> {
        let latest_first = self.by_number.values().rev();
        latest_first.copied().find(|known| !known.ended && known.block.index_of(draw).is_some())
    }

    pub fn end_all(&mut self) {
        self.by_number.values_mut().for_each(|block| block.ended = true);
    }
}
