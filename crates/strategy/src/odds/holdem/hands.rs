//! Showdowns of given hands before the flop.
//!
//! Suits seldom matter. The boards are therefore enumerated as multisets of ranks, at most 6,175, each with the
//! number of boards that have these ranks, and the hands are compared by ranks alone. This is wrong on boards
//! that give a player a flush. For each suit, every set of three, four or five of its cards that gives a player
//! a flush is therefore combined with the ranks of the other cards on the board. These boards are counted with
//! the flush, which loses only to a full house or four of a kind, and subtracted from the count by ranks.
//! Equivalent suits, in which the players hold the same ranks and the same ranks are left, are counted once and
//! multiplied.

use super::HoleCards;
use super::multisets::{self, MULTISETS, Multisets};
use super::showdowns::{BOARD, CATEGORIES, Showdowns, winners};
use cards::eval::Strength;
use cards::eval::parts::{RankSum, suited_strength};
use cards::{Card, CardSet, Suit};

/// Binomial coefficients C(n, k), indexed by n and k, each at most 4.
const CHOOSE: [[u32; 5]; 5] =
    [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];
/// The weakest flush, seven-five high: any hand below it loses to any flush.
const MIN_FLUSH: Strength = match suited_strength(0b10_1111) {
    Some(strength) => strength,
    None => Strength::MAX,
};

/// Length of a table with an entry for every multiset. A power of two, so that masking the index removes the
/// bounds check.
const PLACES: usize = MULTISETS.next_power_of_two();

/// Counts the showdowns of two to ten hands on every board without their cards and without a dead card.
///
/// # Panics
/// If there are fewer than two or more than ten hands.
pub fn before_the_flop(hands: &[HoleCards], dead: CardSet) -> Showdowns {
    match hands.len() {
        2 => count_showdowns::<2>(hands, dead),
        3 => count_showdowns::<3>(hands, dead),
        4 => count_showdowns::<4>(hands, dead),
        5 => count_showdowns::<5>(hands, dead),
        6 => count_showdowns::<6>(hands, dead),
        7 => count_showdowns::<7>(hands, dead),
        8 => count_showdowns::<8>(hands, dead),
        9 => count_showdowns::<9>(hands, dead),
        _ => count_showdowns::<10>(hands, dead),
    }
}

fn count_showdowns<const N: usize>(hands: &[HoleCards], dead: CardSet) -> Showdowns {
    let hands: [HoleCards; N] = hands.try_into().expect("the match has one arm for each number of players");
    let remaining =
        hands.iter().fold(CardSet::FULL.difference(dead), |left, hand| left.difference(hand.set()));
    let mut table = Table::new(hands, remaining);
    for (suit, multiplicity) in table.suits() {
        table.count_flushes(suit, multiplicity);
    }
    table.count_ranks();
    table.counted
}

/// The hands, the cards left for the board, and the counts so far.
struct Table<const N: usize> {
    hands: [HoleCards; N],
    remaining: CardSet,
    /// The players' strengths by the ranks of each multiset.
    by_ranks: Vec<[Strength; N]>,
    /// `true` for multisets with which a player has a full house or four of a kind, which beats a flush.
    high: Counts<bool>,
    /// For each set of players: the number of boards of each multiset on which exactly these players have a
    /// flush.
    flushes: Vec<(usize, Counts<u32>)>,
    counted: Showdowns,
}

/// A value for every multiset.
type Counts<T> = Box<[T; PLACES]>;
/// Number of cards left of each rank.
type Left = [u32; 13];

/// Boards with a given number of cards of one suit.
struct Flush<'a, const N: usize> {
    multisets: &'a Multisets,
    held: [u16; N],
    /// Number of cards of the suit on the board.
    cards: usize,
    /// Number of cards of each rank left in the other suits.
    left: Left,
    /// Number of equivalent suits.
    multiplicity: u32,
    high: &'a [bool; PLACES],
    by_ranks: &'a [[Strength; N]],
    /// Number of boards of each multiset with a flush.
    counts: &'a mut [u32; PLACES],
    winners: &'a mut [u64],
}

