//! Tests of corrections: of registrations, payments and cards, and of waivers.

use super::{Event, ORGANISER, Role, action, draft, money::money, shown};
use crate::run::cached_view::CachedView;
use crate::run::command::Command;
use crate::run::draft::Waiver;
use crate::run::file::Selection;
use crate::run::view::MoneyReport;
use crate::store::PlayerId;
use serde_json::{Value, json};

const DESK: PlayerId = PlayerId(2);
const FIRST_STOP: PlayerId = PlayerId(3);
const FINISH: PlayerId = PlayerId(4);

/// An event with participants 1 (rides, two hands) and 2 (does not ride), a till at registration and one at the finish.
fn event(settings: &Value) -> Event {
    let mut event = Event::open(settings);
    event.join(DESK, "Reg", &[Role::Registration]);
    event.join(FIRST_STOP, "Stan", &[Role::Stop(games::poker_run::Stop::FIRST)]);
    event.join(FINISH, "Finn", &[Role::Finish]);
    for (number, rides, hands) in [(1, true, 2), (2, false, 1)] {
        let person = json!({ "participant": number, "name": "An Lee", "rides": rides, "hands": hands,
            "details": { "shown_as": "name" } });
        event.ask(DESK, &Command::Register(serde_json::from_value(person).unwrap())).unwrap();
    }
    for (name, place) in [("Desk", "registration"), ("Bar", "finish")] {
        let open = json!({ "open_till": { "name": name, "place": place, "float": 5_000 } });
        event.ask(ORGANISER, &money(open)).unwrap();
    }
    event
}

fn row(event: &Event, index: usize) -> Value {
    shown(&event.state)[1]["participants"][index].clone()
}

fn report(event: &Event) -> MoneyReport {
    event.state.money_report(&CachedView::new(&event.state), ORGANISER).unwrap()
}

fn pay(hand: &str, item: &str, method: &str, till: Option<u32>) -> Command {
    money(json!({ "pay": { "hand": hand, "item": item, "method": method, "till": till } }))
}

fn correct(hand: &str, method: &str, till: Option<u32>) -> Command {
    let fields = json!({ "hand": hand, "item": "fee", "method": method, "till": till, "reason": "mistyped" });
    money(json!({ "correct_payment": fields }))
}

fn undo(hand: &str, item: &str) -> Command {
    money(json!({ "void_payment": { "hand": hand, "item": item, "reason": "that was hand 2-1" } }))
}

#[test]
fn pr_26_a_corrected_name_is_stored_as_a_hash_and_only_the_last_one_is_public() {
    let mut event = event(&json!({}));
    let rename = json!({ "rename": { "participant": 1, "name": "  Ann Lee ", "reason": "misspelt" } });
    event.ask(DESK, &action(rename)).unwrap();
    assert_eq!(row(&event, 0)["name"], "Ann Lee");
    assert!(!event.bodies().join("").contains("Ann Lee"), "the log has a hash");
    let unreadable = json!({ "rename": { "participant": 1, "name": "\u{202e}", "reason": "why" } });
    assert_eq!(event.refusal(DESK, &action(unreadable)), "name_invisible");
    assert_eq!(shown(&event.replayed(&event.kept)), shown(&event.state));
    let public = Selection::Public.of(&event.log);
    let names: Vec<_> = public.iter().filter_map(|hash| event.state.texts.get(hash)).collect();
    let mut sorted = names.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, ["An Lee", "Ann Lee"], "that of participant 2, and the corrected one");
    assert_eq!(
        Selection::Organiser.of(&event.log).len(),
        public.len() + 5,
        "with the staff and the earlier name"
    );
}

