//! The examples of the ranking (`poker-run/rank-1` to `rank-10`) and of the rulings on it, each checked with the
//! reference and with the fast evaluators. The file also tests the errors of the evaluators, the ids of categories, and
//! [`Packed`].

use cards::Card;
use cards::eval::{
    Best, Category, EvalError, FiveOfAKind, Packed, best_five, best_five_of_wheel, reference, strength,
    strength_unchecked, wheel,
};
use cards::notation::parse_cards;
use std::cmp::Ordering;

const BOTH: [FiveOfAKind; 2] = [FiveOfAKind::AsQuads, FiveOfAKind::AboveRoyalFlush];

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).unwrap()
}

/// Compares two hands, each from one pack. Asserts that the table evaluator and, for five or six cards, the
/// wheel evaluator agree with the reference.
fn compare(a: &str, b: &str) -> Ordering {
    let (a, b) = (cards(a), cards(b));
    let order = strength(&a).unwrap().cmp(&strength(&b).unwrap());
    assert_eq!(reference::best(&a, BOTH[0]).cmp(&reference::best(&b, BOTH[0])), order);
    for fives in BOTH {
        assert_eq!(compare_spins(&a, &b, fives), order);
    }
    order
}

/// Compares two wheel hands with the reference evaluator. If both have five or six cards, asserts that the table
/// evaluator agrees.
fn compare_spins(a: &[Card], b: &[Card], fives: FiveOfAKind) -> Ordering {
    let in_range = |cards: &[Card]| (5..=6).contains(&cards.len());
    let order = reference::best(a, fives).cmp(&reference::best(b, fives));
    if in_range(a) && in_range(b) {
        assert_eq!(wheel::strength(a, fives).unwrap().cmp(&wheel::strength(b, fives).unwrap()), order);
    }
    order
}

fn beats(a: &str, b: &str) {
    assert_eq!(compare(a, b), Ordering::Greater, "{a} against {b}");
    assert_eq!(compare(b, a), Ordering::Less, "{b} against {a}");
}

fn ties(a: &str, b: &str) {
    assert_eq!(compare(a, b), Ordering::Equal, "{a} against {b}");
}

fn is(text: &str, category: Category) -> Best {
    let cards = cards(text);
    let best = best_five(&cards).unwrap();
    assert_eq!(best.category, category, "{text}");
    assert_eq!(strength(&cards).unwrap().category(), category, "{text}");
    best
}

fn spins_are(text: &str, fives: FiveOfAKind, category: Category) -> Best {
    let cards = cards(text);
    let best = best_five_of_wheel(&cards, fives).unwrap();
    assert_eq!(best.category, category, "{text}");
    assert_eq!(wheel::strength(&cards, fives).unwrap().category(), category, "{text}");
    best
}

fn spins_beat(a: &str, b: &str, fives: FiveOfAKind) {
    assert_eq!(compare_spins(&cards(a), &cards(b), fives), Ordering::Greater, "{a} against {b}");
    assert_eq!(compare_spins(&cards(b), &cards(a), fives), Ordering::Less, "{b} against {a}");
}

#[test]
fn rank_01_all_royal_flushes_are_equal_and_beat_everything() {
    for suit in ["c", "d", "h", "s"] {
        let royal = ["A", "K", "Q", "J", "T"].map(|rank| rank.to_owned() + suit).concat();
        ties(&royal, "As Ks Qs Js Ts");
        assert_eq!(is(&royal, Category::RoyalFlush).text, "royal flush");
        beats(&royal, "Kh Qh Jh Th 9h");
        beats(&royal, "Ac Ad Ah As Kc");
    }
}

#[test]
fn rank_02_straight_flushes_compare_by_their_top_card() {
    is("Js Ts 9s 8s 7s", Category::StraightFlush);
    beats("Qd Jd Td 9d 8d", "Js Ts 9s 8s 7s");
    let lowest = is("Ah 2h 3h 4h 5h", Category::StraightFlush);
    assert_eq!(lowest.five.to_vec(), cards("5h 4h 3h 2h Ah"));
    assert_eq!(lowest.text, "straight flush, five high");
    beats("6s 5s 4s 3s 2s", "5h 4h 3h 2h Ah");
    beats("5h 4h 3h 2h Ah", "Ac Ad Ah As Kc");
}

