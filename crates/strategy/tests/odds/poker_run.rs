//! Distributions of poker-run hands, checked against an enumeration of all hands.

use cards::Deck;
use cards::eval::wheel::{Packed, Strength};
use cards::eval::{Category, FiveOfAKind, reference};
use games::poker_run::{Draw, FiveOfAKind as Fives, Rules, Settings};
use std::collections::BTreeMap;
use strategy::odds::poker_run::{Distribution, Spins};

fn distribution(spins: Spins, draw: Draw, fives: Fives) -> Distribution {
    let settings = Settings { draw: Some(draw), five_of_a_kind: Some(fives), ..Settings::default() };
    Distribution::of(spins, &Rules::new(&settings).unwrap())
}

/// Number of distinct orders of these sorted cards (a multinomial coefficient).
fn orders(cards: &[usize]) -> u64 {
    let factorial = |n: usize| (1..=n as u64).product::<u64>();
    factorial(cards.len())
        / cards.chunk_by(|a, b| a == b).map(|equal| factorial(equal.len())).product::<u64>()
}

fn for_each_five(mut visit: impl FnMut([usize; 5])) {
    for a in 0..52 {
        for b in 0..=a {
            for c in 0..=b {
                for d in 0..=c {
                    (0..=d).for_each(|e| visit([a, b, c, d, e]));
                }
            }
        }
    }
}

/// The classes of the reference evaluator in ascending order, each with its number of hands.
fn five_by_the_reference(draw: Draw, fives: FiveOfAKind) -> Vec<(Category, u64)> {
    let cards = *Deck::sorted().cards();
    let mut classes: BTreeMap<(Category, [u8; 5]), u64> = BTreeMap::new();
    for_each_five(|five| {
        let ways = match (draw, orders(&five)) {
            (Draw::Wheel, orders) => orders,
            (_, 120) => 1,
            _ => return,
        };
        let ranked = reference::rank(five.map(|card| cards[card]), fives);
        *classes.entry((ranked.category, ranked.ranks)).or_default() += ways;
    });
    classes.into_iter().map(|((category, _), ways)| (category, ways)).collect()
}

/// The categories and the counts of the classes, from the weakest up, equal the reference evaluator's. The expected
/// prizes depend only on these.
#[test]
fn pr_01_five_spins_match_a_count_by_the_reference() {
    let options =
        [(Fives::AsQuads, FiveOfAKind::AsQuads), (Fives::AboveRoyalFlush, FiveOfAKind::AboveRoyalFlush)];
    for (setting, fives) in options {
        for (draw, total) in [(Draw::Wheel, 52_u64.pow(5)), (Draw::Pack, 2_598_960)] {
            let found = distribution(Spins::Five, draw, setting);
            let classes: Vec<(Category, u64)> =
                found.strengths().iter().map(|&(strength, ways)| (strength.category(), ways)).collect();
            assert_eq!(classes, five_by_the_reference(draw, fives), "{draw:?} {fives:?}");
            assert_eq!(found.total(), total);
        }
    }
}

/// The distributions equal a count of all C(57, 6) multisets by the table evaluator, which the tests of
/// `cards` check against the reference. The multisets without repeats are the hands from a pack.
#[test]
fn pr_01_six_spins_match_an_enumeration_of_multisets() {
    const FIVES: [(Fives, FiveOfAKind); 2] =
        [(Fives::AsQuads, FiveOfAKind::AsQuads), (Fives::AboveRoyalFlush, FiveOfAKind::AboveRoyalFlush)];
    let cards = *Deck::sorted().cards();
    let mut counted = vec![[[0_u64; 2]; 2]; 1 << 14];
    for_each_five(|five| {
        let packed: Packed = five.iter().map(|&card| cards[card]).collect();
        for (last, &card) in cards[..=five[4]].iter().enumerate() {
            let [a, b, c, d, e] = five;
            let ways = orders(&[a, b, c, d, e, last]);
            let six = packed.with(card);
            for (option, (_, fives)) in FIVES.into_iter().enumerate() {
                let counts = &mut counted[usize::from(six.strength(fives).get())][option];
                counts[0] += ways;
                counts[1] += u64::from(ways == 720);
            }
        }
    });
    for (option, (setting, _)) in FIVES.into_iter().enumerate() {
        for (draw, column, total) in [(Draw::Wheel, 0, 52_u64.pow(6)), (Draw::Pack, 1, 20_358_520)] {
            let found = distribution(Spins::Six, draw, setting);
            let all = counted
                .iter()
                .enumerate()
                .map(|(strength, counts)| (strength as u16, counts[option][column]));
            let plain: Vec<(u16, u64)> = all.filter(|&(_, ways)| ways > 0).collect();
            let get = |&(strength, ways): &(Strength, u64)| (strength.get(), ways);
            assert_eq!(found.strengths().iter().map(get).collect::<Vec<_>>(), plain, "{draw:?} {setting:?}");
            assert_eq!(found.total(), total);
        }
    }
}

/// Spinning again on a repeated card leaves all cards that the hand does not hold equally likely, as with a
/// pack.
#[test]
fn pr_01_respin_has_the_distribution_of_pack() {
    for spins in [Spins::Five, Spins::Six] {
        for fives in [Fives::AsQuads, Fives::AboveRoyalFlush] {
            assert_eq!(distribution(spins, Draw::Respin, fives), distribution(spins, Draw::Pack, fives));
        }
    }
    // With h of f cards held, a given new card comes after any number of wasted spins: the geometric series
    // sums to 1 / (f − h).
    let (fields, held) = (52.0_f64, 5.0_f64);
    let each: f64 = (0..2_000).map(|wasted| (held / fields).powi(wasted) / fields).sum();
    assert!((each - 1.0 / (fields - held)).abs() < 1e-15);
}

/// The counts of five-card hands from a pack are well known.
#[test]
fn the_published_counts_of_five_cards() {
    let found = distribution(Spins::Five, Draw::Pack, Fives::AsQuads);
    let counts = Category::ALL.map(|category| found.count(category));
    assert_eq!(counts, [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4, 0]);
}

#[test]
fn pr_02_five_of_one_rank_moves_between_categories() {
    for (spins, five_alike) in
        [(Spins::Five, 13 * 4_u64.pow(5)), (Spins::Six, 13 * 4_u64.pow(6) * (1 + 6 * 12))]
    {
        let quads = distribution(spins, Draw::Wheel, Fives::AsQuads);
        let above = distribution(spins, Draw::Wheel, Fives::AboveRoyalFlush);
        assert_eq!(above.count(Category::FiveOfAKind), five_alike);
        assert_eq!(quads.count(Category::FiveOfAKind), 0);
        assert_eq!(quads.total(), above.total());
    }
}
