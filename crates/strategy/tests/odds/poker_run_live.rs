//! Expected prizes of an event in progress, checked against an enumeration of all outcomes of small events.

use crate::numbers::Numbers;
use cards::eval::{FiveOfAKind as Fives, reference, wheel};
use cards::notation::parse_cards;
use cards::{Card, Deck};
use games::poker_run::{Draw, ExtraCard, FiveOfAKind, Reason, Rules, Settings, Wins};
use std::cmp::Ordering;
use strategy::odds::poker_run::{Chances, Hand, HandValue, Others, Prizes, Spins};

fn rules(settings: Settings) -> Rules {
    Rules::new(&settings).unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).unwrap()
}

/// A hand of a small event: its participant, its cards so far, and the number of cards to come.
type Given = (usize, &'static str, u8);

fn chances(given: &[Given], prizes: usize, rules: &Rules) -> Vec<Vec<f64>> {
    let hand = |&(of, text, to_come): &Given| Hand::new(of, &cards(text), to_come, rules).unwrap();
    let hands: Vec<Hand> = given.iter().map(hand).collect();
    let chances = Chances::of(&hands, prizes, rules);
    (0..given.len()).map(|hand| chances.of_hand(hand).to_vec()).collect()
}

/// All final hands that a hand can become, one per sequence of spins, all equally likely.
fn completions(held: Vec<Card>, to_come: u8, repeats: bool) -> Vec<Vec<Card>> {
    if to_come == 0 {
        return vec![held];
    }
    let next = Card::all().filter(|card| repeats || !held.contains(card));
    next.flat_map(|card| completions([&held[..], &[card]].concat(), to_come - 1, repeats)).collect()
}

/// The value of a hand: its category and ranks.
type Ranked = (u8, [u8; 5]);

/// The value of the best five of the cards, by the reference evaluator.
fn best(cards: &[Card], fives: Fives) -> Ranked {
    let without = |gone: usize| {
        let five: Vec<Card> =
            cards.iter().enumerate().filter(|&(at, _)| at != gone).map(|(_, &card)| card).collect();
        let ranked = reference::rank(five.try_into().unwrap(), fives);
        (ranked.category as u8, ranked.ranks)
    };
    if cards.len() == 5 { without(5) } else { (0..6).map(without).max().unwrap() }
}

/// Expected prizes over all combinations of final hands, ranking each combination and sharing its prizes
/// naively.
fn by_enumeration(given: &[Given], prizes: usize, settings: &Settings) -> Vec<Vec<f64>> {
    let repeats = settings.draw.unwrap_or_default() == Draw::Wheel;
    let fives = match settings.five_of_a_kind.unwrap_or_default() {
        FiveOfAKind::AsQuads => Fives::AsQuads,
        FiveOfAKind::AboveRoyalFlush => Fives::AboveRoyalFlush,
    };
    let best_only = settings.wins == Some(Wins::BestHandOnly);
    // Final hands of equal value are merged and their probabilities added, to keep the number of combinations
    // small.
    let completions: Vec<Vec<(Ranked, f64)>> = given
        .iter()
        .map(|&(_, text, to_come)| {
            let all = completions(cards(text), to_come, repeats);
            let chance = 1.0 / all.len() as f64;
            let mut strengths: Vec<_> = all.iter().map(|cards| best(cards, fives)).collect();
            strengths.sort_unstable();
            strengths.chunk_by(|a, b| a == b).map(|equal| (equal[0], equal.len() as f64 * chance)).collect()
        })
        .collect();
    let mut parts = vec![vec![0.0; prizes]; given.len()];
    let joint: usize = completions.iter().map(Vec::len).product();
    for mut number in 0..joint {
        let mut chance = 1.0;
        let mut strengths = Vec::new();
        for completions in &completions {
            let (strength, each) = completions[number % completions.len()];
            number /= completions.len();
            chance *= each;
            strengths.push(strength);
        }
        let stands = |hand: usize| {
            let beats = |other: usize| match strengths[other].cmp(&strengths[hand]) {
                Ordering::Greater => true,
                Ordering::Equal => other < hand,
                Ordering::Less => false,
            };
            !best_only
                || !(0..given.len())
                    .any(|other| other != hand && given[other].0 == given[hand].0 && beats(other))
        };
        let standing: Vec<usize> = (0..given.len()).filter(|&hand| stands(hand)).collect();
        for &hand in &standing {
            let above = standing.iter().filter(|&&other| strengths[other] > strengths[hand]).count();
            let level = standing.iter().filter(|&&other| strengths[other] == strengths[hand]).count();
            for prize in (above..above + level).filter(|&prize| prize < prizes) {
                parts[hand][prize] += chance / level as f64;
            }
        }
    }
    parts
}

fn assert_same(found: &[Vec<f64>], expected: &[Vec<f64>], of: &str) {
    for (hand, (found, expected)) in found.iter().zip(expected).enumerate() {
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < 1e-12, "{of}, hand {hand}: {found} and not {expected}");
        }
    }
}

