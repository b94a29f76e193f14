//! Tests of the on-screen wheel.

use super::{Event, NOON_MS, ORGANISER, action};
use crate::refusal::Refusal;
use crate::run::cached_view::CachedView;
use crate::run::command::Command;
use crate::run::spin::SpinResult;
use crate::store::PlayerId;
use games::poker_run::Stop;
use serde_json::{Value, json};

fn spin(value: Value) -> Command {
    Command::Spin(serde_json::from_value(value).unwrap())
}

fn spun(event: &mut Event, who: PlayerId, value: &Value) -> SpinResult {
    event.ask(who, &spin(value.clone())).unwrap().spun.unwrap()
}

/// An event with a rider, number 1, and another participant, number 2.
fn event(settings: &Value) -> Event {
    let mut event = Event::open(settings);
    event.act(json!({ "register": { "participant": 1, "name": "Ann", "rides": true } }));
    event.act(json!({ "register": { "participant": 2, "name": "Bo", "rides": false } }));
    event
}

#[test]
fn a_repeated_spin_shows_the_same_card_and_its_time() {
    let mut event = event(&json!({}));
    let (one, two) = (PlayerId(2), PlayerId(3));
    event.join(one, "Vera", &[super::Role::Stop(Stop::FIRST)]);
    event.join(two, "Wim", &[super::Role::Stop(Stop::FIRST)]);
    let at_stop = json!({ "stop": { "hand": "1-1", "stop": 1 } });
    let first = spun(&mut event, one, &at_stop);
    assert_eq!(
        (first.cards.len(), first.at.unwrap().to_string(), first.again),
        (1, "12:00:00".into(), false)
    );
    let done = event.ask(two, &spin(json!({ "stop": { "hand": "1-1", "stop": 1, "at": "13:30" } }))).unwrap();
    assert_eq!((done.entries, done.spun.unwrap()), (0, SpinResult { again: true, ..first.clone() }));
    let next = spin(json!({ "stop": { "hand": "1-1", "stop": 2 } }));
    assert_eq!(event.refusal(one, &next), "run.not_your_role");

    let all = json!({ "all": { "hand": "2-1", "spins_at": "first_stop", "at": "11:00" } });
    let five = spun(&mut event, one, &all);
    assert_eq!(five.cards.len(), 5);
    assert_eq!(spun(&mut event, two, &all), SpinResult { again: true, ..five });

    event.act(json!({ "void": { "hand": "1-1", "mark": { "stop": 1 }, "reason": "misread" } }));
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "Ks", "at": "12:10" } }));
    let physical = spun(&mut event, one, &at_stop);
    assert_eq!(json!(physical), json!({ "cards": ["Ks"], "at": "12:10:00", "again": true }));
}

#[test]
fn pr_01_a_pack_gives_no_card_twice() {
    let mut event = event(&json!({ "draw": "pack" }));
    for stop in 1..=5 {
        spun(&mut event, ORGANISER, &json!({ "stop": { "hand": "1-1", "stop": stop } }));
    }
    spun(&mut event, ORGANISER, &json!({ "all": { "hand": "2-1", "spins_at": "first_stop" } }));
    for participant in [1, 2] {
        event.act(json!({ "arrive": { "participant": participant, "at": "14:00" } }));
        let extra = json!({ "extra": { "hand": format!("{participant}-1"), "at": "14:10" } });
        let card = spun(&mut event, ORGANISER, &extra);
        assert_eq!(spun(&mut event, ORGANISER, &extra), SpinResult { again: true, ..card });
    }
    let replayed = event.replayed(&event.kept);
    let view = replayed.game.as_ref().unwrap();
    for hand in [1, 2].map(|number| games::poker_run::Participant::new(number).unwrap().hand(1)) {
        assert_eq!(view.hand_moves(hand).barred.len(), 6);
    }
}

