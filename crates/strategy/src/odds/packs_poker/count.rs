//! Counts of all deals with one given pack.
//!
//! 1. By rank: every hand is counted at the strength of its ranks, and hands with a flush are counted by kind
//!    of flush.
//! 2. By suit: if both sides have a flush, the comparison by ranks in step 1 is corrected.

use super::counts::{Counts, for_each_choice, held};
use super::deals::Deals;
use super::histogram::{Categories, Histogram};
use super::shared::{Part, Shared};
use super::suits::{Flushes, InSuit, OffSuit, Slot, by_rank, places_of, singles};
use cards::eval::parts::{RankSum, suited_strength};
use cards::eval::{Category, Strength};
use cards::{CardSet, Rank, Suit};
use games::packs_poker::DealerHand;

/// Number of hands with a flush among the hands with given ranks: plain flushes, straight flushes, royal
/// flushes.
type FlushCount = [i64; 3];

/// Ranks of one flush of each kind. Any flush can represent its kind, since no strength by ranks falls between two
/// flushes of a kind.
const FLUSHES: [u16; 3] = [0b10_1111, 0b1_1111, 0b1_1111_0000_0000];

/// Counter of deals. Data that does not depend on the pack is computed once.
pub struct Counter {
    shared: Shared,
    categories: Categories,
    /// Rank sums of all sets of cards of one suit, indexed by bit mask.
    sums: Vec<RankSum>,
    hands: [Histogram; 4],
}

/// The cards to deal from, and the pack cards that each side uses in addition to its five.
struct Deal {
    remaining: CardSet,
    player: CardSet,
    dealer: CardSet,
}

/// The hands of one side, regardless of suits: for each, the strength of its ranks, and the number of its flushes.
struct Side {
    strengths: Vec<Strength>,
    flushes: Vec<FlushCount>,
}

impl Counter {
    /// Creates a counter, and computes the data that does not depend on the pack.
    pub fn new() -> Counter {
        let shared = Shared::new();
        let categories = Categories::new(&shared.fives);
        let sums = (0..1 << 13).map(|ranks| Counts::of_ranks(ranks).sum()).collect();
        Counter { shared, categories, sums, hands: std::array::from_fn(|_| Histogram::new()) }
    }

    /// Counts all deals of five cards to the player and five others to the dealer from `remaining`, with a pack of
    /// two cards. Any cards of the pack in `remaining` are left out.
    pub fn count(&mut self, pack: CardSet, remaining: CardSet, dealer_hand: DealerHand) -> Deals {
        let dealer = match dealer_hand {
            DealerHand::WithPack => pack,
            DealerHand::DealerOwnFive => CardSet::EMPTY,
        };
        let deal = Deal { remaining: remaining.difference(pack), player: pack, dealer };
        let mut deals = Deals::default();
        self.by_rank(&deal, &mut deals);
        self.by_suit(&deal, &mut deals);
        deals
    }

    /// Compares all hands of both sides by ranks, and then the flushes of each side with all hands of the other
    /// side by ranks.
    fn by_rank(&mut self, deal: &Deal, deals: &mut Deals) {
        let left = Counts::of_suits(deal.remaining, Suit::ALL);
        let ways: Vec<i64> = self.shared.fives.iter().map(|five| five.ways_from(left)).collect();
        let player = self.side(deal, deal.player, &ways);
        let other = (deal.dealer != deal.player).then(|| self.side(deal, deal.dealer, &ways));
        let dealer = other.as_ref().unwrap_or(&player);
        for part in &self.shared.parts {
            let choices = part.held.ways_from(left);
            if choices == 0 {
                continue;
            }
            let [all, plain, others, flushes] = &mut self.hands;
            fill(part, &player, &ways, choices, [plain, all], choices);
            fill(part, dealer, &ways, choices, [others, flushes], 0);
            self.categories.compare(all, others, part.sign, deals);
            self.categories.compare(plain, flushes, part.sign, deals);
            self.hands.iter_mut().for_each(Histogram::clear);
        }
    }

