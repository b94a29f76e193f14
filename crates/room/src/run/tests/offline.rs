//! Tests of stamps that were made without a connection: what is entered, and which questions they raise.

use super::{Event, NOON_MS, ORGANISER, Role, action, shown};
use crate::refusal::Refusal;
use crate::run::cached_view::CachedView;
use crate::run::command::Command;
use crate::run::conflict::Verdict;
use crate::run::offline::{OfflineDetails, OfflineStamp};
use crate::store::PlayerId;
use games::poker_run::Stop;
use serde_json::{Value, json};

/// The phones of the first stop, of which the second is at the second stop too.
const PHONE: PlayerId = PlayerId(2);
const OTHER_PHONE: PlayerId = PlayerId(3);
const HOUR_MS: i64 = 3_600_000;

/// An event with the riders 1 to 3 and participant 4, who withdrew.
fn event(settings: &Value) -> Event {
    let mut event = Event::open(settings);
    event.join(PHONE, "Sue", &[Role::Stop(Stop::FIRST)]);
    event.join(OTHER_PHONE, "Tom", &[Role::Stop(Stop::FIRST), Role::Stop(Stop::new(2).unwrap())]);
    for number in 1..=4 {
        event.act(json!({ "register": { "participant": number, "name": "Ann", "rides": true } }));
    }
    event.act(json!({ "withdraw": { "participant": 4 } }));
    event
}

fn stamp(hand: &str, stop: usize, card: &str, at: &str) -> Value {
    json!({ "stamp": { "hand": hand, "stop": stop, "card": card, "at": at } })
}

/// A stamp that was made at 11:30 by the phone's clock, with the offsets of the clock at that time and when it is sent.
fn offline_with(action: Value, offsets: (i64, i64), sheet: Option<String>) -> Command {
    let (offset_ms, sent_offset_ms) = offsets;
    let details = OfflineDetails { made_ms: NOON_MS - 1_800_000, offset_ms, sent_offset_ms, sheet };
    Command::Offline(OfflineStamp::new(serde_json::from_value(action).unwrap(), details).unwrap())
}

/// A stamp that was made at 11:30, by a clock that agrees with the room's.
pub(super) fn offline(action: Value) -> Command {
    offline_with(action, (0, 0), None)
}

/// Sends a stamp at noon, which must not be refused. Returns the kind of its entry.
fn send(event: &mut Event, who: PlayerId, command: &Command) -> &'static str {
    let done = event.ask_at(NOON_MS, who, command).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(done.entries, 1, "every stamp that is sent is in the log");
    event.kinds().pop().unwrap()
}

fn questions(event: &Event) -> Vec<Value> {
    let cached = CachedView::new(&event.state);
    let listed = event.state.questions(&cached, None);
    listed.iter().map(|question| json!(question)).collect()
}

fn decide(event: &mut Event, question: &Value, verdict: Verdict) -> Result<usize, String> {
    let question = question["id"].as_str().unwrap().parse().unwrap();
    let command = Command::Decide { question, verdict, reason: "the sheet shows it".to_owned() };
    event
        .ask_at(NOON_MS, ORGANISER, &command)
        .map(|done| done.entries)
        .map_err(|error| error.code().to_owned())
}

fn cards(event: &Event, participant: usize) -> Value {
    shown(&event.state)[0]["participants"][participant - 1]["hands"][0]["cards"].clone()
}

#[test]
fn pr_28_a_stamp_made_without_a_connection_is_entered_at_its_time_with_the_times_of_the_phone() {
    let mut event = event(&json!({}));
    let kind =
        send(&mut event, PHONE, &offline_with(stamp("1-1", 1, "Ks", "10:30"), (-HOUR_MS, -HOUR_MS), None));
    assert_eq!(kind, "run.acted");
    assert_eq!(cards(&event, 1), json!([{ "mark": { "stop": 1 }, "card": "Ks", "at": "10:30:00" }]));
    let clock = event.log.last().unwrap().1.entry.offline.unwrap();
    assert_eq!(clock.made_at_ms(), NOON_MS - 5_400_000);
    assert_eq!(questions(&event), [] as [Value; 0]);
    assert_eq!(shown(&event.replayed(&event.kept)), shown(&event.state));
}

