//! Stamps that count in the order of their times, not in the order of entry (ruling PR-22).

use crate::support::*;
use games::poker_run::{Action, Event, HandView, Mark, Reason, Refusal, SpinsAt};
use games::{Actor, Refereed, Shown, Viewer};

const BY_TIME: &str = r#"{"stamps":"by_time"}"#;

/// The five stamps of hand 1-1, one every half hour from noon.
fn stamps() -> [Action; 5] {
    let times = ["12:00", "12:30", "13:00", "13:30", "14:00"];
    let cards = cards("Ad Ac 9h 7s 3c");
    std::array::from_fn(|index| stamp("1-1", index + 1, cards[index], times[index]))
}

fn sheet(course: &Course) -> HandView {
    course.run.view(Viewer::Rail).participants.swap_remove(0).hands.swap_remove(0)
}

fn permutations(places: &[usize]) -> Vec<Vec<usize>> {
    if places.is_empty() {
        return vec![Vec::new()];
    }
    let first = |&place: &usize| {
        let rest: Vec<usize> = places.iter().copied().filter(|&other| other != place).collect();
        permutations(&rest).into_iter().map(move |rest| [vec![place], rest].concat())
    };
    places.iter().flat_map(first).collect()
}

/// Every order of entry leads to the same state, even if the hand is turned in before its stamps are entered.
#[test]
fn pr_22_standings_follow_from_the_set_of_stamps() {
    for route in ["ordered", "any_order"] {
        let settings = format!(r#"{{"stamps":"by_time","route":"{route}"}}"#);
        let mut first = Course::open(&settings);
        first.register(1, true);
        for stamp in &stamps() {
            first.enter(stamp);
        }
        first.enter(&turn_in("1-1", "15:00"));
        let orders = permutations(&[0, 1, 2, 3, 4, 5]);
        assert_eq!(orders.len(), 720);
        for order in orders {
            let mut course = Course::open(&settings);
            course.register(1, true);
            for place in order {
                course.enter(stamps().get(place).unwrap_or(&turn_in("1-1", "15:00")));
            }
            assert!(course.run == first.run);
        }
    }
}

/// All orders of the entries in which, for each pair of indices in `kept`, the first entry comes before the second.
fn orders(entries: &[Action], kept: &[(usize, usize)]) -> Vec<Vec<Action>> {
    let all: Vec<usize> = (0..entries.len()).collect();
    let place = |order: &[usize], entry| order.iter().position(|&other| other == entry);
    let mut orders = permutations(&all);
    orders.retain(|order| kept.iter().all(|&(one, other)| place(order, one) < place(order, other)));
    orders.into_iter().map(|order| order.into_iter().map(|entry| entries[entry].clone()).collect()).collect()
}

/// Asserts that a participant's hand is the same after every one of these orders of entry, and ranked in the end.
fn same_after(settings: &str, rides: bool, orders: &[Vec<Action>]) {
    let runs = orders.iter().map(|order| {
        let mut course = Course::open(settings);
        course.register(1, rides);
        for entry in order {
            course.enter(entry);
        }
        course
    });
    let mut runs: Vec<Course> = runs.collect();
    assert!(runs.iter().all(|course| course.run == runs[0].run));
    assert_eq!(runs[0].close().standings.len(), 1);
}

fn first_card(stamp: &Action) -> Shown {
    let Action::Stamp { card, .. } = stamp else { panic!("{stamp:?}") };
    *card
}

#[test]
fn pr_22_a_void_stamp_does_not_count_and_its_replacement_counts_by_its_own_time() {
    let [one, two, three, four, five] = stamps();
    let wrong = stamp("1-1", 3, card("Kd"), "14:30");
    let misread = void("1-1", Mark::Stop(stop(3)), "that was hand 2-1");
    // The wrong stamp contradicts those of stops 4 and 5 until it is void. The first card is only on the paper sheet,
    // without a time.
    let one = Action::Stamp { hand: hand("1-1"), stop: stop(1), card: first_card(&one), at: None };
    let entries = [wrong, misread, three, one, two, four, five, turn_in("1-1", "15:00")];
    let orders = orders(&entries, &[(0, 1), (1, 2), (1, 5), (1, 6)]);
    assert_eq!(orders.len(), 2_016);
    same_after(BY_TIME, true, &orders);

    let mut course = Course::open(BY_TIME);
    course.register(1, true).enter(&stamp("1-1", 3, card("Kd"), "14:30"));
    let fourth = &stamps()[3];
    assert!(matches!(course.refuse(STAFF, fourth), Refusal::OutOfOrder { .. }));
    course.enter(&void("1-1", Mark::Stop(stop(3)), "misread"));
    assert_eq!((sheet(&course).awaited, sheet(&course).next), (Vec::new(), Some(stop(1))));
    course.enter(fourth).enter(&arrive(1, "14:10"));
    assert_eq!(sheet(&course).awaited, [1, 2, 3, 5].map(stop));
    for at in ["13:30:01", "14:20", "16:30"] {
        let late = course.refuse_citing(&stamp("1-1", 3, card("9h"), at), "PR-22");
        assert!(matches!(late, Refusal::OutOfOrder { .. }), "{late}");
    }
    course.enter(&stamps()[2]);
}

#[test]
fn pr_22_the_cards_of_a_participant_who_does_not_ride_are_entered_in_any_order_too() {
    for (spins_at, at) in [(SpinsAt::FirstStop, "12:00"), (SpinsAt::Finish, "14:50")] {
        let wrong = void("1-1", Mark::Stop(stop(3)), "misread");
        let entries = [
            arrive(1, "14:30"),
            spin_all("1-1", spins_at, "Ad Ac 2h 7s 3c", at),
            wrong,
            stamp("1-1", 3, card("9h"), at),
            turn_in("1-1", "15:00"),
        ];
        let mut kept = vec![(0, 4), (1, 2), (2, 3)];
        kept.extend((spins_at == SpinsAt::Finish).then_some((0, 1)));
        let orders = orders(&entries, &kept);
        assert_eq!(orders.len(), if spins_at == SpinsAt::Finish { 4 } else { 10 });
        same_after(BY_TIME, false, &orders);
    }
    let mut course = Course::open(BY_TIME);
    course.register(1, false).enter(&turn_in("1-1", "15:00"));
    let late = course.refuse(STAFF, &spin_all("1-1", SpinsAt::Finish, "Ad Ac 2h 7s 3c", "15:00:01"));
    assert_eq!(late, Refusal::TurnedIn { hand: hand("1-1"), at: time("15:00") });
    course.enter(&spin_all("1-1", SpinsAt::Finish, "Ad Ac 2h 7s 3c", "15:00"));
    course.enter(&void("1-1", Mark::Stop(stop(2)), "misread"));
    let early = course.refuse(STAFF, &stamp("1-1", 2, card("9h"), "14:59"));
    assert_eq!(early, Refusal::TooEarly { at: time("14:59"), after: time("15:00") });
    let mut plain = Course::open("{}");
    plain.register(1, false).enter(&turn_in("1-1", "15:00"));
    let late = plain.refuse(STAFF, &spin_all("1-1", SpinsAt::Finish, "Ad Ac 2h 7s 3c", "15:00"));
    assert!(matches!(late, Refusal::TurnedIn { .. }));
}

/// Of two equal cards, the one entered first may be the wrong one, so neither is refused.
#[test]
fn pr_22_equal_cards_are_both_entered_and_the_hand_is_not_ranked_until_one_is_void() {
    for draw in ["pack", "respin"] {
        let settings = format!(r#"{{"stamps":"by_time","draw":"{draw}"}}"#);
        let [one, two, three, four, five] = stamps();
        let equal = stamp("1-1", 2, card("Ad"), "12:30");
        let entries = [one, equal, three, four, five, turn_in("1-1", "15:00")];
        let ends: Vec<Course> = orders(&entries, &[])
            .iter()
            .map(|order| {
                let mut course = Course::open(&settings);
                course.register(1, true);
                order.iter().for_each(|entry| {
                    course.enter(entry);
                });
                course
            })
            .collect();
        assert!(ends.iter().all(|course| course.run == ends[0].run));
        assert_eq!(ends[0].run.view(Viewer::Rail).board.unranked[0].reason, Reason::RepeatedCard);
        let mut course = ends.into_iter().next().unwrap();
        course.enter(&void("1-1", Mark::Stop(stop(2)), "misread"));
        // The on-screen wheel is spun again.
        let again = course.try_enter(Actor::House, &stamp("1-1", 2, card("Ad"), "12:30")).unwrap_err();
        assert!(matches!(again, Refusal::CardHeld { .. }));
        assert_eq!(course.enter(&two).close().standings.len(), 1);
    }
    let mut plain = Course::open(r#"{"draw":"pack"}"#);
    plain.register(1, true).ridden("1-1", "Ad");
    assert!(matches!(plain.refuse(STAFF, &stamp("1-1", 2, card("Ad"), "12:30")), Refusal::CardHeld { .. }));
}

#[test]
fn pr_22_times_that_contradict_the_route_are_refused() {
    let mut course = Course::open(BY_TIME);
    course.register(1, true).enter(&stamps()[2]);
    let wrong = |number: usize, at: &str| stamp("1-1", number, card("Ad"), at);
    let refused = |number, at: &str| Refusal::OutOfOrder {
        hand: hand("1-1"),
        stop: stop(number),
        at: time(at),
        other: stop(3),
        there: time("13:00"),
    };
    for (number, at) in [(1, "13:00:01"), (2, "14:00"), (4, "12:59:59"), (5, "12:00")] {
        assert_eq!(course.refuse_citing(&wrong(number, at), "PR-22"), refused(number, at));
    }
    course.enter(&wrong(2, "13:00")).enter(&wrong(4, "13:00"));
    course.enter(&arrive(1, "14:00")).enter(&turn_in("1-1", "14:30"));
    assert!(matches!(course.refuse(STAFF, &wrong(5, "14:00:01")), Refusal::AtFinish { .. }));
    assert!(matches!(course.refuse(STAFF, &wrong(5, "14:31")), Refusal::TurnedIn { .. }));
    course.enter(&wrong(5, "14:00"));
}

#[test]
fn pr_22_a_missing_stop_is_a_warning_until_that_stop_has_reported() {
    let mut course = Course::open(BY_TIME);
    course.register(1, true).register(2, true).enter(&stamps()[0]).enter(&stamps()[2]);
    assert_eq!((sheet(&course).awaited, sheet(&course).next), (vec![stop(2)], Some(stop(4))));
    course.enter(&report(2, "12:45")).last_cites("PR-22");
    assert_eq!(sheet(&course).awaited, [stop(2)], "the hand was at stop 3 at 13:00");
    course.enter(&stamp("2-1", 1, card("2c"), "12:00"));
    let skipped =
        Refusal::StopSkipped { hand: hand("2-1"), stop: stop(3), skipped: stop(2), until: time("12:45") };
    assert_eq!(course.refuse_citing(&stamp("2-1", 3, card("2c"), "12:45"), "PR-22"), skipped);
    course.enter(&stamp("2-1", 3, card("2c"), "12:45:01"));
    let again = Refusal::ReportNotLater { stop: stop(2), until: time("12:45"), reported: time("12:45") };
    assert_eq!(course.refuse_citing(&report(2, "12:45"), "PR-22"), again);
    // Stop 2 has reported past 13:00, so the stamp is missing. It can still be entered if it is found.
    course.enter(&report(2, "13:00"));
    assert!(sheet(&course).awaited.is_empty());
    course.enter(&report(2, "13:30"));
    assert!(course.refuse(STAFF, &stamps()[3]).to_string().contains("skipped stop 2"));
    course.enter(&stamps()[1]).enter(&stamps()[3]);
    let mut plain = Course::open("{}");
    assert_eq!(plain.refuse_citing(&report(2, "13:00"), "PR-22"), Refusal::NoReports);
}

/// A card typed in from paper shows that the hand was at the stop, although the time is unknown.
#[test]
fn pr_22_a_stop_whose_card_is_on_paper_was_not_skipped() {
    let mut course = Course::open(BY_TIME);
    course.register(1, true).register(2, true).enter(&typed("1-1", 1, "As")).enter(&report(1, "09:00"));
    course.enter(&stamp("1-1", 2, card("Ks"), "08:00")).enter(&stamp("1-1", 3, card("Qs"), "08:30"));
    assert!(matches!(
        course.refuse(STAFF, &stamp("2-1", 2, card("Ks"), "08:00")),
        Refusal::StopSkipped { .. }
    ));
    course.enter(&void("1-1", Mark::Stop(stop(1)), "that was hand 2-1"));
    assert!(matches!(
        course.refuse(STAFF, &stamp("1-1", 4, card("Js"), "09:00")),
        Refusal::StopSkipped { .. }
    ));
    // Once the stamp is found, its time is compared.
    course.enter(&typed("1-1", 1, "As")).enter(&stamp("1-1", 4, card("Js"), "09:00"));
    let late = course.refuse_citing(&stamp("1-1", 1, card("As"), "08:01"), "PR-22");
    assert!(matches!(late, Refusal::OutOfOrder { .. }));
    course.enter(&stamp("1-1", 1, card("As"), "08:00"));
}

#[test]
fn pr_22_a_wrong_report_is_taken_back_or_lowered_and_what_it_refused_is_entered() {
    let mut course = Course::open(BY_TIME);
    course.register(1, true).enter(&stamps()[0]);
    let none = Refusal::NothingReported(stop(2));
    assert_eq!(course.refuse_citing(&retract_report(2, None, "wrong stop"), "PR-22"), none);
    course.enter(&report(2, "23:00"));
    assert!(matches!(course.refuse(STAFF, &stamps()[2]), Refusal::StopSkipped { .. }));
    let (until, reported) = (time("23:00"), time("23:00"));
    let not_earlier = Refusal::ReportNotEarlier { stop: stop(2), until, reported };
    assert_eq!(course.refuse(STAFF, &retract_report(2, Some("23:00"), "mistyped")), not_earlier);
    assert_eq!(course.refuse(STAFF, &retract_report(2, None, " ")), Refusal::NoReason);
    course.enter(&retract_report(2, Some("12:45"), "mistyped")).last_cites("PR-22");
    course.enter(&stamps()[2]).enter(&report(2, "13:15"));
    let retracted = Event::ReportRetracted {
        stop: stop(2),
        from: time("13:15"),
        until: None,
        reason: "wrong stop".to_owned(),
    };
    assert_eq!(*course.enter(&retract_report(2, None, "wrong stop")).last(), retracted);
    assert!(course.run.view(Viewer::Rail).reports.is_empty());
    course.enter(&stamps()[3]).enter(&Action::Close);
    assert_eq!(course.refuse(STAFF, &retract_report(2, None, "late")), Refusal::Over);
}

#[test]
fn pr_07_a_later_stamp_of_a_hand_that_skipped_a_stop_counts_if_the_organiser_says_so() {
    for settings in ["{}", BY_TIME] {
        let mut course = Course::open(settings);
        course.register(1, true).register(2, false).enter(&stamps()[0]);
        if settings == BY_TIME {
            course.enter(&report(2, "14:00"));
        }
        course.refuse(STAFF, &stamps()[2]);
        assert_eq!(course.refuse(STAFF, &allow_skip("1-1", 2, "")), Refusal::NoReason);
        course.enter(&allow_skip("1-1", 2, "sent on by mistake")).last_cites("PR-7");
        let again = Refusal::SkipAllowed { hand: hand("1-1"), stop: stop(2) };
        assert_eq!(course.refuse_citing(&allow_skip("1-1", 2, "again"), "PR-7"), again);
        let whole = course.refuse(STAFF, &allow_skip("2-1", 2, "does not ride"));
        assert_eq!(whole, Refusal::SpinsAtOnce { hand: hand("2-1") });
        course.enter(&stamps()[2]).enter(&stamps()[3]);
        assert_eq!((sheet(&course).skipped, sheet(&course).next), (vec![stop(2)], Some(stop(5))));
        assert!(sheet(&course).awaited.is_empty(), "nothing is awaited from a stop that was skipped");
        // The rider goes back to the stop after all, later than to stop 4.
        let mut back = Course { run: course.run.clone(), events: Vec::new() };
        back.enter(&stamp("1-1", 2, card("Ac"), "13:45")).enter(&stamps()[4]);
        assert_eq!(back.enter(&turn_in("1-1", "15:00")).close().standings.len(), 1);
        course.enter(&stamps()[4]).enter(&arrive(1, "14:30"));
        let missing = Refusal::StopsMissing { hand: hand("1-1"), next: stop(2) };
        assert_eq!(course.refuse(STAFF, &extra("1-1", "2d", "14:40")), missing);
        let settlement = course.enter(&turn_in("1-1", "15:00")).close();
        assert_eq!(settlement.unranked[0].reason, Reason::StopMissing);
    }
    let mut any = Course::open(r#"{"route":"any_order"}"#);
    any.register(1, true);
    assert_eq!(any.refuse_citing(&allow_skip("1-1", 2, "why"), "PR-7"), Refusal::NoPostedOrder);
}

#[test]
fn pr_22_the_extra_card_does_not_wait_for_stamps_that_may_still_come() {
    let mut course = Course::open(BY_TIME);
    course.register(1, true).enter(&arrive(1, "15:00")).enter(&report(5, "15:00"));
    for stamp in &stamps()[..4] {
        course.enter(stamp);
    }
    let missing = Refusal::StopsMissing { hand: hand("1-1"), next: stop(5) };
    assert_eq!(course.refuse(STAFF, &extra("1-1", "2d", "15:05")), missing);
    course.enter(&stamps()[4]).enter(&extra("1-1", "2d", "15:05"));
    let mut open = Course::open(BY_TIME);
    open.register(1, true).enter(&arrive(1, "15:00")).enter(&extra("1-1", "2d", "15:05"));
    assert_eq!(sheet(&open).awaited.len(), 5);
    for stamp in &stamps()[1..] {
        open.enter(stamp);
    }
    let settlement = open.enter(&turn_in("1-1", "15:10")).close();
    assert_eq!(settlement.unranked[0].reason.id(), "stop_missing", "the extra card is not that of stop 1");
}

#[test]
fn pr_22_standings_are_provisional_until_every_stop_has_reported_or_staff_close() {
    let provisional = |course: &Course| course.run.view(Viewer::Rail).provisional;
    let mut course = Course::open(BY_TIME);
    course.enter(&close_stop(5, "avalanche"));
    for number in 1..=5 {
        assert!(provisional(&course));
        course.enter(&report(number, "16:00"));
    }
    assert!(!provisional(&course));
    course.enter(&move_deadline("16:30", "fog"));
    assert!(provisional(&course));
    course.enter(&Action::Close);
    assert!(!provisional(&course) && !provisional(&Course::open("{}")));
}
