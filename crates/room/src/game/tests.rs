//! Tests of the games in the room. In a run-out, no earlier stage depends on cards that are shown later, and each stage
//! accounts for every chip. Further tests cover the state carried over from the previous hand, and refused settings.

use super::*;
use crate::refusal::Refusal;
use crate::rng::Rng;
use cards::eval::best_five;
use cards::{Card, Deck};
use games::notation::split_actor;
use games::{Actor, Awaiting, Seat, Viewer};
use serde_json::json;
use std::sync::Arc;

/// Deterministic pseudo-random number below `n`.
fn below(seed: &mut u64, n: u64) -> u64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) % n
}

/// Plays a round to its end, until an action is refused, or for 500 actions: first those in `lines`, then random ones.
/// Returns the round and the actions taken.
fn played(
    game: GameName,
    rules: &Value,
    opening: &Opening,
    deck: Deck,
    lines: &[String],
) -> (Arc<dyn Round>, Vec<String>) {
    let mut round = game.game().rules(rules).unwrap().open(1, opening, deck).unwrap();
    let mut rng = Rng::fresh().unwrap();
    let mut taken = Vec::new();
    while round.ending().is_none() && taken.len() < 500 {
        let seat = match round.awaiting() {
            Awaiting::Seat(seat) => seat,
            Awaiting::Seats(seats) => seats.iter().next().unwrap(),
            _ => break,
        };
        let seq = 2 + taken.len() as u64;
        let after = match lines.get(taken.len()) {
            Some(line) => round.after(seq, Actor::Seat(seat), ActionInput::Line(line)).map(Some),
            None => round.after_bot(seq, seat, "random", &mut rng),
        };
        let Ok(Some(ActionResult { action, round: next })) = after else { break };
        round = next;
        taken.push(action);
    }
    (round, taken)
}

fn texts(round: &dyn Round, viewer: Viewer) -> Vec<(usize, String)> {
    let stages = round.stages(viewer).into_iter();
    stages.map(|stage| (stage.events, stage.state.to_string())).collect()
}

/// Sum of the field `what` over the elements of the array `of`.
fn sum(view: &Value, of: &str, what: &str) -> u64 {
    view[of].as_array().unwrap().iter().map(|one| one[what].as_u64().unwrap()).sum()
}

fn chips_in(view: &Value) -> u64 {
    sum(view, "seats", "stack") + sum(view, "pots", "amount")
}

/// The deck with two cards swapped.
fn exchanged(deck: &Deck, one: Card, other: Card) -> Deck {
    let swap = |card: &Card| match *card {
        card if card == one => other,
        card if card == other => one,
        card => card,
    };
    Deck::from_order(&deck.cards().iter().map(swap).collect::<Vec<_>>()).unwrap()
}

fn opening(stacks: &[u64]) -> Opening {
    let stacks = stacks.iter().map(|&stack| Chips::new(stack).unwrap()).collect();
    Opening { stacks, blinds: None, carried: None, same_players: false }
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (1..=seats).filter_map(Seat::new).map(Viewer::Seat).chain([Viewer::Rail])
}

/// The board cards of a view, then the cards of its packs.
fn open_cards(view: &Value) -> Vec<Card> {
    let packs = view["packs"].as_array().into_iter().flatten().filter_map(|pack| pack["cards"].as_array());
    let cards = view["board"].as_array().into_iter().chain(packs).flatten();
    cards.map(|card| card.as_str().unwrap().parse().unwrap()).collect()
}

#[test]
fn damaged_state_of_the_previous_hand_is_an_error_and_no_new_match_or_meter() {
    let open = |name: GameName, settings: Value, carried: Value| {
        let opening =
            Opening { carried: Some(carried), same_players: true, ..opening(&[50_000, 50_000, 50_000]) };
        name.game().rules(&settings).unwrap().open(1, &opening, Deck::sorted())
    };
    let flush = json!({ "progressive": { "seven_card_straight_flush": "1 to 1" } });
    let round = open(GameName::HighCardFlush, flush.clone(), json!({ "meter": 7_654_321 })).unwrap();
    let view: Value = serde_json::from_str(round.view(Viewer::Rail).get()).unwrap();
    assert_eq!(view["meter"], 7_654_321);
    let code = |error: Option<RoundError>| error.map(|error| error.code().to_owned()).unwrap_or_default();
    assert_eq!(code(open(GameName::HighCardFlush, flush, json!({ "meter": "7" })).err()), "log_damaged");
    assert_eq!(code(open(GameName::MountHolyoke, json!({}), json!({ "totals": 5 })).err()), "log_damaged");
}

