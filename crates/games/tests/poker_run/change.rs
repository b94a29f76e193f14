//! Closed stops, and a deadline moved later.

use crate::support::*;
use games::poker_run::{Action, ArrivalDependency, Event, Mark, Plan, PokerRun, Refusal, SpinsAt};
use games::{NoOrder, Refereed, Viewer};

#[test]
fn pr_21_the_card_of_a_closed_stop_is_drawn_at_a_later_stop() {
    let mut course = Course::open("{}");
    course.register(1, true).register(2, true).ridden("1-1", "Ad").ridden("2-1", "2c 3c 4c");
    course.enter(&close_stop(3, "avalanche")).last_cites("PR-21");
    assert_eq!(course.refuse_citing(&close_stop(3, "again"), "PR-21"), Refusal::StopClosed(stop(3)));
    assert_eq!(course.refuse(STAFF, &close_stop(4, " ")), Refusal::NoReason);
    // Stop 2 comes before stop 3 and is open.
    let early = Refusal::NotNextStop { hand: hand("1-1"), stop: stop(3), next: stop(2) };
    assert_eq!(course.refuse(STAFF, &stamp("1-1", 3, card("9h"), "12:40")), early);
    course.enter(&stamp("1-1", 2, card("Ac"), "12:30"));
    let Event::Stamped { next, .. } = course.last() else { panic!() };
    assert_eq!(*next, Some(stop(4)), "riders go on to the next open stop");
    course.enter(&stamp("1-1", 4, card("7s"), "13:30")).enter(&stamp("1-1", 3, card("9h"), "13:31"));
    course.enter(&stamp("1-1", 5, card("3c"), "14:00")).enter(&turn_in("1-1", "15:00"));
    // A stamp made at the stop before it was closed stays valid.
    course.enter(&stamp("2-1", 4, card("5d"), "13:30")).enter(&stamp("2-1", 5, card("6d"), "14:00"));
    course.enter(&turn_in("2-1", "15:00"));
    let view = course.run.view(Viewer::Rail);
    assert_eq!((view.closed_stops[0].stop, view.closed_stops[0].reason.as_str()), (stop(3), "avalanche"));
    assert_eq!(course.places(), expected(&[("2-1", 1, 50_000), ("1-1", 2, 30_000)]));
    assert_eq!(course.refuse(STAFF, &close_stop(4, "late")), Refusal::Over);
}

#[test]
fn pr_21_the_card_of_a_closed_stop_is_drawn_at_the_finish() {
    let mut course = Course::open("{}");
    course.register(1, true).register(2, true).register(3, true).enter(&close_stop(5, "avalanche"));
    for id in ["1-1", "2-1", "3-1"] {
        course.ridden(id, "Ad Ac 9h 7s");
    }
    course.enter(&arrive(1, "16:00")).enter(&arrive(2, "16:00:01")).enter(&arrive(3, "15:50"));
    assert!(matches!(course.refuse(STAFF, &extra("1-1", "2c", "16:05")), Refusal::StopsMissing { .. }));
    course.enter(&stamp("1-1", 5, card("3c"), "16:04"));
    let late = course.refuse(STAFF, &stamp("2-1", 5, card("3c"), "16:04"));
    assert_eq!(late, Refusal::AfterDeadline { at: time("16:00:01"), deadline: time("16:00") });
    let spun = ArrivalDependency::ClosedStop;
    let refusal = Refusal::ArrivalStands { participant: person(1), hand: hand("1-1"), dependency: spun };
    assert_eq!(course.refuse(STAFF, &void_arrival(1, "wrong number")), refusal);
    course.enter(&extra("1-1", "2c", "16:05")).enter(&turn_in("1-1", "16:06"));
    course.enter(&turn_in("3-1", "15:55"));
    let turned_in = course.refuse(STAFF, &stamp("3-1", 5, card("3c"), "15:56"));
    assert!(matches!(turned_in, Refusal::TurnedIn { .. }));
    let settlement = course.close();
    assert_eq!(placed(&settlement), expected(&[("1-1", 1, 50_000)]));
    let reasons: Vec<_> = settlement.unranked.iter().map(|hand| hand.reason.id()).collect();
    assert_eq!(reasons, ["late", "stop_missing"], "closing a stop does not excuse its card");
}

