//! Ranges before the flop, deal by deal. Deals that are equal under suit isomorphism are counted once.

use super::equity::Tally;
use super::hands::before_the_flop;
use super::suits::SuitPermutation;
use super::{HoleCards, Kind, MAX_PLAYERS, Spot};
use cards::CardSet;
use std::collections::HashMap;

/// One representative of each class of equivalent deals of hole cards from the ranges, with the weight of the
/// class.
pub struct Deals {
    dead: CardSet,
    deals: Vec<(Vec<HoleCards>, u128)>,
}

/// Hands by their [`HoleCards::index`], padded with [`NOBODY`].
type Indices = [u16; MAX_PLAYERS];
const NOBODY: u16 = u16::MAX;

/// Collects the deals, up to permutations of the suits, within a limit.
struct Collector {
    /// For each permutation of the suits that leaves the dead cards unchanged: the images of all hands, as indices.
    images: Vec<Vec<u16>>,
    found: HashMap<Indices, u128>,
    /// Number of hands that may still be visited.
    left: u64,
}

impl Deals {
    /// The only deal of a spot in which every range contains a single hand; `None` for any other spot.
    pub fn only(spot: &Spot) -> Option<Deals> {
        let weight = spot.ranges().iter().map(|range| u128::from(range.total())).product();
        Some(Deals { dead: spot.dead(), deals: vec![(spot.hands()?, weight)] })
    }

    /// The deals of a spot; `None` if finding them would visit more than `most` hands.
    pub fn of(spot: &Spot, most: u64) -> Option<Deals> {
        let keeps = |permutation: &SuitPermutation| permutation.set(spot.dead()) == spot.dead();
        let images = SuitPermutation::all().filter(keeps).map(SuitPermutation::images_of_hands).collect();
        let hands: Vec<HoleCards> = HoleCards::all().collect();
        let mut collector = Collector { images, found: HashMap::new(), left: most };
        let ranges: Vec<Vec<(HoleCards, u32)>> =
            spot.ranges().iter().map(|range| range.hands().collect()).collect();
        collector.collect(&ranges, CardSet::EMPTY, 1, &mut [NOBODY; MAX_PLAYERS])?;
        let mut found: Vec<(Indices, u128)> = collector.found.into_iter().collect();
        found.sort_unstable();
        let hands =
            |deal: Indices| deal.iter().filter_map(|&index| hands.get(usize::from(index)).copied()).collect();
        let deals = found.into_iter().map(|(deal, weight)| (hands(deal), weight));
        Some(Deals { dead: spot.dead(), deals: deals.collect() })
    }

    /// Number of representative deals.
    pub fn len(&self) -> u64 {
        self.deals.len() as u64
    }

    /// Adds the showdowns of the deal at index `place` to `tally`.
    pub fn count(&self, place: usize, tally: &mut Tally) {
        let (hands, weight) = &self.deals[place];
        let kinds: Vec<Kind> = hands.iter().map(|hole| hole.kind()).collect();
        tally.add(&before_the_flop(hands, self.dead), &kinds, *weight);
    }
}

impl Collector {
    /// Collects every deal that starts with the hands in `deal`; `None` once the limit of visited hands is exceeded.
    fn collect(
        &mut self,
        ranges: &[Vec<(HoleCards, u32)>],
        taken: CardSet,
        weight: u128,
        deal: &mut Indices,
    ) -> Option<()> {
        let Some((range, rest)) = ranges.split_first() else {
            self.take(deal, weight);
            return Some(());
        };
        let place = deal.iter().position(|&index| index == NOBODY)?;
        for (hole, own) in range.iter().filter(|(hole, _)| hole.set().intersection(taken).is_empty()) {
            self.left = self.left.checked_sub(1)?;
            deal[place] = hole.index() as u16;
            self.collect(rest, taken.union(hole.set()), weight * u128::from(*own), deal)?;
        }
        deal[place] = NOBODY;
        Some(())
    }

    fn take(&mut self, deal: &Indices, weight: u128) {
        let under =
            |images: &Vec<u16>| deal.map(|index| images.get(usize::from(index)).copied().unwrap_or(NOBODY));
        let first = self.images.iter().map(under).min().unwrap_or(*deal);
        *self.found.entry(first).or_default() += weight;
    }
}