#[test]
fn mh_14_a_match_without_stored_rules_continues_under_those_of_the_table() {
    let view = |settings: Value, carried: Value| {
        let opening = Opening { carried: Some(carried), same_players: true, ..opening(&[0, 0]) };
        let rules = GameName::MountHolyoke.game().rules(&settings).unwrap();
        let round = rules.open(1, &opening, Deck::sorted()).unwrap();
        let view: Value = serde_json::from_str(round.view(Viewer::Rail).get()).unwrap();
        (view["round"].as_u64(), view["direction"].as_str().map(str::to_owned))
    };
    let reversed = json!({ "direction": "counterclockwise" });
    let played = |round, direction: &str| (Some(round), Some(direction.to_owned()));
    let state = json!({ "totals": [4, 9], "round": 2, "leader": 1 });
    assert_eq!(view(reversed.clone(), state.clone()), played(2, "counterclockwise"));
    let short = json!({ "direction": "counterclockwise", "end": { "rounds": 1 } });
    assert_eq!(view(short.clone(), state.clone()), played(1, "counterclockwise"), "a new match");
    let mut kept = state;
    kept["rules"] = json!({ "direction": "clockwise" });
    assert_eq!(view(short, kept), played(2, "clockwise"));
}

#[test]
fn a_run_out_of_hold_em_shows_a_street_at_a_time_and_every_chip_is_there() {
    let mut seed = 11;
    let mut run_outs = 0;
    for hand in 0..400 {
        let seats = 2 + below(&mut seed, 4) as usize;
        let stacks: Vec<u64> = (0..seats).map(|_| 40 + below(&mut seed, 400)).collect();
        let preset = if hand % 2 == 0 { "tournament" } else { "document" };
        let rules = json!({ "preset": preset, "big_blind": 100 });
        let deck = Deck::shuffled(|n| below(&mut seed, n.into()) as u32);
        let (round, _) = played(GameName::Holdem, &rules, &opening(&stacks), deck, &[]);
        for viewer in viewers(seats) {
            let moments = texts(&*round, viewer);
            if moments.is_empty() {
                continue;
            }
            run_outs += 1;
            let views: Vec<Value> =
                moments.iter().map(|(_, view)| serde_json::from_str(view).unwrap()).collect();
            let after: Value = serde_json::from_str(&round.view(viewer).to_string()).unwrap();
            let boards: Vec<usize> =
                views.iter().map(|view| view["board"].as_array().unwrap().len()).collect();
            assert!(
                boards.windows(2).all(|pair| pair[0] < pair[1]) && boards.last() == Some(&5),
                "{boards:?}"
            );
            for view in &views {
                assert_eq!(chips_in(view), stacks.iter().sum::<u64>(), "{view:#}");
                let bids = sum(view, "seats", "bid");
                assert_eq!(sum(view, "collected", "amount") + bids, sum(view, "pots", "amount"), "{view:#}");
                assert!(view["legal"].is_null() && view["to_act"].is_null());
            }
            assert!(views[1..].iter().all(|view| view["collected"] == view["pots"]));
            // The showdown is a separate stage: before it, the board is complete, and no player has been paid.
            let total = stacks.iter().sum::<u64>();
            let last = views.last().unwrap();
            assert_eq!(sum(&after, "seats", "stack"), total, "{after:#}");
            assert!(sum(last, "seats", "stack") < total && sum(last, "pots", "amount") > 0, "{last:#}");
        }
    }
    assert!(run_outs > 200, "only {run_outs}");
}

