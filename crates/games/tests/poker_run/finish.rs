//! Arrival, deadline, the extra card, turning in.

use crate::support::*;
use cards::Card;
use games::poker_run::{Action, ArrivalDependency, Event, Mark, Refusal, SpinsAt};
use games::{Actor, Legal, Shown};
use test_support::scripted;

#[test]
fn rule_3_the_best_five_of_six_count() {
    let mut course = Course::open("{}");
    course
        .register(1, true)
        .ridden("1-1", "Ad Kd Qd Jd 2c")
        .enter(&arrive(1, "15:00"))
        .last_cites("poker-run/3");
    course.enter(&extra("1-1", "Td", "15:05")).last_cites("poker-run/3");
    course.enter(&turn_in("1-1", "15:10")).last_cites("poker-run/3");
    let settlement = course.close();
    let line = &settlement.standings[0];
    assert_eq!((line.category, line.best.to_vec()), ("royal_flush", cards("Ad Kd Qd Jd Td")));
}

#[test]
fn pr_04_the_extra_card_comes_after_the_last_stop_and_before_turning_in() {
    let mut course = Course::open("{}");
    course.register(1, true).ridden("1-1", "Ad Kd Qd Jd");
    let missing = course.refuse_citing(&extra("1-1", "Td", "14:00"), "PR-4");
    assert_eq!(missing, Refusal::StopsMissing { hand: hand("1-1"), next: stop(5) });
    course.enter(&stamp("1-1", 5, card("2c"), "14:30"));
    let away = course.refuse_citing(&extra("1-1", "Td", "14:40"), "PR-4");
    assert_eq!(away, Refusal::NotArrived(person(1)));
    course.enter(&arrive(1, "15:00"));
    let early = course.refuse(STAFF, &extra("1-1", "Td", "14:59"));
    assert!(matches!(early, Refusal::TooEarly { .. }));
    course.enter(&extra("1-1", "3c", "15:05")).last_cites("PR-4");
    let twice = course.refuse_citing(&extra("1-1", "Td", "15:06"), "PR-4");
    assert!(matches!(twice, Refusal::AlreadyStamped { mark: Mark::Extra, .. }));
    course.done(2, "Ad Kd Qd Jd 2c", "15:00");
    let turned_in = course.refuse(STAFF, &extra("2-1", "Td", "15:05"));
    assert_eq!(turned_in, Refusal::TurnedIn { hand: hand("2-1"), at: time("15:00") });
}

