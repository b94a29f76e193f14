//! The wheel of 52 cards that a poker run spins instead of drawing from a pack.

use crate::Card;

/// A wheel with one segment for each of the 52 cards. Spins are independent, so cards may repeat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wheel;

impl Wheel {
    /// The number of segments on the wheel.
    pub const SEGMENTS: u32 = 52;

    /// Spins once. `below(n)` must return a uniform random number below `n`; it is called with 52.
    ///
    /// # Panics
    /// Panics if `below(52)` returns 52 or more.
    pub fn spin(self, mut below: impl FnMut(u32) -> u32) -> Card {
        Card::from_index(below(Self::SEGMENTS) as usize).expect("a segment of the wheel is below 52")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_segment_shows_its_own_card() {
        let shown: Vec<Card> = (0..52).map(|segment| Wheel.spin(|_| segment)).collect();
        assert!(shown.into_iter().eq(Card::all()));
    }
}