#[test]
fn pr_28_only_cards_of_a_stop_with_their_times_are_sent_later() {
    let details = || OfflineDetails { made_ms: 0, offset_ms: 0, sent_offset_ms: 0, sheet: None };
    for other in [
        json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "Ks" } }),
        json!({ "extra": { "hand": "1-1", "card": "Ks", "at": "11:00" } }),
        json!({ "spin_all": { "hand": "1-1", "spins_at": "finish", "cards": ["Ks", "Qs", "Js", "Ts", "9s"], "at": "11:00" } }),
        json!({ "void": { "hand": "1-1", "mark": { "stop": 1 }, "reason": "misread" } }),
        json!("close"),
    ] {
        let made = OfflineStamp::new(serde_json::from_value(other).unwrap(), details());
        assert_eq!(made.unwrap_err().code(), "run.not_offline");
    }
}

/// Every refusal becomes a question that has the stamp with its card, its times and the reason.
#[test]
fn pr_29_a_stamp_that_is_refused_for_any_reason_is_a_question_with_both_facts() {
    let paper = json!({ "stamps": "by_time" });
    type Prepare = fn(&mut Event);
    let nothing: Prepare = |_| ();
    let turned_in: Prepare = |event| event.act(json!({ "turn_in": { "hand": "1-1", "at": "10:00" } }));
    let closed: Prepare = |event| event.act(json!("close"));
    let early: Prepare = |event| {
        *event = self::event(&json!({ "stamps": "by_time", "deadline": "11:00" }));
    };
    let cancelled: Prepare = |event| event.act(json!({ "cancel": { "reason": "storm" } }));
    let five = json!({ "spin_all": { "hand": "9-1", "spins_at": "first_stop", "cards": ["Ks", "Qs", "Js", "Ts", "9s"],
                                     "at": "11:30" } });
    for (code, fact, sent, prepare) in [
        ("poker_run.no_such_hand", json!({ "first": "1-7" }), stamp("1-7", 1, "Ks", "11:30"), nothing),
        ("poker_run.no_such_hand", json!({}), five, nothing),
        ("poker_run.withdrawn", json!({}), stamp("4-1", 1, "Ks", "11:30"), nothing),
        ("poker_run.turned_in", json!({ "at": "10:00:00" }), stamp("1-1", 1, "Ks", "11:30"), turned_in),
        (
            "poker_run.after_deadline",
            json!({ "deadline": "11:00:00" }),
            stamp("1-1", 1, "Ks", "11:30"),
            early,
        ),
        ("run.entry_ahead", json!({ "now": "12:00:00" }), stamp("1-1", 1, "Ks", "12:05"), nothing),
        ("run.not_your_role", json!({}), stamp("1-1", 3, "Ks", "11:30"), nothing),
        ("poker_run.over", json!({}), stamp("1-1", 1, "Ks", "11:30"), closed),
        ("poker_run.cancelled", json!({}), stamp("1-1", 1, "Ks", "11:30"), cancelled),
    ] {
        let mut event = self::event(&paper);
        prepare(&mut event);
        let before = shown(&event.state)[0]["participants"].clone();
        assert_eq!(send(&mut event, PHONE, &offline(sent.clone())), "run.conflicted", "{code}");
        let asked = questions(&event).into_iter().find(|one| one["kind"] == "offline").unwrap_or_default();
        assert_eq!(asked["refusal"]["code"], code);
        for (name, value) in fact.as_object().unwrap() {
            assert_eq!(&asked["refusal"]["args"][name], value, "{code}");
        }
        let (kind, fields) = sent.as_object().unwrap().iter().next().unwrap();
        assert_eq!(asked["hand"], fields["hand"]);
        assert_eq!(asked["at"], format!("{}:00", fields["at"].as_str().unwrap()));
        let typed = if kind == "stamp" {
            [&asked["typed"], &fields["card"]]
        } else {
            [&asked["cards"], &fields["cards"]]
        };
        assert_eq!(typed[0], typed[1], "{code}");
        assert_eq!([&asked["by"], &asked["offline"]["made_ms"]], [&json!(2), &json!(NOON_MS - 1_800_000)]);
        assert_eq!(shown(&event.state)[0]["participants"], before, "a question changes no card");
        let replayed = event.replayed(&event.kept);
        assert_eq!(shown(&replayed), shown(&event.state));
    }
}

