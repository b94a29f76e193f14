//! Corrections of a registration.

use crate::support::*;
use games::poker_run::{Event, Mark, Plan, PokerRun, Refusal, SpinsAt};
use games::{Actor, NoOrder, Refereed, Viewer};

const FEES: &str = r#"{"hand_price":2000,"extra_price":500}"#;
const RECORDED: &str = r#"{"hand_price":2000,"fees":"recorded"}"#;

#[test]
fn pr_26_a_name_is_corrected_before_the_first_card() {
    let mut course = Course::open(FEES);
    course.register(1, true).enter(&rename(1, "Ann Lee", "misspelt")).last_cites("PR-26");
    assert_eq!(course.run.view(Viewer::Rail).participants[0].name, "Ann Lee");
    let same = course.refuse_citing(&rename(1, "Ann Lee", "misspelt"), "PR-26");
    assert_eq!(same, Refusal::NothingChanged(person(1)));
    assert_eq!(course.refuse(STAFF, &rename(1, " ", "misspelt")), Refusal::Name);
    assert_eq!(course.refuse(STAFF, &rename(1, "Ann", " ")), Refusal::NoReason);
    assert_eq!(course.refuse(STAFF, &rename(2, "Ann", "why")), Refusal::NoSuchParticipant(person(2)));
    assert_eq!(course.refuse(Actor::House, &rename(1, "Ann", "why")), Refusal::WheelOnlySpins);
}

#[test]
fn pr_26_a_rider_becomes_a_participant_who_does_not_ride_and_the_other_way_round() {
    let mut course = Course::open(FEES);
    course.register(1, true).register(2, false);
    course.enter(&set_rides(1, false, "no motorcycle")).last_cites("PR-26");
    course.enter(&set_rides(2, true, "ticked by mistake"));
    assert_eq!(course.refuse(STAFF, &set_rides(2, true, "again")), Refusal::NothingChanged(person(2)));
    assert_eq!(course.refuse(STAFF, &set_rides(2, false, "")), Refusal::NoReason);
    let early = stamp("1-1", 1, card("Ad"), "10:00");
    assert!(matches!(course.refuse(STAFF, &early), Refusal::SpinsAtOnce { .. }));
    course.enter(&spin_all("1-1", SpinsAt::FirstStop, "Ad Kd Qd Jd Td", "10:00"));
    course.enter(&stamp("2-1", 1, card("Ad"), "10:05"));
    let stops: Vec<_> = course.run.view(Viewer::Rail).participants.iter().map(|one| one.rides).collect();
    assert_eq!(stops, [false, true]);
}

#[test]
fn pr_26_a_hand_is_removed_and_its_fee_refunded_if_it_was_paid() {
    let mut course = Course::open(FEES);
    course
        .register(1, true)
        .enter(&add_hand(1))
        .enter(&add_hand(1))
        .enter(&remove_hand("1-2", "one too many"));
    let Event::HandRemoved { refund, .. } = course.last_cites("PR-26") else { panic!() };
    assert_eq!((*refund, course.run.takings()), (chips(2_000), chips(4_000)));
    assert_eq!(course.refuse(STAFF, &stamp("1-2", 1, card("Ad"), "10:00")), Refusal::NoSuchHand(hand("1-2")));
    assert_eq!(course.refuse(STAFF, &remove_hand("1-2", "again")), Refusal::NoSuchHand(hand("1-2")));
    assert_eq!(course.refuse(STAFF, &remove_hand("1-3", " ")), Refusal::NoReason);
    course.enter(&add_hand(1));
    let view = course.run.view(Viewer::Rail);
    let hands: Vec<_> = view.participants[0].hands.iter().map(|one| one.hand.to_string()).collect();
    assert_eq!(hands, ["1-1", "1-3", "1-4"], "its number is not given again");
    course.enter(&remove_hand("1-1", "one")).enter(&remove_hand("1-3", "is"));
    let only = course.refuse_citing(&remove_hand("1-4", "enough"), "PR-26");
    assert_eq!(only, Refusal::OnlyHand(hand("1-4")));
    let account = course.close().account;
    assert_eq!((account.takings, account.refunds), (chips(2_000), chips(6_000)));

    let mut recorded = Course::open(RECORDED);
    recorded.register(1, true).enter(&add_hand(1)).enter(&pay("1-1")).enter(&remove_hand("1-2", "unpaid"));
    let Event::HandRemoved { refund, .. } = recorded.last() else { panic!() };
    assert_eq!(*refund, chips(0));
    recorded.enter(&add_hand(1)).enter(&remove_hand("1-1", "paid"));
    let Event::HandRemoved { refund, .. } = recorded.last() else { panic!() };
    assert_eq!((*refund, recorded.run.takings()), (chips(2_000), chips(0)));
}

#[test]
fn pr_26_a_removed_hand_does_not_count_towards_the_limit() {
    let mut course = Course::open(r#"{"hands_limit":2}"#);
    course
        .register(1, true)
        .enter(&add_hand(1))
        .enter(&remove_hand("1-1", "one too many"))
        .enter(&add_hand(1));
    let limit = course.refuse(STAFF, &add_hand(1));
    assert_eq!(limit, Refusal::HandsLimit { participant: person(1), limit: 2 });
    assert_eq!(course.run.hand_count(), 3);
}

#[test]
fn pr_26_after_a_card_or_at_the_finish_the_registration_stands() {
    let mut course = Course::open(FEES);
    course.register(1, true).enter(&add_hand(1)).enter(&stamp("1-2", 1, card("Ad"), "12:00"));
    course.enter(&void("1-2", Mark::Stop(stop(1)), "misread"));
    course.register(2, true).enter(&arrive(2, "15:00"));
    let drawn = Refusal::CardDrawn { participant: person(1), hand: hand("1-2"), at: Some(time("12:00")) };
    let arrived = Refusal::AtFinishAlready { participant: person(2), at: time("15:00") };
    for (number, stands) in [(1, drawn), (2, arrived)] {
        for action in [rename(number, "Bo", "why"), set_rides(number, false, "why")] {
            assert_eq!(course.refuse_citing(&action, "PR-26"), stands, "{action:?}");
        }
    }
    assert!(matches!(course.refuse(STAFF, &remove_hand("1-1", "why")), Refusal::CardDrawn { .. }));
    course.register(3, true).enter(&withdraw(3));
    assert_eq!(course.refuse(STAFF, &rename(3, "Bo", "why")), Refusal::Withdrawn(person(3)));
    course.close();
    assert_eq!(course.refuse(STAFF, &rename(3, "Bo", "why")), Refusal::Over);
}

#[test]
fn pr_26_an_event_of_version_3_refuses_these_entries() {
    let plan = Plan::new(Vec::new());
    let run = PokerRun::open_version(3, &rules(FEES), &plan, &NoOrder, &mut |_| ()).unwrap();
    let mut course = Course { run, events: Vec::new() };
    course.register(1, true).enter(&add_hand(1));
    let refused = Refusal::NotInVersion { version: 3, since: 4 };
    for action in [rename(1, "Bo", "why"), set_rides(1, false, "why"), remove_hand("1-2", "why")] {
        assert_eq!(course.refuse(STAFF, &action), refused, "{action:?}");
    }
}
