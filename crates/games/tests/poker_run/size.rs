//! The time needed to view, clone and change a large event. The test is ignored by default; run it in a release
//! build: `cargo test --release --test poker_run -- --ignored`.

use crate::support::*;
use games::{Refereed, Viewer};
use std::time::Instant;

#[test]
#[ignore = "measures time"]
fn a_view_of_5000_hands_takes_less_than_100_ms() {
    let mut course = Course::with_prizes(r#"{"ties":"spin_off","extra_price":500}"#, "[50000,30000,20000]");
    let enter = |course: &mut Course, action| course.run.apply(STAFF, &action, &mut |_| ()).unwrap();
    let wheel = |number: u32, place: u32| {
        games::Shown(cards::Card::from_index(((number * 7 + place * 13) % 52) as usize).unwrap())
    };
    for number in 1..=2_500 {
        enter(&mut course, register(number, true));
        enter(&mut course, add_hand(number));
        for id in [format!("{number}-1"), format!("{number}-2")] {
            for place in 1..=5 {
                enter(&mut course, stamp(&id, place as usize, wheel(number, place), &format!("1{place}:00")));
            }
            enter(&mut course, turn_in(&id, "15:50"));
        }
    }
    let time = |what: &mut dyn FnMut()| {
        let started = Instant::now();
        (0..10).for_each(|_| what());
        started.elapsed() / 10
    };
    let view = time(&mut || assert_eq!(course.run.view(Viewer::Rail).participants.len(), 2_500));
    let command = time(&mut || {
        let mut next = course.run.clone();
        next.apply(STAFF, &move_deadline("17:00", "fog"), &mut |_| ()).unwrap();
        let stamped = void("9-1", games::poker_run::Mark::Stop(stop(1)), "misread");
        next.apply(STAFF, &stamped, &mut |_| ()).unwrap();
    });
    let clone = time(&mut || assert!(course.run.clone().phase() == games::poker_run::Phase::Open));
    println!("view {view:?}, clone {clone:?}, clone and change {command:?}");
    assert!(view.as_millis() < 100, "{view:?}");
}