#[test]
fn a_run_out_shows_the_side_pots_of_three_all_ins_at_every_street() {
    let rules = GameName::Holdem.game().rules(&json!({ "preset": "tournament", "big_blind": 100 })).unwrap();
    let all_in = |lines: &[&str]| {
        let deck = Deck::sorted();
        let mut round = rules.open(1, &opening(&[200, 500, 900]), deck).unwrap();
        for (place, line) in lines.iter().enumerate() {
            let (by, action) = split_actor(line).unwrap();
            round = round.after(2 + place as u64, by, ActionInput::Line(action)).unwrap().round;
        }
        let stages = round.stages(Viewer::Rail);
        let views = stages.iter().map(|stage| serde_json::from_str::<Value>(stage.state.get()).unwrap());
        let lies = |view: Value| {
            let bids: Vec<u64> =
                view["seats"].as_array().unwrap().iter().map(|seat| seat["bid"].as_u64().unwrap()).collect();
            (bids, view["collected"].clone())
        };
        views.map(lies).collect::<Vec<_>>()
    };
    let main = |amount: u64| json!({ "amount": amount, "eligible": [1, 2, 3] });
    let (side, none) = (json!({ "amount": 600, "eligible": [2, 3] }), vec![0, 0, 0]);
    let closed = (none, json!([main(600), side]));
    // 400 chips of seat 3's bet are uncalled and returned.
    let before_the_flop = all_in(&["p1 raise to 200", "p2 call", "p3 raise to 900", "p2 call"]);
    let bets = (vec![200, 500, 500], json!([]));
    assert_eq!(before_the_flop, [bets, closed.clone(), closed.clone(), closed.clone()]);
    let on_the_flop =
        all_in(&["p1 call", "p2 call", "p3 check", "p2 check", "p3 raise to 800", "p1 call", "p2 call"]);
    let bets = (vec![100, 400, 400], json!([main(300)]));
    assert_eq!(on_the_flop, [bets, closed.clone(), closed.clone()]);
    // Seat 1 is all in before the flop, so its pot is closed and later bets make the side pot.
    let one_before = all_in(&["p1 raise to 200", "p2 call", "p3 call", "p2 raise to 300", "p3 call"]);
    let bets = (vec![0, 300, 300], json!([main(600)]));
    assert_eq!(one_before, [bets, closed.clone(), closed]);
}

#[test]
fn cards_shown_later_do_not_affect_earlier_messages() {
    let mut seed = 23;
    for (game, rules, stacks, wanted) in [
        (GameName::Holdem, json!({ "big_blind": 100 }), vec![120, 150, 90], 60),
        (GameName::PacksPoker, json!({}), vec![100_000, 100_000], 300),
    ] {
        let mut compared = 0;
        for _ in 0..120 {
            let deck = Deck::shuffled(|n| below(&mut seed, n.into()) as u32);
            let opening = opening(&stacks);
            let (round, lines) = played(game, &rules, &opening, deck.clone(), &[]);
            for viewer in viewers(stacks.len()) {
                let moments = texts(&*round, viewer);
                let after: Value = serde_json::from_str(&round.view(viewer).to_string()).unwrap();
                let shown = after.to_string();
                let Some(&unseen) = deck.cards().iter().find(|card| !shown.contains(&format!("\"{card}\"")))
                else {
                    continue;
                };
                for (place, (_, moment)) in moments.iter().enumerate() {
                    let early = open_cards(&serde_json::from_str(moment).unwrap());
                    let Some(&late) = open_cards(&after).iter().find(|card| !early.contains(card)) else {
                        continue;
                    };
                    let other = exchanged(&deck, late, unseen);
                    let (again, same) = played(game, &rules, &opening, other, &lines);
                    if same != lines || texts(&*again, viewer).len() != moments.len() {
                        continue;
                    }
                    assert_eq!(texts(&*again, viewer)[place].1, *moment, "{game:?}, moment {place}");
                    compared += 1;
                }
            }
        }
        assert!(compared > wanted, "{game:?}: only {compared}");
    }
}

fn cards_in(list: &Value) -> Vec<Card> {
    list.as_array().into_iter().flatten().map(|card| card.as_str().unwrap().parse().unwrap()).collect()
}

/// The category of the best hand made of these cards; two hole cards without a board are a pair or a high card. `None`
/// without hole cards, or with a pack that is face down.
fn category(own: &Value, with: &Value) -> Option<String> {
    let (own, with) = (cards_in(own), cards_in(with));
    match own[..] {
        [] => None,
        [one, other] if with.is_empty() => {
            Some(if one.rank() == other.rank() { "pair" } else { "high_card" }.to_owned())
        }
        _ if with.is_empty() => None,
        _ => Some(best_five(&[own, with].concat()).unwrap().category.id().to_owned()),
    }
}

