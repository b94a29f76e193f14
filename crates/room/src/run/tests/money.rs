//! Tests of tills, payments and the closing report.

use super::{Event, ORGANISER, Role};
use crate::refusal::Refusal;
use crate::rng::Rng;
use crate::run::cached_view::CachedView;
use crate::run::command::Command;
use crate::run::entry::RunChange;
use crate::run::payment::{Direction, Item, Method, MoneyEntry, Purpose};
use crate::run::position::Position;
use crate::run::view::MoneyReport;
use crate::store::PlayerId;
use games::poker_run::Action;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const DESK: PlayerId = PlayerId(2);
const FINISH: PlayerId = PlayerId(3);

pub(super) fn money(value: Value) -> Command {
    Command::Money(serde_json::from_value(value).unwrap())
}

/// An event with hands 1-1 to 4-1, a till at registration and one at the finish.
fn event() -> Event {
    let mut event = Event::open(&json!({ "fees": "recorded" }));
    event.join(DESK, "Reg", &[Role::Registration]);
    event.join(FINISH, "Finn", &[Role::Finish]);
    for number in 1..=4 {
        event.act(json!({ "register": { "participant": number, "name": "Ann", "rides": false } }));
    }
    for (name, place) in [("Desk", "registration"), ("Bar", "finish")] {
        let open = json!({ "open_till": { "name": name, "place": place, "float": 5_000 } });
        event.ask(ORGANISER, &money(open)).unwrap();
    }
    event
}

fn report(event: &Event) -> MoneyReport {
    event.state.money_report(&CachedView::new(&event.state), ORGANISER).unwrap()
}

fn pay(hand: &str, item: &str, method: &str, till: Option<u32>) -> Command {
    money(json!({ "pay": { "hand": hand, "item": item, "method": method, "till": till } }))
}

fn spin_all(event: &mut Event, hand: &str) {
    let cards = json!(["As", "Ks", "9d", "4c", "2h"]);
    event.act(
        json!({ "spin_all": { "hand": hand, "spins_at": "first_stop", "cards": cards, "at": "11:00" } }),
    );
}

