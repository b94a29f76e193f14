//! The chances of every hand of a running event, from the cards that it has and the spins to come.
//!
//! 1. Hands that can become the same in as many ways are counted once ([`Kind`](super::completions::Kind)).
//! 2. Each is an entrant in the field by itself; with `best_hand_only` the hands of one participant are one ([`Party`]).
//! 3. What each expects of each prize comes from [`for_each_level`](super::field::for_each_level).
//!
//! Hands get their cards independently, each from the wheel or from a pack of its own. A hand that is still out is taken
//! to come in time and to be turned in.

use super::completions::{Draw, Held, Kind};
use super::distribution::Counter;
use super::field::{Entrants, for_each_level};
use super::party::Party;
use cards::{Card, CardSet};
use games::poker_run::{ExtraCard, Reason, Rules, STOPS};
use std::collections::HashMap;

/// A hand of an event that is ranked in the end.
pub struct Hand {
    participant: usize,
    held: Held,
}

/// What every hand of an event can expect of each prize.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    of_places: Vec<Vec<f64>>,
    /// Where the settings have a prize for the low hand.
    of_low_hand: Option<Vec<f64>>,
}

/// Entrants whose chances are the same: single hands, or participants of whom only the best hand counts.
struct Alike {
    party: Party,
    /// For each of them the hands.
    members: Vec<Vec<usize>>,
}

impl Hand {
    /// The hand of a participant, equal for all hands of one, with its cards so far and the number of those to come: the
    /// stops that are left, and the extra card if it will be bought.
    ///
    /// # Errors
    /// The first [`Reason`] for which the hand is not ranked, whatever the wheel shows.
    pub fn new(participant: usize, cards: &[Card], to_come: u8, rules: &Rules) -> Result<Hand, Reason> {
        let all = cards.len() + usize::from(to_come);
        let reasons = [
            (all < STOPS, Reason::TooFewCards),
            (all > STOPS + 1, Reason::TooManyCards),
            (all > STOPS && rules.extra_card() == ExtraCard::None, Reason::ExtraCard),
            (!rules.repeats() && repeated(cards), Reason::RepeatedCard),
        ];
        match reasons.iter().find(|(applies, _)| *applies) {
            Some(&(_, reason)) => Err(reason),
            None => Ok(Hand { participant, held: Held::new(cards, to_come, Draw::of(rules)) }),
        }
    }
}

/// Whether a card is there twice.
fn repeated(cards: &[Card]) -> bool {
    cards.iter().copied().collect::<CardSet>().len() < cards.len()
}

impl Chances {
    /// The chances of all hands of an event to take the first prizes, at most [`MOST_PRIZES`](super::MOST_PRIZES).
    ///
    /// With `best_hand_only` the hands of a participant stand in the order in which they are turned in, which decides
    /// between equal ones (PR-8).
    pub fn of(hands: &[Hand], prizes: usize, rules: &Rules) -> Chances {
        let mut alike = alike(hands, rules);
        let field: Vec<Entrants> = alike.iter_mut().map(Alike::take_entrants).collect();
        let count = hands.len();
        let of_places = expected(count, &alike, &field, prizes, |_, level| level);
        let of_low_hand = rules.low_hand().map(|_| {
            let turned: Vec<Entrants> = field.iter().map(Entrants::upside_down).collect();
            let last = |entrants: usize| turned[entrants].levels.len() - 1;
            let low = expected(count, &alike, &turned, 1, |entrants, level| last(entrants) - level);
            low.into_iter().map(|parts| parts.first().copied().unwrap_or(0.0)).collect()
        });
        Chances { of_places, of_low_hand }
    }

    /// What part of each prize a hand can expect, place 1 first: where ties spin off, its chance of the prize.
    pub fn of_hand(&self, hand: usize) -> &[f64] {
        &self.of_places[hand]
    }

    /// What part of the prize of the low hand a hand can expect, where there is one (PR-18).
    pub fn of_low_hand(&self, hand: usize) -> Option<f64> {
        self.of_low_hand.as_ref().map(|chances| chances[hand])
    }
}

/// What part of each prize every hand can expect in a field of those that are alike; `own` is the level of the entrants
/// themselves that a level of the field is.
fn expected(
    hands: usize,
    alike: &[Alike],
    field: &[Entrants],
    prizes: usize,
    own: impl Fn(usize, usize) -> usize,
) -> Vec<Vec<f64>> {
    let mut expected: Vec<Vec<Vec<f64>>> =
        alike.iter().map(|alike| vec![vec![0.0; prizes]; alike.party.hands()]).collect();
    for_each_level(field, prizes, |entrants, level, parts| {
        let shares = alike[entrants].party.shares(own(entrants, level));
        expected[entrants].iter_mut().zip(shares).for_each(|(expected, &share)| add(expected, share, parts));
    });
    let mut chances = vec![Vec::new(); hands];
    for (alike, expected) in alike.iter().zip(&expected) {
        for (&hand, expected) in alike.members.iter().flat_map(|member| member.iter().zip(expected)) {
            chances[hand].clone_from(expected);
        }
    }
    chances
}

fn add(expected: &mut [f64], share: f64, parts: &[f64]) {
    expected.iter_mut().zip(parts).for_each(|(expected, part)| *expected += share * part);
}

impl Alike {
    fn take_entrants(&mut self) -> Entrants {
        self.party.take_entrants(self.members.len() as u32)
    }
}

/// Who enters the field, those together whose hands are of the same kinds in the same order.
fn alike(hands: &[Hand], rules: &Rules) -> Vec<Alike> {
    let (kinds, kind_of) = kinds(hands, rules);
    let mut alike: Vec<Alike> = Vec::new();
    let mut numbers: HashMap<Vec<usize>, usize> = HashMap::new();
    for member in members(hands, rules.best_hand_only()) {
        let of: Vec<usize> = member.iter().map(|&hand| kind_of[hand]).collect();
        let levels: Vec<_> = of.iter().map(|&kind| &kinds[kind].levels[..]).collect();
        let number = *numbers.entry(of).or_insert_with(|| {
            alike.push(Alike { party: Party::new(&levels), members: Vec::new() });
            alike.len() - 1
        });
        alike[number].members.push(member);
    }
    alike
}

/// What hands can become, and for each hand which of these it can.
fn kinds(hands: &[Hand], rules: &Rules) -> (Vec<Entrants>, Vec<usize>) {
    let mut numbers: HashMap<Kind, usize> = HashMap::new();
    let (mut counter, mut kinds) = (Counter::new(rules.fives()), Vec::new());
    let of = hands.iter().map(|hand| {
        *numbers.entry(hand.held.kind()).or_insert_with(|| {
            kinds.push(Entrants::new(1, &counter.count(&hand.held)));
            kinds.len() - 1
        })
    });
    let of = of.collect();
    (kinds, of)
}

/// The hands of which only the best counts, by participant; else each hand by itself.
fn members(hands: &[Hand], best_only: bool) -> Vec<Vec<usize>> {
    if !best_only {
        return (0..hands.len()).map(|hand| vec![hand]).collect();
    }
    let mut members: Vec<Vec<usize>> = Vec::new();
    let mut numbers: HashMap<usize, usize> = HashMap::new();
    for (place, hand) in hands.iter().enumerate() {
        let number = *numbers.entry(hand.participant).or_insert(members.len());
        if number == members.len() {
            members.push(Vec::new());
        }
        members[number].push(place);
    }
    members
}
