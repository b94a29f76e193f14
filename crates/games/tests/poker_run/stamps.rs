//! Registration, stamps and corrections.

use crate::support::*;
use games::poker_run::{Action, Event, Mark, Refusal, SpinsAt};
use games::{Actor, Refereed, Seat, Viewer};

#[test]
fn rule_1_a_rider_gets_one_card_a_stop_and_is_sent_to_the_next() {
    let mut course = Course::open("{}");
    course.register(7, true).last_cites("poker-run/1");
    course.enter(&stamp("7-1", 1, card("Ad"), "12:00"));
    let Event::Stamped { next, screen: false, .. } = course.last_cites("poker-run/1") else { panic!() };
    assert_eq!(*next, Some(stop(2)));
    course.ridden_rest();
    let Event::Stamped { next, .. } = course.last() else { panic!() };
    assert_eq!(*next, None, "the finish is next");
}

impl Course {
    fn ridden_rest(&mut self) {
        for number in 2..=5 {
            self.enter(&stamp("7-1", number, card("Ad"), "13:00"));
        }
    }
}

#[test]
fn rule_1_an_unregistered_person_gets_no_card() {
    let mut course = Course::open("{}");
    course.register(7, true);
    assert_eq!(course.refuse_citing(&register(7, true), "poker-run/1"), Refusal::Registered(person(7)));
    assert_eq!(
        course.refuse_citing(&stamp("8-1", 1, card("Ad"), "12:00"), "poker-run/1"),
        Refusal::NoSuchHand(hand("8-1"))
    );
    assert_eq!(
        course.refuse_citing(&stamp("7-2", 1, card("Ad"), "12:00"), "poker-run/1"),
        Refusal::NoSuchHand(hand("7-2"))
    );
    for name in ["", "  ", &"x".repeat(201)] {
        let action = Action::Register { participant: person(9), name: name.to_owned(), rides: true };
        assert_eq!(course.refuse_citing(&action, "poker-run/1"), Refusal::Name);
    }
    for action in [arrive(8, "15:00"), add_hand(8)] {
        assert_eq!(course.refuse(STAFF, &action), Refusal::NoSuchParticipant(person(8)));
    }
}

/// Participants are identified by their numbers: names may repeat.
#[test]
fn rule_1_two_participants_of_one_name_have_a_hand_each() {
    let mut course = Course::open("{}");
    for number in [1, 2] {
        let name = "Ann".to_owned();
        course.enter(&Action::Register { participant: person(number), name, rides: true });
    }
    let again = Action::Register { participant: person(2), name: "Ben".to_owned(), rides: true };
    assert_eq!(course.refuse_citing(&again, "poker-run/1"), Refusal::Registered(person(2)));
    for (id, shown) in [("1-1", "Ad Ac 9s 2c 3d"), ("2-1", "Kd Kc Ks 2d 4d")] {
        course.ridden(id, shown).enter(&turn_in(id, "16:00"));
    }
    let places: Vec<_> = course.places().into_iter().map(|(id, place, _)| (id, place)).collect();
    assert_eq!(places, [("2-1".to_owned(), 1), ("1-1".to_owned(), 2)]);
}

#[test]
fn rule_2_a_participant_who_does_not_ride_takes_part_too() {
    let mut course = Course::open("{}");
    course.register(1, false).last_cites("poker-run/2");
    course.enter(&spin_all("1-1", SpinsAt::FirstStop, "Ad Ac As 2c 3d", "11:00")).last_cites("poker-run/2");
    course.enter(&turn_in("1-1", "14:00"));
    assert_eq!(course.places(), expected(&[("1-1", 1, 50_000)]));
}