impl<const N: usize> Table<N> {
    fn new(hands: [HoleCards; N], remaining: CardSet) -> Table<N> {
        let held = hands.map(|hand| hand.cards().map(Card::rank).into_iter().collect::<RankSum>());
        let strengths = |&board: &RankSum| held.map(|held| held.join(board).strength());
        let by_ranks: Vec<[Strength; N]> = multisets::ALL.sums().iter().map(strengths).collect();
        let mut high = Box::new([false; PLACES]);
        for (high, all) in high.iter_mut().zip(&by_ranks) {
            *high = all.iter().any(|&one| one > MIN_FLUSH);
        }
        Table { hands, remaining, by_ranks, high, flushes: Vec::new(), counted: Showdowns::for_players(N) }
    }

    /// Number of cards of each rank left in the suits for which `suits` returns `true`.
    fn left(&self, suits: impl Fn(Suit) -> bool) -> Left {
        let mut left = [0; 13];
        for suit in Suit::ALL.into_iter().filter(|&suit| suits(suit)) {
            let ranks = self.remaining.ranks_of(suit);
            left.iter_mut().enumerate().for_each(|(rank, left)| *left += u32::from(ranks >> rank & 1));
        }
        left
    }

    /// Ranks that each player holds in a suit.
    fn held_in(&self, suit: Suit) -> [u16; N] {
        self.hands.map(|hand| hand.set().ranks_of(suit))
    }

    /// One suit of each class of equivalent suits, with the size of the class.
    fn suits(&self) -> Vec<(Suit, u32)> {
        let mut kinds: Vec<(Suit, u32)> = Vec::new();
        let of = |suit: Suit| (self.held_in(suit), self.remaining.ranks_of(suit));
        for suit in Suit::ALL {
            match kinds.iter_mut().find(|(other, _)| of(*other) == of(suit)) {
                Some((_, multiplicity)) => *multiplicity += 1,
                None => kinds.push((suit, 1)),
            }
        }
        kinds
    }

    /// Counts every board on which some player has a flush in this suit.
    fn count_flushes(&mut self, suit: Suit, multiplicity: u32) {
        let held = self.held_in(suit);
        let counts = held.map(|ranks| ranks.count_ones() as usize);
        let left = self.left(|other| other != suit);
        let least = BOARD - counts.into_iter().max().unwrap_or(0);
        for cards in least..=BOARD {
            let with_flush =
                (0..N).fold(0, |set, player| set | usize::from(counts[player] + cards >= BOARD) << player);
            let place = self.place(with_flush);
            let flush = Flush {
                multisets: &multisets::ALL,
                held,
                cards,
                left,
                multiplicity,
                high: &self.high,
                by_ranks: &self.by_ranks,
                counts: &mut self.flushes[place].1,
                winners: &mut self.counted.winners,
            };
            flush.count(self.remaining.ranks_of(suit), &mut self.counted.categories);
        }
    }

    /// Index in `flushes` of the counts for this set of players, inserted if missing.
    fn place(&mut self, with_flush: usize) -> usize {
        let there = self.flushes.iter().position(|(set, _)| *set == with_flush);
        there.unwrap_or_else(|| {
            self.flushes.push((with_flush, Box::new([0; PLACES])));
            self.flushes.len() - 1
        })
    }

    /// Counts every board without a flush and, for the categories of each player, every board on which that player has
    /// none.
    fn count_ranks(&mut self) {
        let mut ways = Box::new([0; PLACES]);
        for_each_multiset(&self.left(|_| true), |number, boards| ways[number % PLACES] = boards);
        let without = |is_left_out: &dyn Fn(usize) -> bool| {
            let mut left = ways.clone();
            for (_, counts) in self.flushes.iter().filter(|(set, _)| is_left_out(*set)) {
                left.iter_mut().zip(counts.iter()).for_each(|(left, count)| *left -= count);
            }
            left
        };
        for (strengths, &boards) in self.by_ranks.iter().zip(without(&|_| true).iter()) {
            self.counted.winners[winners(strengths)] += u64::from(boards);
        }
        for (player, counts) in self.counted.categories.iter_mut().enumerate() {
            let boards = without(&|set| set >> player & 1 == 1);
            for (strengths, &boards) in self.by_ranks.iter().zip(boards.iter()) {
                counts[strengths[player % N].category() as usize] += u64::from(boards);
            }
        }
    }
}

