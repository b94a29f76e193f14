//! Enumeration of every completion of a hand, with its strength.
//!
//! Suits matter only in a flush. The multisets of ranks to come, at most 18,564, are therefore enumerated, each
//! with the number of ways to draw its cards and the strength of its ranks. Then the ways in which five or six
//! cards are of one suit are subtracted from that strength and added at the strength of the flush. At most one
//! of six cards can be outside the flush suit, so once cards are held, few suits are possible.

use cards::eval::wheel::Packed;
use cards::{Card, Rank, Suit};
use games::poker_run::Rules;

/// Number of cards of each rank, twos first.
pub(super) type Counts = [u64; 13];

const SUITS: u64 = 4;
const FLUSH: u64 = 5;

/// The way in which cards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Draw {
    /// With replacement: every spin may show any card.
    Wheel,
    /// Without replacement: no card repeats.
    Pack,
}

/// The cards of a hand so far, and the number of cards to come.
pub(super) struct PartialHand {
    cards: Vec<Card>,
    ranks: Counts,
    suits: [Counts; 4],
    to_come: u64,
    draw: Draw,
}

/// A partial hand during the enumeration.
#[derive(Clone, Copy)]
struct Walk {
    left: u64,
    /// The cards with their actual suits.
    suited: Packed,
    /// Cards of the same ranks with suits that do not form a flush.
    mixed: Packed,
    ways: i64,
}

/// Key that is equal for hands with the same distribution of completions: suits are interchangeable, and
/// irrelevant if no flush is possible.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Kind {
    to_come: u64,
    suits: Option<[Counts; 4]>,
    ranks: Counts,
}

impl Draw {
    /// The way in which cards are drawn under these rules. `respin` is equivalent to a pack: a card that the hand
    /// already holds is spun again until a different one appears, so each new card is uniform over the cards that
    /// the hand does not hold, as when drawn from the rest of a pack (PR-1).
    pub fn of(rules: &Rules) -> Draw {
        if rules.repeats() { Draw::Wheel } else { Draw::Pack }
    }
}

impl PartialHand {
    /// A hand that will have five or six cards. With [`Draw::Pack`], `cards` must not repeat a card.
    pub fn new(cards: &[Card], to_come: u8, draw: Draw) -> PartialHand {
        let counts = |held: &mut dyn Iterator<Item = &Card>| {
            held.fold([0; 13], |mut counts: Counts, card| {
                counts[card.rank().index()] += 1;
                counts
            })
        };
        let suits = Suit::ALL.map(|suit| counts(&mut cards.iter().filter(|card| card.suit() == suit)));
        let (ranks, cards) = (counts(&mut cards.iter()), cards.to_vec());
        PartialHand { cards, ranks, suits, to_come: to_come.into(), draw }
    }

    /// The kind of the hand, which is equal for hands with the same distribution of completions.
    pub fn kind(&self) -> Kind {
        let flush = Suit::ALL.into_iter().any(|suit| self.can_flush(suit));
        let mut suits = self.suits;
        suits.sort_unstable();
        Kind { to_come: self.to_come, suits: flush.then_some(suits), ranks: self.ranks }
    }

    /// Maximum number of cards of the hand outside a flush.
    const fn max_outside_flush(&self) -> u64 {
        (self.cards.len() as u64 + self.to_come).saturating_sub(FLUSH)
    }

    fn of(&self, suit: Suit) -> u64 {
        self.suits[suit.index()].iter().sum()
    }

    fn can_flush(&self, suit: Suit) -> bool {
        self.cards.len() as u64 - self.of(suit) <= self.max_outside_flush()
    }

    /// Suits in which a flush is possible, each with the number of suits that it represents: suits without a card in
    /// the hand are equivalent.
    fn flushes(&self) -> Vec<(Suit, i64)> {
        let (empty, begun): (Vec<Suit>, Vec<Suit>) =
            Suit::ALL.into_iter().filter(|&suit| self.can_flush(suit)).partition(|&suit| self.of(suit) == 0);
        let untouched = empty.first().map(|&suit| (suit, empty.len() as i64));
        begun.into_iter().map(|suit| (suit, 1)).chain(untouched).collect()
    }

