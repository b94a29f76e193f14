//! Tests of questions for the organiser, and of their decisions.

use super::{Event, ORGANISER, Role, action};
use crate::run::cached_view::CachedView;
use crate::run::command::Command;
use crate::run::conflict::{QuestionId, Verdict};
use crate::store::PlayerId;
use games::poker_run::Stop;
use serde_json::{Value, json};

const FINISH: PlayerId = PlayerId(2);
const DESK: PlayerId = PlayerId(3);

fn event(settings: &Value) -> Event {
    let mut event = Event::open(settings);
    event.join(FINISH, "Finn", &[Role::Finish]);
    event.join(DESK, "Reg", &[Role::Registration]);
    for number in [1, 2] {
        event.act(json!({ "register": { "participant": number, "name": "Ann", "rides": true } }));
    }
    event
}

fn stamp(event: &mut Event, who: PlayerId, hand: &str, stop: usize, card: &str, at: &str) -> Option<String> {
    use crate::refusal::Refusal;
    let stamp = json!({ "stamp": { "hand": hand, "stop": stop, "card": card, "at": at } });
    event.ask(who, &action(stamp)).err().map(|error| error.code().to_owned())
}

fn questions(event: &Event, now: &str) -> Vec<Value> {
    let cached = CachedView::new(&event.state);
    let now = serde_json::from_value(now.into()).unwrap();
    let view = event.state.staff_view_at(&cached, ORGANISER, None, now).unwrap();
    let listed = view.organiser.unwrap().questions;
    for one in &listed {
        assert_eq!(event.state.question(one.id, now).as_ref(), Some(one), "found by its id");
    }
    listed.iter().map(|question| json!(question)).collect()
}

fn decide(id: &str, verdict: Verdict) -> Command {
    let question: QuestionId = id.parse().unwrap();
    Command::Decide { question, verdict, reason: "the sheet is right".to_owned() }
}

fn card(event: &Event, hand: usize) -> Value {
    let board = super::shown(&event.state);
    board[0]["participants"][hand - 1]["hands"][0]["cards"][0].clone()
}

#[test]
fn questions_about_missing_stamps_close_with_the_event() {
    let mut event = event(&json!({ "stamps": "by_time" }));
    for (hand, stop) in [("1-1", 2), ("2-1", 2)] {
        assert_eq!(stamp(&mut event, ORGANISER, hand, stop, "Ks", "11:00"), None);
    }
    let open = questions(&event, "12:00");
    assert_eq!(open.iter().map(|one| &one["id"]).collect::<Vec<_>>().len(), 2, "stop 1 of both hands");
    let id = open[0]["id"].as_str().unwrap().to_owned();
    event.ask(ORGANISER, &decide(&id, Verdict::Dismiss)).unwrap();
    assert_eq!(
        stamp(&mut event, FINISH, "2-1", 2, "Qs", "11:00").as_deref(),
        Some("poker_run.already_stamped")
    );
    event.act(json!("close"));
    let left = questions(&event, "12:00");
    let kinds: Vec<_> = left.iter().map(|one| (&one["kind"], one["decided"].is_null())).collect();
    assert_eq!(kinds, [(&json!("other_card"), true), (&json!("stamp_missing"), false)]);
    assert_eq!(left[0]["verdicts"], json!(["dismiss"]), "no card can change any more");
    let other = open[1]["id"].as_str().unwrap();
    assert_eq!(event.refusal(ORGANISER, &decide(other, Verdict::Dismiss)), "run.no_such_question");
    let conflict = left[0]["id"].as_str().unwrap().to_owned();
    event.ask(ORGANISER, &decide(&conflict, Verdict::Dismiss)).unwrap();
}

