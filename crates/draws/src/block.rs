//! A block of hands: the draws that one Merkle root covers, in a fixed order.

use crate::draw::{Attempt, Draw, EventId, Hand, Slot};
use std::fmt;
use std::num::NonZeroU32;
use std::ops::RangeInclusive;

/// The number of draws of a hand: every slot at both attempts.
const DRAWS_PER_HAND: u32 = Slot::COUNT as u32 * 2;

/// A block: every hand in a range of numbers, of every participant in a range of numbers.
///
/// Its draws are in the order of participants, then hands, slots and attempts. So the index of a draw, from 0, is
/// computed from the draw and never read from a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Block {
    event: EventId,
    first: Hand,
    participants: u32,
    hands: u32,
}

/// The number of a block in the log of its event: 1 to 256, in the order of the log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlockNumber(u16);

/// Reason why a block is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockError {
    /// A range is empty, or begins with 0.
    Empty,
    /// The block has more than [`Block::MAX_HANDS`] hands.
    TooLarge {
        /// The number of hands.
        hands: u64,
    },
}

impl BlockNumber {
    /// The first block of an event.
    pub const FIRST: BlockNumber = BlockNumber(1);

    /// The maximum number of blocks of an event.
    pub const MAX: u16 = 256;

    /// The block with this number; `None` unless it is 1 to 256.
    pub const fn new(number: u32) -> Option<BlockNumber> {
        if 1 <= number && number <= BlockNumber::MAX as u32 { Some(BlockNumber(number as u16)) } else { None }
    }

    /// The number, 1 to 256.
    pub const fn get(self) -> u32 {
        self.0 as u32
    }
}

impl Block {
    /// The maximum number of hands in a block. Its tree of hashes takes about 2.4 MB.
    pub const MAX_HANDS: u32 = 2_048;

    /// The maximum length of an inclusion path in a block.
    pub const MAX_PATH: usize = (Block::MAX_HANDS * DRAWS_PER_HAND).ilog2() as usize + 1;

    /// The block with the hands `hands` of each participant of `participants`.
    ///
    /// # Errors
    /// A [`BlockError`] if the block has no hand or too many.
    pub fn new(
        event: EventId,
        participants: RangeInclusive<u32>,
        hands: RangeInclusive<u32>,
    ) -> Result<Block, BlockError> {
        let first = Hand::new(*participants.start(), *hands.start()).ok_or(BlockError::Empty)?;
        let count = |range: &RangeInclusive<u32>| {
            (u64::from(*range.end()) + 1).saturating_sub(u64::from(*range.start()))
        };
        let all = count(&participants) * count(&hands);
        if all == 0 {
            return Err(BlockError::Empty);
        }
        if all > u64::from(Block::MAX_HANDS) {
            return Err(BlockError::TooLarge { hands: all });
        }
        // Neither count is above the product.
        let [participants, hands] = [&participants, &hands].map(|range| count(range) as u32);
        Ok(Block { event, first, participants, hands })
    }

    /// The event of the block.
    pub const fn event(&self) -> EventId {
        self.event
    }

    /// The numbers of the participants.
    pub const fn participants(&self) -> RangeInclusive<u32> {
        let first = self.first.participant.get();
        first..=first + (self.participants - 1)
    }

    /// The numbers of the hands of each participant.
    pub const fn hands(&self) -> RangeInclusive<u32> {
        let first = self.first.number.get();
        first..=first + (self.hands - 1)
    }

    /// The number of draws: 18 for each hand.
    pub const fn size(&self) -> u32 {
        self.participants * self.hands * DRAWS_PER_HAND
    }

    /// Returns whether the block has draws of this hand.
    pub fn contains(&self, hand: Hand) -> bool {
        self.hand_index(hand).is_some()
    }

    /// The index of a draw in the block, from 0; `None` if the block does not have it.
    pub fn index_of(&self, draw: &Draw) -> Option<u32> {
        let hand = self.hand_index(draw.hand).filter(|_| draw.event == self.event)?;
        let slot = u32::from(draw.slot.number()) - 1;
        Some(hand * DRAWS_PER_HAND + slot * 2 + u32::from(draw.attempt.number()) - 1)
    }

    /// All draws of the block, in the order of [`Block::index_of`].
    pub fn draws(&self) -> impl Iterator<Item = Draw> {
        let event = self.event;
        let numbers = |range: RangeInclusive<u32>| range.filter_map(NonZeroU32::new);
        let hands = self.hands();
        let hands = numbers(self.participants()).flat_map(move |participant| {
            numbers(hands.clone()).map(move |number| Hand { participant, number })
        });
        let slots = hands.flat_map(|hand| Slot::all().map(move |slot| (hand, slot)));
        slots.flat_map(move |(hand, slot)| {
            Attempt::ALL.into_iter().map(move |attempt| Draw { event, hand, slot, attempt })
        })
    }