/// Asserts that the categories named for every seat in a stage are those of its cards. Returns the number of named
/// hands.
fn check_holdings(stage: &Value, viewer: Viewer) -> usize {
    let mut named = 0;
    for (index, seat) in stage["seats"].as_array().unwrap().iter().enumerate() {
        let packs = stage["packs"].as_array();
        let own = viewer == Viewer::Seat(Seat::new(index + 1).unwrap());
        let expected: Vec<Option<String>> = match packs {
            None => vec![category(&seat["cards"], &stage["board"])],
            Some(packs) if own && !seat["cards"].is_null() => {
                let bets = packs.iter().zip(seat["wagers"].as_array().unwrap());
                let with = |(pack, wager): (&Value, &Value)| {
                    if wager["bet"] == 0 { None } else { category(&seat["cards"], &pack["cards"]) }
                };
                bets.map(with).collect()
            }
            Some(_) => Vec::new(),
        };
        let holdings = if packs.is_none() { json!([seat["holding"]]) } else { seat["holdings"].clone() };
        let holdings = holdings.as_array().unwrap().iter();
        let found: Vec<Option<String>> =
            holdings.map(|holding| holding["category"].as_str().map(str::to_owned)).collect();
        assert_eq!(found, expected, "{viewer:?} in {stage:#}");
        named += found.iter().flatten().count();
    }
    named
}

#[test]
fn a_stage_names_the_hands_of_the_cards_that_it_shows() {
    let mut seed = 31;
    for (game, rules, stacks, wanted) in [
        (GameName::Holdem, json!({ "preset": "tournament", "big_blind": 100 }), vec![120, 150, 90], 1_000),
        (GameName::PacksPoker, json!({}), vec![100_000, 100_000], 40),
    ] {
        let mut named = 0;
        for _ in 0..120 {
            let deck = Deck::shuffled(|n| below(&mut seed, n.into()) as u32);
            let (round, _) = played(game, &rules, &opening(&stacks), deck, &[]);
            for viewer in viewers(stacks.len()) {
                for (_, stage) in texts(&*round, viewer) {
                    named += check_holdings(&serde_json::from_str(&stage).unwrap(), viewer);
                }
            }
        }
        assert!(named > wanted, "{game:?}: only {named}");
    }
}

#[test]
fn packs_are_opened_one_by_one_and_stacks_change_with_them() {
    let mut seed = 5;
    for _ in 0..60 {
        let deck = Deck::shuffled(|n| below(&mut seed, n.into()) as u32);
        let (round, _) = played(GameName::PacksPoker, &json!({}), &opening(&[100_000]), deck, &[]);
        let stages = round.stages(Viewer::Seat(Seat::FIRST));
        let mut views: Vec<Value> =
            stages.iter().map(|stage| serde_json::from_str(stage.state.get()).unwrap()).collect();
        if views.is_empty() {
            continue;
        }
        views.push(serde_json::from_str(round.view(Viewer::Seat(Seat::FIRST)).get()).unwrap());
        let open = |view: &Value| open_cards(view).len() / 2;
        assert_eq!(views.iter().map(open).collect::<Vec<_>>(), (0..views.len()).collect::<Vec<_>>());
        let wagers = |view: &Value| -> i64 {
            let laid = view["seats"][0]["wagers"].as_array().unwrap().iter();
            laid.map(|wager| wager["bet"].as_i64().unwrap() + wager["bonus"].as_i64().unwrap()).sum()
        };
        let first = &views[0];
        let before = first["seats"][0]["stack"].as_i64().unwrap() + wagers(first);
        assert_eq!(
            (before, first["house"].as_i64()),
            (100_000, Some(0)),
            "nothing is paid before a pack is turned up"
        );
    }
}

