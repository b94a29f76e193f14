//! Exhaustive test of all five-card, six-card and seven-card hands from one pack against the reference
//! evaluator.
//!
//! 1. Five cards: the reference ranks all 2,598,960 hands. Its classes are numbered in its own order, and an
//!    array holds the class number of every hand.
//! 2. Six cards: for each of the 20,358,520 hands, a second array holds the best class of its six five-card subsets.
//! 3. Seven cards: for each of the 133,784,560 hands, the class is the best of its seven six-card subsets.
//!
//! The best five of seven cards are also the best five of some six of them, so these class numbers are those of
//! the reference. The fast evaluators must return exactly this number for each hand. Their tables are not used to
//! fill the arrays.

use cards::eval::batch::{self, Batch, Score};
use cards::eval::{Category, FiveOfAKind, Packed, Strength, reference, strength_unchecked};
use cards::{Card, CardSet, Deck};
use std::collections::{BTreeMap, BTreeSet};

/// The positions of a hand's cards in the pack, in descending order.
type Places<const N: usize> = [usize; N];

/// Binomial coefficients: `CHOOSE[k][n]` is n choose k.
const CHOOSE: [[usize; 53]; 8] = {
    let mut choose = [[0; 53]; 8];
    let mut n = 0;
    while n < 53 {
        choose[0][n] = 1;
        let mut k = 1;
        while k < 8 && n > 0 {
            choose[k][n] = choose[k - 1][n - 1] + choose[k][n - 1];
            k += 1;
        }
        n += 1;
    }
    choose
};

/// The index of a hand among all hands of its size in the combinatorial number system: hands are ordered by
/// highest position, then next highest, and so on.
fn number<const N: usize>(places: Places<N>) -> usize {
    let digits = places.into_iter().enumerate();
    digits.map(|(at, place)| CHOOSE[N - at][place]).sum()
}

/// The best class among the subsets with one card fewer. `fewer` holds the classes of all hands of that size, indexed
/// by [`number`].
fn best_of_one_fewer<const N: usize>(places: Places<N>, fewer: &[u16]) -> u16 {
    // Removing card `out` moves each later card up by one digit of the index.
    let mut before = 0;
    let mut after: usize = (1..N).map(|at| CHOOSE[N - at][places[at]]).sum();
    let mut best = 0;
    for out in 0..N {
        best = best.max(fewer[before + after]);
        if out + 1 < N {
            before += CHOOSE[N - 1 - out][places[out]];
            after -= CHOOSE[N - 1 - out][places[out + 1]];
        }
    }
    best
}

/// Calls `visit` with all hands whose highest position is `highest`, in the order of their indices.
fn for_each_below<const N: usize>(highest: usize, visit: &mut impl FnMut(Places<N>)) {
    fn extend<const N: usize>(places: &mut Places<N>, at: usize, visit: &mut impl FnMut(Places<N>)) {
        if at == N {
            return visit(*places);
        }
        for place in N - 1 - at..places[at - 1] {
            places[at] = place;
            extend(places, at + 1, visit);
        }
    }
    let mut places = [highest; N];
    extend(&mut places, 1, visit);
}

fn cards<const N: usize>(pack: &[Card; 52], places: Places<N>) -> [Card; N] {
    places.map(|place| pack[place])
}

/// Reference evaluation of all five-card hands: the category of each class in ascending order, and the class number,
/// from 1, of each hand in the order of [`number`].
fn reference_classes(pack: &[Card; 52]) -> (Vec<Category>, Vec<u16>) {
    let mut ranked = Vec::with_capacity(CHOOSE[5][52]);
    for highest in 4..52 {
        for_each_below(highest, &mut |places: Places<5>| {
            assert_eq!(number(places), ranked.len());
            let one = reference::rank(cards(pack, places), FiveOfAKind::AsQuads);
            ranked.push((one.category, one.ranks));
        });
    }
    let classes: BTreeSet<_> = ranked.iter().copied().collect();
    let numbers: BTreeMap<_, u16> = classes.iter().copied().zip(1..).collect();
    (classes.into_iter().map(|class| class.0).collect(), ranked.iter().map(|one| numbers[one]).collect())
}

/// Checks hands with [`Packed`] and with [`strength_unchecked`], those of seven cards also with [`batch`], and counts the
/// hands in each class.
struct Proof<'a> {
    pack: &'a [Card; 52],
    /// Number of hands in each class; class 0 is unused.
    hands: Vec<u32>,
    /// Hands of seven cards that are not yet checked together, and their classes.
    waiting: (Vec<[Card; 7]>, Vec<u16>),
}

/// Number of hands that are checked together.
const TOGETHER: usize = 4096;