#[test]
fn pr_16_a_card_of_a_spin_off_is_drawn_once_a_round() {
    let mut event = event(&json!({ "ties": "spin_off" }));
    let cards = json!(["As", "Ks", "9d", "4c", "2h"]);
    for (stop, card) in (1..=5).zip(cards.as_array().unwrap()) {
        event.act(json!({ "stamp": { "hand": "1-1", "stop": stop, "card": card, "at": "11:00" } }));
    }
    event.act(
        json!({ "spin_all": { "hand": "2-1", "spins_at": "first_stop", "cards": cards, "at": "11:00" } }),
    );
    event.act(json!({ "turn_in": { "hand": "1-1", "at": "14:00" } }));
    event.act(json!({ "turn_in": { "hand": "2-1", "at": "14:00" } }));
    event.act(json!("close"));
    assert_eq!(json!(event.state.stage()), "counting");
    let board = |event: &Event| {
        let board = json!(event.state.board(&CachedView::new(&event.state), None, None));
        let lines = board["standings"].as_array().unwrap().iter();
        let stakes: Vec<Value> = lines.map(|line| line["spin_off"].clone()).collect();
        (stakes, board["participants"][1]["hands"][0]["spun_off"].clone())
    };
    // A tie for the first of the prizes: one hand gets it, the other the second.
    assert_eq!(board(&event), (vec![json!([50_000, 30_000]); 2], Value::Null));
    let round = |round: u32| json!({ "spin_off": { "hand": "1-1", "round": round } });
    assert_eq!(event.refusal(ORGANISER, &spin(round(1))), "run.spin_off_round");
    let first = spun(&mut event, ORGANISER, &round(0));
    assert_eq!(spun(&mut event, ORGANISER, &round(0)), SpinResult { again: true, ..first.clone() });
    assert_eq!(event.refusal(ORGANISER, &spin(round(1))), "poker_run.not_tied");
    let first = first.cards[0].to_string();
    // The other hand spins a card of another rank, so that the tie is broken regardless of the wheel.
    let other = if first.starts_with('A') { "Kd" } else { "Ad" };
    event.ask(ORGANISER, &action(json!({ "spin_off": { "hand": "2-1", "card": other } }))).unwrap();
    assert_eq!(json!(event.state.stage()), "final");
    assert_eq!(board(&event), (vec![Value::Null; 2], json!([other])));
}

#[test]
fn a_spin_without_a_time_needs_the_day_of_the_event() {
    let mut event = event(&json!({}));
    event.state.draft.date = serde_json::from_value("2026-10-01".into()).unwrap();
    let at_stop = json!({ "stop": { "hand": "1-1", "stop": 1 } });
    assert_eq!(event.refusal(ORGANISER, &spin(at_stop)), "run.not_the_day");
}

#[test]
fn a_stamp_whose_time_is_ahead_of_the_clock_is_refused_on_the_day() {
    let mut event = event(&json!({}));
    let stamp = |stop: u32, at: &str| {
        action(json!({ "stamp": { "hand": "1-1", "stop": stop, "card": "Ks", "at": at } }))
    };
    let code = |asked: Result<super::Done, crate::run::error::RunError>| {
        asked.map(|_| ()).unwrap_err().code().to_owned()
    };
    // The clock of the room shows 12:00, and that of a telephone may be a minute fast.
    assert_eq!(code(event.ask_at(NOON_MS, ORGANISER, &stamp(1, "12:01:01"))), "run.entry_ahead");
    let spun = spin(json!({ "stop": { "hand": "1-1", "stop": 1, "at": "12:01:01" } }));
    assert_eq!(code(event.ask_at(NOON_MS, ORGANISER, &spun)), "run.entry_ahead");
    event.ask_at(NOON_MS, ORGANISER, &stamp(1, "12:01")).unwrap();
    // Sheets kept on paper are typed in later.
    event.ask_at(NOON_MS + 48 * 3_600_000, ORGANISER, &stamp(2, "15:59")).unwrap();
}
