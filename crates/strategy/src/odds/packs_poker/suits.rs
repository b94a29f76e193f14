//! Hands with a flush, as a correction of what their ranks alone are worth.
//!
//! A hand with a flush counts once at the strength of the flush, and is taken away once where its ranks stand. Cards of
//! its suit are told apart; the others matter by rank alone, and by the one suit of which the other side has a flush.

use super::counts::{Counts, for_each_choice, held};
use super::histogram::Histogram;
use cards::eval::Strength;
use cards::eval::parts::{RankSum, suited_strength};
use cards::{CardSet, Rank, Suit};

/// How many cards a hand has besides those of its flush: at most, where a pack brings two of them.
const MOST_OFF: usize = 2;

/// One side's hands with a flush of one suit.
pub(super) struct Flushes<'a> {
    /// What goes with the five cards: the pack, or nothing.
    pack: CardSet,
    suit: Suit,
    /// The ranks of the suit that can be dealt.
    left: u16,
    /// What the ranks of any cards of one suit add, by their bits.
    sums: &'a [RankSum],
}

/// Cards that can be dealt besides those of the suit: of one rank, and nothing else told apart.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    rank: Rank,
    cards: i64,
}

/// The cards of a hand beside the suit: some that it must hold, and all that can go with them.
pub(super) struct Off {
    /// How many it must hold.
    pub size: usize,
    /// In how many ways these come.
    pub ways: i64,
    /// By how many more cards there are: what their ranks add, with the number of ways.
    more: [Vec<(RankSum, i64)>; MOST_OFF + 1],
}

/// The cards of the suit in all hands that hold some of them, by how many other cards go with them.
pub(super) type Own = [Vec<(RankSum, Strength)>; MOST_OFF + 1];

impl<'a> Flushes<'a> {
    pub fn new(pack: CardSet, stub: CardSet, suit: Suit, sums: &'a [RankSum]) -> Flushes<'a> {
        Flushes { pack, suit, left: stub.ranks_of(suit), sums }
    }

    /// The ranks of the suit that can be dealt, as bits.
    pub const fn left(&self) -> u16 {
        self.left
    }

    /// How many cards of other suits a hand can have.
    pub const fn most_off(&self) -> usize {
        self.pack.ranks_of(self.suit).count_ones() as usize
    }

    /// The cards of the suit in all hands that hold these.
    pub fn own(&self, ranks: u16) -> Own {
        let pack = self.pack.ranks_of(self.suit);
        let base = self.pack.iter().map(|card| card.rank()).collect::<RankSum>();
        std::array::from_fn(|off| {
            let mut own = Vec::new();
            let more = (5 - off as u32).checked_sub(ranks.count_ones()).filter(|_| off <= self.most_off());
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

/// One card of each rank of which the bit is set.
pub(super) fn singles(ranks: u16) -> Vec<Slot> {
    held(ranks).map(|rank| Slot { rank, cards: 1 }).collect()
}

/// So many cards of each rank.
pub(super) fn by_rank(counts: Counts) -> Vec<Slot> {
    held(counts.ranks()).map(|rank| Slot { rank, cards: counts.of(rank).into() }).collect()
}

impl Off {
    /// Hands that must hold these of the slots, named by their places.
    pub fn new(slots: &[Slot], held: &[usize]) -> Off {
        let mut left = slots.to_vec();
        let (mut ways, mut sum) = (1, RankSum::EMPTY);
        for (before, &place) in held.iter().enumerate() {
            let again = held[..before].iter().filter(|&&other| other == place).count() as i64;
            ways = ways * left[place].cards / (again + 1);
            left[place].cards -= 1;
            sum = sum.with(left[place].rank);
        }
        let mut more = [vec![(sum, 1)], Vec::new(), Vec::new()];
        for (at, slot) in left.iter().enumerate().filter(|_| held.len() < MOST_OFF) {
            let one = sum.with(slot.rank);
            more[1].push((one, slot.cards));
            if held.is_empty() {
                more[2].push((one.with(slot.rank), slot.cards * (slot.cards - 1) / 2));
                let others = left[at + 1..].iter();
                more[2].extend(others.map(|other| (one.with(other.rank), slot.cards * other.cards)));
            }
        }
        more.iter_mut().for_each(|more| more.retain(|&(_, ways)| ways > 0));
        Off { size: held.len(), ways, more }
    }

    /// Every choice of at most so many of the slots.
    pub fn all(slots: &[Slot], most: usize) -> Vec<Off> {
        let offs = places_of(slots.len(), most).into_iter().map(|places| Off::new(slots, &places));
        offs.filter(|off| off.ways > 0).collect()
    }

    /// Adds all hands of these cards of the suit with all of these others: at the flush, and away from where their ranks
    /// stand. Says whether there are any.
    pub fn fill(&self, own: &Own, hands: &mut Histogram) -> bool {
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

/// Every choice of at most so many of so many places, and of two at the most; one may be chosen twice.
pub(super) fn places_of(slots: usize, most: usize) -> Vec<Vec<usize>> {
    let one = (0..slots).map(|place| vec![place]);
    let two = (0..slots).flat_map(|first| (first..slots).map(move |second| vec![first, second]));
    [vec![]].into_iter().chain(one).chain(two).filter(|places| places.len() <= most.min(MOST_OFF)).collect()
}