impl<'a> Proof<'a> {
    fn new(pack: &'a [Card; 52]) -> Proof<'a> {
        Proof {
            pack,
            hands: vec![0; usize::from(Strength::MAX.get()) + 1],
            waiting: (Vec::new(), Vec::new()),
        }
    }

    fn check<const N: usize>(&mut self, places: Places<N>, expected: u16) {
        let cards = cards(self.pack, places);
        let packed: Packed = cards.into_iter().collect();
        assert_eq!(packed.strength().get(), expected, "{cards:?}");
        assert_eq!(strength_unchecked(cards).get(), expected, "{cards:?}");
        self.hands[usize::from(expected)] += 1;
        if let Ok(seven) = cards.as_slice().try_into() {
            self.waiting.0.push(seven);
            self.waiting.1.push(expected);
            if self.waiting.0.len() == TOGETHER {
                self.check_together();
            }
        }
    }

    /// Checks the hands that wait for it, from cards and from prepared hands.
    fn check_together(&mut self) {
        let (hands, classes) = std::mem::take(&mut self.waiting);
        let sets: Vec<CardSet> = hands.iter().map(|hand| hand.iter().copied().collect()).collect();
        let expected: Vec<Score> =
            classes.iter().map(|&class| Strength::new(class).expect("a class").into()).collect();
        let mut found = vec![Score::default(); hands.len()];
        batch::scores(&hands, &mut found);
        assert!(found == expected, "{} hands from {:?}", hands.len(), hands.first());
        Batch::new(&sets).scores(CardSet::EMPTY, &mut found);
        assert!(found == expected, "{} prepared hands from {:?}", hands.len(), hands.first());
    }

    fn add(mut self, other: &Proof) -> Proof<'a> {
        self.hands.iter_mut().zip(&other.hands).for_each(|(sum, more)| *sum += more);
        self
    }

    /// The number of distinct classes that occurred, and the number of hands in each category.
    fn counts(&self, categories: &[Category]) -> (usize, BTreeMap<Category, u32>) {
        let mut counts = BTreeMap::new();
        for (hands, &category) in self.hands[1..].iter().zip(categories) {
            *counts.entry(category).or_default() += hands;
        }
        (self.hands.iter().filter(|&&hands| hands > 0).count(), counts)
    }
}

/// Checks all hands of N cards on two threads, given the classes of all hands with one card fewer. Also returns the
/// classes of all hands of N cards, in the order of [`number`], if `keep` is set; otherwise an empty list.
fn prove<'a, const N: usize>(pack: &'a [Card; 52], fewer: &[u16], keep: bool) -> (Proof<'a>, Vec<u16>) {
    // About half of the hands have their highest card below this position.
    let middle =
        (N..52).find(|&place| 2 * CHOOSE[N][place] >= CHOOSE[N][52]).expect("the middle is in range");
    let half = |highest: std::ops::Range<usize>| {
        let mut proof = Proof::new(pack);
        let mut kept = Vec::new();
        for highest in highest {
            for_each_below(highest, &mut |places: Places<N>| {
                let best = best_of_one_fewer(places, fewer);
                proof.check(places, best);
                kept.extend(keep.then_some(best));
            });
        }
        proof.check_together();
        (proof, kept)
    };
    std::thread::scope(|scope| {
        let low = scope.spawn(|| half(N - 1..middle));
        let (high, high_kept) = half(middle..52);
        let (low, mut kept) = low.join().expect("the other thread panicked");
        kept.extend(high_kept);
        (low.add(&high), kept)
    })
}

/// Asserts the number of classes, and the number of hands in each category from high card to royal flush.
fn expect(proof: &Proof, categories: &[Category], classes: usize, hands: [u32; 10]) {
    let expected = Category::ALL.into_iter().zip(hands).collect();
    assert_eq!(proof.counts(categories), (classes, expected));
}

#[test]
fn th_05_every_hand_of_five_six_and_seven_cards_is_ranked_as_by_the_reference() {
    let deck = Deck::sorted();
    let pack = deck.cards();
    let (categories, fives) = reference_classes(pack);

    let mut five = Proof::new(pack);
    for highest in 4..52 {
        for_each_below(highest, &mut |places: Places<5>| five.check(places, fives[number(places)]));
    }
    let counts = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4];
    expect(&five, &categories, 7462, counts);

    let (six, sixes) = prove::<6>(pack, &fives, true);
    let counts = [6_612_900, 9_730_740, 2_532_816, 732_160, 361_620, 205_792, 165_984, 14_664, 1_656, 188];
    expect(&six, &categories, 6075, counts);

    let (seven, _) = prove::<7>(pack, &sixes, false);
    let counts = [
        23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260,
        4_324,
    ];
    expect(&seven, &categories, 4824, counts);
}

#[test]
fn every_class_has_the_category_of_the_reference() {
    let (categories, _) = reference_classes(Deck::sorted().cards());
    let deck = Deck::sorted();
    let mut shown = BTreeMap::new();
    for highest in 4..52 {
        for_each_below(highest, &mut |places: Places<5>| {
            let strength = strength_unchecked(cards(deck.cards(), places));
            shown.insert(strength, strength.category());
        });
    }
    assert!(shown.into_values().eq(categories));
}
