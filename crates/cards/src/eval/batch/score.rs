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
}
