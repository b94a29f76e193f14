//! Corrections of stamps, arrivals, turn-ins and the spins of participants who do not ride. Also hands that are bought
//! at the finish.

use crate::support::*;
use games::poker_run::{ArrivalDependency, Event, Mark, Refusal, SpinsAt};
use games::{Actor, Refereed, Viewer};

const BOTH: [&str; 2] = ["{}", r#"{"stamps":"by_time"}"#];
const FIVE: &str = "Ad Kd Qd Jd 2c";

fn void_all(course: &mut Course, id: &str) {
    for number in 1..=5 {
        course.enter(&void(id, Mark::Stop(stop(number)), "that was hand 2-1"));
    }
}

#[test]
fn pr_24_a_wrong_turn_in_is_void_and_so_is_the_arrival_that_it_made() {
    for settings in BOTH {
        let mut course = Course::open(settings);
        course.register(1, true).enter(&stamp("1-1", 1, card("Ad"), "10:00"));
        let none = course.refuse_citing(&void_turn_in("1-1", "wrong number"), "PR-24");
        assert_eq!(none, Refusal::NoTurnIn(hand("1-1")));
        let before = course.run.clone();
        course.enter(&turn_in("1-1", "11:00"));
        let next = stamp("1-1", 2, card("Kd"), "11:30");
        let turned_in = course.refuse_citing(&turn_in("1-1", "11:01"), "PR-24");
        assert!(turned_in.to_string().contains("void the turn-in first"), "{turned_in}");
        course.refuse(STAFF, &next);
        assert_eq!(course.refuse(STAFF, &void_turn_in("1-1", " ")), Refusal::NoReason);
        assert_eq!(course.refuse(Actor::House, &void_turn_in("1-1", "why")), Refusal::WheelOnlySpins);
        course.enter(&void_turn_in("1-1", "wrong number"));
        let [.., turn_in_voided, arrival_voided] = &course.events[..] else { panic!() };
        let (at, reason) = (time("11:00"), "wrong number".to_owned());
        let voided = Event::TurnInVoided { hand: hand("1-1"), at, reason: reason.clone() };
        assert_eq!(*turn_in_voided, voided);
        assert_eq!(*arrival_voided, Event::ArrivalVoided { participant: person(1), at, reason });
        assert!(games::clause::ids(turn_in_voided.clauses()).contains(&"PR-24"));
        assert!(course.run == before, "nothing else is left of the turn-in");
        // The rider continues on the route.
        course.enter(&next);
        for (number, shown, at) in [(3, "Qd", "12:00"), (4, "Jd", "12:30"), (5, "2c", "13:00")] {
            course.enter(&stamp("1-1", number, card(shown), at));
        }
        course.enter(&arrive(1, "15:00")).enter(&extra("1-1", "Td", "15:01")).enter(&turn_in("1-1", "15:02"));
        assert_eq!(course.close().standings[0].category, "royal_flush");
        assert_eq!(course.refuse(STAFF, &void_turn_in("1-1", "late")), Refusal::Over);
    }
}

#[test]
fn pr_24_a_scan_stays_the_arrival_and_so_does_one_on_which_something_depends() {
    let arrived = |course: &Course| course.run.view(Viewer::Rail).participants[0].arrived;
    let mut course = Course::open("{}");
    course.register(1, true).ridden("1-1", FIVE).enter(&arrive(1, "15:00")).enter(&turn_in("1-1", "15:10"));
    course.enter(&void_turn_in("1-1", "the extra card was forgotten"));
    assert_eq!(arrived(&course), Some(time("15:00")), "the scan was right");
    course.enter(&extra("1-1", "Td", "15:11")).enter(&turn_in("1-1", "15:12"));

    // Two hands were turned in; the arrival becomes void only with the second void turn-in.
    let mut course = Course::open("{}");
    course.register(1, true).enter(&add_hand(1)).enter(&turn_in("1-1", "15:00"));
    course.enter(&turn_in("1-2", "15:05")).enter(&void_turn_in("1-1", "wrong number"));
    assert_eq!(arrived(&course), Some(time("15:00")));
    let dependency = ArrivalDependency::TurnedIn;
    let stands = Refusal::ArrivalStands { participant: person(1), hand: hand("1-2"), dependency };
    assert_eq!(course.refuse_citing(&void_arrival(1, "wrong number"), "PR-17"), stands);
    assert!(stands.to_string().contains("void that first"));
    course.enter(&void_turn_in("1-2", "wrong number"));
    assert_eq!(arrived(&course), None);

    // An extra card of the other hand depends on the arrival.
    let mut course = Course::open("{}");
    course.register(1, true).enter(&add_hand(1)).ridden("1-2", FIVE).enter(&turn_in("1-1", "15:00"));
    course.enter(&extra("1-2", "Td", "15:01")).enter(&void_turn_in("1-1", "wrong number"));
    assert_eq!(arrived(&course), Some(time("15:00")));
    course.enter(&void("1-2", Mark::Extra, "wrong number")).enter(&void_arrival(1, "wrong number"));
    assert_eq!(arrived(&course), None);
}

#[test]
fn pr_05_after_a_void_spin_both_places_are_open_again() {
    for settings in BOTH {
        let mut course = Course::open(settings);
        course.register(1, false).enter(&spin_all("1-1", SpinsAt::FirstStop, FIVE, "11:00"));
        course.enter(&void("1-1", Mark::Stop(stop(1)), "that was hand 2-1")).enter(&arrive(1, "15:00"));
        let again = spin_all("1-1", SpinsAt::Finish, "As Ks Qs Js Ts", "15:01");
        let Refusal::AlreadyStamped { mark, .. } = course.refuse(STAFF, &again) else { panic!() };
        assert_eq!(mark, Mark::Stop(stop(2)), "the void card is not the one that counts");
        for number in 2..=5 {
            course.enter(&void("1-1", Mark::Stop(stop(number)), "that was hand 2-1"));
        }
        course.enter(&again).last_cites("PR-5");
        let refusal = course.refuse(STAFF, &void_arrival(1, "wrong number"));
        assert!(refusal.to_string().contains("void its cards first"), "{refusal}");
        // The hand was spun at the finish under a wrong number, and is then spun at the first stop.
        void_all(&mut course, "1-1");
        course.enter(&void_arrival(1, "wrong number"));
        course.enter(&spin_all("1-1", SpinsAt::FirstStop, "Ah Kh Qh Jh Th", "15:10"));
        assert_eq!(course.enter(&turn_in("1-1", "15:20")).close().standings[0].category, "royal_flush");
    }
}

#[test]
fn pr_05_single_cards_are_drawn_where_they_can_be_after_a_void_spin() {
    let mut course = Course::open(BOTH[1]);
    course.register(1, false).enter(&spin_all("1-1", SpinsAt::FirstStop, FIVE, "11:00"));
    void_all(&mut course, "1-1");
    course.enter(&arrive(1, "15:00")).enter(&stamp("1-1", 1, card("As"), "15:01"));
    let early = course.refuse(STAFF, &stamp("1-1", 2, card("Ks"), "11:00"));
    assert_eq!(early, Refusal::TooEarly { at: time("11:00"), after: time("15:00") }, "not some at each");
    for (number, shown) in [(2, "Ks"), (3, "Qs"), (4, "Js"), (5, "Ts")] {
        course.enter(&stamp("1-1", number, card(shown), "16:30"));
    }
    assert_eq!(course.enter(&turn_in("1-1", "16:40")).close().standings[0].category, "royal_flush");
}

/// The extra card comes from the same pack as the hand's other cards.
#[test]
fn pr_05_a_repeated_spin_gives_no_card_that_the_hand_holds() {
    let mut course = Course::open(r#"{"draw":"pack"}"#);
    course.register(1, false).enter(&spin_all("1-1", SpinsAt::FirstStop, FIVE, "11:00"));
    course.enter(&arrive(1, "15:00")).enter(&extra("1-1", "Td", "15:01"));
    void_all(&mut course, "1-1");
    let held = course.refuse(STAFF, &spin_all("1-1", SpinsAt::Finish, "Ad Kd Qd Jd Td", "15:02"));
    assert!(matches!(held, Refusal::CardHeld { .. }));
    course.enter(&spin_all("1-1", SpinsAt::Finish, FIVE, "15:02"));
}

/// Waiting in a queue at the finish does not make a participant late, unless the deadline is for turning in.
#[test]
fn pr_05_who_arrived_by_the_deadline_may_be_spun_after_it() {
    for (setting, may) in [("arrival", true), ("turn_in", false)] {
        let mut course = Course::open(&format!(r#"{{"deadline_for":"{setting}"}}"#));
        course.register(1, false).register(2, false);
        course.enter(&arrive(1, "16:00")).enter(&arrive(2, "16:00:01"));
        let late = course.refuse_citing(&spin_all("2-1", SpinsAt::Finish, FIVE, "16:10"), "PR-6");
        assert!(matches!(late, Refusal::AfterDeadline { .. }));
        let queued = course.try_enter(STAFF, &spin_all("1-1", SpinsAt::Finish, FIVE, "16:10"));
        assert_eq!(queued.is_ok(), may, "{setting}");
    }
}

#[test]
fn pr_25_who_does_not_ride_may_buy_hands_at_the_finish_and_a_rider_may_not() {
    let mut course = Course::open(r#"{"hands_limit":2}"#);
    course.register(1, false).register(2, true).register(3, false);
    course.enter(&arrive(1, "15:59")).enter(&arrive(2, "15:00")).enter(&arrive(3, "16:00:01"));
    course.enter(&spin_all("1-1", SpinsAt::Finish, FIVE, "15:59:30")).enter(&turn_in("1-1", "15:59:50"));
    course.enter(&add_hand(1)).last_cites("PR-8");
    assert!(matches!(course.refuse(STAFF, &add_hand(1)), Refusal::HandsLimit { .. }));
    course.enter(&spin_all("1-2", SpinsAt::Finish, "As Ks Qs Js Ts", "16:05"));
    let rides = course.refuse_citing(&add_hand(2), "PR-25");
    assert_eq!(rides, Refusal::RiderAtFinish { participant: person(2), at: time("15:00") });
    assert!(rides.to_string().contains("could not visit the stops"));
    let late = course.refuse_citing(&add_hand(3), "PR-6");
    assert_eq!(late, Refusal::AfterDeadline { at: time("16:00:01"), deadline: time("16:00") });
    course.enter(&move_deadline("16:10", "a long queue")).enter(&add_hand(3));
    course.enter(&void_arrival(2, "wrong number")).enter(&add_hand(2));
    assert_eq!(course.enter(&turn_in("1-2", "16:06")).places()[0].0, "1-2");
}

#[test]
fn pr_17_the_card_of_a_closed_stop_at_the_finish_is_void_before_the_arrival() {
    let mut course = Course::open("{}");
    course.register(1, true).enter(&close_stop(5, "avalanche")).ridden("1-1", "Ad Kd Qd Jd");
    course.enter(&arrive(1, "15:00")).enter(&stamp("1-1", 5, card("2c"), "15:01"));
    let stands = course.refuse(STAFF, &void_arrival(1, "wrong number"));
    let dependency = ArrivalDependency::ClosedStop;
    assert_eq!(stands, Refusal::ArrivalStands { participant: person(1), hand: hand("1-1"), dependency });
    assert!(stands.to_string().contains("closed stop at the finish; void that card first"));
    course.enter(&void("1-1", Mark::Stop(stop(5)), "wrong number")).enter(&void_arrival(1, "wrong number"));
}

#[test]
fn pr_10_a_void_stamp_that_nothing_replaced_is_a_warning_once_the_hand_has_gone_on() {
    for settings in BOTH {
        let awaited =
            |course: &Course| course.run.view(Viewer::Rail).participants[0].hands[0].awaited.clone();
        let mut course = Course::open(settings);
        course.register(1, true).ridden("1-1", "Ad Kd").enter(&void("1-1", Mark::Stop(stop(2)), "misread"));
        assert_eq!(awaited(&course), [], "the rider may be back at stop 2");
        course.enter(&stamp("1-1", 3, card("Qd"), "13:00"));
        assert_eq!(awaited(&course), [stop(2)]);
        course.enter(&stamp("1-1", 2, card("Kh"), "12:30"));
        assert_eq!(awaited(&course), []);
    }
    let mut any = Course::open(r#"{"route":"any_order"}"#);
    any.register(1, true).ridden("1-1", "Ad Kd").enter(&void("1-1", Mark::Stop(stop(1)), "misread"));
    let awaited = |course: &Course| course.run.view(Viewer::Rail).participants[0].hands[0].awaited.clone();
    assert_eq!(awaited(&any), []);
    any.enter(&arrive(1, "15:00"));
    assert_eq!(awaited(&any), [stop(1)]);
}

#[test]
fn pr_07_a_skip_is_accepted_for_a_stop_whose_card_the_hand_holds() {
    let mut course = Course::open(BOTH[1]);
    course.register(1, true).enter(&stamp("1-1", 2, card("Kd"), "13:30"));
    let early = stamp("1-1", 3, card("Qd"), "13:00");
    assert!(matches!(course.refuse(STAFF, &early), Refusal::OutOfOrder { .. }));
    course.enter(&allow_skip("1-1", 2, "it was drawn on the way back")).enter(&early);
    for (number, shown, at) in [(1, "Ad", "12:00"), (4, "Jd", "13:40"), (5, "2c", "13:50")] {
        course.enter(&stamp("1-1", number, card(shown), at));
    }
    assert_eq!(course.enter(&turn_in("1-1", "15:00")).close().standings.len(), 1, "its card counts");
}

/// Stamps count in the order in which they are entered, so a stamp's time may be later than that of the next stop.
#[test]
fn pr_12_stamps_as_entered_are_not_compared_by_their_times() {
    let mut course = Course::open("{}");
    course.register(1, true).enter(&stamp("1-1", 1, card("Ad"), "10:00"));
    course.enter(&stamp("1-1", 2, card("Kd"), "11:00")).enter(&stamp("1-1", 3, card("Qd"), "10:30"));
    assert!(matches!(course.refuse_citing(&arrive(1, "10:59"), "PR-12"), Refusal::TooEarly { .. }));
    let mut by_time = Course::open(BOTH[1]);
    by_time.register(1, true).enter(&stamp("1-1", 2, card("Kd"), "11:00"));
    by_time.refuse_citing(&stamp("1-1", 3, card("Qd"), "10:30"), "PR-22");
}