#[test]
fn pr_05_all_five_cards_may_be_taken_at_the_first_stop_or_at_the_finish() {
    let mut course = Course::open("{}");
    course.register(1, false).register(2, true).register(3, false);
    let shown = "Ad Ac As 2c 3d";
    assert!(matches!(
        course.refuse_citing(&stamp("1-1", 1, card("Ad"), "12:00"), "PR-5"),
        Refusal::SpinsAtOnce { .. }
    ));
    assert!(matches!(
        course.refuse_citing(&spin_all("2-1", SpinsAt::FirstStop, shown, "12:00"), "PR-5"),
        Refusal::RidesStopByStop { .. }
    ));
    assert_eq!(
        course.refuse_citing(&spin_all("1-1", SpinsAt::Finish, shown, "12:00"), "PR-5"),
        Refusal::NotArrived(person(1))
    );
    course.enter(&arrive(1, "15:00"));
    let early = course.refuse(STAFF, &spin_all("1-1", SpinsAt::Finish, shown, "14:59:59"));
    assert_eq!(early, Refusal::TooEarly { at: time("14:59:59"), after: time("15:00") });
    course.enter(&spin_all("1-1", SpinsAt::Finish, shown, "15:00")).last_cites("PR-5");
    let twice = course.refuse(STAFF, &spin_all("1-1", SpinsAt::Finish, shown, "15:01"));
    assert!(matches!(twice, Refusal::AlreadyStamped { .. }));
    course.enter(&arrive(3, "15:30"));
    let gone = course.refuse(STAFF, &spin_all("3-1", SpinsAt::FirstStop, shown, "15:31"));
    assert!(matches!(gone, Refusal::AtFinish { .. }));
    course.enter(&turn_in("3-1", "15:40"));
    let turned_in = course.refuse(STAFF, &spin_all("3-1", SpinsAt::Finish, shown, "15:41"));
    assert!(matches!(turned_in, Refusal::TurnedIn { .. }));
}

