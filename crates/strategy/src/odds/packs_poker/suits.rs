//! Hands with a flush, as corrections to the counts by ranks alone.
//!
//! A hand with a flush is added at the strength of the flush and subtracted at the strength of its ranks. Its
//! cards of the flush suit are enumerated individually; for the others only the rank matters, and whether they
//! are of the suit in which the other side has a flush.

use super::counts::{Counts, for_each_choice, held};
use super::histogram::Histogram;
use cards::eval::Strength;
use cards::eval::parts::{RankSum, suited_strength};
use cards::{CardSet, Rank, Suit};

/// Maximum number of the five dealt cards outside the flush suit, reached if both pack cards are of that suit.
const MAX_OFF_SUIT: usize = 2;

/// One side's hands with a flush of one suit.
pub(super) struct Flushes<'a> {
    /// Cards used in addition to the five: the pack, or none for a dealer who uses only their own five cards.
    pack: CardSet,
    suit: Suit,
    /// Ranks of the suit that can be dealt, as a bit mask.
    left: u16,
    /// Rank sums of all sets of cards of one suit, indexed by bit mask.
    sums: &'a [RankSum],
}

/// Interchangeable cards outside the suit that can be dealt: all of one rank.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    rank: Rank,
    cards: i64,
}

/// Cards of a hand outside the suit: some that it must contain, and all possible further cards.
pub(super) struct OffSuit {
    /// Number of cards that the hand must contain.
    pub size: usize,
    /// Number of ways to choose the required cards.
    pub ways: i64,
    /// By the number of further cards: the rank sums of the cards outside the suit, each with its number of
    /// ways.
    more: [Vec<(RankSum, i64)>; MAX_OFF_SUIT + 1],
}

/// For all hands that contain some given cards of the suit: the rank sum of the pack and of the cards dealt in the
/// suit, and the strength of the flush, by the number of cards dealt outside the suit.
pub(super) type InSuit = [Vec<(RankSum, Strength)>; MAX_OFF_SUIT + 1];

impl<'a> Flushes<'a> {
    pub fn new(pack: CardSet, remaining: CardSet, suit: Suit, sums: &'a [RankSum]) -> Flushes<'a> {
        Flushes { pack, suit, left: remaining.ranks_of(suit), sums }
    }

    /// Ranks of the suit that can be dealt, as a bit mask.
    pub const fn left(&self) -> u16 {
        self.left
    }

    /// Maximum number of the five dealt cards that are of other suits, in a hand with a flush.
    pub const fn max_off_suit(&self) -> usize {
        self.pack.ranks_of(self.suit).count_ones() as usize
    }

    /// The cards of the suit in all hands that are dealt these ranks of the suit, among others.
    pub fn own(&self, ranks: u16) -> InSuit {
        let pack = self.pack.ranks_of(self.suit);
        let base = self.pack.iter().map(|card| card.rank()).collect::<RankSum>();
        std::array::from_fn(|off| {
            let mut own = Vec::new();
            let more =
                (5 - off as u32).checked_sub(ranks.count_ones()).filter(|_| off <= self.max_off_suit());
            more.into_iter().for_each(|more| {
                for_each_choice(self.left & !ranks, more, ranks, &mut |ranks| {
                    let flush = suited_strength(ranks | pack);
                    own.extend(flush.map(|flush| (base.join(self.sums[usize::from(ranks)]), flush)));
                });
            });
            own
        })
    }
}

/// A slot of one card for each rank whose bit is set.
pub(super) fn singles(ranks: u16) -> Vec<Slot> {
    held(ranks).map(|rank| Slot { rank, cards: 1 }).collect()
}

/// A slot for each rank that occurs in `counts`, with its number of cards.
pub(super) fn by_rank(counts: Counts) -> Vec<Slot> {
    held(counts.ranks()).map(|rank| Slot { rank, cards: counts.of(rank).into() }).collect()
}

impl OffSuit {
    /// Hands that must contain one card of each of the slots `held`, given by their indices.
    pub fn new(slots: &[Slot], held: &[usize]) -> OffSuit {
        let mut left = slots.to_vec();
        let (mut ways, mut sum) = (1, RankSum::EMPTY);
        for (before, &place) in held.iter().enumerate() {
            let again = held[..before].iter().filter(|&&other| other == place).count() as i64;
            ways = ways * left[place].cards / (again + 1);
            left[place].cards -= 1;
            sum = sum.with(left[place].rank);
        }
        let mut more = [vec![(sum, 1)], Vec::new(), Vec::new()];
        for (at, slot) in left.iter().enumerate().filter(|_| held.len() < MAX_OFF_SUIT) {
            let one = sum.with(slot.rank);
            more[1].push((one, slot.cards));
            if held.is_empty() {
                more[2].push((one.with(slot.rank), slot.cards * (slot.cards - 1) / 2));
                let others = left[at + 1..].iter();
                more[2].extend(others.map(|other| (one.with(other.rank), slot.cards * other.cards)));
            }
        }
        more.iter_mut().for_each(|more| more.retain(|&(_, ways)| ways > 0));
        OffSuit { size: held.len(), ways, more }
    }

    /// Cards outside the suit for every choice of at most `most` required cards from the slots.
    pub fn all(slots: &[Slot], most: usize) -> Vec<OffSuit> {
        let offs = places_of(slots.len(), most).into_iter().map(|places| OffSuit::new(slots, &places));
        offs.filter(|off| off.ways > 0).collect()
    }

    /// Combines the cards `own` of the suit with these cards outside it. Each hand is added at the strength of its
    /// flush and subtracted at the strength of its ranks. Returns `true` if there is any such hand.
    pub fn fill(&self, own: &InSuit, hands: &mut Histogram) -> bool {
        let mut any = false;
        for (own, more) in own[self.size..].iter().zip(&self.more) {
            let all = more.iter().map(|(_, ways)| ways).sum();
            for &(sum, flush) in own {
                hands.add(flush, all);
                more.iter().for_each(|&(ranks, ways)| hands.add(sum.join(ranks).strength(), -ways));
            }
            any |= !own.is_empty() && all > 0;
        }
        any
    }
}

/// Every choice of up to `most` slot indices, but never more than two; an index may be chosen twice.
pub(super) fn places_of(slots: usize, most: usize) -> Vec<Vec<usize>> {
    let one = (0..slots).map(|place| vec![place]);
    let two = (0..slots).flat_map(|first| (first..slots).map(move |second| vec![first, second]));
    [vec![]]
        .into_iter()
        .chain(one)
        .chain(two)
        .filter(|places| places.len() <= most.min(MAX_OFF_SUIT))
        .collect()
}
