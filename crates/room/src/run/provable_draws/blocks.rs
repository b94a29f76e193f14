//! Blocks of 250 participants and four hands, and their keys.

use draws::{Block, EventId, EventKey};

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