#[test]
fn refused_settings_name_the_field_to_correct() {
    use GameName::{HighCardFlush, Holdem, MountHolyoke, PacksPoker};
    for (game, settings, field) in [
        (Holdem, json!({ "big_blind": 0 }), "big_blind"),
        (Holdem, json!({ "small_blind": 200 }), "small_blind"),
        (Holdem, json!({ "straddle": [50] }), "straddle"),
        (Holdem, json!({ "straddle": [200, 300, 400, 500, 600, 700, 800, 900, 1000] }), "straddle"),
        (Holdem, json!({ "short_ante": "own_layer", "ante_from": "button" }), "short_ante"),
        (MountHolyoke, json!({ "end": { "rounds": 0 } }), "end"),
        (MountHolyoke, json!({ "end": { "points": 0 } }), "end"),
        (MountHolyoke, json!({ "end": { "points": 9_007_199_254_740_992_u64 } }), "end"),
        (PacksPoker, json!({ "packs": 0 }), "packs"),
        (PacksPoker, json!({ "unit": 0 }), "unit"),
        (PacksPoker, json!({ "pack_min": 0 }), "pack_min"),
        (PacksPoker, json!({ "bonus_min": 5000, "bonus_max": 100 }), "bonus_min"),
        (PacksPoker, json!({ "aggregate": 0 }), "aggregate"),
        (HighCardFlush, json!({ "unit": 0 }), "unit"),
        (HighCardFlush, json!({ "ante_min": 0 }), "ante_min"),
        (HighCardFlush, json!({ "bonus_min": 0 }), "bonus_min"),
        (HighCardFlush, json!({ "ante_min": 1000, "ante_max": 500 }), "ante_min"),
        (HighCardFlush, json!({ "bonus_max": 2550 }), "bonus_max"),
        (HighCardFlush, json!({ "raise_limits": [0, 1, 1, 2, 3, 3] }), "raise_limits"),
        (HighCardFlush, json!({ "progressive": { "seven_card_straight_flush": "3 to 2" } }), "progressive"),
        (HighCardFlush, json!({ "bonus_limit": 0 }), "bonus_limit"),
        (HighCardFlush, json!({ "bonus_min": 2000, "bonus_max": 1000 }), "bonus_min"),
    ] {
        let refused = game.game().rules(&settings).err().unwrap().arguments();
        let named = ["field", "name"].map(|key| refused.get(key));
        assert!(named.contains(&Some(&json!(field))), "{settings}: {refused:?}");
    }
    // More than one setting may be at fault, so none is named.
    let most = 9_007_199_254_740_900_u64;
    for (game, settings) in
        [(PacksPoker, json!({ "bonus_max": most })), (HighCardFlush, json!({ "ante_max": most }))]
    {
        let refused = game.game().rules(&settings).err().unwrap();
        assert!(refused.arguments().is_empty(), "{refused:?}");
    }
}

#[test]
fn a_custom_pay_table_is_refused_by_its_setting_with_the_mistake_in_values() {
    let args = |game: GameName, settings: Value| {
        let refused = game.game().rules(&settings).err().unwrap();
        assert!(refused.code().ends_with(".pay_table"), "{refused:?}");
        Value::Object(refused.arguments())
    };
    let flush = |pays: Value| args(GameName::HighCardFlush, json!({ "flush_bonus": pays }));
    let known = "seven_card_flush, six_card_flush, five_card_flush, four_card_flush, three_card_flush, two_card_flush";
    assert_eq!(
        flush(json!({ "seven": 300 })),
        json!({ "name": "flush_bonus", "wrong": "outcome", "found": "seven", "known": known })
    );
    let of_pay = |pay: Value| flush(json!({ "six_card_flush": pay }));
    assert_eq!(of_pay(json!("three")), json!({ "name": "flush_bonus", "wrong": "pay", "found": "three" }));
    assert_eq!(of_pay(json!("3 to 0")), json!({ "name": "flush_bonus", "wrong": "for_nothing" }));
    assert_eq!(of_pay(json!(0)), json!({ "name": "flush_bonus", "wrong": "nothing_paid" }));
    assert_eq!(
        args(GameName::PacksPoker, json!({ "pay_table": { "flush": "1000001 to 1" } })),
        json!({ "name": "pay_table", "wrong": "too_high", "limit": 1_000_000 })
    );
    assert_eq!(
        args(GameName::HighCardFlush, json!({ "progressive": { "six_card_straight_flush": "x for 1" } })),
        json!({ "name": "progressive", "wrong": "pay", "found": "x for 1" })
    );
}