    /// Calls `visit` with every possible final hand and a number of ways to add to the count of its strength:
    /// sequences of spins, or sets of cards from a pack. A strength may be visited more than once; a negative
    /// number is a correction.
    pub fn for_each_strength(&self, mut visit: impl FnMut(Packed, i64)) {
        self.fill(0, self.begin(1), None, &mut |end| visit(end.mixed, end.ways));
        for (suit, multiplicity) in self.flushes() {
            self.for_each_flush(suit, self.begin(multiplicity), &mut |end| {
                visit(end.mixed, -end.ways);
                visit(end.suited, end.ways);
            });
        }
    }

    /// The start of the enumeration: the cards held, with `ways` as the number of ways.
    fn begin(&self, ways: i64) -> Walk {
        let begun = Walk { left: self.to_come + self.cards.len() as u64, ..Walk::EMPTY };
        let held = self.cards.iter().fold(begun, |walk, card| walk.with(card.rank(), card.suit()));
        Walk { ways, ..held }
    }

    /// Calls `visit` with every final hand with five or six cards of the suit: all cards to come are of the
    /// suit, or all but one.
    fn for_each_flush(&self, suit: Suit, begun: Walk, visit: &mut impl FnMut(Walk)) {
        self.fill(0, begun, Some(suit), visit);
        if self.to_come == 0 || self.cards.len() as u64 - self.of(suit) == self.max_outside_flush() {
            return;
        }
        let other = Suit::ALL[(suit.index() + 1) % Suit::ALL.len()];
        // On the wheel, the card of another suit may come on any spin.
        let places = if self.draw == Draw::Wheel { self.to_come } else { 1 };
        let ways = begun.ways * (places * (SUITS - 1)) as i64;
        for off in Rank::ALL {
            self.fill(0, Walk { ways, ..begun.with(off, other) }, Some(suit), visit);
        }
    }

    /// Calls `visit` with every completion by cards of the ranks from `lowest` up, all of suit `suit`, or of
    /// any suits if `None`.
    fn fill(&self, lowest: usize, walk: Walk, suit: Option<Suit>, visit: &mut impl FnMut(Walk)) {
        if walk.left == 0 {
            return visit(walk);
        }
        for (rank, &of) in Rank::ALL.iter().enumerate().skip(lowest) {
            let mut next = walk;
            for count in 1..=walk.left {
                let ways = self.ways(of, walk.left, count, suit);
                if ways == 0 {
                    break;
                }
                next = next.with(of, suit.unwrap_or(Suit::Clubs));
                self.fill(rank + 1, Walk { ways: walk.ways * ways as i64, ..next }, suit, visit);
            }
        }
    }

    /// Number of ways in which `count` of the cards to come have this rank: choices of spins and suits on the
    /// wheel, or choices of the cards left in a pack.
    fn ways(&self, rank: Rank, left: u64, count: u64, suit: Option<Suit>) -> u64 {
        match (self.draw, suit) {
            (Draw::Wheel, None) => choose(left, count) * SUITS.pow(count as u32),
            (Draw::Wheel, Some(_)) => choose(left, count),
            (Draw::Pack, None) => choose(SUITS - self.ranks[rank.index()], count),
            (Draw::Pack, Some(suit)) => choose(1 - self.suits[suit.index()][rank.index()], count),
        }
    }
}

impl Walk {
    const EMPTY: Walk = Walk { left: 0, suited: Packed::EMPTY, mixed: Packed::EMPTY, ways: 1 };

    /// Adds a card. The suits of `mixed` rotate, so no suit has more than two of its six cards.
    fn with(self, rank: Rank, suit: Suit) -> Walk {
        let round = Suit::ALL[self.left as usize % Suit::ALL.len()];
        Walk {
            left: self.left.saturating_sub(1),
            suited: self.suited.with(Card::new(rank, suit)),
            mixed: self.mixed.with(Card::new(rank, round)),
            ways: self.ways,
        }
    }
}

/// Binomial coefficient for numbers up to 6; 0 if `count` is above `from`.
fn choose(from: u64, count: u64) -> u64 {
    const ROWS: [[u64; 7]; 7] = [
        [1, 0, 0, 0, 0, 0, 0],
        [1, 1, 0, 0, 0, 0, 0],
        [1, 2, 1, 0, 0, 0, 0],
        [1, 3, 3, 1, 0, 0, 0],
        [1, 4, 6, 4, 1, 0, 0],
        [1, 5, 10, 10, 5, 1, 0],
        [1, 6, 15, 20, 15, 6, 1],
    ];
    ROWS[from as usize][count as usize]
}