impl<const N: usize> Flush<'_, N> {
    /// Counts every board on which exactly `cards` cards are of the suit, with ranks from the set `ranks`.
    fn count(mut self, ranks: u16, categories: &mut [[u64; CATEGORIES]]) {
        let mut all = 0;
        for_each_rest(self.multisets, self.cards, 0, &self.left, self.multiplicity, |_, ways| all += ways);
        self.choose(ranks, self.cards, 0, 0, &mut |flush, suited, number| {
            let best = flush.count_one(suited, number, all);
            for (counts, best) in categories.iter_mut().zip(best).filter(|(_, best)| *best > Strength::MIN) {
                counts[best.category() as usize] += u64::from(all);
            }
        });
    }

    /// Calls `visit` with the union of `chosen` and every subset of `ranks` that has `more` ranks, and with the
    /// number of its multiset. `number` is the number of the multiset of `chosen`.
    fn choose(
        &mut self,
        ranks: u16,
        more: usize,
        chosen: u16,
        number: u16,
        visit: &mut impl FnMut(&mut Self, u16, u16),
    ) {
        let row = self.multisets.row(self.cards - more, number);
        let mut ranks = ranks;
        while ranks.count_ones() as usize >= more {
            let lowest = ranks.trailing_zeros() as usize;
            ranks &= ranks - 1;
            let (chosen, number) = (chosen | 1 << lowest, row[lowest % 13]);
            match more {
                1 => visit(self, chosen, number),
                _ => self.choose(ranks, more - 1, chosen, number, visit),
            }
        }
    }

    /// Counts the boards with exactly these cards of the suit, and returns each player's flush; [`Strength::MIN`]
    /// for a player without one.
    #[inline]
    fn count_one(&mut self, suited: u16, number: u16, all: u32) -> [Strength; N] {
        let best = self.held.map(|held| suited_strength(held | suited).unwrap_or(Strength::MIN));
        let (counts, winning) = (&mut self.counts, &mut self.winners);
        let (high, by_ranks) = (self.high, self.by_ranks);
        let mut by_flush = all;
        for_each_rest(self.multisets, self.cards, number, &self.left, self.multiplicity, |number, ways| {
            let number = usize::from(number) % PLACES;
            counts[number] += ways;
            if high[number] {
                let by_ranks = &by_ranks[number];
                let truly: [Strength; N] = std::array::from_fn(|player| best[player].max(by_ranks[player]));
                winning[winners(&truly)] += u64::from(ways);
                by_flush -= ways;
            }
        });
        winning[winners(&best)] += u64::from(by_flush);
        best
    }
}

/// Calls `visit` with every multiset of five ranks that extends the multiset `number` of `cards` ranks by cards
/// of the other suits, and with the number of ways to do so, times the number of equivalent suits.
#[inline(always)]
fn for_each_rest(
    all: &Multisets,
    cards: usize,
    number: u16,
    left: &Left,
    multiplicity: u32,
    mut visit: impl FnMut(u16, u32),
) {
    match cards {
        BOARD => visit(number, multiplicity),
        4 => left
            .iter()
            .zip(all.row(4, number))
            .for_each(|(&left, &number)| visit(number, left * multiplicity)),
        _ => {
            for (one, (&left_of_one, &number)) in left.iter().zip(all.row(3, number)).enumerate() {
                let (row, ways) = (all.row(4, number), left_of_one * multiplicity);
                visit(row[one], ways * left_of_one.saturating_sub(1) / 2);
                let others = left.iter().zip(row).skip(one + 1);
                others.for_each(|(&left, &number)| visit(number, ways * left));
            }
        }
    }
}

/// Calls `visit` with every multiset of five of the ranks left, and with the number of ways to draw it.
fn for_each_multiset(left: &Left, mut visit: impl FnMut(usize, u32)) {
    fn fill(
        from: usize,
        cards: usize,
        ways: u32,
        number: u16,
        left: &Left,
        visit: &mut impl FnMut(usize, u32),
    ) {
        let all = &*multisets::ALL;
        if cards == 1 {
            let last = left.iter().zip(all.row(BOARD - 1, number)).skip(from);
            return last.for_each(|(&left, &number)| visit(number.into(), ways * left));
        }
        for rank in from..left.len() {
            let mut number = number;
            let choices = CHOOSE[left[rank] as usize].into_iter().enumerate().skip(1);
            for (count, choices) in choices.take(cards.min(left[rank] as usize)) {
                number = all.row(BOARD - cards + count - 1, number)[rank];
                let ways = ways * choices;
                match cards - count {
                    0 => visit(number.into(), ways),
                    more => fill(rank + 1, more, ways, number, left, visit),
                }
            }
        }
    }
    fill(0, BOARD, 1, 0, left, &mut visit);
}