#[test]
fn pr_21_at_the_finish_the_deadline_for_turning_in_holds_for_the_card_of_a_closed_stop() {
    let mut course = Course::open(r#"{"deadline_for":"turn_in"}"#);
    course.register(1, true).enter(&close_stop(1, "avalanche"));
    for (number, at) in [(2, "12:00"), (3, "12:30"), (4, "13:00"), (5, "13:30")] {
        course.enter(&stamp("1-1", number, card("Ad"), at));
    }
    course.enter(&arrive(1, "15:00"));
    let late = Refusal::AfterDeadline { at: time("16:00:01"), deadline: time("16:00") };
    assert_eq!(course.refuse(STAFF, &stamp("1-1", 1, card("Ad"), "16:00:01")), late);
    course.enter(&stamp("1-1", 1, card("Ad"), "16:00"));
}

#[test]
fn pr_21_with_every_stop_closed_all_cards_are_drawn_at_the_finish() {
    let mut course = Course::open("{}");
    course.register(1, true).register(2, false);
    for number in 1..=5 {
        course.enter(&close_stop(number, "avalanche"));
    }
    course.enter(&arrive(1, "15:00"));
    for number in [3, 1, 5, 2, 4] {
        course.enter(&stamp("1-1", number, card("Ad"), "15:10"));
    }
    course.enter(&turn_in("1-1", "15:20"));
    course.enter(&spin_all("2-1", SpinsAt::FirstStop, "Ad Ac 9h 7s 3c", "11:00"));
    course.enter(&turn_in("2-1", "15:20"));
    assert_eq!(course.places(), expected(&[("1-1", 1, 50_000), ("2-1", 2, 30_000)]));
}

#[test]
fn pr_21_a_closed_stop_is_opened_again_while_no_hand_depends_on_its_closure() {
    let passed = Refusal::PassedStop { stop: stop(2), hand: hand("1-1") };
    for settings in ["{}", r#"{"stamps":"by_time"}"#] {
        let mut course = Course::open(settings);
        assert_eq!(course.refuse_citing(&reopen_stop(2, "clear"), "PR-21"), Refusal::StopNotClosed(stop(2)));
        course.register(1, true).register(2, false).ridden("1-1", "Ad").enter(&close_stop(2, "avalanche"));
        assert_eq!(course.refuse(STAFF, &reopen_stop(2, " ")), Refusal::NoReason);
        course.enter(&reopen_stop(2, "clear")).last_cites("PR-21");
        assert!(course.run.view(Viewer::Rail).closed_stops.is_empty());
        course.enter(&close_stop(2, "again")).enter(&stamp("1-1", 3, card("9h"), "13:00"));
        assert_eq!(course.refuse_citing(&reopen_stop(2, "clear"), "PR-21"), passed);
        // The card of stop 2, drawn at stop 3 after that of stop 3, contradicts the posted order only if stamps count
        // by time.
        course.enter(&stamp("1-1", 2, card("Ac"), "13:01"));
        match settings {
            "{}" => course.enter(&reopen_stop(2, "clear")),
            _ => {
                assert_eq!(course.refuse(STAFF, &reopen_stop(2, "clear")), passed);
                course.enter(&void("1-1", Mark::Stop(stop(3)), "misread")).enter(&reopen_stop(2, "clear"))
            }
        };
    }
    let mut any = Course::open(r#"{"route":"any_order"}"#);
    any.register(1, true).enter(&close_stop(2, "avalanche")).enter(&stamp("1-1", 3, card("9h"), "13:00"));
    any.enter(&reopen_stop(2, "clear")).enter(&close_stop(2, "avalanche")).enter(&arrive(1, "15:00"));
    assert_eq!(any.refuse(STAFF, &reopen_stop(2, "clear")), passed);
    any.enter(&stamp("1-1", 2, card("9h"), "15:01"));
    assert_eq!(any.refuse(STAFF, &reopen_stop(2, "clear")), passed, "it was drawn at the finish");
}

#[test]
fn pr_21_the_deadline_is_moved_later_and_never_earlier() {
    let mut course = Course::open("{}");
    course.done(1, "Ad Ac 9h 7s 3c", "16:10").done(2, "Kd Kc 9h 7s 3c", "15:00");
    for earlier in ["15:00", "16:00"] {
        let refused = Refusal::DeadlineNotLater { to: time(earlier), deadline: time("16:00") };
        assert_eq!(course.refuse_citing(&move_deadline(earlier, "fog"), "PR-21"), refused);
    }
    assert_eq!(course.refuse(STAFF, &move_deadline("16:10", "")), Refusal::NoReason);
    course.enter(&move_deadline("16:10", "fog")).last_cites("PR-21");
    let (from, to) = (time("16:00"), time("16:10"));
    assert_eq!(*course.last(), Event::DeadlineMoved { from, to, reason: "fog".to_owned() });
    assert_eq!(course.run.view(Viewer::Rail).deadline, to);
    assert_eq!(
        course.refuse(STAFF, &move_deadline("16:05", "fog")),
        Refusal::DeadlineNotLater { to: time("16:05"), deadline: to }
    );
    course.register(3, true).enter(&stamp("3-1", 1, card("Ad"), "16:10"));
    assert_eq!(course.places(), expected(&[("1-1", 1, 50_000), ("2-1", 2, 30_000)]));
    assert_eq!(course.refuse(STAFF, &move_deadline("17:00", "fog")), Refusal::Over);
    let mut spun = Course::open(r#"{"ties":"spin_off"}"#);
    spun.done(1, "Ad Ac 9h 7s 3c", "15:00").done(2, "Ad Ac 9h 7s 3c", "15:00").enter(&Action::Close);
    assert_eq!(spun.refuse(STAFF, &move_deadline("17:00", "fog")), Refusal::SpinOffNow);
}

#[test]
fn pr_21_the_place_of_a_hand_cites_the_card_of_a_closed_stop() {
    let cited = |at: &[&str; 5], order: &[usize]| {
        let mut course = Course::open("{}");
        course.register(1, true).enter(&close_stop(3, "avalanche"));
        for &number in order {
            if number == 0 {
                course.enter(&arrive(1, "15:50"));
            } else {
                course.enter(&stamp("1-1", number, card("Ad"), at[number - 1]));
            }
        }
        let settlement = course.enter(&turn_in("1-1", "17:30")).close();
        games::clause::ids(&settlement.standings[0].clauses).contains(&"PR-21")
    };
    assert!(cited(&["12:00", "12:30", "17:00", "13:00", "13:30"], &[1, 2, 4, 5, 0, 3]), "at the finish");
    assert!(cited(&["12:00", "12:30", "13:31", "13:00", "13:30"], &[1, 2, 4, 5, 3, 0]), "at stop 5");
    // The stop stamped the sheet before it was closed.
    assert!(!cited(&["12:00", "12:30", "12:45", "13:00", "13:30"], &[1, 2, 3, 4, 5, 0]));
    // The results in files of version 2 stay the same.
    let plan = Plan::new(prizes("[50000]"));
    let run = PokerRun::open_version(2, &rules("{}"), &plan, &NoOrder, &mut |_| ()).unwrap();
    let mut course = Course { run, events: Vec::new() };
    course.register(1, true).enter(&close_stop(5, "avalanche")).ridden("1-1", "Ad Kd Qd Jd");
    course.enter(&arrive(1, "15:00")).enter(&stamp("1-1", 5, card("2c"), "15:01"));
    let settlement = course.enter(&turn_in("1-1", "15:02")).close();
    assert!(!games::clause::ids(&settlement.standings[0].clauses).contains(&"PR-21"));
}
