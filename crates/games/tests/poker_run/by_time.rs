//! Stamps that count by their times.

use crate::support::*;
use games::poker_run::{Action, HandView, Refusal};
use games::{Refereed, Viewer};

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

/// Every order of entry gives the same state, also if the hand was turned in before.
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