#[test]
fn tills_are_counted_and_used_at_their_places() {
    let mut event = event();
    event.ask(DESK, &pay("1-1", "fee", "cash", Some(1))).unwrap();
    event.ask(DESK, &pay("2-1", "fee", "card", None)).unwrap();
    assert_eq!(event.refusal(DESK, &pay("1-1", "fee", "cash", Some(1))), "run.paid_before");
    assert_eq!(event.refusal(DESK, &pay("3-1", "fee", "cash", None)), "run.cash_without_till");
    assert_eq!(event.refusal(DESK, &pay("3-1", "fee", "cash", Some(2))), "run.not_your_role");
    assert_eq!(event.refusal(DESK, &pay("3-1", "fee", "cash", Some(9))), "run.no_such_till");
    assert_eq!(event.refusal(DESK, &pay("3-1", "extra", "card", None)), "run.no_extra_card_sold");
    assert_eq!(event.refusal(DESK, &pay("9-1", "fee", "card", None)), "poker_run.no_such_hand");
    let cost = json!({ "till": 1, "direction": "out", "purpose": "cost", "cents": 250, "text": "ice" });
    event.ask(DESK, &money(json!({ "move": cost }))).unwrap();
    event.ask(DESK, &money(json!({ "count_till": { "till": 1, "counted": 5_700 } }))).unwrap();
    let till = &report(&event).tills[0];
    assert_eq!((till.expected, till.difference, till.uncounted), (5_000 + 1_000 - 250, Some(-50), false));
    // Cash that moves after the count makes the count stale.
    event.ask(DESK, &money(json!({ "move": { "till": 1, "direction": "in", "purpose": "donation", "cents": 300, "text": "box" } }))).unwrap();
    let closing = report(&event);
    let till = &closing.tills[0];
    assert_eq!((till.expected, till.expected_at_count, till.uncounted), (6_050, Some(5_750), true));
    assert_eq!(till.counted.unwrap().signed() - till.expected_at_count.unwrap(), till.difference.unwrap());
    let csv = closing.csv();
    for line in
        ["till_expected,1,,,60.50,", "till_expected_at_count,1,,,57.50,", "till_difference,1,,,-0.50,"]
    {
        assert!(csv.contains(line), "{line}: {csv}");
    }
    let close = money(json!({ "close_till": { "till": 1 } }));
    assert_eq!(event.refusal(ORGANISER, &close), "run.till_uncounted");
    let uncounted = money(json!({ "close_till": { "till": 2 } }));
    assert_eq!(event.refusal(ORGANISER, &uncounted), "run.till_uncounted", "never counted");
    event.ask(DESK, &money(json!({ "count_till": { "till": 1, "counted": 6_050 } }))).unwrap();
    event.ask(ORGANISER, &money(json!({ "close_till": { "till": 1 } }))).unwrap();
    assert_eq!(event.refusal(DESK, &pay("3-1", "fee", "cash", Some(1))), "run.till_closed");

    for (refused, code) in [
        (json!({ "open_till": { "name": " ", "place": "finish", "float": 0 } }), "run.till_name"),
        (json!({ "open_till": { "name": "Bar", "place": "finish", "float": 0 } }), "run.till_name_taken"),
        (
            json!({ "open_till": { "name": "Big", "place": "finish", "float": 10_000_000_001_u64 } }),
            "run.amount_too_high",
        ),
    ] {
        assert_eq!(event.refusal(ORGANISER, &money(refused)), code);
    }
    let counted = money(json!({ "count_till": { "till": 2, "counted": 10_000_000_001_u64 } }));
    let refused = event.ask(ORGANISER, &counted).map(|_| ()).unwrap_err();
    assert_eq!(json!(refused.arguments())["field"], "counted");
    let open = json!({ "open_till": { "name": "Other", "place": "finish", "float": 0 } });
    assert_eq!(event.refusal(DESK, &money(open)), "run.not_your_role");
    let staff = event.state.staff_view(&CachedView::new(&event.state), DESK, None).unwrap();
    assert_eq!(
        json!(staff.tills),
        json!([{
            "till": 1, "name": "Desk", "place": "registration", "closed": true, "uncounted": false,
            "counted": 6_050, "counted_at_ms": super::NOON_MS,
        }])
    );
    assert!(event.state.money_report(&CachedView::new(&event.state), DESK).is_err());
}

#[test]
fn pr_19_a_withdrawal_makes_a_refund_due_and_pr_20_a_prize_is_handed_over() {
    let mut event = event();
    for number in 1..=2 {
        event.ask(DESK, &pay(&format!("{number}-1"), "fee", "cash", Some(1))).unwrap();
    }
    let refund =
        |hand: &str| money(json!({ "refund": { "hand": hand, "item": "fee", "method": "cash", "till": 1 } }));
    assert_eq!(event.refusal(DESK, &refund("1-1")), "run.no_refund_due");
    event.act(json!({ "withdraw": { "participant": 1 } }));
    assert_eq!(report(&event).refunds_due.len(), 1);
    assert_eq!(report(&event).unrecorded, -1_000);
    event.ask(DESK, &refund("1-1")).unwrap();
    assert_eq!(event.refusal(DESK, &refund("1-1")), "run.no_refund_due");
    assert_eq!(report(&event).unrecorded, 0);

    spin_all(&mut event, "2-1");
    event.act(json!({ "turn_in": { "hand": "2-1", "at": "14:00" } }));
    event.act(json!("close"));
    let hand_over =
        json!({ "hand_prize": { "hand": "2-1", "to": "Bea Secret", "method": "cash", "till": 2 } });
    assert_eq!(event.refusal(DESK, &money(hand_over.clone())), "run.not_your_role");
    event.ask(FINISH, &money(hand_over.clone())).unwrap();
    assert_eq!(event.refusal(FINISH, &money(hand_over)), "poker_run.prize_paid");
    let report = report(&event);
    assert_eq!((report.prizes_handed.get(), report.tills[1].expected), (50_000, 5_000 - 50_000));
    assert_eq!(report.movements.last().unwrap().movement.text.as_deref(), Some("Bea Secret"));
    assert!(!event.bodies().join("").contains("Secret"), "the log has a hash");
    let csv = report.csv();
    assert!(csv.contains("prize,2,2-1,cash,-500.00,Bea Secret,3,Finn,2026-"), "{csv}");
    assert!(csv.contains("till_expected,2,,,-450.00,Bar,,,\r\n"), "{csv}");
    let replayed = event.replayed(&event.kept);
    assert_eq!(replayed.money_report(&CachedView::new(&replayed), ORGANISER).unwrap(), report);
}

