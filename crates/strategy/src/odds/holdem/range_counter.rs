//! Showdowns of any number of players on complete boards, over every deal of their hands.

use super::equity::Tally;
use super::showdowns::winners;
use super::{HoleCards, Kind, Spot};
use cards::CardSet;
use cards::eval::{Packed, Strength};

/// A hand of a range, prepared for evaluation.
#[derive(Clone, Copy)]
struct Hand {
    set: CardSet,
    packed: Packed,
    kind: Kind,
    weight: u32,
    strength: Strength,
}

/// The players' ranges, and the counts so far.
pub struct RangeCounter {
    ranges: Vec<Vec<Hand>>,
    /// Hands of each range that share no card with the current board.
    live: Vec<Vec<Hand>>,
    tally: Tally,
}

impl RangeCounter {
    /// Creates a counter for the ranges of a spot.
    pub fn new(spot: &Spot, categories: bool) -> RangeCounter {
        let hand = |(hole, weight): (HoleCards, u32)| Hand {
            set: hole.set(),
            packed: hole.cards().into_iter().collect(),
            kind: hole.kind(),
            weight,
            strength: Strength::MIN,
        };
        let ranges: Vec<Vec<Hand>> =
            spot.ranges().iter().map(|range| range.hands().map(hand).collect()).collect();
        RangeCounter {
            live: vec![Vec::new(); ranges.len()],
            tally: Tally::for_players(ranges.len(), categories),
            ranges,
        }
    }

    /// Counts every deal of hands on a board, multiplied by `times`.
    pub fn count(&mut self, board: CardSet, times: u32) {
        let packed = Packed::from(board);
        for (live, range) in self.live.iter_mut().zip(&self.ranges) {
            let left = range.iter().filter(|hand| hand.set.intersection(board).is_empty());
            live.clear();
            live.extend(left.map(|hand| Hand { strength: hand.packed.join(packed).strength(), ..*hand }));
        }
        let mut deal = Deal { strengths: Vec::new(), kinds: Vec::new() };
        deal_all(&self.live, CardSet::EMPTY, times.into(), &mut deal, &mut self.tally);
    }

    /// Returns the counts of all boards so far.
    pub fn tally(self) -> Tally {
        self.tally
    }
}

/// Strengths and kinds of the hands dealt so far, in the order of the players.
struct Deal {
    strengths: Vec<Strength>,
    kinds: Vec<Kind>,
}

fn deal_all(ranges: &[Vec<Hand>], taken: CardSet, weight: u128, deal: &mut Deal, tally: &mut Tally) {
    let Some((range, rest)) = ranges.split_first() else {
        return tally.add_one(winners(&deal.strengths), &deal.strengths, &deal.kinds, weight);
    };
    for hand in range.iter().filter(|hand| hand.set.intersection(taken).is_empty()) {
        deal.strengths.push(hand.strength);
        deal.kinds.push(hand.kind);
        deal_all(rest, taken.union(hand.set), weight * u128::from(hand.weight), deal, tally);
        deal.strengths.pop();
        deal.kinds.pop();
    }
}
