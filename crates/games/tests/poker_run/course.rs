//! Whole events: the views, the record, and the comparison with the referee.

use crate::support::*;
use games::poker_run::referee::{HandRequest, Request, referee};
use games::poker_run::{Action, Phase, Plan, PokerRun, SpinsAt};
use games::record::{Record, RecordError};
use games::{Actor, NoOrder, Refereed, Seat, Viewer};

/// The entries of two riders, one of them with two hands, and of a participant who does not ride.
fn entries() -> Vec<Action> {
    let mut entries = vec![register(1, true), register(2, true), add_hand(2), register(3, false)];
    for (id, shown) in [("1-1", "Ad Ac 9h 7s 3c"), ("2-1", "Kd Kc 9h 7s 3c"), ("2-2", "As Ah 9c 7d 3h")] {
        let shown = cards(shown).into_iter().enumerate();
        entries.extend(shown.map(|(place, card)| stamp(id, place + 1, card, &format!("1{place}:00"))));
    }
    entries.extend([
        arrive(1, "15:00"),
        extra("1-1", "2d", "15:01"),
        turn_in("1-1", "15:02"),
        turn_in("2-2", "15:03"),
        turn_in("2-1", "15:04"),
        arrive(3, "15:30"),
        spin_all("3-1", SpinsAt::Finish, "2c 2d 2h 9s 9c", "15:31"),
        turn_in("3-1", "15:32"),
        Action::Close,
    ]);
    entries
}

#[test]
fn everybody_sees_the_same_board_from_the_first_stamp_to_the_prizes() {
    let mut course = Course::open("{}");
    for action in entries() {
        course.enter(&action);
        let rail = serde_json::to_string(&course.run.view(Viewer::Rail)).unwrap();
        assert_eq!(serde_json::to_string(&course.run.view(Viewer::Seat(Seat::FIRST))).unwrap(), rail);
        let seen = course.run.see(course.last(), Viewer::Rail);
        assert_eq!(seen.as_ref(), Some(course.last()));
    }
    let view = course.run.view(Viewer::Rail);
    assert_eq!(view.phase, Phase::Over);
    assert_eq!(
        placed(&view.board),
        expected(&[("3-1", 1, 50_000), ("1-1", 2, 25_000), ("2-2", 2, 25_000), ("2-1", 4, 0)])
    );
}

#[test]
fn the_event_and_the_referee_give_the_same_results() {
    let mut course = Course::open("{}");
    for action in entries() {
        course.enter(&action);
    }
    let settlement = course.run.outcome().expect("the event is over").settle();
    let sheets = [
        ("2-1", "Kd Kc 9h 7s 3c", "15:04"),
        ("3-1", "2c 2d 2h 9s 9c", "15:32"),
        ("1-1", "Ad Ac 9h 7s 3c 2d", "15:02"),
        ("2-2", "As Ah 9c 7d 3h", "15:03"),
    ];
    let hands = sheets.map(|(id, shown, at)| HandRequest {
        id: id.to_owned(),
        participant: id[..1].to_owned(),
        cards: cards(shown),
        route_complete: true,
        arrived: None,
        turned_in: time(at),
        spin_off: Vec::new(),
    });
    let request =
        Request { hands: hands.to_vec(), prizes: prizes("[50000,30000,20000]"), ..Request::default() };
    let reply =
        serde_json::to_value(referee(&request, &games::poker_run::Settings::default()).unwrap()).unwrap();
    let event = serde_json::to_value(&settlement).unwrap();
    assert_eq!((&reply["standings"], &reply["unranked"]), (&event["standings"], &event["unranked"]));
}

#[test]
fn a_record_refused_by_the_rules_names_the_entry() {
    let mut actions: Vec<_> = entries().into_iter().map(|action| (STAFF, action)).collect();
    actions.swap(4, 5);
    let record = Record::<PokerRun>::new(rules("{}"), Plan::new(Vec::new()), NoOrder);
    let record = Record { actions, ..record };
    let read = Record::<PokerRun>::decode(&record.encode()).unwrap();
    let refused = read.replay(&mut |_| ()).err();
    assert!(matches!(refused, Some(RecordError::Refused { number: 5, .. })));
}

#[test]
fn a_view_offers_what_can_be_entered() {
    let mut course = Course::open("{}");
    course.register(1, true).register(2, false);
    let view = serde_json::to_value(course.run.view(Viewer::Rail)).unwrap();
    let offers = |person: usize| view["participants"][person]["hands"][0]["legal"]["offers"].clone();
    let within = serde_json::json!({"from": "00:00:00", "to": "16:00:00"});
    assert_eq!(offers(0)[0], serde_json::json!({"stamp": {"stop": 1, "within": within}}));
    assert_eq!(offers(1)[0], serde_json::json!({"spin_all": {"spins_at": "first_stop", "within": within}}));
    assert!(course.try_enter(Actor::House, &stamp("1-1", 1, card("Ad"), "12:00")).is_ok());
}