#[test]
fn pr_29_stamps_of_a_person_who_lost_the_role_are_questions_up_to_a_limit() {
    let mut event = event(&json!({}));
    let link = *event.state.links.keys().next().unwrap();
    event.ask(ORGANISER, &Command::RevokeLink { link, and_later: false }).unwrap();
    for hand in 1..=100 {
        let kind = send(&mut event, PHONE, &offline(stamp(&format!("{hand}-1"), 1, "Ks", "11:30")));
        assert_eq!(kind, "run.conflicted");
    }
    assert_eq!(questions(&event)[0]["refusal"]["code"], "run.not_staff");
    let more = offline(stamp("101-1", 1, "Ks", "11:30"));
    assert_eq!(event.refusal(PHONE, &more), "run.not_staff");
    assert_eq!(event.refusal(PlayerId(99), &more), "run.not_staff", "a guest who never joined");
    let first = questions(&event).remove(0);
    assert_eq!(decide(&mut event, &first, Verdict::Accept), Ok(2));
    assert_eq!(cards(&event, 1)[0]["card"], "Ks");
    send(&mut event, PHONE, &more);
}

#[test]
fn pr_29_two_phones_with_different_cards_are_a_question_with_both_cards() {
    let mut event = event(&json!({}));
    assert_eq!(send(&mut event, PHONE, &offline(stamp("1-1", 1, "Ks", "11:30"))), "run.acted");
    let other = offline(stamp("1-1", 1, "Qd", "11:31"));
    assert_eq!(send(&mut event, OTHER_PHONE, &other), "run.conflicted");
    let asked = questions(&event).remove(0);
    let facts = ["kind", "stamped", "stamped_by", "typed", "by"].map(|field| asked[field].clone());
    assert_eq!(facts, [json!("other_card"), json!("Ks"), json!(2), json!("Qd"), json!(3)]);
    assert_eq!(asked["offline"]["made_ms"], NOON_MS - 1_800_000);
    assert_eq!(decide(&mut event, &asked, Verdict::Replace), Ok(3));
    assert_eq!(cards(&event, 1)[0]["card"], "Qd");
}

#[test]
fn pr_29_the_same_card_again_counts_once_and_stays_in_the_log() {
    let mut event = event(&json!({}));
    send(&mut event, PHONE, &offline(stamp("1-1", 1, "Ks", "11:30")));
    let before = shown(&event.state)[0]["participants"].clone();
    assert_eq!(send(&mut event, OTHER_PHONE, &offline(stamp("1-1", 1, "Ks", "11:34"))), "run.repeated");
    // The clock of this phone changed, but the card is there already.
    let clock = (0, HOUR_MS);
    assert_eq!(
        send(&mut event, OTHER_PHONE, &offline_with(stamp("1-1", 1, "Ks", "11:34"), clock, None)),
        "run.repeated"
    );
    assert_eq!(shown(&event.state)[0]["participants"], before);
    assert_eq!(questions(&event), [] as [Value; 0]);
}

/// The reply to the first attempt, which the room refused, was lost, so the phone sends the stamp again.
#[test]
fn pr_29_a_conflict_that_is_recorded_already_is_one_question() {
    for (settings, first) in [
        (json!({}), stamp("1-1", 1, "Ks", "11:00")),
        (json!({ "stamps": "by_time" }), json!({ "report": { "stop": 1, "until": "11:50" } })),
    ] {
        let mut event = event(&settings);
        event.act(first);
        let (who, stop) = if settings == json!({}) { (PHONE, 1) } else { (OTHER_PHONE, 2) };
        let sent = stamp("1-1", stop, "Qd", "11:30");
        assert!(event.ask_at(NOON_MS, who, &action(sent.clone())).is_err());
        assert_eq!(send(&mut event, who, &offline(sent)), "run.repeated");
        assert_eq!(questions(&event).len(), 1);
    }
}

#[test]
fn pr_29_a_clock_that_changed_is_a_question_with_both_times() {
    let sent = |hand: &str| offline_with(stamp(hand, 1, "Ks", "11:30"), (0, -HOUR_MS), None);
    let mut event = event(&json!({}));
    for (hand, verdict, at) in
        [("1-1", Verdict::Accept, "11:30:00"), ("2-1", Verdict::AcceptCorrected, "10:30:00")]
    {
        assert_eq!(send(&mut event, PHONE, &sent(hand)), "run.conflicted");
        let asked = questions(&event).pop().unwrap();
        assert_eq!(asked["refusal"]["code"], "run.clock_changed");
        assert_eq!([&asked["at"], &asked["corrected"]], ["11:30:00", "10:30:00"]);
        assert_eq!(asked["verdicts"], json!(["dismiss", "accept", "accept_corrected"]));
        assert_eq!(decide(&mut event, &asked, verdict), Ok(2));
        let participant = hand[..1].parse().unwrap();
        assert_eq!(cards(&event, participant)[0], json!({ "mark": { "stop": 1 }, "card": "Ks", "at": at }));
    }
    // A minute is no question.
    assert_eq!(
        send(&mut event, PHONE, &offline_with(stamp("3-1", 1, "Ks", "11:30"), (0, -60_000), None)),
        "run.acted"
    );
}

