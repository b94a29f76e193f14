//! Combinations, and the combinations that they beat (clauses `mount-holyoke/types`, `/order` and those of
//! the categories; MH-5 to MH-8, MH-11).

use super::plays::{Chance, every_ranking};
use super::support::*;
use cards::Card;
use games::clause::ClauseId;
use games::mount_holyoke::{Category, Combination};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use test_support::law_rounds::scaled;
use test_support::naive_combination;

fn category(text: &str) -> Option<Category> {
    combination(text, "{}").map(|combination| combination.category())
}

/// Asserts that each combination in a list beats the one before it, and not the reverse.
fn rises(rising: &[&str], settings: &str) {
    for two in rising.windows(2) {
        assert!(beats(two[1], two[0], settings), "{} does not beat {} under {settings}", two[1], two[0]);
        assert!(!beats(two[0], two[1], settings), "{} beats {} under {settings}", two[0], two[1]);
    }
}

fn equal(one: &str, other: &str, settings: &str) {
    assert!(
        !beats(one, other, settings) && !beats(other, one, settings),
        "{one} and {other} differ under {settings}"
    );
    let strength = |text| combination(text, settings).unwrap().strength();
    assert_eq!(strength(one), strength(other));
}

#[test]
fn types_are_one_two_three_and_five_cards() {
    assert_eq!(category("9s"), Some(Category::Single));
    assert_eq!(category("9s9d"), Some(Category::Pair));
    assert_eq!(category("9s9d9h"), Some(Category::ThreeOfAKind));
    let none = [
        "",
        "9s8s",
        "9s9d8d",
        "9s9d9h9c",
        "9s8s7s6s",
        "9s9d9h8s7s",
        "9s9d8h8s7s",
        "9s8s7s6s4d",
        "9s8s7s6s5s4s",
    ];
    for cards in none {
        assert_eq!(category(cards), None, "{cards}");
    }
    assert_eq!(Category::Pair.clause().id(), "mount-holyoke/types");
}

#[test]
fn order_goes_from_the_straight_to_the_royal_flush() {
    rises(&["JdQcKhAs2d", "3d4d5d6d8d", "3d3c3h4d4c", "3d3c3h3s4d", "3d4d5d6d7d", "JsQsKsAs2s"], "{}");
}

#[test]
fn straight_is_five_consecutive_ranks() {
    assert_eq!(category("3d4c5h6s7d"), Some(Category::Straight));
    assert_eq!(category("JdQcKhAs2d"), Some(Category::Straight));
    for wrapping in ["QdKcAh2s3d", "Kd Ac 2h 3s 4d", "Ad2c3h4s5d", "2d3c4h5s6d"] {
        assert_eq!(category(wrapping), None, "{wrapping}");
    }
}

#[test]
fn flush_is_five_cards_of_one_suit() {
    assert_eq!(category("3d4d5d6d8d"), Some(Category::Flush));
    assert_eq!(category("3d4d5d6d8c"), None);
    assert_eq!(
        category("Ad2d3d4d5d"),
        Some(Category::Flush),
        "not a straight flush in the document's order of ranks"
    );
}

#[test]
fn full_house_compares_the_threes() {
    assert_eq!(category("7d7c7hTdTs"), Some(Category::FullHouse));
    rises(&["7d7c7hTdTs", "8d8c8h3d3s"], "{}");
    rises(&["KdKcKh2d2s", "AdAcAh3d3s", "2h2c2s4d4s"], "{}");
}

#[test]
fn four_of_a_kind_compares_the_fours_and_takes_any_fifth_card() {
    assert_eq!(category("7d7c7h7sTs"), Some(Category::FourOfAKind));
    rises(&["7d7c7h7s2s", "8d8c8h8s3d", "2d2c2h2s3d"], "{}");
}

#[test]
fn straight_flush_is_a_straight_of_one_suit() {
    assert_eq!(category("3d4d5d6d7d"), Some(Category::StraightFlush));
    rises(&["3s4s5s6s7s", "4d5d6d7d8d", "4c5c6c7c8c"], "{}");
}

#[test]
fn royal_flush_is_the_one_of_spades() {
    assert_eq!(category("JsQsKsAs2s"), Some(Category::RoyalFlush));
    for other in ["JhQhKhAh2h", "TsJsQsKsAs"] {
        assert_eq!(category(other), Some(Category::StraightFlush), "{other}");
        rises(&[other, "JsQsKsAs2s"], "{}");
    }
}