#[test]
fn pr_07_stops_come_in_the_posted_order_or_in_any() {
    let mut course = Course::open("{}");
    course.register(1, true).enter(&stamp("1-1", 1, card("Ad"), "12:00"));
    let wrong = course.refuse_citing(&stamp("1-1", 3, card("Ac"), "12:30"), "PR-7");
    assert_eq!(wrong, Refusal::NotNextStop { hand: hand("1-1"), stop: stop(3), next: stop(2) });
    let mut course = Course::open(r#"{"route":"any_order"}"#);
    course.register(1, true);
    for number in [4, 1, 5, 2, 3] {
        course.enter(&stamp("1-1", number, card("Ad"), "12:00")).last_cites("PR-7");
    }
}

#[test]
fn pr_07_a_second_stamp_is_refused_and_the_first_shown_again() {
    let mut course = Course::open("{}");
    course.register(1, true).enter(&stamp("1-1", 1, card("Ad"), "12:00"));
    let again = course.refuse_citing(&stamp("1-1", 1, card("Kc"), "12:01"), "PR-7");
    let mark = Mark::Stop(stop(1));
    let first =
        Refusal::AlreadyStamped { hand: hand("1-1"), mark, card: card("Ad"), at: Some(time("12:00")) };
    assert_eq!(again, first);
    assert!(again.to_string().contains("Ad, at 12:00:00"), "{again}");
}

#[test]
fn pr_01_the_wheel_may_show_a_card_again_a_pack_and_a_respin_may_not() {
    for (draw, message) in
        [("wheel", None), ("pack", Some("each card is in the deck once")), ("respin", Some("spin again"))]
    {
        let mut course = Course::open(&format!(r#"{{"draw":"{draw}"}}"#));
        course.register(1, true).register(2, false).enter(&stamp("1-1", 1, card("Ad"), "12:00"));
        let again = stamp("1-1", 2, card("Ad"), "12:30");
        let all = spin_all("2-1", SpinsAt::FirstStop, "Ac 2c 3c Ac 5c", "12:00");
        let Some(message) = message else {
            course.enter(&again).last_cites("PR-1");
            course.enter(&all).last_cites("PR-1");
            continue;
        };
        let refusal = course.refuse_citing(&again, "PR-1");
        assert!(refusal.to_string().contains(message), "{refusal}");
        course.refuse_citing(&all, "PR-1");
        course.enter(&stamp("1-1", 2, card("Ac"), "12:30"));
    }
}

#[test]
fn pr_10_a_stamp_is_voided_with_a_reason_and_stamped_anew_and_both_stay() {
    let mut course = Course::open(r#"{"draw":"pack"}"#);
    course.register(1, true).ridden("1-1", "Ad 2c 3c 4c 5c").enter(&turn_in("1-1", "15:00"));
    let mark = Mark::Stop(stop(1));
    for reason in ["", " \t"] {
        assert_eq!(course.refuse_citing(&void("1-1", mark, reason), "PR-10"), Refusal::NoReason);
    }
    course.enter(&void("1-1", mark, "was the ace of hearts")).last_cites("PR-10");
    let twice = course.refuse_citing(&void("1-1", mark, "again"), "PR-10");
    assert_eq!(twice, Refusal::NothingToVoid { hand: hand("1-1"), mark });
    // A correction may come after the deadline and after turning in, and must be a card that the hand can hold.
    course.refuse_citing(&stamp("1-1", 1, card("2c"), "17:00"), "PR-1");
    course.enter(&stamp("1-1", 1, card("Ah"), "17:00")).last_cites("PR-10");
    assert!(matches!(course.last(), Event::Restamped { .. }));
    let view = course.run.view(Viewer::Rail);
    let stamps = &view.participants[0].hands[0].stamps;
    let of_mark: Vec<_> = stamps.iter().filter(|stamp| stamp.mark == mark).map(|mark| &mark.stamp).collect();
    assert_eq!(of_mark.len(), 2);
    assert_eq!(of_mark[0].void.as_deref(), Some("was the ace of hearts"));
    assert_eq!((of_mark[0].card, of_mark[1].card, &of_mark[1].void), (card("Ad"), card("Ah"), &None));
    assert_eq!(course.close().standings[0].category, "straight");
}

#[test]
fn pr_10_a_void_stamp_that_nothing_replaces_is_a_missing_stop() {
    let mut course = Course::open("{}");
    course.done(1, "Ad 2c 3c 4c 5c", "15:00").enter(&void("1-1", Mark::Stop(stop(5)), "wrong sheet"));
    let unranked = &course.close().unranked[0];
    assert_eq!(unranked.reason.id(), "stop_missing");
}

#[test]
fn pr_14_staff_make_entries_and_the_screen_gives_cards() {
    let mut course = Course::open("{}");
    for by in [Actor::Seat(Seat::FIRST), Actor::Clock(Seat::FIRST)] {
        assert_eq!(course.refuse(by, &register(1, true)), Refusal::NotStaff);
    }
    assert_eq!(course.refuse(Actor::House, &register(1, true)), Refusal::WheelOnlySpins);
    course.register(1, true);
    course.try_enter(Actor::House, &stamp("1-1", 1, card("Ad"), "12:00")).unwrap();
    assert!(matches!(course.last(), Event::Stamped { screen: true, .. }));
    let mark = Mark::Stop(stop(1));
    assert_eq!(course.refuse(Actor::House, &void("1-1", mark, "no")), Refusal::WheelOnlySpins);
}

#[test]
fn pr_08_a_participant_has_as_many_hands_as_the_limit_says() {
    let mut course = Course::open(r#"{"hands_limit":2}"#);
    course.register(1, true).enter(&add_hand(1)).last_cites("PR-8");
    let more = course.refuse_citing(&add_hand(1), "PR-8");
    assert_eq!(more, Refusal::HandsLimit { participant: person(1), limit: 2 });
    let mut course = Course::open(r#"{"hands_limit":"none"}"#);
    course.register(1, true);
    for _ in 0..50 {
        course.enter(&add_hand(1));
    }
    course.enter(&arrive(1, "15:00"));
    assert!(matches!(course.refuse(STAFF, &add_hand(1)), Refusal::RiderAtFinish { .. }));
}
