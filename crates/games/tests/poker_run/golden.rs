//! Snapshot tests of whole events: every entry with its clauses, refusals, and the view at the end. Any change shows as
//! a difference in a file under `snapshots/`.

use crate::support::*;
use games::clause::ids;
use games::poker_run::{Action, Mark, SpinsAt};
use games::{GameError, Refereed, Viewer};
use std::fmt::Write;

fn play(settings: &str, prizes: &str, script: &[Action]) -> String {
    let mut course = Course::with_prizes(settings, prizes);
    let mut out = format!("open under {settings}, prizes {prizes}\n");
    write_events(&mut out, &mut course);
    for action in script {
        writeln!(out, "{}", serde_json::to_string(action).unwrap()).unwrap();
        if let Err(refusal) = course.try_enter(STAFF, action) {
            writeln!(out, "  refused: {refusal} ({}) {}", refusal.code(), ids(refusal.clauses()).join(" "))
                .unwrap();
        }
        write_events(&mut out, &mut course);
    }
    let view = course.run.view(Viewer::Rail);
    writeln!(out, "everybody views {}", serde_json::to_string_pretty(&view).unwrap()).unwrap();
    out
}

fn write_events(out: &mut String, course: &mut Course) {
    for entry in course.events.drain(..) {
        let clauses = ids(entry.clauses()).join(" ");
        writeln!(out, "  {} {clauses}", serde_json::to_string(&entry).unwrap()).unwrap();
    }
}

#[test]
fn a_small_event_by_the_document() {
    let mut script = vec![register(1, true), register(2, true), register(3, false), add_hand(1)];
    for (id, shown) in [("1-1", "Ad Ac 9h 7s 3c"), ("2-1", "As Ah 9c 7d 3h"), ("1-2", "Kd Kd 9s")] {
        let shown = cards(shown).into_iter().enumerate();
        script.extend(shown.map(|(place, card)| stamp(id, place + 1, card, &format!("1{place}:00"))));
    }
    script.extend([
        stamp("2-1", 5, card("2c"), "14:10"),
        void("2-1", Mark::Stop(stop(5)), "the wheel showed the three of spades"),
        stamp("2-1", 5, card("3s"), "14:20"),
        arrive(1, "15:30"),
        extra("1-1", "2d", "15:31"),
        turn_in("1-1", "15:32"),
        turn_in("1-2", "15:32"),
        turn_in("2-1", "15:40"),
        arrive(3, "15:59:59"),
        spin_all("3-1", SpinsAt::Finish, "2c 2c 2c 2c 2c", "16:00"),
        spin_all("3-1", SpinsAt::Finish, "Ac Ac Ac Ac Ac", "16:00"),
        turn_in("3-1", "16:05"),
        Action::Close,
    ]);
    let out = play(r#"{"hand_price":2000,"extra_price":500}"#, r#"["25%",1001]"#, &script);
    insta::with_settings!({ omit_expression => true }, { insta::assert_snapshot!("small_event", out) });
}

#[test]
fn a_spin_off() {
    let mut script = Vec::new();
    for number in 1..=2 {
        script.push(register(number, false));
        let id = format!("{number}-1");
        script.push(spin_all(&id, SpinsAt::FirstStop, "Ad Kc 9h 7s 3c", "11:00"));
        script.push(turn_in(&id, "15:00"));
    }
    script.extend([Action::Close, spin_off("2-1", "9c"), spin_off("2-1", "Ac"), spin_off("1-1", "9d")]);
    script.extend([
        spin_off("1-1", "2c"),
        spin_off("2-1", "2d"),
        spin_off("1-1", "2c"),
        spin_off("2-1", "3d"),
    ]);
    let out = play(r#"{"ties":"spin_off","draw":"pack","extra_card":"none"}"#, "[100]", &script);
    insta::with_settings!({ omit_expression => true }, { insta::assert_snapshot!("spin_off", out) });
}

#[test]
fn fees_refunds_and_prizes_that_are_paid() {
    let mut script = vec![register(1, false), register(2, false), register(3, true), add_hand(3)];
    for (id, shown) in [("1-1", "Ad Ac 9h 7s 3c"), ("2-1", "Kd Kc 9h 7s 3c")] {
        script.extend([spin_all(id, SpinsAt::FirstStop, shown, "11:00"), turn_in(id, "15:00")]);
    }
    script.extend([pay("2-1"), pay("3-1"), withdraw(1), withdraw(3), arrive(3, "15:00")]);
    script.extend([pay_prize("1-1"), Action::Close, pay_prize("1-1"), pay("1-1"), pay_prize("1-1")]);
    script.extend([pay_prize("1-1"), cancel("too late")]);
    let out = play(r#"{"hand_price":2000,"fees":"recorded"}"#, r#"["50%"]"#, &script);
    insta::with_settings!({ omit_expression => true }, { insta::assert_snapshot!("payments", out) });
}

#[test]
fn a_cancelled_event() {
    let mut script = vec![register(1, true), register(2, true), stamp("1-1", 1, card("Ad"), "12:00")];
    script.extend([withdraw(2), cancel(""), cancel("snowstorm"), stamp("1-1", 2, card("Ac"), "12:30")]);
    let out = play(r#"{"hand_price":2000}"#, r#"["50%",1001]"#, &script);
    insta::with_settings!({ omit_expression => true }, { insta::assert_snapshot!("cancelled", out) });
}