#[test]
fn pr_20_a_void_payment_is_taken_out_of_its_till_and_recorded_anew() {
    let mut event = event();
    let void = |entry: &str, hand: &str| json!({ entry: { "hand": hand, "reason": "wrong hand" } });
    let cash = |event: &Event| {
        let report = report(event);
        (report.tills[0].expected, report.tills[1].expected, report.unrecorded)
    };
    event.ask(DESK, &pay("1-1", "fee", "cash", Some(1))).unwrap();
    event.act(void("void_pay", "1-1"));
    assert_eq!(cash(&event), (5_000, 5_000, 0));
    event.ask(DESK, &pay("1-1", "fee", "card", None)).unwrap();
    let fees = report(&event).received.iter().map(|one| one.fees.get()).collect::<Vec<_>>();
    assert_eq!((fees, cash(&event)), (vec![0, 1_000, 0], (5_000, 5_000, 0)));
    // A refunded payment is not taken out of the till twice.
    event.ask(DESK, &pay("2-1", "fee", "cash", Some(1))).unwrap();
    event.act(json!({ "withdraw": { "participant": 2 } }));
    let refund = json!({ "refund": { "hand": "2-1", "item": "fee", "method": "cash", "till": 1 } });
    event.ask(DESK, &money(refund)).unwrap();
    let _ = event.ask(ORGANISER, &Command::Act(serde_json::from_value(void("void_pay", "2-1")).unwrap()));
    assert_eq!(cash(&event).0, 5_000);

    spin_all(&mut event, "1-1");
    event.act(json!({ "turn_in": { "hand": "1-1", "at": "14:00" } }));
    event.act(json!("close"));
    let hand_over = json!({ "hand_prize": { "hand": "1-1", "to": "Bea", "method": "cash", "till": 2 } });
    event.ask(FINISH, &money(hand_over.clone())).unwrap();
    event.act(void("void_prize", "1-1"));
    assert_eq!((cash(&event).1, report(&event).prizes_handed.get()), (5_000, 0));
    // The prize is marked as paid without a till, so no cash is taken out.
    event.act(json!({ "pay_prize": { "hand": "1-1" } }));
    let marked = report(&event);
    assert_eq!((marked.prizes_paid.get(), marked.prizes_handed.get()), (50_000, 0));
    event.act(void("void_prize", "1-1"));
    assert_eq!((cash(&event).1, report(&event).prizes_paid.get()), (5_000, 0));
    event.ask(FINISH, &money(hand_over)).unwrap();
    let closing = report(&event);
    assert_eq!((closing.prizes_handed.get(), closing.tills[1].expected), (50_000, 5_000 - 50_000));
    let kinds = closing.movements.iter().map(|one| one.movement.kind.as_str()).collect::<Vec<_>>();
    assert_eq!(kinds[2..], ["fee", "void_fee", "fee", "fee", "refund_fee", "prize", "void_prize", "prize"]);
    let sum: i64 = closing.movements[2..].iter().map(|one| one.movement.cents).sum();
    assert_eq!(sum, 1_000 - 50_000);
    let replayed = event.replayed(&event.kept);
    assert_eq!(replayed.money_report(&CachedView::new(&replayed), ORGANISER).unwrap(), closing);
}

