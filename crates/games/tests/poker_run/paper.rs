//! Sheets that were kept on paper and typed in at the finish.

use crate::support::*;
use games::poker_run::{Action, Event, Mark, Reason, Refusal, SpinsAt};
use games::{Actor, Refereed, Viewer};

const BOTH: [&str; 2] = ["{}", r#"{"stamps":"by_time"}"#];

#[test]
fn pr_23_a_whole_day_on_paper_is_typed_in_after_the_hands_were_turned_in() {
    for settings in BOTH {
        let mut course = Course::open(settings);
        course.register(1, true).register(2, false);
        course.enter(&turn_in("1-1", "15:00")).enter(&turn_in("2-1", "15:10"));
        for (number, shown) in [(5, "3c"), (1, "Ad"), (3, "9h"), (4, "7s"), (2, "Ac")] {
            course.enter(&typed("1-1", number, shown)).last_cites("PR-23");
        }
        course.enter(&typed_extra("1-1", "2d")).last_cites("PR-23");
        let spin = Action::SpinAll {
            hand: hand("2-1"),
            spins_at: SpinsAt::Finish,
            cards: cards("Kd Kc 9h 7s 3c").try_into().unwrap(),
            at: None,
        };
        course.enter(&spin).last_cites("PR-23");
        let refusal = course.refuse(STAFF, &void_arrival(2, "wrong number"));
        assert!(matches!(refusal, Refusal::ArrivalStands { .. }));
        let stamps = &course.run.view(Viewer::Rail).participants[0].hands[0].stamps;
        assert!(stamps.iter().all(|mark| mark.stamp.at.is_none()) && stamps.len() == 6);
        assert_eq!(course.refuse_citing(&withdraw(1), "PR-19").to_string().matches("drawn at").count(), 0);
        assert_eq!(course.places(), expected(&[("1-1", 1, 50_000), ("2-1", 2, 30_000)]));
    }
}

#[test]
fn pr_23_a_card_without_a_time_compares_with_nothing() {
    for settings in BOTH {
        let mut course = Course::open(settings);
        course.register(1, true).ridden("1-1", "Ad Ac").enter(&arrive(1, "15:00"));
        // The rider was at the finish; a stamp with a time would be too late, or out of order.
        course.refuse(STAFF, &stamp("1-1", 3, card("9h"), "15:10"));
        course.enter(&typed("1-1", 5, "3c")).enter(&typed("1-1", 3, "9h")).enter(&typed("1-1", 4, "7s"));
        course.enter(&void("1-1", Mark::Stop(stop(4)), "misread")).enter(&typed("1-1", 4, "7d"));
        assert_eq!(course.enter(&turn_in("1-1", "15:20")).close().standings.len(), 1);
    }
    // The extra card is still not sold to a hand that is late.
    let mut late = Course::open("{}");
    late.register(1, true).ridden("1-1", "Ad Ac 9h 7s 3c");
    let missing = Refusal::NotArrived(person(1));
    assert_eq!(late.refuse(STAFF, &typed_extra("1-1", "2d")), missing);
    late.enter(&arrive(1, "16:01"));
    assert!(matches!(late.refuse(STAFF, &typed_extra("1-1", "2d")), Refusal::AfterDeadline { .. }));
}

#[test]
fn pr_23_a_card_that_is_typed_and_stamped_counts_once() {
    for settings in BOTH {
        let [stamped, same] = [stamp("1-1", 2, card("Ac"), "12:30"), typed("1-1", 2, "Ac")];
        let ends =
            [[&stamped, &same, &same], [&same, &stamped, &same], [&same, &same, &stamped]].map(|order| {
                let mut course = Course::open(settings);
                course.register(1, true).ridden("1-1", "Ad");
                order.into_iter().for_each(|entry| {
                    course.enter(entry);
                });
                let at = Some(time("12:30"));
                let confirmed =
                    Event::Confirmed { hand: hand("1-1"), mark: Mark::Stop(stop(2)), card: card("Ac"), at };
                assert_eq!(*course.last_cites("PR-23"), confirmed);
                course
            });
        assert!(ends.iter().all(|course| course.run == ends[0].run));
        let [mut course, ..] = ends;
        let twice = course.refuse(STAFF, &stamped);
        assert!(matches!(twice, Refusal::AlreadyStamped { at: Some(_), .. }));
        course.enter(&turn_in("1-1", "15:00")).enter(&same).enter(&typed("1-1", 3, "9h"));
        course.refuse(STAFF, &stamp("1-1", 3, card("9h"), "15:01"));
        course.enter(&stamp("1-1", 3, card("9h"), "13:00"));
    }
}

#[test]
fn pr_23_different_cards_are_a_conflict_until_one_is_void() {
    let conflict = |stamped: &str, typed: &str| Refusal::CardConflict {
        hand: hand("1-1"),
        mark: Mark::Stop(stop(1)),
        stamped: card(stamped),
        typed: card(typed),
    };
    for settings in BOTH {
        let mut course = Course::open(settings);
        course.register(1, true).ridden("1-1", "Ad");
        assert_eq!(course.refuse_citing(&typed("1-1", 1, "Ah"), "PR-23"), conflict("Ad", "Ah"));
        course.enter(&void("1-1", Mark::Stop(stop(1)), "the sheet says hearts"));
        course.enter(&typed("1-1", 1, "Ah"));
        let found = course.refuse_citing(&stamp("1-1", 1, card("Ad"), "12:00"), "PR-23");
        assert_eq!(found, conflict("Ad", "Ah"));
    }
}

#[test]
fn pr_23_the_spin_of_a_participant_who_does_not_ride_is_typed_and_stamped_once() {
    let spin = |spins_at, shown: &str, at: Option<&str>| Action::SpinAll {
        hand: hand("1-1"),
        spins_at,
        cards: cards(shown).try_into().unwrap(),
        at: at.map(time),
    };
    let stamped = spin(SpinsAt::Finish, "Ad Ac 9h 7s 3c", Some("15:30"));
    let same = spin(SpinsAt::FirstStop, "Ad Ac 9h 7s 3c", None);
    for settings in BOTH {
        let ends = [[&stamped, &same], [&same, &stamped]].map(|order| {
            let mut course = Course::open(settings);
            course.register(1, false).enter(&arrive(1, "15:00")).enter(order[0]).enter(order[1]);
            course.last_cites("PR-23");
            course
        });
        assert!(ends[0].run == ends[1].run);
        let [mut course, _] = ends;
        let other = spin(SpinsAt::Finish, "Ad Ac 9h 7s 4c", None);
        let Refusal::CardConflict { mark, .. } = course.refuse(STAFF, &other) else { panic!() };
        assert_eq!(mark, Mark::Stop(stop(5)));
        assert!(matches!(course.refuse(STAFF, &stamped), Refusal::AlreadyStamped { .. }));
    }
}

/// A sheet that shows a card twice is typed in as it is.
#[test]
fn pr_23_a_sheet_with_equal_cards_of_a_pack_is_typed_in_and_not_ranked() {
    for stamps in ["as_entered", "by_time"] {
        let mut course = Course::open(&format!(r#"{{"draw":"pack","stamps":"{stamps}"}}"#));
        course.register(1, true).enter(&turn_in("1-1", "15:00"));
        for (place, shown) in ["Ad", "Ad", "9h", "7s", "3c"].into_iter().enumerate() {
            course.enter(&typed("1-1", place + 1, shown));
        }
        assert_eq!(course.close().unranked[0].reason, Reason::RepeatedCard);
    }
}

#[test]
fn pr_23_equal_cards_of_a_pack_are_typed_in_for_a_participant_who_does_not_ride() {
    let mut course = Course::open(r#"{"draw":"pack"}"#);
    course.register(1, false);
    let drawn = spin_all("1-1", SpinsAt::FirstStop, "Ad Ad 9h 7s 3c", "10:00");
    assert!(matches!(course.refuse(STAFF, &drawn), Refusal::CardHeld { .. }));
    let Action::SpinAll { hand, spins_at, cards, .. } = drawn else { panic!() };
    course.enter(&Action::SpinAll { hand, spins_at, cards, at: None }).enter(&turn_in("1-1", "15:00"));
    assert_eq!(course.close().unranked[0].reason, Reason::RepeatedCard);
}

#[test]
fn pr_23_the_wheel_on_the_screen_gives_every_card_a_time() {
    let mut course = Course::open("{}");
    course.register(1, true);
    let refusal = course.refuse(Actor::House, &typed("1-1", 1, "Ad"));
    assert_eq!(refusal, Refusal::WheelNeedsTime);
    assert_eq!(course.refuse(STAFF, &typed("2-1", 1, "Ad")), Refusal::NoSuchHand(hand("2-1")));
}