    fn side(&self, deal: &Deal, pack: CardSet, ways: &[i64]) -> Side {
        let base: RankSum = pack.iter().map(|card| card.rank()).collect();
        let suits = suits(deal, pack);
        let hands = self.shared.fives.iter().zip(ways);
        let hands = hands.map(|(five, &ways)| match ways {
            0 => (Strength::MAX, [0; 3]),
            _ => (base.join(five.sum()).strength(), flushes(*five, &suits)),
        });
        let (strengths, flushes) = hands.unzip();
        Side { strengths, flushes }
    }

    /// Corrects the comparison of all pairs of hands that both have a flush.
    fn by_suit(&mut self, deal: &Deal, deals: &mut Deals) {
        let mut known: Vec<([[u16; 3]; 2], bool, Deals)> = Vec::new();
        for (own, other) in Suit::ALL.into_iter().flat_map(|own| Suit::ALL.map(|other| (own, other))) {
            // Pairs of suits with the same ranks in the pack and in the remaining cards give the same counts.
            let key = [own, other]
                .map(|suit| [deal.player, deal.dealer, deal.remaining].map(|set| set.ranks_of(suit)));
            let found = known.iter().find(|(before, same, _)| *before == key && *same == (own == other));
            let counted = found.map(|(_, _, deals)| *deals).unwrap_or_else(|| {
                let mut counted = Deals::default();
                match own == other {
                    true => self.of_one_suit(deal, own, &mut counted),
                    false => self.of_two_suits(deal, own, other, &mut counted),
                }
                known.push((key, own == other, counted));
                counted
            });
            *deals += counted;
        }
    }

    /// Counts deals in which both sides have a flush of the same suit.
    fn of_one_suit(&mut self, deal: &Deal, suit: Suit, deals: &mut Deals) {
        let Counter { sums, categories, hands, .. } = self;
        let player = Flushes::new(deal.player, deal.remaining, suit, sums);
        let dealer = Flushes::new(deal.dealer, deal.remaining, suit, sums);
        let rest = slots_without(deal, &[suit]);
        let offs = OffSuit::all(&rest, player.max_off_suit().min(dealer.max_off_suit()));
        for_each_set(player.left(), 5, &mut |ranks| {
            let own = player.own(ranks);
            let others = (deal.dealer != deal.player).then(|| dealer.own(ranks));
            for off in offs.iter().filter(|off| off.size + size(ranks) <= 5) {
                let times = sign(size(ranks) + off.size) * off.ways;
                face(categories, hands, [(&own, off), (others.as_ref().unwrap_or(&own), off)], times, deals);
            }
        });
    }

    /// Counts deals in which the player has a flush of `suit` and the dealer one of `other`. Cards that both
    /// hands contain may be of either suit or of the other two.
    fn of_two_suits(&mut self, deal: &Deal, suit: Suit, other: Suit, deals: &mut Deals) {
        let Counter { sums, categories, hands, .. } = self;
        let player = Flushes::new(deal.player, deal.remaining, suit, sums);
        let dealer = Flushes::new(deal.dealer, deal.remaining, other, sums);
        let rest = slots_without(deal, &[suit, other]);
        let slots = [&dealer, &player].map(|side| [singles(side.left()), rest.clone()].concat());
        for_each_set(player.left(), dealer.max_off_suit(), &mut |ranks| {
            let own = player.own(ranks);
            for_each_set(dealer.left(), player.max_off_suit(), &mut |others| {
                let against = dealer.own(others);
                let most = (player.max_off_suit() - size(others)).min(dealer.max_off_suit() - size(ranks));
                for shared in places_of(rest.len(), most) {
                    let first = OffSuit::new(&slots[0], &indices_within(dealer.left(), others, &shared));
                    let second = OffSuit::new(&slots[1], &indices_within(player.left(), ranks, &shared));
                    let times = sign(size(ranks) + size(others) + shared.len()) * first.ways;
                    face(categories, hands, [(&own, &first), (&against, &second)], times, deals);
                }
            });
        });
    }
}

impl Default for Counter {
    fn default() -> Counter {
        Counter::new()
    }
}