#[test]
fn rank_02_a_sequence_does_not_turn_the_corner() {
    is("4d 3d 2d Ad Kd", Category::Flush);
    is("3d 2d Ad Kd Qd", Category::Flush);
    is("2d Ad Kd Qd Jd", Category::Flush);
}

#[test]
fn rank_03_fours_of_a_kind_compare_by_the_four_then_the_fifth() {
    beats("4c 4d 4h 4s 2c", "3c 3d 3h 3s Ac");
    beats("Qc Qd Qh Qs 9c", "Qc Qd Qh Qs 8c");
    assert_eq!(is("Qc Qd Qh Qs 8c", Category::FourOfAKind).text, "four queens, eight kicker");
}

#[test]
fn rank_04_full_houses_compare_by_the_three_then_the_pair() {
    beats("9c 9d 9h 4c 4d", "8c 8d 8h Ac Ad");
    beats("9c 9d 9h 5c 5d", "9c 9d 9h 4c 4d");
    assert_eq!(is("7c Td 7h Tc 7d", Category::FullHouse).text, "full house, sevens full of tens");
    // Of two sets of three of a kind, the lower is used as the pair.
    assert_eq!(is("7c Td 7h Tc 7d Ts", Category::FullHouse).five.to_vec(), cards("Td Tc Ts 7c 7h"));
}

#[test]
fn rank_05_flushes_compare_from_the_highest_card_down() {
    beats("Ks Js 9s 3s 2s", "Kd Jd 7d 6d 5d");
    beats("Ks Js 9s 4s 2s", "Kd Jd 9d 3d 2d");
    ties("Ks Js 9s 3s 2s", "Kd Jd 9d 3d 2d");
    assert_eq!(is("2s 9s 3s Js Ks", Category::Flush).text, "flush, king, jack, nine, three, two");
}

#[test]
fn rank_06_straights_compare_by_their_top_card() {
    let straight = is("Qs Jd Th 9s 8c", Category::Straight);
    assert_eq!(straight.text, "straight, queen high");
    beats("Ac Kd Qs Jd Th", "Kd Qs Jd Th 9s");
    beats("6c 5d 4h 3c 2c", "5d 4h 3c 2c Ac");
    assert_eq!(is("Ac 2d 3h 4s 5c", Category::Straight).five.to_vec(), cards("5c 4s 3h 2d Ac"));
    is("2c Ad Kh Qs Jc", Category::HighCard);
}

#[test]
fn rank_07_threes_of_a_kind_compare_by_the_three_then_both_odd_cards() {
    beats("5c 5d 5h 3c 2c", "4c 4d 4h Kc Qc");
    beats("5c 5d 5h 6c 2c", "5c 5d 5h 4c 3c");
    beats("5c 5d 5h 6c 3c", "5c 5d 5h 6c 2c");
    assert_eq!(is("3c 5c 5d 2c 5h", Category::ThreeOfAKind).text, "three fives, three, two kickers");
}

#[test]
fn rank_08_two_pairs_compare_by_the_higher_the_lower_then_the_odd_card() {
    beats("Jc Jd 2c 2d 4c", "Tc Td 9c 9d 8c");
    beats("8c 8d 6c 6d 3c", "8h 8s 5c 5d Kc");
    beats("Qc Qd 5c 5d 8c", "Qh Qs 5h 5s 4c");
    let three_pairs = is("2c 2d Jc Jd 4c 4d", Category::TwoPair);
    assert_eq!(three_pairs.text, "two pair, jacks and fours, two kicker");
}