#[test]
fn mh_05_singles_and_pairs_compare_by_rank_and_suit_or_rank_alone() {
    rises(&["3d", "3c", "3h", "3s", "4d", "As", "2d", "2s"], "{}");
    rises(&["9d9h", "9c9s", "TdTc", "AhAs", "2d2c"], "{}");
    rises(&["3s3c3h", "4d4c4h", "2d2c2h"], "{}");
    equal("3d", "3s", r#"{"singles":"rank_alone"}"#);
    equal("9d9h", "9c9s", r#"{"pairs":"rank_alone"}"#);
    rises(&["3s", "4d"], r#"{"singles":"rank_alone"}"#);
    rises(&["9d9h", "9c9s"], r#"{"singles":"rank_alone"}"#);
    rises(&["3d", "3s"], r#"{"pairs":"rank_alone"}"#);
}

#[test]
fn mh_06_five_cards_beat_any_lower_kind_or_only_the_same_kind() {
    assert!(beats("3d4d5d6d8d", "JdQcKhAs2d", "{}"));
    let same = r#"{"five_cards":"same_kind_only"}"#;
    assert!(!beats("3d4d5d6d8d", "JdQcKhAs2d", same));
    assert!(beats("3d4d5d6d9d", "3c4c5c6c8c", same));
    rises(&["3d4c5h6s7d", "4d5c6h7s8d"], same);
}

#[test]
fn mh_07_there_are_nine_straights_or_eleven() {
    let straight = |text: &str, settings: &str| {
        combination(text, settings).is_some_and(|found| found.category() == Category::Straight)
    };
    let low = r#"{"straights":"low_straights"}"#;
    let ranks = "A23456789TJQKA2";
    let suits = "dchsd";
    let sequence = |from: usize| -> String {
        ranks[from..from + 5].chars().zip(suits.chars()).flat_map(|(r, s)| [r, s]).collect()
    };
    let count = |settings: &str| (0..11).filter(|&from| straight(&sequence(from), settings)).count();
    assert_eq!((count("{}"), count(low)), (9, 11));
    let all: Vec<String> = (0..11).map(sequence).collect();
    rises(&all.iter().map(String::as_str).collect::<Vec<_>>(), low);
    rises(&["Ad2c3h4h5c", "As2s3d4d5s"], low);
    assert_eq!(combination("Ad2d3d4d5d", low).unwrap().category(), Category::StraightFlush);
    assert!(!straight("QdKcAh2s3d", low) && !straight("KdAc2h3s4d", low));
}

#[test]
fn mh_08_straights_of_one_rank_compare_by_the_suit_of_the_top_card_or_tie() {
    rises(&["3s4s5s6s7d", "3d4d5d6d7c"], "{}");
    rises(&["JhQhKhAh2d", "JdQdKdAd2c"], "{}");
    equal("3s4s5s6s7d", "3d4d5d6d7c", r#"{"straight_ties":"rank_alone"}"#);
    equal("4d5d6d7d8d", "4s5s6s7s8s", r#"{"straight_ties":"rank_alone"}"#);
}

#[test]
fn mh_08_flushes_compare_in_four_ways() {
    let flushes = |value: &str| format!(r#"{{"flushes":"{value}"}}"#);
    rises(&["Ad Kd Qd Jd 9d", "Ah 3h 4h 5h 7h", "2d 3d 4d 5d 7d"], "{}");
    rises(&["Ah 3h 4h 5h 7h", "Ad Kd Qd Jd 9d", "2d 3d 4d 5d 7d"], &flushes("ranks_then_suit"));
    rises(&["Ad Kd Qd Jd 9d", "Ac Kc Qc Jc 9c"], &flushes("ranks_then_suit"));
    rises(&["Ah 3h 4h 5h 7h", "Ad Kd Qd Jd 9d"], &flushes("ranks_alone"));
    equal("Ad Kd Qd Jd 9d", "Ac Kc Qc Jc 9c", &flushes("ranks_alone"));
    // Only the lowest ranks differ.
    for value in ["ranks_then_suit", "ranks_alone"] {
        rises(&["3c 9c Tc Jc Kc", "4d 9d Td Jd Kd"], &flushes(value));
    }
    rises(&["2d Ad Kd Qd 9d", "3c 4c 5c 6c 8c", "3c 4c 5c 7c 8c", "3s 4s 5s 6s 8s"], &flushes("suit_first"));
}

#[test]
fn mh_11_five_cards_count_as_the_highest_kind_that_they_make() {
    assert_eq!(category("4d5d6d7d8d"), Some(Category::StraightFlush));
    let same = r#"{"five_cards":"same_kind_only"}"#;
    assert!(!beats("4d5d6d7d8d", "3d4c5h6s7d", same), "a straight flush is not played as a straight");
    assert!(!beats("JsQsKsAs2s", "4d5d6d7d8d", same), "the royal flush is a category of its own");
}

/// Compares the classification of all 2,598,960 sets of five cards with that of an independent
/// implementation, and asserts the number of sets in each category.
#[test]
fn five_cards_are_classified_as_by_a_naive_classifier() {
    let defaults = json!({});
    let low = json!({"straights": "low_straights"});
    for (settings, straights) in [(&defaults, 9), (&low, 11)] {
        let counts = count_kinds(settings);
        let suited = straights * 4;
        let count = |kind: &str| counts.get(kind).copied().unwrap_or(0);
        assert_eq!(count("royal_flush"), 1);
        assert_eq!(count("straight_flush"), suited - 1);
        assert_eq!(count("straight"), straights * 1024 - suited);
        assert_eq!(count("flush"), 4 * 1287 - suited);
        assert_eq!((count("full_house"), count("four_of_a_kind")), (3744, 624));
        assert_eq!(counts.values().sum::<u32>(), 2_598_960);
    }
}

fn count_kinds(settings: &Value) -> BTreeMap<String, u32> {
    let ranking = rules(&settings.to_string()).ranking();
    let cards: Vec<Card> = Card::all().collect();
    let mut counts = BTreeMap::new();
    for five in 0..every_five().len() {
        let hand = every_five()[five].map(|place| cards[usize::from(place)]);
        let found = Combination::of(hand.into_iter().collect(), ranking).map(|found| found.category());
        let found = found.map_or("none".to_owned(), |found| found.words().replace(' ', "_"));
        let expected = naive_combination::strength(&hand, settings).map_or("none", |strength| strength.kind);
        assert_eq!(found, expected, "{hand:?}");
        *counts.entry(found).or_default() += 1;
    }
    counts
}

fn every_five() -> &'static [[u8; 5]] {
    static ALL: std::sync::OnceLock<Vec<[u8; 5]>> = std::sync::OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = Vec::with_capacity(2_598_960);
        for a in 0..52 {
            for b in a + 1..52 {
                for c in b + 1..52 {
                    for d in c + 1..52 {
                        all.extend((d + 1..52).map(|e| [a, b, c, d, e]));
                    }
                }
            }
        }
        all
    })
}

/// Under every option, a combination may be played on another if and only if it beats the other in the naive
/// comparison.
#[test]
fn strengths_compare_as_in_a_naive_implementation_under_every_option() {
    let mut chance = Chance(7);
    let (mut compared, size) = (0, scaled(60).max(12) as usize);
    for settings in every_ranking() {
        let ranking = rules(&settings.to_string()).ranking();
        let mut fives = Vec::new();
        while fives.len() < size {
            let (_, cards) = (0, chance.deck());
            let cards_of = [5, 5, 5, 3, 2, 1][chance.below(6) as usize];
            let cards = biased(cards, cards_of, &mut chance);
            fives.extend(naive_combination::strength(&cards, &settings).map(|strength| (cards, strength)));
        }
        for (one, strength) in &fives {
            for (other, below) in &fives {
                let make =
                    |cards: &[Card]| Combination::of(cards.iter().copied().collect(), ranking).unwrap();
                let fits = make(one).fits_on(&make(other), ranking).is_ok();
                assert_eq!(
                    fits,
                    naive_combination::beats(strength, below, &settings),
                    "{one:?} on {other:?} under {settings}"
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 100 * size * size);
}

/// Cards that often form combinations: of one suit, of few ranks, or of consecutive ranks.
fn biased(mut deck: Vec<Card>, size: usize, chance: &mut Chance) -> Vec<Card> {
    let from = chance.below(13) as usize;
    let place = |card: &Card| (card.rank().index() + 13 - from) % 13;
    match chance.below(4) {
        0 => deck.sort_by_key(|card| card.suit() != cards::Suit::ALL[from % 4]),
        1 => deck.sort_by_key(|card| place(card) >= 2),
        2 => {
            deck.sort_by_key(place);
            deck.dedup_by_key(|card| card.rank());
        }
        _ => {
            deck.sort_by_key(place);
        }
    }
    deck.truncate(size);
    deck
}

#[test]
fn expected_types_are_described_in_words() {
    let cases = [
        ("9d", "single", "nine of diamonds"),
        ("9d9s", "pair", "pair of nines, spades high"),
        ("9d9c9s", "three of a kind", "three nines"),
        ("3d4c5h6s7d", "straight", "straight to the seven"),
        ("3h5h9hJhKh", "flush", "flush of hearts, king high"),
        ("9d9c9s2h2s", "full house", "full house, three nines"),
        ("9d9c9h9s2s", "four of a kind", "four nines"),
        ("6c7c8c9cTc", "straight flush", "straight flush of clubs to the ten"),
        ("JsQsKsAs2s", "royal flush", "royal flush"),
    ];
    for (cards, kind, words) in cases {
        let made = combination(cards, "{}").unwrap();
        assert_eq!((made.category().words(), made.category().to_string().as_str()), (kind, kind));
        assert_eq!(made.words(), words);
    }
    let low = combination("Ad2c3h4s5d", r#"{"straights":"low_straights"}"#).unwrap();
    assert_eq!(low.words(), "straight to the five");
    let strengths: Vec<u32> = ["3d", "3c", "9d", "2s"]
        .iter()
        .map(|card| combination(card, "{}").unwrap().strength().get())
        .collect();
    assert!(strengths.windows(2).all(|two| two[0] < two[1]), "{strengths:?}");
}

#[test]
fn mh_07_and_mh_08_are_behind_how_straights_compare() {
    for cards in ["3d4c5h6s7d", "6c7c8c9cTc"] {
        assert_eq!(games::clause::ids(category(cards).unwrap().rulings()), ["MH-7", "MH-8"]);
    }
    assert_eq!(games::clause::ids(category("3h5h9hJhKh").unwrap().rulings()), ["MH-8"]);
    assert_eq!(games::clause::ids(category("9d").unwrap().rulings()), ["MH-5"]);
}