    /// Returns whether both blocks have draws of the same hand.
    pub fn overlaps(&self, other: &Block) -> bool {
        let meet =
            |a: RangeInclusive<u32>, b: RangeInclusive<u32>| a.start() <= b.end() && b.start() <= a.end();
        self.event == other.event
            && meet(self.participants(), other.participants())
            && meet(self.hands(), other.hands())
    }

    /// The index of a hand among those of the block, from 0; `None` if the block does not have it.
    fn hand_index(&self, hand: Hand) -> Option<u32> {
        let participant = hand.participant.get().checked_sub(self.first.participant.get())?;
        let number = hand.number.get().checked_sub(self.first.number.get())?;
        let inside = participant < self.participants && number < self.hands;
        inside.then(|| participant * self.hands + number)
    }
}

impl fmt::Display for BlockNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for BlockNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BlockNumber({})", self.0)
    }
}

impl fmt::Display for Block {
    /// Formats the block in words: `participants 1 to 500, hands 1 to 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (participants, hands) = (self.participants(), self.hands());
        write!(f, "participants {} to {}, ", participants.start(), participants.end())?;
        write!(f, "hands {} to {}", hands.start(), hands.end())
    }
}

impl fmt::Debug for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Block({}: {self})", self.event)
    }
}

impl fmt::Display for BlockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BlockError::Empty => f.write_str("a block has at least one hand, and its numbers begin with 1"),
            BlockError::TooLarge { hands } => {
                write!(f, "a block of {hands} hands is too large: the limit is {}", Block::MAX_HANDS)
            }
        }
    }
}

impl std::error::Error for BlockError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn event() -> EventId {
        EventId::new("0123456789").unwrap()
    }

    fn block(participants: RangeInclusive<u32>, hands: RangeInclusive<u32>) -> Block {
        Block::new(event(), participants, hands).unwrap()
    }

    #[test]
    fn draws_have_their_positions_as_indices() {
        for one in [block(1..=4, 1..=3), block(7..=7, 2..=2), block(u32::MAX..=u32::MAX, u32::MAX..=u32::MAX)]
        {
            let draws: Vec<Draw> = one.draws().collect();
            assert_eq!(draws.len(), one.size() as usize);
            for (index, draw) in draws.iter().enumerate() {
                assert_eq!(one.index_of(draw), Some(index as u32), "{draw}");
            }
        }
    }

    #[test]
    fn draws_of_other_hands_and_events_have_no_index() {
        let one = block(3..=5, 2..=3);
        let inside = one.draws().next().unwrap();
        for (participant, number) in [(2, 2), (6, 2), (3, 1), (3, 4), (u32::MAX, 2)] {
            let hand = Hand::new(participant, number).unwrap();
            assert_eq!(one.index_of(&Draw { hand, ..inside }), None, "{hand}");
            assert!(!one.contains(hand));
        }
        let event = EventId::new("abcdefghjk").unwrap();
        assert_eq!(one.index_of(&Draw { event, ..inside }), None);
    }

    #[test]
    fn empty_and_oversized_blocks_are_refused() {
        let new = |participants, hands| Block::new(event(), participants, hands);
        assert_eq!(new(0..=3, 1..=1), Err(BlockError::Empty));
        assert_eq!(new(1..=3, 0..=1), Err(BlockError::Empty));
        #[allow(clippy::reversed_empty_ranges, reason = "the range is empty on purpose")]
        let reversed = new(3..=2, 1..=1);
        assert_eq!(reversed, Err(BlockError::Empty));
        assert!(new(1..=Block::MAX_HANDS, 1..=1).is_ok());
        let hands = u64::from(Block::MAX_HANDS) + 1;
        assert_eq!(new(1..=Block::MAX_HANDS + 1, 1..=1), Err(BlockError::TooLarge { hands }));
        assert!(matches!(new(1..=u32::MAX, 1..=u32::MAX), Err(BlockError::TooLarge { .. })));
    }

    #[test]
    fn the_longest_path_is_that_of_the_largest_block() {
        let size = block(1..=Block::MAX_HANDS, 1..=1).size();
        assert_eq!(Block::MAX_PATH, 16);
        assert_eq!((0..size).map(|index| crate::merkle::path_length(index, size)).max(), Some(16));
    }

    #[test]
    fn numbers_of_blocks_are_1_to_256() {
        let accepted = [0, 1, 256, 257, 65_537].map(|number| BlockNumber::new(number).map(BlockNumber::get));
        assert_eq!(accepted, [None, Some(1), Some(256), None, None]);
    }

    #[test]
    fn blocks_overlap_if_they_share_a_hand() {
        let one = block(3..=5, 2..=3);
        assert!(one.overlaps(&block(5..=9, 3..=4)) && block(1..=9, 1..=9).overlaps(&one));
        assert!(!one.overlaps(&block(6..=9, 2..=3)) && !one.overlaps(&block(3..=5, 4..=4)));
        let other = EventId::new("abcdefghjk").unwrap();
        assert!(!one.overlaps(&Block::new(other, 3..=5, 2..=3).unwrap()));
    }
}
