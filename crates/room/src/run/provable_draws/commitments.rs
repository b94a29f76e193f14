//! The commitments of the room to its values for blocks.

use super::ProvableDraws;
use super::blocks::{MAX_CURRENT, read_key};
use crate::rng::Rng;
use crate::run::entry::RunChange;
use crate::run::private::SaltedText;
use draws::{Block, BlockNumber, Committer, EventKey};
use std::collections::BTreeSet;

impl ProvableDraws {
    /// The change that commits the room to a block with a new key, and the key as it is stored. `added` is the number of
    /// blocks that the same decision added before. `None` if the event has the maximum number of blocks: the cards of
    /// further hands are drawn by hand.
    pub(in crate::run) fn commit(
        &self,
        block: Block,
        added: u32,
        rng: &mut Rng,
    ) -> Option<(RunChange, String)> {
        let current = self.verifier().blocks().filter(|block| !block.ended).count();
        if current + added as usize >= MAX_CURRENT as usize {
            return None;
        }
        let last = self.verifier().blocks().next_back().map_or(0, |last| last.number.get());
        let number = BlockNumber::new(last + added + 1)?;
        let digits: String = (0..8).map(|_| format!("{:08x}", rng.below_u64(1 << 32))).collect();
        let root = Committer::<EventKey>::new(read_key(&digits)?, number, block).root();
        let SaltedText { sealed, kept } = SaltedText::new(&digits, rng);
        Some((RunChange::BlockCommitted { number, block, root, key: sealed }, kept))
    }

    /// Returns whether a block that no rollback ended has hands of this one. Two such blocks would overlap.
    pub(in crate::run) fn has_block(&self, block: &Block) -> bool {
        self.verifier().blocks().any(|known| !known.ended && known.block.overlaps(block))
    }

    /// The blocks that a rollback ended and that no later one replaces.
    pub(in crate::run) fn ended_blocks(&self) -> Vec<Block> {
        let mut known = BTreeSet::new();
        let ended = self.verifier().blocks().filter(|block| block.ended && !self.has_block(&block.block));
        let key = |block: &Block| (*block.participants().start(), *block.hands().start());
        ended.map(|ended| ended.block).filter(|block| known.insert(key(block))).collect()
    }
}