#[test]
fn pr_26_a_removed_hand_makes_its_refund_due() {
    let mut event = event(&json!({}));
    event.ask(DESK, &pay("1-2", "fee", "cash", Some(1))).unwrap();
    let remove = json!({ "remove_hand": { "hand": "1-2", "reason": "one too many" } });
    assert_eq!(event.refusal(FIRST_STOP, &action(remove.clone())), "run.not_your_role");
    event.ask(DESK, &action(remove)).unwrap();
    let due = json!([{ "hand": "1-2", "item": "fee", "cents": 1_000, "refund": true, "paid": "cash" }]);
    let unsettled = row(&event, 0)["unsettled"].clone();
    assert!(unsettled.as_array().unwrap().contains(&due[0]), "{unsettled}");
    assert_eq!((report(&event).refunds_due.len(), report(&event).account.unwrap().refunds.get()), (1, 1_000));
    let refund = json!({ "refund": { "hand": "1-2", "item": "fee", "method": "cash", "till": 1 } });
    event.ask(DESK, &money(refund)).unwrap();
    let report = report(&event);
    assert_eq!((report.refunds_due.len(), report.tills[0].expected), (0, 5_000));
    // The next hand has another number, so the payment of the removed one does not count for it.
    event.ask(DESK, &action(json!({ "add_hand": { "participant": 1 } }))).unwrap();
    assert_eq!(row(&event, 0)["hands"][1]["hand"], "1-3");
    assert_eq!(shown(&event.replayed(&event.kept)), shown(&event.state));
}

#[test]
fn pr_19_a_fee_without_a_record_is_recorded_before_its_hand_is_withdrawn() {
    let mut event = event(&json!({}));
    event.ask(DESK, &pay("1-1", "fee", "cash", Some(1))).unwrap();
    let withdraw = action(json!({ "withdraw": { "participant": 1 } }));
    let remove = |hand: &str| action(json!({ "remove_hand": { "hand": hand, "reason": "one too many" } }));
    assert_eq!(event.refusal(DESK, &withdraw), "run.fee_not_recorded");
    assert_eq!(event.refusal(DESK, &remove("1-2")), "run.fee_not_recorded");
    event.ask(DESK, &pay("1-2", "fee", "card", None)).unwrap();
    event.ask(DESK, &withdraw).unwrap();
    let dues: Vec<u64> = report(&event).refunds_due.iter().map(|due| due.cents.get()).collect();
    assert_eq!(dues, [1_000, 1_000], "what was paid, and no more");

    // An unpaid fee is not refunded, so it needs no record.
    let mut event = self::event(&json!({ "fees": "recorded" }));
    event.ask(DESK, &withdraw).unwrap();
    assert!(report(&event).refunds_due.is_empty());
}

#[test]
fn pr_26_a_plan_that_is_changed_keeps_the_corrections() {
    let mut event = event(&json!({}));
    event.ask(DESK, &pay("1-1", "fee", "cash", Some(1))).unwrap();
    for correction in [
        json!({ "rename": { "participant": 1, "name": "Ann Lee", "reason": "misspelt" } }),
        json!({ "set_rides": { "participant": 2, "rides": true, "reason": "ticked by mistake" } }),
        json!({ "remove_hand": { "hand": "1-1", "reason": "one too many" } }),
    ] {
        event.ask(FINISH, &action(correction)).unwrap();
    }
    let version = event.state.version;
    let plan = Command::Draft { version, draft: Box::new(draft(&json!({ "hand_price": 700 }))) };
    event.ask(ORGANISER, &plan).unwrap();
    let [first, second] = [row(&event, 0), row(&event, 1)];
    assert_eq!((&first["name"], &first["hands"][0]["hand"]), (&json!("Ann Lee"), &json!("1-2")));
    assert_eq!(second["rides"], true);
    assert_eq!(shown(&event.replayed(&event.kept)), shown(&event.state));
}