#[test]
fn pr_27_a_void_payment_reopens_its_till_for_another_count() {
    let mut event = event();
    let count = |till: u32, cents: u64| money(json!({ "count_till": { "till": till, "counted": cents } }));
    let close = |till: u32| money(json!({ "close_till": { "till": till } }));
    for hand in ["1-1", "2-1"] {
        event.ask(DESK, &pay(hand, "fee", "cash", Some(1))).unwrap();
    }
    spin_all(&mut event, "1-1");
    event.act(json!({ "turn_in": { "hand": "1-1", "at": "14:00" } }));
    event.act(json!("close"));
    let hand_over = json!({ "hand_prize": { "hand": "1-1", "to": "Bea", "method": "cash", "till": 2 } });
    event.ask(FINISH, &money(hand_over)).unwrap();
    event.ask(DESK, &count(1, 7_000)).unwrap();
    event.ask(FINISH, &count(2, 0)).unwrap();
    for till in [1, 2] {
        event.ask(ORGANISER, &close(till)).unwrap();
        assert_eq!(event.refusal(ORGANISER, &count(till, 7_000)), "run.till_closed");
    }

    event.act(json!({ "void_pay": { "hand": "2-1", "reason": "wrong hand" } }));
    event.act(json!({ "void_prize": { "hand": "1-1", "reason": "wrong hand" } }));
    let reopened = report(&event);
    let state = |till: usize, report: &MoneyReport| {
        let till = &report.tills[till];
        (till.closed, till.uncounted, till.expected, till.difference)
    };
    assert_eq!(state(0, &reopened), (false, true, 6_000, Some(0)));
    assert_eq!(state(1, &reopened), (false, true, 5_000, Some(45_000)));
    assert_eq!(event.refusal(ORGANISER, &close(1)), "run.till_uncounted");
    event.ask(DESK, &count(1, 5_950)).unwrap();
    event.ask(ORGANISER, &close(1)).unwrap();
    let closing = report(&event);
    assert_eq!(state(0, &closing), (true, false, 6_000, Some(-50)));
    let is_count = |movement: &&str| movement.starts_with("till_counted,1,");
    let counts = closing.csv();
    let counts: Vec<&str> = counts.lines().filter(is_count).filter(|line| line.contains(",Reg,")).collect();
    assert_eq!(counts.len(), 2, "both counts, with their author: {counts:?}");
    assert!(counts[0].contains(",70.00,") && counts[1].contains(",59.50,"), "{counts:?}");
    let replayed = event.replayed(&event.kept);
    assert_eq!(replayed.money_report(&CachedView::new(&replayed), ORGANISER).unwrap(), closing);
}

#[test]
fn pr_27_a_mistyped_cost_is_declared_void_and_reopens_its_till() {
    let mut event = event();
    let cost = json!({ "till": 1, "direction": "out", "purpose": "cost", "cents": 999_900, "text": "ice" });
    event.ask(DESK, &money(json!({ "move": cost }))).unwrap();
    let wrong = report(&event);
    assert_eq!((wrong.costs, wrong.tills[0].expected), (999_900, 5_000 - 999_900));
    event.ask(DESK, &money(json!({ "count_till": { "till": 1, "counted": 5_000 } }))).unwrap();
    event.ask(ORGANISER, &money(json!({ "close_till": { "till": 1 } }))).unwrap();
    let entry = wrong.movements.last().unwrap().seq;
    let void = |entry: u64| money(json!({ "void_move": { "entry": entry, "reason": "typing error" } }));
    assert_eq!(event.refusal(DESK, &void(entry)), "run.not_your_role");
    assert_eq!(
        event.refusal(ORGANISER, &void(wrong.movements[0].seq)),
        "run.no_such_move",
        "the till was opened"
    );
    event.ask(ORGANISER, &void(entry)).unwrap();
    assert_eq!(event.refusal(ORGANISER, &void(entry)), "run.no_such_move", "it is void already");
    let right = report(&event);
    assert_eq!((right.costs, right.charity_net, right.tills[0].expected), (0, 0, 5_000));
    assert!(right.tills[0].uncounted && !right.tills[0].closed);
    let lines: Vec<_> = right.movements.iter().filter(|one| one.movement.kind.ends_with("cost")).collect();
    assert_eq!((lines[0].void, lines[1].void, lines[1].movement.cents), (true, false, 999_900));
    assert_eq!(lines[1].movement.text.as_deref(), Some("typing error"));
    let replayed = event.replayed(&event.kept);
    assert_eq!(replayed.money_report(&CachedView::new(&replayed), ORGANISER).unwrap(), right);
}

