//! Withdrawal and cancellation, with refunds.

use crate::support::*;
use games::poker_run::{Action, Event, Mark, Phase, Plan, PokerRun, Reason, Refusal, SpinsAt};
use games::record::{Record, RecordError};
use games::{Actor, NoOrder, Refereed, Viewer};

const FEES: &str = r#"{"hand_price":2000,"extra_price":500}"#;

#[test]
fn pr_19_a_participant_withdraws_before_the_first_card_and_gets_the_fees_back() {
    let mut course = Course::open(FEES);
    course.register(1, true).enter(&add_hand(1)).done(2, "Ad Ac 9h 7s 3c", "15:00");
    course.enter(&withdraw(1));
    let Event::Withdrawn { refund, .. } = course.last_cites("PR-19") else { panic!() };
    assert_eq!(*refund, chips(4_000));
    assert_eq!(course.run.takings(), chips(2_000));
    let view = course.run.view(Viewer::Rail);
    assert!(view.participants[0].withdrawn && view.participants[0].hands.is_empty());
    let gone = Refusal::Withdrawn(person(1));
    let stamped = stamp("1-1", 1, card("Ad"), "12:00");
    let entries = [withdraw(1), register(1, true), add_hand(1), arrive(1, "15:00"), stamped];
    for action in entries.into_iter().chain([turn_in("1-2", "15:00"), void_arrival(1, "wrong number")]) {
        assert_eq!(course.refuse_citing(&action, "PR-19"), gone, "{action:?}");
    }
    assert_eq!(course.refuse(STAFF, &withdraw(3)), Refusal::NoSuchParticipant(person(3)));
    let settlement = course.close();
    assert!(settlement.unranked.is_empty(), "a withdrawn hand is not in the standings");
    let account = settlement.account;
    assert_eq!((account.takings, account.refunds), (chips(2_000), chips(4_000)));
    assert_eq!(account.prizes.signed() + account.charity.signed() + account.event, 2_000);
}

