//! Tests of the value of a hand at the finish.

use super::{Event, NOON_MS, ORGANISER};
use crate::refusal::Refusal;
use crate::run::cached_view::CachedView;
use crate::run::view::HandValue;
use crate::store::PlayerId;
use serde_json::{Value, json};

/// Registers a participant who has one hand with these cards and has arrived.
fn rides(event: &mut Event, participant: u32, cards: [&str; 5]) {
    event.act(json!({ "register": { "participant": participant, "name": "Ann", "rides": true } }));
    for (stop, card) in (1..).zip(cards) {
        let hand = format!("{participant}-1");
        event.act(
            json!({ "stamp": { "hand": hand, "stop": stop, "card": card, "at": format!("09:0{stop}") } }),
        );
    }
    event.act(json!({ "arrive": { "participant": participant, "at": "10:00" } }));
}

fn turns_in(event: &mut Event, hand: &str) {
    event.act(json!({ "turn_in": { "hand": hand, "at": "10:30" } }));
}

fn value(event: &Event, hand: &str) -> HandValue {
    let cached = CachedView::new(&event.state);
    event.state.hand_value(&cached, ORGANISER, hand.parse().unwrap(), NOON_MS).unwrap()
}

const ACES_UP: [&str; 5] = ["As", "Ah", "Kd", "Kc", "2s"];

/// An event with three prizes, in which three hands are turned in: aces full, three sevens, a pair of jacks.
fn event(settings: &Value) -> Event {
    let mut event = Event::open(settings);
    rides(&mut event, 1, ["As", "Ad", "Ah", "9c", "9d"]);
    rides(&mut event, 2, ["7s", "7d", "7h", "9c", "2d"]);
    rides(&mut event, 3, ["Js", "Jd", "Th", "9c", "2d"]);
    ["1-1", "2-1", "3-1"].into_iter().for_each(|hand| turns_in(&mut event, hand));
    event
}

#[test]
fn the_value_of_the_extra_card_counts_the_cards_that_improve_the_hand_and_that_win_a_prize() {
    let mut event = event(&json!({}));
    rides(&mut event, 4, ["8s", "8d", "4h", "4c", "2s"]);
    let found = json!(value(&event, "4-1"));
    assert_eq!(found["now"]["category"], "two_pair");
    assert_eq!(found["now"]["place"], 3);
    // On the wheel: a full house with any of the eights and fours, a better fifth card with any card above the two
    // (PR-1: all 52 cards can come up again). Two pair has a prize already.
    assert_eq!(found["extra"], json!({ "cards": 52, "improves": 48, "wins": 52 }));

    rides(&mut event, 5, ["Ts", "Td", "4h", "3c", "2s"]);
    let found = json!(value(&event, "5-1"));
    assert_eq!(found["now"]["place"], 4, "a pair of tens is behind the jacks");
    // A better fifth card, a pair or a ten improve it, but only two pair or three tens are better than the jacks. A
    // second two makes a pair.
    assert_eq!(found["extra"], json!({ "cards": 52, "improves": 48 + 4, "wins": 16 }));
}

#[test]
fn pr_23_a_typed_hand_with_a_card_twice_has_no_place() {
    let mut event = event(&json!({ "draw": "pack" }));
    event.act(json!({ "register": { "participant": 4, "name": "Bo", "rides": true } }));
    for (stop, card) in (1..).zip(["As", "As", "2s", "3s", "9s"]) {
        event.act(json!({ "stamp": { "hand": "4-1", "stop": stop, "card": card } }));
    }
    assert_eq!(value(&event, "4-1").now.unwrap().place, None);
}

#[test]
fn the_value_of_the_extra_card_respects_the_pack_the_deadline_and_the_cards_that_are_missing() {
    let mut event = event(&json!({ "draw": "pack" }));
    rides(&mut event, 4, ACES_UP);
    let found = json!(value(&event, "4-1"));
    assert_eq!(found["extra"]["cards"], 47, "each card is in the pack once");
    event.act(json!({ "register": { "participant": 5, "name": "Bo", "rides": true } }));
    assert_eq!(json!(value(&event, "5-1")), json!({ "now": null, "extra": null }));

    rides(&mut event, 6, ACES_UP);
    event.act(json!({ "void_arrival": { "participant": 6, "reason": "wrong number" } }));
    event
        .ask(ORGANISER, &super::action(json!({ "arrive": { "participant": 6, "at": "16:00:01" } })))
        .unwrap();
    let late = json!(value(&event, "6-1"));
    assert_eq!(late["now"]["place"], Value::Null, "the hand is shown but not ranked");
    assert_eq!(late["extra"], Value::Null, "a late hand gets no extra card");
}

#[test]
fn a_hand_that_was_turned_in_has_the_place_of_the_standings() {
    let mut event = event(&json!({ "wins": "best_hand_only" }));
    let found = json!(value(&event, "2-1"));
    assert_eq!((&found["now"]["place"], &found["extra"]), (&json!(2), &Value::Null));
    assert_eq!(found["now"]["best"], json!(["7s", "7d", "7h", "9c", "2d"]));

    event.act(json!({ "register": { "participant": 9, "name": "Cy", "rides": false } }));
    event.act(json!({ "add_hand": { "participant": 9 } }));
    for (hand, cards) in [("9-1", ["Qs", "Qd", "4h", "4c", "2s"]), ("9-2", ["Qs", "Qd", "5h", "8c", "2s"])] {
        let spin = json!({ "hand": hand, "spins_at": "first_stop", "cards": cards, "at": "09:30" });
        event.act(json!({ "spin_all": spin }));
    }
    event.act(json!({ "arrive": { "participant": 9, "at": "10:00" } }));
    turns_in(&mut event, "9-1");
    let second = json!(value(&event, "9-2"));
    assert_eq!(second["now"]["place"], Value::Null, "the other hand of the participant is better");
    // The cards that make more than queens and fours: three queens, and two pair with eights or fives.
    assert_eq!(second["extra"]["wins"], 4 + 4 + 4);
}

#[test]
fn the_value_of_a_hand_is_for_the_staff() {
    let event = event(&json!({}));
    let cached = CachedView::new(&event.state);
    let asked = |who, hand: &str| {
        event.state.hand_value(&cached, who, hand.parse().unwrap(), NOON_MS).unwrap_err().code().to_owned()
    };
    assert_eq!(asked(PlayerId(8), "1-1"), "run.not_staff");
    assert_eq!(asked(ORGANISER, "1-2"), "poker_run.no_such_hand");
    assert_eq!(asked(ORGANISER, "70-1"), "poker_run.no_such_hand");
}