/// Adds the hands that contain `part` to two histograms. The first counts them by ranks alone: each hand once for every
/// way to choose the part from its cards, divided by `choices`. The second has these counts multiplied by `times`, plus
/// the corrections for flushes, which are not divided.
fn fill(part: &Part, side: &Side, ways: &[i64], choices: i64, hands: [&mut Histogram; 2], times: i64) {
    let [plain, corrected] = hands;
    let mut all: FlushCount = [0; 3];
    for &(five, gives) in &part.hands {
        let (five, gives) = (usize::from(five), i64::from(gives));
        if ways[five] == 0 {
            continue;
        }
        let hands = ways[five] * gives / choices;
        let flushes = side.flushes[five].map(|flushes| flushes * gives);
        plain.add(side.strengths[five], hands);
        corrected.add(side.strengths[five], times * hands - flushes.iter().sum::<i64>());
        all.iter_mut().zip(flushes).for_each(|(all, flushes)| *all += flushes);
    }
    for (ranks, flushes) in FLUSHES.into_iter().zip(all) {
        suited_strength(ranks).iter().for_each(|&flush| corrected.add(flush, flushes));
    }
}

/// A representative of suits with the same ranks in the pack and in the remaining cards.
struct SuitLeft {
    pack: u16,
    own: u16,
    /// Cards of the other suits that remain.
    rest: Counts,
    /// Number of suits in the class.
    times: i64,
}

fn suits(deal: &Deal, pack: CardSet) -> Vec<SuitLeft> {
    let mut suits: Vec<SuitLeft> = Vec::new();
    for suit in Suit::ALL {
        let (pack, own) = (pack.ranks_of(suit), deal.remaining.ranks_of(suit));
        match suits.iter_mut().find(|other| other.pack == pack && other.own == own) {
            Some(like) => like.times += 1,
            None => suits.push(SuitLeft { pack, own, rest: counts_without(deal, &[suit]), times: 1 }),
        }
    }
    suits
}

/// Number of hands with these ranks that have a flush, by kind of flush.
fn flushes(five: Counts, suits: &[SuitLeft]) -> FlushCount {
    let ranks = five.ranks();
    let mut count = [0; 3];
    for suit in suits {
        for size in 5 - suit.pack.count_ones()..=5 {
            for_each_choice(ranks & suit.own, size, 0, &mut |own| {
                let ways = suit.times * five.without(Counts::of_ranks(own)).ways_from(suit.rest);
                count[flush_kind(own | suit.pack)] += ways;
            });
        }
    }
    count
}

fn flush_kind(ranks: u16) -> usize {
    match suited_strength(ranks).map(Strength::category) {
        Some(Category::RoyalFlush) => 2,
        Some(Category::StraightFlush) => 1,
        _ => 0,
    }
}

/// Compares the hands of the player with those of the dealer, and adds the pairs to `deals`, multiplied by `times`.
/// If both sides are equal, fills only one histogram.
fn face(
    categories: &Categories,
    hands: &mut [Histogram; 4],
    [player, dealer]: [(&InSuit, &OffSuit); 2],
    times: i64,
    deals: &mut Deals,
) {
    let [first, second, ..] = hands;
    let same = std::ptr::eq(player.0, dealer.0);
    if times != 0 && player.1.fill(player.0, first) && (same || dealer.1.fill(dealer.0, second)) {
        categories.compare(first, if same { first } else { second }, times, deals);
    }
    first.clear();
    second.clear();
}

const fn sign(cards: usize) -> i64 {
    if cards.is_multiple_of(2) { 1 } else { -1 }
}

const fn size(ranks: u16) -> usize {
    ranks.count_ones() as usize
}

/// Calls `visit` with every subset of at most `most` of the ranks.
fn for_each_set(ranks: u16, most: usize, visit: &mut impl FnMut(u16)) {
    (0..=most as u32).for_each(|size| for_each_choice(ranks, size, 0, visit));
}

/// Remaining cards in all suits except these.
fn counts_without(deal: &Deal, suits: &[Suit]) -> Counts {
    Counts::of_suits(deal.remaining, Suit::ALL.into_iter().filter(|suit| !suits.contains(suit)))
}

fn slots_without(deal: &Deal, suits: &[Suit]) -> Vec<Slot> {
    by_rank(counts_without(deal, suits))
}

/// Indices of `ranks` among the ranks `left` of a suit, followed by the indices `behind`, each increased by the
/// number of ranks left.
fn indices_within(left: u16, ranks: u16, behind: &[usize]) -> Vec<usize> {
    let before = |rank: Rank| size(left & ((1 << rank.index()) - 1));
    held(ranks).map(before).chain(behind.iter().map(|place| size(left) + place)).collect()
}