#[test]
fn pr_19_after_the_first_card_or_turning_in_nobody_withdraws() {
    let mut course = Course::open(FEES);
    course.register(1, true).enter(&add_hand(1)).enter(&stamp("1-2", 1, card("Ad"), "12:00"));
    let drawn = Refusal::CardDrawn { participant: person(1), hand: hand("1-2"), at: Some(time("12:00")) };
    assert_eq!(course.refuse_citing(&withdraw(1), "PR-19"), drawn);
    course.enter(&void("1-2", Mark::Stop(stop(1)), "misread"));
    assert_eq!(course.refuse_citing(&withdraw(1), "PR-19"), drawn, "a void stamp is a card that was drawn");
    course.register(2, false).enter(&spin_all("2-1", SpinsAt::FirstStop, "2c 2c 2c 2c 2c", "12:00"));
    assert!(matches!(course.refuse(STAFF, &withdraw(2)), Refusal::CardDrawn { .. }));
    course.register(3, true).enter(&turn_in("3-1", "15:00"));
    assert!(matches!(course.refuse(STAFF, &withdraw(3)), Refusal::TurnedIn { .. }));
    course.register(4, true).enter(&arrive(4, "15:00"));
    let arrived = Refusal::AtFinishAlready { participant: person(4), at: time("15:00") };
    assert_eq!(course.refuse_citing(&withdraw(4), "PR-19"), arrived);
    course.enter(&void_arrival(4, "that was number 3")).enter(&withdraw(4));
    // If stamps count by time, the extra card may be entered before those of the stops.
    let mut by_time = Course::open(r#"{"stamps":"by_time"}"#);
    by_time.register(1, true).enter(&arrive(1, "15:00")).enter(&extra("1-1", "2d", "15:05"));
    by_time.enter(&void("1-1", Mark::Extra, "not paid")).enter(&void_arrival(1, "that was number 2"));
    let drawn = Refusal::CardDrawn { participant: person(1), hand: hand("1-1"), at: Some(time("15:05")) };
    assert_eq!(by_time.refuse(STAFF, &withdraw(1)), drawn);
    assert_eq!(course.refuse(Actor::House, &withdraw(1)), Refusal::WheelOnlySpins);
    course.register(5, true).enter(&Action::Close);
    assert_eq!(course.refuse(STAFF, &withdraw(5)), Refusal::Over);
}

#[test]
fn pr_19_a_cancelled_event_refunds_everything_and_ranks_nobody() {
    let mut course = Course::open(r#"{"hand_price":2000,"extra_price":500,"low_hand":100}"#);
    course.register(1, true).ridden("1-1", "Ad Ac 9h 7s 3c").enter(&arrive(1, "15:00"));
    course.enter(&extra("1-1", "2d", "15:01")).enter(&turn_in("1-1", "15:02"));
    course.register(2, true).enter(&withdraw(2)).register(3, true);
    assert_eq!(course.refuse_citing(&cancel(" "), "PR-10"), Refusal::NoReason);
    course.enter(&cancel("snowstorm"));
    let Event::Cancelled { refund, .. } = course.last_cites("PR-19") else { panic!() };
    assert_eq!(*refund, chips(4_500));
    let settlement = course.run.outcome().expect("a cancelled event is over").settle();
    assert!(settlement.standings.is_empty());
    let unranked: Vec<_> = settlement.unranked.iter().map(|hand| (hand.id, hand.reason)).collect();
    assert_eq!(unranked, [(hand("1-1"), Reason::Cancelled), (hand("3-1"), Reason::Cancelled)]);
    let account = settlement.account;
    assert_eq!((account.takings, account.prizes, account.charity), (chips(0), chips(0), chips(0)));
    assert_eq!((account.event, account.refunds), (0, chips(6_500)));
    let view = course.run.view(Viewer::Rail);
    assert_eq!((view.phase, view.takings), (Phase::Cancelled, chips(0)));
    for action in [cancel("again"), register(4, true), Action::Close, turn_in("3-1", "15:00")] {
        assert_eq!(course.refuse_citing(&action, "PR-19"), Refusal::Cancelled);
    }
}

#[test]
fn pr_19_an_event_is_cancelled_until_its_prizes_are_final() {
    let mut course = Course::open(r#"{"ties":"spin_off","hand_price":5}"#);
    course.done(1, "Ad Ac 9h 7s 3c", "15:00").done(2, "As Ah 9h 7s 3c", "15:00").enter(&Action::Close);
    assert_eq!(course.refuse(STAFF, &withdraw(1)), Refusal::SpinOffNow);
    course.enter(&cancel("the wheel broke"));
    assert_eq!(course.refuse(STAFF, &spin_off("1-1", "Ad")), Refusal::Cancelled);
    let mut over = Course::open("{}");
    over.enter(&Action::Close);
    assert_eq!(over.refuse(STAFF, &cancel("too late")), Refusal::Over);
}

/// Refunds count toward the limit of amounts, since repeated withdrawals could otherwise exceed it.
#[test]
fn pr_19_refunds_are_within_the_limit_of_amounts() {
    let mut course = Course::with_prizes(r#"{"hand_price":4503599627370495}"#, "[1]");
    course.register(1, true).enter(&withdraw(1)).register(2, true);
    assert_eq!(course.refuse_citing(&register(3, true), "ALL-2"), Refusal::TooMuchMoney);
    course.enter(&withdraw(2));
    assert_eq!(course.refuse(STAFF, &register(3, true)), Refusal::TooMuchMoney);
}

#[test]
fn pr_19_an_event_of_version_1_refuses_the_later_entries() {
    let record = Record::<PokerRun>::new(rules("{}"), Plan::new(Vec::new()), NoOrder);
    let replayed = |version, action: Action| {
        let actions = vec![(STAFF, register(1, true)), (STAFF, action)];
        Record { version, actions, ..record.clone() }.replay(&mut |_| ()).err()
    };
    for action in [withdraw(1), cancel("snowstorm"), typed("1-1", 1, "Ad")] {
        assert_eq!(replayed(2, action.clone()), None);
        let refusal = Refusal::NotInVersion { version: 1, since: 2 };
        assert_eq!(replayed(1, action), Some(RecordError::Refused { number: 2, refusal }));
    }
}