/// A random command about money or the game.
fn random(rng: &mut Rng) -> Command {
    let hand = format!("{}-1", 1 + rng.below(4));
    let till = 1 + rng.below(2);
    let item = ["fee", "extra"][rng.below(2) as usize];
    let method = ["cash", "card", "prepaid"][rng.below(3) as usize];
    let cents = rng.below(2_000);
    let act = |action: Value| Command::Act(serde_json::from_value(action).unwrap());
    match rng.below(11) {
        0..=3 => pay(&hand, item, method, Some(till)),
        4 => money(json!({ "refund": { "hand": hand, "item": item, "method": method, "till": till } })),
        5 => {
            let direction = ["in", "out"][rng.below(2) as usize];
            let purpose = ["donation", "cost", "other"][rng.below(3) as usize];
            let moved = json!({ "till": till, "direction": direction, "purpose": purpose, "cents": cents,
                                "text": "=1+1" });
            money(json!({ "move": moved }))
        }
        6 => money(json!({ "count_till": { "till": till, "counted": cents } })),
        7 => act(json!({ "extra": { "hand": hand, "card": "7s", "at": "14:30" } })),
        8 => act(json!({ "void": { "hand": hand, "mark": "extra", "reason": "misread" } })),
        9 => act(json!({ "void_pay": { "hand": hand, "reason": "wrong hand" } })),
        _ => act(json!({ "withdraw": { "participant": 1 + rng.below(4) } })),
    }
}

/// The cash in a till, the payments by all methods less the refunds, and the donations, in cents, computed from the log
/// entries alone.
fn recount(event: &Event, wanted: u32) -> (i64, i64, i64) {
    let (mut cash, mut paid, mut donated) = (0, 0, 0);
    let mut fees = BTreeMap::new();
    for (_, logged) in &event.log {
        if let RunChange::Acted { action: Action::VoidPay { hand, .. }, .. } = &logged.entry.change
            && let Some((till, method, cents)) = fees.remove(hand)
        {
            paid -= cents;
            cash -= if till == Some(wanted) && method == Method::Cash { cents } else { 0 };
        }
        let RunChange::Money { entry } = &logged.entry.change else { continue };
        match entry {
            MoneyEntry::Paid { hand, item: Item::Fee, cents, method, till } => {
                fees.insert(*hand, (*till, *method, cents.signed()));
            }
            MoneyEntry::Refunded { hand, item: Item::Fee, .. } => {
                fees.remove(hand);
            }
            _ => {}
        }
        let mut move_cash = |till: Option<u32>, method: Method, cents: i64| {
            if till == Some(wanted) && method == Method::Cash {
                cash += cents;
            }
        };
        match entry {
            MoneyEntry::TillOpened { till, float, .. } => {
                move_cash(Some(*till), Method::Cash, float.signed())
            }
            MoneyEntry::Paid { cents, method, till, .. } => {
                paid += cents.signed();
                move_cash(*till, *method, cents.signed());
            }
            MoneyEntry::Refunded { cents, method, till, .. } => {
                paid -= cents.signed();
                move_cash(*till, *method, -cents.signed());
            }
            MoneyEntry::Moved { till, direction, purpose, cents, .. } => {
                let cents = if *direction == Direction::In { cents.signed() } else { -cents.signed() };
                donated += if *purpose == Purpose::Donation { cents } else { 0 };
                move_cash(Some(*till), Method::Cash, cents);
            }
            _ => {}
        }
    }
    (cash, paid, donated)
}

