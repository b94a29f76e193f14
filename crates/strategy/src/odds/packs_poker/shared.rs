//! Five-card hands by rank, and the sets of cards that two hands can share.

use super::counts::{Counts, multisets};
use cards::Rank;
use std::collections::BTreeMap;

/// All five-card hands by rank, and for every set of cards that two hands can share, the hands that contain it.
pub(super) struct Shared {
    /// The 6,175 hands by rank.
    pub fives: Vec<Counts>,
    /// The sets of zero to five cards that two hands can share.
    pub parts: Vec<Part>,
}

/// A set of cards by rank, and the hands that contain it.
pub(super) struct Part {
    pub held: Counts,
    /// Sign for inclusion-exclusion: 1 for an even number of cards, −1 for an odd number.
    pub sign: i64,
    /// For each hand that contains these cards: its index in [`Shared::fives`], and the number of ways to
    /// choose these cards among its cards.
    pub hands: Vec<(u16, u8)>,
}

impl Shared {
    pub fn new() -> Shared {
        let fives = multisets(5);
        let mut parts: BTreeMap<(Counts, i64), Vec<(u16, u8)>> = BTreeMap::new();
        for (place, &five) in (0..).zip(&fives) {
            for (part, sign) in parts_of(five) {
                parts.entry((part, sign)).or_default().push((place, part.ways_from(five) as u8));
            }
        }
        let parts = parts.into_iter().map(|((held, sign), hands)| Part { held, sign, hands }).collect();
        Shared { fives, parts }
    }
}

/// Every set of cards that a hand can share with another hand, with its sign.
fn parts_of(hand: Counts) -> Vec<(Counts, i64)> {
    let mut parts = vec![(Counts::NONE, 1)];
    for rank in Rank::ALL {
        let mut more = parts.clone();
        for _ in 0..hand.of(rank) {
            more.iter_mut().for_each(|(part, sign)| (*part, *sign) = (part.with(rank), -*sign));
            parts.extend_from_slice(&more);
        }
    }
    parts
}
