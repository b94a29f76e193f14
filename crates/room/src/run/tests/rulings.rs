//! Tests of poker-run rulings that involve the room's wheel, clock and questions.

use super::{Event, NOON_MS, ORGANISER, action, shown};
use crate::refusal::Refusal;
use crate::run::command::Command;
use serde_json::{Value, json};

fn spin(value: Value) -> Command {
    Command::Spin(serde_json::from_value(value).unwrap())
}

/// An event with participant 1, who rides if `rides` is `true`.
fn registered(settings: &Value, rides: bool) -> Event {
    let mut event = Event::open(settings);
    event.act(json!({ "register": { "participant": 1, "name": "Ann", "rides": rides } }));
    event
}

#[test]
fn pr_22_a_card_from_paper_opens_no_question_about_a_skipped_stop() {
    let mut event = registered(&json!({ "stamps": "by_time" }), true);
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "As" } }));
    event.act(json!({ "report": { "stop": 1, "until": "09:00" } }));
    event.ask(ORGANISER, &spin(json!({ "stop": { "hand": "1-1", "stop": 2, "at": "08:00" } }))).unwrap();
    assert!(!event.kinds().contains(&"conflicted"), "{:?}", event.kinds());
}

#[test]
fn pr_24_a_void_turn_in_is_stored_and_the_hand_goes_on() {
    let mut event = registered(&json!({}), true);
    event.act(json!({ "turn_in": { "hand": "1-1", "at": "11:00" } }));
    let offers =
        |event: &Event| shown(&event.state)[1]["participants"][0]["hands"][0]["legal"]["offers"].clone();
    assert!(offers(&event).as_array().unwrap().contains(&json!("void_turn_in")));
    event.act(json!({ "void_turn_in": { "hand": "1-1", "reason": "wrong number" } }));
    let row = &shown(&event.state)[1]["participants"][0];
    assert!(row["arrived"].is_null() && row["hands"][0]["turned_in"].is_null());
    event.ask(ORGANISER, &spin(json!({ "stop": { "hand": "1-1", "stop": 1, "at": "11:30" } }))).unwrap();
    assert_eq!(shown(&event.replayed(&event.kept)), shown(&event.state));
}

#[test]
fn pr_05_the_wheel_spins_all_five_again_at_the_finish() {
    let mut event = registered(&json!({ "draw": "pack", "stamps": "by_time" }), false);
    let all = |place: &str| spin(json!({ "all": { "hand": "1-1", "spins_at": place, "at": "12:00" } }));
    event.ask(ORGANISER, &all("first_stop")).unwrap();
    event.act(json!({ "arrive": { "participant": 1, "at": "12:00" } }));
    event.ask(ORGANISER, &spin(json!({ "extra": { "hand": "1-1", "at": "12:00" } }))).unwrap();
    for stop in 1..=5 {
        event.act(json!({ "void": { "hand": "1-1", "mark": { "stop": stop }, "reason": "wrong number" } }));
    }
    let spun = event.ask(ORGANISER, &all("finish")).unwrap().spun.unwrap();
    assert!(spun.cards.len() == 5 && !spun.again);
    let again = event.ask(ORGANISER, &all("finish")).unwrap().spun.unwrap();
    assert!(again.again && again.cards == spun.cards);
}

/// The night of 31 October in Denver: stop 2 at 1:50, and stop 3 twenty minutes later, when clocks show 1:10 again.
#[test]
fn pr_12_the_wheel_keeps_the_order_of_stamps_in_a_night_in_which_clocks_change() {
    let mut event = registered(&json!({ "stamps": "by_time", "deadline": "27:00" }), true);
    event.state.draft.date = serde_json::from_value(json!("2026-10-31")).unwrap();
    event.state.draft.time_zone = serde_json::from_value(json!("America/Denver")).unwrap();
    let ten_to_two: u64 = 1_793_519_400_000;
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "As", "at": "25:30" } }));
    for (stop, now_ms, time) in [(2, ten_to_two, "25:50:00"), (3, ten_to_two + 20 * 60_000, "26:10:00")] {
        let drawn =
            event.ask_at(now_ms, ORGANISER, &spin(json!({ "stop": { "hand": "1-1", "stop": stop } })));
        assert_eq!(drawn.unwrap().spun.unwrap().at, Some(time.parse().unwrap()));
    }
    let late = ten_to_two + 71 * 60_000;
    let refused = event.ask_at(late, ORGANISER, &spin(json!({ "stop": { "hand": "1-1", "stop": 4 } })));
    assert_eq!(refused.err().unwrap().code(), "poker_run.after_deadline");
}

/// The game itself accepts a reason without a visible character, since stored logs may contain one.
#[test]
fn pr_10_a_reason_has_a_visible_character() {
    let mut event = registered(&json!({}), true);
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "As", "at": "11:00" } }));
    let void =
        |reason: &str| action(json!({ "void": { "hand": "1-1", "mark": { "stop": 1 }, "reason": reason } }));
    for reason in ["\u{202e}", "\u{200b} \u{2060}", "\u{3164}"] {
        assert_eq!(event.refusal(ORGANISER, &void(reason)), "poker_run.no_reason", "{reason:?}");
    }
    event.ask_at(NOON_MS, ORGANISER, &void("错了")).unwrap();
}