#[test]
fn a_wrong_method_is_corrected_and_the_sums_follow() {
    for fees in ["at_registration", "recorded"] {
        let mut event = event(&json!({ "fees": fees }));
        assert_eq!(event.refusal(DESK, &correct("1-1", "card", None)), "run.no_payment_recorded");
        event.ask(DESK, &pay("1-1", "fee", "cash", Some(1))).unwrap();
        event.ask(DESK, &pay("1-2", "fee", "card", None)).unwrap();
        assert_eq!(event.refusal(DESK, &correct("1-1", "cash", Some(1))), "run.same_payment");
        assert_eq!(event.refusal(DESK, &correct("1-1", "cash", None)), "run.cash_without_till");
        assert_eq!(event.refusal(FIRST_STOP, &correct("1-1", "card", None)), "run.not_your_role");
        assert_eq!(
            event.refusal(FINISH, &correct("1-1", "card", None)),
            "run.not_your_role",
            "another's till"
        );
        event.ask(DESK, &money(json!({ "count_till": { "till": 1, "counted": 6_000 } }))).unwrap();
        let before = report(&event);
        let received =
            |report: &MoneyReport| report.received.iter().map(|one| one.fees.get()).collect::<Vec<_>>();
        assert_eq!((received(&before), before.tills[0].expected), (vec![1_000, 1_000, 0], 6_000));

        event.ask(DESK, &correct("1-1", "prepaid", None)).unwrap();
        event.ask(DESK, &correct("1-2", "cash", Some(1))).unwrap();
        let after = report(&event);
        assert_eq!(received(&after), [1_000, 0, 1_000], "{fees}");
        assert_eq!((after.tills[0].expected, after.tills[0].uncounted), (6_000, true));
        assert_eq!(
            (after.account, after.unrecorded),
            (before.account, before.unrecorded),
            "paid all the same"
        );
        let payments = json!([
            { "hand": "1-1", "item": "fee", "cents": 1_000, "method": "prepaid", "till": null },
            { "hand": "1-2", "item": "fee", "cents": 1_000, "method": "cash", "till": 1 },
        ]);
        assert_eq!(row(&event, 0)["payments"], payments);
        let kinds: Vec<_> = after.movements.iter().map(|one| one.movement.kind.as_str()).collect();
        assert_eq!(kinds[5..], ["void_fee", "fee", "void_fee", "fee"]);
        let void = &after.movements[5].movement;
        assert_eq!((void.cents, void.text.as_deref()), (-1_000, Some("mistyped")));
        let all: i64 = after.movements[5..].iter().map(|one| one.movement.cents).sum();
        assert_eq!(all, 0, "a correction moves no money");
        let replayed = event.replayed(&event.kept);
        assert_eq!(replayed.money_report(&CachedView::new(&replayed), ORGANISER).unwrap(), after);
        assert!(after.csv().contains("void_fee,1,1-1,cash,-10.00,mistyped,2,Reg,"), "{}", after.csv());
    }
}

#[test]
fn a_payment_that_was_not_made_is_undone_by_the_organiser() {
    for (fees, takings, unrecorded) in [("at_registration", 3_000, 3_000), ("recorded", 0, 0)] {
        let mut event = event(&json!({ "fees": fees }));
        event.ask(DESK, &pay("1-1", "fee", "cash", Some(1))).unwrap();
        assert_eq!(event.refusal(DESK, &undo("1-1", "fee")), "run.not_your_role");
        let nameless = money(json!({ "void_payment": { "hand": "1-1", "item": "fee", "reason": " " } }));
        assert_eq!(event.refusal(ORGANISER, &nameless), "run.reason");
        event.ask(ORGANISER, &undo("1-1", "fee")).unwrap();
        let report = report(&event);
        let till = &report.tills[0];
        assert_eq!((till.expected, report.account.unwrap().takings.get()), (5_000, takings), "{fees}");
        assert_eq!(report.unrecorded, unrecorded);
        assert!(event.ask(ORGANISER, &undo("1-1", "fee")).is_err(), "once");
        assert!(row(&event, 0)["payments"].is_null());
        event.ask(DESK, &pay("1-1", "fee", "card", None)).unwrap();
        assert_eq!(shown(&event.replayed(&event.kept)), shown(&event.state));
    }
    // An extra card whose payment is declared void is still sold.
    let mut event = event(&json!({ "fees": "recorded" }));
    let cards = json!(["As", "Ks", "9d", "4c", "2h"]);
    event.act(
        json!({ "spin_all": { "hand": "2-1", "spins_at": "first_stop", "cards": cards, "at": "11:00" } }),
    );
    event.act(json!({ "arrive": { "participant": 2, "at": "11:30" } }));
    event.act(json!({ "extra": { "hand": "2-1", "card": "3h", "at": "11:31" } }));
    event.ask(FINISH, &pay("2-1", "extra", "cash", Some(2))).unwrap();
    event.ask(ORGANISER, &undo("2-1", "extra")).unwrap();
    let report = report(&event);
    assert_eq!((report.extras.count, report.tills[1].expected, report.unrecorded), (1, 5_000, 500));
    assert_eq!(report.movements.last().unwrap().movement.kind, "void_extra");
}