#[test]
fn pr_29_a_stamp_after_turning_in_is_accepted_without_a_time() {
    let mut event = event(&json!({}));
    event.act(json!({ "turn_in": { "hand": "1-1", "at": "11:40" } }));
    send(&mut event, PHONE, &offline(stamp("1-1", 1, "Ks", "11:30")));
    let asked = questions(&event).remove(0);
    assert_eq!(
        [&asked["refusal"]["code"], &asked["refusal"]["args"]["at"]],
        ["poker_run.turned_in", "11:40:00"]
    );
    assert_eq!(decide(&mut event, &asked, Verdict::Accept), Ok(2));
    assert_eq!(cards(&event, 1), json!([{ "mark": { "stop": 1 }, "card": "Ks", "at": null }]));
}

#[test]
fn pr_29_an_unknown_number_is_accepted_once_it_is_registered() {
    let mut event = event(&json!({}));
    send(&mut event, PHONE, &offline(stamp("9-1", 1, "Ks", "11:30")));
    let asked = questions(&event).remove(0);
    assert_eq!(decide(&mut event, &asked, Verdict::Accept), Err("poker_run.no_such_hand".to_owned()));
    assert!(questions(&event)[0]["decided"].is_null());
    event.act(json!({ "register": { "participant": 9, "name": "Bo", "rides": true } }));
    assert_eq!(decide(&mut event, &asked, Verdict::Accept), Ok(2));
    let row = shown(&event.state)[0]["participants"][4].clone();
    assert_eq!(row["hands"][0]["cards"][0], json!({ "mark": { "stop": 1 }, "card": "Ks", "at": "11:30:00" }));
}

#[test]
fn pr_29_a_scanned_sheet_that_is_not_valid_is_a_question() {
    let mut event = event(&json!({}));
    let code = |event: &Event, number| {
        let sheets = event.state.sheets(&CachedView::new(&event.state), ORGANISER, number..=number, false);
        sheets.unwrap()[0].code.clone()
    };
    let (first, second, third) = (code(&event, 1), code(&event, 2), code(&event, 3));
    event.ask(ORGANISER, &super::sheets::replacement(2)).unwrap();
    let sent =
        |hand, sheet: &str| offline_with(stamp(hand, 1, "Ks", "11:30"), (0, 0), Some(sheet.to_owned()));
    assert_eq!(send(&mut event, PHONE, &sent("1-1", &first)), "run.acted");
    for (hand, sheet, refusal) in [
        ("2-1", &second, "run.sheet_replaced"),
        ("3-1", &second, "run.unknown_sheet"),
        ("3-1", &third.replace(&third[8..], "0000"), "run.unknown_sheet"),
    ] {
        send(&mut event, PHONE, &sent(hand, sheet));
        let asked = questions(&event).into_iter().find(|one| one["hand"] == hand).unwrap();
        assert_eq!(asked["refusal"]["code"], refusal);
    }
    let bodies = event.bodies().join("\n");
    assert!(!bodies.contains(&second) && !bodies.contains(&first), "the log has no codes");
}

#[test]
fn pr_29_a_stamp_that_was_made_before_one_was_declared_void_is_a_question() {
    let mut event = event(&json!({}));
    send(&mut event, PHONE, &offline(stamp("1-1", 1, "Ks", "11:30")));
    let void = json!({ "void": { "hand": "1-1", "mark": { "stop": 1 }, "reason": "misread" } });
    event.ask_at(NOON_MS, ORGANISER, &action(void)).unwrap();
    assert_eq!(send(&mut event, OTHER_PHONE, &offline(stamp("1-1", 1, "Ks", "11:30"))), "run.conflicted");
    let asked = questions(&event).remove(0);
    assert_eq!(asked["refusal"]["code"], "run.stamp_voided");
    // The volunteer drew another card after that.
    let details = OfflineDetails { made_ms: NOON_MS + 1, offset_ms: 0, sent_offset_ms: 0, sheet: None };
    let after = OfflineStamp::new(serde_json::from_value(stamp("1-1", 1, "Qd", "12:00")).unwrap(), details);
    assert_eq!(send(&mut event, PHONE, &Command::Offline(after.unwrap())), "run.acted");
}
