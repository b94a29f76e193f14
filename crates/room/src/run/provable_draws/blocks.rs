//! Blocks of 250 participants and four hands, and their keys.

use super::ProvableDraws;
use crate::rng::Rng;
use crate::run::entry::RunChange;
use crate::run::private::SaltedText;
use draws::{Block, BlockNumber, Committer, EventId, EventKey};
use std::collections::BTreeSet;

/// Number of participants of a block. The tree of a block has 250 · 4 hands · 9 slots · 2 attempts = 18,000 draws
/// (`docs/draws.md`).
const PARTICIPANTS: u32 = 250;
/// Number of hands of each participant of a block.
const HANDS: u32 = 4;

/// Maximum number of blocks without those that a rollback ended. The event has 256 numbers for both.
pub const MAX_CURRENT: u32 = 100;

/// The block that has a hand with this number of this participant: participants 1 to 250 and hands 1 to 4, and so on.
pub fn block_of(event: EventId, participant: u32, hand: u32) -> Option<Block> {
    let range_of = |number: u32, length: u32| {
        let first = number.checked_sub(1)? / length * length + 1;
        Some(first..=first + (length - 1))
    };
    Block::new(event, range_of(participant, PARTICIPANTS)?, range_of(hand, HANDS)?).ok()
}

/// The key of a block, from its text in the personal data: 64 hexadecimal digits.
pub fn read_key(text: &str) -> Option<EventKey> {
    text.parse::<draws::Digest>().ok().map(|digits| EventKey::new(*digits.as_bytes()))
}

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
