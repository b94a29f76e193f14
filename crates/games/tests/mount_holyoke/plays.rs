//! The legal plays of random hands, compared with a naive enumeration of all subsets under every option; and the
//! replies to requests for plays, and their refusals.

use super::support::*;
use cards::{Card, Deck};
use games::mount_holyoke::plays::{Request, plays};
use games::mount_holyoke::{Action, Cards, Combination, MountHolyoke, Table, every_play};
use games::{Actor, Awaiting, DealtOrder, Game, GameError, Legal, Refereed, Shown};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use test_support::law_rounds::scaled;
use test_support::naive_combination;

/// A seeded linear congruential generator.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    pub fn deck(&mut self) -> Vec<Card> {
        Deck::shuffled(|n| self.below(n.into()) as u32).cards().to_vec()
    }
}

/// Every combination of values of the six settings that determine how plays rank.
pub fn every_ranking() -> Vec<Value> {
    let options = [
        ("singles", vec!["rank_then_suit", "rank_alone"]),
        ("pairs", vec!["rank_then_suit", "rank_alone"]),
        ("five_cards", vec!["any_kind", "same_kind_only"]),
        ("straights", vec!["document", "low_straights"]),
        ("straight_ties", vec!["top_suit", "rank_alone"]),
        ("flushes", vec!["highest_card", "ranks_then_suit", "ranks_alone", "suit_first"]),
    ];
    options.iter().fold(vec![json!({})], |all, (name, values)| {
        let with = |rules: &Value, value: &str| {
            let mut rules = rules.clone();
            rules[*name] = value.into();
            rules
        };
        all.iter().flat_map(|rules| values.iter().map(move |value| with(rules, value))).collect()
    })
}

/// A random hand, and the rest of the pack. Two out of three hands come from few ranks or suits, so that five-card
/// combinations are common.
fn hand(chance: &mut Chance, size: usize) -> (Vec<Card>, Vec<Card>) {
    let mut deck = chance.deck();
    match chance.below(3) {
        0 => deck.sort_by_key(|card| (card.rank().index() * 5 + 1) % 13 > 6),
        1 => deck.sort_by_key(|card| card.suit().index() / 2 + card.rank().index() % 2),
        _ => {}
    }
    let rest = deck.split_off(size);
    (deck, rest)
}

/// A random combination to beat, from the first eleven cards, or `None`. On average, at least half of the combinations
/// have five cards, if there are any of five cards.
fn under(cards: &[Card], rules: &Value, chance: &mut Chance) -> Option<Vec<Card>> {
    let every = naive_combination::every_play(&cards[..cards.len().min(11)], None, rules);
    let fives: Vec<&Vec<Card>> = every.iter().filter(|play| play.len() == 5).collect();
    match chance.below(5) {
        0 => None,
        1 | 2 if !fives.is_empty() => Some(fives[chance.below(fives.len() as u64) as usize].clone()),
        _ => Some(every[chance.below(every.len() as u64) as usize].clone()),
    }
}

fn named(cards: &[Card]) -> String {
    Cards::from_iter(cards.iter().copied()).iter().map(|card| card.to_string()).collect()
}

#[test]
fn legal_plays_equal_a_naive_enumeration_under_every_option() {
    let mut chance = Chance(20_110);
    let hands = scaled(24);
    let (mut found, mut fives, mut answered) = (0, 0, 0);
    for settings in every_ranking() {
        let ranking = rules(&settings.to_string()).ranking();
        for number in 0..hands {
            let size = if number % 3 == 0 { 13 } else { 1 + chance.below(13) as usize };
            let (hand, rest) = hand(&mut chance, size);
            let under = under(&rest, &settings, &mut chance);
            let below = under.as_ref().map(|cards| {
                Combination::of(cards.iter().copied().collect(), ranking)
                    .expect("a combination in both implementations")
            });
            let expected: BTreeSet<String> =
                naive_combination::every_play(&hand, under.as_deref(), &settings)
                    .iter()
                    .map(|play| named(play))
                    .collect();
            let held = hand.iter().copied().collect();
            let plays: Vec<Combination> = every_play(held, below, ranking).collect();
            let names: BTreeSet<String> =
                plays.iter().map(|play| play.cards().iter().map(|card| card.to_string()).collect()).collect();
            assert_eq!(names, expected, "{hand:?} on {under:?} under {settings}");
            assert_eq!(plays.len(), names.len(), "a play is listed twice");
            found += plays.len();
            answered += usize::from(under.is_some() && !plays.is_empty());
            fives += plays.iter().filter(|play| play.cards().len() == 5).count();
        }
    }
    assert!(
        found as u64 > 800 * hands && fives as u64 > 200 * hands && answered as u64 > 20 * hands,
        "{found} plays, {fives} of five, {answered} answers"
    );
}

