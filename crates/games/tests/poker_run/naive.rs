//! Random entries for one rider's hand, compared with an independent model of the rulings on times: PR-6, PR-12, PR-17,
//! PR-22, PR-23 and PR-24.

use crate::support::*;
use games::poker_run::{Action, Mark, Stop, Time};
use games::{Actor, Legal, Refereed, Viewer};
use test_support::Chance;

const CARD: &str = "Ad";
const DEADLINE: &str = "16:00";

/// The state of the hand without a history: only the entries that are valid now.
#[derive(Default)]
struct Sheet {
    /// The time of the valid stamp of each stop; `Some(None)` for a card typed in from paper, which has no time.
    stamps: [Option<Option<Time>>; 5],
    reports: [Option<Time>; 5],
    arrived: Option<Time>,
    /// `true` if the arrival is a turn-in, not a scan.
    by_turn_in: bool,
    turned_in: Option<Time>,
}

impl Sheet {
    fn time_at(&self, place: usize) -> Option<Time> {
        self.stamps[place].flatten()
    }

    fn last(&self) -> Option<Time> {
        (0..5).filter_map(|place| self.time_at(place)).max()
    }

    /// Returns whether a stamp at this place and time is in the posted order. The stamp of an earlier stop may be
    /// missing unless that stop has reported up to this time or later.
    fn in_order(&self, place: usize, at: Time) -> bool {
        let before = (0..place).all(|earlier| match self.stamps[earlier] {
            Some(there) => there.is_none_or(|there| there <= at),
            None => self.reports[earlier].is_none_or(|until| until < at),
        });
        before && (place + 1..5).all(|later| self.time_at(later).is_none_or(|there| there >= at))
    }

    fn stamp(&mut self, stop: Stop, at: Option<Time>) -> bool {
        let place = stop.number() - 1;
        let may = match (self.stamps[place], at) {
            (Some(Some(_)), Some(_)) => false,
            (_, None) => true,
            (_, Some(at)) => {
                let ends = [Some(time(DEADLINE)), self.arrived, self.turned_in];
                ends.iter().flatten().all(|&end| at <= end) && self.in_order(place, at)
            }
        };
        if may {
            self.stamps[place] = Some(self.stamps[place].flatten().or(at));
        }
        may
    }

    fn void(&mut self, stop: Stop) -> bool {
        self.stamps[stop.number() - 1].take().is_some()
    }

    fn arrive(&mut self, at: Time) -> bool {
        let may = self.arrived.is_none() && self.last() <= Some(at);
        if may {
            (self.arrived, self.by_turn_in) = (Some(at), false);
        }
        may
    }

    fn void_arrival(&mut self) -> bool {
        let may = self.arrived.is_some() && self.turned_in.is_none();
        if may {
            self.arrived = None;
        }
        may
    }

    fn turn_in(&mut self, at: Time) -> bool {
        let may = self.turned_in.is_none() && self.arrived.max(self.last()) <= Some(at);
        if may {
            self.by_turn_in |= self.arrived.is_none();
            self.arrived = self.arrived.or(Some(at));
            self.turned_in = Some(at);
        }
        may
    }

    fn void_turn_in(&mut self) -> bool {
        let may = self.turned_in.take().is_some();
        if may && std::mem::take(&mut self.by_turn_in) {
            self.arrived = None;
        }
        may
    }

    fn report(&mut self, stop: Stop, until: Time) -> bool {
        let reported = &mut self.reports[stop.number() - 1];
        let may = *reported < Some(until);
        if may {
            *reported = Some(until);
        }
        may
    }
}

fn entry(chance: &mut Chance) -> Action {
    let place = stop(1 + chance.below(5) as usize);
    let at = Time::from_seconds(time("15:58").seconds() + chance.below(180) as u32).unwrap();
    let reason = || "wrong number".to_owned();
    match chance.below(16) {
        0 => Action::Arrive { participant: person(1), at },
        1 => Action::VoidArrival { participant: person(1), reason: reason() },
        2 => Action::TurnIn { hand: hand("1-1"), at },
        3 => Action::VoidTurnIn { hand: hand("1-1"), reason: reason() },
        4 | 5 => Action::Void { hand: hand("1-1"), mark: Mark::Stop(place), reason: reason() },
        6 => Action::Report { stop: place, until: at },
        7 | 8 => typed("1-1", place.number(), CARD),
        _ => Action::Stamp { hand: hand("1-1"), stop: place, card: card(CARD), at: Some(at) },
    }
}

fn model(sheet: &mut Sheet, action: &Action) -> bool {
    match *action {
        Action::Stamp { stop, at, .. } => sheet.stamp(stop, at),
        Action::Void { mark: Mark::Stop(stop), .. } => sheet.void(stop),
        Action::Arrive { at, .. } => sheet.arrive(at),
        Action::VoidArrival { .. } => sheet.void_arrival(),
        Action::TurnIn { at, .. } => sheet.turn_in(at),
        Action::VoidTurnIn { .. } => sheet.void_turn_in(),
        Action::Report { stop, until } => sheet.report(stop, until),
        _ => panic!("{action:?}"),
    }
}

#[test]
fn pr_22_random_entries_are_accepted_as_an_independent_model_accepts_them() {
    let (mut accepted, mut refused, mut turned_back) = (0_u32, 0_u32, 0_u32);
    for seed in 0..400 {
        let mut chance = Chance::new(seed);
        let mut course = Course::open(r#"{"stamps":"by_time"}"#);
        let mut sheet = Sheet::default();
        course.register(1, true);
        for _ in 0..60 {
            let action = entry(&mut chance);
            let before = course.run.clone();
            let expected = model(&mut sheet, &action);
            let found = course.try_enter(STAFF, &action);
            assert_eq!(found.is_ok(), expected, "seed {seed}: {action:?}: {found:?}");
            if expected {
                accepted += 1
            } else {
                refused += 1
            }
            let view = course.run.view(Viewer::Rail).participants.swap_remove(0);
            assert_eq!((view.arrived, view.hands[0].turned_in), (sheet.arrived, sheet.turned_in));
            if let Action::TurnIn { .. } = action
                && expected
            {
                // PR-24: once a turn-in is void, the state is the same as before it.
                let mut undone = course.run.clone();
                let void = Action::VoidTurnIn { hand: hand("1-1"), reason: "wrong number".to_owned() };
                assert!(undone.legal(STAFF).allows(&void) && !undone.legal(Actor::House).allows(&void));
                undone.apply(STAFF, &void, &mut |_| ()).unwrap();
                assert!(undone == before, "seed {seed}");
                turned_back += 1;
            }
        }
    }
    assert!(accepted > 5_000 && refused > 5_000 && turned_back > 100, "{accepted} {refused} {turned_back}");
}
