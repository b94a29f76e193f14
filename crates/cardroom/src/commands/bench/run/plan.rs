//! The stamps of a run: those made in the morning, and those made during the measurement. The morning puts riders at
//! every stop, as in the middle of an event's day.

use super::rate::{RATE, WARM_UP};
use crate::exit::UsageError;
use room::rng::Rng;
use std::collections::VecDeque;

/// Number of stamps at a steady rate with `--seconds 1`.
const SHORTEST: usize = ((1 + WARM_UP) * RATE) as usize;
/// Number of stops.
pub const STOPS: usize = 5;
/// Denominator of the fraction of imported participants who do not ride, and spin all cards at the first stop.
const NOT_RIDING: u64 = 5;
/// Denominator of the fraction of stamps whose card is typed, as if read from a physical wheel.
const TYPED: usize = 5;

/// A stamp to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// Number of the participant, who has one hand.
    pub participant: u64,
    /// Number of the stop, from 1.
    pub stop: usize,
    /// The card, if it is typed; `None` if the room draws it.
    pub card: Option<String>,
}

/// The stamps of a run.
pub struct Plan {
    /// Number of participants who are imported.
    pub imported: u64,
    /// Number of participants who register later, one a second during the stamps at a steady rate.
    pub late: u64,
    /// Number of imported participants who ride; those after them do not.
    pub riders: u64,
    /// Number of stops that each rider passes in the morning: `passed[0]` belongs to participant 1.
    pub passed: Vec<usize>,
    /// The stamps at a steady rate, those of the warm-up first.
    pub paced: Vec<Stamp>,
    /// The stamps that are made at once, each for a different hand.
    pub burst: Vec<Stamp>,
}

impl Plan {
    /// Plans an event with this number of hands, for `paced` stamps at a steady rate and `burst` stamps at once.
    ///
    /// # Errors
    /// [`UsageError`] if there are too few hands for the stamps. It names `--seconds` only if fewer of them would do.
    pub fn new(hands: u64, paced: usize, burst: usize, rng: &mut Rng) -> Result<Plan, UsageError> {
        Plan::with_enough_hands(hands, paced, burst, rng).ok_or_else(|| {
            let shorter = Plan::with_enough_hands(hands, SHORTEST, burst, rng).filter(|_| SHORTEST < paced);
            let mend = shorter.map_or("use more hands", |_| "use more hands or fewer --seconds");
            let all = paced + burst;
            UsageError(format!("--hands {hands}: too few for {all} stamps, {burst} of them at once; {mend}"))
        })
    }

    /// `None` if there are too few hands for the stamps.
    fn with_enough_hands(hands: u64, paced: usize, burst: usize, rng: &mut Rng) -> Option<Plan> {
        let late = (paced as u64 / RATE).min(hands);
        let imported = hands - late;
        let riders = imported - imported / NOT_RIDING;
        let stops = STOPS as u64;
        let group = ((paced + burst) as u64).div_ceil(stops).min(riders / stops);
        let passed: Vec<usize> = (0..riders).map(|rider| later_stops(rider, group)).collect();
        let mut waiting: [VecDeque<u64>; STOPS] = Default::default();
        for (participant, &passed) in (1..).zip(&passed) {
            waiting[passed].push_back(participant);
        }
        let mut stamp = |waiting: &mut [VecDeque<u64>; STOPS], number: usize, again: bool| {
            let stop =
                (0..STOPS).map(|step| (number + step) % STOPS).find(|&stop| !waiting[stop].is_empty())?;
            let participant = waiting[stop].pop_front()?;
            if again && stop + 1 < STOPS {
                waiting[stop + 1].push_back(participant);
            }
            let card = (number / STOPS).is_multiple_of(TYPED).then(|| card(rng));
            Some(Stamp { participant, stop: stop + 1, card })
        };
        let mut stamps = |count: usize, again: bool| -> Option<Vec<Stamp>> {
            (0..count).map(|number| stamp(&mut waiting, number, again)).collect()
        };
        let paced = stamps(paced, true)?;
        let burst = stamps(burst, false)?;
        Some(Plan { imported, late, riders, passed, paced, burst })
    }
}

/// Number of stops that a rider has passed: the first `group` riders have passed one stop, the next `group` two, and so
/// on up to four; all others have passed none. `rider` counts from 0.
fn later_stops(rider: u64, group: u64) -> usize {
    (1..STOPS).find(|&passed| rider < group * passed as u64).unwrap_or(0)
}

/// A random card as text, such as `Ts`.
pub fn card(rng: &mut Rng) -> String {
    let mut pick = |signs: &str| {
        let place = rng.below_u64(signs.len() as u64) as usize;
        signs[place..=place].to_owned()
    };
    pick("23456789TJQKA") + &pick("shdc")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_hand_is_stamped_at_one_stop_after_the_other() {
        let plan = Plan::new(303, 75, 200, &mut Rng::new(1)).unwrap();
        assert_eq!((plan.riders, plan.passed.len()), (240, 240));
        let mut passed = plan.passed.clone();
        for Stamp { participant, stop, .. } in plan.paced.iter().chain(&plan.burst) {
            let rider = &mut passed[*participant as usize - 1];
            *rider += 1;
            assert_eq!(*rider, *stop, "participant {participant}");
        }
        let at_once: BTreeSet<u64> = plan.burst.iter().map(|stamp| stamp.participant).collect();
        assert_eq!(at_once.len(), 200, "each for another hand");
        let typed = plan.paced.iter().filter(|stamp| stamp.card.is_some()).count();
        assert_eq!(typed, 15);
        let stops: BTreeSet<usize> = plan.paced.iter().map(|stamp| stamp.stop).collect();
        assert_eq!(stops.len(), STOPS);
    }

    #[test]
    fn too_few_hands_are_refused() {
        assert!(Plan::new(100, 75, 200, &mut Rng::new(1)).is_err());
        assert!(Plan::new(1, 1, 0, &mut Rng::new(1)).is_ok());
    }

    /// The refusal offers fewer seconds if and only if they help, and more hands always help.
    #[test]
    fn a_refusal_offers_fewer_seconds_where_they_help() {
        let plan = |hands, paced| Plan::new(hands, paced, 200, &mut Rng::new(1));
        let mut offers = BTreeSet::new();
        for hands in 1..=1_000 {
            let shortest = plan(hands, SHORTEST);
            if let Err(UsageError(refusal)) = &shortest {
                assert!(refusal.ends_with("; use more hands"), "{refusal}");
            }
            let Err(UsageError(refusal)) = plan(hands, 62 * RATE as usize) else { continue };
            let is_offered = refusal.ends_with("; use more hands or fewer --seconds");
            assert_eq!(is_offered, shortest.is_ok(), "{refusal}");
            offers.insert(is_offered);
        }
        assert_eq!(offers, BTreeSet::from([false, true]));
        assert!(plan(1_000, 62 * RATE as usize).is_ok());
    }
}