#[test]
fn rank_09_pairs_compare_by_the_pair_then_the_odd_cards_from_the_highest() {
    beats("6c 6d 4c 3c 2d", "5c 5d Ac Kc Qd");
    beats("Jc Jd Ac 9c 3d", "Jh Js Ad 8c 7d");
    beats("Jc Jd Ac 9c 4d", "Jh Js Ad 9d 3d");
}

#[test]
fn rank_10_high_cards_compare_from_the_highest_down() {
    beats("Ac Jd 9c 5c 3d", "Ad Tc 9h 6c 4d");
    beats("Ac Jd 9c 5c 4d", "Ad Jc 9h 5d 3d");
    assert_eq!(is("3d Jd 9c Ac 5c", Category::HighCard).text, "ace high, jack, nine, five, three kickers");
}

#[test]
fn rank_01_to_10_any_higher_category_beats_any_lower_one() {
    let lowest_and_highest = [
        ["7c 5d 4h 3s 2c", "Ac Kd Qh Js 9c"],
        ["2c 2d 5h 4s 3c", "Ac Ad Kh Qs Jc"],
        ["3c 3d 2h 2s 4c", "Ac Ad Kh Ks Qc"],
        ["2c 2d 2h 4s 3c", "Ac Ad Ah Ks Qc"],
        ["5c 4d 3h 2s Ac", "Ac Kd Qh Js Tc"],
        ["7c 5c 4c 3c 2c", "Ac Kc Qc Jc 9c"],
        ["2c 2d 2h 3s 3c", "Ac Ad Ah Ks Kc"],
        ["2c 2d 2h 2s 3c", "Ac Ad Ah As Kc"],
        ["5c 4c 3c 2c Ac", "Kc Qc Jc Tc 9c"],
        ["Ac Kc Qc Jc Tc", "As Ks Qs Js Ts"],
    ];
    for (pair, category) in lowest_and_highest.windows(2).zip(Category::ALL) {
        is(pair[0][0], category);
        is(pair[0][1], category);
        beats(pair[1][0], pair[0][1]);
    }
}

#[test]
fn pr_02_five_of_one_rank_counts_as_four_with_an_equal_fifth() {
    let fives = FiveOfAKind::AsQuads;
    let kings = spins_are("Ks Kh Kd Kc Kc", fives, Category::FourOfAKind);
    assert_eq!(kings.text, "four kings, king kicker");
    spins_beat("Kc Kd Kh Ks Ac", "Kc Kd Kh Ks Ks", fives);
    spins_beat("Kc Kd Kh Ks Ks", "Kc Kd Kh Ks Qs", fives);
    spins_beat("2c 2d 2h 2s 3c", "2c 2d 2h 2s 2c", fives);
    // With six cards, the kicker is the highest remaining rank.
    spins_beat("2c 2d 2h 2s 2c 3c", "2c 2d 2h 2s 2c 2d", fives);
    spins_beat("5h 4h 3h 2h Ah", "Kc Kd Kh Ks Ks", fives);
}

#[test]
fn pr_02_five_of_one_rank_ranks_above_the_royal_flush_if_set() {
    let fives = FiveOfAKind::AboveRoyalFlush;
    assert_eq!(spins_are("2c 2d 2h 2s 2s Ad", fives, Category::FiveOfAKind).text, "five twos");
    spins_beat("2c 2d 2h 2s 2c", "As Ks Qs Js Ts", fives);
    spins_beat("3c 3c 3c 3c 3c", "2c 2d 2h 2s 2c Ac", fives);
    let tie = compare_spins(&cards("2c 2d 2h 2s 2c 9c"), &cards("2s 2s 2s 2s 2s"), fives);
    assert_eq!(tie, Ordering::Equal);
}

#[test]
fn pr_03_the_highest_category_wins_where_suits_and_ranks_repeat() {
    for fives in BOTH {
        spins_are("Ks Ks Js 9s 3s", fives, Category::Flush);
        spins_are("Ks Ks Ks 9s 9s", fives, Category::FullHouse);
        spins_are("Qs Qs Qs Qs 2s", fives, Category::FourOfAKind);
        spins_are("Ks Ks Js Js 3s", fives, Category::Flush);
        spins_are("Ks Ks Ks Js 3s", fives, Category::Flush);
    }
}