#[test]
fn a_card_from_paper_that_differs_from_the_stamp_is_recorded_once_and_decided() {
    let mut event = event(&json!({}));
    assert_eq!(stamp(&mut event, ORGANISER, "1-1", 1, "Ks", "11:00"), None);
    let before = event.state.seq;
    for _ in 0..2 {
        assert!(stamp(&mut event, FINISH, "1-1", 1, "Qs", "14:00").is_some(), "refused, and recorded");
    }
    assert_eq!(event.state.seq, before + 1, "once");
    assert!(stamp(&mut event, FINISH, "1-1", 1, "Ks", "14:00").is_some());
    assert_eq!(event.state.seq, before + 1, "the same card is no conflict");

    let id = (before + 1).to_string();
    let asked = questions(&event, "12:00");
    assert_eq!(asked.len(), 1);
    let expected = json!({ "id": id, "kind": "other_card", "hand": "1-1", "stamped": "Ks", "typed": "Qs",
                           "mark": { "stop": 1 }, "by": 2, "stamped_by": 1, "stamped_ms": super::NOON_MS, "decided": null,
                           "verdicts": ["dismiss", "replace"], "since_ms": super::EVENING_MS });
    for (field, value) in expected.as_object().unwrap() {
        assert_eq!(&asked[0][field], value, "{field}");
    }
    assert_eq!(event.refusal(FINISH, &decide(&id, Verdict::Replace)), "run.not_your_role");
    assert_eq!(event.refusal(ORGANISER, &decide(&id, Verdict::Accept)), "run.no_such_verdict");
    assert_eq!(event.refusal(ORGANISER, &decide("999", Verdict::Dismiss)), "run.no_such_question");
    let unreasoned =
        Command::Decide { question: id.parse().unwrap(), verdict: Verdict::Replace, reason: " ".to_owned() };
    assert_eq!(event.refusal(ORGANISER, &unreasoned), "run.reason");

    assert_eq!(event.ask(ORGANISER, &decide(&id, Verdict::Replace)).unwrap().entries, 3);
    assert_eq!(card(&event, 1), json!({ "mark": { "stop": 1 }, "card": "Qs", "at": "11:00:00" }));
    let asked = questions(&event, "12:00").remove(0);
    assert_eq!([&asked["decided"]["verdict"], &asked["stamped_by"]], [&json!("replace"), &json!(1)]);
    assert_eq!(event.refusal(ORGANISER, &decide(&id, Verdict::Dismiss)), "run.question_decided");
    let replayed = event.replayed(&event.kept);
    assert_eq!(
        json!(replayed.questions(&CachedView::new(&replayed), None)),
        json!(questions(&event, "12:00"))
    );
}

#[test]
fn pr_07_a_stop_that_enters_another_card_for_a_stamp_raises_a_question() {
    const STOP: PlayerId = PlayerId(4);
    let mut event = event(&json!({}));
    event.join(STOP, "Sue", &[Role::Stop(Stop::FIRST)]);
    assert_eq!(stamp(&mut event, ORGANISER, "1-1", 1, "Qd", "11:00"), None);
    let refusal = stamp(&mut event, STOP, "1-1", 1, "Qh", "11:00");
    assert_eq!(refusal.as_deref(), Some("poker_run.already_stamped"));
    assert_eq!(card(&event, 1)["card"], "Qd");
    let asked = questions(&event, "12:00").remove(0);
    assert_eq!(
        [&asked["kind"], &asked["stamped"], &asked["typed"], &asked["stamped_by"]],
        [&json!("other_card"), &json!("Qd"), &json!("Qh"), &json!(1)]
    );
}

#[test]
fn a_dismissed_conflict_changes_no_card_and_is_not_asked_again() {
    let mut event = event(&json!({}));
    stamp(&mut event, ORGANISER, "1-1", 1, "Ks", "11:00");
    stamp(&mut event, FINISH, "1-1", 1, "Qs", "14:00");
    let id = event.state.seq.to_string();
    assert_eq!(event.ask(ORGANISER, &decide(&id, Verdict::Dismiss)).unwrap().entries, 1);
    assert_eq!(card(&event, 1)["card"], "Ks");
    let before = event.state.seq;
    stamp(&mut event, FINISH, "1-1", 1, "Qs", "14:00");
    assert_eq!(event.state.seq, before);
}

