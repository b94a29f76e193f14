//! Test of the wheel evaluator against the reference: every hand of five spins, and a sample of the hands of six.

use cards::eval::{Category, FiveOfAKind, reference, wheel};
use cards::{Card, Deck, Rank, Suit};
use std::collections::BTreeMap;

/// The strength of each class, by category and ranks.
type Classes = BTreeMap<(Category, [u8; 5]), wheel::Strength>;

fn strength(cards: &[Card], fives: FiveOfAKind) -> wheel::Strength {
    cards.iter().copied().collect::<wheel::Packed>().strength(fives)
}

/// Calls `visit` with all multisets of five cards, C(56, 5) of them.
fn for_each_five_spins(mut visit: impl FnMut([Card; 5])) {
    let cards = *Deck::sorted().cards();
    for a in 0..52 {
        for b in 0..=a {
            for c in 0..=b {
                for d in 0..=c {
                    for e in 0..=d {
                        visit([cards[a], cards[b], cards[c], cards[d], cards[e]]);
                    }
                }
            }
        }
    }
}

/// Checks every hand of five spins against the reference, and returns the classes found.
fn prove_five_spins(fives: FiveOfAKind) -> Classes {
    let mut classes = Classes::new();
    let mut hands = 0_u32;
    for_each_five_spins(|five| {
        let ranked = reference::rank(five, fives);
        let strength = strength(&five, fives);
        assert_eq!(strength.category(), ranked.category, "{five:?} {fives:?}");
        let before = *classes.entry((ranked.category, ranked.ranks)).or_insert(strength);
        assert_eq!(before, strength, "{five:?} {fives:?}");
        hands += 1;
    });
    assert_eq!(hands, 3_819_816);
    classes
}

/// Asserts that a hand of six spins has the strength of its best five cards according to the reference.
fn prove_six_spins(six: [Card; 6], fives: FiveOfAKind, classes: &Classes) {
    let best = reference::best(&six, fives).expect("six cards contain five");
    assert_eq!(strength(&six, fives), classes[&(best.category, best.ranks)], "{six:?} {fives:?}");
}

/// Calls `visit` with all multisets of six ranks.
fn for_each_six_ranks(mut visit: impl FnMut([Rank; 6])) {
    for a in 0..13 {
        for b in 0..=a {
            for c in 0..=b {
                for d in 0..=c {
                    for e in 0..=d {
                        for f in 0..=e {
                            visit([a, b, c, d, e, f].map(|rank| Rank::ALL[rank]));
                        }
                    }
                }
            }
        }
    }
}

/// Returns the next pseudorandom number and advances the state (SplitMix64).
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// Six random spins. With `tight`, they are limited to five adjacent ranks and mostly one suit, so that
/// flushes, straights and repeats are frequent.
fn six_spins(state: &mut u64, tight: bool) -> [Card; 6] {
    let lowest = next(state) as usize % 9;
    std::array::from_fn(|_| {
        let number = (next(state) >> 32) as usize;
        if tight {
            let suit = usize::from(number / 5 % 8 == 7);
            Card::new(Rank::ALL[lowest + number % 5], Suit::ALL[suit])
        } else {
            Card::from_index(number % 52).expect("an index below 52")
        }
    })
}

/// Checks six cards of these ranks: in mixed suits, in one suit, and in one suit except for one card.
fn prove_six_ranks(ranks: [Rank; 6], fives: FiveOfAKind, classes: &Classes) {
    let mixed = [0, 1, 2, 3, 0, 1].map(|suit| Suit::ALL[suit]);
    prove_six_spins(std::array::from_fn(|spin| Card::new(ranks[spin], mixed[spin])), fives, classes);
    prove_six_spins(ranks.map(|rank| Card::new(rank, Suit::Hearts)), fives, classes);
    for other in 0..6 {
        let suit = |spin| if spin == other { Suit::Clubs } else { Suit::Spades };
        let six = std::array::from_fn(|spin| Card::new(ranks[spin], suit(spin)));
        prove_six_spins(six, fives, classes);
    }
}

/// Runs all checks under one ranking of five of a kind. Returns the strengths of the classes in the order of
/// the reference.
fn prove(fives: FiveOfAKind) -> Vec<u16> {
    let classes = prove_five_spins(fives);
    let mut multisets = 0;
    for_each_six_ranks(|ranks| {
        prove_six_ranks(ranks, fives, &classes);
        multisets += 1;
    });
    assert_eq!(multisets, 18_564);
    let mut state = 1;
    for hand in 0..1_500_000 {
        prove_six_spins(six_spins(&mut state, hand % 3 == 0), fives, &classes);
    }
    classes.values().map(|strength| strength.get()).collect()
}

#[test]
fn pr_02_every_hand_is_ranked_as_by_the_reference_with_fives_as_quads() {
    assert!(prove(FiveOfAKind::AsQuads).into_iter().eq(1..=12_051));
}

#[test]
fn pr_02_every_hand_is_ranked_as_by_the_reference_with_fives_above_the_royal_flush() {
    let numbers = prove(FiveOfAKind::AboveRoyalFlush);
    assert!(numbers.is_sorted_by(|a, b| a < b));
    assert_eq!(numbers.len(), 12_051);
    assert!(numbers[12_038..].iter().copied().eq(12_052..=12_064));
}