/// The hands include draws to straights, flushes and full houses, pairs of identical cards, and complete hands
/// that tie.
#[test]
fn pr_09_small_events_match_an_enumeration() {
    let wheel: [&[Given]; 4] = [
        &[(1, "KsKs9d4c", 1), (2, "QhJhTh9h", 1), (3, "2c2c2c2c2c", 1)],
        &[(1, "AsKsQsJs", 1), (1, "9d9h9s5c", 1), (2, "AdKdQhJcTs", 0), (3, "AcKsQdJhTs", 0)],
        &[(1, "7s7s7s", 2), (2, "7s7s7s", 2)],
        &[(1, "5d4d3d2d", 2), (2, "AhAhAsAcKd", 1)],
    ];
    let pack: [&[Given]; 3] = [
        &[(1, "KsKd9d4c", 1), (2, "QhJhTh9h", 1), (3, "2c2d2h2s3c", 1)],
        &[(1, "AsKsQsJs", 1), (1, "9d9h9s5c", 1), (2, "AdKdQhJcTs", 0), (3, "AcKsQdJhTs", 0)],
        &[(1, "5d4d3d2d", 2), (2, "AhAdAsKc", 1)],
    ];
    for draw in [Draw::Wheel, Draw::Pack, Draw::Respin] {
        for five_of_a_kind in [FiveOfAKind::AsQuads, FiveOfAKind::AboveRoyalFlush] {
            for wins in [Wins::EveryHand, Wins::BestHandOnly] {
                let (five, best) = (Some(five_of_a_kind), Some(wins));
                let settings =
                    Settings { draw: Some(draw), five_of_a_kind: five, wins: best, ..Settings::default() };
                let events = if draw == Draw::Wheel { &wheel[..] } else { &pack[..] };
                for event in events {
                    let found = chances(event, 3, &rules(settings.clone()));
                    let name = format!("{settings:?} {event:?}");
                    assert_same(&found, &by_enumeration(event, 3, &settings), &name);
                }
            }
        }
    }
}

/// With 29 tied hands behind the winner, the integrand has a higher degree than a single panel of the
/// quadrature integrates exactly.
#[test]
fn pr_09_many_tied_hands_share_exactly() {
    let mut event: Vec<Given> = vec![(0, "AsKsQsJs9d", 0), (1, "3d3c3h4s4d", 0)];
    event.extend((2..30).map(|hand| (hand, ["AsKsQsJs9d", "AdKdQdJd9h", "AsKhQsJs9c"][hand % 3], 0)));
    for prizes in [1, 3, 10] {
        let found = chances(&event, prizes, &rules(Settings::default()));
        assert!((found[1][0] - 1.0).abs() < 1e-12);
        for hand in (0..30).filter(|&hand| hand != 1) {
            assert!(found[hand][0].abs() < 1e-12);
            assert!(
                found[hand][1..].iter().all(|part| (part - 1.0 / 29.0).abs() < 1e-12),
                "{:?}",
                found[hand]
            );
        }
    }
}

/// By symmetry, hands without known cards have equal expected shares of every prize, for few and many hands and
/// for few and many prizes.
#[test]
fn equal_hands_have_equal_chances() {
    let rules = rules(Settings::default());
    for (hands, prizes) in [(1, 1), (2, 3), (30, 3), (40, 10), (60, 50), (2_000, 3)] {
        let event: Vec<Hand> = (0..hands).map(|hand| Hand::new(hand, &[], 6, &rules).unwrap()).collect();
        let chances = Chances::of(&event, prizes, &rules);
        for (place, part) in chances.of_hand(hands - 1).iter().enumerate() {
            let share = if place < hands { 1.0 / hands as f64 } else { 0.0 };
            assert!((part - share).abs() < 1e-13, "{hands} hands, prize {}: {part}", place + 1);
        }
    }
}

/// In random events, whose hands have none to six of their cards, the expected shares of each prize sum to 1.
#[test]
fn the_chances_of_each_prize_sum_to_one() {
    for (draw, wins) in [(Draw::Wheel, Wins::EveryHand), (Draw::Pack, Wins::BestHandOnly)] {
        let rules = rules(Settings { draw: Some(draw), wins: Some(wins), ..Settings::default() });
        let hands = event(60, &rules, &mut Numbers(5));
        let chances = Chances::of(&hands, 3, &rules);
        for prize in 0..3 {
            let sum: f64 = (0..hands.len()).map(|hand| chances.of_hand(hand)[prize]).sum();
            assert!((sum - 1.0).abs() < 1e-11, "{draw:?}: {sum}");
        }
    }
}