#[test]
fn plays_are_listed_from_the_weakest_to_the_strongest() {
    let ask = |request: Value| plays(&serde_json::from_value::<Request>(request).unwrap()).unwrap();
    let written = |request| serde_json::to_value(ask(request)).unwrap();
    assert_eq!(
        written(json!({"hand": ["2c", "Jc", "9d", "9s"], "over": ["9c"], "opening": false})),
        json!({"plays": [["9s"], ["Jc"], ["2c"]], "may_pass": true})
    );
    assert_eq!(
        written(json!({"hand": ["9d", "Jc", "9s"], "over": null})),
        json!({"plays": [["9d"], ["9s"], ["Jc"], ["9d", "9s"]], "may_pass": false})
    );
    assert_eq!(
        written(json!({"hand": ["9s", "Jc", "4h"], "opening": true})),
        json!({"plays": [["4h"]], "may_pass": false})
    );
    let with =
        json!({"hand": ["9s", "4c", "4h", "9d"], "opening": true, "rules": {"opening": "with_the_lowest"}});
    assert_eq!(written(with), json!({"plays": [["4c"], ["4c", "4h"]], "may_pass": false}));
    let equal = json!({"hand": ["9s"], "over": ["9c"], "rules": {"singles": "rank_alone"}});
    assert_eq!(written(equal), json!({"plays": [], "may_pass": true}));
}

#[test]
fn plays_refuses_invalid_requests() {
    let refused = |request: Value| {
        let request: Request = serde_json::from_value(request).unwrap();
        let error = plays(&request).unwrap_err();
        (error.code(), error.to_string())
    };
    let cases = [
        (json!({"hand": []}), "hand_size", "0 cards"),
        (json!({"hand": vec![Shown(Card::from_index(0).unwrap()); 14]}), "hand_size", "14 cards"),
        (json!({"hand": ["9s", "9s"]}), "card_twice", "hand: 9s appears twice"),
        (json!({"hand": ["9s"], "over": ["9s"]}), "card_twice", "over: 9s"),
        (json!({"hand": ["9s"], "over": ["8s", "7s"]}), "no_combination", "these 2 cards"),
        (json!({"hand": ["9s"], "over": []}), "no_combination", "these 0 cards"),
        (json!({"hand": ["9s"], "over": ["8s"], "opening": true}), "opening_over", "leave over out"),
        (json!({"hand": ["9s"], "rules": {"end": {"rounds": 0}}}), "no_rounds", "rules: end is 0 rounds"),
    ];
    for (request, code, message) in cases {
        let (found, text) = refused(request.clone());
        assert_eq!(found, code, "{request}");
        assert!(text.contains(message), "{request}: {text}");
    }
}

#[test]
fn rule_3_the_plays_listed_for_a_seat_are_the_legal_ones() {
    let mut round = Played::dealt("{}", &["3d", "4d 4c", "5d"]);
    let listed = |round: &Played, number: usize| -> Vec<usize> {
        round.game.legal(seat(number)).plays().map(|play| play.cards().len()).collect()
    };
    assert_eq!((listed(&round, 1), listed(&round, 2)), (vec![1], vec![]), "the lowest card opens");
    round.script("1 3d");
    assert_eq!((listed(&round, 1), listed(&round, 2)), (vec![], vec![1; 13]));
}

#[test]
fn a_pick_by_number_is_the_legal_action_at_that_position() {
    let mut chance = Chance(30_112);
    let mut sizes = [0; 6];
    for mut settings in every_ranking() {
        settings["opening"] = ["alone", "with_the_lowest"][chance.below(2) as usize].into();
        settings["leftover"] = ["out_of_play", "dealt_out"][usize::from(chance.below(8) == 0)].into();
        let (rules, table) = (rules(&settings.to_string()), Table::new(2 + chance.below(3) as usize));
        let order = DealtOrder::from_cards(&hand(&mut chance, 52).0).unwrap();
        let mut round = MountHolyoke::open(&rules, &table, &order, &mut |_| ()).unwrap();
        while let Awaiting::Seat(seat) = round.awaiting() {
            let moves = round.legal(seat);
            let plays: Vec<Combination> = moves.plays().collect();
            let pass = moves.may_pass().then_some(Action::Pass);
            let actions: Vec<Action> =
                plays.iter().map(|play| Action::Play(play.play())).chain(pass).collect();
            let pick = |number: u64| {
                moves.pick(&mut |count| {
                    assert_eq!(count, actions.len() as u64, "{settings}");
                    number
                })
            };
            // A hand of half the pack has thousands of plays: some of them suffice.
            for (number, &action) in actions.iter().enumerate().step_by(1 + actions.len() / 200) {
                assert_eq!(pick(number as u64), Some(action), "{settings}");
            }
            let first = plays.iter().copied().min_by_key(Combination::order);
            assert!(moves.first_play() == first, "{settings}");
            plays.iter().for_each(|play| sizes[play.cards().len()] += 1);
            let action = pick(chance.below(actions.len() as u64)).unwrap();
            round.apply(Actor::Seat(seat), &action, &mut |_| ()).unwrap();
        }
    }
    assert!([1, 2, 3, 5].iter().all(|&size| sizes[size] > 100), "{sizes:?}");
}