#[test]
fn staff_see_what_is_to_be_recorded_or_refunded_and_only_its_participant_changes() {
    let mut event = Event::open(&json!({}));
    event.join(DESK, "Reg", &[Role::Registration]);
    for number in 1..=3 {
        event.act(json!({ "register": { "participant": number, "name": "Ann", "rides": false } }));
    }
    let seen = |event: &Event, since: Option<Position>| -> Vec<Value> {
        let view = event.state.staff_view(&CachedView::new(&event.state), DESK, since).unwrap();
        view.participants.iter().map(|row| json!([row.participant, row.unsettled])).collect()
    };
    let due = |hand: &str, paid: Value| {
        let mut due = json!({ "hand": hand, "item": "fee", "cents": 1_000, "paid": paid });
        if !paid.is_null() {
            due["refund"] = json!(true);
        }
        due
    };
    assert_eq!(seen(&event, None), [json!([1, []]), json!([2, []]), json!([3, []])], "no till was opened");

    let before = event.state.position();
    let open = json!({ "open_till": { "name": "Desk", "place": "registration", "float": 0 } });
    event.ask(ORGANISER, &money(open)).unwrap();
    let all = [1, 2, 3].map(|number| json!([number, [due(&format!("{number}-1"), Value::Null)]]));
    assert_eq!(seen(&event, Some(before)), all, "the till concerns everybody");

    let before = event.state.position();
    event.ask(DESK, &pay("2-1", "fee", "cash", Some(1))).unwrap();
    assert_eq!(seen(&event, Some(before)), [json!([2, []])]);
    event.act(json!({ "withdraw": { "participant": 2 } }));
    assert_eq!(seen(&event, Some(before)), [json!([2, [due("2-1", json!("cash"))]])]);
    event.ask(DESK, &money(json!({ "refund": { "hand": "2-1", "item": "fee", "method": "card" } }))).unwrap();
    assert_eq!(seen(&event, Some(before)), [json!([2, []])]);

    spin_all(&mut event, "1-1");
    event.act(json!({ "arrive": { "participant": 1, "at": "14:00" } }));
    event.act(json!({ "extra": { "hand": "1-1", "card": "7s", "at": "14:30" } }));
    let before = event.state.position();
    event.ask(DESK, &pay("1-1", "fee", "prepaid", None)).unwrap();
    let extra = |paid: Value| {
        let mut extra = due("1-1", paid);
        (extra["item"], extra["cents"]) = (json!("extra"), json!(500));
        json!([1, [extra]])
    };
    assert_eq!(seen(&event, Some(before)), [extra(Value::Null)]);
    event.ask(DESK, &pay("1-1", "extra", "cash", Some(1))).unwrap();
    event.act(json!({ "void": { "hand": "1-1", "mark": "extra", "reason": "misread" } }));
    assert_eq!(seen(&event, Some(before)), [extra(json!("cash"))]);
    event.act(json!({ "cancel": { "reason": "storm" } }));
    let mut fee = due("3-1", Value::Null);
    fee["refund"] = json!(true);
    assert_eq!(seen(&event, None)[2], json!([3, [fee]]), "its fee counted as paid at registration");
}

#[test]
fn pr_19_a_cancelled_event_refunds_what_was_sold_without_a_record() {
    let mut event = event();
    event.ask(DESK, &pay("1-1", "fee", "cash", Some(1))).unwrap();
    event.act(json!({ "pay": { "hand": "2-1" } }));
    for hand in ["1-1", "2-1"] {
        spin_all(&mut event, hand);
    }
    event.act(json!({ "arrive": { "participant": 2, "at": "14:00" } }));
    event.act(json!({ "extra": { "hand": "2-1", "card": "7s", "at": "14:30" } }));
    assert_eq!((report(&event).unrecorded, report(&event).unrecorded_sales.get()), (1_500, 0));
    event.act(json!({ "cancel": { "reason": "storm" } }));
    let cancelled = report(&event);
    let due = |report: &MoneyReport| report.refunds_due.iter().map(|due| due.cents.signed()).sum::<i64>();
    assert_eq!((cancelled.account.unwrap().refunds.get(), due(&cancelled)), (2_500, 2_500));
    assert_eq!((cancelled.unrecorded, cancelled.unrecorded_sales.get()), (-2_500, 1_500));
    assert!(cancelled.csv().contains("refund_due_extra,,2-1,,5.00,"), "{}", cancelled.csv());
    assert_eq!(event.refusal(DESK, &pay("2-1", "extra", "card", None)), "poker_run.cancelled");
    let refund = |hand: &str, item: &str| {
        money(json!({ "refund": { "hand": hand, "item": item, "method": "cash", "till": 1 } }))
    };
    assert_eq!(event.refusal(DESK, &refund("3-1", "fee")), "run.no_refund_due", "it was unpaid");
    for (hand, item) in [("2-1", "extra"), ("1-1", "fee"), ("2-1", "fee")] {
        event.ask(DESK, &refund(hand, item)).unwrap();
        assert_eq!(event.refusal(DESK, &refund(hand, item)), "run.no_refund_due");
    }
    let settled = report(&event);
    assert_eq!((settled.unrecorded, due(&settled), settled.tills[0].expected), (0, 0, 5_000 - 1_500));
    let replayed = event.replayed(&event.kept);
    assert_eq!(replayed.money_report(&CachedView::new(&replayed), ORGANISER).unwrap(), settled);
}

