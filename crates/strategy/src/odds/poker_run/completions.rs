//! Every way in which the cards of a hand can be completed, and what the hand is worth then.
//!
//! Suits count only where five are alike. So it is the multisets of ranks to come that are run through, at most 18,564,
//! each with the number of ways in which its cards can come, and worth what the ranks are worth. Then the ways in which five
//! or six cards are of one suit are taken from there and put where they belong. Of six cards at most one is of another suit,
//! so that few of the suits need a look where cards are held.

use cards::eval::wheel::Packed;
use cards::{Card, Rank, Suit};
use games::poker_run::Rules;

/// How many cards of each rank, the two first.
pub(super) type Counts = [u64; 13];

const SUITS: u64 = 4;
const FLUSH: u64 = 5;

/// How cards come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Draw {
    /// Every spin may show any card.
    Wheel,
    /// No card comes twice.
    Pack,
}

/// The cards that a hand has, and how many are to come.
pub(super) struct Held {
    cards: Vec<Card>,
    ranks: Counts,
    suits: [Counts; 4],
    to_come: u64,
    draw: Draw,
}

/// Cards on the way to five or six.
#[derive(Clone, Copy)]
struct Walk {
    left: u64,
    /// The cards, in the suits in which they come.
    suited: Packed,
    /// Cards of the same ranks, whose suits count for nothing.
    mixed: Packed,
    ways: i64,
}

/// Equal for hands that can become the same in as many ways: suits can be exchanged, and count for nothing where no flush
/// can come.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Kind {
    to_come: u64,
    suits: Option<[Counts; 4]>,
    ranks: Counts,
}

impl Draw {
    /// `respin` has the ways of a pack: a card that the hand holds already is spun again until another comes, so that
    /// each card which stays is any of those that the hand does not hold, with equal chance; and so is a card drawn from
    /// what is left of a pack (PR-1).
    pub fn of(rules: &Rules) -> Draw {
        if rules.repeats() { Draw::Wheel } else { Draw::Pack }
    }
}

impl Held {
    /// Five or six cards in the end; no card twice where they come from a pack.
    pub fn new(cards: &[Card], to_come: u8, draw: Draw) -> Held {
        let counts = |held: &mut dyn Iterator<Item = &Card>| {
            held.fold([0; 13], |mut counts: Counts, card| {
                counts[card.rank().index()] += 1;
                counts
            })
        };
        let suits = Suit::ALL.map(|suit| counts(&mut cards.iter().filter(|card| card.suit() == suit)));
        let (ranks, cards) = (counts(&mut cards.iter()), cards.to_vec());
        Held { cards, ranks, suits, to_come: to_come.into(), draw }
    }

    /// What it has in common with hands that can become the same.
    pub fn kind(&self) -> Kind {
        let flush = Suit::ALL.into_iter().any(|suit| self.can_flush(suit));
        let mut suits = self.suits;
        suits.sort_unstable();
        Kind { to_come: self.to_come, suits: flush.then_some(suits), ranks: self.ranks }
    }

    /// How many cards the hand may have beside a flush.
    const fn beside(&self) -> u64 {
        (self.cards.len() as u64 + self.to_come).saturating_sub(FLUSH)
    }

    fn of(&self, suit: Suit) -> u64 {
        self.suits[suit.index()].iter().sum()
    }

    fn can_flush(&self, suit: Suit) -> bool {
        self.cards.len() as u64 - self.of(suit) <= self.beside()
    }

    /// The suits in which a flush can come, each with how many suits it stands for: those of which no card is held are
    /// alike.
    fn flushes(&self) -> Vec<(Suit, i64)> {
        let (empty, begun): (Vec<Suit>, Vec<Suit>) =
            Suit::ALL.into_iter().filter(|&suit| self.can_flush(suit)).partition(|&suit| self.of(suit) == 0);
        let alike = empty.first().map(|&suit| (suit, empty.len() as i64));
        begun.into_iter().map(|suit| (suit, 1)).chain(alike).collect()
    }

    /// Calls `visit` with everything that the hand can become, and in how many ways more it does: sequences of spins, or
    /// sets of cards from a pack. A strength may come more than once, and below nothing what was told before.
    pub fn for_each_strength(&self, mut visit: impl FnMut(Packed, i64)) {
        self.fill(0, self.begin(1), None, &mut |end| visit(end.mixed, end.ways));
        for (suit, alike) in self.flushes() {
            self.for_each_flush(suit, self.begin(alike), &mut |end| {
                visit(end.mixed, -end.ways);
                visit(end.suited, end.ways);
            });
        }
    }

    /// The cards that are held.
    fn begin(&self, ways: i64) -> Walk {
        let begun = Walk { left: self.to_come + self.cards.len() as u64, ..Walk::EMPTY };
        let held = self.cards.iter().fold(begun, |walk, card| walk.with(card.rank(), card.suit()));
        Walk { ways, ..held }
    }

    /// Calls `visit` where five or six cards in the end are of the suit: all that come, or all but one.
    fn for_each_flush(&self, suit: Suit, begun: Walk, visit: &mut impl FnMut(Walk)) {
        self.fill(0, begun, Some(suit), visit);
        if self.to_come == 0 || self.cards.len() as u64 - self.of(suit) == self.beside() {
            return;
        }
        let other = Suit::ALL[(suit.index() + 1) % Suit::ALL.len()];
        // From the wheel the one may come at any of the spins.
        let places = if self.draw == Draw::Wheel { self.to_come } else { 1 };
        let ways = begun.ways * (places * (SUITS - 1)) as i64;
        for off in Rank::ALL {
            self.fill(0, Walk { ways, ..begun.with(off, other) }, Some(suit), visit);
        }
    }

    /// Calls `visit` with the end of every way in which the cards that are left can come, in one suit or in any: cards of
    /// this rank and higher ones.
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

    /// In how many ways so many of the cards that are left can be of the rank: which of the spins show it, in which suits;
    /// or which of the cards of a pack that are not held.
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

    /// One card more. Of six cards whose suits go round none is there more than twice.
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

/// Ways of more from fewer are none.
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