/// The hands of an event, two per participant. Each has up to six random cards so far, and the rest of its six cards to
/// come.
fn event(hands: usize, rules: &Rules, numbers: &mut Numbers) -> Vec<Hand> {
    let hand = |number: usize| {
        let held = numbers.below(7) as usize;
        let deck = Deck::shuffled(|n| numbers.below(n));
        Hand::new(number / 2, &deck.cards()[..held], 6 - held as u8, rules).unwrap()
    };
    (0..hands).map(hand).collect()
}

/// The expected shares of a complete royal flush among 99 other hands ([`HandValue`]) equal those of its category
/// among 100 hands ([`Prizes`]).
#[test]
fn pr_04_a_hand_and_its_category_have_the_same_expected_share() {
    let rules = rules(Settings::default());
    let others = Others { hands: 99, spins: Spins::Five };
    let fresh = strategy::odds::poker_run::Distribution::of(Spins::Five, &rules);
    let prizes = Prizes::for_hands(100, &fresh);
    // All royal flushes have one strength, so the expected share of the category is that of the hand.
    let value = HandValue::of(&cards("AsKsQsJsTs"), others, 3, &rules).unwrap();
    for (place, found) in prizes.places.iter().zip(&value.as_it_is) {
        let &(_, expected) = &place.expected[0];
        assert!((found - expected).abs() < 1e-12, "{found} and not {expected}");
    }
}

#[test]
fn pr_04_the_extra_card_is_counted_card_by_card() {
    let rules = rules(Settings::default());
    let others = Others { hands: 20, spins: Spins::Five };
    let value = HandValue::of(&cards("KsKd9h4c2s"), others, 3, &rules).unwrap();
    let better = Card::all().filter(|&card| {
        let six = [&cards("KsKd9h4c2s")[..], &[card]].concat();
        wheel::strength(&six, Fives::AsQuads).unwrap() > wheel::strength(&six[..5], Fives::AsQuads).unwrap()
    });
    let extra = value.extra.unwrap();
    assert_eq!((extra.improves, extra.ends.total()), (Some(better.count() as u64), 52));
    assert!(extra.expected.iter().zip(&value.as_it_is).all(|(extra, now)| extra > now));
    assert!(value.second.iter().zip(&value.as_it_is).all(|(both, now)| both > now));
}

/// Under `Wins::BestHandOnly`, a participant with two hands wins with the better of them only: their value is
/// the sum of their expected shares in an event, and, except perhaps for the first prize, less than under
/// `Wins::EveryHand`.
#[test]
fn pr_08_a_second_hand_has_the_value_of_its_share() {
    let others = Others { hands: 18, spins: Spins::Six };
    let new = |wins: Wins| {
        let rules = rules(Settings { wins: Some(wins), ..Settings::default() });
        (HandValue::of(&[], others, 3, &rules).unwrap(), rules)
    };
    // The first hand has five cards, the second six.
    let (every, _) = new(Wins::EveryHand);
    let (best, rules) = new(Wins::BestHandOnly);
    let mut event: Vec<Hand> = (0..18).map(|hand| Hand::new(hand, &[], 6, &rules).unwrap()).collect();
    event.push(Hand::new(18, &[], 5, &rules).unwrap());
    event.push(Hand::new(18, &[], 6, &rules).unwrap());
    let chances = Chances::of(&event, 3, &rules);
    for prize in 0..3 {
        let both = chances.of_hand(18)[prize] + chances.of_hand(19)[prize];
        assert!((both - best.second[prize]).abs() < 1e-12);
        assert!(best.second[prize] < every.second[prize] || prize == 0);
    }
}

#[test]
fn pr_15_hands_that_cannot_be_ranked_are_named() {
    let wheel = rules(Settings::default());
    let pack =
        rules(Settings { draw: Some(Draw::Pack), extra_card: Some(ExtraCard::None), ..Settings::default() });
    let refused = |text: &str, to_come: u8, rules: &Rules| Hand::new(0, &cards(text), to_come, rules).err();
    assert_eq!(refused("AsKs", 2, &wheel), Some(Reason::TooFewCards));
    assert_eq!(refused("AsKs", 5, &wheel), Some(Reason::TooManyCards));
    assert_eq!(refused("AsKs", 4, &pack), Some(Reason::ExtraCard));
    assert_eq!(refused("AsAs", 3, &pack), Some(Reason::RepeatedCard));
    assert_eq!(refused("AsAs", 4, &wheel), None);
}