#[test]
fn pr_13_the_report_has_every_paid_prize_and_the_net_amount_for_the_charity() {
    let mut event = event();
    for hand in ["2-1", "3-1"] {
        event.ask(DESK, &pay(hand, "fee", "card", None)).unwrap();
        spin_all(&mut event, hand);
        event.act(json!({ "turn_in": { "hand": hand, "at": "14:00" } }));
    }
    for (direction, purpose, cents) in
        [("in", "donation", 4_000), ("out", "cost", 1_500), ("in", "other", 700)]
    {
        let moved =
            json!({ "till": 1, "direction": direction, "purpose": purpose, "cents": cents, "text": "box" });
        event.ask(DESK, &money(json!({ "move": moved }))).unwrap();
    }
    event.act(json!("close"));
    let winners: Vec<String> = report(&event).prizes.iter().map(|prize| prize.hand.to_string()).collect();
    assert_eq!(winners.len(), 2);
    let hand_over = json!({ "hand": winners[0], "to": "Bea", "method": "cash", "till": 2 });
    event.ask(FINISH, &money(json!({ "hand_prize": hand_over }))).unwrap();
    event.act(json!({ "pay_prize": { "hand": winners[1] } }));
    let closing = report(&event);
    let prizes: Vec<u64> = closing.prizes.iter().map(|prize| prize.cents.get()).collect();
    assert_eq!(closing.prizes_handed.get(), prizes[0]);
    assert_eq!(closing.prizes_paid.get(), prizes.iter().sum::<u64>());
    let charity = closing.account.unwrap().charity.signed();
    assert_eq!(closing.charity_net, charity + 4_000 - 1_500);
    let csv = closing.csv();
    assert!(csv.contains(&format!("prize_1_paid,,{},,", winners[0])), "{csv}");
    assert!(csv.contains("sum_charity_net,,,,"), "{csv}");
    let name = &event.state.draft.name;
    assert!(csv.contains(&format!("\r\nevent,,,,,{name},,,Europe/Madrid\r\n")), "{csv}");
    let line = csv.lines().find(|line| line.starts_with("donation,")).unwrap();
    assert!(line.ends_with("T12:00:00+02:00"), "{line}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn the_report_agrees_with_the_game_and_with_a_recount_of_the_entries(seed in any::<u64>()) {
        let mut event = event();
        for number in 2..=4 {
            spin_all(&mut event, &format!("{number}-1"));
            event.act(json!({ "arrive": { "participant": number, "at": "14:00" } }));
        }
        let mut rng = Rng::new(seed);
        for _ in 0..60 {
            let _ = event.ask(ORGANISER, &random(&mut rng));
        }
        let report = report(&event);
        for till in &report.tills {
            prop_assert_eq!(till.expected, recount(&event, till.till).0);
        }
        let (_, paid, donated) = recount(&event, 1);
        let received = report.received.iter();
        let received: i64 = received.map(|one| {
            one.fees.signed() + one.extras.signed() - one.refunds.signed()
        }).sum();
        prop_assert_eq!(received, paid);
        prop_assert_eq!(report.donations, donated);
        let account = report.account.unwrap();
        prop_assert_eq!(account.takings, report.hands.cents + report.extras.cents);
        prop_assert_eq!(report.unrecorded, account.takings.signed() - paid);
        let due: i64 = report.refunds_due.iter().map(|due| due.cents.signed()).sum();
        let kept = event.state.money.payments.iter().filter(|((hand, item), _)| {
            !event.state.is_refund_due(*hand, *item)
        });
        prop_assert_eq!(kept.map(|(_, payment)| payment.cents.signed()).sum::<i64>() + due, paid);
        // A fee is paid by the entry that records it, so only extra cards can be unrecorded.
        let extras = event.state.money.payments.keys().filter(|(_, item)| *item == Item::Extra).count() as i64;
        prop_assert!(report.unrecorded >= -due && report.unrecorded <= report.extras.cents.signed() && extras <= 4);
        prop_assert!(!report.csv().contains(",=1+1"), "a spreadsheet would calculate it");
        let replayed = event.replayed(&event.kept);
        prop_assert_eq!(replayed.money_report(&CachedView::new(&replayed), ORGANISER).unwrap(), report);
    }
}