#[test]
fn a_rider_signs_the_waiver_of_the_event() {
    let mut event = event(&json!({}));
    let signed = |event: &Event| [0, 1].map(|index| row(event, index)["waiver"] == true);
    assert_eq!(signed(&event), [false, false]);
    let describe = |details: Value| {
        let details = serde_json::from_value(details).unwrap();
        Command::Describe { participant: games::poker_run::Participant::new(1).unwrap(), details }
    };
    event.ask(FINISH, &describe(json!({ "shown_as": "name", "waiver": true }))).unwrap();
    assert_eq!(signed(&event), [true, false]);
    event.ask(DESK, &describe(json!({ "shown_as": "initials", "contact": "555" }))).unwrap();
    assert_eq!(signed(&event), [true, false], "an omitted waiver stays as it was");
    event.ask(DESK, &describe(json!({ "shown_as": "initials", "waiver": false }))).unwrap();
    assert_eq!((signed(&event), &row(&event, 0)["contact"]), ([false, false], &json!("555")));
    let person = json!({ "name": "Cy", "rides": true, "details": { "waiver": true } });
    event.ask(DESK, &Command::Register(serde_json::from_value(person).unwrap())).unwrap();
    assert_eq!(row(&event, 2)["waiver"], true);
    assert_eq!(shown(&event.replayed(&event.kept)), shown(&event.state));
    assert!(!shown(&event.state)[0].to_string().contains("waiver"), "the public board does not say");

    let with =
        |text: &str| super::Draft { waiver: Some(Waiver { text: text.to_owned() }), ..draft(&json!({})) };
    let plan = |version, draft| Command::Draft { version, draft: Box::new(draft) };
    let version = event.state.version;
    assert_eq!(event.refusal(ORGANISER, &plan(version, with(&"x".repeat(2_001)))), "run.waiver_length");
    event.ask(ORGANISER, &plan(version, with(" https://example.org/waiver "))).unwrap();
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "Ks", "at": "11:00" } }));
    let version = event.state.version;
    event.ask(ORGANISER, &plan(version, with("Ride at your own risk."))).unwrap();
    assert_eq!(event.state.draft.waiver.as_ref().unwrap().text, "Ride at your own risk.", "after a card too");
}

#[test]
fn pr_05_the_volunteer_of_the_first_stop_undoes_all_five_cards_drawn_there() {
    let mut event = event(&json!({}));
    let all = |hand: &str, place: &str| {
        let cards = json!(["As", "Ks", "9d", "4c", "2h"]);
        action(json!({ "spin_all": { "hand": hand, "spins_at": place, "cards": cards, "at": "11:00" } }))
    };
    let void = |stop: usize| {
        action(json!({ "void": { "hand": "2-1", "mark": { "stop": stop }, "reason": "that was hand 3-1" } }))
    };
    event.ask(FIRST_STOP, &all("2-1", "first_stop")).unwrap();
    for stop in 1..=5 {
        event.ask(FIRST_STOP, &void(stop)).unwrap();
    }
    event.ask(FIRST_STOP, &all("2-1", "first_stop")).unwrap();
    // Cards that were drawn at the finish are not undone at the first stop.
    for stop in 1..=5 {
        event.ask(FIRST_STOP, &void(stop)).unwrap();
    }
    event.act(json!({ "arrive": { "participant": 2, "at": "11:00" } }));
    event.ask(FINISH, &all("2-1", "finish")).unwrap();
    assert_eq!(event.refusal(FIRST_STOP, &void(3)), "run.not_your_role");
    // The cards of a rider are not undone there either.
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "Ks", "at": "11:00" } }));
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 2, "card": "Ks", "at": "11:10" } }));
    let other = json!({ "void": { "hand": "1-1", "mark": { "stop": 2 }, "reason": "misread" } });
    assert_eq!(event.refusal(FIRST_STOP, &action(other)), "run.not_your_role");
}

#[test]
fn two_stops_of_a_plan_have_different_names() {
    let mut event = Event::draft(&json!({}));
    let version = event.state.version;
    let mut named = |at: usize, name: &str| {
        let mut draft = draft(&json!({}));
        draft.plan.route[at].name = name.to_owned();
        event.ask(ORGANISER, &Command::Draft { version, draft: Box::new(draft) })
    };
    let refused = named(3, " STOP 2 ").err().unwrap();
    assert_eq!(
        refused.to_string(),
        "stops 2 and 4 are both called \"STOP 2\": give each stop a name of its own"
    );
    named(3, "stop 22").unwrap();
}
