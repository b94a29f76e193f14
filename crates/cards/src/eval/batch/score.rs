//! The result for one hand of a batch.

/// Number of hands that are evaluated by the same instructions.
pub const WIDTH: usize = 32;

/// A number that orders hands of seven cards as their strengths do: larger is better, equal is a tie.
///
/// The numbers have gaps, unlike those of [`Strength`](crate::eval::Strength).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub(super) u32);

impl Score {
    /// The score with these halves.
    #[inline(always)]
    pub(super) const fn of(upper: u16, lower: u16) -> Score {
        Score((upper as u32) << 16 | lower as u32)
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// Place of the category in [`Category::ALL`](crate::eval::Category::ALL).
    #[inline]
    pub const fn category_index(self) -> u32 {
        // Both kinds of straight flush have the highest three bits of four of a kind.
        (self.0 >> 29) + (self.0 >= STRAIGHT_FLUSH) as u32 + (self.0 >= ROYAL_FLUSH) as u32
    }
}

const STRAIGHT_FLUSH: u32 = 0xffff << 16;
const ROYAL_FLUSH: u32 = STRAIGHT_FLUSH | 1 << 9;