#[test]
fn pr_03_a_flush_compares_all_five_ranks_repeats_included() {
    for fives in BOTH {
        spins_beat("Ks Ks Js 9s 3s", "Kd Qd Jd Td 8d", fives);
        spins_beat("As 3s 3s 2s 2s", "Kd Kd Qd Qd Jd", fives);
        let best = spins_are("9s 3s Ks Js Ks 2s", fives, Category::Flush);
        assert_eq!(best.five.to_vec(), cards("Ks Ks Js 9s 3s"));
    }
}

#[test]
fn th_05_best_five_of_seven_with_every_kicker() {
    ties("Ac Kc Qd Jd 9h 3c 2c", "Ad Kd Qd Jd 9h 4c 2c");
    beats("Ac Kc Qd Jd 9h 8c 2c", "Ad Kd Qd Jd 8h 4c 2c");
    // The five cards of the board are the best hand of both players.
    ties("2c 2d Ac Kc Qc Jc Tc", "9c 8c Ac Kc Qc Jc Tc");
    let pair = is("Ad Qc 2s 4s 2h 6c 3d", Category::Pair);
    assert_eq!(pair.five.to_vec(), cards("2s 2h Ad Qc 6c"));
    assert_eq!(pair.text, "pair of twos, ace, queen, six kickers");
    is("Ac 2d 3h 4s 5c 9c 9d", Category::Straight);
}

#[test]
fn wrong_counts_and_repeated_cards_are_refused_with_their_errors() {
    let four = cards("Ac Kc Qc Jc");
    let count = |found, allowed| EvalError::Count { found, allowed };
    assert_eq!(strength(&four), Err(count(4, 5..=7)));
    assert_eq!(best_five(&four), Err(count(4, 5..=7)));
    assert_eq!(wheel::strength(&four, BOTH[0]), Err(count(4, 5..=6)));
    let seven = cards("Ac Kc Qc Jc Tc 9c 8c");
    assert_eq!(best_five_of_wheel(&seven, BOTH[0]), Err(count(7, 5..=6)));
    assert_eq!(wheel::strength(&seven, BOTH[0]), Err(count(7, 5..=6)));
    let eight = cards("Ac Kc Qc Jc Tc 9c 8c 7c");
    assert_eq!(strength(&eight).unwrap_err().to_string(), "the number of cards is 8: 5 to 7 can be ranked");
    let repeated = EvalError::Repeated { card: four[1], position: 6 };
    let twice = cards("Ac Kc Qc Jc Tc Kc");
    assert_eq!(strength(&twice), Err(repeated.clone()));
    assert_eq!(best_five(&twice), Err(repeated));
}

#[test]
fn category_ids_round_trip() {
    for category in Category::ALL {
        assert_eq!(Category::from_id(category.id()), Some(category));
    }
    assert_eq!(Category::from_id("flash"), None);
    assert_eq!(Category::FourOfAKind.to_string(), "four of a kind");
}

#[test]
fn hands_built_in_different_ways_are_equal() {
    let hands =
        ["2c 9d Ac Kc Qc Jc Tc", "2c 9d As Kc Qh Jc 3d", "2s 9s As Ks Qh Jc 3s", "9d 9c 2d 2h 2s 2c As"];
    for text in hands {
        let seven: [Card; 7] = cards(text).try_into().unwrap();
        let expected = strength(&seven).unwrap();
        assert_eq!(strength_unchecked(seven), expected, "{text}");
        let [hole, board] = [&seven[..2], &seven[2..]].map(|part| part.iter().copied().collect::<Packed>());
        assert_eq!(hole.join(board).strength(), expected, "{text}");
        assert_eq!(hole.join(board), seven.into_iter().collect());
        assert_eq!(hole.join(board).cards(), seven.into_iter().collect());
        assert_eq!(Packed::from(board.cards()), board);
    }
}
