//! The facts about an event that the room queries, compared with the view after every entry of a random event.

use crate::support::*;
use games::poker_run::{Action, Mark, PokerRun, Stop, View};
use games::{Legal, Refereed, Viewer};
use proptest::prelude::*;
use test_support::law_rounds::scaled;

const HAND_PRICE: u64 = 700;
const EXTRA_PRICE: u64 = 300;

/// A random legal entry, sometimes one of a kind that `Legal::pick` does not pick. `None` if the entry drawn is not
/// legal.
fn entry(run: &PokerRun, view: &View, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
    let reason = || "a reason".to_owned();
    let stop = Stop::new(1 + below(5) as usize).unwrap();
    let action = match below(40) {
        0 => Action::CloseStop { stop, reason: reason() },
        1 => Action::ReopenStop { stop, reason: reason() },
        2 | 3 => {
            let people = view.participants.len().max(1) as u64;
            let participant = view.participants.get(below(people) as usize)?.participant;
            match below(6) {
                0 => Action::Rename { participant, name: below(2).to_string(), reason: reason() },
                1 => Action::SetRides { participant, rides: below(2) == 0, reason: reason() },
                2 | 3 => Action::RemoveHand { hand: participant.hand(1 + below(3) as u32), reason: reason() },
                _ => Action::Withdraw { participant },
            }
        }
        4 if below(30) == 0 => Action::Cancel { reason: reason() },
        _ => run.legal(STAFF).pick(below).filter(|action| *action != Action::Close || below(40) == 0)?,
    };
    run.legal(STAFF).allows(&action).then_some(action)
}

fn compare(run: &PokerRun, view: &View, registered: u32) {
    let hands = || view.participants.iter().flat_map(|one| &one.hands);
    let is_valid =
        |mark: Mark, stamp: &games::poker_run::MarkView| stamp.mark == mark && stamp.stamp.void.is_none();
    for hand in hands() {
        for mark in Stop::all().map(Mark::Stop).chain([Mark::Extra]) {
            let there = hand.stamps.iter().find(|stamp| is_valid(mark, stamp)).map(|stamp| &stamp.stamp);
            assert_eq!(run.valid_stamp(hand.hand, mark), there, "{} {mark:?}", hand.hand);
        }
        for stop in Stop::all() {
            assert_eq!(run.awaits_stamp(hand.hand, stop), hand.awaited.contains(&stop));
        }
    }
    for one in &view.participants {
        assert_eq!(run.has_withdrawn(one.participant), one.withdrawn);
        let there: Vec<_> = one.hands.iter().map(|hand| hand.hand).collect();
        let had = (1..=9).map(|number| one.participant.hand(number)).filter(|hand| run.has_hand(*hand));
        assert!(had.eq(there.iter().copied().filter(|hand| hand.number <= 9)), "{there:?}");
        assert_eq!(run.is_riding(one.participant), one.rides && !one.withdrawn && one.arrived.is_none());
    }
    for stop in Stop::all() {
        assert_eq!(run.is_closed(stop), view.closed_stops.iter().any(|closed| closed.stop == stop));
    }
    assert_eq!(run.has_cards(), hands().any(|hand| !hand.stamps.is_empty()));
    assert_eq!(run.last_participant(), view.participants.last().map(|one| one.participant));
    assert_eq!(run.hand_count(), registered);
    let paid = hands().filter(|hand| !hand.unpaid).count() as u64;
    let extras =
        hands().flat_map(|hand| &hand.stamps).filter(|stamp| is_valid(Mark::Extra, stamp)).count() as u64;
    let takings = paid * HAND_PRICE + extras * EXTRA_PRICE;
    let cancelled = view.phase == games::poker_run::Phase::Cancelled;
    assert_eq!(view.takings, chips(if cancelled { 0 } else { takings }), "each extra card is counted once");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(scaled(64) as u32))]

    #[test]
    fn the_facts_of_an_event_are_those_of_its_view(
        seed: u64,
        by_time: bool,
        recorded: bool,
        spin_off: bool,
    ) {
        let settings = serde_json::json!({
            "hand_price": HAND_PRICE,
            "extra_price": EXTRA_PRICE,
            "stamps": if by_time { "by_time" } else { "as_entered" },
            "fees": if recorded { "recorded" } else { "at_registration" },
            "ties": if spin_off { "spin_off" } else { "share" },
        });
        let mut course = Course::open(&settings.to_string());
        let mut state = seed;
        let mut below = |n: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % n
        };
        let mut registered = 0;
        for _ in 0..300 {
            let view = course.run.view(Viewer::Rail);
            compare(&course.run, &view, registered);
            if let Some(action) = entry(&course.run, &view, &mut below) {
                registered += u32::from(matches!(action, Action::Register { .. } | Action::AddHand { .. }));
                course.enter(&action);
            }
        }
    }
}

#[test]
fn pr_16_the_cards_of_a_spin_off_are_listed_in_their_order() {
    let mut course = Course::open(r#"{"ties":"spin_off"}"#);
    let tied = "Ac Kd 9h 7s 3c";
    course.done(1, tied, "15:00").done(2, tied, "15:00").enter(&Action::Close);
    let shown = cards("2c 3c 4c");
    for &card in &shown {
        for id in ["1-1", "2-1"] {
            course.enter(&Action::SpinOff { hand: hand(id), card });
        }
    }
    assert_eq!(course.run.spun_off(hand("1-1")).collect::<Vec<_>>(), shown);
    assert_eq!(course.run.spun_off(hand("3-1")).len(), 0);
}