#[test]
fn pr_04_extra_cards_are_per_hand_per_participant_or_not_sold() {
    let bought = |setting: &str| {
        let mut course = Course::open(&format!(r#"{{"extra_card":"{setting}"}}"#));
        course.register(1, true).enter(&add_hand(1));
        course.ridden("1-1", "Ad Kd Qd Jd 2c").ridden("1-2", "Ah Kh Qh Jh 2d").enter(&arrive(1, "15:00"));
        let first = course.try_enter(STAFF, &extra("1-2", "Th", "15:01"));
        let second = course.try_enter(STAFF, &extra("1-1", "Td", "15:02"));
        (course, first, second)
    };
    assert!(matches!(bought("per_hand"), (_, Ok(()), Ok(()))));
    let (_, first, second) = bought("none");
    assert_eq!((first, second), (Err(Refusal::NoExtraCard), Err(Refusal::NoExtraCard)));
    let (mut course, first, second) = bought("per_participant");
    let taken = Refusal::ExtraTaken { participant: person(1), with: hand("1-2") };
    assert_eq!((first, second), (Ok(()), Err(taken.clone())));
    // Once the extra card is void, the participant's other hand may have one, and then the first hand may not.
    course.enter(&void("1-2", Mark::Extra, "for the other hand")).enter(&extra("1-1", "Td", "15:03"));
    let taken = Refusal::ExtraTaken { participant: person(1), with: hand("1-1") };
    assert_eq!(course.refuse_citing(&extra("1-2", "Th", "15:04"), "PR-4"), taken);
}

#[test]
fn pr_04_a_void_extra_card_can_be_stamped_anew_after_turning_in() {
    let mut course = Course::open("{}");
    course.register(1, true).ridden("1-1", "Ad Kd Qd Jd 2c").enter(&arrive(1, "15:00"));
    course.enter(&extra("1-1", "9d", "15:05")).enter(&turn_in("1-1", "15:10"));
    course.enter(&void("1-1", Mark::Extra, "misread")).enter(&extra("1-1", "Td", "16:30"));
    assert!(matches!(course.last_cites("PR-10"), Event::Restamped { mark: Mark::Extra, .. }));
    assert_eq!(course.close().standings[0].category, "royal_flush");
}

#[test]
fn rule_4_the_deadline_second_is_in_time_and_the_next_is_not() {
    let mut course = Course::open("{}");
    course.done(1, "Ad Kd Qd Jd 2c", "16:00:00").done(2, "Ah Kh Qh Jh Th", "16:00:01");
    let settlement = course.close();
    assert_eq!(placed(&settlement), expected(&[("1-1", 1, 50_000)]));
    assert_eq!(settlement.unranked[0].id, hand("2-1"));
    assert_eq!(settlement.unranked[0].reason.id(), "late");
    assert!(games::clause::ids(&settlement.unranked[0].clauses).contains(&"poker-run/4"));
}

#[test]
fn pr_06_the_deadline_is_for_the_arrival_or_for_turning_in() {
    let late = |setting: &str| {
        let mut course = Course::open(&format!(r#"{{"deadline_for":"{setting}","deadline":"15:30"}}"#));
        course.register(1, true).ridden("1-1", "Ad Kd Qd Jd 2c").enter(&arrive(1, "15:30"));
        let extra = course.try_enter(STAFF, &extra("1-1", "Td", "15:31"));
        course.enter(&turn_in("1-1", "15:32"));
        (extra.is_ok(), course.close().unranked.len())
    };
    assert_eq!(late("arrival"), (true, 0));
    assert_eq!(late("turn_in"), (false, 1));
}

#[test]
fn pr_06_no_card_of_the_route_comes_after_the_deadline_or_the_arrival() {
    let mut course = Course::open("{}");
    course.register(1, true).register(2, true).ridden("1-1", "Ad Kd");
    course.enter(&stamp("1-1", 3, card("Qd"), "16:00:00"));
    let late = course.refuse_citing(&stamp("1-1", 4, card("Jd"), "16:00:01"), "poker-run/4");
    assert_eq!(late, Refusal::AfterDeadline { at: time("16:00:01"), deadline: time("16:00") });
    course.enter(&arrive(2, "13:00"));
    let back = course.refuse_citing(&stamp("2-1", 1, card("Jd"), "13:00:01"), "PR-6");
    assert_eq!(
        back,
        Refusal::AtFinish { participant: person(2), at: time("13:00:01"), arrived: time("13:00") }
    );
    // A stamp that was made in time but entered late counts.
    course.enter(&stamp("2-1", 1, card("Jd"), "12:00"));
}

#[test]
fn pr_06_the_first_scan_is_the_arrival() {
    let mut course = Course::open("{}");
    course.register(1, true).enter(&arrive(1, "15:00")).last_cites("PR-6");
    let again = course.refuse_citing(&arrive(1, "15:10"), "PR-6");
    assert_eq!(again, Refusal::AlreadyArrived { participant: person(1), at: time("15:00") });
}

#[test]
fn pr_06_a_missing_stop_is_shown_and_not_ranked_even_with_an_extra_card() {
    let mut course = Course::open("{}");
    course.register(1, true).ridden("1-1", "Ad Kd Qd Jd 2c").enter(&arrive(1, "15:00"));
    course.enter(&extra("1-1", "Td", "15:01")).enter(&void("1-1", Mark::Stop(stop(5)), "not at the stop"));
    course.enter(&turn_in("1-1", "15:02"));
    let settlement = course.close();
    assert_eq!(settlement.unranked[0].reason.id(), "stop_missing");
    assert!(settlement.standings.is_empty());
}

#[test]
fn pr_12_turning_in_is_an_arrival_and_times_do_not_run_backwards() {
    let mut course = Course::open("{}");
    course.register(1, true).ridden("1-1", "Ad Kd Qd Jd 2c");
    let early = course.refuse_citing(&turn_in("1-1", "13:59"), "PR-12");
    assert_eq!(early, Refusal::TooEarly { at: time("13:59"), after: time("14:00") });
    assert!(matches!(course.refuse_citing(&arrive(1, "13:59"), "PR-12"), Refusal::TooEarly { .. }));
    course.enter(&turn_in("1-1", "15:00"));
    let arrived = course.events.iter().rev().nth(1);
    assert!(matches!(arrived, Some(Event::Arrived { in_time: true, .. })));
    assert!(matches!(course.refuse(STAFF, &turn_in("1-1", "15:01")), Refusal::TurnedIn { .. }));
    let mut course = Course::open("{}");
    course.done(1, "Ad Kd Qd Jd 2c", "24:10");
    assert_eq!(course.close().unranked[0].reason.id(), "late", "ten past midnight is after the deadline");
}

#[test]
fn pr_14_a_hand_that_is_never_turned_in_is_not_ranked() {
    let mut course = Course::open("{}");
    course.register(1, true).ridden("1-1", "Ad Kd Qd Jd 2c").enter(&arrive(1, "15:00"));
    course.register(2, true).ridden("2-1", "Ad Kd Qd Jd 2c");
    let reasons: Vec<&str> = course.close().unranked.iter().map(|hand| hand.reason.id()).collect();
    assert_eq!(reasons, ["not_turned_in", "late"], "a participant who never arrived is late");
    assert_eq!(course.refuse(STAFF, &Action::Close), Refusal::Over);
}

#[test]
fn pr_12_an_entry_at_the_same_second_is_not_too_early() {
    let mut course = Course::open("{}");
    course.register(1, true).ridden("1-1", "Ad Kd Qd Jd 2c").enter(&arrive(1, "14:00"));
    course.enter(&extra("1-1", "Td", "14:00")).enter(&turn_in("1-1", "14:00"));
    let mut course = Course::open("{}");
    course.register(1, true).enter(&arrive(1, "12:00")).enter(&stamp("1-1", 1, card("Ad"), "12:00"));
    let mut course = Course::open("{}");
    course.register(1, true).ridden("1-1", "Ad Kd Qd Jd 2c");
    let early = course.refuse_citing(&arrive(1, "13:59:59"), "PR-12");
    assert_eq!(early, Refusal::TooEarly { at: time("13:59:59"), after: time("14:00") });
}

#[test]
fn pr_06_random_entries_have_times_within_the_limits() {
    let mut course = Course::open(r#"{"deadline_for":"turn_in"}"#);
    let pick = |course: &Course, script: &[(u64, u64)]| course.run.legal(STAFF).pick(&mut scripted(script));
    course.register(1, true);
    // The scripted choices: an entry for a hand, the only hand, the first of two offers, a card, and a time
    // within four hours after noon.
    let first = pick(&course, &[(64, 20), (1, 0), (2, 0), (52, 0), (14_400, 3_600)]);
    let first_card = Shown(Card::from_index(0).unwrap());
    assert_eq!(first, Some(stamp("1-1", 1, first_card, "13:00")));
    course.ridden("1-1", "Ad Kd Qd Jd 2c").enter(&arrive(1, "15:59:50"));
    // The seven offers are the extra card, voiding each of five stamps, and turning in. Eleven seconds are
    // left for the extra card.
    for (after, at) in [(0, "15:59:50"), (5, "15:59:55"), (10, "16:00")] {
        let last = pick(&course, &[(64, 20), (1, 0), (7, 0), (52, 0), (11, after)]);
        assert_eq!(last, Some(Action::Extra { hand: hand("1-1"), card: first_card, at: Some(time(at)) }));
    }
}

#[test]
fn pr_12_the_time_of_a_void_stamp_does_not_hold_up_later_entries() {
    let mut course = Course::open("{}");
    course.register(1, true).enter(&stamp("1-1", 1, card("Ad"), "15:30"));
    let early = Refusal::TooEarly { at: time("15:00"), after: time("15:30") };
    assert_eq!(course.refuse(STAFF, &arrive(1, "15:00")), early);
    course.enter(&void("1-1", Mark::Stop(stop(1)), "the time was misread"));
    course.enter(&stamp("1-1", 1, card("Ad"), "12:00")).enter(&arrive(1, "15:00"));
}

#[test]
fn pr_17_a_wrong_scan_is_void_and_the_next_one_is_the_arrival() {
    let mut course = Course::open("{}");
    course.register(1, true).enter(&arrive(1, "12:10"));
    assert!(matches!(course.refuse(STAFF, &stamp("1-1", 1, card("Ad"), "12:30")), Refusal::AtFinish { .. }));
    course.enter(&void_arrival(1, "number 7 was meant"));
    let Event::ArrivalVoided { at, reason, .. } = course.last_cites("PR-17") else { panic!("another entry") };
    assert_eq!((*at, reason.as_str()), (time("12:10"), "number 7 was meant"));
    course.ridden("1-1", "Ad Kd Qd Jd 2c").enter(&arrive(1, "15:59"));
    assert!(matches!(course.last(), Event::Arrived { in_time: true, .. }));
    course.enter(&turn_in("1-1", "16:30"));
    assert_eq!(course.places()[0].0, "1-1");
}

#[test]
fn pr_17_an_arrival_stands_while_something_rests_on_it() {
    let mut course = Course::open("{}");
    course.register(1, true).ridden("1-1", "Ad Kd Qd Jd 2c");
    let none = course.refuse_citing(&void_arrival(1, "misread"), "PR-17");
    assert_eq!(none, Refusal::NoArrival(person(1)));
    course.enter(&arrive(1, "15:00")).enter(&extra("1-1", "Td", "15:01"));
    let stands =
        |dependency| Refusal::ArrivalStands { participant: person(1), hand: hand("1-1"), dependency };
    assert_eq!(course.refuse_citing(&void_arrival(1, "misread"), "PR-17"), stands(ArrivalDependency::Extra));
    course.enter(&void("1-1", Mark::Extra, "misread"));
    assert_eq!(course.refuse(STAFF, &void_arrival(1, " ")), Refusal::NoReason);
    assert!(matches!(course.refuse(Actor::House, &void_arrival(1, "misread")), Refusal::WheelOnlySpins));
    course.enter(&void_arrival(1, "misread")).enter(&turn_in("1-1", "15:30"));
    assert_eq!(
        course.refuse_citing(&void_arrival(1, "misread"), "PR-17"),
        stands(ArrivalDependency::TurnedIn)
    );

    let mut course = Course::open("{}");
    course.register(1, false).register(2, false).enter(&arrive(1, "15:00"));
    course.enter(&spin_all("2-1", SpinsAt::FirstStop, "Ad Kd Qd Jd 2c", "12:00")).enter(&arrive(2, "12:01"));
    course.enter(&void_arrival(2, "came back later")).enter(&void_arrival(1, "misread"));
    course.enter(&arrive(1, "15:10")).enter(&spin_all("1-1", SpinsAt::Finish, "Ad Kd Qd Jd 2c", "15:10"));
    assert_eq!(
        course.refuse_citing(&void_arrival(1, "misread"), "PR-17"),
        stands(ArrivalDependency::SpunAtFinish)
    );
}

#[test]
fn pr_06_a_late_participant_has_no_extra_card() {
    for (arrived, late) in [("16:00", false), ("16:00:01", true)] {
        let mut course = Course::open("{}");
        course.register(1, true).ridden("1-1", "Ad Kd Qd Jd 2c").enter(&arrive(1, arrived));
        if late {
            let refused = course.refuse_citing(&extra("1-1", "Td", "16:05"), "PR-6");
            assert!(matches!(refused, Refusal::AfterDeadline { .. }));
        } else {
            course.enter(&extra("1-1", "Td", "16:05"));
        }
    }
}

#[test]
fn pr_14_random_actions_are_entries_of_the_staff() {
    let mut course = Course::open("{}");
    let by =
        |course: &Course, by: Actor, script: &[(u64, u64)]| course.run.legal(by).pick(&mut scripted(script));
    let pick = |course: &Course, script: &[(u64, u64)]| by(course, STAFF, script);
    course.register(1, true);
    for first in [1, 7] {
        assert_eq!(pick(&course, &[(64, first), (3, 0), (1, 0)]), Some(add_hand(1)));
        for (chosen, rides) in [(0, false), (1, true), (3, true)] {
            let name = "number 2".to_owned();
            let registered = Action::Register { participant: person(2), name, rides };
            assert_eq!(pick(&course, &[(64, first), (3, 1), (4, chosen)]), Some(registered));
        }
    }
    for first in [8, 14] {
        assert_eq!(pick(&course, &[(64, first), (1, 0), (14_400, 60)]), Some(arrive(1, "12:01")));
    }
    assert_eq!(pick(&course, &[(64, 0)]), Some(Action::Close));
    assert_eq!(by(&course, Actor::House, &[]), None, "only entries of the staff are picked");
    course.enter(&Action::Close);
    assert_eq!(pick(&course, &[]), None, "the event is over");
}

#[test]
fn pr_16_random_play_in_a_spin_off_gives_a_card_to_a_tied_hand() {
    let mut course = Course::open(r#"{"ties":"spin_off"}"#);
    for number in [1, 2] {
        course.done(number, "Ad Kd Qd Jd 2c", "15:00");
    }
    course.enter(&Action::Close);
    let picked = course.run.legal(STAFF).pick(&mut scripted(&[(64, 0), (2, 1), (1, 0), (52, 5)]));
    assert_eq!(
        picked,
        Some(Action::SpinOff { hand: hand("2-1"), card: Shown(Card::from_index(5).unwrap()) })
    );
}

#[test]
fn pr_10_random_play_rarely_makes_mistakes_and_turns_in_complete_sheets() {
    let mut course = Course::open("{}");
    let pick = |course: &Course, script: &[(u64, u64)]| {
        course.run.legal(STAFF).pick(&mut scripted(&[&[(64, 20), (1, 0)], script].concat()))
    };
    // If a choice yields no entry, another is picked; here, `Close`.
    course.register(1, true).ridden("1-1", "Ad Kd");
    assert_eq!(pick(&course, &[(4, 1), (16, 0)]), Some(void("1-1", Mark::Stop(stop(1)), "misread")));
    assert_eq!(pick(&course, &[(4, 1), (16, 1), (64, 0)]), Some(Action::Close));
    assert_eq!(pick(&course, &[(4, 3), (32, 0), (14_400, 0)]), Some(turn_in("1-1", "12:30")));
    assert_eq!(pick(&course, &[(4, 3), (32, 1), (64, 0)]), Some(Action::Close));
    let mut course = Course::open("{}");
    course.register(1, true).ridden("1-1", "Ad Kd Qd Jd 2c");
    assert_eq!(pick(&course, &[(6, 5), (14_400, 0)]), Some(turn_in("1-1", "14:00")));
    let mut course = Course::open("{}");
    course.register(1, false);
    let cards = std::array::from_fn(|index| Shown(Card::from_index(index).unwrap()));
    let spun =
        Action::SpinAll { hand: hand("1-1"), spins_at: SpinsAt::FirstStop, cards, at: Some(time("12:00")) };
    let script = [(2, 0), (52, 0), (52, 1), (52, 2), (52, 3), (52, 4), (14_400, 0)];
    assert_eq!(pick(&course, &script), Some(spun));
}