#[test]
fn warnings_follow_from_the_state_and_a_dismissed_one_is_remembered() {
    let mut event = event(&json!({ "stamps": "by_time" }));
    stamp(&mut event, ORGANISER, "1-1", 1, "Ks", "11:00");
    stamp(&mut event, ORGANISER, "1-1", 3, "Qs", "12:00");
    let ids = |event: &Event, now| -> Vec<String> {
        questions(event, now).iter().map(|one| one["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(&event, "16:00"), ["missing-1-1-2"]);
    assert_eq!(ids(&event, "16:00:01"), ["missing-1-1-2", "late-1", "late-2"]);
    event.ask(ORGANISER, &decide("missing-1-1-2", Verdict::Dismiss)).unwrap();
    assert_eq!(questions(&event, "16:00")[0]["decided"]["reason"], "the sheet is right");
    assert_eq!(event.refusal(ORGANISER, &decide("late-1", Verdict::Dismiss)), "run.no_such_question");
    event.act(json!({ "arrive": { "participant": 2, "at": "15:00" } }));
    assert!(!ids(&event, "17:00").contains(&"late-2".to_owned()));

    stamp(&mut event, ORGANISER, "1-1", 2, "Js", "11:30");
    event.act(json!({ "report": { "stop": 2, "until": "12:00" } }));
    assert!(!ids(&event, "16:00").contains(&"missing-1-1-2".to_owned()));
    let view = event.state.staff_view(&CachedView::new(&event.state), DESK, None).unwrap();
    assert_eq!(
        json!(view.stops[1]),
        json!({ "stop": 2, "last_stamp": "11:30:00", "last_stamp_ms": super::NOON_MS,
                "reported_until": "12:00:00", "last_report_ms": super::NOON_MS })
    );
    assert!(view.organiser.is_none(), "questions are for the organiser");
}

#[test]
fn a_rider_who_arrives_without_any_card_is_one_question() {
    let mut event = event(&json!({ "stamps": "by_time" }));
    event.act(json!({ "arrive": { "participant": 1, "at": "15:00" } }));
    let asked = questions(&event, "15:30");
    assert_eq!(asked.iter().map(|one| &one["id"]).collect::<Vec<_>>(), ["missing-1-1-1"]);
    assert_eq!(stamp(&mut event, FINISH, "1-1", 1, "Ks", "11:00"), None);
    assert_eq!(questions(&event, "15:30").len(), 4, "the other stops, one by one");
}

#[test]
fn pr_22_a_stamp_after_a_skipped_stop_waits_for_the_organiser() {
    let mut event = event(&json!({ "stamps": "by_time" }));
    event.act(json!({ "report": { "stop": 1, "until": "12:00" } }));
    assert_eq!(stamp(&mut event, FINISH, "1-1", 2, "Ks", "11:00").unwrap(), "poker_run.stop_skipped");
    let id = event.state.seq.to_string();
    let asked = questions(&event, "12:00").remove(0);
    assert_eq!(
        [&asked["kind"], &asked["stop"], &asked["typed"], &asked["at"]],
        [&json!("stop_skipped"), &json!(1), &json!("Ks"), &json!("11:00:00")]
    );
    assert_eq!(event.ask(ORGANISER, &decide(&id, Verdict::Accept)).unwrap().entries, 3);
    assert_eq!(card(&event, 1), json!({ "mark": { "stop": 2 }, "card": "Ks", "at": "11:00:00" }));

    // The stamp of the skipped stop is entered before the decision.
    stamp(&mut event, FINISH, "2-1", 2, "Ks", "11:00");
    let id = event.state.seq.to_string();
    stamp(&mut event, FINISH, "2-1", 1, "Qs", "10:30");
    assert_eq!(event.ask(ORGANISER, &decide(&id, Verdict::Accept)).unwrap().entries, 2);
}

#[test]
fn a_rolled_back_log_is_a_question() {
    let mut event = event(&json!({}));
    event.by_room(crate::run::decide::rolled_back(crate::store::RollbackCause::Backup));
    let id = format!("rolled-back-{}", event.state.seq);
    assert_eq!((&questions(&event, "12:00")[0]["id"], questions(&event, "12:00").len()), (&json!(id), 1));
    let head = |event: &Event| event.state.head(&CachedView::new(&event.state));
    assert!(head(&event).entries_lost && head(&event).provisional, "everybody at the stops is warned");
    event.ask(ORGANISER, &decide(&id, Verdict::Dismiss)).unwrap();
    assert!(!head(&event).entries_lost && !head(&event).provisional);
    assert_eq!(questions(&event, "12:00")[0]["decided"]["verdict"], "dismiss");
}

#[test]
fn a_card_typed_from_paper_is_not_news_from_its_stop() {
    let mut event = event(&json!({}));
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "Ks", "at": "10:00" } }));
    let before = event.state.questions.activity.clone();
    assert_eq!(before.len(), 1);
    for typed in [
        json!({ "stamp": { "hand": "2-1", "stop": 1, "card": "Qs" } }),
        json!({ "stamp": { "hand": "2-1", "stop": 2, "card": "Qs", "at": "11:00" } }),
    ] {
        event.ask_at(super::EVENING_MS, FINISH, &action(typed)).unwrap();
    }
    assert_eq!(event.state.questions.activity, before, "with a time or without");
}
