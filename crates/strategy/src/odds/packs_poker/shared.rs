//! Hands of five by rank, and the cards that they can share.

use super::counts::{Counts, multisets};
use cards::Rank;
use std::collections::BTreeMap;

/// Every hand of five by its ranks, and for every set of cards that hands can share, the hands that contain it.
pub(super) struct Shared {
    /// The 6,175 hands.
    pub fives: Vec<Counts>,
    /// Sets of cards that can be shared: none to five cards.
    pub parts: Vec<Part>,
}

/// Some cards by their ranks, and the hands that contain them.
pub(super) struct Part {
    pub held: Counts,
    /// Sign for inclusion and exclusion: 1, or −1 for an odd number of cards.
    pub sign: i64,
    /// Index of the hand, and the number of ways in which its own cards contain these.
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

/// Every set of cards that a hand can share with another, with its sign.
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
